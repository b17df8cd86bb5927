#include "converter/readers/text/rows/guns_by_line.hpp"

#include <fmt/format.h>

#include <cstddef>

namespace estafette::readers {
namespace {

constexpr int kMostOfOneBattery = 12;  ///< guns of several calibres
constexpr std::size_t kFewestLines = 2;

/// "10 x 4pdr", and nothing else.
bool tells_one_calibre(const TextNode& row) {
  const Facts& facts = row.item.parts.facts;
  return row.item.is == Item::Is::facts && facts.pieces.size() == 1 && !facts.men && !facts.bare && !facts.subunits() &&
         !facts.batteries;
}

bool heads_guns(const TextNode& row) {
  const Item& item = row.item;
  return item.is == Item::Is::group && item.arm == Arm::artillery && item.units.empty() && !item.parts.facts.figures();
}

}  // namespace

void find_guns_by_line(std::vector<TextNode>& rows) {
  for (std::size_t at = 0; at < rows.size(); ++at) {
    if (!heads_guns(rows[at])) continue;
    std::size_t end = at + 1;
    int guns = 0;
    for (; end < rows.size() && tells_one_calibre(rows[end]); ++end)
      guns += guns_of(rows[end].item.parts.facts).value_or(0);
    if (end < at + 1 + kFewestLines || guns <= kMostOfOneBattery) continue;
    const Parts& heading = rows[at].item.parts;
    for (std::size_t line = at + 1; line < end; ++line) {
      Item& battery = rows[line].item;
      battery.is = Item::Is::unit;
      battery.parts.name = fmt::format("{} {}", heading.name, battery.parts.facts.pieces.front().piece);
      if (!heading.commander.empty()) rows[line].note = fmt::format("under {}", heading.commander);
    }
  }
}

}  // namespace estafette::readers
