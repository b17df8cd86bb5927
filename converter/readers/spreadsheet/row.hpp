// Reads one row of somebody's spreadsheet: what its cells say about a unit or a command.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/spreadsheet/column_words.hpp"
#include "converter/readers/spreadsheet/columns.hpp"
#include "converter/readers/text/parts.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace estafette::readers {

/// A command that a row names: its own cell, and the commander's if there is a column for him.
struct NamedCommand {
  std::string name, commander;
  bool here = false;  ///< this row's cell names it, not one above
};

struct ReadRow {
  std::string name;                  ///< as in its cells
  Parts parts;                       ///< its name, figures, kind ... as far as the cells say
  std::array<NamedCommand, 4> path;  ///< army, corps, division, brigade; an empty name if not named
  std::optional<Level> level;        ///< of a command, by its level column
  bool unit_level = false;           ///< the level column says that it is troops
  int arms = 0;                      ///< how many arms it has men of, in separate columns
  std::vector<Problem> looks;        ///< without their file
};

/// How far a row's name is indented: columns and blanks before it.
[[nodiscard]] int depth_of(const SheetRow& row, const SheetColumns& columns);

/// Reads rows one after another: an empty cell may mean the one above it.
class RowTaker {
 public:
  RowTaker(const SheetColumns& columns, const Mapping& mapping, const ColumnWords& titles, const Words& words)
      : columns_(columns), mapping_(mapping), titles_(titles), words_(words) {}

  [[nodiscard]] ReadRow take(const SheetRow& row);

 private:
  [[nodiscard]] std::string cell(const SheetRow& row, const SheetColumn& column) const;
  [[nodiscard]] std::string text(const SheetRow& row, Holds holds) const;
  [[nodiscard]] std::optional<CellValue> meaning(const SheetColumn& column, const std::string& cell) const;
  void name(const SheetRow& row, ReadRow& read) const;
  void path(const SheetRow& row, ReadRow& read);
  void words(const SheetRow& row, ReadRow& read) const;
  void figures(const SheetRow& row, ReadRow& read) const;
  void men_of_arm(const SheetRow& row, const SheetColumn& column, Arm arm, ReadRow& read) const;
  void free_text(const SheetRow& row, ReadRow& read) const;
  void constants(ReadRow& read) const;

  const SheetColumns& columns_;
  const Mapping& mapping_;
  const ColumnWords& titles_;
  const Words& words_;
  std::array<NamedCommand, 4> above_;
};

}  // namespace estafette::readers
