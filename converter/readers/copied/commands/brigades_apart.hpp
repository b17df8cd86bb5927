// Several commands on one line, each with its numbered troops, and perhaps what they belong to before them:
//   Hood's Division: Kern's Brigade - 1st Texas (426), 4th Texas (415); Roe's Brigade - 4th Alabama (346)
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// A line for each of those commands, "Kern's Brigade: 1st Texas (426), 4th Texas (415)"; behind what they belong to
/// one for all, with their dashes as colons. Empty if a line is no such one.
[[nodiscard]] std::vector<std::string> brigades_apart(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
