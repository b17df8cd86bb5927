#include "converter/readers/text/led_by_name.hpp"

#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/text/title.hpp"

#include <cstddef>

namespace estafette::readers {
namespace {

/// The next row that is troops, a command or a commander; none at the end.
const TextNode* next_of(const std::vector<TextNode>& rows, std::size_t at) {
  for (std::size_t next = at + 1; next < rows.size(); ++next)
    if (troops_or_command(rows[next].item) || rows[next].item.is == Item::Is::commander) return &rows[next];
  return nullptr;
}

}  // namespace

void find_commands_led_by_name(std::vector<TextNode>& rows, const PhraseBook& words) {
  bool command_above = false;  // whose commander he may be
  for (std::size_t at = 0; at < rows.size(); ++at) {
    TextNode& row = rows[at];
    if (row.item.is == Item::Is::formation || row.item.is == Item::Is::group) command_above = true;
    if (row.item.is == Item::Is::nation) command_above = false;
    if (row.item.is != Item::Is::commander || command_above || row.item.parts.facts.figures()) continue;
    const Tokens name = tokens_of(row.item.parts.name);
    const TextNode* next = next_of(rows, at);
    const bool leads = words.has(Sense::rank, name, 0) && !led_by_subaltern(name, 0, words);
    const bool troops = next != nullptr && next->item.is == Item::Is::unit && next->line.depth >= row.line.depth;
    if (!leads || !troops) continue;
    row.item.is = Item::Is::formation;
    row.item.parts.commander = row.item.parts.name;
    row.item.parts.name = surname(row.item.parts.commander, words);
    row.item.parts.guessed.emplace_back("a command from its commander");
  }
}

}  // namespace estafette::readers
