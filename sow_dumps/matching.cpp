#include "sow_dumps/matching.hpp"

#include "base/problem.hpp"
#include "base/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <type_traits>

namespace estafette::dumps {
namespace {

std::optional<RowNumber> row_for(const SheetRows& rows, const ResultsRow& row) {
  return rows.by_id(row.id);
}

std::optional<RowNumber> row_for(const SheetRows& rows, const LocationsRow& row) {
  const std::optional<RowNumber> by_id = rows.by_id(row.id);
  return by_id ? by_id : rows.by_name(row.id);
}

template <typename DumpRow, typename DumpSort>
Matches<DumpRow> matched(const SheetRows& rows, const DumpSort& dump, std::vector<DumpRemark>& remarks) {
  Matches<DumpRow> matches;
  for (const DumpRow& row : dump.rows) {
    const std::optional<RowNumber> number = row_for(rows, row);
    if (!number) {
      remarks.push_back({dump.file, row.line, fmt::format("{} is not on the battle sheet: not counted", row.id)});
      continue;
    }
    const auto [place, is_new] = matches.emplace(*number, &row);
    if (is_new) continue;
    remarks.push_back({dump.file, row.line,
                       fmt::format("{} again (first on line {}): this row counts, the earlier one does not", row.id,
                                   place->second->line)});
    place->second = &row;
  }
  return matches;
}

constexpr std::size_t kMostShown = 20;  // rows of the table in a refusal: enough to see which battle it is

template <typename DumpSort>
Table unmatched(const sow::BattleSheet& sheet, const SheetRows& rows, const DumpSort& dump, const auto& matches) {
  std::vector<std::string> missing;
  for (RowNumber number = 0; number < sheet.rows.size(); ++number) {
    if (rows.counts(number) && !matches.contains(number)) missing.push_back(rows[number].game_id);
  }
  std::vector<std::string> unknown;
  for (const auto& row : dump.rows) {
    if (!row_for(rows, row)) unknown.push_back(fmt::format("{} (line {})", row.id, row.line));
  }
  Table table{.caption = "What did not match",
              .columns = {{"on the sheet, not in the dump"}, {"in the dump, not on the sheet"}},
              .rows = {},
              .totals = {}};
  const std::size_t all = std::max(missing.size(), unknown.size());
  const auto cell = [](const std::vector<std::string>& list, std::size_t i) { return i < list.size() ? list[i] : ""; };
  for (std::size_t i = 0; i < std::min(all, kMostShown); ++i)
    table.rows.push_back({cell(missing, i), cell(unknown, i)});
  const auto more = [](const std::vector<std::string>& list) {
    return list.size() > kMostShown ? fmt::format("and {} more", list.size() - kMostShown) : "";
  };
  if (all > kMostShown) table.rows.push_back({more(missing), more(unknown)});
  return table;
}

template <typename DumpSort>
[[noreturn]] void refuse(const std::string& found, const std::string& expected, const sow::BattleSheet& sheet,
                         const SheetRows& rows, const DumpSort& dump, const auto& matches) {
  throw Refusal(Problem{
      dump.file, 0, "", found, expected,
      "Give the dump and the battle sheet of the same battle\n" + to_text(unmatched(sheet, rows, dump, matches))});
}

template <typename DumpSort>
void refuse_small_share(const sow::BattleSheet& sheet, const SheetRows& rows, const DumpSort& dump, const auto& matches,
                        int least) {
  int sent = 0;
  int found = 0;
  for (RowNumber number = 0; number < sheet.rows.size(); ++number) {
    if (!rows.counts(number)) continue;
    ++sent;
    found += matches.contains(number) ? 1 : 0;
  }
  if (found * 100 >= least * sent) return;
  refuse(fmt::format("{} of the {} rows of troops of {}", found, sent, sheet.name),
         fmt::format("at least {} in 100 of them (rules.xml, <carryover>, <match>)", least), sheet, rows, dump,
         matches);
}

/// How many ranks a row has: 6 for a regiment, 5 for a brigadier; 0 if the dump has no ranks.
std::size_t depth(const ResultsRow& row) {
  std::size_t level = row.ranks.size();
  while (level > 0 && row.ranks[level - 1] == 0) --level;
  return level;
}

std::size_t depth(const LocationsRow&) {
  return 0;
}

template <typename DumpSort>
void refuse_strangers(const sow::BattleSheet& sheet, const SheetRows& rows, const DumpSort& dump, const auto& matches,
                      int most) {
  std::size_t lowest = 0;
  for (const auto& row : dump.rows) lowest = std::max(lowest, depth(row));
  int troops = 0;
  int unknown = 0;
  for (const auto& row : dump.rows) {
    if (depth(row) < lowest) continue;  // a commander
    ++troops;
    unknown += row_for(rows, row) ? 0 : 1;
  }
  if (unknown * 100 <= most * troops) return;
  refuse(fmt::format("{} of {} rows of troops not on the sheet of {}", unknown, troops, sheet.name),
         fmt::format("at most {} in 100 of them (rules.xml, <carryover>, <match strangers>)", most), sheet, rows, dump,
         matches);
}

}  // namespace

Matches<ResultsRow> match(const SheetRows& rows, const ResultsDump& dump, std::vector<DumpRemark>& remarks) {
  return matched<ResultsRow>(rows, dump, remarks);
}

Matches<LocationsRow> match(const SheetRows& rows, const LocationsDump& dump, std::vector<DumpRemark>& remarks) {
  return matched<LocationsRow>(rows, dump, remarks);
}

void refuse_other_battle(const sow::BattleSheet& sheet, const SheetRows& rows, const ResultsDump& dump,
                         const Matches<ResultsRow>& matches, const CarryoverPolicy& policy) {
  refuse_small_share(sheet, rows, dump, matches, policy.least_match);
  refuse_strangers(sheet, rows, dump, matches, policy.most_strangers);
}

void refuse_other_battle(const sow::BattleSheet& sheet, const SheetRows& rows, const LocationsDump& dump,
                         const Matches<LocationsRow>& matches, const CarryoverPolicy& policy) {
  refuse_small_share(sheet, rows, dump, matches, policy.least_match);
  refuse_strangers(sheet, rows, dump, matches, policy.most_strangers);
}

}  // namespace estafette::dumps
