// Files of other programs that hold text which we cannot take out ourselves: PDF, old workbooks, books, archives,
// pictures. Whoever brings one is told how to get at the text. (What is read: converter/readers/workbook and
// documents.)
#pragma once

#include <string>
#include <string_view>

namespace estafette {

/// What such a file is and what to do: "a PDF. Where pdftotext is installed ..."; empty for any other file.
[[nodiscard]] std::string told_of_other_program(std::string_view bytes);

/// True if it is a picture. Those in a folder are seldom orders of battle.
[[nodiscard]] bool is_picture(std::string_view bytes);

/// Throws Refusal with the same for such a file.
void refuse_other_programs_file(std::string_view bytes, const std::string& file);

}  // namespace estafette
