// Lines that hold several entries. A page that lost its line breaks has dozens of commands and units on one line: it is
// cut where an entry ends, after figures in brackets, if most of the pieces are commands or units. And a nation may
// stand before its first command, or troops beside troops, parted by bars.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// The entries of a line; empty if it is one entry only, or cannot be cut.
[[nodiscard]] std::vector<std::string_view> entries_run_on(std::string_view line, const PhraseBook& words);

/// True for a line with so many figures that it cannot be one command or unit.
[[nodiscard]] bool holds_too_many_figures(std::string_view line);

/// "Morel's Division 9 3,150 Kern's Division 11 3,938": the name of a command with so many figures in it that it is
/// that of several.
[[nodiscard]] bool runs_on(std::string_view name);

/// "14e Div d'inf + 13e Bgd": the name of two commands.
[[nodiscard]] bool names_two_commands(std::string_view name, const PhraseBook& words);

}  // namespace estafette::readers
