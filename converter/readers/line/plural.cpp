#include "converter/readers/line/plural.hpp"

#include <optional>

namespace estafette::readers {

bool names_units(std::string_view word, const PhraseBook& words) {
  const Tokens tokens = tokens_of(word);
  if (tokens.size() != 1) return false;
  for (const Sense sense : {Sense::unit, Sense::count}) {
    const std::optional<PhraseFound> found = words.find(sense, tokens, 0);
    if (found && found->is != "men" && found->is != "horses" && found->is != "sabres") return true;
  }
  return false;
}

namespace {

/// "batteries" as "battery", "Bttys" as "Btty"; a word that has no such form in words.xml as it is.
/// `french`: "batteries de 4" are those of another language.
std::string one_of_them(std::string_view word, bool french, const PhraseBook& words) {
  if (!names_units(word, words)) return std::string(word);
  if (word.ends_with("ies") && !french) {
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
  const Tokens tokens = tokens_of(text);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const Token& token = tokens[at];
    if (token.is != Token::Is::word) continue;
    const std::string next = at + 1 < tokens.size() ? tokens[at + 1].text : "";
    const bool french = next == "de" || next == "du" || next == "d" || next == "des";
    result += text.substr(done, token.begin - done);
    result += one_of_them(text.substr(token.begin, token.end - token.begin), french, words);
    done = token.end;
  }
  result += text.substr(done);
  return result;
}

bool names_several(const std::string& text, const PhraseBook& words) {
  const Tokens said = tokens_of(text);
  const std::optional<PhraseFound> count = words.find(Sense::count, said, 0);
  const bool companies = count && count->is == "companies";
  return !companies && words.any(Sense::kind, said, 1, said.size()) && singular(text, words) != text;
}

}  // namespace estafette::readers
