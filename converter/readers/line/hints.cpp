#include "converter/readers/line/hints.hpp"

#include "converter/readers/line/plural.hpp"

#include <algorithm>

namespace estafette::readers {

bool is_link_only(const Range& line) {
  const std::optional<PhraseFound> link = line.find(Sense::link, 0);
  return link && link->length == line.to;
}

bool figures_in_brackets(const Range& line) {
  const auto first = std::find_if(line.tokens.begin(), line.tokens.end(),
                                  [](const Token& token) { return token.mark("(") || token.is == Token::Is::number; });
  return first != line.tokens.end() && first->mark("(");
}

bool names_one_battery(const Range& name) {
  for (std::size_t at = 1; at < name.to; ++at) {
    const std::string& word = name.tokens[at].text;
    if (name.is(Sense::unit, at, "battery") && singular(word, name.words) == word) return true;
  }
  return false;
}

bool names_troops(const std::string& text, const PhraseBook& words) {
  const Tokens said = tokens_of(text);
  const bool numbered = std::any_of(said.begin(), said.end(), [](const Token& token) {
    return token.is == Token::Is::ordinal || token.is == Token::Is::number;
  });
  return numbered && words.any(Sense::kind, said, 0, said.size());
}

}  // namespace estafette::readers
