#include "converter/readers/spreadsheet/empty_cells.hpp"

#include "converter/readers/spreadsheet/columns/figures.hpp"
#include "converter/readers/spreadsheet/number_columns.hpp"
#include "converter/readers/spreadsheet/rows/row_path.hpp"

#include <algorithm>

namespace estafette::readers {
namespace {

constexpr double kOften = 0.6;

bool in_path(const MappedColumn& column) {
  return holds_command(column.holds);
}

/// A lower command that goes on from the row above can do so only below the same higher one: where both cells are empty
/// beside troops, the higher goes on too.
bool goes_on_with(const std::vector<SpreadsheetRow>& rows, std::size_t first, std::size_t higher,
                  const Mapping& mapping) {
  for (std::size_t lower = 0; lower < mapping.columns.size(); ++lower) {
    const MappedColumn& below = mapping.columns[lower];
    if (!in_path(below) || !below.above || below.holds <= mapping.columns[higher].holds) continue;
    for (std::size_t i = first + 1; i < rows.size(); ++i)
      if (rows[i].filled() > 0 && rows[i].cell(higher).empty() && rows[i].cell(lower).empty() &&
          !rows[i - 1].cell(higher).empty() && !rows[i - 1].cell(lower).empty())
        return true;
  }
  return false;
}

/// "Total |  | 2,100": a row that sums up, by its first cell or the last words of it.
bool is_sum(const SpreadsheetRow& row, const PhraseBook& words) {
  const auto said =
      std::find_if(row.cells.begin(), row.cells.end(), [](const std::string& cell) { return !cell.empty(); });
  if (said == row.cells.end()) return false;
  const Tokens tokens = tokens_of(*said);
  return words.has(Sense::total, tokens, 0) ||
         (tokens.size() > 1 && words.has(Sense::total, tokens, tokens.size() - 1));
}

}  // namespace

void tell_empty_cells(const std::vector<SpreadsheetRow>& rows, std::size_t first,
                      const std::vector<SampledColumn>& samples, Mapping& mapping, const PhraseBook& words) {
  const auto troops = [&](const SpreadsheetRow& row) { return !is_sum(row, words); };
  const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(first);
  const auto rows_of_troops = static_cast<double>(std::count_if(begin, rows.end(), troops));
  const bool only = std::count_if(mapping.columns.begin(), mapping.columns.end(), in_path) == 1;
  const auto filled = [&](std::size_t at) {
    return static_cast<double>(std::count_if(
        begin, rows.end(), [&](const SpreadsheetRow& row) { return troops(row) && !says_nothing(row.cell(at)); }));
  };
  for (std::size_t at = 0; at < samples.size(); ++at) {
    MappedColumn& mapped = mapping.columns[at];
    if (!in_path(mapped)) continue;
    mapped.above = filled(at) < kOften * rows_of_troops ||
                   static_cast<double>(samples[at].cells.size()) < kOften * static_cast<double>(rows.size() - first) ||
                   (only && samples[at].different.size() == samples[at].cells.size()) ||
                   samples[at].names_several_levels() || numbered_on_below(rows, first, at, mapping.columns) ||
                   goes_on_below(rows, first, at, mapping.columns, words);
  }
  for (std::size_t at = samples.size(); at-- > 0;) {
    MappedColumn& mapped = mapping.columns[at];
    if (!in_path(mapped)) continue;
    mapped.above = mapped.above || goes_on_with(rows, first, at, mapping);
    if (samples[at].cells.size() < rows.size() - first && mapped.guess.empty())
      mapped.guess = mapped.above ? "an empty cell means the one above" : "an empty cell means none";
  }
}

}  // namespace estafette::readers
