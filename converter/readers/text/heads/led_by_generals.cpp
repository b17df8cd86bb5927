#include "converter/readers/text/heads/led_by_generals.hpp"

#include "base/letters.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/tree/recap.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

namespace estafette::readers {
namespace {

bool is_led_by_general(const TextNode& row, const PhraseBook& words) {
  const Parts& parts = row.item.parts;
  if (row.item.is != Item::Is::unit || !row.item.units.empty() || parts.facts.figures() || !row.line.after_blank ||
      has_digit(parts.name))
    return false;
  const Tokens leader = tokens_of(parts.commander);
  return words.has(Sense::rank, leader, 0) && !leads_at_most_a_regiment(leader, 0, words) &&
         names_sort_only(tokens_of(parts.name), words);
}

}  // namespace

void find_sorts_led_by_generals(std::vector<TextNode>& rows, const PhraseBook& words) {
  std::vector<std::size_t> found;
  bool troops_below = false;
  for (std::size_t at = rows.size(); at-- > 0;) {
    if (!troops_or_command(rows[at].item)) continue;
    const bool led = is_led_by_general(rows[at], words);
    if (led && !troops_below) found.push_back(at);
    if (!led || troops_below) troops_below = rows[at].item.is == Item::Is::unit;
  }
  for (const std::size_t at : found) {
    TextNode& row = rows[at];
    const auto command = std::find_if(rows.rend() - static_cast<std::ptrdiff_t>(at), rows.rend(),
                                      [](const TextNode& above) { return above.formation(); });
    if (command == rows.rend() || command->line.depth < row.line.depth) continue;
    row.item.arm = arm_of_unit(row, words);
    row.item.is = Item::Is::formation;
    if (command->item.level == Level::division) {
      row.item.level = Level::division;
      row.item.parts.guessed.emplace_back("level division, from its place");
    }
  }
}

}  // namespace estafette::readers
