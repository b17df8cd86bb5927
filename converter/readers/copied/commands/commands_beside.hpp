// Commands side by side in one line, each with its troops below it, as lists of brigades are set out on a page:
//   Kern's Brigade      Roe's Brigade      Dale's Brigade
//   1st Line            4th Line           7th Line
//   3rd Hussars                            9th Light
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// The text with kWithin (words/signs.hpp) between what stands below one command and what stands below the next: "1st
/// Line<kWithin>4th Line". By tabs it is told by the place of the cell, by blanks by the column in which it begins. A
/// text that has gaps in any other line stays as it is, since those may be columns of their own.
[[nodiscard]] std::string with_commands_beside_parted(std::string_view utf8, const PhraseBook& words);

}  // namespace estafette::readers
