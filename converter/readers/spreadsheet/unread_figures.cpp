#include "converter/readers/spreadsheet/unread_figures.hpp"

#include "base/text.hpp"
#include "converter/readers/spreadsheet/columns/decimals.hpp"
#include "converter/readers/spreadsheet/columns/figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestFigures = 2;

/// What a column of figures tells.
struct FiguresOf {
  std::size_t figures = 0, others = 0;
  bool counts_rows = true;  ///< 1, 2, 3: the number of the row
  const SpreadsheetRow* first = nullptr;
};

FiguresOf figures_in(const std::vector<SpreadsheetRow>& rows, std::size_t from, std::size_t at) {
  FiguresOf all;
  std::optional<int> last;
  for (std::size_t i = from; i < rows.size(); ++i) {
    const std::string& cell = rows[i].cell(at);
    if (says_nothing(cell)) continue;
    const std::optional<int> whole = whole_number(cell);
    const bool figure = whole || decimal_of(cell);
    ++(figure ? all.figures : all.others);
    all.counts_rows = all.counts_rows && whole && (!last || *whole == *last + 1);
    if (whole) last = whole;
    if (figure && all.first == nullptr) all.first = &rows[i];
  }
  return all;
}

bool counts_troops(Holds holds) {
  return holds >= Holds::men && holds <= Holds::guns && holds != Holds::horses && holds != Holds::officers &&
         holds != Holds::men_per_figure;
}

}  // namespace

std::vector<Problem> unread_figures(const std::vector<SpreadsheetRow>& rows, const SpreadsheetColumns& columns,
                                    const ColumnWords& titles) {
  std::vector<Problem> looks;
  const bool counted = std::any_of(columns.all.begin(), columns.all.end(),
                                   [](const SpreadsheetColumn& column) { return counts_troops(column.mapped.holds); });
  for (const SpreadsheetColumn& column : columns.all) {
    if (column.mapped.holds != Holds::other || !column.mapped.guess.empty()) continue;
    const std::optional<Holds> known = column.title.empty() ? std::nullopt : titles.title(column.title);
    const bool losses = !column.title.empty() && titles.names_losses(column.title);
    const bool told = known == Holds::other || known == Holds::quality || known == Holds::ratings || losses;
    if (told || (!column.title.empty() && (counted || !known))) continue;  // "Elan" is a rating of some game
    const FiguresOf all = figures_in(rows, columns.first_row(), column.at);
    if (all.figures < kFewestFigures || all.others > all.figures || all.counts_rows) continue;
    const std::string name = column.title.empty() ? fmt::format("column {}", column.at + 1) : column.title;
    looks.push_back({"", all.first->line, name, all.first->cell(column.at),
                     "a title that tells what the figures count; they are only noted",
                     "Call it Men, Battalions or Guns, or leave it out: is=\"skip\" in the mapping"});
  }
  return looks;
}

}  // namespace estafette::readers
