#include "converter/readers/words/joints.hpp"

#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {

bool is_letter_of_unit(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at == 0 || tokens[at].is != Token::Is::word || tokens[at].end != tokens[at].begin + 1) return false;
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at - 1);
  if (!unit || (unit->is != "battery" && unit->is != "company" && unit->is != "squadron")) return false;
  return at + 1 == tokens.size() || tokens[at + 1].mark(",") || tokens[at + 1].mark("(");
}

bool is_within_hyphens(const Tokens& tokens, std::size_t at) {
  const auto goes_on = [&](std::size_t next) {
    return next < tokens.size() && tokens[next].is == Token::Is::word && tokens[next].joined &&
           tokens[next].begin == tokens[next - 1].end + 1;
  };
  return at > 0 && tokens[at - 1].is == Token::Is::word && goes_on(at) && goes_on(at + 1);
}

bool is_and(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at >= tokens.size() || is_within_hyphens(tokens, at)) return false;
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
  return tokens[at].mark("&") || (link && link->is == "and" && !is_letter_of_unit(tokens, at, words));
}

bool is_joint(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return at < tokens.size() && (tokens[at].mark(",") || is_and(tokens, at, words));
}

bool is_the(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> article = words.find(Sense::article, tokens, at);
  return article && article->is == "the";
}

bool is_a(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> article = words.find(Sense::article, tokens, at);
  return article && article->is == "a";
}

}  // namespace estafette::readers
