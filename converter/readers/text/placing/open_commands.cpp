#include "converter/readers/text/placing/open_commands.hpp"

#include "converter/orbat/structure.hpp"
#include "converter/readers/text/nations/lent_troops.hpp"
#include "converter/readers/text/placing/beside_brigade.hpp"
#include "converter/readers/text/placing/commands_named.hpp"
#include "converter/readers/text/placing/contingents.hpp"
#include "converter/readers/tree/recap.hpp"
#include "converter/readers/tree/standing.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

namespace estafette::readers {
bool OpenCommands::horse_beside_foot(const TextNode& open, const TextNode& row) const {
  const bool below = row.item.level == Level::brigade && open.item.level == Level::division;
  const auto foot = [&] { return kind_in(tokens_of(open.item.parts.name), words_, Arm::infantry).has_value(); };
  if (below && open.children.empty() && open.item.units.empty() && open.item.parts.facts.men &&
      row.item.parts.facts.men && is_mounted(row, words_) && foot())
    return true;  // "1st Infantry Division, 4,214 men" and "Cavalry Brigade, 1,048 men", each without its troops
  if (!below || open.children.empty() || !is_mounted(row, words_) || is_mounted(open, words_)) return false;
  const auto all = [&](const auto& sort) {
    return std::all_of(open.children.begin(), open.children.end(), [&](std::size_t child) {
      return sort(all_.nodes[child]) && !is_mounted(all_.nodes[child], words_);
    });
  };
  const bool brigades = open.children.size() > 1 && row.line.depth == open.line.depth && row.item.units.empty() &&
                        all([](const TextNode& node) { return node.item.level == Level::brigade; });
  return brigades || all([](const TextNode& node) { return node.item.is == Item::Is::unit; });
}

bool OpenCommands::beside_told_on_line(const TextNode& open, const TextNode& row) const {
  const bool beside = row.item.is == Item::Is::group || (row.item.level == Level::brigade && is_mounted(row, words_));
  return beside && open.item.level == Level::division && !open.children.empty() && !is_mounted(open, words_) &&
         std::all_of(open.children.begin(), open.children.end(), [&](std::size_t child) {
           const TextNode& brigade = all_.nodes[child];
           return brigade.formation() && brigade.line.line == open.line.line;
         });
}

bool OpenCommands::is_corps_among_divisions(const TextNode& open) const {
  const bool told = !open.item.units.empty() || !open.item.unread.empty() ||
                    (!open.children.empty() && all_.nodes[open.children.front()].line.line == open.line.line);
  if (open.item.level != Level::corps || !told) return false;
  const auto place = std::find_if(open_.begin(), open_.end(), [&](std::size_t at) { return &all_.nodes[at] == &open; });
  const std::vector<std::size_t>& beside = place == open_.begin() ? all_.roots : all_.nodes[*(place - 1)].children;
  return std::any_of(beside.begin(), beside.end(), [&](std::size_t other) {
    const TextNode& node = all_.nodes[other];
    return node.item.level == Level::division && !node.children.empty() && node.line.depth == open.line.depth;
  });
}

bool OpenCommands::after_divisions_of_foot(const TextNode& open) const {
  if (open.item.level != Level::division || open.children.empty()) return false;
  const std::vector<std::size_t>& beside = open_.size() > 1 ? all_.nodes[open_[open_.size() - 2]].children : all_.roots;
  const auto divisions = std::count_if(beside.begin(), beside.end(), [&](std::size_t node) {
    return all_.nodes[node].item.level == Level::division && !all_.nodes[node].children.empty();
  });
  return divisions > 1 && std::all_of(open.children.begin(), open.children.end(), [&](std::size_t child) {
           return all_.nodes[child].item.is == Item::Is::unit && !is_mounted(all_.nodes[child], words_);
         });
}

bool OpenCommands::is_under_nation(const TextNode& open) const {
  const bool innermost = !open_.empty() && &all_.nodes[open_.back()] == &open;
  return innermost && open_.size() > 1 && all_.nodes[open_[open_.size() - 2]].item.is == Item::Is::nation;
}

bool OpenCommands::holds_armies_only(const TextNode& node) const {
  return std::all_of(node.children.begin(), node.children.end(),
                     [&](std::size_t child) { return all_.nodes[child].item.level == Level::army; });
}

bool OpenCommands::goes_on(const TextNode& open, const TextNode& row) const {
  const auto alike = [&](std::size_t child) {
    return all_.nodes[child].item.is == Item::Is::formation && all_.nodes[child].item.level == row.item.level;
  };
  return row.item.level && !row.item.parts.name.empty() && !open.children.empty() &&
         std::all_of(open.children.begin(), open.children.end(), alike);
}

bool OpenCommands::holds_arms_beside(const TextNode& open, const TextNode& row) const {
  if (open.children.empty() || row.item.is != Item::Is::group) return false;
  const TextNode& first = all_.nodes[open.children.front()];
  return first.item.is == Item::Is::group && first.line.depth == row.line.depth;
}

bool OpenCommands::is_arm_of(const TextNode& open, const TextNode& row) const {
  const auto of_an_arm = [](const TextNode& node) { return node.formation() && !node.item.level && node.item.arm; };
  const bool nothing_else = !open.item.level && !open.item.arm && open.formation();  // "Avantgarde: Kern"
  return of_an_arm(row) && (open.item.level == Level::division || nothing_else) && !open.item.parts.facts.figures() &&
         open.item.units.empty() && std::all_of(open.children.begin(), open.children.end(), [&](std::size_t child) {
           return of_an_arm(all_.nodes[child]);
         });
}

bool OpenCommands::holds_only_deeper(const TextNode& open) const {
  return open.holds_deeper && std::all_of(open.children.begin(), open.children.end(), [&](std::size_t child) {
           return all_.nodes[child].line.depth > open.line.depth;
         });
}

bool OpenCommands::is_beside_first_of_army(const TextNode& open, const TextNode& row) const {
  if (open.item.level != Level::army || open.children.empty() || row.item.level == Level::army) return false;
  const TextNode& first = all_.nodes[open.children.front()];
  return first.formation() && first.line.depth == row.line.depth && row.line.depth == open.line.depth;
}

bool OpenCommands::within_wing_of_corps() const {
  return std::any_of(open_.begin(), open_.end(), [&](std::size_t node) {
    const TextNode& wing = all_.nodes[node];
    return is_wing(wing, words_) && !wing.children.empty() &&
           all_.nodes[wing.children.front()].item.level == Level::corps;
  });
}

const TextNode* OpenCommands::last_division() const {
  for (auto open = open_.rbegin(); open != open_.rend(); ++open)
    if (all_.nodes[*open].formation() && all_.nodes[*open].item.level == Level::division) return &all_.nodes[*open];
  return nullptr;
}

const TextNode* OpenCommands::division_named(const TextNode& row) const {
  if (row.item.is != Item::Is::group) return nullptr;
  const Tokens name = tokens_of(row.item.parts.name);
  const std::optional<int> number = number_of_command("division", name, words_);
  if (!number) return names_its_division(name, words_) ? last_division() : nullptr;
  for (const std::size_t open : open_) {
    const TextNode& node = all_.nodes[open];
    const bool division = node.formation() && node.item.level == Level::division;
    if (division && !node.children.empty() &&
        number_of_command("division", tokens_of(node.item.parts.name), words_) == number)
      return &node;
  }
  return nullptr;
}

bool OpenCommands::is_below_corps_of(const TextNode& unit) const {
  const Tokens name = tokens_of(unit.item.parts.name);
  if (is_artillery_beside_brigade(name)) return true;
  if (name.empty() || open_.size() < 2 || !words_.any(Sense::kind, name, 0, name.size())) return false;
  for (const Level level : {Level::corps, Level::division}) {
    const bool told = level == Level::corps || std::any_of(name.begin(), name.end(), [](const Token& token) {
                        return token.mark("/");  // "Grenadiers/5th Division", but not "Grenadiers of the 5th Division"
                      });
    const std::optional<int> number = told ? number_of_command(to_string(level), name, words_) : std::nullopt;
    const bool whose = number || names_arm_of(level, name, words_);
    const auto of_it = [&](std::size_t open) {
      const TextNode& node = all_.nodes[open];
      return node.formation() && node.item.level == level &&
             (!number || number_of_command(to_string(level), tokens_of(node.item.parts.name), words_) == number);
    };
    if (whose && std::any_of(open_.begin(), open_.end() - 1, of_it)) return true;
  }
  return false;
}

bool OpenCommands::is_artillery_beside_brigade(const Tokens& name) const {
  if (name.empty() || open_.size() < 2) return false;
  const TextNode& brigade = all_.nodes[open_.back()];
  const std::optional<PhraseFound> arm = words_.find(Sense::arm, name, 0);
  const bool named = arm && arm->is == to_string(Arm::artillery) && arm->length < name.size() &&
                     name[arm->length].is == Token::Is::word && !words_.has(Sense::unit, name, arm->length);
  const bool comma =
      arm && arm->is == to_string(Arm::artillery) && arm->length + 1 < name.size() && name[arm->length].mark(",");
  const auto foot = [&](std::size_t child) { return arm_of_unit(all_.nodes[child], words_) == Arm::infantry; };
  return (named || comma) && brigade.item.level == Level::brigade && !brigade.children.empty() &&
         std::all_of(brigade.children.begin(), brigade.children.end(), foot) &&
         all_.nodes[open_[open_.size() - 2]].item.level == Level::division;
}

bool OpenCommands::is_beside_foot_behind_blank(const TextNode& unit) const {
  constexpr std::size_t kFewestRegiments = 2;
  if (open_.size() < 2 || !unit.line.after_blank || unit.item.is != Item::Is::unit) return false;
  const TextNode& brigade = all_.nodes[open_.back()];
  const std::optional<Arm> arm = arm_of_unit(unit, words_);
  const bool other = arm == Arm::artillery || arm == Arm::cavalry;
  const bool above = all_.nodes[open_[open_.size() - 2]].formation();
  if (!other || !above || brigade.item.level != Level::brigade || brigade.children.size() < kFewestRegiments ||
      unit.line.depth != brigade.line.depth)
    return false;
  return std::all_of(brigade.children.begin(), brigade.children.end(), [&](std::size_t child) {
    const TextNode& node = all_.nodes[child];
    const bool first = child == brigade.children.front();
    return node.item.is == Item::Is::unit && arm_of_unit(node, words_) == Arm::infantry &&
           (first || !node.line.after_blank);
  });
}

bool OpenCommands::among_figures(int depth) const {
  if (open_.size() < 2) return false;
  const std::vector<std::size_t>& siblings = all_.nodes[open_[open_.size() - 2]].children;
  const auto led = [&](std::size_t index) { return !all_.nodes[index].item.parts.commander.empty(); };
  if (siblings.size() < 2 || (led(siblings.back()) && !led(siblings[siblings.size() - 2]))) return false;  // in detail
  return std::all_of(siblings.end() - 2, siblings.end(), [&](std::size_t index) {
    const TextNode& node = all_.nodes[index];
    const bool bare = node.formation() && node.children.empty() && node.item.units.empty();
    return bare && node.line.depth == depth && node.item.parts.facts.figures();
  });
}

bool OpenCommands::is_last_brigade_untold(const TextNode& open) const {
  const bool brigade = open.item.level == Level::brigade && open.children.empty() && open.item.units.empty();
  if (!brigade || open.item.parts.facts.figures() || open_.size() < 2) return false;
  const TextNode& above = all_.nodes[open_[open_.size() - 2]];
  const auto led_alike = [&](std::size_t child) {
    const TextNode& node = all_.nodes[child];
    return node.item.level == Level::brigade &&
           std::none_of(node.children.begin(), node.children.end(),
                        [&](std::size_t below) { return all_.nodes[below].item.is == Item::Is::group; });
  };
  return above.item.level == Level::division &&
         std::count_if(above.children.begin(), above.children.end(), led_alike) > 1;
}

bool OpenCommands::is_next_beside_units(const TextNode& open, const TextNode& row) const {
  if (open.children.empty() || open.item.level != row.item.level) return false;
  const TextNode& first = all_.nodes[open.children.front()];
  return first.item.is == Item::Is::unit && first.line.depth == row.line.depth;
}

bool OpenCommands::is_below_by_number_only(const TextNode& open, const TextNode& row) {
  return row.line.depth > open.line.depth && row.line.indent <= open.line.indent && row.item.level == open.item.level;
}

bool OpenCommands::is_set_in_by_a_slip(const TextNode& open, const TextNode& row) const {
  constexpr int kSlip = 1;  // blank
  const int further = row.line.indent - open.line.indent;
  if (further < 0 || further > kSlip || open.item.level != row.item.level) return false;
  const auto number = [&](const TextNode& node) {
    return number_of_command(to_string(*node.item.level), tokens_of(node.item.parts.name), words_);
  };
  const std::optional<int> before = number(open), own = number(row);
  return before && own && *own > *before;
}

bool OpenCommands::is_contingent_before(const TextNode& open, const TextNode& row) const {
  const auto place = std::find_if(open_.begin(), open_.end(), [&](std::size_t at) { return &all_.nodes[at] == &open; });
  const bool contingent = open.item.is == Item::Is::nation || (open.formation() && open.item.level != Level::division);
  if (!contingent || place == open_.begin() || open.children.empty() || !row.formation() || !row.item.level)
    return false;
  std::string nation = nation_named(open, words_);
  const std::optional<PhraseFound> country = words_.find(Sense::country, tokens_of(open.item.parts.name), 0);
  if (nation.empty() && country) nation = country->is;  // "Brunswick Corps", but not "Army of Portugal"
  if (nation.empty() || nation == nation_named(row, words_)) return false;
  const auto unit = [&](std::size_t child) { return all_.nodes[child].item.is == Item::Is::unit; };
  if (!std::all_of(open.children.begin(), open.children.end(), unit)) return false;
  const auto number = [&](const TextNode& node) {
    return number_of_command(to_string(*row.item.level), tokens_of(node.item.parts.name), words_);
  };
  const std::optional<int> own = number(row);
  const auto before = [&](std::size_t at) {
    const TextNode& node = all_.nodes[at];
    return &node != &open && node.formation() && number(node).value_or(own.value_or(0)) < own;
  };
  const std::vector<std::size_t>& beside = all_.nodes[*(place - 1)].children;
  return own && std::any_of(beside.begin(), beside.end(), [&](std::size_t at) {
           const std::vector<std::size_t>& below = all_.nodes[at].children;
           return before(at) || (all_.nodes[at].formation() && std::any_of(below.begin(), below.end(), before));
         });
}

bool OpenCommands::is_of_a_foe(const TextNode& open, const TextNode& row) const {
  const std::string nation = nation_named(row, words_);
  if (nation.empty()) return false;
  for (const std::size_t at : open_) {
    if (words_.are_foes(nation, nation_named(all_.nodes[at], words_))) return true;
    if (&all_.nodes[at] == &open) break;
  }
  return false;
}

bool OpenCommands::holds_one_before(const TextNode& open, const TextNode& row) const {
  if (open.children.empty() || !row.formation() || row.item.level) return false;
  const TextNode& last = all_.nodes[open.children.back()];
  return last.formation() && !last.item.level && last.line.depth == row.line.depth &&
         differ_in_number(last.item.parts.name, row.item.parts.name, words_);
}

bool OpenCommands::sums_up(const TextNode& open, const TextNode& row) const {
  const std::optional<long long> all = men_of(open.item.parts.facts), own = men_of(row.item.parts.facts);
  const bool arm = open.item.arm == Arm::cavalry || open.item.arm == Arm::infantry;
  return open.formation() && !open.item.level && arm && !open.item.parts.commander.empty() && open.children.empty() &&
         open.item.units.empty() && all && row.formation() && row.item.level == Level::brigade &&
         (own ? *own < *all : is_first_brigade_behind(open));
}

bool OpenCommands::is_first_brigade_behind(const TextNode& open) const {
  const auto place = std::find_if(open_.begin(), open_.end(), [&](std::size_t at) { return &all_.nodes[at] == &open; });
  if (place == open_.begin() || place == open_.end()) return place != open_.end() && all_.nodes.size() == 1;
  const TextNode& holder = all_.nodes[*(place - 1)];
  return holder.item.level == Level::army &&
         std::none_of(holder.children.begin(), holder.children.end(), [&](std::size_t child) {
           return all_.nodes[child].formation() && all_.nodes[child].item.level == Level::brigade;
         });
}

std::span<const std::size_t> OpenCommands::beside(const TextNode& open) const {
  const auto place = std::ranges::find_if(open_, [&](std::size_t at) { return &all_.nodes[at] == &open; });
  if (place == open_.begin() || place == open_.end()) return {};
  return all_.nodes[*(place - 1)].children;
}

bool OpenCommands::is_beside_arms_in_capitals(const TextNode& open, const TextNode& row) const {
  if (row.item.is != Item::Is::group || !row.item.arm || open.item.level != Level::division ||
      !both_in_capitals(row, row) || both_in_capitals(open, open))
    return false;
  return std::ranges::any_of(beside(open), [&](std::size_t other) {
    const TextNode& node = all_.nodes[other];
    return node.item.arm && !node.item.level && both_in_capitals(node, node);
  });
}

bool OpenCommands::ends(const TextNode& open, const TextNode& row, bool led) const {
  if (open.item.is == Item::Is::unit || is_of_a_foe(open, row)) return true;
  if (open.formation() && open.item.level != Level::army && is_main_body(row)) return true;
  if (is_contingent(open, words_) && is_behind_contingent(open, row, all_, words_)) return true;
  if (holds_one_before(open, row)) return false;
  if (row.item.is == Item::Is::group && stands_beside_told(open, row)) return true;
  if (open_.size() > 1 && &all_.nodes[open_.back()] == &open &&
      is_artillery_below_headings(open, all_.nodes[open_[open_.size() - 2]], row, all_))
    return true;
  const bool full = !open.children.empty() || open.item.parts.facts.figures() || !open.item.units.empty();
  const bool equal = row.line.depth == open.line.depth;
  const bool marked = open.line.heading && !row.line.heading;  // "Divisionsartillerie:" below "==== Brigade Roe ===="
  if (const TextNode* division = equal || marked ? division_named(row) : nullptr) return &open != division;
  if (open.item.is == Item::Is::group) return row.line.depth <= open.line.depth;
  const bool both = open.item.level && row.item.level;
  if (both && height(*row.item.level) > height(*open.item.level)) return true;
  if (is_wing(row, words_) && within_wing_of_corps()) return true;  // the next wing of the army
  const bool corps = row.formation() && row.item.level == Level::corps;
  if (corps && !full && !open.item.level && is_wing(open, words_)) return false;  // "Left Wing: Kern", then its corps
  if (!equal && both && is_next_beside_units(open, row)) return true;
  const bool headings = open.line.heading && row.line.heading && open.item.level == row.item.level && both;
  if (headings) return true;  // "### Third Division" below "## Second Division"
  if (both && (is_below_by_number_only(open, row) || is_set_in_by_a_slip(open, row))) return true;
  if (!equal) return row.line.depth < open.line.depth;
  if (open.item.is == Item::Is::nation)
    return row.item.is == Item::Is::nation || is_contingent_before(open, row) ||
           (row.item.level == Level::army && has_its_own_nation(row, words_) && !holds_armies_only(open));
  if (row.item.is == Item::Is::nation)
    return height_in_flat(open) <= height(Level::corps) || open.item.nation_only ||
           (full && row.item.nation != nation_named(open, words_) && both_in_capitals(open, row)) ||
           is_under_nation(open) || (full && led && may_be_foe_of(row, open, words_)) ||
           (full && row.item.nation.empty() && has_its_own_nation(open, words_));  // "ALLIES" after "FRENCH ARMY"
  if (row.item.is == Item::Is::group && of_the_corps(row, words_) && open.item.level &&
      height(*open.item.level) < height(Level::corps)) {
    return true;
  }
  if (row.item.is == Item::Is::group && row.item.arm == Arm::artillery && equal && is_mounted(open, words_) &&
      open_.size() > 1 && !open.children.empty() && !names_horse_guns(row, words_) &&
      !others_have_guns(all_, beside(open), open, words_)) {
    return true;  // in a list: after the cavalry comes the corps' artillery
  }
  if ((row.item.arm == Arm::cavalry && after_divisions_of_foot(open)) || beside_told_on_line(open, row)) return true;
  if (is_beside_arms_in_capitals(open, row)) return true;
  if (is_corps_among_divisions(open) || is_contingent_before(open, row)) return true;
  if (full && row.item.arm == Arm::cavalry && open.item.level == Level::division && both_in_capitals(open, row))
    return true;
  if (holds_arms_beside(open, row) || is_arm_of(open, row)) return false;
  const bool of_a_wing = (row.item.level || !full) && height_in_flat(row) <= height(Level::division);
  if (of_a_wing && is_wing(open, words_) && !is_wing(row, words_)) return false;
  if (open.item.level == Level::army && is_wing(row, words_)) return false;  // also if troops of its own are set in
  if (is_lent(row, words_)) return open.item.level == Level::brigade;        // a column without a level has them also
  if (row.item.is == Item::Is::group) {
    const bool empty = open.children.empty() && open.item.units.empty();
    if (empty && row.item.arm == Arm::infantry) return false;  // "Brigade Noel (5 battalions)", then "Zouaves"
    if (row.item.arm && is_last_brigade_untold(open)) return true;
    const bool of_a_division = all_.roots.size() > 1 && !all_.leaders_above.empty();  // which the title's leader has
    const bool brigade_alone = (open_.size() == 1 || is_under_nation(open)) && open.item.level == Level::brigade &&
                               !commands_set_in_ && !of_a_division;
    if (brigade_alone && row.item.arm == Arm::artillery && !is_mounted(open, words_) && full) return false;
    return holds_only_deeper(open) || (full && (height_in_flat(open) == height(Level::brigade) || !open.item.level));
  }
  if (row.formation() && is_beside_first_of_army(open, row)) return false;
  const bool beside = commands_set_in_ && open.holds_deeper;  // a corps' own brigade after its divisions
  if (open.item.level == Level::division && open_.size() > 1 && &all_.nodes[open_.back()] == &open &&
      is_artillery_of_all(all_, all_.nodes[open_[open_.size() - 2]].children, row, words_))
    return true;
  if (both) return beside || horse_beside_foot(open, row) || height(*row.item.level) >= height(*open.item.level);
  if (open.item.level) return open.holds_deeper || height_in_flat(row) >= height_in_flat(open);
  if (sums_up(open, row)) return false;
  if (full && !goes_on(open, row)) return true;  // "Avantgarde" with its troops, then "1st Brigade"
  if (full) return false;
  return (set_in_ && !row.item.level) || height_in_flat(row) >= height_in_flat(open);
}

void show_depth(TextOutline& all, const std::vector<std::size_t>& open, const TextNode& row) {
  if (open.size() < 2) return;
  TextNode& last = all.nodes[open.back()];
  if (!last.formation() || row.line.depth <= last.line.depth) return;
  const std::vector<std::size_t>& beside = all.nodes[open[open.size() - 2]].children;
  last.holds_deeper = last.holds_deeper || std::any_of(beside.begin(), beside.end(), [&](std::size_t node) {
                        const TextNode& other = all.nodes[node];
                        return other.formation() && other.holds_deeper && other.line.depth == last.line.depth;
                      });
}

}  // namespace estafette::readers
