#include "converter/readers/retold/apart/unknown_sorts.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {

bool is_unknown_name(std::string_view line, const Token& token, const Tokens& tokens, std::size_t at,
                     const PhraseBook& words) {
  static constexpr std::array kOthers = {Sense::kind, Sense::unit, Sense::count,     Sense::command,
                                         Sense::rank, Sense::verb, Sense::commander, Sense::number};
  if (token.is != Token::Is::word || is_small(line[token.begin])) return false;
  return std::none_of(kOthers.begin(), kOthers.end(), [&](Sense sense) { return words.has(sense, tokens, at); });
}

std::string with_unknown_sorts_counted(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kLongestOfList = 400;  // bytes
  if (line.size() > kLongestOfList) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::size_t from = 0;
  while (from < tokens.size() && !tokens[from].mark(":")) ++from;
  from = from == tokens.size() ? 0 : from + 1;
  if (from == tokens.size()) return std::string(line);
  std::string text(from == 0 ? "" : fmt::format("{} ", line.substr(0, tokens[from - 1].end)));
  std::size_t entries = 0, unknown = 0;
  for (std::size_t at = from; at <= tokens.size(); ++at) {
    const bool ends = at == tokens.size() || tokens[at].mark(";") || is_joint(tokens, at, words);
    if (!ends) continue;
    const std::size_t first = std::exchange(from, at + 1);
    if (first >= at) continue;
    if (tokens[first].is != Token::Is::number) return std::string(line);
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, first + 2);
    const bool named = count && !count->part && first + 2 + count->length == at &&
                       (count->is == "squadrons" || count->is == "battalions") &&
                       is_unknown_name(line, tokens[first + 1], tokens, first + 1, words);
    text += entries++ > 0 ? "; " : "";
    text += named ? fmt::format("{} ({} {})", text_between(line, tokens[first + 1], tokens[first + 1]),
                                tokens[first].value, text_between(line, tokens[first + 2], tokens[at - 1]))
                  : std::string(text_between(line, tokens[first], tokens[at - 1]));
    unknown += named ? 1U : 0U;
  }
  return entries > 1 && unknown > 0 ? text : std::string(line);
}

}  // namespace estafette::readers
