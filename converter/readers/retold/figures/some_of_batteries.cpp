#include "converter/readers/retold/figures/some_of_batteries.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kMostBatteries = 20;
constexpr std::size_t kMostOfASort = 4;  ///< tokens of "de artillería a caballo"

bool is_horse_artillery(const std::string& name, const PhraseBook& words) {
  const std::optional<PhraseFound> kind = kind_in(tokens_of(name), words);
  return kind && kind->is == to_string(Kind::horse_artillery);
}

/// "horse batteries", "baterías a caballo" of "horse", "a caballo"; empty if the word tells of no horse artillery.
std::string horse_batteries(std::string_view sort, std::string_view batteries, const PhraseBook& words) {
  for (std::string name : {fmt::format("{} {}", sort, batteries), fmt::format("{} {}", batteries, sort)})
    if (is_horse_artillery(name, words)) return name;
  return "";
}

/// "(one horse)", ", davon 1 reitende" behind a count of batteries.
struct SomeOfThem {
  int number = 0;
  std::string_view sort;
  std::size_t end = 0;  ///< the token behind it
};

std::optional<SomeOfThem> some_behind(const Range& all, std::size_t at, std::string_view line) {
  const bool bracket = all.mark(at, "(");
  if (!bracket && !all.mark(at, ",")) return std::nullopt;
  std::size_t next = at + 1;
  bool among = bracket;
  while (const std::optional<PhraseFound> link = all.find(Sense::link, next)) {
    next += link->length;
    among = true;
  }
  const auto figure = all.figure_at(next);
  if (!figure || all.tokens[next].is == Token::Is::ordinal) return std::nullopt;
  std::size_t begin = figure->second;
  while (const std::optional<PhraseFound> link = all.find(Sense::link, begin)) {
    if (all.find(Sense::kind, begin)) break;  // "a caballo"
    begin += link->length;
    among = true;
  }
  std::size_t end = begin;
  while (end < all.tokens.size() && all.tokens[end].is == Token::Is::word) ++end;
  const bool closed =
      bracket ? all.mark(end, ")") : end == all.tokens.size() || all.mark(end, ";") || all.mark(end, ".");
  if (!among || !closed || end == begin || end - begin > kMostOfASort) return std::nullopt;
  return SomeOfThem{figure->first, text_between(line, all.tokens[begin], all.tokens[end - 1]), end + (bracket ? 1 : 0)};
}

}  // namespace

std::string with_some_of_batteries_apart(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  for (std::size_t at = 0; at + 3 < tokens.size(); ++at) {
    const auto figure = tokens[at].is == Token::Is::ordinal ? std::nullopt : all.figure_at(at);
    if (!figure || figure->first < 2 || figure->first > kMostBatteries) continue;
    const std::optional<PhraseFound> count = all.find(Sense::count, figure->second);
    if (!count || count->is != "batteries") continue;
    const std::size_t behind = figure->second + count->length;
    const std::optional<SomeOfThem> some = some_behind(all, behind, line);
    if (!some || some->number >= figure->first || some->number < 1) continue;
    const std::string_view batteries = text_between(line, tokens[figure->second], tokens[behind - 1]);
    const std::string horse = horse_batteries(some->sort, batteries, words);
    if (horse.empty()) continue;
    return fmt::format("{}{} {}, {} {}{}", line.substr(0, tokens[at].begin), figure->first - some->number, batteries,
                       some->number, horse, line.substr(tokens[some->end - 1].end));
  }
  return std::string(line);
}

}  // namespace estafette::readers
