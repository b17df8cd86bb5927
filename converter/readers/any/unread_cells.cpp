#include "converter/readers/any/unread_cells.hpp"

#include "base/text.hpp"
#include "converter/readers/spreadsheet/columns/columns.hpp"
#include "converter/readers/spreadsheet/columns/header.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"
#include "converter/readers/text/unread_parts.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <set>
#include <vector>

namespace estafette::readers {
namespace {

/// Its cells are the same in many rows, or words for which there is a question of their own if they are not known.
bool is_shared(Holds holds) {
  constexpr std::array kWords = {Holds::level, Holds::nation, Holds::kind, Holds::quality, Holds::unit, Holds::skip};
  return holds_command(holds) || std::find(kWords.begin(), kWords.end(), holds) != kWords.end();
}

/// The columns whose cells are no unit's own.
std::set<std::size_t> left_out(const SpreadsheetColumns& columns, const ColumnWords& titles) {
  std::set<std::size_t> out;
  for (const SpreadsheetColumn& column : columns.all) {
    const bool key = fold(column.title) == "id" || titles.names_superior(column.title);
    if (is_shared(column.mapped.holds) || key) out.insert(column.at);
  }
  return out;
}

}  // namespace

void ask_about_unread_cells(Reading& reading, std::string_view utf8, const Mapping& mapping, const ReaderData& data,
                            const std::string& file) {
  const std::vector<SpreadsheetRow> rows = titled_rows(utf8, file, data.titles);
  const SpreadsheetColumns columns = columns_of(rows, mapping, file);
  const std::set<std::size_t> out = left_out(columns, data.titles);
  std::map<int, std::string> by_line;  // rows that name what they belong to are put in another order
  for (std::size_t at = columns.first_row(); at < rows.size(); ++at)
    for (std::size_t column = 0; column < rows[at].cells.size(); ++column)
      if (!out.contains(column) && !rows[at].cells[column].empty())
        by_line[rows[at].line] += one_line(rows[at].cells[column]) + "  ";
  std::string text;
  int last = 1;
  for (const auto& [line, told] : by_line) {
    for (; last < line; ++last) text += '\n';
    text += told;
  }
  ask_about_unread_parts(reading, text, data.words, file);
}

}  // namespace estafette::readers
