#include "converter/readers/counted/games/units_with_hits.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kMostUnits = 40;  ///< of one sort in a scenario

/// A sort of troops behind a small number; where it begins and ends among the tokens.
struct SortCounted {
  std::size_t end = 0;
  bool hits = false;
};

std::optional<SortCounted> sort_counted(const TextLine& line, const Tokens& tokens, const PhraseBook& words) {
  if (!may_be_read(line) || tokens.size() < 2 || tokens[0].is != Token::Is::number || tokens[0].value < 1 ||
      tokens[0].value > kMostUnits || tokens[1].is != Token::Is::word || words.has(Sense::count, tokens, 1))
    return std::nullopt;
  int depth = 0;
  std::size_t end = 1;
  for (; end < tokens.size(); ++end) {
    depth += tokens[end].mark("(") ? 1 : tokens[end].mark(")") ? -1 : 0;
    if (depth == 0 && (tokens[end].mark(":") || tokens[end].mark(","))) break;
  }
  const std::optional<PhraseFound> trait = end + 2 < tokens.size() && tokens[end + 1].is == Token::Is::number
                                               ? words.find(Sense::trait, tokens, end + 2)
                                               : std::nullopt;
  const bool hits = trait && trait->is == "hits";
  if (!hits && end < tokens.size()) return std::nullopt;
  return words.any(Sense::kind, tokens, 1, end) || words.any(Sense::arm, tokens, 1, end)
             ? std::optional(SortCounted{end, hits})
             : std::nullopt;
}

}  // namespace

void tell_units_with_hits(std::vector<TextLine>& lines, const PhraseBook& words) {
  constexpr std::size_t kFewestWithHits = 3;
  for (std::size_t from = 0; from < lines.size(); ++from) {
    std::vector<std::pair<Tokens, SortCounted>> run;
    std::size_t with_hits = 0;
    for (std::size_t at = from; at < lines.size(); ++at) {
      Tokens tokens = tokens_of(lines[at].text);
      const std::optional<SortCounted> sort = sort_counted(lines[at], tokens, words);
      if (!sort) break;
      with_hits += sort->hits ? 1U : 0U;
      run.emplace_back(std::move(tokens), *sort);
    }
    for (std::size_t at = 0; with_hits >= kFewestWithHits && at < run.size(); ++at) {
      const auto& [tokens, sort] = run[at];
      std::string& text = lines[from + at].text;
      const std::string_view name = text_between(text, tokens[1], tokens[sort.end - 1]);
      const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, sort.end - 1);
      const bool battery = tokens[0].value == 1 && arm && arm->is == to_string(Arm::artillery);
      const std::string told = battery ? fmt::format("{} battery", name) : fmt::format("{} x {}", tokens[0].text, name);
      text = sort.hits ? fmt::format("{} [Note: {}]", told, text.substr(tokens[sort.end + 1].begin)) : told;
    }
    from += run.size();
  }
}

}  // namespace estafette::readers
