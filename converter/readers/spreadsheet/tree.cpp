#include "converter/readers/spreadsheet/tree.hpp"

#include "base/text.hpp"
#include "converter/readers/counted/games/models.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/spreadsheet/above_titles.hpp"
#include "converter/readers/spreadsheet/ask_once.hpp"
#include "converter/readers/spreadsheet/growing_tree.hpp"
#include "converter/readers/spreadsheet/leads_rows.hpp"
#include "converter/readers/spreadsheet/rows/command_cell.hpp"
#include "converter/readers/spreadsheet/rows/command_row.hpp"
#include "converter/readers/spreadsheet/rows/remark_row.hpp"
#include "converter/readers/spreadsheet/rows/row.hpp"
#include "converter/readers/spreadsheet/rows/staff_row.hpp"
#include "converter/readers/spreadsheet/rows/total_row.hpp"
#include "converter/readers/spreadsheet/rows_by_path.hpp"
#include "converter/readers/spreadsheet/rows_in_order.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kAboveAll = -1;  ///< the depth of a command that the mapping names

/// The first cell that says anything.
std::string first_said(const SpreadsheetRow& row) {
  const auto said =
      std::find_if(row.cells.begin(), row.cells.end(), [](const std::string& cell) { return !cell.empty(); });
  return said == row.cells.end() ? "" : *said;
}

class Tree {
 public:
  Tree(const std::vector<SpreadsheetRow>& rows, const SpreadsheetColumns& columns, const Mapping& mapping,
       const ColumnWords& titles, const PhraseBook& words)
      : rows_(rows),
        columns_(columns),
        mapping_(mapping),
        words_(words),
        taker_(columns, mapping, titles, words),
        tree_(words),
        by_path_(tree_, words),
        in_order_(tree_, mapping.hierarchy == Hierarchy::indentation, words) {}

  TextOutline all() {
    for (std::size_t i = 0; i < columns_.header.value_or(0); ++i) {
      const bool constant_first = mapping_.hierarchy != Hierarchy::columns;  // which open_constants makes a command of
      if (!(constant_first && tells_constant(rows_[i], mapping_, words_)) && take_command(rows_[i], true)) continue;
      if (tells_constant(rows_[i], mapping_, words_)) {
        tree_.outline.added.push_back(rows_[i].line);
        continue;
      }
      append(tree_.outline.title, title_of(rows_[i]));
      tree_.outline.noted.push_back(rows_[i].line);
    }
    if (columns_.header) take_header(rows_[*columns_.header]);
    tree_.outline.name_nation =
        "Name it with --nation, add a column for it, or <constant is=\"nation\" value=\"...\"/> to the mapping";
    if (mapping_.hierarchy != Hierarchy::columns && columns_.first_row() < rows_.size()) open_constants();
    commands_beside_ = level_of_commands_beside(rows_, columns_, words_);
    if (commands_beside_) in_order_.forget_depths();
    for (std::size_t i = columns_.first_row(); i < rows_.size(); ++i) {
      const SpreadsheetRow& row = rows_[i];
      const int depth = depth_of(row, columns_);
      leads_rows_ = leads_rows(rows_, i, columns_, words_);
      tree_.line = {row.line, 1, depth, false, text_of(row)};
      if (repeats_header(row) || aside(row)) {
        tree_.outline.noted.push_back(row.line);
        continue;
      }
      if (is_total(row, columns_, words_)) {
        tree_.take_total(total_in(row));
        if (mapping_.hierarchy != Hierarchy::columns) tree_.close_summed(first_said(row));
        continue;
      }
      if (take_command(row, false, i + 1 < rows_.size() ? &rows_[i + 1] : nullptr)) continue;
      if (states_ratio(row)) {
        tree_.outline.noted.push_back(row.line);
        continue;
      }
      ReadRow read = taker_.take(with_nation_above(troops_of(row), columns_, nation_));
      if (sums_up(read, tree_.outline)) {
        if (mapping_.hierarchy == Hierarchy::columns) by_path_.open_path(read);
        tree_.take_total(read);
        continue;
      }
      if (tells_of_staff(read, words_)) {
        if (mapping_.hierarchy == Hierarchy::columns) by_path_.open_path(read);
        if (mapping_.hierarchy == Hierarchy::indentation && !read.name.empty()) in_order_.close_from(depth);
        if (tree_.take_staff(read)) continue;
      }
      tree_.outline.looks.insert(tree_.outline.looks.end(), read.looks.begin(), read.looks.end());
      if (is_remark(read, words_)) {
        tree_.look("troops, or a remark in a column for notes",
                   "Give the troops a strength or a kind, or move the remark");
        continue;
      }
      if (read.figures_asked) ask_for_ratio();
      if (read.arms > 1) tree_.look("men of one arm in a row", "Give each arm a row of its own");
      if (mapping_.hierarchy == Hierarchy::columns) {
        by_path_.take(std::move(read));
      } else {
        const bool deeper = i + 1 < rows_.size() && depth_of(rows_[i + 1], columns_) > depth;
        in_order_.take(std::move(read), {depth, deeper, leads_rows_});
      }
    }
    ask_once(tree_.outline);
    return std::move(tree_.outline);
  }

