// A paragraph of commands, each behind a full stop and with its general behind a dash, as reference books print them:
//   II Corps - Marshal Roe. Div - GdD Kern: 9th Line (3 bns). Div - GdD Dale: 24th Line. Bde - GdB Till: 2nd Hussars
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Gives each command of such a line a line of its own, if it has two or more. What stands before the first keeps its
/// own; a full stop before anything else stays.
void part_commands_at_stops(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
