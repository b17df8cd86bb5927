#include "converter/readers/retold/listed/numbered_apart.hpp"

#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace estafette::readers {
namespace {

/// A piece of a list, by its tokens.
struct NumberedPiece {
  std::size_t from = 0, to = 0;
};

/// The pieces between commas, semicolons, slashes, "&", "+" and words for "and", outside brackets; none if nothing but
/// commas and semicolons parts them.
std::vector<NumberedPiece> pieces_at_signs(std::string_view list, const Tokens& tokens, const PhraseBook& words) {
  std::vector<NumberedPiece> pieces;
  int depth = 0;
  std::size_t from = 0;
  bool signs = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const Token& token = tokens[at];
    depth += token.mark("(") || token.mark("[") ? 1 : token.mark(")") || token.mark("]") ? -1 : 0;
    if (depth != 0) continue;
    const std::string_view sign = list.substr(token.begin, token.end - token.begin);
    const bool apart = (!token.joined && (sign == "+" || sign == "/")) || is_and(tokens, at, words);
    signs = signs || apart;
    if (!apart && sign != "," && sign != ";") continue;
    if (at > from) pieces.push_back({from, at});
    from = at + 1;
  }
  if (tokens.size() > from) pieces.push_back({from, tokens.size()});
  return signs ? pieces : std::vector<NumberedPiece>{};
}

/// "9th Line", "87th Ohio (412)": a number with its ending, and behind it a sort of troops or a state.
bool is_numbered_unit(const Tokens& tokens, const NumberedPiece& piece, const PhraseBook& words) {
  if (piece.to < piece.from + 2 || tokens[piece.from].is != Token::Is::ordinal) return false;
  if (!words.has(Sense::kind, tokens, piece.from + 1) && !words.has(Sense::state, tokens, piece.from + 1)) return false;
  for (const Sense other : {Sense::rank, Sense::command, Sense::verb, Sense::each, Sense::total})
    if (words.any(other, tokens, piece.from, piece.to)) return false;
  return std::none_of(tokens.begin() + static_cast<std::ptrdiff_t>(piece.from) + 1,
                      tokens.begin() + static_cast<std::ptrdiff_t>(piece.to),
                      [](const Token& token) { return token.is == Token::Is::ordinal || token.mark(":"); });
}

bool has_figure(const Tokens& tokens, const NumberedPiece& piece) {
  return std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(piece.from) + 1,
                     tokens.begin() + static_cast<std::ptrdiff_t>(piece.to),
                     [](const Token& token) { return token.is == Token::Is::number; });
}

}  // namespace

std::string with_numbered_apart(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(": ");
  const std::size_t begin = colon == std::string_view::npos ? 0 : colon + 2;
  const std::string_view list = line.substr(begin);
  const Tokens tokens = tokens_of(list);
  const std::vector<NumberedPiece> pieces = pieces_at_signs(list, tokens, words);
  if (pieces.size() < 2 || !std::all_of(pieces.begin(), pieces.end(), [&](const NumberedPiece& piece) {
        return is_numbered_unit(tokens, piece, words);
      }))
    return std::string(line);
  const auto figures = std::count_if(pieces.begin(), pieces.end(),
                                     [&](const NumberedPiece& piece) { return has_figure(tokens, piece); });
  const bool some = figures > 0 && !has_figure(tokens, pieces.back());  // "36th Line 650 & 37th Line": whose they are
  if (some || (figures == 1 && has_figure(tokens, pieces.back()))) return std::string(line);
  std::vector<std::string_view> units;
  units.reserve(pieces.size());
  for (const NumberedPiece& piece : pieces)
    units.push_back(text_between(list, tokens[piece.from], tokens[piece.to - 1]));
  return fmt::format("{}{}", line.substr(0, begin), fmt::join(units, "; "));
}

}  // namespace estafette::readers
