// Entries that begin with their strength, or end with their nation or their battalion: told in the order that others
// have.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "1,579 - 1st Brigade (Kern) AQ 3.2" as "1st Brigade (Kern) - 1,579 men [AQ 3.2]".
[[nodiscard]] std::string with_strength_behind_command(std::string_view line, const PhraseBook& words);

/// "1st Company [Kern] King's German Legion" as "1st Company King's German Legion [Kern]".
[[nodiscard]] std::string with_nation_before_bracket(std::string_view line, const PhraseBook& words);

/// "Lieutenant [Colonel] Kern" as "Lieutenant Colonel Kern": what an editor put in belongs to the rank.
[[nodiscard]] std::string with_whole_rank(std::string_view line, const PhraseBook& words);

/// "Toro, 2nd Battalion, 560 men" as "2nd Battalion Toro, 560 men": nothing else says that the name is a regiment's.
[[nodiscard]] std::string with_battalion_before_name(std::string_view line, const PhraseBook& words);

/// "Two companies of sappers 166" as "Two companies of sappers, 166 men": what is counted has no number.
[[nodiscard]] std::string with_men_of_companies(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
