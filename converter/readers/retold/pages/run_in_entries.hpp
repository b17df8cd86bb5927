// Entries whose heads are run in, "THIRD BRIGADE.--Col. Roe: 92d Ill., 98th", and that printed books broke into lines:
//   FIRST BRIGADE.--Col. Kern, 21st Ill., 38th Ill.,
//   29th Ind. SECOND
//   BRIGADE.--Col. Roe, 96th Ill.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// The lines of each entry as one line, and what is glued in them parted; a text without such heads stays as it is.
void join_run_in_entries(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
