#include "converter/readers/retold/labels/leaders_of_parts.hpp"

#include "base/text.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// "1. Bataillon", "II. Bataillon", and nothing else.
bool names_battalion(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (tokens.size() < 2) return false;
  const bool number = tokens[0].figure() || roman(text.substr(0, tokens[0].end));
  const std::size_t unit = tokens[1].mark(".") ? 2 : 1;
  const std::optional<PhraseFound> found = words.find(Sense::unit, tokens, unit);
  return number && found && found->is == "battalion" && unit + found->length == tokens.size();
}

}  // namespace

std::string with_leaders_of_parts_noted(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos) return std::string(line);
  const Tokens regiment = tokens_of(line.substr(0, colon));
  if (words.any(Sense::command, regiment, 0, regiment.size())) return std::string(line);
  std::string parts, notes;
  std::size_t led = 0;
  for (const std::string_view piece : pieces_of(line.substr(colon + 1), ',')) {
    const std::size_t open = piece.find('('), close = piece.find(')');
    if (open == std::string_view::npos || close == std::string_view::npos || close < open) return std::string(line);
    const std::string_view leader = piece.substr(open + 1, close - open - 1);
    if (!names_battalion(trim(piece.substr(0, open)), words) || !words.has(Sense::rank, tokens_of(leader), 0))
      return std::string(line);
    parts += fmt::format("{} {}{}", parts.empty() ? "" : ",", trim(piece.substr(0, open)), piece.substr(close + 1));
    notes += fmt::format(" [Note: {}]", leader);
    ++led;
  }
  return led < 2 ? std::string(line) : fmt::format("{}{}{}", line.substr(0, colon + 1), parts, notes);
}

}  // namespace estafette::readers
