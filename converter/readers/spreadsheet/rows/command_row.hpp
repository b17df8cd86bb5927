// Rows of a table that name a command in a column that has no title, left of the names, or above the titles:
//   1st Division | Kern
//                | Regiment | Bns | Men
#pragma once

#include "converter/readers/spreadsheet/rows/row.hpp"

#include <optional>
#include <vector>

namespace estafette::readers {

/// The command of such a row, and who leads it; nothing for any other row. Above the titles of a table a remark may
/// stand behind them, which is kept in the note.
[[nodiscard]] std::optional<ReadRow> command_row(const SpreadsheetRow& row, const SpreadsheetColumns& columns,
                                                 bool above_titles, const PhraseBook& words);

/// "French | General Kern | Command 6" in any column but one for nations: a side, and who leads it.
[[nodiscard]] bool names_side(const SpreadsheetRow& row, const PhraseBook& words);

/// "Advance (Kempt)" alone in a row, above one with more in it: a command by a guess, and who leads it.
[[nodiscard]] std::optional<ReadRow> lone_command(const SpreadsheetRow& row, const SpreadsheetRow& next,
                                                  const SpreadsheetColumns& columns, const PhraseBook& words);

/// A command in one column of names, and its first troops in the next: "1st Brigade | Kern | 22nd Line | 2".
struct CommandBeside {
  SpreadsheetRow command;          ///< with who leads it
  SpreadsheetRow troops;           ///< without both
  bool arm = false;                ///< "Artillery" is no command
  std::optional<Level> as_others;  ///< "Reserve" where other rows have commands: their level, by a guess
};

/// `others`: the level of the commands that other rows have there, if any do.
[[nodiscard]] std::optional<CommandBeside> command_beside(const SpreadsheetRow& row, const SpreadsheetColumns& columns,
                                                          const PhraseBook& words, std::optional<Level> others);

/// The level of the first such command; nothing if no row has both.
[[nodiscard]] std::optional<Level> level_of_commands_beside(const std::vector<SpreadsheetRow>& rows,
                                                            const SpreadsheetColumns& columns, const PhraseBook& words);

/// The command as read, with the level of the others if its name tells none.
[[nodiscard]] ReadRow with_level_beside(ReadRow read, const CommandBeside& beside);

/// The first command of a table where it stands in the place of a title: "1st Division: Kern | Men | Guns".
[[nodiscard]] std::optional<ReadRow> command_in_corner(const SpreadsheetRow& header, const PhraseBook& words);

/// "1st Division Kern | 4,905 | 16": the guns of all its troops, since nothing in its name tells of artillery.
[[nodiscard]] bool holds_guns_of_others(const Tokens& name, const PhraseBook& words);

/// "Duchy of Warsaw - V Corps" as the name of a row: the nation goes into its own place.
void name_command_behind_nation(ReadRow& read, const PhraseBook& words);

}  // namespace estafette::readers
