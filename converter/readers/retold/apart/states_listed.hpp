// Regiments of American states in a row: parted by dashes, or each with its commander between the same commas.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "56th Ohio - 28th Ohio - 9th Iowa Battalion" with commas, also behind a colon.
[[nodiscard]] std::string with_states_at_dashes_listed(std::string_view line, const PhraseBook& words);

/// "96th Ohio, Major Kern, 38th Ohio, Capt. Roe" with a semicolon before the second regiment, whose commander follows.
[[nodiscard]] std::string with_led_states_apart(std::string_view line, const PhraseBook& words);

/// "3d and 5th New York, 7th Maine, volunteers." without the word that is told of all of them.
[[nodiscard]] std::string without_volunteers_behind(std::string_view line, const PhraseBook& words);

/// "1st New York Light, Batteries E & L: Cpt Roe" as "Batteries E & L, 1st New York Light: Cpt Roe".
[[nodiscard]] std::string with_letters_before_state(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
