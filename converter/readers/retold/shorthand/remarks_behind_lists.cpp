#include "converter/readers/retold/shorthand/remarks_behind_lists.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace estafette::readers {

std::string with_sentence_noted(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kFewestSmall = 3;  // words of a sentence that begin with a small letter
  const std::size_t stop = line.find("). ");
  if (stop == std::string_view::npos || !is_digit(line[stop > 0 ? stop - 1 : 0])) return std::string(line);
  const std::string_view sentence = trim(line.substr(stop + 3)), before = line.substr(0, stop + 1);
  if (sentence.empty() || !begins_capital(sentence) || has_digit(sentence) ||
      sentence.find(':') != std::string_view::npos)
    return std::string(line);
  const Tokens tokens = tokens_of(sentence), listed = tokens_of(before);
  const auto small = std::count_if(tokens.begin(), tokens.end(), [&](const Token& token) {
    return token.is == Token::Is::word && is_small(sentence[token.begin]);
  });
  const bool told = static_cast<std::size_t>(small) >= kFewestSmall &&
                    !words.any(Sense::kind, tokens, 0, tokens.size()) &&
                    !words.any(Sense::count, tokens, 0, tokens.size()) &&
                    std::count_if(listed.begin(), listed.end(), [](const Token& token) { return token.mark(","); }) > 0;
  return told ? fmt::format("{} [Note: {}]", before, sentence) : std::string(line);
}

std::string without_say_before_figure(std::string_view line) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const bool led = tokens[at - 1].mark("(") || tokens[at - 1].mark(",");
    if (tokens[at].text != "say" || !led || tokens[at + 1].is != Token::Is::number) continue;
    const bool comma = tokens[at - 1].mark(",");
    return fmt::format("{}{}{}", line.substr(0, comma ? tokens[at - 1].begin : tokens[at].begin), comma ? " (" : "",
                       line.substr(tokens[at + 1].begin)) +
           (comma && at + 2 == tokens.size() ? ")" : "");
  }
  return std::string(line);
}

}  // namespace estafette::readers
