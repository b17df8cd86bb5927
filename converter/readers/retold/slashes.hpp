// Slashes and other signs between the units of a line, or before who leads them: "2e légère (4) / 61e ligne (2)", "IR
// Kern - 3 - 2,400 / IR Roe - 3 - 2,300".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "16th Light/8th Line/54th Line (3 bns each)" with commas for the slashes between a sort of troops and a number;
/// but "2nd Battalion/24th Line" is one unit.
[[nodiscard]] std::string without_tight_slashes(std::string_view line, const PhraseBook& words);

/// "2nd Brigade: 13th AR | 4th TN | Stanford's Battery" with commas for the bars behind the colon of a list.
[[nodiscard]] std::string without_bars_in_list(std::string_view line);

/// "1. Ostpr. IR (3 bns)    2. Ostpr. IR (3 bns)", "47th Ala. 300 | 48th Ala. 280" with semicolons for wide gaps and
/// bars, if troops stand on each side of every one. "3rd Squadron    Lancers (new)" is one unit, whose sort stands in
/// the next column.
[[nodiscard]] std::string without_wide_gaps(std::string_view line, const PhraseBook& words);

/// "IR Hiller n. 2 - IR Wied n. 34" with semicolons for dashes between units that begin with the same word.
[[nodiscard]] std::string without_dashes_between(std::string_view line, const PhraseBook& words);

/// The line with semicolons for slashes that stand between blanks, if what is on each side of every one of them names
/// troops and ends with a figure or a bracket, or begins as all the others do, "IR 36 Alba / IR 22 Toro", or is of
/// another sort than they are; any other line as it is. A command before a colon stays.
[[nodiscard]] std::string without_slashes(std::string_view line, const PhraseBook& words);

/// "IR 3 (3 Bat. / 3,120)", "Battery 8 guns/140 men" with a comma for the slash between a count and the figure behind
/// it.
[[nodiscard]] std::string with_comma_behind_count(std::string_view line, const PhraseBook& words);

/// "1st Corps / General Roe", "Army of the North. Roe" as "1st Corps: General Roe", "Army of the North - Roe": behind
/// the slash, or the stop of an army, nothing but who leads it.
[[nodiscard]] std::string with_leader_behind_mark(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
