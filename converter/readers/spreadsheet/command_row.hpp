// Rows of a table that name a command in a column that has no title, left of the names, or above the titles:
//   1st Division | Kern
//                | Regiment | Bns | Men
#pragma once

#include "converter/readers/spreadsheet/row.hpp"

#include <optional>

namespace estafette::readers {

/// The command of such a row, and who leads it; nothing for any other row. Above the titles of a table a remark may
/// stand behind them, which is kept in the note.
[[nodiscard]] std::optional<ReadRow> command_row(const SpreadsheetRow& row, const SpreadsheetColumns& columns,
                                                 bool above_titles, const PhraseBook& words);

/// The first command of a table where it stands in the place of a title: "1st Division: Kern | Men | Guns".
[[nodiscard]] std::optional<ReadRow> command_in_corner(const SpreadsheetRow& header, const PhraseBook& words);

/// "1st Division Kern | 4,905 | 16": the guns of all its troops, since nothing in its name tells of artillery.
[[nodiscard]] bool holds_guns_of_others(const Tokens& name, const PhraseBook& words);

/// "Duchy of Warsaw - V Corps" as the name of a row: the nation goes into its own place.
void name_command_behind_nation(ReadRow& read, const PhraseBook& words);

}  // namespace estafette::readers
