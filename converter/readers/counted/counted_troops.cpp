#include "converter/readers/counted/counted_troops.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kMostCounted = 99;
constexpr int kLargestCalibreTyped = 48;       ///< pounds
constexpr std::size_t kFiguresOfTwoSorts = 4;  ///< two counts, and two calibres
constexpr std::size_t kLongestOfGuns = 120;    ///< bytes

/// "16 battalions of Russians": a figure, and what it counts.
bool counts_troops(std::string_view entry, const PhraseBook& words) {
  const Tokens tokens = tokens_of(entry);
  const Range all{tokens, tokens.size(), words};
  const auto figure = all.figure_at(0);
  if (!figure || figure->first > kMostCounted) return false;
  for (std::size_t at = figure->second; at < tokens.size() && at < figure->second + 3; ++at) {
    const std::optional<PhraseFound> count = all.find(Sense::count, at);
    if (count)
      return count->is == "battalions" || count->is == "squadrons" || count->is == "companies" ||
             count->is == "batteries" || count->is == "horse batteries" || count->is == "regiments";
    if (!all.find(Sense::kind, at) && !all.find(Sense::quality, at) && !all.find(Sense::nation, at)) return false;
  }
  return false;
}

/// One past the calibre behind "de" or "de a" at a token.
std::optional<std::size_t> calibre_behind(const Range& line, std::size_t at) {
  std::size_t of = at;
  while (of < line.to && of < at + 2 && (line.find(Sense::link, of) || line.spelt(of, "a"))) ++of;
  const bool calibre = of > at && line.number(of) && line.tokens[of].value <= kLargestCalibreTyped;
  return calibre ? std::optional(of + 1) : std::nullopt;
}

}  // namespace

std::string with_counts_listed(std::string_view line, const PhraseBook& words) {
  if (line.find(". ") == std::string_view::npos || line.find(':') != std::string_view::npos) return std::string(line);
  std::vector<std::string_view> entries;
  for (std::string_view rest = line; !rest.empty();) {
    const std::size_t stop = std::min(rest.find(". "), rest.size());
    entries.push_back(trim(rest.substr(0, stop)));
    rest = stop < rest.size() ? trim(rest.substr(stop + 2)) : std::string_view{};
  }
  for (const std::string_view entry : entries)
    if (!counts_troops(entry, words)) return std::string(line);
  return fmt::format("{}", fmt::join(entries, ", "));
}

std::string with_nation_of_counted(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostOfSort = 3;  // tokens
  const std::string same(line);
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  if (tokens.size() < 3 || !all.number(0) || tokens[0].value < 1 || tokens[0].value > kMostCounted) return same;
  const std::optional<PhraseFound> nation = all.find(Sense::nation, 1);
  if (!nation || nation->is.empty()) return same;
  const std::size_t sort = 1 + nation->length;
  std::size_t at = sort;
  std::optional<PhraseFound> count;
  while (at < std::min(tokens.size(), sort + kMostOfSort) && !(count = all.find(Sense::count, at))) {
    const std::optional<PhraseFound> kind = all.find(Sense::kind, at);
    if (!kind && !all.find(Sense::quality, at)) return same;
    at += kind ? kind->length : 1;
  }
  if (!count || (count->is != "battalions" && count->is != "squadrons" && count->is != "regiments")) return same;
  const std::size_t end = tokens[at + count->length - 1].end;
  const std::string_view rest = line.substr(end);
  if (rest.find_first_of(",;:") < rest.find_first_of("0123456789(") || all.find(Sense::link, at + count->length))
    return same;
  const auto written = [&](std::size_t from, std::size_t to) {
    return from < to ? text_between(line, tokens[from], tokens[to - 1]) : std::string_view{};
  };
  const std::string_view counted = written(at, at + count->length), people = written(1, sort);
  if (count->is == "regiments")
    return at > sort ? fmt::format("{} {} of {} {}{}", tokens[0].value, counted, people, written(sort, at), rest)
                     : same;
  const std::string_view kind = at > sort ? written(sort, at) : count->is == "battalions" ? "infantry" : "cavalry";
  return fmt::format("{} {} ({} {}){}", people, kind, tokens[0].value, counted, rest);
}

std::string with_guns_repeated(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestOfGuns) return std::string(line);
  std::size_t figures = 0;
  for (std::size_t at = 0; at < line.size(); ++at)
    figures += is_digit(line[at]) && (at == 0 || line[at - 1] == ' ') ? 1U : 0U;
  if (figures < kFiguresOfTwoSorts) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  for (std::size_t at = 0; at + 6 < tokens.size(); ++at) {
    const std::optional<PhraseFound> guns = all.number(at) ? all.find(Sense::count, at + 1) : std::nullopt;
    if (!guns || guns->is != "guns") continue;
    const std::optional<std::size_t> first = calibre_behind(all, at + 1 + guns->length);
    if (!first) continue;
    const std::optional<PhraseFound> link = all.find(Sense::link, *first);
    const bool joins = all.mark(*first, ",") || (link && link->is == "and");
    const std::size_t more = *first + 1;
    if (!joins || !all.number(more) || !calibre_behind(all, more + 1)) continue;
    const std::string told =
        fmt::format("{}, {} {}{}", line.substr(0, tokens[*first - 1].end), tokens[more].text,
                    text_between(line, tokens[at + 1], tokens[at + guns->length]), line.substr(tokens[more].end));
    return told == line ? told : with_guns_repeated(told, words);  // "2 pièces de 12, 4 de 8, 2 de 4"
  }
  return std::string(line);
}

}  // namespace estafette::readers
