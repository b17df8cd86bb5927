// Labels that stand on a line of their own, above those whom they name:
//   Commander in Chief           Staff:
//   Adam Kern                    General Roe - General Dale - Captain Alba
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "Commander in Chief" above "Adam Kern" as "Commander: Adam Kern". Several persons with their ranks on the line below
/// "Staff:", and three or more on any line, are a note: they serve at a headquarters, and none of them leads it.
void tell_leaders_below_labels(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
