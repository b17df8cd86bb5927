// Commands of which a sentence counts the troops in brackets, wherever it says that they stood:
//   On the left the Alba division of General Kern (ten battalions), beside it the 1st Division (seven battalions) and
//   that of Reserve (five battalions); further on General Roe with the 3rd (nine battalions)
//   Die Divisionen Kern (9 Bataillone) und Roe (7 Bataillone) standen am Fluss
#pragma once

#include "converter/readers/text/prose/sentence/brigades_told.hpp"
#include "converter/readers/words/words.hpp"

#include <string_view>

namespace estafette::readers {

/// The command above them, if the sentence names one, and a line for each: "1st Division - seven battalions". Nothing
/// unless there are two at least, and the sentence tells of no other troops. So does "Kern's division mustered nine
/// battalions and four squadrons" of one.
[[nodiscard]] LinesTold commands_counted(std::string_view sentence, const PhraseBook& words);

}  // namespace estafette::readers
