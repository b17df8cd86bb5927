#include "converter/readers/retold/entries/troops_behind_with.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// More of what the command has: where it begins, and whether it is counted. "and 1 regt Uhlans" is; "plus battery" and
/// "and a horse battery" are not.
struct More {
  std::size_t begin = 0;
  bool counted = false;
};

std::optional<More> more_at(const Range& all, std::size_t at) {
  constexpr std::size_t kLongestArticle = 3;  // bytes
  const std::optional<PhraseFound> link = all.find(Sense::link, at);
  if (!link || !(link->is.empty() || is_and(all.tokens, at, all.words))) return std::nullopt;
  const std::size_t next = at + link->length;
  const auto names = [&](std::size_t place) {
    return place < all.to && (all.find(Sense::unit, place) || all.find(Sense::kind, place));
  };
  if (all.figure_at(next)) return More{next, true};
  if (names(next)) return More{next, false};
  const bool article = next < all.to && all.tokens[next].text.size() <= kLongestArticle && names(next + 1);
  return article ? std::optional(More{next + 1, false}) : std::nullopt;
}

}  // namespace

std::string with_troops_behind_with(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  if (tokens.size() < 4 || line.find_first_of(":(") != std::string_view::npos) return std::string(line);
  const std::size_t first = tokens[0].is == Token::Is::ordinal ? 1 : 0;
  const std::optional<PhraseFound> command = all.find(Sense::command, first);
  if (!command || command->is.empty()) return std::string(line);
  const std::size_t behind = first + command->length;
  const std::optional<PhraseFound> commander = all.find(Sense::commander, behind);
  const std::size_t with = behind + (commander ? commander->length : 0);
  const std::optional<PhraseFound> link = all.find(Sense::link, with);
  if (!link || link->is != "with") return std::string(line);
  const std::size_t troops = with + link->length;
  const auto number = all.figure_at(troops);
  if (!number || !all.find(Sense::count, number->second)) return std::string(line);
  Rewriting told(line);
  told.put(tokens[behind - 1].end, tokens[troops].begin, ": ");
  for (std::size_t at = number->second + 1; at + 1 < tokens.size(); ++at)
    if (const std::optional<More> more = more_at(all, at)) {
      told.put(tokens[at - 1].end, tokens[more->begin].begin, more->counted ? ", " : ", 1 ");
      at = more->begin;
    }
  return told.text();
}

}  // namespace estafette::readers
