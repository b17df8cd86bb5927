// Tables with a column of men for each month or return: "Unit, Arm, 1 March, 1 April, 1 May". One of them counts: that
// of the day asked for, or of the day that stands above the table. If neither says, it is a question.
// docs/formats/spreadsheets.md
#pragma once

#include "base/dates.hpp"
#include "base/problem.hpp"
#include "converter/readers/spreadsheet/columns/column_words.hpp"
#include "converter/readers/spreadsheet/columns/columns.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::readers {

/// A day as far as a title tells it.
struct TitleDay {
  unsigned month = 0;           ///< 1 to 12
  std::optional<int> year;      ///< "1 May" has none
  std::optional<unsigned> day;  ///< "May 1813" has none: its first
  std::string rest;             ///< of the title: "Men" of "Men, 1 May"
  bool operator==(const TitleDay&) const = default;
};

/// The day in a title or a line above a table: "1 May 1813", "Mai", "1813-05-01", "Men (15/8/1813)"; nothing if there
/// is none.
[[nodiscard]] std::optional<TitleDay> day_in(const std::string& title, const ColumnWords& titles);

/// Decides which column that holds "men of a day" counts, and makes it the men; the others are kept in the note.
/// `wanted`: the umpire's. Gives what to ask if nothing decides it; then the first counts. The problem has no file.
[[nodiscard]] std::optional<Problem> settle_day(SpreadsheetColumns& columns, const std::vector<SpreadsheetRow>& rows,
                                                std::optional<Date> wanted, const ColumnWords& titles);

}  // namespace estafette::readers
