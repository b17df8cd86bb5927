#include "converter/readers/text/placing/contingents.hpp"

#include "converter/orbat/structure.hpp"
#include "converter/readers/text/placing/commands_named.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::array<std::string_view, 5> kStems = {"contingent", "kontingent", "contigent", "kontyngent",
                                                    "\u043A\u043E\u043D\u0442\u0438\u043D\u0433\u0435\u043D\u0442"};

}  // namespace

bool is_contingent(const TextNode& node) {
  if (node.item.is != Item::Is::nation && !node.formation()) return false;
  const Tokens tokens = tokens_of(node.item.parts.name.empty() ? node.line.text : node.item.parts.name);
  return std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
    return std::any_of(kStems.begin(), kStems.end(),
                       [&](std::string_view stem) { return token.text.starts_with(stem); });
  });
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

void put_contingents_in_armies(std::vector<TextNode>& rows) {
  bool army = false;
  for (TextNode& row : rows) {
    if (!row.formation() || row.item.level != Level::army) continue;
    if (!is_contingent(row))
      army = true;
    else if (army)
      row.item.level.reset();
  }
}

}  // namespace estafette::readers
