// Commands whose troops follow on their line without a colon: in the words of a sentence, or at once:
//   1st Brigade. Containing four veteran battalions · Brigade Kern 8th Line 900, 9th Line 800
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// The line with a colon behind the command, for the words that say what it holds (<link is="holds"> in words.xml) or
/// before the first of its troops, if they have numbers.
[[nodiscard]] std::string with_colon_for_holding(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
