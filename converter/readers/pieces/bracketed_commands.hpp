// Commands whose whole line stands in brackets: "[Reserve Brigade]", "(Garrison of Toro: 12th Line, 13th Line)".
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"

#include <vector>

namespace estafette::readers {

/// Takes the brackets off such a line where troops stand below it, and the line above is no command that it may be a
/// remark on. Off one that names its troops too. It is asked whether those belong there, and whether a round bracket
/// right below a unit tells of that unit.
[[nodiscard]] std::vector<Problem> take_brackets_off_commands(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
