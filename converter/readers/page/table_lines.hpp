// The rows of a table on a page as lines of a typed order of battle: what the titles of its columns say is put into
// words, so that "54th Line | Colonel Charlet | 962 | 12" becomes "54th Line: Colonel Charlet, 962 men (losses 12)".
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <string>
#include <vector>

namespace estafette::readers {

using TableRow = std::vector<std::string>;

/// Before each entry of a list within a cell: "<li>12th Infantry</li><li>24th Infantry</li>".
inline constexpr char kNextEntry = '\n';

/// True for a table each row of which names its corps, division or brigade: better read as a spreadsheet.
[[nodiscard]] bool names_commands_by_row(const std::vector<TableRow>& rows, const ColumnWords& titles);

/// A line for each row, empty for a row that is only titles. Of a row that names its commands too, each of them comes
/// before it, parted by form feeds, which are no line ends of the file. A table without titles gives its cells one
/// after another. The entries of a list in a cell are lines of their own, set in below what the row says else. Tables
/// side by side in one (side_by_side.hpp) are parted by kBeside (words/signs.hpp).
[[nodiscard]] std::vector<std::string> lines_of_table(const std::vector<TableRow>& rows, const ColumnWords& titles);

/// The same for one of several tables that stand side by side. Its titles are in that row; a first one that nobody
/// knows is the army whose troops stand below.
[[nodiscard]] std::vector<std::string> lines_of_table(const std::vector<TableRow>& rows, const ColumnWords& titles,
                                                      std::size_t titles_row);

}  // namespace estafette::readers
