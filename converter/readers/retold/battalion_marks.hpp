// Which battalions of a regiment are there, told by their marks and not by how many there are:
//   12th Regiment (I, II & III) · 57th Demi-brigade I/II · IR No. 4 (I., II., F.) · 22nd Regiment (2 Musk., 1 Füs.)
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "12th Regiment (I, II & III) 2,100" as "12th Regiment (3 battalions) 2,100", "52nd Line (1st and 2nd battalions)",
/// in round brackets or square ones, as "52nd Line (2 battalions) [1st and 2nd battalions]": as many battalions, or
/// squadrons, as there are marks, or as the kinds in a bracket come to; any other line as it is.
[[nodiscard]] std::string with_marks_counted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
