// Remarks behind the name of a unit, which tell what it did, where it was or when it came: 31st Iowa (detached at Toro)
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "31st Iowa (Note: with the 4th)", "31st Iowa, Note: with the 4th" as "31st Iowa [Note: with the 4th]": what somebody
/// marks as a note behind a unit or command, as our questions advise. A line that begins with it stays as it is.
[[nodiscard]] std::string with_marked_note_in_square(std::string_view line);

/// "31st Iowa (detached at Toro)" as "31st Iowa [Note: detached at Toro]", "4th Line (guarding the trains)", "5th Line
/// (in camp)" likewise: a bracket at the end of a unit's line that begins with a small letter, and in which nothing
/// counts or names troops.
[[nodiscard]] std::string with_remark_in_bracket_noted(std::string_view line, const PhraseBook& words);

/// "Grenadier Battalions: (all have shock status)" as "Grenadier Battalions [Note: all have shock status]:": the
/// bracket is no leader, and the line still heads what is below it.
[[nodiscard]] std::string with_remark_before_colon(std::string_view line, const PhraseBook& words);

/// "7th Ohio Infantry, Roe's Brigade" as "7th Ohio Infantry [Note: Roe's Brigade]", and with ", Army of the Toro"
/// behind it: the command of somebody else in which it served. Lines with figures behind the name stay as they are.
[[nodiscard]] std::string with_other_command_behind_noted(std::string_view line, const PhraseBook& words);

/// "47th Ohio Infantry Regiment Arrived April 7th 731 Men" as "47th Ohio Infantry Regiment 731 Men [Note: Arrived April
/// 7th]".
[[nodiscard]] std::string with_day_behind_unit_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
