#include "converter/readers/text/led_nations.hpp"

#include "converter/readers/parts/name.hpp"

#include <cstddef>

namespace estafette::readers {

void find_led_nations(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at + 1 < rows.size(); ++at) {
    TextNode& nation = rows[at];
    const TextNode& leader = rows[at + 1];
    const Tokens said = tokens_of(leader.line.text);
    if (nation.item.is != Item::Is::nation || leader.item.is != Item::Is::commander || leader.item.parts.name.empty() ||
        !words.has(Sense::commander, said, 0))
      continue;
    nation.item.is = Item::Is::formation;
    nation.item.level = Level::army;
    nation.item.nation_only = true;
    nation.item.parts.name = tidy(nation.line.text);
    nation.item.parts.guessed.emplace_back("an army from its commander");
  }
}

}  // namespace estafette::readers
