// Reads one row of somebody's spreadsheet: what its cells say about a unit or a command.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/parts/parts.hpp"
#include "converter/readers/spreadsheet/columns/column_words.hpp"
#include "converter/readers/spreadsheet/columns/columns.hpp"
#include "converter/readers/spreadsheet/rows/row_path.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace estafette::readers {

struct ReadRow {
  std::string name;                  ///< as in its cells
  Parts parts;                       ///< its name, figures, kind ... as far as the cells say
  std::vector<Parts> units;          ///< that its cell of names lists, if several
  std::array<NamedCommand, 4> path;  ///< army, corps, division, brigade; an empty name if not named
  std::optional<Level> level;        ///< of a command, by its level column
  bool unit_level = false;           ///< the level column says that it is troops
  bool sort_said = false;            ///< the column of kinds says something that we do not know
  std::vector<int> battalions;       ///< the men of each that has a column of its own
  int arms = 0;                      ///< how many arms it has men of, in separate columns
  int figures = 0;                   ///< on a wargamer's table; 0: none are counted
  int men_per_figure = 0;            ///< 0: not said
  bool figures_asked = false;        ///< they are the only strength, and without a ratio
  bool lost = false;                 ///< figures stand in its columns of losses
  std::vector<Problem> looks;        ///< without their file
};

/// How far a row's name is indented: columns and blanks before it.
[[nodiscard]] int depth_of(const SpreadsheetRow& row, const SpreadsheetColumns& columns);

/// Reads rows one after another: an empty cell may mean the one above it.
class RowTaker {
 public:
  RowTaker(const SpreadsheetColumns& columns, const Mapping& mapping, const ColumnWords& titles,
           const PhraseBook& words);

  [[nodiscard]] ReadRow take(const SpreadsheetRow& row);

 private:
  [[nodiscard]] std::string cell(const SpreadsheetRow& row, const SpreadsheetColumn& column) const;
  [[nodiscard]] std::optional<CellValue> meaning(const SpreadsheetColumn& column, const std::string& cell) const;
  void name(const SpreadsheetRow& row, ReadRow& read) const;
  void take_number_as_name(const SpreadsheetRow& row, ReadRow& read) const;
  void words(const SpreadsheetRow& row, ReadRow& read) const;
  void take_said_beside(Holds holds, const std::string& said, ReadRow& read) const;
  void figures(const SpreadsheetRow& row, ReadRow& read) const;
  void men_of_figures(ReadRow& read) const;
  void men_of_battalion(const SpreadsheetRow& row, const SpreadsheetColumn& column, ReadRow& read) const;
  void keep_unread_figure(const SpreadsheetRow& row, const SpreadsheetColumn& column, ReadRow& read) const;
  static void add_battalions(ReadRow& read);
  void drop_noughts(ReadRow& read) const;
  void take_total(const SpreadsheetRow& row, ReadRow& read) const;
  void men_of_arm(const SpreadsheetRow& row, const SpreadsheetColumn& column, Arm arm, ReadRow& read) const;
  [[nodiscard]] bool counts_losses(const SpreadsheetColumn& column) const;
  void free_text(const SpreadsheetRow& row, ReadRow& read) const;
  void constants(ReadRow& read) const;

  const SpreadsheetColumns& columns_;
  const Mapping& mapping_;
  const ColumnWords& titles_;
  const PhraseBook& words_;
  RowPath path_;
  bool returned_ = false;  ///< there is a column for men who are not present: a total holds them too
};

}  // namespace estafette::readers
