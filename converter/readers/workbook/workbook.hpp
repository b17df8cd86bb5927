// Reads a workbook as a spreadsheet program saves it: .xlsx (Office Open XML) and .ods (OpenDocument). What it is shows
// in its content, never in its name. docs/formats/spreadsheets.md
#pragma once

#include "converter/readers/workbook/sheet.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// True if the bytes are an archive that names the parts of such a workbook.
[[nodiscard]] bool looks_like_workbook(std::string_view bytes);

/// The sheets in their order, also those in which nothing stands. Values are those that the program kept: no formula is
/// worked out. Throws Refusal if the file is damaged, locked or ill meant (archive.hpp, base/markup/xml.hpp), or larger
/// than any person's.
[[nodiscard]] std::vector<Sheet> read_workbook(std::string_view bytes, const std::string& file);

}  // namespace estafette::readers
