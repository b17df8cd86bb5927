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

/// Where the piece of a list begins that ends before `at`.
std::size_t piece_before(const Tokens& tokens, std::size_t at) {
  while (at > 0 && (tokens[at - 1].is != Token::Is::mark || tokens[at - 1].mark("'"))) --at;
  return at;
}

/// The piece of a list that ends before `at` names a unit and nobody else.
bool ends_with_unit(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::size_t from = piece_before(tokens, at);
  const bool unit = words.any(Sense::unit, tokens, from, at) || words.any(Sense::kind, tokens, from, at);
  return unit && !words.any(Sense::command, tokens, from, at) && !words.any(Sense::rank, tokens, from, at);
}

/// "Battery B": a battery's letter stands at a token.
bool is_lettered_battery(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  return count && count->is == "batteries" && at + count->length < tokens.size() &&
         tokens[at + count->length].is == Token::Is::word;
}

/// "Battery B, 4th US", "4th US, Battery B": the pieces that end before `at` are a battery and its regiment.
bool ends_with_battery_of_regiment(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::size_t last = piece_before(tokens, at);
  if (last < 2 || !tokens[last - 1].mark(",")) return false;
  const std::size_t first = piece_before(tokens, last - 1);
  if (words.any(Sense::rank, tokens, first, at) || words.any(Sense::command, tokens, first, at)) return false;
  const bool battery_first = is_lettered_battery(tokens, first, words) && tokens[last].is == Token::Is::ordinal;
  return battery_first || (tokens[first].is == Token::Is::ordinal && is_lettered_battery(tokens, last, words));
}

}  // namespace

std::string with_with_spelt(std::string_view line) {
  Rewriting told(line);
  for (std::size_t at = 0; at + 2 < line.size(); ++at) {
    if ((line[at] != 'w' && line[at] != 'W') || line[at + 1] != '/' || (at > 0 && line[at - 1] != ' ')) continue;
    const bool without = (line[at + 2] == 'o' || line[at + 2] == 'O') && (at + 3 == line.size() || line[at + 3] == ' ');
    const std::size_t end = at + (without ? 3 : 2);
    const std::size_t blank = end < line.size() && line[end] == ' ' ? 1 : 0;
    told.put(at, end + blank, without ? "without " : "with ");
    at = end;
  }
  return told.text();
}

std::string with_joined_figures_in_bracket(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (words.any(Sense::verb, tokens, 0, tokens.size())) return std::string(line);
  Rewriting told(line);
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (!link || link->is != "with" ||
        !(ends_with_unit(tokens, at, words) || ends_with_battery_of_regiment(tokens, at, words)))
      continue;
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
