// Reads a table that somebody else made as rows of cells: any separator, any line ending, and the indentation of each
// cell, which people use to show who is under whom.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

struct SpreadsheetRow {
  int line = 0;                    ///< physical line on which it begins, from 1
  std::vector<std::string> cells;  ///< trimmed
  std::vector<int> indents;        ///< blanks before each cell's text
  bool operator==(const SpreadsheetRow&) const = default;

  /// The cell's text; empty beyond the end of the row.
  [[nodiscard]] const std::string& cell(std::size_t column) const;
  [[nodiscard]] std::size_t filled() const;  ///< cells that are not empty
};

inline constexpr std::size_t kMostTableRows = 100'000;     ///< with something in them: as many as of a workbook's sheet
inline constexpr std::size_t kMostTableCells = 1'000'000;  ///< of these rows, blank ones too

/// All rows that are not blank, without Excel's "sep=;". The separator is the one of comma, semicolon and tab that is
/// in most lines. Throws Refusal for a quotation mark that is never closed, for rows and cells too long for a
/// person to have written, and for more of them than fit.
[[nodiscard]] std::vector<SpreadsheetRow> spreadsheet_rows(std::string_view utf8, const std::string& file);

/// The beginning of a row, for problems.
[[nodiscard]] std::string text_of(const SpreadsheetRow& row);

}  // namespace estafette::readers
