// Applies a mapping to a spreadsheet: where the header is, and which cell of a row holds what.
#pragma once

#include "converter/readers/spreadsheet/columns/mapping.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace estafette::readers {

/// A column of the spreadsheet, and what it holds.
struct SpreadsheetColumn {
  std::size_t at = 0;
  std::string title;
  MappedColumn mapped;
  bool operator==(const SpreadsheetColumn&) const = default;
};

struct SpreadsheetColumns {
  std::vector<SpreadsheetColumn> all;  ///< in the order of the spreadsheet
  std::optional<std::size_t> header;   ///< the row with the titles; nothing: there is none
  [[nodiscard]] std::size_t first_row() const { return header ? *header + 1 : 0; }
  [[nodiscard]] std::vector<const SpreadsheetColumn*> that_hold(Holds holds) const;
};

/// What the row says in the columns that hold that, one after the other with a blank between them.
[[nodiscard]] std::string text_held(const SpreadsheetRow& row, const SpreadsheetColumns& columns, Holds holds);

/// The columns by their titles, or by their numbers. A column that the mapping does not name is `other`.
/// Throws Refusal, naming the titles that no row has, if the mapping does not fit.
[[nodiscard]] SpreadsheetColumns columns_of(const std::vector<SpreadsheetRow>& rows, const Mapping& mapping,
                                            const std::string& file);

/// The row with the nation of a row above it where its own cell is empty, if that is what the mapping says of its
/// column. `nation` is the last one so far, and changes with the row.
[[nodiscard]] SpreadsheetRow with_nation_above(const SpreadsheetRow& row, const SpreadsheetColumns& columns,
                                               std::string& nation);

/// In a mapping that is proposed, a column of nations that is filled from the first row on, and only where a command
/// begins, has empty cells that mean the nation above; where no commands are told, one that is filled only where the
/// nation changes.
void take_nation_from_above(const std::vector<SpreadsheetRow>& rows, std::size_t first_row, Mapping& mapping);

/// True if the mapping fits the spreadsheet.
[[nodiscard]] bool fits(const std::vector<SpreadsheetRow>& rows, const Mapping& mapping);

}  // namespace estafette::readers
