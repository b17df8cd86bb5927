#include "converter/readers/retold/shorthand/one_times.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string without_one_times(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 4 || tokens[0].is != Token::Is::number || tokens[0].value != 1 || tokens[1].text != "x")
    return std::string(line);
  for (std::size_t at = 2; at + 1 < tokens.size(); ++at)
    if (tokens[at].is == Token::Is::number && tokens[at + 1].text == "x") return std::string(line);
  std::size_t end = 2;  // of the name
  while (end < tokens.size() && !tokens[end].mark("(")) ++end;
  const bool foot = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
    return token.text.starts_with("battalion") || token.text == "bn";  // "Composite Light Battalion" has no light guns
  });
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, 2);
  const bool battalion =
      tokens[2].figure() && tokens[3].mark("/") && tokens.size() > 4 && tokens[4].is == Token::Is::ordinal;
  const bool name = tokens[2].is == Token::Is::word && is_any_letter(line[tokens[2].begin]) &&
                    capital_at(line, tokens[2].begin) && tokens[3].is == Token::Is::word &&
                    !words.has(Sense::count, tokens, 2) && !words.has(Sense::gun, tokens, 2) &&
                    !(unit && unit->length == 1) && words.any(Sense::unit, tokens, 2, end) &&
                    (foot || (!words.any(Sense::gun, tokens, 3, end) && !words.any(Sense::model, tokens, 3, end)));
  return std::string(battalion || name ? line.substr(tokens[2].begin) : line);
}

}  // namespace estafette::readers
