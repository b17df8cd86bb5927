#include "converter/readers/retold/parts/parts_at_end.hpp"

#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// Where "2e & 3e Btns" begins, which ends the line; nothing if it ends with anything else.
std::optional<std::size_t> parts_at_end(const Tokens& tokens, const PhraseBook& words) {
  std::size_t at = tokens.size();
  while (at > 0 && tokens[at - 1].is == Token::Is::word && !words.has(Sense::count, tokens, at - 1)) --at;
  if (at == 0) return std::nullopt;
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, --at);
  const bool parts = count && (count->is == "battalions" || count->is == "squadrons");
  if (!parts || at + count->length != tokens.size()) return std::nullopt;
  std::size_t ordinals = 0;
  for (; at > 0 && (tokens[at - 1].is == Token::Is::ordinal || is_joint(tokens, at - 1, words)); --at)
    ordinals += tokens[at - 1].is == Token::Is::ordinal ? 1U : 0U;
  return ordinals > 1 ? std::optional(at) : std::nullopt;
}

}  // namespace

namespace {

/// "34e de ligne: 2e & 3e Btns; Detachment from 1e Btn": what is told of a detachment behind them is a remark.
std::string with_detachment_noted(std::string_view line, const PhraseBook& words) {
  const std::size_t mark = line.find("; ");
  if (mark == std::string_view::npos || line.find(';', mark + 1) != std::string_view::npos) return std::string(line);
  const std::string_view behind = line.substr(mark + 2);
  const std::optional<PhraseFound> part = words.find(Sense::command, tokens_of(behind), 0);
  if (!part || part->is != "any" || behind.find(':') != std::string_view::npos) return std::string(line);
  const std::string told = with_numbered_parts_in_bracket(line.substr(0, mark), words);
  return told == line.substr(0, mark) ? std::string(line) : fmt::format("{} [Note: {}]", told, behind);
}

}  // namespace

std::string with_numbered_parts_in_bracket(std::string_view line, const PhraseBook& words) {
  if (std::string told = with_detachment_noted(line, words); told != line) return told;
  const Tokens tokens = tokens_of(line);
  const std::optional<std::size_t> parts = parts_at_end(tokens, words);
  if (!parts || *parts < 3) return std::string(line);
  const Token& mark = tokens[*parts - 1];
  const bool apart = mark.mark(":") || (mark.mark("-") && !mark.joined);
  const Head head = head_of({tokens, *parts - 1, words});
  if (!apart || head.is != Head::Is::unit || tokens[0].is != Token::Is::ordinal || tokens[1].is != Token::Is::word)
    return std::string(line);
  return fmt::format("{} ({})", line.substr(0, tokens[*parts - 2].end), line.substr(tokens[*parts].begin));
}

}  // namespace estafette::readers
