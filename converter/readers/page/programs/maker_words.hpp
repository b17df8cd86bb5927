// The words of which programs make the names of what makes something: "AddBrigade", "create_unit", "reg".
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {

/// The word for what it makes, in small letters, "brigade", and whether it is one for a command or troops; or whether
/// it says that it adds something and not what, "append". Empty if it says nothing of either.
[[nodiscard]] std::pair<std::string, bool> maker_in(std::string_view name, const ColumnWords& titles);

}  // namespace estafette::readers
