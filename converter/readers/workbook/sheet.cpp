#include "converter/readers/workbook/sheet.hpp"

#include "base/problem.hpp"
#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/readers/workbook/cell_values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostNamed = 5;         ///< cells named in a remark
constexpr std::size_t kMostComments = 20;     ///< told one by one
constexpr std::size_t kMostOfAComment = 120;  ///< letters
constexpr int kBlanksToAStep = 2;             ///< for each step that a cell is set in

bool is_figure_letter(char c) {
  return std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '.' || c == ',' || c == '\'';
}

/// "1,800", "1800 men", "12"; but not "1st Brigade", "2. Division", "III".
bool begins_with_figure(std::string_view text) {
  const std::string_view first = text.substr(0, text.find(' '));
  const bool ordinal = first.ends_with('.') && first.size() <= 4 && first != text;
  return !ordinal && !first.empty() && std::all_of(first.begin(), first.end(), is_figure_letter);
}

std::string shown(const SheetCell& cell) {
  return std::string(static_cast<std::size_t>(kBlanksToAStep * cell.indent), ' ') + one_line(cell.text);
}

std::string quoted(std::string text) {
  if (text.find('"') == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + '"';
}

std::string_view in_words(CellDoubt doubt) {
  switch (doubt) {
    case CellDoubt::day:
      return "a date. If it was typed as 1/2 or 3-4, the spreadsheet has changed it: type it again as text";
    case CellDoubt::no_value:
      return "a formula without its value. Open the file in a spreadsheet and save it";
    case CellDoubt::error:
      return "an error of the spreadsheet's own";
    default:
      return "a figure in merged cells: it was taken for the first of their rows only";
  }
}

std::string shown_at(const Sheet& sheet, const CellPlace& at) {
  const auto row = sheet.rows.find(at.row);
  if (row == sheet.rows.end()) return "";
  const auto cell = row->second.find(at.column);
  return cell == row->second.end() ? "" : one_line(cell->second.text);
}

/// "1 May 1813" in a row of its own, which is no number of a unit.
bool is_alone(const Sheet& sheet, const CellPlace& at) {
  const auto row = sheet.rows.find(at.row);
  return row != sheet.rows.end() && row->second.size() == 1;
}

/// True if most of what stands in that column are days: then they are meant.
bool is_column_of_days(const Sheet& sheet, const std::vector<CellPlace>& days, std::size_t column) {
  const auto filled =
      std::count_if(sheet.rows.begin(), sheet.rows.end(), [&](const auto& row) { return row.second.contains(column); });
  const auto here = std::count_if(days.begin(), days.end(), [&](const CellPlace& day) { return day.column == column; });
  return 2 * here > filled;
}

std::string expected_of(CellDoubt doubt, const std::string& found) {
  if (doubt == CellDoubt::no_value) return "the value of a formula, which the file does not hold";
  if (doubt == CellDoubt::error) return "a value; it is an error of the spreadsheet's own";
  if (doubt == CellDoubt::one_figure)
    return "a figure for each of the rows whose cells are merged; it is taken for the first";
  const std::vector<std::string> typed = typed_for_day(found);
  return "what was typed, of which the spreadsheet has made a date" +
         (typed.empty() ? "" : fmt::format(": perhaps {}", fmt::join(typed, " or ")));
}

/// With a place for the cell's name.
std::string remedy_of(CellDoubt doubt) {
  switch (doubt) {
    case CellDoubt::no_value:
      return "Open the file in a spreadsheet and save it, or type the figure into cell {}";
    case CellDoubt::error:
      return "Mend it in cell {}";
    case CellDoubt::one_figure:
      return "Type a figure into each of them, from cell {} down";
    default:
      return "Type it again in cell {}, as text";
  }
}

[[noreturn]] void refuse_size(std::string found, const std::string& file) {
  throw Refusal(Problem{file, 0, "", std::move(found),
                        fmt::format("at most {} rows and {} cells", figure(kMostSheetRows), figure(kMostCells)),
                        "Delete what does not belong to the order of battle"});
}

[[noreturn]] void refuse_text(const Sheet& sheet, std::size_t row, std::size_t column, const std::string& file) {
  throw Refusal(
      Problem{file, 0, "",
              fmt::format("sheets with {} letters and {} cells, blank ones too, down to cell {} of sheet {}",
                          figure(static_cast<long long>(sheet.size().bytes)),
                          figure(static_cast<long long>(sheet.size().places)), cell_name(row, column), sheet.name),
              fmt::format("at most {} letters and {} cells", figure(kMostSheetBytes), figure(kMostSheetPlaces)),
              "Delete what does not belong to the order of battle"});
}

}  // namespace

