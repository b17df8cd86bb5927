#include "converter/readers/spreadsheet/tree.hpp"

#include "base/text.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/row_kind.hpp"
#include "converter/readers/spreadsheet/above_titles.hpp"
#include "converter/readers/spreadsheet/ask_once.hpp"
#include "converter/readers/spreadsheet/command_cell.hpp"
#include "converter/readers/spreadsheet/command_row.hpp"
#include "converter/readers/spreadsheet/leads_rows.hpp"
#include "converter/readers/spreadsheet/remark_row.hpp"
#include "converter/readers/spreadsheet/row.hpp"
#include "converter/readers/spreadsheet/total_row.hpp"
#include "converter/readers/spreadsheet/units_in_cell.hpp"
#include "converter/readers/tree/run_on.hpp"
#include "converter/readers/tree/standing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace estafette::readers {
namespace {

constexpr int kAboveAll = -1;  ///< the depth of a command that the mapping names
constexpr std::array kLevels = {Level::army, Level::corps, Level::division, Level::brigade};

struct OpenCommand {
  std::size_t node = 0;
  int high = 0;   ///< height of its level
  int depth = 0;  ///< of its name
};

class Tree {
 public:
  Tree(const std::vector<SpreadsheetRow>& rows, const SpreadsheetColumns& columns, const Mapping& mapping,
       const ColumnWords& titles, const PhraseBook& words)
      : rows_(rows), columns_(columns), mapping_(mapping), words_(words), taker_(columns, mapping, titles, words) {}

  TextOutline all() {
    for (std::size_t i = 0; i < columns_.header.value_or(0); ++i) {
      if (take_command(rows_[i], true)) continue;
      if (tells_constant(rows_[i], mapping_, words_)) {
        out_.added.push_back(rows_[i].line);
        continue;
      }
      append(out_.title, title_of(rows_[i]));
      out_.noted.push_back(rows_[i].line);
    }
    if (columns_.header) take_header(rows_[*columns_.header]);
    out_.name_nation =
        "Name it with --nation, add a column for it, or <constant is=\"nation\" value=\"...\"/> to the mapping";
    if (mapping_.hierarchy != Hierarchy::columns && columns_.first_row() < rows_.size()) open_constants();
    commands_beside_ = level_of_commands_beside(rows_, columns_, words_);
    for (std::size_t i = columns_.first_row(); i < rows_.size(); ++i) {
      const SpreadsheetRow& row = rows_[i];
      const int depth = depth_of(row, columns_);
      leads_rows_ = leads_rows(rows_, i, columns_, words_);
      line_ = {row.line, 1, depth, false, text_of(row)};
      if (repeats_header(row) || aside(row)) {
        out_.noted.push_back(row.line);
        continue;
      }
      if (is_total(row, columns_, words_)) {
        take_total(total_in(row));
        continue;
      }
      if (take_command(row, false, i + 1 < rows_.size() ? &rows_[i + 1] : nullptr)) continue;
      ReadRow read = taker_.take(with_nation_above(troops_of(row), columns_, nation_));
      if (sums_up(read, out_)) {
        if (mapping_.hierarchy == Hierarchy::columns) open_path(read);
        take_total(read);
        continue;
      }
      out_.looks.insert(out_.looks.end(), read.looks.begin(), read.looks.end());
      if (is_remark(read, words_)) {
        look("troops, or a remark in a column for notes", "Give the troops a strength or a kind, or move the remark");
        continue;
      }
      if (read.figures_asked) ask_for_ratio();
      if (read.arms > 1) look("men of one arm in a row", "Give each arm a row of its own");
      if (mapping_.hierarchy == Hierarchy::columns) {
        by_columns(std::move(read));
      } else {
        by_order(std::move(read), depth, i + 1 < rows_.size() && depth_of(rows_[i + 1], columns_) > depth);
      }
    }
    ask_once(out_);
    return std::move(out_);
  }

 private:
  /// <constant is="corps">: a command over all rows, also where they show the hierarchy in another way.
  void open_constants() {
    line_ = {rows_[columns_.first_row()].line, 1, kAboveAll, false, ""};
    constexpr std::array kAbove = {Holds::army, Holds::corps, Holds::division};
    for (std::size_t i = 0; i < kAbove.size(); ++i) {
      for (const Constant& constant : mapping_.constants) {
        if (constant.holds != kAbove.at(i)) continue;
        const std::size_t node = add(command_in_cell({constant.value, "", true}, constant.holds, words_),
                                     Item::Is::formation, level_in_column(constant.value, constant.holds, words_));
        open_.push_back({node, height(kLevels.at(i)), kAboveAll});
      }
    }
  }

