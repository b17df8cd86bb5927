// Names of troops at semicolons, of which the arm before them tells that they are troops.
//   Infanterie: Alba, 2 bns; 2nd of Toro; Reina, 400 men
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// A unit of each entry of the list, if each is a name, with or without figures, and one has figures; else none.
[[nodiscard]] std::vector<Parts> entries_at_semicolons(std::string_view list, const PhraseBook& words);

/// "Infanterie. Alba, 2 bns; Toro" as "Infanterie: Alba, 2 bns; Toro".
[[nodiscard]] std::string with_colon_behind_arm(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
