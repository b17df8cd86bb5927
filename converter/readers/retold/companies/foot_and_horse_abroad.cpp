#include "converter/readers/retold/companies/foot_and_horse_abroad.hpp"

#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// "on foot" and "on horseback", folded; in the order of their languages.
constexpr std::array<std::string_view, 6> kFoot = {"a pied", "a piedi", "a pie", "a pe", "te voet", "zu fuss"};
constexpr std::array<std::string_view, 6> kHorse = {"a cheval", "a cavallo", "a caballo",
                                                    "a cavalo", "te paard",  "zu pferde"};

bool is_one_of(const std::array<std::string_view, 6>& manners, std::string_view said) {
  return std::find(manners.begin(), manners.end(), said) != manners.end();
}

/// What stands between two commas.
struct Entry {
  bool battery = false;      ///< else guns of all
  bool counted = false;      ///< with its word for companies or batteries
  bool of_regiment = false;  ///< "du 5e" stands behind it
  std::string told;
};

std::optional<Entry> entry_in(const Range& all, std::size_t from, std::size_t to, std::string_view line) {
  const auto figure = all.figure_at(from);
  if (!figure || figure->second >= to) return std::nullopt;
  const std::optional<PhraseFound> count = all.find(Sense::count, figure->second);
  if (count && count->is == "guns" && figure->second + count->length == to)
    return Entry{false, true, false, std::string(text_between(line, all.tokens[from], all.tokens[to - 1]))};
  const bool companies = count && !count->part && (count->is == "companies" || count->is == "batteries");
  std::size_t manner = figure->second + (companies ? count->length : 0);
  std::size_t end = manner;
  while (end < to && !all.mark(end, "(")) ++end;
  if (manner >= end) return std::nullopt;
  std::size_t whose = manner;  // "à pied du 5e"
  while (whose < end && !all.tokens[whose].figure()) ++whose;
  const bool regiment = whose < end && whose > manner + 1 && whose + 1 == end;
  if (regiment) --whose;
  const std::size_t last = regiment ? whose : end;
  const std::string said = fold(text_between(line, all.tokens[manner], all.tokens[last - 1]));
  const bool horse = is_one_of(kHorse, said);
  if (!horse && !is_one_of(kFoot, said)) return std::nullopt;
  const std::string guns =
      end < to ? fmt::format(" {}", text_between(line, all.tokens[end], all.tokens[to - 1])) : std::string{};
  return Entry{true, companies, regiment,
               fmt::format("{} batteries {} artillery{}", figure->first, horse ? "horse" : "foot", guns)};
}

}  // namespace

std::string with_foot_and_horse_batteries(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  const std::optional<PhraseFound> arm = tokens.empty() ? std::nullopt : all.find(Sense::arm, 0);
  const bool label = arm && arm->is == to_string(Arm::artillery) && all.mark(arm->length, ":");
  if (!label) return std::string(line);
  const std::size_t first = arm->length + 1;
  std::size_t to = tokens.size();
  while (to > first && all.mark(to - 1, ".")) --to;
  std::vector<Entry> entries;
  std::size_t from = first;
  int depth = 0;
  for (std::size_t at = first; at <= to; ++at) {
    if (at < to) depth += all.mark(at, "(") ? 1 : all.mark(at, ")") ? -1 : 0;
    if (at < to && (depth > 0 || !is_joint(tokens, at, words))) continue;
    std::optional<Entry> entry = entry_in(all, from, at, line);
    if (!entry) return std::string(line);
    entries.push_back(std::move(*entry));
    from = at + 1;
  }
  const auto is_battery = [](const Entry& entry) { return entry.battery; };
  const auto batteries = std::count_if(entries.begin(), entries.end(), is_battery);
  const bool sum = !entries.empty() && !entries.back().battery;
  const bool whole = batteries + (sum ? 1 : 0) == static_cast<std::ptrdiff_t>(entries.size());
  if (batteries < 2 || !whole || !entries.front().counted) return std::string(line);
  std::vector<std::string> told;
  for (const Entry& entry : entries)
    if (entry.battery) told.push_back(entry.told);
  const bool regiments = std::any_of(entries.begin(), entries.end(), [](const Entry& one) { return one.of_regiment; });
  return fmt::format("{}{}{}{}", line.substr(0, tokens[first].begin), fmt::join(told, ", "),
                     sum ? fmt::format(" ({} total)", entries.back().told) : "",
                     regiments ? fmt::format(" [Note: {}]", text_between(line, tokens[first], tokens[to - 1])) : "");
}

}  // namespace estafette::readers
