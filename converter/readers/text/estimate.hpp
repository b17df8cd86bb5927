// What a text leaves out: men from battalions, squadrons or guns alone, guns of a battery, its piece.
// Figures: templates/readers/words.xml <strength>. Whatever is assumed is marked.
#pragma once

#include "converter/readers/text/unit.hpp"

namespace estafette::readers {

/// Sets guns and piece of a battery: as stated, else as its name says, else as its nation's batteries had them.
void estimate_guns(Unit& unit, const Facts& facts, const Tokens& name, const PhraseBook& words, UnitReading& reading);

/// "2 foot batteries, 16 guns": as many units as batteries, each with its share. One or fewer: itself.
[[nodiscard]] std::vector<Unit> batteries_of(const Unit& all, int count);

/// Sets the men of a unit whose strength is not stated.
void estimate_men(Unit& unit, const Facts& facts, const Assumed& assumed, UnitReading& reading);

}  // namespace estafette::readers
