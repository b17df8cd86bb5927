#include "converter/readers/retold/shorthand/letters_of_counts.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>

namespace estafette::readers {
namespace {

constexpr int kMostParts = 16;  ///< squadrons of a brigade

/// "battalions" for "B." or "b.", "squadrons" for "E." or "e."; nothing for any other word.
std::string_view counted_by(std::string_view line, const Token& token) {
  const std::string_view letter = line.substr(token.begin, token.end - token.begin);
  if (token.is != Token::Is::word || !line.substr(token.end).starts_with('.')) return {};
  if (letter == "B" || letter == "b") return "battalions";
  return letter == "E" || letter == "e" ? "squadrons" : "";
}

/// Behind the letter stands a mark, a figure, "of" or nothing: no name, of which it would be the initial.
bool ends_count(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return at + 1 >= tokens.size() || tokens[at + 1].is != Token::Is::word || words.has(Sense::link, tokens, at + 1);
}

bool tells_troops(const Tokens& tokens, const PhraseBook& words) {
  return words.any(Sense::kind, tokens, 0, tokens.size()) || words.any(Sense::unit, tokens, 0, tokens.size());
}

}  // namespace

std::string with_letters_of_counts(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const Token& figure = tokens[at - 1];
    const bool count = figure.is == Token::Is::number && figure.value > 0 && figure.value <= kMostParts;
    const std::string_view parts = count && !tokens[at].joined ? counted_by(line, tokens[at]) : "";
    if (parts.empty() || !ends_count(tokens, at, words) || !tells_troops(tokens, words)) continue;
    told.put(tokens[at].begin, tokens[at].end + 1, parts);
  }
  return told.text();
}

}  // namespace estafette::readers
