#include "converter/readers/retold/apart/articles_of_numbers.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>

namespace estafette::readers {
namespace {

/// An entry of a list may begin there.
bool begins_numbered(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return at == 0 || tokens[at - 1].mark(":") || tokens[at - 1].mark(";") || is_joint(tokens, at - 1, words);
}

/// "the 1st and 2nd battalions": no regiments.
bool numbers_parts(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 1; at < tokens.size(); ++at)
    if (words.has(Sense::count, tokens, at) && tokens[at - 1].is == Token::Is::ordinal) return true;
  return false;
}

}  // namespace

std::string without_articles_of_numbers(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting text(line);
  std::size_t numbers = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (tokens[at].is != Token::Is::ordinal) continue;
    const bool apart = at > 0 && tokens[at - 1].end < tokens[at].begin;  // but "I3th"
    const bool article = apart && is_the(tokens, at - 1, words);
    if (!begins_numbered(tokens, article ? at - 1 : at, words)) continue;
    ++numbers;
    if (article) text.put(tokens[at - 1].begin, tokens[at].begin, "");
  }
  const bool list = text.changed() && numbers > 1 && !words.any(Sense::verb, tokens, 0, tokens.size());
  return list && !numbers_parts(tokens, words) ? text.text() : std::string(line);
}

}  // namespace estafette::readers
