#include "converter/readers/retold/shorthand/regiments_at_comma.hpp"

#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// "23º de infantería ligera", "5º ligero": a number, and the sort of troops.
bool is_numbered_sort(const Tokens& piece, const PhraseBook& words) {
  if (piece.size() < 2 || piece[0].is != Token::Is::ordinal || words.any(Sense::command, piece, 0, piece.size()))
    return false;
  const bool plain =
      std::all_of(piece.begin() + 1, piece.end(), [](const Token& token) { return token.is == Token::Is::word; });
  bool sort = false;
  for (std::size_t at = 1; at < piece.size(); ++at) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, piece, at);
    const std::optional<Kind> is = kind ? kind_from(kind->is) : std::nullopt;
    sort = sort || (is && (arm_of(*is) == Arm::infantry || arm_of(*is) == Arm::cavalry));
  }
  return plain && sort;
}

/// "Regimiento de Aragón", "Rgto. de Toro": the word for one regiment, "of", and a name.
bool is_named_regiment(const Tokens& piece, const PhraseBook& words) {
  const std::optional<PhraseFound> unit = words.find(Sense::unit, piece, 0);
  if (!unit || unit->is != to_string(UnitLevel::regiment) || words.has(Sense::plural, piece, 0)) return false;
  const std::optional<PhraseFound> link = words.find(Sense::link, piece, unit->length);
  const std::size_t name = unit->length + (link ? link->length : 0);
  if (!link || link->is == "and" || name >= piece.size()) return false;
  return std::all_of(piece.begin(), piece.end(), [](const Token& token) { return token.is == Token::Is::word; });
}

}  // namespace

std::string with_regiments_apart_at_comma(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::vector<std::size_t> commas;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (tokens[at].mark(",")) commas.push_back(at);
    if (tokens[at].is == Token::Is::mark && !tokens[at].mark(",") && !tokens[at].mark(".")) return std::string(line);
  }
  if (commas.size() != 1) return std::string(line);
  const auto cut = tokens.begin() + static_cast<std::ptrdiff_t>(commas[0]);
  const Tokens first(tokens.begin(), cut), second(cut + 1, tokens.end());
  const bool apart = (is_numbered_sort(first, words) && is_named_regiment(second, words)) ||
                     (is_named_regiment(first, words) && is_numbered_sort(second, words));
  if (!apart) return std::string(line);
  std::string told(line);
  return told.replace(tokens[commas[0]].begin, 1, ";");
}

}  // namespace estafette::readers
