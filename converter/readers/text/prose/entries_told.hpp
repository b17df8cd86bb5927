// Entries of a list that a paragraph has one behind the other, parted by commas, with their commands between full
// stops:
//   ... it stood thus: 1st Div.: commander - Gen. Kern, chief of staff - Col. Roe. 1st Foot - Col. Dale (Alba), 2nd
//   Foot - Col. Till (Toro). 2nd Div.: ...
#pragma once

#include "converter/readers/text/prose/sentence/brigades_told.hpp"
#include "converter/readers/words/words.hpp"

#include <string_view>

namespace estafette::readers {

/// The lines of such a sentence: "1st Div.: Gen. Kern" and a note, or "1st Foot - Col. Dale (Alba)" and each other
/// unit. Nothing for any other sentence.
[[nodiscard]] LinesTold entries_told(std::string_view sentence, const PhraseBook& words);

/// "5th Foot - Col. Kern (Alba)": a unit by its number, with its leader.
[[nodiscard]] bool is_led_unit(std::string_view entry, const PhraseBook& words);

}  // namespace estafette::readers
