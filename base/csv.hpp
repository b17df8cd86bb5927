// Reads CSV text into rows (by libcsv), with the physical line on which each row begins, and writes rows.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// One row while it is being read; the fields live only as long as the call that receives them.
struct CsvRow {
  int line = 0;  ///< physical line on which the row begins, from 1; blank lines and quoted line breaks count
  std::span<const std::string_view> fields;  ///< unquoted; blanks round an unquoted field are gone
  int lines = 1;                             ///< that it takes up: more than one if a quoted field runs on
};

inline constexpr std::size_t kMostFields = 10'000;  ///< of a row; a spreadsheet of the widest tables has some dozens

/// Calls `use` with every row that is not blank. Any line ending will do, even a lone carriage return.
/// Throws Refusal if a quotation mark is never closed, naming the line where its row begins; if there is a letter that
/// nobody can see (base/hidden.hpp); or if a row has more than kMostFields.
void for_each_row(std::string_view text, char separator, const std::string& file,
                  const std::function<void(const CsvRow&)>& use);

/// The separator of the text: whichever of comma, semicolon and tab is most frequent outside quotes in the first line
/// that is not blank; a comma if there is none of them.
[[nodiscard]] char separator_of(std::string_view text);

/// One row for a spreadsheet: a field is quoted only where it must be, and the row ends with a line feed. A text that a
/// spreadsheet would compute, such as "=HYPERLINK(...)", gets an apostrophe in front, and so does no harm; so does one
/// that begins with a wide or small form of such a sign, or with a tab. A letter that nobody can see becomes a blank.
[[nodiscard]] std::string csv_line(const std::vector<std::string>& fields, char separator = ',');

/// Turns a field of csv_line back into what it was: without that apostrophe.
[[nodiscard]] std::string_view without_apostrophe(std::string_view field);

}  // namespace estafette
