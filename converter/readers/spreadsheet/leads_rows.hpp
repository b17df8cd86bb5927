// Rows of a table that lead those below them: a command with the strength of all, a general beside a name, the heading
// of an arm.
//   5th Division | 9 battalions | 4,103 men
//   24th Line    | 4 battalions | 2,331 men
#pragma once

#include "converter/readers/spreadsheet/columns/columns.hpp"
#include "converter/readers/spreadsheet/rows/row.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// True if the row at `at` is named for a command, and the next with a name for troops or for a lower command: then its
/// figures are those of all below it, and it is no unit. "Old Guard (Kern) | 4,100" without a word of command is one if
/// the men of the next rows, two at least, come to just as many.
[[nodiscard]] bool leads_rows(const std::vector<SpreadsheetRow>& rows, std::size_t at,
                              const SpreadsheetColumns& columns, const PhraseBook& words);

/// "1. Treffen | GL Dale", "Grenadier Reserve | General Kern": a general stands beside a name of which no men, guns or
/// kind are told. A colonel may lead a regiment.
[[nodiscard]] bool led_by_general(const ReadRow& read, const PhraseBook& words);

/// "Artillery" above the batteries: a heading, and no command.
[[nodiscard]] bool heads_arm(const ReadRow& read, const PhraseBook& words);

/// "Cavalry | General Kern" above regiments: a command. He who stands beside "Artillery" is no more than its chief.
[[nodiscard]] bool leads_arm(const ReadRow& read, const PhraseBook& words);

}  // namespace estafette::readers
