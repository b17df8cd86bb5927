#include "converter/readers/tree/regiments_counted.hpp"

#include "converter/readers/words/joints.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {

bool counts_regiments_behind_parts(const TextNode& row, const PhraseBook& words) {
  const Facts& facts = row.item.parts.facts;
  if (!row.formation() || !row.item.units.empty() || !row.item.unread.empty() || !facts.subunits() || facts.each)
    return false;
  const Tokens tokens = tokens_of(row.line.text);
  bool parts = false;
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
    const bool figure = tokens[at - 1].is == Token::Is::number || words.has(Sense::number, tokens, at - 1);
    if (!figure) continue;
    if (count && (count->is == "battalions" || count->is == "squadrons")) parts = true;
    const bool regiments = (count && count->is == "regiments") || (unit && unit->is == "regiment" && !count);
    const bool joined = at > 1 && (is_joint(tokens, at - 2, words) || tokens[at - 2].mark("+"));
    if (parts && regiments && joined) return true;
  }
  return false;
}

}  // namespace estafette::readers
