// One row of a table on a page, put into words by the titles of its columns: "54th Line: Colonel Charlet, 962 men".
#pragma once

#include "converter/readers/page/table_lines.hpp"
#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

struct PageColumn {
  std::optional<Holds> holds;  ///< nothing: we do not know the title
  std::string title;
  int times = 1;  ///< by which its figures are multiplied: 1000 for "Strength (000)"
};

/// What a figure of that column counts, as people type it; empty if it counts nothing.
[[nodiscard]] std::string_view counted(Holds holds);

/// True for "1,019", false for "1,019 men".
[[nodiscard]] bool is_number(std::string_view cell);

/// "Vet", "Green" in a column for quality as "[veteran]", "[conscript]", where the titles' data know the word.
void put_quality_in_words(std::vector<std::string>& row, const std::vector<PageColumn>& columns,
                          const ColumnWords& titles);

/// The row as a typed line. What no title explains stands in brackets at its end. A column of men beside one of totals
/// counts; the totals are told.
[[nodiscard]] std::string row_line(const std::vector<std::string>& row, const std::vector<PageColumn>& columns);

/// "36th | 591", in a table of which no titles are known: the cells as columns of a typed line, with wide blanks
/// between.
[[nodiscard]] std::string without_titles(TableRow row);

}  // namespace estafette::readers
