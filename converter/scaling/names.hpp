// Names for scaled units.
#pragma once

#include "converter/orbat/orbat.hpp"

#include <string>
#include <vector>

namespace estafette::scaling {

/// "22nd Line"; "6th Light + 10th Light"; "6th Light and 3 more"; "22nd Line, 1st Bn" if it was split (number from 1).
/// At most 54 letters, without the number.
[[nodiscard]] std::string piece_name(const std::vector<std::string>& names, int number, UnitLevel level);

}  // namespace estafette::scaling
