#include "converter/readers/text/rows/bare_part.hpp"

#include "converter/readers/words/joints.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// The name before what says where the part came from or is called: "1st Battalion (from 3rd Infantry Regt)", "1st
/// Squadron - Novara".
Tokens name_of_part(const TextNode& row, const PhraseBook& words) {
  const Tokens name = tokens_of(row.item.parts.name);
  for (std::size_t at = 2; at + 1 < name.size(); ++at) {
    const auto rest = name.begin() + static_cast<std::ptrdiff_t>(at);
    const bool from = name[at].mark("(") && words.has(Sense::link, name, at + 1);
    const bool called = name[at].mark("-") && std::none_of(rest, name.end(), [](const Token& t) { return t.figure(); });
    if (from || called) return {name.begin(), rest};
  }
  return name;
}

}  // namespace

bool is_bare_part(const TextNode& row, const PhraseBook& words) {
  const Tokens name = name_of_part(row, words);
  if (row.item.is != Item::Is::unit || name.size() < 2) return false;
  const bool numeral = name[0].is == Token::Is::word && roman(text_between(row.item.parts.name, name[0], name[0]));
  if (name[0].is != Token::Is::ordinal && !numeral) return false;
  std::size_t word = numeral && name[1].mark(".") ? 2 : 1;
  for (; word + 2 < name.size() && name[word + 1].is == Token::Is::ordinal; word += 2) {
    if (!is_joint(name, word, words)) return false;
  }
  if (word + 1 != name.size()) return false;
  const std::optional<PhraseFound> count = words.find(Sense::count, name, word);
  const std::optional<PhraseFound> kind = words.find(Sense::kind, name, word);
  if (count && count->part && kind && kind_from(kind->is) != Kind::line_infantry)
    return false;  // "9. J\u00E4gerbataillon"
  return count && (count->is == "battalions" || count->is == "squadrons");
}

}  // namespace estafette::readers
