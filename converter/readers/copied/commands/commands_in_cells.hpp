// Rows of a table that was copied with its tabs, of which one opens a command and another within it: "First Division,
// General Kern<tab>1st Brigade<tab>Colonel Roe<tab>12th Ohio".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// Such a row as several lines, each of which begins with a command, set in by the tabs before it. A command that the
/// row above has in the same place is not opened again.
[[nodiscard]] std::string with_commands_in_cells_apart(std::string_view utf8, const PhraseBook& words);

}  // namespace estafette::readers
