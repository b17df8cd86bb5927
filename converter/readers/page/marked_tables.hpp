// The tables of Markdown, of wikis and of forums (board_table.hpp), in a text that has others around them:
//
//   | Unit | Men |          {| class="wikitable"
//   |------|-----|          ! Unit !! Men
//   | 1st Foot | 700 |      |-
//                           | 1st Foot || 700
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// The text with each row of such tables as a typed line (table_lines.hpp), on the line where the row began. All other
/// lines are as they were, and all keep their numbers. If the text is one table each row of which names its commands,
/// with a title or two above, its rows have tabs between their cells, for the reader of spreadsheets.
[[nodiscard]] std::string with_tables_read(std::string_view utf8, const ColumnWords& titles);

}  // namespace estafette::readers
