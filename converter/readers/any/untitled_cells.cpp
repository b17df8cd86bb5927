#include "converter/readers/any/untitled_cells.hpp"

#include "base/letters.hpp"
#include "base/lines.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/spreadsheet/columns/header.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestRows = 4;

/// True if half of the lines at least show that they were saved or copied from cells: by quotation marks, or by cells
/// that are empty.
bool may_be_cells(std::string_view utf8) {
  constexpr std::array<std::string_view, 5> kSigns = {"\",", "\";", ",,", ";;", "\t\t"};
  std::size_t lines = 0, shown = 0;
  while (!utf8.empty()) {
    const std::string_view line = take_line(utf8);
    if (trim(line).empty()) continue;
    ++lines;
    shown += std::any_of(kSigns.begin(), kSigns.end(),
                         [&](std::string_view sign) { return line.find(sign) != std::string_view::npos; });
  }
  return lines >= kFewestRows && 2 * shown >= lines;
}

bool names_command(const std::string& cell, const PhraseBook& words) {
  const Tokens tokens = tokens_of(cell);
  const Head head = head_of({tokens, tokens.size(), words});
  return head.is == Head::Is::formation && head.level;
}

/// Titles above rows; not "IR Nr. 4 | 3 Btl. | 2.750" at the end of a list.
bool have_titles(const std::vector<SpreadsheetRow>& rows, const ColumnWords& titles) {
  constexpr std::size_t kFewestTitles = 2;
  const std::optional<std::size_t> header = header_of(rows, titles, kFewestTitles);
  if (!header || *header + 1 == rows.size()) return false;
  const auto figured = std::count_if(rows[*header].cells.begin(), rows[*header].cells.end(),
                                     [](const std::string& cell) { return has_digit(cell); });
  return 2 * static_cast<std::size_t>(figured) < rows[*header].filled();
}

/// As many cells in each row, names in the first, among them commands, and no titles.
bool are_untitled(const std::vector<SpreadsheetRow>& rows, const ColumnWords& titles, const PhraseBook& words) {
  if (rows.size() < kFewestRows || rows.front().cells.size() < 2 || have_titles(rows, titles)) return false;
  const auto named = [&](const SpreadsheetRow& row) {
    return row.filled() == 0 || (row.cells.size() == rows.front().cells.size() && !row.cells.front().empty());
  };
  const auto commands = std::count_if(
      rows.begin(), rows.end(), [&](const SpreadsheetRow& row) { return names_command(row.cells.front(), words); });
  return commands > 0 && std::all_of(rows.begin(), rows.end(), named);
}

/// The cells of a row one behind the other; who leads a command or a unit behind a colon.
std::string told(const SpreadsheetRow& row, const PhraseBook& words) {
  std::string line = one_line(row.cells.front());
  const bool command = names_command(line, words);
  bool led = line.find(':') != std::string::npos;
  for (std::size_t at = 1; at < row.cells.size(); ++at) {
    const std::string cell = one_line(row.cells[at]);
    if (cell.empty()) continue;
    const Tokens tokens = tokens_of(cell);
    const bool leader = words.has(Sense::rank, tokens, 0) || (command && may_be_person(tokens, 0, cell, words));
    line.append(leader && !led ? ": " : ", ").append(cell);
    led = led || leader;
  }
  return line;
}

}  // namespace

std::string with_untitled_cells_told(const std::string& utf8, const ColumnWords& titles, const PhraseBook& words) {
  if (!may_be_cells(utf8) || looks_like_spreadsheet(utf8, titles)) return utf8;
  std::vector<SpreadsheetRow> rows;
  try {
    rows = spreadsheet_rows(utf8, "");
  } catch (const Refusal&) {  // no table at all
    return utf8;
  }
  if (!are_untitled(rows, titles, words)) return utf8;
  std::string text;
  int line = 1;
  for (const SpreadsheetRow& row : rows) {
    for (; line < row.line; ++line) text += '\n';
    text += told(row, words);
  }
  return text + '\n';
}

}  // namespace estafette::readers
