// Regiments on one line, each with its number and its sort, whatever parts them:
//   9th Line / 24th Line (3) & 8th Light (2)
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "9th Line / 24th Line & 8th Light" as "9th Line; 24th Line; 8th Light", also behind a command and its colon. A line
/// whose only figures stand behind the last stays as it is, since they may be those of all, and one whose last has
/// none.
[[nodiscard]] std::string with_numbered_apart(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