void Sheet::put(std::size_t row, std::size_t column, SheetCell cell, const std::string& file) {
  if (trim(cell.text).empty()) return;
  if (row >= kMostSheetRows || column >= kMostSheetColumns || ++cells > kMostCells)
    refuse_size(fmt::format("something in cell {} of sheet {}", cell_name(row, column), name), file);
  bytes += cell.text.size();
  columns = std::max(columns, column + 1);
  rows[row][column] = std::move(cell);
  if (size().bytes > kMostSheetBytes || size().places > kMostSheetPlaces) refuse_text(*this, row, column, file);
}

SheetSize Sheet::size() const {
  return {before.bytes + bytes, before.places + rows.size() * columns};
}

void Sheet::doubt(CellDoubt what, std::size_t row, std::size_t column) {
  doubts[what].push_back({row, column});
}

void Sheet::fill(const MergedCells& merged, const std::string& file) {
  if (merged.rows < 2) return;
  const auto row = rows.find(merged.row);
  if (row == rows.end() || !row->second.contains(merged.column)) return;
  const SheetCell cell = row->second.at(merged.column);
  if (cell.figure || begins_with_figure(cell.text)) return doubt(CellDoubt::one_figure, merged.row, merged.column);
  for (auto below = std::next(row); below != rows.end() && below->first - merged.row < merged.rows; ++below) {
    if (++rows_merged > kMostCells) refuse_size(fmt::format("very many merged cells in sheet {}", name), file);
    if (!below->second.contains(merged.column)) put(below->first, merged.column, cell, file);  // blank rows stay so
  }
}

std::string cell_name(std::size_t row, std::size_t column) {
  constexpr std::size_t kAlphabet = 26;
  std::string letters;
  for (std::size_t left = column + 1; left > 0; left = (left - 1) / kAlphabet)
    letters.insert(letters.begin(), static_cast<char>('A' + (left - 1) % kAlphabet));
  return letters + std::to_string(row + 1);
}

std::string text_of(const Sheet& sheet) {
  const std::size_t columns = sheet.columns;
  std::string text;
  std::size_t line = 0;
  for (const auto& [number, row] : sheet.rows) {
    text.append(number - line, '\n');
    line = number + 1;
    for (std::size_t column = 0; column < columns; ++column) {
      if (column > 0) text += '\t';
      const auto cell = row.find(column);
      if (cell != row.end()) text += columns == 1 ? shown(cell->second) : quoted(shown(cell->second));
    }
    text += '\n';
  }
  return text;
}

std::vector<Problem> questions(const Sheet& sheet) {
  std::vector<Problem> asked;
  for (const auto& [doubt, cells] : sheet.doubts) {
    for (const CellPlace& cell : cells) {
      const std::string name = cell_name(cell.row, cell.column);
      const std::string found = shown_at(sheet, cell);
      if (doubt == CellDoubt::day && is_column_of_days(sheet, cells, cell.column)) continue;
      asked.push_back({"", static_cast<int>(cell.row) + 1, "", found.empty() ? "cell " + name : found,
                       expected_of(doubt, found), fmt::format(fmt::runtime(remedy_of(doubt)), name)});
    }
  }
  std::stable_sort(asked.begin(), asked.end(), [](const Problem& a, const Problem& b) { return a.line < b.line; });
  return asked;
}

std::vector<std::string> remarks(const Sheet& sheet) {
  std::vector<std::string> said;
  for (const auto& [doubt, all] : sheet.doubts) {
    std::vector<CellPlace> cells = all;
    if (doubt == CellDoubt::day) std::erase_if(cells, [&](const CellPlace& cell) { return is_alone(sheet, cell); });
    if (cells.empty()) continue;
    const std::size_t named = std::min(cells.size(), kMostNamed);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < named; ++i) names.push_back(cell_name(cells[i].row, cells[i].column));
    const std::string more = cells.size() > named ? fmt::format(" and {} more", cells.size() - named) : "";
    said.push_back(
        fmt::format("cell{} {}{}: {}", cells.size() > 1 ? "s" : "", fmt::join(names, ", "), more, in_words(doubt)));
  }
  for (std::size_t i = 0; i < std::min(sheet.comments.size(), kMostComments); ++i) {
    const CellComment& comment = sheet.comments[i];
    said.push_back(fmt::format("cell {} has a comment, which is not read: {}",
                               cell_name(comment.place.row, comment.place.column),
                               shorten(one_line(comment.text), kMostOfAComment)));
  }
  if (sheet.comments.size() > kMostComments)
    said.push_back(
        fmt::format("{} more cells have comments, which are not read", sheet.comments.size() - kMostComments));
  if (sheet.hidden) said.emplace_back("the sheet is hidden in the workbook");
  return said;
}

}  // namespace estafette::readers
