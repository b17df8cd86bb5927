#include "converter/readers/copied/prints/misspelt_troops.hpp"

#include "converter/readers/copied/prints/typing_slips.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kShortestSort = 7, kLongestSort = 14;  ///< letters: in a shorter word another may be meant

/// A word for a sort of troops; `certain`: that says for certain which.
bool sort_of_troops(const std::string& word, bool certain, const PhraseBook& words) {
  const Tokens tokens = tokens_of(word);
  const std::optional<PhraseFound> kind = tokens.size() == 1 ? words.find(Sense::kind, tokens, 0) : std::nullopt;
  return kind && !kind->part && kind->guess != certain;
}

/// "cuirassiers" for "cuirrassiers"; empty if the word is no slip for a sort. Before a word for a unit another letter
/// for the right one is asked about where the sort is certain (misspelt_sorts.hpp).
std::string sort_meant_by(const std::string& word, bool before_unit, const PhraseBook& words) {
  for (const std::string& meant : one_slip_away(word))
    if (sort_of_troops(meant, true, words) || sort_of_troops(meant, false, words)) return meant;
  std::string other = word;
  for (std::size_t at = 1; at + 1 < word.size(); ++at, other = word)
    for (char letter = 'a'; letter <= 'z'; ++letter) {
      other[at] = letter;
      if (makes_one_letter(other, at)) continue;
      if ((!before_unit && sort_of_troops(other, true, words)) || sort_of_troops(other, false, words)) return other;
    }
  return "";
}

/// True if a line tells of a sort for certain: "3 squadrons" may be of any horse.
bool tells_sort(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at); kind && !kind->guess) return true;
  return false;
}

/// Nothing stands behind that would make a name of it: "29th Grenadeirs, 400", "3rd Cuirrassiers Regiment".
bool ends_its_name(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at + 1 == tokens.size()) return true;
  const Token& next = tokens[at + 1];
  return next.is != Token::Is::word || words.has(Sense::unit, tokens, at + 1) ||
         words.has(Sense::count, tokens, at + 1);
}

}  // namespace

std::string with_sorts_spelt(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const bool figures = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.figure(); });
  if (!figures || words.any(Sense::rank, tokens, 0, tokens.size())) return std::string(line);
  const bool sorts = tells_sort(tokens, words);
  const bool small = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {  // "ROE puis GRENIER": names
    return token.is == Token::Is::word && !token.capitals && !token.letter();
  });
  std::string told(line), notes;
  for (std::size_t at = tokens.size(); at-- > 0;) {
    const Token& token = tokens[at];
    const bool numbered = at > 0 && tokens[at - 1].is == Token::Is::ordinal;
    if (token.is != Token::Is::word || token.text.size() < kShortestSort || token.text.size() > kLongestSort ||
        (!numbered && sorts) || (token.capitals && small) || words.senses_of(token) != 0 ||
        !ends_its_name(tokens, at, words))
      continue;
    const std::string_view typed = line.substr(token.begin, token.end - token.begin);
    const std::string meant = sort_meant_by(token.text, words.has(Sense::unit, tokens, at + 1), words);
    if (meant.empty()) continue;
    const std::string spelt = in_letters_of(typed, meant);
    told.replace(token.begin, typed.size(), spelt);
    notes += fmt::format(" [Note: {} for {}]", spelt, typed);
  }
  return told + notes;
}

void spell_misspelt_troops(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (TextLine& line : lines)
    if (may_be_read(line)) line.text = with_sorts_spelt(line.text, words);
}

}  // namespace estafette::readers
