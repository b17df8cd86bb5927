// Which battalions of a regiment are there, told by their marks and not by how many there are:
//   12th Regiment (I, II & III) · 57th Demi-brigade I/II · IR No. 4 (I., II., F.) · 22nd Regiment (2 Musk., 1 Füs.)
// and counts in square brackets, where these hold no footnotes: 60e Ligne [3].
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "12th Regiment (I, II & III) 2,100" as "12th Regiment (3 battalions) 2,100", "52nd Line (1st and 2nd battalions)",
/// in round brackets or square ones, as "52nd Line (2 battalions) [1st and 2nd battalions]": as many battalions, or
/// squadrons, as there are marks, or as the kinds in a bracket come to; any other line as it is.
[[nodiscard]] std::string with_marks_counted(std::string_view line, const PhraseBook& words);

/// The text with round brackets for the square ones of "60e Ligne [3]", "35e Ligne [4]", "1er Légère [3]", if at least
/// three lines end so or have men behind, all with a blank before the bracket, none has a figure above 8, and they do
/// not rise from line to line, as footnotes do; and for all that hold figures, "[2][1,012 men]", if no round ones do.
[[nodiscard]] std::string with_counts_in_round_brackets(std::string text);

}  // namespace estafette::readers
