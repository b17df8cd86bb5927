#include "converter/readers/retold/apart/support_apart.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// The arm of troops that a piece of a line names, with a word for their unit or a number; nothing for an arm alone, a
/// command or a person.
std::optional<Arm> arm_of_piece(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  if (tokens.empty() || words.any(Sense::command, tokens, 0, tokens.size()) ||
      words.any(Sense::rank, tokens, 0, tokens.size()))
    return std::nullopt;
  const std::optional<PhraseFound> kind = kind_in(tokens, words);
  const bool unit =
      words.any(Sense::unit, tokens, 0, tokens.size()) || words.any(Sense::count, tokens, 0, tokens.size());
  const bool numbered = tokens[0].is == Token::Is::ordinal;
  return kind && (unit || numbered) ? std::optional(arm_of(*kind_from(kind->is))) : std::nullopt;
}

}  // namespace

std::string with_support_apart(std::string_view line, const PhraseBook& words) {
  const std::size_t comma = line.rfind(", ");
  if (comma == std::string_view::npos || line.find_first_of(":;([") != std::string_view::npos) return std::string(line);
  const std::string_view left = line.substr(0, comma), right = trim(line.substr(comma + 1));
  if (left.find(',') != std::string_view::npos) return std::string(line);
  const std::optional<Arm> before = arm_of_piece(left, words), behind = arm_of_piece(right, words);
  const bool fights = before == Arm::infantry || before == Arm::cavalry;
  return fights && behind == Arm::support ? std::string(left) + "; " + std::string(right) : std::string(line);
}

}  // namespace estafette::readers