  /// "2nd Division | Kern" in a column without a title.
  [[nodiscard]] bool take_command(const SpreadsheetRow& row, bool above_titles, const SpreadsheetRow* below = nullptr) {
    std::optional<ReadRow> read = command_row(row, columns_, above_titles, words_);
    if (!read && below != nullptr && mapping_.hierarchy != Hierarchy::columns)
      read = lone_command(row, *below, columns_, words_);
    if (!read) return false;
    line_ = {row.line, 1, 0, false, text_of(row)};
    if (mapping_.hierarchy != Hierarchy::columns) return by_order(std::move(*read), 0, false), true;
    SpreadsheetRow command = row;
    for (std::string& cell : command.cells)
      if (cell != read->name) cell.clear();
    open_path(taker_.take(command));
    if (open_.empty()) return true;
    set_commander(open_.back().node, read->parts.commander);
    append(out_.nodes[open_.back().node].item.parts.note, read->parts.note);
    return true;
  }

  /// "1st Brigade | Kern | 22nd Line" as its troops, once the command that stands beside them is open.
  SpreadsheetRow troops_of(const SpreadsheetRow& row) {
    if (mapping_.hierarchy == Hierarchy::columns) return row;
    std::optional<CommandBeside> beside = command_beside(row, columns_, words_, commands_beside_);
    if (!beside) return row;
    while (beside->arm && !open_.empty() && open_.back().high <= height(Level::brigade)) open_.pop_back();
    if (!beside->arm) by_order(with_level_beside(taker_.take(beside->command), *beside), 0, false);
    return std::move(beside->troops);
  }

  void take_header(const SpreadsheetRow& header) {
    std::optional<ReadRow> corner = command_in_corner(header, words_);
    if (!corner || mapping_.hierarchy == Hierarchy::columns) return out_.noted.push_back(header.line);
    line_ = {header.line, 1, 0, false, text_of(header)};
    by_order(std::move(*corner), 0, false);
  }

  /// Figures on a table without a ratio: one question for the whole table.
  void ask_for_ratio() {
    if (ratio_asked_) return out_.asked.push_back(line_.line);
    ratio_asked_ = true;
    look("how many men a figure, stand or point is",
         "Write it in a row above the titles, as in \"1 figure = 20 men\", or in the mapping: "
         "<constant is=\"men per figure\" value=\"20\"/>");
  }

  void look(std::string expected, std::string remedy) {
    out_.looks.push_back({"", line_.line, "", line_.text, std::move(expected), std::move(remedy)});
  }

  // --- rows that are neither troops nor commands ---

  [[nodiscard]] bool repeats_header(const SpreadsheetRow& row) const {
    return columns_.header && row.filled() > 1 && row.cells == rows_[*columns_.header].cells;
  }

  /// A lone remark below or between the rows, or a unit that was not there, goes into the note of what is above it.
  bool aside(const SpreadsheetRow& row) {
    const std::optional<std::string> text = told_aside(row, columns_, words_);
    if (text) append(out_.nodes.empty() ? out_.title : out_.nodes.back().note, *text);
    return text.has_value();
  }

  /// "Total" in a column for figures is none of them, and nothing in the row goes for the rows below.
  [[nodiscard]] ReadRow total_in(SpreadsheetRow row) const {
    return RowTaker(taker_).take(without_words_for_total(std::move(row), columns_, words_));
  }

  void take_total(const ReadRow& read) {
    std::vector<std::size_t> open;
    for (auto command = open_.rbegin(); command != open_.rend(); ++command) open.push_back(command->node);
    add_total(out_, open, line_, read);
  }

  // --- commands named on every row ---

  void by_columns(ReadRow read) {
    open_path(read);
    Parts& parts = read.parts;
    const bool here = std::any_of(read.path.begin(), read.path.end(), [](const NamedCommand& c) { return c.here; });
    const bool empty = parts.name.empty() && !parts.facts.figures();
    if (empty && !here) return look("a unit, or a command", "Write its name");
    if (parts.name.empty() && here && !parts.facts.kind) return describe(open_.back().node, parts);
    const Head head = head_of({tokens_, tokens_.size(), words_});
    const bool led = led_by_general(read, words_);
    if ((head.is == Head::Is::formation || led) && !parts.facts.figures() && !parts.facts.kind) {
      if (!led) name_command(read.name, parts, words_);
      return open_inner(std::move(parts), head);
    }
    if (heads_arm(read, words_)) return take_heading(read, true);
    if (inner_path_ == key_) open_.insert(open_.end(), inner_.begin(), inner_.end());
    if (parts.name.empty()) parts.guessed.emplace_back(kGuessedName);
    if (const std::optional<Arm> arm = arm_of_command(read.path, words_);
        arm && !parts.facts.kind && !head.level && !is_of_another_arm(parts, *arm, words_))
      settle_kinds(parts, read.units, arm, words_);
    lead_list(read);
    for (Parts& unit : units_in_cell(std::move(parts), std::move(read.units), words_))
      (void)add(std::move(unit), Item::Is::unit, std::nullopt);
  }

