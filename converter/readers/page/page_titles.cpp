#include "converter/readers/page/page_titles.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/spreadsheet/columns/title_cells.hpp"

#include <algorithm>
#include <iterator>

namespace estafette::readers {

std::size_t filled(const TableRow& row) {
  return static_cast<std::size_t>(
      std::count_if(row.begin(), row.end(), [](const std::string& cell) { return !cell.empty(); }));
}

std::string without_footnotes(std::string title) {
  for (std::size_t open = title.find('['); open != std::string::npos; open = title.find('[', open)) {
    const std::size_t close = title.find(']', open);
    if (close == std::string::npos) break;
    title.erase(open, close + 1 - open);
  }
  return std::string(trim(title));
}

namespace {

/// "Officers killed", and "Total" behind "Killed | Wounded": they count nobody who was there.
void keep_losses_apart(std::vector<PageColumn>& columns, const ColumnWords& titles) {
  bool behind_losses = false;
  for (PageColumn& column : columns) {
    const bool losses = titles.names_losses(column.title);
    const bool counts = column.holds && *column.holds != Holds::men && !counted(*column.holds).empty();
    const bool officers = column.holds == Holds::officers;
    if ((losses && (counts || officers)) || (behind_losses && column.holds == Holds::total)) column.holds.reset();
    behind_losses = losses;
  }
}

}  // namespace

namespace {

/// "Officers/Men", "Strength (off./men)": a column of officers and men together, whose cells say how many of each.
bool counts_officers_and_men(const std::string& title, const ColumnWords& titles) {
  const std::vector<std::string> told = split(title, '/');
  return told.size() == 2 && titles.title(told[0]) == Holds::officers && titles.title(told[1]) == Holds::men;
}

}  // namespace

std::optional<std::vector<PageColumn>> titles_in(const TableRow& row, const ColumnWords& titles) {
  if (row.size() < 2) return std::nullopt;
  std::vector<PageColumn> columns;
  int known = 0;
  bool named = false;
  TableRow plain;
  std::transform(row.begin(), row.end(), std::back_inserter(plain), without_footnotes);
  const bool figures = std::any_of(plain.begin(), plain.end(), [&](const std::string& cell) {
    return has_digit(cell) && !is_any_letter(cell.front()) &&
           titles.title(cell) != Holds::battalion_men;  // "1st Bn"; "H2H" is none
  });
  if (figures || std::any_of(plain.begin(), plain.end(), tells_of_something)) return std::nullopt;
  for (const std::string& cell : plain) {
    const std::optional<Holds> holds = counts_officers_and_men(cell, titles) ? Holds::men : titles.title(cell);
    columns.push_back({holds, cell, titles.times(cell)});
    if (!holds || cell.empty()) continue;
    ++known;
    named = named || *holds <= Holds::brigade || *holds == Holds::name || *holds == Holds::unit;
  }
  const bool rated = known >= 2 && columns.front().holds == Holds::name;  // "Unit | Type | H2H | Shooting | Morale"
  if (known < 2 || (2 * static_cast<std::size_t>(known) < filled(row) && !rated) || !named) return std::nullopt;
  keep_losses_apart(columns, titles);
  return columns;
}

}  // namespace estafette::readers
