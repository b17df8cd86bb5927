#include "converter/readers/text/nations/lent_troops.hpp"

#include "base/text.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {

bool is_lent(const TextNode& row, const PhraseBook& words) {
  if (row.item.is != Item::Is::group) return false;
  const Tokens name = tokens_of(row.item.parts.name);
  const std::optional<PhraseFound> lent = name.empty() ? std::nullopt : words.find(Sense::link, name, 0);
  return lent && lent->is == "lent";
}

void find_lent_troops(std::vector<TextNode>& rows, const PhraseBook& words) {
  bool below_command = false;
  for (std::size_t at = 0; at + 1 < rows.size(); ++at) {
    Item& item = rows[at].item;
    const bool command = item.is == Item::Is::formation && item.level;
    const Tokens name = command ? tokens_of(rows[at].line.text) : Tokens{};
    const std::optional<PhraseFound> lent = name.empty() ? std::nullopt : words.find(Sense::link, name, 0);
    const bool is_lender = lent && lent->is == "lent";
    const bool bare = item.units.empty() && item.parts.commander.empty() && !item.parts.facts.figures();
    if (below_command && is_lender && bare && rows[at + 1].item.is == Item::Is::unit) {
      item.is = Item::Is::group;
      item.level.reset();
      item.parts.name = tidy(item.parts.name);
    }
    below_command = below_command || (command && !is_lender);  // where all are lent, nobody else has them
  }
}

}  // namespace estafette::readers
