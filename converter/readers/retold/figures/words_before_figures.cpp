#include "converter/readers/retold/figures/words_before_figures.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_words_behind_figures(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (!count || count->length != 1 || (count->is != "men" && count->is != "horses")) continue;
    const Token& figure = tokens[at + 1];
    const bool counted = figure.is == Token::Is::number && at + 2 < tokens.size() &&
                         words.has(Sense::count, tokens, at + 2);  // "Mann, 3 Esk." is told otherwise
    if (figure.is != Token::Is::number || counted || !tokens[at - 1].mark(",")) continue;
    told.put(tokens[at].begin, figure.end,
             fmt::format("{} {}", text_between(line, figure, figure), text_between(line, tokens[at], tokens[at])));
    ++at;
  }
  return told.text();
}

}  // namespace estafette::readers
