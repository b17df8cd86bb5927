#include "converter/readers/retold/shorthand/brevet_ranks.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// How many tokens a rank has there, with the stops of its short forms.
std::size_t rank_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  std::size_t end = at;
  while (end < tokens.size()) {
    std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, end);
    if (!rank) rank = words.find(Sense::subaltern, tokens, end);
    if (rank)
      end += rank->length;
    else if (end > at && tokens[end].mark("."))
      ++end;
    else
      break;
  }
  return end - at;
}

/// Where the rank begins that ends right before a token.
std::optional<std::size_t> rank_before(const Tokens& tokens, std::size_t end, const PhraseBook& words) {
  constexpr std::size_t kLongest = 8;  // tokens
  for (std::size_t at = end - std::min(end, kLongest); at < end; ++at)
    if (at + rank_at(tokens, at, words) == end) return at;
  return std::nullopt;
}

}  // namespace

std::string with_brevet_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t open = 1; open + 2 < tokens.size(); ++open) {
    if (!tokens[open].mark("(")) continue;
    const std::size_t close = open + 1 + rank_at(tokens, open + 1, words);
    if (close == open + 1 || close + 1 >= tokens.size() || !tokens[close].mark(")")) continue;
    const Token& name = tokens[close + 1];
    const std::optional<std::size_t> rank = rank_before(tokens, open, words);
    if (!rank || name.is != Token::Is::word || !capital_at(line, name.begin)) continue;
    const std::string_view told = text_between(line, tokens[*rank], tokens[close]);
    std::string_view rest = trim(line.substr(name.begin));
    const bool colon = rest.ends_with(':');
    if (colon) rest.remove_suffix(1);
    return std::string(trim(line.substr(0, tokens[open].begin))) + " " + std::string(rest) +
           " [Note: " + std::string(told) + "]" + (colon ? ":" : "");
  }
  return std::string(line);
}

}  // namespace estafette::readers
