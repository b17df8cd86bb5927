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

bool joins_troops(const std::string& name, const PhraseBook& words) {
  const Tokens said = tokens_of(name);
  for (std::size_t at = 1; at + 1 < said.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, said, at);
    const bool joined = said[at].mark("&") || said[at].mark("+") || (link && link->is == "and");
    if (joined && names_troops(name.substr(0, said[at].begin), words) && names_troops(name.substr(said[at].end), words))
      return true;
  }
  return false;
}

bool names_a_company(const Range& head) {
  for (std::size_t at = 0; at + 1 < head.to; ++at)
    if (head.find(Sense::unit, at) && !head.find(Sense::arm, at)) return true;
  return false;
}

}  // namespace estafette::readers
