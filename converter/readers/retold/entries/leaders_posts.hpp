// Posts and ages beside the leader of a command: "1st Division. Kern commanding", "G.O.C., Kern", "maréchal Kern, 42
// ans".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "1st Division. Kern commanding" and "1st Division. G.O.C., Kern; Roe, second in command." as "1st Division: Kern"
/// and "1st Division: Kern [Note: Roe, second in command]".
[[nodiscard]] std::string with_colon_before_post(std::string_view line, const PhraseBook& words);

/// "I Corps: Marshal Kern, 42 ans - 12,300 men" as "I Corps: Marshal Kern - 12,300 men [Note: 42 ans]": no strength.
[[nodiscard]] std::string with_age_noted(std::string_view line, const PhraseBook& words);

/// "Sir Adam Kern - Commander in Chief - excellent leader" as "Commander in Chief: Sir Adam Kern [Note: excellent
/// leader]": a name alone, his post over all, and perhaps what a game thinks of him.
[[nodiscard]] std::string with_post_before_name(std::string_view line, const PhraseBook& words);

/// "General Roe (second in command: Gen Dale)", "General Roe (chief of staff Dale)" with the bracket as a note: who
/// holds another post leads nothing.
[[nodiscard]] std::string with_other_post_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
