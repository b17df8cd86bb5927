// Reads an .ods: OpenDocument, as LibreOffice and web services write it.
#pragma once

#include "converter/readers/workbook/archive.hpp"
#include "converter/readers/workbook/sheet.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// Its tables, in order. Throws Refusal.
[[nodiscard]] std::vector<Sheet> read_ods(Archive& archive);

/// The same of one that is not packed: all of it in one XML (.fods).
[[nodiscard]] std::vector<Sheet> read_flat_ods(std::string_view bytes, const std::string& file);

}  // namespace estafette::readers
