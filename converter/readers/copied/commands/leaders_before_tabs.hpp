// Tables copied out of a page whose cells have several lines: who leads a command stands before the tab, and the first
// command of the next column behind it.
//   Division   Brigade       Regiments
//   1st Division
//   Gen. Roe   1st Brigade
//   Col. Dale  9th Line
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>

namespace estafette::readers {

/// The text with the end of a line (kNextLine, words/signs.hpp) for the tab behind such leaders, below a row of titles
/// for commands and a command alone on the line above.
[[nodiscard]] std::string with_leaders_before_tabs_apart(const std::string& utf8, const PhraseBook& words);

}  // namespace estafette::readers
