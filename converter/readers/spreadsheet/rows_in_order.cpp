#include "converter/readers/spreadsheet/rows_in_order.hpp"

#include "converter/orbat/structure.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/spreadsheet/leads_rows.hpp"
#include "converter/readers/spreadsheet/rows/command_cell.hpp"
#include "converter/readers/spreadsheet/rows/command_row.hpp"
#include "converter/readers/spreadsheet/rows/row_path.hpp"
#include "converter/readers/spreadsheet/rows/total_row.hpp"
#include "converter/readers/spreadsheet/rows/units_in_cell.hpp"
#include "converter/readers/tree/standing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace estafette::readers {

void RowsInOrder::take(ReadRow read, RowPlace at) {
  Parts& parts = read.parts;
  if (parts.name.empty() && !parts.facts.figures()) return tree_.look("a unit, or a command", "Write its name");
  if (take_leader(read)) return;
  if (!parts.facts.figures()) name_command_behind_nation(read, words_);
  if (read.level) parts.name = command_name(parts.name, to_string(*read.level));
  tokens_ = tokens_of(parts.name);
  const Head head = head_of({tokens_, tokens_.size(), words_});
  const bool arm_leads = by_depth_ && at.deeper && !read.level && !parts.facts.figures() && names_only_an_arm(read);
  const bool said = read.level || (read.unit_level && !arm_leads);  // "Artillery | battalion" above its batteries
  if (arm_leads) parts.facts.level.reset();
  const bool troops = parts.facts.kind || read.sort_said || parts.facts.subunits() ||
                      (parts.facts.guns && !holds_guns_of_others(tokens_, words_));
  const bool command = said ? read.level.has_value()
                            : at.leads || (head.is == Head::Is::formation && !troops) || led_by_general(read, words_) ||
                                  (by_depth_ && at.deeper && head.is != Head::Is::unit && !troops) ||
                                  leads_what_is_set_in(read, at);
  if (by_depth_) close_from(at.depth);
  const bool heading = !command && heads_arm(read, words_);
  const bool of_corps = heading && (!by_depth_ || at.deeper) && is_of_the_corps(read);
  if (heading && !leads_arm(read, words_) && !of_corps) return tree_.take_heading(read, by_depth_);
  if (!command && !heading) return add_troops(std::move(read), at.depth, at.deeper && by_depth_);
  const std::optional<Level> level = read.level ? read.level : head.level;
  if (of_corps && !by_depth_) close_divisions();
  const int high = level ? height(*level) : of_corps ? height(Level::brigade) : height_without_level();
  if (!by_depth_) {
    while (!tree_.open.empty() && tree_.open.back().high <= high) tree_.open.pop_back();
  }
  const std::string nation = parts.facts.nation;
  name_command(read.name, parts, words_);
  const std::size_t node = tree_.add(std::move(parts), Item::Is::formation, level);
  tree_.outline.nodes[node].item.nation = nation;
  tree_.open.push_back({node, high, at.depth});
  regiment_.reset();
}

void RowsInOrder::close_from(int depth) {
  while (!tree_.open.empty() && tree_.open.back().depth >= depth) tree_.open.pop_back();
}

/// "Artillery", whatever the level column calls it.
bool RowsInOrder::names_only_an_arm(const ReadRow& read) const {
  const Tokens name = tokens_of(read.name);
  return arm_called(read.name, words_) && !words_.any(Sense::unit, name, 0, name.size()) &&
         std::none_of(name.begin(), name.end(), [](const Token& token) { return token.figure(); });
}

