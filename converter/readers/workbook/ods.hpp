// Reads an .ods: OpenDocument, as LibreOffice and web services write it.
#pragma once

#include "converter/readers/workbook/archive.hpp"
#include "converter/readers/workbook/sheet.hpp"

#include <vector>

namespace estafette::readers {

/// Its tables, in order. Throws Refusal.
[[nodiscard]] std::vector<Sheet> read_ods(Archive& archive);

}  // namespace estafette::readers
