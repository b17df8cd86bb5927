// Which commands a row of somebody's spreadsheet belongs to, and who leads them.
#pragma once

#include "converter/readers/spreadsheet/columns/columns.hpp"
#include "converter/readers/spreadsheet/rows/command_cell.hpp"
#include "converter/readers/words/words.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// What a row says of commands.
struct CommandsNamed {
  std::array<NamedCommand, 4> path;  ///< army, corps, division, brigade; an empty name if not named
  std::string leader_of_none;        ///< from a column for commanders of commands, in a row that belongs to none
};

/// The arm that a command is called after, and nothing else: "Artillery", "Cavalry (Kern)".
[[nodiscard]] std::optional<Arm> arm_called(const std::string& command, const PhraseBook& words);

/// That of the lowest command of the row.
[[nodiscard]] std::optional<Arm> arm_of_command(const std::array<NamedCommand, 4>& path, const PhraseBook& words);

/// Reads rows one after another: an empty cell may mean the one above it.
class RowPath {
 public:
  RowPath(const SpreadsheetColumns& columns, const PhraseBook& words) : columns_(columns), words_(words) {}

  [[nodiscard]] CommandsNamed take(const SpreadsheetRow& row);

 private:
  [[nodiscard]] std::array<std::string, 4> named_together(const SpreadsheetRow& row);
  [[nodiscard]] bool higher_command(const SpreadsheetRow& row, CommandsNamed& read);
  [[nodiscard]] bool leader_below_command(const SpreadsheetRow& row, CommandsNamed& read);
  void lead(std::size_t level, const std::string& commander, CommandsNamed& read);

  const SpreadsheetColumns& columns_;
  const PhraseBook& words_;
  std::array<NamedCommand, 4> above_;
  std::array<bool, 4> alone_above_{};                 ///< such a command stood in a column of lower ones
  std::vector<const SpreadsheetColumn*> with_paths_;  ///< some cell of theirs names several commands
};

}  // namespace estafette::readers
