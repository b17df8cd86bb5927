#include "converter/readers/text/rows/small_corps.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>

namespace estafette::readers {

void find_small_corps(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at + 1 < rows.size(); ++at) {
    TextNode& row = rows[at];
    const Tokens leader = tokens_of(row.item.parts.commander);
    const bool small = row.formation() && row.item.level == Level::corps && !has_digit(row.item.parts.name) &&
                       leads_at_most_a_regiment(leader, 0, words);
    if (!small) continue;
    const auto below = rows.begin() + static_cast<std::ptrdiff_t>(at) + 1;
    const auto next = std::find_if(below, rows.end(), [](const TextNode& other) {
      return troops_or_command(other.item) && other.item.is != Item::Is::unit;
    });
    const bool troops = std::any_of(below, next, [](const TextNode& other) { return other.item.is == Item::Is::unit; });
    if (!troops || next == rows.end() || next->item.level != Level::brigade || next->line.depth != row.line.depth)
      continue;
    row.item.level = Level::brigade;
    row.item.parts.guessed.emplace_back("level brigade, from the rank of who leads it");
  }
}

}  // namespace estafette::readers
