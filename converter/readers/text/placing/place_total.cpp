#include "converter/readers/text/placing/place_total.hpp"

#include "converter/orbat/structure.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/parts/summary.hpp"
#include "converter/readers/text/placing/commands_named.hpp"
#include "converter/readers/text/placing/list_sum.hpp"
#include "converter/readers/tree/recap.hpp"
#include "converter/readers/tree/standing.hpp"
#include "converter/readers/tree/totals.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

/// "Kern - 34,000 infantry - 1,864 cavalry - 48 guns": the strength of somebody's troops, by arm, and not "Total 34,000
/// infantry", "The French, 34,000 infantry".
bool names_whose(const TextNode& row, const PhraseBook& words) {
  const Facts& facts = row.item.parts.facts;
  const Tokens line = tokens_of(row.line.text);
  const int arms = (facts.infantry ? 1 : 0) + (facts.cavalry ? 1 : 0) + (facts.guns ? 1 : 0);
  if (arms < 2 || line.empty() || line[0].is != Token::Is::word) return false;
  for (const Sense whole : {Sense::total, Sense::forces, Sense::nation, Sense::country, Sense::command, Sense::arm,
                            Sense::count, Sense::heading, Sense::link})
    if (words.has(whole, line, 0)) return false;
  return true;
}

/// "In all 10,400 men, 38 guns" below a command of which nothing else is told, but what it is made up of: its
/// strength.
bool tells_of_bare_command(GrowingOutline& growing, const TextNode& row, const Facts& facts) {
  TextNode& command = growing.innermost();
  if (!command.formation() || !command.children.empty() || command.item.parts.facts.figures() || row.item.level ||
      command.line.line + 1 == row.line.line || !facts.men || !merge(command.item.parts.facts, facts))
    return false;
  growing.outline.totals.push_back({row.line, facts, {growing.open.back()}, {}});
  return true;
}

/// That open command and all beside it; none if it is alone.
std::vector<std::size_t> beside(const GrowingOutline& growing, std::size_t command) {
  const auto place = std::find(growing.open.begin(), growing.open.end(), command);
  const std::vector<std::size_t>& all =
      place == growing.open.begin() ? growing.outline.roots : growing.outline.nodes[*(place - 1)].children;
  return all.size() > 1 ? all : std::vector<std::size_t>{};
}

/// The open commands with troops that a total may belong to, the innermost first: those of the level that it names,
/// or in an indented text those above a depth.
std::vector<std::size_t> totalled_by(const GrowingOutline& growing, const TextNode& row, int depth) {
  std::vector<std::size_t> commands;
  for (auto index = growing.open.rbegin(); index != growing.open.rend(); ++index) {
    const TextNode& node = growing.outline.nodes[*index];
    const bool named = row.item.level && node.item.level && height(*node.item.level) == height(*row.item.level);
    const bool above = !row.item.level && (!growing.set_in.any || node.line.depth < depth);
    const bool command = node.formation() || node.item.is == Item::Is::group;
    if (command && !node.children.empty() && (named || above)) commands.push_back(*index);
  }
  return commands;
}

/// "Total of the British: 1,100 men": the open heading or command of the one nation that the line names, with its
/// troops; nothing if no nation is named, or several are, or none of it is open.
std::optional<std::size_t> of_the_nation(const GrowingOutline& growing, const TextNode& row) {
  const std::set<std::string> named = nations_in(tokens_of(row.line.text), growing.words);
  if (named.size() != 1) return std::nullopt;
  for (const std::size_t index : growing.open) {
    const TextNode& node = growing.outline.nodes[index];
    if (!node.children.empty() && nation_named(node, growing.words) == *named.begin()) return index;
  }
  return std::nullopt;
}

}  // namespace

void place_total(GrowingOutline& growing, const TextNode& row) {
  const Facts facts = of_one_arm(row.item.parts.facts, tokens_of(row.line.text), growing.words);
  if (growing.outline.nodes.empty() && !lists_troops_in_prose(row.line.text, growing.words)) {
    growing.add_title(row.line);  // of the whole
    if (names_whose(row, growing.words))
      growing.look(row.line, "whose strength it is; nothing above it tells",
                   "Write his command before it, or begin the line with Note:");
    return;
  }
  if (growing.open.empty() || !facts.figures())
    return growing.look(row.line, "a total with figures, below its command", "Correct the line or remove it");
  append(growing.noted(row.line.depth), row.item.parts.note);
  growing.closed_by_total.told_of_level(row);
  if (growing.closed_by_total.tells_strength(row, growing.last())) return growing.tells_of_above(row.line);
  if (tells_of_bare_command(growing, row, facts)) return growing.tells_of_above(row.line);
  const bool below =
      growing.last().formation() && !growing.last().item.parts.facts.figures();  // its command is on the line above
  if (growing.only_nation_so_far() ||                                            // "France: total 43,532"
      (below && counts_arms(tokens_of(row.line.text), growing.words)))
    return growing.outline.totals.push_back({row.line, facts, {growing.outline.nodes.size() - 1}, {}});
  StatedTotal total{row.line, facts, totalled_by(growing, row, row.line.depth), {}};
  if (total.open.empty()) total.open = totalled_by(growing, row, row.line.depth + 1);
  const std::optional<std::size_t> nation = row.item.level ? std::nullopt : of_the_nation(growing, row);
  if (nation) {
    growing.outline.totals.push_back({row.line, facts, {*nation}, {}});
    return;
  }
  const Tokens tokens = tokens_of(row.line.text);
  if (growing.words.any(Sense::grand, tokens, 0, tokens.size()) && !total.open.empty())
    total.open = {total.open.back()};
  if (!row.item.level && !total.open.empty()) total.together = beside(growing, total.open.back());
  if (below && !row.item.level) total = told_below(std::move(total), growing.last(), growing.outline.nodes.size() - 1);
  if (!row.item.level)
    (total.open.empty() ? total.together : total.part) = units_above_total(growing.outline, total.open);
  if (total.open.empty() && total.together.empty())
    return growing.look(row.line, "a total below its command", "Move it there");
  total_of_nations(total, growing.outline, growing.words);
  growing.outline.totals.push_back(std::move(total));
}

bool place_recap(GrowingOutline& growing, const TextNode& row) {
  if (const Item::Is is = row.item.is; is != Item::Is::unit && is != Item::Is::group && is != Item::Is::facts)
    return false;
  for (auto index = growing.open.rbegin(); index != growing.open.rend(); ++index) {
    if (!growing.outline.nodes[*index].formation()) continue;
    const std::optional<Facts> facts = recapitulated(row, growing.outline, *index, growing.words);
    if (facts) return growing.outline.totals.push_back({row.line, *facts, {*index}, {}}), true;
  }
  return false;
}

}  // namespace estafette::readers