  /// "1st Division | Foy | 6e léger, 39e, 69e": who stands beside all its regiments leads their command.
  void lead_list(ReadRow& read) {
    if (read.units.empty() || open_.empty() || read.parts.commander.empty()) return;
    std::string& leader = out_.nodes[open_.back().node].item.parts.commander;
    if (leader.empty()) leader = std::exchange(read.parts.commander, "");
  }

  /// The commands that a row names. Each is made when it is first named.
  void open_path(const ReadRow& read) {
    open_.clear();
    key_.clear();
    const auto none_below = [&](std::size_t i) {
      return std::all_of(read.path.begin() + static_cast<std::ptrdiff_t>(i) + 1, read.path.end(),
                         [](const NamedCommand& below) { return below.name.empty(); });
    };
    for (std::size_t i = 0; i < read.path.size(); ++i) {
      const NamedCommand& command = read.path.at(i);
      if (command.name.empty() || (!open_.empty() && none_below(i) && heads_batteries(command, words_))) continue;
      key_ += fmt::format("{}:{}\n", i, fold(command.name));
      auto known = made_.find(key_);
      if (known == made_.end()) {
        if (names_two_commands(command.name, words_))
          look("one command in a cell", "Give each command rows of its own, with its troops");
        const Holds column = kCommandPath.at(i);
        known = made_
                    .emplace(key_, add(command_in_cell(command, column, words_), Item::Is::formation,
                                       level_in_column(command.name, column, words_)))
                    .first;
      } else {
        set_commander(known->second, command.commander);
      }
      open_.push_back({known->second, height(kLevels.at(i)), 0});
    }
    tokens_ = tokens_of(read.parts.name);
  }

  /// "Artillery" above the batteries of a division: its brigades are over, and so is its horse; but it is one of the
  /// arms of a brigade that begins with such a row.
  void take_heading(const ReadRow& read, bool stays) {
    out_.noted.push_back(line_.line);
    if (!open_.empty() && out_.nodes[open_.back().node].children.empty()) arms_in_ = open_.back().node;
    const auto ends = [&](const OpenCommand& open) {
      const Item& item = out_.nodes[open.node].item;
      const bool of_an_arm = !item.level && arm_called(item.parts.name, words_);
      return of_an_arm || (open_.size() > 1 && open.high <= height(Level::brigade));
    };
    while (!stays && !open_.empty() && open_.back().node != arms_in_ && ends(open_.back())) open_.pop_back();
    if (read.parts.commander.empty()) return;
    append(open_.empty() ? out_.title : out_.nodes[open_.back().node].item.parts.note,
           fmt::format("{}: {}", read.name, read.parts.commander));
  }

  void set_commander(std::size_t node, const std::string& commander) {
    if (commander.empty()) return;
    std::string& known = out_.nodes[node].item.parts.commander;
    if (known.empty()) known = commander;
    if (fold(known) != fold(commander))
      look(fmt::format("one commander; further up it was {}", known), "Correct one of them");
  }

  /// What a row without troops says about the command that it names.
  void describe(std::size_t node, const Parts& parts) {
    out_.added.push_back(line_.line);
    set_commander(node, parts.commander);
    Parts& known = out_.nodes[node].item.parts;
    append(known.note, parts.note);
    if (known.source.empty()) known.source = parts.source;
    if (known.ratings == Ratings{}) known.ratings = parts.ratings;
    Facts figures = parts.facts;
    if (out_.nodes[node].item.nation.empty()) out_.nodes[node].item.nation = figures.nation;
    figures.nation.clear();
    if (!merge(known.facts, figures)) look("the figures of a command only once", "Remove one of them");
  }

  /// "1st Brigade" in the column of names, below the commands of the row.
  void open_inner(Parts parts, const Head& head) {
    const int high = head.level ? height(*head.level) : 0;
    while (!open_.empty() && high > 0 && open_.back().high <= high) open_.pop_back();
    if (inner_path_ != key_) inner_.clear();
    while (!inner_.empty() && (high == 0 || inner_.back().high <= high)) inner_.pop_back();
    open_.insert(open_.end(), inner_.begin(), inner_.end());
    inner_.push_back({add(std::move(parts), Item::Is::formation, head.level), high, 0});
    inner_path_ = key_;
  }

