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

}  // namespace

bool lead_nation(TextNode& nation, const TextNode& row) {
  const Parts& led = row.item.parts;
  std::string& commander = nation.item.parts.commander;
  const bool his = !led.name.empty() && commander.empty() && merge(nation.item.parts.facts, led.facts);
  if (his) commander = led.name;
  append(nation.note, his ? led.note : tidy(row.line.text));
  return his;
}

void find_armies_of_led_nations(TextOutline& outline) {
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
    if (std::exchange(parts.facts, Facts{}).figures())
      outline.looks.push_back({"", node.line.line, "", node.line.text,
                               fmt::format("the army that has the figures behind {}", leader),
                               "Write its name before its commander, or begin the line of his name with Note:"});
    Parts* alone = armies.size() == 1 ? &outline.nodes[armies.front()].item.parts : nullptr;
    if (alone != nullptr && alone->commander.empty()) {
      alone->commander = leader;
      alone->guessed.push_back(fmt::format("commander {} from the line of his nation", leader));
    } else {
      append(node.note, fmt::format("Commander: {}", leader));
      if (!armies.empty())
        outline.looks.push_back({"", node.line.line, "", node.line.text,
                                 fmt::format("armies only: {} led them, and no command is above an army", leader),
                                 "Say which of them he led, or begin the line of his name with Note:"});
    }
  }
}

}  // namespace estafette::readers
