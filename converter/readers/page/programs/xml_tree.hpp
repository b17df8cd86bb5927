// Orders of battle in XML that is not ours, as games and programs keep them: <corps name="II"><division .../></corps>
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// Its elements as JSON: attributes and elements that hold only text are what is said of one, the rest are lists of the
/// same name. The text as it is, if it is no XML or names no commands and troops.
[[nodiscard]] std::string json_of_xml(std::string_view utf8, const ColumnWords& titles);

}  // namespace estafette::readers
