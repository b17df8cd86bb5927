// What the cells of a workbook hold, as a person sees it: numbers, days, and the names of cells.
#pragma once

#include "converter/readers/workbook/sheet.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {

/// Row and column, from 0, of "B7"; nothing for any other text, and beyond the largest sheet of any program.
[[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>> cell_at(std::string_view name);

/// The cells of "A2:A10".
[[nodiscard]] std::optional<MergedCells> merged_at(std::string_view range);

/// A number as it is kept ("1.4500000000000002E3") without its noise: "1450". Any other text stays as it is.
[[nodiscard]] std::string number_shown(std::string_view kept);

/// The day of a spreadsheet's count of days: "1917-03-08", or "14:30" for a time without a day. `from_1904`: the count
/// begins there, as on old Macintoshes. Nothing if no calendar has that day.
[[nodiscard]] std::optional<std::string> day_shown(std::string_view kept, bool from_1904);

/// What a person may have typed of which a spreadsheet made the day "1995-02-01": "2/95". Of the second of two figures
/// it makes a year if it can be no day or month; else the year is that of typing, and either figure may have stood
/// first. A day before 1927 is as likely a figure, of men, in a cell that shows days.
[[nodiscard]] std::vector<std::string> typed_for_day(std::string_view day);

/// True if a number in that format is shown as a day or a time: "dd/mm/yyyy", "h:mm"; not "#,##0", nor "0\d".
[[nodiscard]] bool shows_a_day(std::string_view format);

}  // namespace estafette::readers
