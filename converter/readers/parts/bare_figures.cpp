#include "converter/readers/parts/bare_figures.hpp"

#include "converter/readers/parts/parts.hpp"

#include <algorithm>

namespace estafette::readers {

bool has_figures(const Tokens& tokens) {
  return std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.figure(); });
}

bool tells_strengths(const Tokens& tokens) {
  return std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
    return token.is == Token::Is::number && (token.thousands || !may_be_year(token.value));
  });
}

std::optional<int> lone_strength(const Tokens& tokens) {
  const bool bracket = tokens.size() == 3 && tokens[0].mark("(") && tokens[2].mark(")");
  if (tokens.size() != 1 && !bracket) return std::nullopt;
  const Token& token = tokens[bracket ? 1 : 0];
  return token.is == Token::Is::number && token.thousands ? std::optional(token.value) : std::nullopt;
}

}  // namespace estafette::readers
