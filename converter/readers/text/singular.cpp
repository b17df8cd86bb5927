#include "converter/readers/text/singular.hpp"

namespace estafette::readers {
namespace {

/// True if the word, as it is spelt, is one for units.
bool names_units(std::string_view word, const PhraseBook& words) {
  const Tokens tokens = tokens_of(word);
  if (tokens.size() != 1) return false;
  for (const Sense sense : {Sense::unit, Sense::count}) {
    const std::optional<PhraseFound> found = words.find(sense, tokens, 0);
    if (found && found->is != "men" && found->is != "horses" && found->is != "sabres") return true;
  }
  return false;
}

/// "batteries" as "battery", "Bttys" as "Btty"; a word that has no such form in words.xml as it is.
std::string one_of_them(std::string_view word, const PhraseBook& words) {
  if (!names_units(word, words)) return std::string(word);
  if (word.ends_with("ies")) {
    const std::string ending_in_y = std::string(word.substr(0, word.size() - 3)) + "y";
    if (names_units(ending_in_y, words)) return ending_in_y;
  }
  const bool plural = word.ends_with('s') || word.ends_with('e') || word.ends_with('n');
  const std::string_view shorter = word.substr(0, word.size() - 1);
  return std::string(plural && names_units(shorter, words) ? shorter : word);
}

}  // namespace

std::string singular(std::string_view text, const PhraseBook& words) {
  std::string result;
  std::size_t done = 0;
  for (const Token& token : tokens_of(text)) {
    if (token.is != Token::Is::word) continue;
    result += text.substr(done, token.begin - done);
    result += one_of_them(text.substr(token.begin, token.end - token.begin), words);
    done = token.end;
  }
  result += text.substr(done);
  return result;
}

}  // namespace estafette::readers
