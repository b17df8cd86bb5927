// Estimates what a text leaves out: men from battalions, squadrons or guns, the guns of a battery, its kind of gun.
// Figures: templates/readers/words.xml <strength>. Every assumption is marked.
#pragma once

#include "converter/readers/unit/unit.hpp"

namespace estafette::readers {

inline constexpr int kMostBatteries = 24;  ///< on one line

/// What is assumed of troops of that arm in a text that states the size of all battalions, squadrons or batteries.
[[nodiscard]] Assumed with_sizes(Assumed usual, const StatedSizes& stated, Arm arm);

/// Sets guns and kind of gun of a battery: as stated, or else from its name, or else as usual in its nation's
/// batteries.
void estimate_guns(Unit& unit, const Facts& facts, const Tokens& name, const PhraseBook& words, const Assumed& assumed,
                   UnitReading& reading);

/// "2 foot batteries, 16 guns": so many units, each with its share. If there is only one, the unit itself.
[[nodiscard]] std::vector<Unit> alike(Unit all, int count);

/// Sets the men of a unit whose strength is not stated.
void estimate_men(Unit& unit, const Facts& facts, const Assumed& assumed, UnitReading& reading);

}  // namespace estafette::readers
