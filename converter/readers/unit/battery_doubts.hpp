// What in the line of a battery we may have misunderstood: guns that no word counts, gunners that do not fit its guns.
#pragma once

#include "converter/readers/unit/doubts.hpp"

namespace estafette::readers {

/// Adds a question if the unit is a battery whose guns or men are in doubt; never more than one.
void ask_about_battery(const ToldUnit& told, const PhraseBook& words, UnitReading& reading);

/// True for "Half 6-pdr battery", "1/2 battery": it has half the guns that others have.
[[nodiscard]] bool names_half_a_battery(const Tokens& name, const PhraseBook& words);

}  // namespace estafette::readers
