// Lines that hold two things: a command to which the next was glued when the page was copied, a strength and whose it
// is:
//   2e division (Roe) - 7.292 hommes)1re brigade (Kern) : · 361 men commanded by Capt. Roe · Portuguese troops under
//   Roe
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// The lines with each command that is glued to the bracket or full stop before it on a line of its own, and likewise
/// each American regiment that stands beside another, the commander behind a strength, and the leader behind the nation
/// of the troops that follow. A return in brackets below a unit, "[24 officers, 193 men present fit]", becomes the
/// unit's strength and a note. All keep the number of the line that they stand on.
[[nodiscard]] std::vector<TextLine> two_apart(const std::vector<TextLine>& lines, const PhraseBook& words);

/// "1/45th Foot, 1/88th Foot 5/60th Foot", "78th Foot 81st Foot", "2 bns 1st Light 2 bns 42nd Line" with a comma where
/// the next begins.
[[nodiscard]] std::string with_comma_between_units(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
