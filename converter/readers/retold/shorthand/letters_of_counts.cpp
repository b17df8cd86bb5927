#include "converter/readers/retold/shorthand/letters_of_counts.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>

namespace estafette::readers {
namespace {

constexpr int kMostParts = 16;  ///< squadrons of a brigade

/// "battalions" for "B.", "squadrons" for "E."; nothing for any other word.
std::string_view counted_by(std::string_view line, const Token& token) {
  const std::string_view letter = line.substr(token.begin, token.end - token.begin);
  if (token.is != Token::Is::word || !line.substr(token.end).starts_with('.')) return {};
  return letter == "B" ? "battalions" : letter == "E" ? "squadrons" : "";
}

/// Behind the letter stands a mark, a figure or nothing: no name, of which it would be the initial.
bool ends_count(const Tokens& tokens, std::size_t at) {
  return at + 1 >= tokens.size() || tokens[at + 1].is != Token::Is::word;
}

bool tells_troops(const Tokens& tokens, std::size_t end, const PhraseBook& words) {
  return words.any(Sense::kind, tokens, 0, end) || words.any(Sense::unit, tokens, 0, end);
}

}  // namespace

std::string with_letters_of_counts(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 2; at < tokens.size(); ++at) {
    const Token& figure = tokens[at - 1];
    const bool count = figure.is == Token::Is::number && figure.value > 0 && figure.value <= kMostParts;
    const std::string_view parts = count && !tokens[at].joined ? counted_by(line, tokens[at]) : "";
    if (parts.empty() || !ends_count(tokens, at) || !tells_troops(tokens, at - 1, words)) continue;
    told.put(tokens[at].begin, tokens[at].end + 1, parts);
  }
  return told.text();
}

}  // namespace estafette::readers
