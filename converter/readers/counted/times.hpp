// Units counted with a sign of multiplication, as forums and blogs write them: "4 x Line battalions", "2 x 101st Ln".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// "3xLine Infantry, 2XHussars" with the sign apart: "3 x Line Infantry, 2 x Hussars". Not before a figure, as in
/// "2X6#".
[[nodiscard]] std::string with_times_apart(std::string_view line);

/// The line without the sign behind the count that it begins with: "4 Line battalions"; before a numbered unit it
/// counts its battalions: "2 bns 101st Ln". Guns, as in "6 x 6-pdr", stay as they are.
[[nodiscard]] std::string without_times(std::string_view line, const PhraseBook& words);

/// "1st Brigade: 3 x 9th Light, 2 x 24th Line" with each entry behind the colon told as without_times tells a line.
[[nodiscard]] std::string without_times_in_list(std::string_view line, const PhraseBook& words);

/// "1 x 12pf" below "2 x 6pf Battery" as "1 12pf battery": one more of them, and no gun of theirs.
void tell_times_below_batteries(std::vector<TextLine>& lines, const PhraseBook& words);

/// "5th Line - 2 units", "5th Line (2 small units)" as "5th Line (2 battalions) [Note: 2 units]": what rules for the
/// table count of foot are battalions. Of horse and guns it is only noted.
[[nodiscard]] std::string with_units_counted(std::string_view line, const PhraseBook& words);

/// "Pavlov Grenadiers x2 bns", "Foot battery x 12 guns" without the sign: "Pavlov Grenadiers 2 bns". Not behind a
/// figure, as in "2 x 3 squadrons".
[[nodiscard]] std::string without_times_before_count(std::string_view line, const PhraseBook& words);

/// "24th Ligne x2 600 men" as "24th Ligne (2) 600 men": the strength is of all of them, and is not 2,600.
[[nodiscard]] std::string with_times_before_strength(std::string_view line);

/// "IR Kern x2", "Jagers x3 each" with the count in brackets: "IR Kern (2)". Not where guns are counted.
[[nodiscard]] std::string with_times_in_brackets(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
