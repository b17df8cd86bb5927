#include "converter/readers/copied/commands/joined_by_plus.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::string_view kBehindPlace = " - ";

/// The pieces between pluses with a blank on both sides, outside brackets.
std::vector<std::string_view> pieces_at_plus(std::string_view line) {
  std::vector<std::string_view> pieces;
  std::size_t from = 0;
  int depth = 0;
  for (std::size_t at = 0; at <= line.size(); ++at) {
    if (at < line.size()) {
      const char c = line[at];
      depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
      const bool plus = c == '+' && at > 0 && at + 1 < line.size() && line[at - 1] == ' ' && line[at + 1] == ' ';
      if (!plus || depth != 0) continue;
    }
    pieces.push_back(trim(line.substr(from, at - from)));
    from = at + 1;
  }
  return pieces;
}

/// "Delft - 1st Brigade" without the place before the dash.
std::string_view without_place(std::string_view piece, const PhraseBook& words) {
  const std::size_t dash = piece.find(kBehindPlace);
  if (dash == std::string_view::npos) return piece;
  const Tokens place = tokens_of(piece.substr(0, dash));
  const bool name =
      std::all_of(place.begin(), place.end(), [](const Token& token) { return token.is == Token::Is::word; });
  for (const Sense sense : {Sense::command, Sense::unit, Sense::kind, Sense::rank})
    if (words.any(sense, place, 0, place.size())) return piece;
  return name ? trim(piece.substr(dash + kBehindPlace.size())) : piece;
}

Head head_of_piece(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  return head_of({tokens, tokens.size(), words});
}

bool is_headquarters(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  const std::optional<PhraseFound> staff = tokens.empty() ? std::nullopt : words.find(Sense::kind, tokens, 0);
  return staff && staff->is == "staff" &&
         std::none_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::number; });
}

}  // namespace

std::vector<std::string> joined_by_plus(std::string_view line, const PhraseBook& words) {
  if (line.find(" + ") == std::string_view::npos) return {};
  const std::vector<std::string_view> pieces = pieces_at_plus(line);
  if (pieces.size() < 2) return {};
  const bool staff = is_headquarters(without_place(pieces.front(), words), words);
  std::vector<std::string> lines;
  std::optional<Level> level;  // of all: "14th Division + 13th Brigade" may be one within the other
  for (const std::string_view piece : pieces) {
    const bool first = lines.empty();
    const Head head = head_of_piece(first ? without_place(piece, words) : piece, words);
    const bool command = head.is == Head::Is::formation && head.level;
    if (command && level.value_or(*head.level) != *head.level) return {};
    if (command) level = head.level;
    if (!command && !(staff && (first || head.is == Head::Is::unit))) return {};
    lines.push_back(first && staff ? fmt::format("Note: {}", piece) : std::string(piece));
  }
  return lines;
}

}  // namespace estafette::readers