/// "GL Kern" alone in the row below his command. Asked about where no command is that he could lead.
bool RowsInOrder::take_leader(const ReadRow& read) {
  const Parts& parts = read.parts;
  const bool alone = !parts.name.empty() && parts.commander.empty() && !parts.facts.figures() && !parts.facts.kind &&
                     !read.level && !read.unit_level && read.units.empty();
  if (!alone) return false;
  const Item item = item_of(parts.name, words_);
  const bool chief = words_.has(Sense::commander, tokens_of(parts.name), 0);  // "CinC Kern (Good)"
  if ((item.is != Item::Is::commander && !chief) || item.parts.facts.figures()) return false;
  const TextNode* const above = tree_.open.empty() ? nullptr : &tree_.outline.nodes[tree_.open.back().node];
  if (above == nullptr || item.is != Item::Is::commander || above->item.is != Item::Is::formation ||
      !above->children.empty() || !above->item.parts.commander.empty()) {
    if (!chief) return false;
    tree_.outline.noted.push_back(tree_.line.line);
    tree_.look("a commander below his command", "Write the name in the row of his command");
    return true;
  }
  Parts leader = parts;
  leader.commander = item.parts.name.empty() ? parts.name : item.parts.name;
  leader.name.clear();
  tree_.describe(tree_.open.back().node, leader);
  return true;
}

/// "Roe's Grenadiers | General Roe", without a number or figures, above what is set in below it: a command, whatever
/// its troops are.
bool RowsInOrder::leads_what_is_set_in(const ReadRow& read, const RowPlace& at) const {
  const bool numbered = std::any_of(tokens_.begin(), tokens_.end(), [](const Token& token) { return token.figure(); });
  const Facts& facts = read.parts.facts;
  return by_depth_ && at.deeper && !read.parts.commander.empty() && !numbered && !facts.men && !facts.bare &&
         !facts.guns && !facts.subunits() && read.units.empty();
}

/// "First Line | General Dale" right below a division is a part of it, and so is the second line; a wing has
/// divisions.
int RowsInOrder::height_without_level() const {
  if (names_wing(tokens_, words_)) return height(Level::corps);
  if (tree_.open.empty()) return height(Level::division);
  const TextNode& above = tree_.outline.nodes[tree_.open.back().node];
  const bool begins = above.item.level == Level::division && above.children.empty();
  const bool goes_on = !above.item.level && tree_.open.back().high == height(Level::brigade);
  return height(begins || goes_on ? Level::brigade : Level::division);
}

/// "Corps Artillery", "Reserve Artillery" behind the troops of a division: a command beside it.
bool RowsInOrder::is_of_the_corps(const ReadRow& read) const {
  TextNode heading;
  heading.item.parts.name = read.name;
  return of_the_corps(heading, words_);
}

void RowsInOrder::close_divisions() {
  while (!tree_.open.empty() && tree_.open.back().high < height(Level::corps)) tree_.open.pop_back();
}

void RowsInOrder::ask_if_of_other_arm(const ReadRow& read) {
  if (by_depth_ || !read.unit_level || !read.parts.facts.kind || tree_.open.empty()) return;
  const Item& command = tree_.outline.nodes[tree_.open.back().node].item;
  const std::optional<Kind>& kind = command.parts.facts.kind;
  if (kind && arm_of(*kind) == Arm::cavalry && arm_of(*read.parts.facts.kind) == Arm::infantry)
    tree_.look(fmt::format("horse below {}", command.parts.name),
               "Put the row below its own command, or add a column that names it");
}

void RowsInOrder::add_troops(ReadRow read, int depth, bool deeper) {
  const std::optional<UnitLevel> level = read.parts.facts.level;
  const bool part = read.unit_level && level && *level != UnitLevel::regiment && *level != UnitLevel::battery;
  ask_if_of_other_arm(read);
  const bool below = part && regiment_ && tree_.outline.nodes[*regiment_].item.parts.facts.men == std::nullopt;
  if (below) tree_.open.push_back({*regiment_, 0, 0});
  if (read.parts.name.empty()) read.parts.guessed.emplace_back(kGuessedName);
  std::size_t node = 0;
  for (Parts& unit : units_in_cell(std::move(read.parts), std::move(read.units), words_))
    node = tree_.add(std::move(unit), Item::Is::unit, std::nullopt);
  if (below) tree_.open.pop_back();
  if (!part) regiment_.reset();
  if (read.unit_level && level == UnitLevel::regiment) regiment_ = node;
  if (deeper) tree_.open.push_back({node, 0, depth});
}

}  // namespace estafette::readers
