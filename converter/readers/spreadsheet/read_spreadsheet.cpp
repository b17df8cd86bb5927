#include "converter/readers/spreadsheet/read_spreadsheet.hpp"

#include "converter/readers/spreadsheet/above_titles.hpp"
#include "converter/readers/spreadsheet/columns/days.hpp"
#include "converter/readers/spreadsheet/columns/header.hpp"
#include "converter/readers/spreadsheet/propose_mapping.hpp"
#include "converter/readers/spreadsheet/tree.hpp"
#include "converter/readers/spreadsheet/unread_figures.hpp"
#include "converter/readers/tree/assembly/whole_reading.hpp"
#include "converter/readers/words/lines_kept.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::readers {
namespace {

/// The mapping's guesses go into the note of the first command, so that they are counted and seen.
void mark(TextOutline& outline, const Mapping& mapping) {
  if (outline.roots.empty()) return;
  Parts& first = outline.nodes[outline.roots.front()].item.parts;
  if (!mapping.guess.empty()) first.guessed.push_back(fmt::format("hierarchy from {}", mapping.guess));
  for (const MappedColumn& column : mapping.columns) {
    if (column.guess.empty()) continue;
    const std::string title = column.title.empty() ? fmt::format("{}", column.number) : column.title;
    first.guessed.push_back(fmt::format("column {}: {}", title, column.guess));
  }
  for (const Constant& constant : mapping.constants) {
    if (constant.guess.empty()) continue;
    first.guessed.push_back(
        fmt::format("{} {} for all, {}", to_string(constant.holds), constant.value, constant.guess));
  }
}

}  // namespace

Reading read_spreadsheet(std::string_view utf8, const Mapping& given, const ColumnWords& titles,
                         const PhraseBook& words, const std::string& file, std::optional<Date> day,
                         const std::string& nation) {
  const LinesKept kept;
  const std::vector<SpreadsheetRow> rows = titled_rows(utf8, file, titles);
  SpreadsheetColumns columns = columns_of(rows, given, file);
  Mapping mapping = given;
  const std::vector<Problem> titled =
      columns.header ? take_own_titles(rows, *columns.header, mapping, words) : std::vector<Problem>{};
  const std::optional<Problem> which = settle_day(columns, rows, day, titles);
  TextOutline outline = tree_of(rows, columns, mapping, titles, words);
  outline.stated_nation = nation;
  if (which) outline.looks.push_back(*which);
  const std::vector<Problem> unread = unread_figures(rows, columns, titles);
  outline.looks.insert(outline.looks.end(), unread.begin(), unread.end());
  outline.looks.insert(outline.looks.end(), titled.begin(), titled.end());
  mark(outline, mapping);
  std::vector<TextLine> lines;
  lines.reserve(rows.size());
  for (const SpreadsheetRow& row : rows) lines.push_back({row.line, 1, 0, false, text_of(row)});
  return reading_of(outline, lines, words, Format::spreadsheet, file);
}

Mapping mapping_for(std::string_view utf8, const std::vector<Mapping>& mappings, const ColumnWords& titles,
                    const PhraseBook& words, const std::string& file) {
  const std::vector<SpreadsheetRow> rows = titled_rows(utf8, file, titles);
  const auto fitting =
      std::find_if(mappings.begin(), mappings.end(), [&](const Mapping& mapping) { return fits(rows, mapping); });
  return fitting == mappings.end() ? propose_mapping(rows, titles, words) : *fitting;
}

}  // namespace estafette::readers
