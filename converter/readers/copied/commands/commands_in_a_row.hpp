// Several commands with their troops in one line, each behind a full stop or a semicolon and with a colon of its own:
//   Brigade Stone: 43rd Light Infantry, 95th Rifles. Brigade Roe: 52nd Light Infantry, 3rd Foot
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Gives each of those commands a line of its own, "Brigade Roe: 52nd Light Infantry, 3rd Foot", and likewise the one
/// that stands above them, behind which no troops stand: "III Corps, Kern: 1st Division, Roe: 3rd Foot. 2nd Division:
/// 4th Foot". A line with one command stays as it is.
void part_commands_in_a_row(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
