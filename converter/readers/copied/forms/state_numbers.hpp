// Regiments of American states whose number and letters stand as one word: "2SC 412, 3SC 406", "57PA 207 63PA 246".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "2SC 412, 3SC 406" as "2nd SC 412, 3rd SC 406", and "57PA 207 63PA 246" with a comma between the two; also one such
/// regiment at the beginning of a line, with its strength.
[[nodiscard]] std::string with_state_numbers_apart(std::string_view line, const PhraseBook& words);

/// "5-8 Mississippi" as "5th-8th Mississippi": two regiments that fight as one.
[[nodiscard]] std::string with_ordinals_of_joined(std::string_view line, const PhraseBook& words);

/// "2/16 US, 1/18 U.S." as "2/16th US, 1/18th U.S.": battalions of the regular regiments, which are never joined.
[[nodiscard]] std::string with_battalions_of_regulars(std::string_view line);

}  // namespace estafette::readers
