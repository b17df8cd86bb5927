// Batteries by their own numbers and that of their regiment: "Fußbatterien Nr. 7 und 8/I".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Fußbatterien Nr. 7 und 8/I", "Fußbatterien Nr. 7/I, 8/I" as "Fußbatterie Nr. 7/I, Fußbatterie Nr. 8/I": the
/// regiment behind the last is that of those before it, which have none.
[[nodiscard]] std::string with_batteries_of_regiments(std::string_view line, const PhraseBook& words);

/// "5e et 12e batteries du 5e (4)" as "5e et 12e batteries du 5e [Note: de 4]": too few for the guns of all, and so
/// what they fired.
[[nodiscard]] std::string with_calibre_of_batteries_noted(std::string_view line, const PhraseBook& words);

/// "5th and 6th Batteries, 8th Artillery Regiment" as "5th and 6th Batteries of the 8th Artillery Regiment": the
/// regiment that they are of, and no further unit.
[[nodiscard]] std::string with_regiment_at_batteries(std::string_view line, const PhraseBook& words);

/// "IR 42; Batt. Nr. 4/I" as "IR 42; Batterie Nr. 4/I": no battalion is numbered so; nor is one "Batt. reitend" or
/// "Batt. 6pfd.".
[[nodiscard]] std::string with_battery_for_batt(std::string_view line);

}  // namespace estafette::readers
