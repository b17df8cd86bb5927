// What scaled units are called.
#pragma once

#include "converter/orbat/orbat.hpp"

#include <string>
#include <vector>

namespace estafette::scaling {

/// "22nd Line"; "6th Light + 10th Light"; "6th Light and 3 more"; "22nd Line, 1st Bn" if it was split (number from 1).
/// A unit that stands for both parts of a name ("1st + 2nd") never exceeds 48 letters before its number.
[[nodiscard]] std::string piece_name(const std::vector<std::string>& names, int number, UnitLevel level);

}  // namespace estafette::scaling
