#include "converter/readers/retold/parts/parts_times.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kMostTimes = 20;

/// What is counted behind a small figure at `at`; nothing if none is.
std::optional<PhraseFound> counted_at(const Range& all, std::size_t at) {
  if (!all.number(at) || all.tokens[at].value < 1 || all.tokens[at].value > kMostTimes) return std::nullopt;
  return all.find(Sense::count, at + 1);
}

bool is_part(const std::optional<PhraseFound>& count) {
  return count && (count->is == "battalions" || count->is == "squadrons" || count->is == "companies");
}

/// "3 x 2 bn Line rgts" from `at` on: how it is told, and the token behind it.
std::optional<std::pair<std::string, std::size_t>> times_of_parts(const Range& all, std::size_t at,
                                                                  std::string_view line) {
  if (!all.number(at) || all.tokens[at].value > kMostTimes || !all.spelt(at + 1, "x")) return std::nullopt;
  const std::optional<PhraseFound> part = counted_at(all, at + 2);
  if (!is_part(part)) return std::nullopt;
  const std::size_t sort = at + 3 + part->length;
  for (std::size_t end = sort; end < all.to && all.tokens[end].is == Token::Is::word; ++end) {
    const std::optional<PhraseFound> count = all.find(Sense::count, end);
    if (!count || count->is != "regiments") continue;
    const std::size_t behind = end + count->length;
    return std::pair{fmt::format("{} {} ({} each)", all.tokens[at].value,
                                 text_between(line, all.tokens[sort], all.tokens[behind - 1]),
                                 text_between(line, all.tokens[at + 2], all.tokens[sort - 1])),
                     behind};
  }
  return std::nullopt;
}

/// "4 rgts x 4 sqns" from `at` on.
std::optional<std::pair<std::string, std::size_t>> regiments_times(const Range& all, std::size_t at,
                                                                   std::string_view line) {
  const std::optional<PhraseFound> regiments = counted_at(all, at);
  if (!regiments || regiments->is != "regiments") return std::nullopt;
  const std::size_t times = at + 1 + regiments->length;
  if (!all.spelt(times, "x") && !all.mark(times, "x")) return std::nullopt;
  const std::optional<PhraseFound> part = counted_at(all, times + 1);
  if (!is_part(part)) return std::nullopt;
  const std::size_t behind = times + 2 + part->length;
  return std::pair{fmt::format("{} ({} each)", text_between(line, all.tokens[at], all.tokens[times - 1]),
                               text_between(line, all.tokens[times + 1], all.tokens[behind - 1])),
                   behind};
}

}  // namespace

std::string with_parts_times(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  Rewriting told(line);
  for (std::size_t at = 0; at + 4 < tokens.size(); ++at) {
    auto found = times_of_parts(all, at, line);
    if (!found) found = regiments_times(all, at, line);
    if (!found) continue;
    told.put(tokens[at].begin, tokens[found->second - 1].end, found->first);
    at = found->second - 1;
  }
  return told.text();
}

std::string with_commas_for_pluses(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  Rewriting told(line);
  int depth = 0;
  bool counted = false;  // on the left
  for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
    depth += tokens[at].mark("(") ? 1 : tokens[at].mark(")") ? -1 : 0;
    const std::optional<PhraseFound> count = counted_at(all, at);
    counted = counted || is_part(count) || (count && count->is == "batteries");
    const std::optional<PhraseFound> next = tokens[at].mark("+") ? counted_at(all, at + 1) : std::nullopt;
    const bool other = counted && depth == 0 && (is_part(next) || (next && next->is == "batteries")) &&
                       all.number(at + 1) && !tokens[at + 1].joined;
    if (!other) continue;
    told.put(tokens[at - 1].end, tokens[at].end, ",");
  }
  return told.text();
}

}  // namespace estafette::readers
