#include "converter/readers/text/nations/led_nations.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

/// The armies right below a nation.
std::vector<std::size_t> armies_of(const TextNode& nation, const TextOutline& outline) {
  std::vector<std::size_t> armies;
  for (const std::size_t child : nation.children)
    if (outline.nodes[child].formation() && outline.nodes[child].item.level == Level::army) armies.push_back(child);
  return armies;
}

/// True for an army, and for a nation with one below it.
bool is_or_holds_army(const TextNode& node, const TextOutline& outline) {
  return (node.formation() && node.item.level == Level::army) || !armies_of(node, outline).empty();
}

/// Gives the one army of the text to the man whom its title calls commander; if it has none, all that follows is his.
void lead_from_above(TextOutline& outline) {
  if (outline.leaders_above.size() != 1 || outline.roots.empty()) return;
  const std::string& leader = outline.leaders_above.front();
  const auto army = [&](std::size_t root) { return is_or_holds_army(outline.nodes[root], outline); };
  if (outline.roots.size() == 1 && army(outline.roots.front())) {
    TextNode& only = outline.nodes[outline.roots.front()];
    if (!only.formation() || !only.item.parts.commander.empty()) return;
    only.item.parts.commander = leader;
    return only.item.parts.guessed.push_back(fmt::format("commander {} from the title", leader));
  }
  const auto plain = [&](std::size_t root) { return outline.nodes[root].formation() && !army(root); };
  if (!std::all_of(outline.roots.begin(), outline.roots.end(), plain)) return;
  TextNode node;
  node.line = outline.nodes[outline.roots.front()].line;
  node.item.is = Item::Is::formation;
  node.item.level = Level::army;
  node.item.parts.name = fmt::format("Army of {}", leader);
  node.item.parts.commander = leader;
  node.item.parts.guessed.emplace_back("an army from its commander in the title");
  node.children = std::exchange(outline.roots, {outline.nodes.size()});
  outline.nodes.push_back(std::move(node));
}

}  // namespace

void note_leader_above(TextOutline& outline, const TextNode& row, const PhraseBook& words) {
  const bool called = words.has(Sense::commander, tokens_of(row.line.text), 0);
  if (called && !row.item.parts.name.empty()) outline.leaders_above.push_back(row.item.parts.name);
}

bool lead_nation(TextNode& nation, const TextNode& row) {
  const Parts& led = row.item.parts;
  std::string& commander = nation.item.parts.commander;
  const bool his = !led.name.empty() && commander.empty() && !led.facts.figures();
  if (his) commander = led.name;
  append(nation.note, his ? led.note : tidy(row.line.text));
  return his;
}

void find_armies_of_led_nations(TextOutline& outline) {
  lead_from_above(outline);
  std::vector<bool> at_top(outline.nodes.size());
  for (const std::size_t root : outline.roots) at_top[root] = true;
  for (std::size_t index = 0; index < outline.nodes.size(); ++index) {
    TextNode& node = outline.nodes[index];
    Parts& parts = node.item.parts;
    if (node.item.is != Item::Is::nation || parts.commander.empty()) continue;
    const std::vector<std::size_t> armies = armies_of(node, outline);
    if (at_top[index] && armies.empty() && !node.children.empty()) {
      node.item.is = Item::Is::formation;
      node.item.level = Level::army;
      node.item.nation_only = true;
      parts.guessed.emplace_back("an army from its commander");
      continue;
    }
    const std::string leader = std::exchange(parts.commander, "");
    Parts* alone = armies.size() == 1 ? &outline.nodes[armies.front()].item.parts : nullptr;
    if (alone != nullptr && alone->commander.empty()) {
      alone->commander = leader;
      alone->guessed.push_back(fmt::format("commander {} from the line of his nation", leader));
    } else {
      append(node.note, fmt::format("Commander: {}", leader));
    }
  }
}

}  // namespace estafette::readers
