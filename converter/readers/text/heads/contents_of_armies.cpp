#include "converter/readers/text/heads/contents_of_armies.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestOfContents = 2;  ///< armies before the first with troops

bool names_army(const TextNode& row) {
  const Item& item = row.item;
  const bool army = item.is == Item::Is::nation || (row.formation() && item.level == Level::army);
  return army && item.units.empty() && !item.parts.facts.figures();
}

}  // namespace

void find_contents_of_armies(std::vector<TextNode>& rows) {
  std::vector<std::size_t> armies;
  for (std::size_t at = 0; at < rows.size(); ++at) {
    const bool leader = rows[at].item.is == Item::Is::commander;
    if (leader && (armies.empty() || rows[at].line.line != rows[armies.back()].line.line)) return;
    if (!troops_or_command(rows[at].item)) continue;
    if (!names_army(rows[at])) break;
    armies.push_back(at);
  }
  if (armies.size() <= kFewestOfContents) return;
  const std::string first = fold(rows[armies.back()].item.parts.name);
  armies.pop_back();
  if (std::none_of(armies.begin(), armies.end(),
                   [&](std::size_t army) { return fold(rows[army].item.parts.name) == first; }))
    return;
  for (const std::size_t army : armies) {
    rows[army].item.is = Item::Is::heading;
    const bool led = rows[army + 1].item.is == Item::Is::commander;  // on the same line
    if (led) rows[army + 1].item.is = Item::Is::furniture;
  }
}

}  // namespace estafette::readers
