#include "converter/readers/retold/figures/strengths_at_semicolons.hpp"

#include "base/text.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kFewestMen = 20;

/// "Toro, 150 caballos" with its strength in a bracket.
std::optional<std::string> with_bracket(std::string_view piece, const PhraseBook& words) {
  if (piece.ends_with('.')) piece.remove_suffix(1);
  const std::size_t comma = piece.rfind(", ");
  if (comma == std::string_view::npos || comma == 0) return std::nullopt;
  const std::string_view name = piece.substr(0, comma), strength = trim(piece.substr(comma + 2));
  const Tokens said = tokens_of(name), told = tokens_of(strength);
  if (said.empty() || told.empty() || said[0].is != Token::Is::word || told[0].is != Token::Is::number ||
      told[0].value < kFewestMen || name.find_first_of("(,:") != std::string_view::npos ||
      words.has(Sense::rank, said, 0))
    return std::nullopt;
  const std::optional<PhraseFound> count = told.size() > 1 ? words.find(Sense::count, told, 1) : std::nullopt;
  const bool men = count && (count->is == "men" || count->is == "sabres" || count->is == "horses");
  if (told.size() != 1 && !(men && 1 + count->length == told.size())) return std::nullopt;
  return fmt::format("{} ({})", name, strength);
}

}  // namespace

std::string with_strengths_in_brackets(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos) return std::string(line);
  const Tokens label = tokens_of(line.substr(0, colon));
  const std::optional<PhraseFound> arm = label.empty() ? std::nullopt : words.find(Sense::arm, label, 0);
  if (!arm || arm->length != label.size() || arm->is == "artillery") return std::string(line);
  std::vector<std::string> units;
  for (const std::string_view piece : pieces_of(line.substr(colon + 2), ';')) {
    std::optional<std::string> unit = with_bracket(piece, words);
    if (!unit) return std::string(line);
    units.push_back(std::move(*unit));
  }
  return units.size() < 2 ? std::string(line) : fmt::format("{}: {}", line.substr(0, colon), fmt::join(units, ", "));
}

}  // namespace estafette::readers
