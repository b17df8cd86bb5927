#include "converter/readers/copied/prints/capitals_calmed.hpp"

#include "base/letters.hpp"
#include "base/lines.hpp"
#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestCapitalLetters = 40;  ///< on a page that tells nothing by them
constexpr std::size_t kCapitalsForASmall = 19;
constexpr std::size_t kFewestSmallLetters = 80, kSmallForACapital = 200;  ///< on a page without capitals
constexpr std::size_t kShort = 3;                                         ///< letters of "KGL"

/// Calls `each` with every letter and sign of a text, by its number in Unicode, and with its bytes.
template <typename Each>
void each_letter(std::string_view utf8, const Each& each) {
  while (!utf8.empty()) {
    utf8proc_int32_t letter = -1;
    const utf8proc_ssize_t told = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(utf8.data()),
                                                   static_cast<utf8proc_ssize_t>(utf8.size()), &letter);
    const std::size_t length = told < 1 ? 1 : static_cast<std::size_t>(told);
    each(told < 1 ? -1 : letter, utf8.substr(0, length));
    utf8.remove_prefix(length);
  }
}

/// True if at least nineteen letters in twenty are capitals. Most pages show soon that they are not.
bool is_in_capitals(std::string_view utf8) {
  std::size_t capitals = 0, small = 0;
  for (const char c : utf8) {
    capitals += is_capital(c) ? 1U : 0U;
    small += is_small(c) ? 1U : 0U;
    if (small > kFewestCapitalLetters && small > capitals) return false;
  }
  if (small * kCapitalsForASmall > capitals && small > kShort) return false;
  capitals = small = 0;
  each_letter(utf8, [&](utf8proc_int32_t letter, std::string_view) {
    capitals += letter >= 0 && utf8proc_category(letter) == UTF8PROC_CATEGORY_LU ? 1U : 0U;
    small += letter >= 0 && utf8proc_category(letter) == UTF8PROC_CATEGORY_LL ? 1U : 0U;
  });
  return capitals >= kFewestCapitalLetters && small * kCapitalsForASmall <= capitals;
}

/// True if hardly a letter is a capital: somebody typed in haste.
bool is_in_small_letters(std::string_view utf8) {
  std::size_t capitals = 0, small = 0;
  for (const char c : utf8) {
    capitals += is_capital(c) ? 1U : 0U;
    small += is_small(c) ? 1U : 0U;
    if (capitals > kShort && capitals * kSmallForACapital > utf8.size()) return false;
  }
  return small >= kFewestSmallLetters && capitals * kSmallForACapital <= small;
}

/// The text with each letter but the first `kept` of them as `other` has it: in capitals, or in small letters.
std::string in_letters(std::string_view text, std::size_t kept, utf8proc_int32_t (*other)(utf8proc_int32_t)) {
  std::string changed;
  each_letter(text, [&](utf8proc_int32_t letter, std::string_view bytes) {
    if (kept > 0 || letter < 0) {
      changed += bytes;
      kept -= kept > 0 ? 1 : 0;
      return;
    }
    std::array<utf8proc_uint8_t, 4> spelt{};
    const utf8proc_ssize_t length = utf8proc_encode_char(other(letter), spelt.data());
    changed.append(spelt.begin(), spelt.begin() + length);
  });
  return changed;
}

bool is_roman(std::string_view word) {
  return word.find_first_not_of("ivx") == std::string_view::npos;
}

/// A state of the American Civil War, behind the number of its regiment: "5TH LA", "1/5 LA", but not "12 DE MAYO".
bool is_state(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at == 0 || tokens[at].joined || !words.has(Sense::state, tokens, at)) return false;
  if (tokens[at - 1].is == Token::Is::number) {
    const std::optional<PhraseFound> particle = words.find(Sense::particle, tokens, at);
    return !particle || particle->is != "of";
  }
  if (tokens[at - 1].is != Token::Is::ordinal) return false;
  constexpr std::array<std::string_view, 5> kEndings = {"TH", "ST", "ND", "RD", "D"};
  const std::string_view number = text_between(line, tokens[at - 1], tokens[at - 1]);
  return std::any_of(kEndings.begin(), kEndings.end(), [&](std::string_view end) { return number.ends_with(end); });
}

/// A word that stands between others, and is no part of a name: "DE", "UND", "NOVIEMBRE".
bool is_between(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (tokens[at].text.size() == 1) {  // "4. U. 5."
    const std::size_t next = at + 1 < tokens.size() && tokens[at + 1].mark(".") ? at + 2 : at + 1;
    return next < tokens.size() && is_and(tokens, at, words) && tokens[next].figure();
  }
  constexpr std::array kBetween = {Sense::particle, Sense::link, Sense::month};
  return std::any_of(kBetween.begin(), kBetween.end(), [&](Sense sense) { return words.has(sense, tokens, at); });
}

/// "NC", "KGL", "IV", "B": what is not written in small letters anywhere; but "ROE", which means nothing, and "ART.".
bool stands_for_something(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::string& word = tokens[at].text;
  if (word.size() == 1 || is_roman(word)) return true;
  const bool shortened = line.substr(tokens[at].end).starts_with('.');
  return word.size() <= kShort && words.senses_of(tokens[at]) != 0 && !shortened;
}

std::string calmed(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting text(line);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const Token& token = tokens[at];
    const bool word = token.is == Token::Is::word;
    if (!word && token.is != Token::Is::ordinal) continue;
    const std::string_view typed = line.substr(token.begin, token.end - token.begin);
    const bool ending = !word || has_digit(typed);  // "17E", "3IN"
    const bool state = is_state(line, tokens, at, words);
    const bool between = at > 0 && !state && is_between(tokens, at, words);
    if (!ending && (state || (!between && stands_for_something(line, tokens, at, words)))) continue;
    text.put(token.begin, token.end, in_letters(typed, ending || between ? 0 : 1, utf8proc_tolower));
  }
  return text.text();
}

}  // namespace

std::string with_capitals_calmed(std::string_view utf8, const PhraseBook& words) {
  const bool small = is_in_small_letters(utf8);
  if (!small && !is_in_capitals(utf8)) return std::string(utf8);
  const std::string capitals = small ? in_letters(utf8, 0, utf8proc_toupper) : std::string(utf8);
  std::string text;
  for (std::string_view rest = capitals; !rest.empty();) text += calmed(take_line_with_end(rest), words);
  return text;
}

}  // namespace estafette::readers
