// Several commands on one line with a plus between them, or troops at a headquarters:
//   Delft - 1st Brigade (General Kern) [1200] + 2nd Brigade (General Roe) [900]
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// A line for each: "Delft - 1st Brigade (General Kern) [1200]" and "2nd Brigade (General Roe) [900]". A headquarters
/// before the first plus is a note: "Leiden - Headquarters of Kern + 2nd Dragoons [400]" is "Note: Leiden -
/// Headquarters of Kern" and "2nd Dragoons [400]". Empty if a line is no such one.
[[nodiscard]] std::vector<std::string> joined_by_plus(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
