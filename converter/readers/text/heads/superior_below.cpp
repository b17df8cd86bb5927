#include "converter/readers/text/heads/superior_below.hpp"

#include "converter/orbat/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace estafette::readers {

void put_superior_above(std::vector<TextNode>& rows) {
  std::vector<std::size_t> commands;
  for (std::size_t at = 0; at < rows.size(); ++at)
    if (troops_or_command(rows[at].item) && rows[at].item.is != Item::Is::unit) commands.push_back(at);
  if (commands.size() != 2) return;
  const std::size_t first = commands[0], second = commands[1];
  const auto bare = [](const TextNode& row) {
    return row.formation() && row.item.level && row.item.units.empty() && !row.item.parts.facts.figures();
  };
  const auto unit = [](const TextNode& row) { return row.item.is == Item::Is::unit; };
  const auto at = [&](std::size_t index) { return rows.begin() + static_cast<std::ptrdiff_t>(index); };
  if (!bare(rows[first]) || !bare(rows[second]) || std::any_of(rows.begin(), at(second), unit) ||
      std::none_of(at(second), rows.end(), unit) || rows[first].line.depth != rows[second].line.depth ||
      height(*rows[first].item.level) >= height(*rows[second].item.level))
    return;
  rows[first].item.parts.guessed.push_back(
      fmt::format("below {}, which stands behind it", rows[second].item.parts.name));
  std::rotate(at(first), at(second), at(second + 1));
}

}  // namespace estafette::readers
