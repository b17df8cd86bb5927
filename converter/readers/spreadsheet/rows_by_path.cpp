#include "converter/readers/spreadsheet/rows_by_path.hpp"

#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/spreadsheet/leads_rows.hpp"
#include "converter/readers/spreadsheet/rows/command_cell.hpp"
#include "converter/readers/spreadsheet/rows/row_path.hpp"
#include "converter/readers/spreadsheet/rows/total_row.hpp"
#include "converter/readers/spreadsheet/rows/units_in_cell.hpp"
#include "converter/readers/tree/run_on.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::readers {

void RowsByPath::take(ReadRow read) {
  open_path(read);
  if (take_leader(read)) return;
  Parts& parts = read.parts;
  const bool here = std::any_of(read.path.begin(), read.path.end(), [](const NamedCommand& c) { return c.here; });
  const bool empty = parts.name.empty() && !parts.facts.figures();
  if (empty && !here) return tree_.look("a unit, or a command", "Write its name");
  if (parts.name.empty() && here && !parts.facts.kind) return tree_.describe(tree_.open.back().node, parts);
  const Head head = head_of({tokens_, tokens_.size(), words_});
  const bool led = led_by_general(read, words_);
  if ((head.is == Head::Is::formation || led) && !parts.facts.figures() && !parts.facts.kind && !read.sort_said) {
    if (!led) name_command(read.name, parts, words_);
    return open_inner(std::move(parts), head);
  }
  if (heads_arm(read, words_)) return tree_.take_heading(read, true);
  if (inner_path_ == key_) tree_.open.insert(tree_.open.end(), inner_.begin(), inner_.end());
  if (parts.name.empty()) parts.guessed.emplace_back(kGuessedName);
  if (const std::optional<Arm> arm = arm_of_command(read.path, words_);
      arm && !parts.facts.kind && !head.level && !is_of_another_arm(parts, *arm, words_))
    settle_kinds(parts, read.units, arm, words_);
  lead_list(read);
  for (Parts& unit : units_in_cell(std::move(parts), std::move(read.units), words_))
    (void)tree_.add(std::move(unit), Item::Is::unit, std::nullopt);
}

/// "1st Brigade | BG Kern (w) | CMD": nobody but a leader in the column of units leads the command of his row.
bool RowsByPath::take_leader(const ReadRow& read) {
  const Parts& parts = read.parts;
  if (tree_.open.empty() || parts.name.empty() || !parts.commander.empty() || parts.facts.figures() ||
      !read.units.empty())
    return false;
  const Item item = item_of(read.name, words_);
  const Tokens leader = tokens_of(read.name);
  if (item.is != Item::Is::commander || item.parts.facts.figures() || !words_.has(Sense::rank, leader, 0)) return false;
  Parts& command = tree_.outline.nodes[tree_.open.back().node].item.parts;
  tree_.outline.noted.push_back(tree_.line.line);
  const bool general = words_.has(Sense::rank, tokens_of(command.commander), 0);
  if (!general && !command.commander.empty()) append(command.note, command.commander);  // "2nd Bde (Irish)"
  if (general && fold(command.commander) != fold(read.name)) {
    append(command.note, read.name);  // he leads a part of it
  } else {
    command.commander = read.name;
  }
  append(command.note, parts.note);
  return true;
}

/// "1st Division | Foy | 6e léger, 39e, 69e": who stands beside all its regiments leads their command.
void RowsByPath::lead_list(ReadRow& read) {
  if (read.units.empty() || tree_.open.empty() || read.parts.commander.empty()) return;
  std::string& leader = tree_.outline.nodes[tree_.open.back().node].item.parts.commander;
  if (leader.empty()) leader = std::exchange(read.parts.commander, "");
}

void RowsByPath::open_path(const ReadRow& read) {
  tree_.open.clear();
  key_.clear();
  const auto none_below = [&](std::size_t i) {
    return std::all_of(read.path.begin() + static_cast<std::ptrdiff_t>(i) + 1, read.path.end(),
                       [](const NamedCommand& below) { return below.name.empty(); });
  };
  for (std::size_t i = 0; i < read.path.size(); ++i) {
    const NamedCommand& command = read.path.at(i);
    if (command.name.empty() || (!tree_.open.empty() && none_below(i) && heads_batteries(command, words_))) continue;
    key_ += fmt::format("{}:{}\n", i, fold(command.name));
    auto known = made_.find(key_);
    if (known == made_.end()) {
      if (names_two_commands(command.name, words_))
        tree_.look("one command in a cell", "Give each command rows of its own, with its troops");
      const Holds column = kCommandPath.at(i);
      known = made_
                  .emplace(key_, tree_.add(command_in_cell(command, column, words_), Item::Is::formation,
                                           level_in_column(command.name, column, words_)))
                  .first;
    } else {
      tree_.set_commander(known->second, command.commander);
    }
    tree_.open.push_back({known->second, height(kPathLevels.at(i)), 0});
  }
  tokens_ = tokens_of(read.parts.name);
}

/// "1st Brigade" in the column of names, below the commands of the row.
void RowsByPath::open_inner(Parts parts, const Head& head) {
  const int high = head.level ? height(*head.level) : 0;
  while (!tree_.open.empty() && high > 0 && tree_.open.back().high <= high) tree_.open.pop_back();
  if (inner_path_ != key_) inner_.clear();
  while (!inner_.empty() && (high == 0 || inner_.back().high <= high)) inner_.pop_back();
  tree_.open.insert(tree_.open.end(), inner_.begin(), inner_.end());
  inner_.push_back({tree_.add(std::move(parts), Item::Is::formation, head.level), high, 0});
  inner_path_ = key_;
}

}  // namespace estafette::readers
