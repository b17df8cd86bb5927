#include "converter/readers/retold/figures/men_in_part.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr int kFewestWhole = 100;        ///< men: a smaller figure before a comma may be officers
constexpr std::size_t kLongestPart = 2;  ///< digits; three are thousands

/// "402,5 sabres" at that token: how many tokens the word behind the figure has; 0 if it is none.
std::size_t men_in_part(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at + 3 >= tokens.size()) return 0;
  const Token &whole = tokens[at], &point = tokens[at + 1], &part = tokens[at + 2];
  if (whole.is != Token::Is::number || whole.value < kFewestWhole || part.is != Token::Is::number) return 0;
  if (!(point.mark(",") || point.mark(".")) || !point.joined || !part.joined) return 0;
  if (part.end - part.begin > kLongestPart) return 0;
  const std::optional<PhraseFound> counted = words.find(Sense::count, tokens, at + 3);
  return counted && (counted->is == "men" || counted->is == "sabres") ? counted->length : 0;
}

}  // namespace

std::string without_part_of_a_man(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting text(line);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::size_t length = men_in_part(tokens, at, words);
    if (length == 0) continue;
    const std::size_t figure_ends = tokens[at + 2].end, ends = tokens[at + 2 + length].end;
    text.put(tokens[at].end, ends,
             fmt::format("{} [Note: {}.{}]", line.substr(figure_ends, ends - figure_ends), tokens[at].value,
                         line.substr(tokens[at + 2].begin, figure_ends - tokens[at + 2].begin)));
  }
  return text.text();
}

}  // namespace estafette::readers
