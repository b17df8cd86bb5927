// Rows out of CSV text and back, by libcsv, with the physical line on which each row begins.
#pragma once

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
};

/// Calls `use` with every row that is not blank. Any line ending will do, also a lone carriage return.
/// Throws Refusal if a quotation mark is never closed, naming the line where its row begins.
void for_each_row(std::string_view text, char separator, const std::string& file,
                  const std::function<void(const CsvRow&)>& use);

/// The separator of the text: of comma, semicolon and tab the one that its first line that is not blank holds most
/// often outside quotes; a comma when there is none.
[[nodiscard]] char separator_of(std::string_view text);

/// One row for people's spreadsheets: a field is quoted only where it must be, and the row ends with a line feed. A
/// text that a spreadsheet would compute, "=HYPERLINK(...)", gets an apostrophe before it, and does nothing there.
[[nodiscard]] std::string csv_line(const std::vector<std::string>& fields);

/// A field of csv_line as it was before: without that apostrophe.
[[nodiscard]] std::string_view without_apostrophe(std::string_view field);

}  // namespace estafette
