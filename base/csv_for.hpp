// CSV as the spreadsheet program at hand opens it with a double click.
#pragma once

#include <string>

namespace estafette {

/// Who is to open it. Excel reads accents only behind the mark of UTF-8; where numbers have a decimal comma, as in
/// Germany and France, it parts columns by semicolons alone.
enum class CsvFor { anybody, excel, excel_with_semicolons };

/// The text of csv_line() for that program.
[[nodiscard]] std::string csv_for(CsvFor program, std::string csv);

}  // namespace estafette
