#include "converter/readers/unit/noted_strengths.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/parts.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostTokens = 7;  ///< "Dragones de la Reina 213"

bool names_unit_with_strength(const std::string& entry, const PhraseBook& words) {
  const Tokens tokens = tokens_of(entry);
  if (tokens.size() < 2 || tokens.size() > kMostTokens || tokens[0].is != Token::Is::word ||
      !capital_at(entry, tokens[0].begin) || tokens[0].capitals)
    return false;
  const Token& strength = tokens.back();
  if (strength.is != Token::Is::number || strength.value < kSurelyMen || may_be_year(strength.value)) return false;
  if (!std::all_of(tokens.begin(), tokens.end() - 1, [](const Token& token) { return token.is == Token::Is::word; }))
    return false;
  for (const Sense other : {Sense::rank, Sense::title, Sense::verb, Sense::commander, Sense::note, Sense::loss,
                            Sense::grade, Sense::furniture, Sense::heading, Sense::total, Sense::count, Sense::month,
                            Sense::about, Sense::serial, Sense::command})
    if (words.any(other, tokens, 0, tokens.size())) return false;
  return true;
}

/// "400": a strength of which the note does not say whose it is.
bool is_lone_strength(const std::string& entry) {
  const Tokens tokens = tokens_of(entry);
  return tokens.size() == 1 && tokens[0].is == Token::Is::number && tokens[0].value >= kSurelyMen &&
         (tokens[0].thousands || !may_be_year(tokens[0].value));
}

}  // namespace

bool notes_another_strength(const std::string& note, const PhraseBook& words) {
  if (std::none_of(note.begin(), note.end(), is_digit)) return false;
  const std::vector<std::string> entries = split(note, ';');
  if (entries.size() > 1 && is_lone_strength(std::string(trim(entries.front())))) return true;  // "400; Velites"
  for (const std::string& entry : entries)
    if (names_unit_with_strength(std::string(trim(entry)), words)) return true;
  return false;
}

std::string strength_with_part(const std::string& note, long long men) {
  for (const std::string& entry : split(note, ';')) {
    const Tokens tokens = tokens_of(trim(entry));
    if (tokens.size() < 3) continue;
    const Token &whole = tokens[tokens.size() - 3], &point = tokens[tokens.size() - 2], &part = tokens.back();
    if (whole.is == Token::Is::number && whole.value == men && point.mark(".") && point.joined && part.joined &&
        part.is == Token::Is::number)
      return std::string(trim(std::string_view(trim(entry)).substr(whole.begin)));
  }
  return "";
}

bool keeps_a_strength(const Tokens& name, const PhraseBook& words) {
  if (name.size() < 3 || name.back().is != Token::Is::word) return false;
  const std::size_t last = name.size() - 1;
  const Token& figure = name[last - 1];
  return figure.is == Token::Is::number && !figure.joined && figure.value >= kSurelyMen &&
         !words.has(Sense::serial, name, last - 2) && !words.has(Sense::unit, name, last) &&
         !words.has(Sense::kind, name, last);
}

}  // namespace estafette::readers
