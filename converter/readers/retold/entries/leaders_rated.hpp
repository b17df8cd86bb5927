// A leader alone in a line, and behind a dash how a game rates him: "General Kern - 6".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "General Kern - 6" as "General Kern (6)": so it counts no battalions.
[[nodiscard]] std::string with_rating_in_bracket(std::string_view line, const PhraseBook& words);

/// "2nd Division (Roe, E)" and "2nd Division (Roe [E])" as "2nd Division (Roe) [Note: E]": what rules for the table
/// make of him.
[[nodiscard]] std::string with_letter_of_leader_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
