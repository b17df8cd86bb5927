#include "converter/readers/retold/parts/parts_of_several.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/parts.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// "16 sqns", "4 battalions" and nothing else.
bool counts_parts(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const Range all{tokens, tokens.size(), words};
  const auto figure = all.figure_at(0);
  const std::optional<PhraseFound> count = figure ? all.find(Sense::count, figure->second) : std::nullopt;
  if (!count || tokens.front().is == Token::Is::ordinal) return false;
  std::size_t end = figure->second + count->length;
  if (all.mark(end, ".")) ++end;  // "16 sqns."
  return (count->is == "battalions" || count->is == "squadrons") && end == tokens.size();
}

/// "Alba and Toro Hussar Regiments", "Dragoner-Regimenter Kern und Roe": names with "and" between them, and a word for
/// several.
bool names_several_regiments(std::string_view text, const PhraseBook& words) {
  if (has_digit(text)) return false;
  const Tokens tokens = tokens_of(text);
  bool joined = false, several = may_be_several(text, words);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    joined = joined || (at > 0 && at + 1 < tokens.size() && is_and(tokens, at, words));
    const std::string_view word = text_between(text, tokens[at], tokens[at]);
    several = several || (names_units(word, words) && singular(word, words) != word);
  }
  return joined && several && !words.any(Sense::command, tokens, 0, tokens.size());
}

/// "1,900 men", "600 h.", "3,900": men, and enough of them, or a strength without a word.
bool tells_men(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || tokens[0].is != Token::Is::number || tokens[0].value < kSurelyMen) return false;
  const std::optional<PhraseFound> count = tokens.size() > 1 ? words.find(Sense::count, tokens, 1) : std::nullopt;
  const bool men = count && (count->is == "men" || count->is == "sabres");
  std::size_t end = men ? 1 + count->length : 1;
  while (end < tokens.size() && tokens[end].mark(".")) ++end;
  return end == tokens.size();
}

/// How many regiments "2e et 6e hussards", "1., 3. und 4. Dragoner" name: numbers with joints between them, and a sort
/// behind the last; 0 if the text tells anything else.
int numbered_regiments(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  int regiments = 0;
  std::size_t at = 0;
  while (at < tokens.size() && tokens[at].is == Token::Is::ordinal) {
    ++regiments;
    ++at;
    if (!is_joint(tokens, at, words)) break;
    ++at;
  }
  const bool sort =
      words.any(Sense::kind, tokens, at, tokens.size()) && !words.any(Sense::command, tokens, at, tokens.size()) &&
      std::none_of(tokens.begin() + static_cast<std::ptrdiff_t>(at), tokens.end(), [](const Token& token) {
        return token.figure() || (token.is == Token::Is::mark && !token.mark(".") && !token.mark("-"));
      });
  return regiments > 1 && sort ? regiments : 0;
}

/// The text without a stop at its end.
std::string_view without_stop(std::string_view text) {
  return text.ends_with('.') ? text.substr(0, text.size() - 1) : text;
}

}  // namespace

std::string with_parts_of_numbered(std::string_view line, const PhraseBook& words) {
  std::string_view name = line, parts, men;
  while (parts.empty() || men.empty()) {
    const std::size_t comma = name.rfind(", ");
    const std::string_view piece = comma == std::string_view::npos ? std::string_view{} : trim(name.substr(comma + 2));
    const bool counted = parts.empty() && !piece.empty() && counts_parts(piece, words);
    if (!counted && !(men.empty() && !piece.empty() && tells_men(piece, words))) break;
    (counted ? parts : men) = piece;
    name = trim(name.substr(0, comma));
  }
  const int regiments = parts.empty() ? 0 : numbered_regiments(name, words);
  if (regiments == 0) return std::string(line);
  const Tokens counted = tokens_of(parts);
  const auto figure = Range{counted, counted.size(), words}.figure_at(0);
  const bool of_all = figure && figure->first >= 2 * regiments;  // else they may be those of each, or of the last
  return fmt::format("{} ({}{}){}{}", name, without_stop(parts), of_all ? " total" : "", men.empty() ? "" : " ", men);
}

std::string with_parts_of_several(std::string_view line, const PhraseBook& words) {
  const bool bracket = line.ends_with(')');
  const std::size_t mark = bracket ? line.rfind(" (") : line.rfind(", ");
  if (mark == std::string_view::npos || mark == 0) return std::string(line);
  const std::string_view name = trim(line.substr(0, mark));
  const std::string_view parts = line.substr(mark + 2, line.size() - mark - (bracket ? 3 : 2));
  if (!counts_parts(parts, words)) return std::string(line);
  if (!names_several_regiments(name, words)) return std::string(line);
  return fmt::format("{} ({} total)", name, without_stop(parts));
}

}  // namespace estafette::readers
