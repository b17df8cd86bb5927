#include "converter/readers/text/heads/armies_together.hpp"

#include "converter/orbat/structure.hpp"
#include "converter/readers/parts/name.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace estafette::readers {
namespace {

bool is_army(const TextNode& node) {
  return node.formation() && node.item.level == Level::army;
}

std::string nation_of(const TextNode& node, const PhraseBook& words) {
  return node.item.nation.empty() ? nation_of_command(tokens_of(node.item.parts.name), "", words) : node.item.nation;
}

/// "Anglo-Spanish Army": both, and none if it names only one.
std::set<std::string> nations_of(const TextNode& army, const PhraseBook& words) {
  std::set<std::string> nations;
  const Tokens name = tokens_of(army.item.parts.name);
  for (std::size_t at = 0; at < name.size(); ++at)
    if (const std::optional<PhraseFound> nation = words.find(Sense::nation, name, at)) nations.insert(nation->is);
  if (nations.size() < 2) nations.clear();
  return nations;
}

bool holds_corps(const TextOutline& outline, const TextNode& node) {
  return std::any_of(node.children.begin(), node.children.end(), [&](std::size_t child) {
    const std::optional<Level> level = outline.nodes[child].item.level;
    return level && height(*level) >= height(Level::corps);
  });
}

}  // namespace

bool is_army_together(const TextNode& army, const TextNode& next, const PhraseBook& words) {
  const std::set<std::string> nations = nations_of(army, words);
  const std::string nation = nation_of(next, words);
  return is_army(army) && is_army(next) && nations.contains(nation) && nations_of(next, words).empty();
}

void put_armies_together(TextOutline& outline, const PhraseBook& words) {
  for (std::size_t at = 0; at + 1 < outline.roots.size(); ++at) {
    TextNode& army = outline.nodes[outline.roots[at]];
    if (!army.children.empty() || !army.item.units.empty()) continue;
    std::size_t end = at + 1;
    const auto belongs = [&](std::size_t root) {
      const TextNode& node = outline.nodes[root];
      return is_army_together(army, node, words) && !holds_corps(outline, node);
    };
    while (end < outline.roots.size() && belongs(outline.roots[end])) ++end;
    const auto first = outline.roots.begin() + static_cast<std::ptrdiff_t>(at) + 1;
    const auto last = outline.roots.begin() + static_cast<std::ptrdiff_t>(end);
    army.children.assign(first, last);
    outline.roots.erase(first, last);
  }
}

}  // namespace estafette::readers
