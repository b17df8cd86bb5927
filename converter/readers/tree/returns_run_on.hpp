// A return whose columns a copy made one line of:
//   I Corps 1st (Kern) 14 bns 3,053 men 2nd Division (Roe) 14 2,551 9th Hussars 91 Train 112 II Corps 4th Division ...
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// The commands and units of such a line, each with its figures: "1st (Kern)" among divisions as the 1st Division,
/// squadrons that have no name as cavalry. Empty if the line is none, or most of its pieces name neither.
[[nodiscard]] std::vector<std::string> entries_of_return(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
