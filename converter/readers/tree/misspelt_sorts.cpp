#include "converter/readers/tree/misspelt_sorts.hpp"

#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::size_t kShortest = 6;  ///< letters of a word that is hardly anything else

/// The word for troops that a word is with one other letter; empty if there is none.
std::string with_one_other_letter(const std::string& word, const PhraseBook& words) {
  for (std::size_t at = 0; at < word.size(); ++at) {
    std::string other = word;
    for (char letter = 'a'; letter <= 'z'; ++letter) {
      other[at] = letter;
      const Tokens tokens = tokens_of(other);
      const std::optional<PhraseFound> kind = tokens.size() == 1 ? words.find(Sense::kind, tokens, 0) : std::nullopt;
      if (kind && !kind->part && !kind->guess) return other;
    }
  }
  return "";
}

}  // namespace

std::optional<MisspeltSort> misspelt_sort(std::string_view name, const PhraseBook& words) {
  const Tokens tokens = tokens_of(name);
  if (tokens.size() < 3 || tokens[0].is != Token::Is::ordinal || words.any(Sense::kind, tokens, 0, tokens.size()))
    return std::nullopt;
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const Token& token = tokens[at];
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at + 1);
    if (!unit || unit->part || token.is != Token::Is::word || token.text.size() < kShortest ||
        words.senses_of(token) != 0)
      continue;
    const std::string meant = with_one_other_letter(token.text, words);
    if (!meant.empty()) return MisspeltSort{std::string(name.substr(token.begin, token.end - token.begin)), meant};
  }
  return std::nullopt;
}

}  // namespace estafette::readers
