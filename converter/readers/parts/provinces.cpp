#include "converter/readers/parts/provinces.hpp"

#include "converter/readers/words/tokens.hpp"

#include <optional>

namespace estafette::readers {

bool titles_regiment(const Tokens& name, std::size_t at, std::size_t length, bool proprietors,
                     const PhraseBook& words) {
  const bool counted = at > 0 && name[at - 1].figure();
  const std::size_t first = counted ? at - 1 : at;
  const bool bracketed = first > 0 && name[first - 1].mark("(");
  if (bracketed) {
    if (!counted && !proprietors) return false;
    std::size_t close = at + length;
    while (close < name.size() && name[close].is == Token::Is::word) ++close;
    if (close >= name.size() || !name[close].mark(")")) return false;
    if (first > 1 && name[first - 2].figure() && close + 1 < name.size())
      return words.has(Sense::kind, name, close + 1) || words.has(Sense::unit, name, close + 1);
    return counted && words.any(Sense::serial, name, 0, first - 1);  // "Regiment Nr. 77 (2. Hannoversches)"
  }
  if (!counted || first != 0) return false;
  for (std::size_t behind = at + length; behind + 1 < name.size(); ++behind)
    if (const std::optional<PhraseFound> serial = words.find(Sense::serial, name, behind)) {
      std::size_t figure = behind + serial->length;
      if (figure < name.size() && name[figure].mark(".")) ++figure;
      return figure < name.size() && name[figure].figure();
    }
  return false;
}

}  // namespace estafette::readers
