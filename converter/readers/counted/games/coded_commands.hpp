// Commands in the notation of rules for the table, which gives each a level and a label before its leader's rating:
//   (3) ARMY OF THE NORTH (F) Kern 10"G(10)+1 [10M] · (1) FIRST DIVISION (1): Roe 3"A(4)+0 [F2]
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// "(1) FIRST DIVISION (1): Roe 3"A(4)+0 [F2]" as "FIRST DIVISION: Roe [Note: 3"A 4+0 F2]", set in below
/// commands with a higher level before it; all other lines go below the command that they follow. Only if two commands
/// or more are told so.
void tell_coded_commands(std::vector<TextLine>& lines);

/// True of a leader's rating, 3"A(4)+0: inches of command, a grade, a figure and a bonus.
[[nodiscard]] bool is_leader_rating(std::string_view word);

}  // namespace estafette::readers
