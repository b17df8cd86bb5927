#include "converter/readers/text/heads/leaders_above.hpp"

#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

/// The token at which a rank begins: the first, or in "Roe, MdE Jean" the one behind the first comma.
std::optional<std::size_t> rank_at(const Tokens& name, const PhraseBook& words) {
  if (words.has(Sense::rank, name, 0)) return 0;
  const auto comma = std::find_if(name.begin(), name.end(), [](const Token& token) { return token.mark(","); });
  const auto behind = static_cast<std::size_t>(comma - name.begin()) + 1;
  return words.has(Sense::rank, name, behind) ? std::optional(behind) : std::nullopt;
}

/// "Lieutenant General Roe": somebody who leads more than a regiment; but "General Remarks" are nobody.
bool leads_by_rank(const std::string& leader, const PhraseBook& words) {
  const Tokens name = tokens_of(leader);
  const std::optional<std::size_t> rank = rank_at(name, words);
  if (!rank || leads_at_most_a_regiment(name, *rank, words) || words.any(Sense::heading, name, 0, name.size()))
    return false;
  const std::size_t behind = words.find(Sense::rank, name, *rank)->length;
  return *rank > 0 || may_be_person(name, behind, leader, words);
}

/// True for an army, and for a nation with one below it.
bool is_or_holds_army(const TextNode& node, const TextOutline& outline) {
  if (node.formation()) return node.item.level == Level::army;
  return std::any_of(node.children.begin(), node.children.end(), [&](std::size_t child) {
    return outline.nodes[child].formation() && outline.nodes[child].item.level == Level::army;
  });
}

/// The commands at the top are of nations at war with each other.
bool holds_foes(const TextOutline& outline, const PhraseBook& words) {
  std::vector<std::string> nations;
  for (const std::size_t root : outline.roots) {
    const TextNode& node = outline.nodes[root];
    nations.push_back(node.item.nation.empty() ? nation_of_command(tokens_of(node.item.parts.name), "", words)
                                               : node.item.nation);
  }
  for (const std::string& one : nations)
    for (const std::string& other : nations)
      if (words.may_be_foes(one, other)) return true;
  return false;
}

/// Who leads all: the only one that is called commander; if none is, the first of those one right below the other.
/// Nothing if it cannot be told.
std::optional<LeaderAbove> leader_of_all(const std::vector<LeaderAbove>& leaders) {
  const auto called = [](const LeaderAbove& leader) { return leader.called; };
  const auto named = std::count_if(leaders.begin(), leaders.end(), called);
  if (named == 1) return *std::find_if(leaders.begin(), leaders.end(), called);
  const auto apart = [](const LeaderAbove& one, const LeaderAbove& next) {
    return next.line.line != one.line.line + one.line.lines;
  };
  const bool row = std::adjacent_find(leaders.begin(), leaders.end(), apart) == leaders.end();
  return named == 0 && row && !leaders.empty() ? std::optional(leaders.front()) : std::nullopt;
}

void ask_whom_they_lead(TextOutline& outline) {
  for (const LeaderAbove& leader : outline.leaders_above)
    outline.looks.push_back({"", leader.line.line, "", leader.line.text, "the command that he leads",
                             "Write its name before his, or begin the line with Note:"});
}

/// True if all commands at the top are brigades.
bool holds_brigades_only(const TextOutline& outline) {
  return std::all_of(outline.roots.begin(), outline.roots.end(), [&](std::size_t root) {
    const TextNode& node = outline.nodes[root];
    return node.formation() ? node.item.level == Level::brigade : node.item.is == Item::Is::group;
  });
}

}  // namespace

bool may_lead_what_follows(const std::vector<TextNode>& rows, const TextNode& leader, const PhraseBook& words) {
  const auto next = static_cast<std::size_t>(&leader - rows.data()) + 1;
  const Tokens name = tokens_of(leader.item.parts.name);
  const bool general = words.has(Sense::rank, name, 0) && !leads_at_most_a_regiment(name, 0, words);
  if (general && next < rows.size() && next > 1 && rows[next].item.is == Item::Is::unit &&
      rows[next - 2].item.is == Item::Is::unit)
    return true;  // "22nd Line", "BG Toro", "23rd Line"
  return leader.line.after_blank && next < rows.size() && rows[next].formation() &&
         leads_by_rank(leader.item.parts.name, words);
}

void note_leader_above(TextOutline& outline, const TextNode& row, const PhraseBook& words) {
  if (row.item.parts.name.empty()) return;
  const bool called = words.has(Sense::commander, tokens_of(row.line.text), 0);
  if (called || leads_by_rank(row.item.parts.name, words))
    outline.leaders_above.push_back({row.item.parts.name, row.line, row.item.parts.facts, called});
}

void lead_from_above(TextOutline& outline, const PhraseBook& words) {
  if (outline.leaders_above.empty() || outline.roots.empty()) return;
  const std::optional<LeaderAbove> leader = leader_of_all(outline.leaders_above);
  const auto army = [&](std::size_t root) { return is_or_holds_army(outline.nodes[root], outline); };
  if (leader && outline.roots.size() == 1) {
    TextNode& only = outline.nodes[outline.roots.front()];
    const bool free = only.formation() && only.item.parts.commander.empty() && !leader->facts.figures();
    if (army(outline.roots.front()) && !free) return;
    if (free && (army(outline.roots.front()) || !leader->called)) {
      only.item.parts.commander = leader->name;
      return only.item.parts.guessed.push_back(fmt::format("commander {} from the title", leader->name));
    }
  }
  const auto below_army = [&](std::size_t root) {
    const TextNode& node = outline.nodes[root];
    const bool nation = node.item.is == Item::Is::nation && node.item.parts.commander.empty();
    return !army(root) && (node.formation() || node.item.is == Item::Is::group || nation);
  };
  const auto command = [&](std::size_t root) {
    return outline.nodes[root].formation() || outline.nodes[root].item.is == Item::Is::nation;
  };
  if (!std::all_of(outline.roots.begin(), outline.roots.end(), below_army) ||
      std::none_of(outline.roots.begin(), outline.roots.end(), command))
    return;
  if (!leader || holds_foes(outline, words)) return ask_whom_they_lead(outline);
  const bool division = !leader->called && holds_brigades_only(outline);
  TextNode node;
  node.line = outline.nodes[outline.roots.front()].line;
  node.item.is = Item::Is::formation;
  node.item.level = division ? Level::division : Level::army;
  node.item.parts.name = fmt::format("{} of {}", division ? "Division" : "Army", leader->name);
  node.item.parts.commander = leader->name;
  node.item.parts.facts = leader->facts;
  node.item.parts.guessed.emplace_back(division ? "a division from its commander in the title"
                                                : "an army from its commander in the title");
  node.children = std::exchange(outline.roots, {outline.nodes.size()});
  outline.nodes.push_back(std::move(node));
}

}  // namespace estafette::readers
