// Finds the row of a table that has the titles of its columns, and tells a table from other texts.
// docs/formats/spreadsheets.md
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// Titles in two rows, "Strength" over "Bns" and "Men", stand in the lower one as if they had been written there; the
/// upper one is blank then. A lower title that comes twice has the upper one before it: "Infantry Men", "Cavalry Men".
void join_titles(std::vector<std::vector<std::string>>& rows, const ColumnWords& titles);

/// The rows of a table that are not blank, with titles in two rows joined, and rows that name others below these
/// (linked_rows.hpp). Throws Refusal as spreadsheet_rows() does.
[[nodiscard]] std::vector<SpreadsheetRow> titled_rows(std::string_view utf8, const std::string& file,
                                                      const ColumnWords& titles);

/// The row with the most titles that we know, if it has at least `least`. A day is a title too.
[[nodiscard]] std::optional<std::size_t> header_of(const std::vector<SpreadsheetRow>& rows, const ColumnWords& titles,
                                                   std::size_t least);

/// True if a text is a table that begins with column titles that we know.
[[nodiscard]] bool looks_like_spreadsheet(std::string_view utf8, const ColumnWords& titles);

}  // namespace estafette::readers
