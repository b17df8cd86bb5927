// A side, and behind it on its line when or how it comes: "FRENCH - arrives on turn 5".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "FRENCH - arrives on turn 5" as two lines, the second a note: a remark in small letters that names no troops hides
/// no nation.
void part_remarks_from_sides(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
