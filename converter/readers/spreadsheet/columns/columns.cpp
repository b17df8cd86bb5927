#include "converter/readers/spreadsheet/columns/columns.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace estafette::readers {
namespace {

constexpr std::size_t kRowsLookedAt = 40;

bool has_titles(const Mapping& mapping) {
  return std::any_of(mapping.columns.begin(), mapping.columns.end(),
                     [](const MappedColumn& column) { return !column.title.empty(); });
}

/// The titles in the mapping that a row does not have.
std::vector<std::string> missing_in(const SpreadsheetRow& row, const Mapping& mapping) {
  std::multiset<std::string> titles;
  for (const std::string& cell : row.cells) titles.insert(fold(cell));
  std::vector<std::string> missing;
  for (const MappedColumn& column : mapping.columns) {
    if (column.title.empty()) continue;
    const auto found = titles.find(fold(column.title));
    if (found == titles.end()) {
      missing.push_back(column.title);
    } else {
      titles.erase(found);
    }
  }
  return missing;
}

/// The row that lacks the fewest titles, and the titles that it lacks.
std::pair<std::size_t, std::vector<std::string>> best_header(const std::vector<SpreadsheetRow>& rows,
                                                             const Mapping& mapping) {
  std::pair<std::size_t, std::vector<std::string>> best{0, {}};
  for (std::size_t i = 0; i < std::min(rows.size(), kRowsLookedAt); ++i) {
    std::vector<std::string> missing = missing_in(rows[i], mapping);
    if (i == 0 || missing.size() < best.second.size()) best = {i, std::move(missing)};
  }
  return best;
}

}  // namespace

std::vector<const SpreadsheetColumn*> SpreadsheetColumns::that_hold(Holds holds) const {
  std::vector<const SpreadsheetColumn*> found;
  for (const SpreadsheetColumn& column : all) {
    if (column.mapped.holds == holds) found.push_back(&column);
  }
  return found;
}

std::string text_held(const SpreadsheetRow& row, const SpreadsheetColumns& columns, Holds holds) {
  std::string all;
  for (const SpreadsheetColumn* column : columns.that_hold(holds)) {
    const std::string& one = row.cell(column->at);
    if (!one.empty()) all.append(all.empty() ? "" : " ").append(one);
  }
  return all;
}

SpreadsheetColumns columns_of(const std::vector<SpreadsheetRow>& rows, const Mapping& mapping,
                              const std::string& file) {
  SpreadsheetColumns columns;
  std::size_t width = 0;
  for (const SpreadsheetRow& row : rows) width = std::max(width, row.cells.size());
  if (has_titles(mapping) && !rows.empty()) {
    const auto [header, missing] = best_header(rows, mapping);
    if (!missing.empty()) {
      throw Refusal(
          Problem{file, rows[header].line, "", text_of(rows[header]),
                  fmt::format("a header with the titles of the mapping; {} missing", fmt::join(missing, ", ")),
                  "Correct the mapping, or leave it out and let the program propose one"});
    }
    columns.header = header;
  }
  std::vector<bool> used(mapping.columns.size(), false);
  for (std::size_t at = 0; at < width; ++at) {
    const std::string title = columns.header ? rows[*columns.header].cell(at) : "";
    SpreadsheetColumn column{
        at, title, {.title = title, .number = 0, .holds = Holds::other, .above = false, .values = {}, .guess = {}}};
    const auto take = [&](const auto& is) {
      for (std::size_t i = 0; i < used.size(); ++i) {
        if (used[i] || !is(mapping.columns[i])) continue;
        used[i] = true;
        column.mapped = mapping.columns[i];
        return true;
      }
      return false;
    };
    const int number = static_cast<int>(at) + 1;
    if (!take([&](const MappedColumn& mapped) { return mapped.number == number; })) {
      take([&](const MappedColumn& mapped) {
        return mapped.number == 0 && !title.empty() && fold(mapped.title) == fold(title);
      });
    }
    columns.all.push_back(std::move(column));
  }
  return columns;
}

bool fits(const std::vector<SpreadsheetRow>& rows, const Mapping& mapping) {
  return !rows.empty() && has_titles(mapping) && best_header(rows, mapping).second.empty();
}

SpreadsheetRow with_nation_above(const SpreadsheetRow& row, const SpreadsheetColumns& columns, std::string& nation) {
  SpreadsheetRow filled = row;
  for (const SpreadsheetColumn* column : columns.that_hold(Holds::nation)) {
    if (!column->mapped.above) continue;
    if (filled.cells.size() <= column->at) filled.cells.resize(column->at + 1);
    std::string& cell = filled.cells[column->at];
    cell.empty() ? cell = nation : nation = cell;
  }
  return filled;
}

void take_nation_from_above(const std::vector<SpreadsheetRow>& rows, std::size_t first_row, Mapping& mapping) {
  const auto nation = std::find_if(mapping.columns.begin(), mapping.columns.end(),
                                   [](const MappedColumn& column) { return column.holds == Holds::nation; });
  if (nation == mapping.columns.end() || rows.size() <= first_row) return;
  const auto at = static_cast<std::size_t>(nation - mapping.columns.begin());
  const auto filled = [&](std::size_t row, std::size_t column) {
    return column < rows[row].cells.size() && !rows[row].cells[column].empty();
  };
  const bool commands = std::any_of(mapping.columns.begin(), mapping.columns.end(),
                                    [](const MappedColumn& column) { return column.above; });
  bool empty = false;
  std::string last;  // the nation told last
  for (std::size_t row = first_row; row < rows.size(); ++row) {
    bool command = !commands && filled(row, at) && rows[row].cells[at] != last;  // or only where it changes
    for (std::size_t column = 0; column < mapping.columns.size(); ++column)
      command = command || (mapping.columns[column].above && filled(row, column));
    if (filled(row, at) ? !command : row == first_row) return;
    empty = empty || !filled(row, at);
    if (filled(row, at)) last = rows[row].cells[at];
  }
  if (!empty) return;
  nation->above = true;
  if (nation->guess.empty()) nation->guess = "an empty cell means the one above";
}

}  // namespace estafette::readers
