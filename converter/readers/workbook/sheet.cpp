#include "converter/readers/workbook/sheet.hpp"

#include "base/problem.hpp"
#include "base/table.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostNamed = 5;  ///< cells named in a remark
constexpr int kBlanksToAStep = 2;      ///< for each step that a cell is set in

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
  doubts[what].push_back(cell_name(row, column));
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

std::vector<std::string> remarks(const Sheet& sheet) {
  std::vector<std::string> said;
  for (const auto& [doubt, cells] : sheet.doubts) {
    const std::size_t named = std::min(cells.size(), kMostNamed);
    const std::string more = cells.size() > named ? fmt::format(" and {} more", cells.size() - named) : "";
    said.push_back(fmt::format("cell{} {}{}: {}", cells.size() > 1 ? "s" : "",
                               fmt::join(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(named), ", "), more,
                               in_words(doubt)));
  }
  if (sheet.hidden) said.emplace_back("the sheet is hidden in the workbook");
  return said;
}

}  // namespace estafette::readers
