// Reads an .xlsx: Office Open XML, as Excel, LibreOffice, Numbers and web services write it.
#pragma once

#include "converter/readers/workbook/archive.hpp"
#include "converter/readers/workbook/sheet.hpp"

#include <vector>

namespace estafette::readers {

/// Its worksheets, in order. Charts on sheets of their own are none. Throws Refusal.
[[nodiscard]] std::vector<Sheet> read_xlsx(Archive& archive);

}  // namespace estafette::readers
