// Orders of battle in the files of settings that games have: "[Unit1]", "Name=9th Line", "Men=900".
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// Sections that are units, with their kind or their strength, as JSON, in which each names what it belongs to;
/// sections that are commands with lists of troops, "[1st Brigade]" with "units = 9th Line, 24th Line", as typed lines.
/// The text as it is, if it is not made of sections, or if nothing in them is called troops.
[[nodiscard]] std::string sections_told(std::string_view utf8, const ColumnWords& titles);

}  // namespace estafette::readers
