#include "converter/readers/text/placing/list_sum.hpp"

#include "converter/readers/text/named/title.hpp"

#include <algorithm>

namespace estafette::readers {

bool ends_list(const std::vector<TextNode>& rows, const TextNode& row) {
  const auto next = std::find_if(rows.begin() + (&row - rows.data()) + 1, rows.end(),
                                 [](const TextNode& other) { return troops_or_command(other.item); });
  return next == rows.end() || next->item.is != Item::Is::unit;
}

std::vector<std::size_t> units_above_total(const TextOutline& outline, const std::vector<std::size_t>& open) {
  const int last = outline.totals.empty() ? 0 : outline.totals.back().line.line;
  std::vector<std::size_t> all;
  if (!open.empty()) all = outline.nodes[open.front()].children;
  for (std::size_t at = 0; open.empty() && at < outline.nodes.size(); ++at)
    if (outline.nodes[at].item.is != Item::Is::nation) all.push_back(at);
  std::vector<std::size_t> units;
  for (const std::size_t at : all) {
    const TextNode& node = outline.nodes[at];
    if (node.item.is != Item::Is::unit) return {};
    if (node.line.line > last) units.push_back(at);
  }
  return units;
}

bool is_sum_of_list(const TextOutline& outline, const std::vector<std::size_t>& open, const TextNode& row,
                    bool ends_list) {
  Facts rest = row.item.parts.facts;
  const bool men = rest.men.has_value();
  rest.men.reset();
  rest.guessed.clear();
  if (!men || rest != Facts{} || open.size() < 2 || outline.nodes.back().item.is != Item::Is::unit) return false;
  const TextNode& above = outline.nodes[open[open.size() - 2]];
  if (!(above.formation() || above.item.is == Item::Is::group) || above.children.size() < 2) return false;
  const auto strong = [&](std::size_t child) {
    const Facts& facts = outline.nodes[child].item.parts.facts;
    return facts.men || facts.bare;
  };
  return strong(open.back()) || (ends_list && std::none_of(above.children.begin(), above.children.end(), strong));
}

}  // namespace estafette::readers
