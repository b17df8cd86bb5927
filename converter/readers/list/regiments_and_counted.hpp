// Regiments and what is counted beside them, on a line without their command:
//   2e de ligne, 3e léger, 4 compagnies d'artillerie à pied
//   2nd Line, 3rd Light, one squadron of hussars, 2 batteries
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// The troops of such a line; none if it is any other. What is counted must be of another sort than the regiment
/// before it, or batteries: "2nd Hussars, 3 squadrons of light cavalry" is one regiment.
[[nodiscard]] std::vector<Parts> regiments_and_counted(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
