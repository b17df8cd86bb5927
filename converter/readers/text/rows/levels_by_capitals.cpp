#include "converter/readers/text/rows/levels_by_capitals.hpp"

#include "converter/readers/tree/standing.hpp"

#include <algorithm>
#include <cstddef>

namespace estafette::readers {

void find_levels_by_capitals(std::vector<TextNode>& rows) {
  constexpr std::size_t kFewest = 2;  // corps
  std::size_t corps = 0;
  for (const TextNode& row : rows) {
    const bool capitals = both_in_capitals(row, row);
    if (!row.formation()) continue;
    if (row.item.level == Level::corps && !capitals) return;
    if (row.item.level == Level::division && capitals) return;
    corps += row.item.level == Level::corps ? 1U : 0U;
  }
  if (corps < kFewest) return;
  for (std::size_t at = 0; at + 1 < rows.size(); ++at) {
    TextNode& row = rows[at];
    const bool open = row.formation() && !row.item.level && row.item.units.empty() && both_in_capitals(row, row);
    if (!open) continue;
    const auto next = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(at) + 1, rows.end(),
                                   [](const TextNode& below) { return troops_or_command(below.item); });
    if (next == rows.end() || next->item.level != Level::division || next->line.depth != row.line.depth) continue;
    row.item.level = Level::corps;
    row.item.parts.guessed.emplace_back("level corps, from its capitals");
  }
}

}  // namespace estafette::readers
