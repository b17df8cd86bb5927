#include "converter/readers/retold/parts/parts_of_several.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

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

}  // namespace

std::string with_parts_of_several(std::string_view line, const PhraseBook& words) {
  const bool bracket = line.ends_with(')');
  const std::size_t mark = bracket ? line.rfind(" (") : line.rfind(", ");
  if (mark == std::string_view::npos || mark == 0) return std::string(line);
  const std::string_view name = trim(line.substr(0, mark));
  const std::string_view parts = line.substr(mark + 2, line.size() - mark - (bracket ? 3 : 2));
  if (!counts_parts(parts, words) || !names_several_regiments(name, words)) return std::string(line);
  return fmt::format("{} ({} total)", name, parts.ends_with('.') ? parts.substr(0, parts.size() - 1) : parts);
}

}  // namespace estafette::readers
