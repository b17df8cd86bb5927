#include "converter/readers/retold/figures_with.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// One past "600 men", "2 battalions" at a token; `at` if none is there.
std::size_t past_figure(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at >= tokens.size() || tokens[at].is != Token::Is::number) return at;
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at + 1);
  return count ? at + 1 + count->length : at;
}

/// The piece of a list that ends before `at` names a unit and nobody else.
bool ends_with_unit(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  std::size_t from = at;
  while (from > 0 && (tokens[from - 1].is != Token::Is::mark || tokens[from - 1].mark("'"))) --from;
  const bool unit = words.any(Sense::unit, tokens, from, at) || words.any(Sense::kind, tokens, from, at);
  return unit && !words.any(Sense::command, tokens, from, at) && !words.any(Sense::rank, tokens, from, at);
}

}  // namespace

std::string with_joined_figures_in_bracket(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (words.any(Sense::verb, tokens, 0, tokens.size())) return std::string(line);
  Rewriting told(line);
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (!link || link->is != "with" || !ends_with_unit(tokens, at, words)) continue;
    const std::size_t first = at + link->length;
    std::size_t end = past_figure(tokens, first, words);
    if (end == first) continue;
    std::string figures(text_between(line, tokens[first], tokens[end - 1]));
    while (is_and(tokens, end, words) && past_figure(tokens, end + 1, words) > end + 1) {
      const std::size_t next = past_figure(tokens, end + 1, words);
      figures += fmt::format(", {}", text_between(line, tokens[end + 1], tokens[next - 1]));
      end = next;
    }
    told.put(tokens[at].begin, tokens[end - 1].end, fmt::format("({})", figures));
    at = end - 1;
  }
  return told.text();
}

}  // namespace estafette::readers
