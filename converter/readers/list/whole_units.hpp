// A list in which each entry tells all that there is to know of its unit, however the others are told:
//   2nd Regiment of Line Infantry, 3rd Light Regiment, Alba Regiment, 4 companies of foot artillery
//   two battalions of Toro, 800 men; the Alba Regiment, 400; two companies of sappers, 90
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// A unit for each entry between commas, semicolons and a word for "and"; figures between two commas are those of the
/// entry before them. Empty if there are fewer than three, or if one of them does not say both what it is and which.
[[nodiscard]] std::vector<Parts> whole_units(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
