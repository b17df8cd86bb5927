#include "converter/readers/copied/prints/misread_units.hpp"

#include "base/letters.hpp"
#include "converter/readers/copied/prints/typing_slips.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kShortestMisread = 8, kLongest = 12;  ///< letters: in a shorter word another may be meant

/// What is printed nearly alike, "j" for "i", before all other letters.
std::string letters_for(char typed) {
  constexpr std::array<std::string_view, 6> kAlike = {"ij", "iltf", "ceo", "nu", "ag", "hb"};
  constexpr std::string_view kAll = "abcdefghijklmnopqrstuvwxyz";
  std::string letters;
  for (const std::string_view alike : kAlike)
    if (alike.find(typed) != std::string_view::npos) letters += alike;
  return letters + std::string(kAll);
}

/// "battalion" for "batallion"; empty for a word that is no slip of the hand for one that counts or names units.
std::string unit_meant_by(const Token& token, const PhraseBook& words) {
  for (const std::string& meant : one_slip_away(token.text)) {
    const Tokens other = tokens_of(meant);
    if (other.size() != 1) continue;
    const std::optional<PhraseFound> unit = words.find(Sense::unit, other, 0);
    if ((unit && !unit->part) || words.has(Sense::plural, other, 0)) return meant;
  }
  return "";
}

/// "Bataillon" for "Batajllon"; nothing for a word that is known, or is no such slip.
std::optional<std::string> spelt(const Token& token, std::string_view typed, const PhraseBook& words) {
  const bool plain = token.is == Token::Is::word && typed.size() >= kShortestMisread && typed.size() <= kLongest &&
                     token.text.size() == typed.size() &&
                     std::all_of(typed.begin(), typed.end(), [](char c) { return is_letter(c); });
  if (!plain || words.senses_of(token) != 0) return std::nullopt;
  Token other = token;
  other.book = 0;  // what is known of the word is not known of another
  for (std::size_t at = 1; at + 1 < typed.size(); ++at) {
    for (const char letter : letters_for(token.text[at])) {
      other.text = token.text;
      other.text[at] = letter;
      if (makes_one_letter(other.text, at)) continue;
      const std::optional<PhraseFound> unit = words.find(Sense::unit, Tokens({other}), 0);
      if (!unit || unit->part) continue;
      std::string told(typed);
      told[at] = letter;
      return told;
    }
  }
  const std::string meant = unit_meant_by(token, words);
  return meant.empty() ? std::nullopt : std::optional(in_letters_of(typed, meant));
}

}  // namespace

std::string with_units_spelt(std::string_view line, const PhraseBook& words) {
  std::string told(line), notes;
  const Tokens tokens = tokens_of(line);
  for (auto token = tokens.rbegin(); token != tokens.rend(); ++token) {
    const std::string_view typed = line.substr(token->begin, token->end - token->begin);
    const std::optional<std::string> word = spelt(*token, typed, words);
    if (!word) continue;
    told.replace(token->begin, typed.size(), *word);
    notes += fmt::format(" [Note: {} for {} in the print]", *word, typed);
  }
  return told + notes;
}

void spell_misread_units(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (TextLine& line : lines) {
    const Tokens tokens = tokens_of(line.text);
    const bool figures = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.figure(); });
    if (may_be_read(line) && (figures || words.any(Sense::kind, tokens, 0, tokens.size())))
      line.text = with_units_spelt(line.text, words);
  }
}

}  // namespace estafette::readers