  // --- one row for each command or unit, in order ---

  void by_order(ReadRow read, int depth, bool deeper) {
    Parts& parts = read.parts;
    if (parts.name.empty() && !parts.facts.figures()) return look("a unit, or a command", "Write its name");
    if (!parts.facts.figures()) name_command_behind_nation(read, words_);
    if (read.level) parts.name = command_name(parts.name, to_string(*read.level));
    tokens_ = tokens_of(parts.name);
    const Head head = head_of({tokens_, tokens_.size(), words_});
    const bool by_depth = mapping_.hierarchy == Hierarchy::indentation && !commands_beside_;
    const bool said = read.level || read.unit_level;
    const bool troops =
        parts.facts.kind || parts.facts.subunits() || (parts.facts.guns && !holds_guns_of_others(tokens_, words_));
    const bool command = said ? read.level.has_value()
                              : leads_rows_ || (head.is == Head::Is::formation && !troops) ||
                                    led_by_general(read, words_) ||
                                    (by_depth && deeper && head.is != Head::Is::unit && !troops);
    if (by_depth) {
      while (!open_.empty() && open_.back().depth >= depth) open_.pop_back();
    }
    const bool heading = !command && heads_arm(read, words_);
    if (heading && !leads_arm(read, words_)) return take_heading(read, by_depth);
    if (!command && !heading) return add_troops(std::move(read), depth, deeper && by_depth);
    const std::optional<Level> level = read.level ? read.level : head.level;
    const int high = level ? height(*level) : height_without_level();
    if (!by_depth) {
      while (!open_.empty() && open_.back().high <= high) open_.pop_back();
    }
    const std::string nation = parts.facts.nation;
    name_command(read.name, parts, words_);
    const std::size_t node = add(std::move(parts), Item::Is::formation, level);
    out_.nodes[node].item.nation = nation;
    open_.push_back({node, high, depth});
    regiment_.reset();
  }

  /// "First Line | General Dale" right below a division is a part of it, and so is the second line; a wing has
  /// divisions.
  [[nodiscard]] int height_without_level() const {
    if (names_wing(tokens_, words_)) return height(Level::corps);
    if (open_.empty()) return height(Level::division);
    const TextNode& above = out_.nodes[open_.back().node];
    const bool begins = above.item.level == Level::division && above.children.empty();
    const bool goes_on = !above.item.level && open_.back().high == height(Level::brigade);
    return height(begins || goes_on ? Level::brigade : Level::division);
  }

  void add_troops(ReadRow read, int depth, bool deeper) {
    const std::optional<UnitLevel> level = read.parts.facts.level;
    const bool part = read.unit_level && level && *level != UnitLevel::regiment && *level != UnitLevel::battery;
    const bool below = part && regiment_ && out_.nodes[*regiment_].item.parts.facts.men == std::nullopt;
    if (below) open_.push_back({*regiment_, 0, 0});
    if (read.parts.name.empty()) read.parts.guessed.emplace_back(kGuessedName);
    std::size_t node = 0;
    for (Parts& unit : units_in_cell(std::move(read.parts), std::move(read.units), words_))
      node = add(std::move(unit), Item::Is::unit, std::nullopt);
    if (below) open_.pop_back();
    if (!part) regiment_.reset();
    if (read.unit_level && level == UnitLevel::regiment) regiment_ = node;
    if (deeper) open_.push_back({node, 0, depth});
  }

  std::size_t add(Parts parts, Item::Is is, std::optional<Level> level) {
    TextNode node;
    node.item.is = is;
    node.item.parts = std::move(parts);
    node.item.level = level;
    node.line = line_;
    const std::size_t index = out_.nodes.size();
    out_.nodes.push_back(std::move(node));
    (open_.empty() ? out_.roots : out_.nodes[open_.back().node].children).push_back(index);
    return index;
  }

  const std::vector<SpreadsheetRow>& rows_;
  const SpreadsheetColumns& columns_;
  const Mapping& mapping_;
  const PhraseBook& words_;
  RowTaker taker_;
  TextOutline out_;
  std::vector<OpenCommand> open_;
  std::map<std::string, std::size_t> made_;  ///< commands by the path of their names
  std::string key_;                          ///< of the row's own path
  std::vector<OpenCommand> inner_;           ///< commands in the column of names
  std::string inner_path_;                   ///< the path that they are below
  std::optional<std::size_t> regiment_;      ///< battalions of it may follow
  std::optional<std::size_t> arms_in_;       ///< the last command that began with the heading of an arm
  Tokens tokens_;                            ///< of the row's name
  TextLine line_;
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
