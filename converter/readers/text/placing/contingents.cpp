#include "converter/readers/text/placing/contingents.hpp"

#include "converter/orbat/structure.hpp"
#include "converter/readers/text/placing/commands_named.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::string_view kContingent = "contingent";

}  // namespace

bool is_contingent(const TextNode& node, const PhraseBook& words) {
  if (node.item.is != Item::Is::nation && !node.formation()) return false;
  const Tokens tokens = tokens_of(node.item.parts.name.empty() ? node.line.text : node.item.parts.name);
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> forces = words.find(Sense::forces, tokens, at);
        forces && forces->is == kContingent)
      return true;
  return false;
}

bool is_behind_contingent(const TextNode& contingent, const TextNode& row, const TextOutline& outline,
                          const PhraseBook& words) {
  if (contingent.children.empty() || !row.formation() || row.line.depth > contingent.line.depth) return false;
  const auto all = [&](const auto& is) {
    return std::all_of(contingent.children.begin(), contingent.children.end(),
                       [&](std::size_t child) { return is(outline.nodes[child]); });
  };
  const std::string nation = nation_named(row, words);
  if (!nation.empty() && nation != nation_named(contingent, words)) return true;
  if (all([&](const TextNode& child) { return child.line.depth > contingent.line.depth; })) return true;
  const bool outermost = !outline.roots.empty() && &outline.nodes[outline.roots.back()] == &contingent;
  return !outermost && row.item.level && all([&](const TextNode& child) {
    return child.formation() && child.item.level && height(*child.item.level) < height(*row.item.level);
  });
}

void put_contingents_in_armies(std::vector<TextNode>& rows, const PhraseBook& words) {
  bool army = false;
  for (TextNode& row : rows) {
    if (!row.formation() || row.item.level != Level::army) continue;
    if (!is_contingent(row, words))
      army = true;
    else if (army)
      row.item.level.reset();
  }
}

}  // namespace estafette::readers
