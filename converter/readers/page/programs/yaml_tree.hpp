// Orders of battle in YAML, as programs and their users keep them: "- name: 9th Line", "  men: 900".
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// The values as JSON. The text as it is, if a line of it is no YAML, or if it has not two entries with a name and
/// something else that is said of them: lists that people type have hyphens and colons too.
[[nodiscard]] std::string json_of_yaml(std::string_view utf8, const ColumnWords& titles);

}  // namespace estafette::readers