 private:
  /// <constant is="corps">: a command over all rows, also where they show the hierarchy in another way.
  void open_constants() {
    tree_.line = {rows_[columns_.first_row()].line, 1, kAboveAll, false, ""};
    constexpr std::array kAbove = {Holds::army, Holds::corps, Holds::division};
    for (std::size_t i = 0; i < kAbove.size(); ++i) {
      for (const Constant& constant : mapping_.constants) {
        if (constant.holds != kAbove.at(i)) continue;
        const Tokens named = tokens_of(constant.value);
        const std::optional<Level> said = head_of({named, named.size(), words_}).level;
        const Level level = level_in_column(constant.value, constant.holds, words_);
        const std::size_t node =
            tree_.add(command_in_cell({constant.value, "", true}, constant.holds, words_), Item::Is::formation, level);
        tree_.open.push_back({node, height(said.value_or(kPathLevels.at(i))), kAboveAll});
      }
    }
  }

  /// "2nd Division | Kern" in a column without a title.
  [[nodiscard]] bool take_command(const SpreadsheetRow& row, bool above_titles, const SpreadsheetRow* below = nullptr) {
    std::optional<ReadRow> read = command_row(row, columns_, above_titles, words_);
    if (!read && below != nullptr && mapping_.hierarchy != Hierarchy::columns)
      read = lone_command(row, *below, columns_, words_);
    if (!read) return false;
    tree_.line = {row.line, 1, 0, false, text_of(row)};
    if (mapping_.hierarchy != Hierarchy::columns)
      return in_order_.take(std::move(*read), {0, false, leads_rows_}), true;
    SpreadsheetRow command = row;
    for (std::string& cell : command.cells)
      if (cell != read->name) cell.clear();
    by_path_.open_path(taker_.take(command));
    if (tree_.open.empty()) return true;
    tree_.set_commander(tree_.open.back().node, read->parts.commander);
    append(tree_.outline.nodes[tree_.open.back().node].item.parts.note, read->parts.note);
    return true;
  }

  /// "1st Brigade | Kern | 22nd Line" as its troops, once the command that stands beside them is open.
  SpreadsheetRow troops_of(const SpreadsheetRow& row) {
    if (mapping_.hierarchy == Hierarchy::columns) return row;
    std::optional<CommandBeside> beside = command_beside(row, columns_, words_, commands_beside_);
    if (!beside) return row;
    while (beside->arm && !tree_.open.empty() && tree_.open.back().high <= height(Level::brigade))
      tree_.open.pop_back();
    if (!beside->arm) in_order_.take(with_level_beside(taker_.take(beside->command), *beside), {0, false, leads_rows_});
    return std::move(beside->troops);
  }

  void take_header(const SpreadsheetRow& header) {
    std::optional<ReadRow> corner = command_in_corner(header, words_);
    if (!corner || mapping_.hierarchy == Hierarchy::columns) return tree_.outline.noted.push_back(header.line);
    tree_.line = {header.line, 1, 0, false, text_of(header)};
    in_order_.take(std::move(*corner), {});
  }

  /// "1 figure = 40 men", alone in its row.
  [[nodiscard]] bool states_ratio(const SpreadsheetRow& row) const {
    return row.filled() == 1 && men_per_model(first_said(row), words_).has_value();
  }

  /// Figures on a table without a ratio: one question for the whole table.
  void ask_for_ratio() {
    if (ratio_asked_) return tree_.outline.asked.push_back(tree_.line.line);
    ratio_asked_ = true;
    tree_.look("how many men a figure, stand or point is",
               "Write it in a row above the titles, as in \"1 figure = 20 men\", or in the mapping: "
               "<constant is=\"men per figure\" value=\"20\"/>");
  }

  [[nodiscard]] bool repeats_header(const SpreadsheetRow& row) const {
    return columns_.header && row.filled() > 1 && row.cells == rows_[*columns_.header].cells;
  }

  /// A lone remark below or between the rows, or a unit that was not there, goes into the note of what is above it.
  bool aside(const SpreadsheetRow& row) {
    const std::optional<std::string> text = told_aside(row, columns_, words_);
    if (text) append(tree_.outline.nodes.empty() ? tree_.outline.title : tree_.outline.nodes.back().note, *text);
    return text.has_value();
  }

  /// "Total" in a column for figures is none of them, and nothing in the row goes for the rows below.
  [[nodiscard]] ReadRow total_in(SpreadsheetRow row) const {
    return RowTaker(taker_).take(without_words_for_total(std::move(row), columns_, words_));
  }

  const std::vector<SpreadsheetRow>& rows_;
  const SpreadsheetColumns& columns_;
  const Mapping& mapping_;
  const PhraseBook& words_;
  RowTaker taker_;
  GrowingTree tree_;
  RowsByPath by_path_;
  RowsInOrder in_order_;
  bool ratio_asked_ = false;
  bool leads_rows_ = false;               ///< the row, by its name and that of the next
  std::optional<Level> commands_beside_;  ///< of some troops, in another column of names
  std::string nation_;                    ///< of the rows so far, where empty cells mean the one above
};

}  // namespace

TextOutline tree_of(const std::vector<SpreadsheetRow>& rows, const SpreadsheetColumns& columns, const Mapping& mapping,
                    const ColumnWords& titles, const PhraseBook& words) {
  return Tree(rows, columns, mapping, titles, words).all();
}

}  // namespace estafette::readers
