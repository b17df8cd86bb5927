#include "converter/readers/parts/regiment_number.hpp"

#include <algorithm>
#include <optional>

namespace estafette::readers {

SortWords sort_words(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  SortWords told{at, false};
  while (told.end < tokens.size()) {
    const Token& token = tokens[told.end];
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, told.end);
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, told.end);
    if (!kind && !unit && !token.mark(".") && !(token.mark("-") && token.joined)) break;
    const std::size_t length = std::max(kind ? kind->length : 1, unit ? unit->length : 1);
    told.regiment = told.regiment || (kind && token.capitals);
    for (std::size_t word = told.end; word < told.end + length; ++word) {
      const std::optional<PhraseFound> one = words.find(Sense::unit, tokens, word);
      told.regiment = told.regiment || (one && one->is == "regiment");
    }
    told.end += length;
  }
  return told;
}

bool numbers_regiment(const Tokens& tokens, std::size_t from, std::size_t at, const PhraseBook& words) {
  if (at <= from || at >= tokens.size() || tokens[at].is != Token::Is::number) return false;
  const SortWords sort = sort_words(tokens, from, words);
  return sort.regiment && sort.end == at && !tokens[at].thousands && !tokens[at].joined &&
         tokens[at].value <= kMostRegimentsOfFoot;
}

bool numbers_counted_regiment(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const bool figure = !tokens.empty() && tokens.front().is == Token::Is::number;
  const std::optional<PhraseFound> count = figure ? words.find(Sense::count, tokens, 1) : std::nullopt;
  return count && numbers_regiment(tokens, 1 + count->length, at, words);
}

}  // namespace estafette::readers
