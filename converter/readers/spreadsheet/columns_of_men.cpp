#include "converter/readers/spreadsheet/columns_of_men.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

constexpr double kNearlyEvery = 0.8;  ///< of the rows that have a figure there
constexpr std::size_t kFewestRows = 2;
constexpr std::size_t kMostSummed = 12;  ///< columns

/// The figure in a cell as people type it: "1,958" too; 0 for anything else.
long long figure_of(std::string cell) {
  std::erase_if(cell, [](char c) { return c == ',' || c == '.' || c == ' ' || c == '\''; });
  return whole_number(cell).value_or(0);
}

bool adds_up(const std::vector<SpreadsheetRow>& rows, std::size_t first, std::size_t from, std::size_t at) {
  std::size_t with_sum = 0, right = 0, of_several = 0;
  for (std::size_t i = first; i < rows.size(); ++i) {
    const long long sum = figure_of(rows[i].cell(at));
    if (sum == 0) continue;
    ++with_sum;
    long long all = 0;
    std::size_t parts = 0;
    for (std::size_t column = from; column < at; ++column) {
      const long long part = figure_of(rows[i].cell(column));
      all += part;
      parts += part > 0 ? 1U : 0U;
    }
    right += all == sum ? 1U : 0U;
    of_several += parts > 1 ? 1U : 0U;
  }
  return of_several >= kFewestRows && static_cast<double>(right) >= kNearlyEvery * static_cast<double>(with_sum);
}

/// The first of two columns or more, and of no more than it takes, that end before `at` and whose figures come to its
/// own in nearly every row.
std::optional<std::size_t> summed_from(const std::vector<SpreadsheetRow>& rows, std::size_t first, std::size_t at) {
  for (std::size_t parts = 2; parts <= std::min(at, kMostSummed); ++parts)
    if (adds_up(rows, first, at - parts, at)) return at - parts;
  return std::nullopt;
}

bool counts_soldiers(Holds holds) {
  return holds >= Holds::men && holds <= Holds::gunners && holds != Holds::total;
}

/// "Bull's Troop |  |  | 150 | 6": the total is all that the row tells of its men.
bool tells_all_alone(const SpreadsheetRow& row, const Mapping& mapping, std::size_t total) {
  if (row.cell(total).empty()) return false;
  for (std::size_t at = 0; at < mapping.columns.size(); ++at)
    if (counts_soldiers(mapping.columns[at].holds) && !row.cell(at).empty()) return false;
  return true;
}

/// True if the sum says more than its parts do: a total of which some are not known, or men present with officers.
bool counts_for_all(const Mapping& mapping, std::size_t from, std::size_t at) {
  bool unknown = false, officers = false;
  for (std::size_t part = from; part < at; ++part) {
    const Holds holds = mapping.columns[part].holds;
    if (holds != Holds::other && holds != Holds::officers && holds != Holds::men) return false;
    unknown = unknown || holds == Holds::other;
    officers = officers || holds == Holds::officers;
  }
  return mapping.columns[at].holds == Holds::present ? officers : unknown;
}

}  // namespace

void keep_parts_of_sums(const std::vector<SpreadsheetRow>& rows, std::size_t first, Mapping& mapping) {
  for (std::size_t at = 0; at < mapping.columns.size(); ++at) {
    MappedColumn& sum = mapping.columns[at];
    if (sum.holds != Holds::total && sum.holds != Holds::present) continue;
    const std::optional<std::size_t> from = summed_from(rows, first, at);
    if (!from || !counts_for_all(mapping, *from, at)) continue;
    if (sum.holds == Holds::total) {
      sum.holds = Holds::men;
      sum.guess = "men, since it is the sum of those before it";
    }
    for (std::size_t part = *from; part < at; ++part) {
      mapping.columns[part].holds = Holds::other;
      mapping.columns[part].guess = fmt::format("kept in the note, since {} counts them too", sum.title);
    }
  }
}

void keep_totals_of_losses(const std::vector<SpreadsheetRow>& rows, std::size_t first, const ColumnWords& titles,
                           Mapping& mapping) {
  for (std::size_t at = 0; at < mapping.columns.size(); ++at) {
    MappedColumn& sum = mapping.columns[at];
    if (sum.holds != Holds::total) continue;
    std::size_t from = at;
    while (from > 0 && titles.names_losses(mapping.columns[from - 1].title)) --from;
    const bool men = std::any_of(mapping.columns.begin(), mapping.columns.end(), [](const MappedColumn& column) {
      return counts_soldiers(column.holds) || column.holds == Holds::officers;
    });
    if (from == at || (men && !adds_up(rows, first, from, at))) continue;
    sum.holds = Holds::other;
    sum.guess = "kept in the note, since it counts losses";
  }
}

void take_those_present(Mapping& mapping) {
  const auto taken = [&](Holds holds) {
    return std::any_of(mapping.columns.begin(), mapping.columns.end(),
                       [&](const MappedColumn& column) { return column.holds == holds; });
  };
  if (!taken(Holds::present)) return;
  const bool others = taken(Holds::detached) || taken(Holds::sick) || taken(Holds::total) || taken(Holds::men);
  for (MappedColumn& column : mapping.columns) {
    if (column.holds == Holds::present && !others) column.holds = Holds::men;
    if (column.holds != Holds::men || !others) continue;
    column.holds = Holds::other;
    column.guess = "kept in the note, since another holds those present";
  }
}

bool counts_for_command(const std::string& title, const ColumnWords& titles) {
  if (titles.title(title) != Holds::men) return false;
  const std::vector<std::string> words = split(title, ' ');
  return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
    const std::optional<Holds> holds = titles.title(word);
    return holds && *holds <= Holds::brigade;
  });
}

void skip_totals_of_parts(const std::vector<SpreadsheetRow>& rows, std::size_t first, Mapping& mapping) {
  for (std::size_t at = 0; at < mapping.columns.size(); ++at) {
    if (mapping.columns[at].holds != Holds::total) continue;
    const auto alone = [&](const SpreadsheetRow& row) { return tells_all_alone(row, mapping, at); };
    const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(first);
    if (std::none_of(begin, rows.end(), alone)) mapping.columns[at].holds = Holds::skip;
  }
}

}  // namespace estafette::readers
