// Strengths in a bracket beside something else: "(4,000 men, arrives at noon)", "(7,850 men and 453 horse)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Division Kern (4,000 men, arrives at noon)" as "Division Kern (4,000 men) [arrives at noon]": only where what
/// follows the comma has nothing that is counted.
[[nodiscard]] std::string with_strength_before_remark(std::string_view line, const PhraseBook& words);

/// "2ª División (7.850 hombres y 453 caballos)" as "2ª División (7.850 hombres, 453 horses)": behind men, horse are no
/// second strength.
[[nodiscard]] std::string with_horses_beside_men(std::string_view line, const PhraseBook& words);

/// "6th and 41st Jägers [2,400]" with the strength in a round bracket: a figure with a mark between its thousands is no
/// footnote.
[[nodiscard]] std::string with_strength_in_round_bracket(std::string_view line);

/// "Kern's Battalion (356/16 guns)" as "Kern's Battalion (356 men, 16 guns)": the men of a command or battery before
/// the stroke.
[[nodiscard]] std::string with_men_before_guns(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
