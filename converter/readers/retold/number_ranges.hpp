// Units numbered from one to another, or in letters: "1st-3rd Tirailleurs", "Batteries Nos. 3-5", "Thirty-sixth Ohio".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "1st-3rd Tirailleurs" as "1st, 2nd, 3rd Tirailleurs", "Batteries Nos. 3-5" as "Batteries Nos. 3, 4, 5", for at most
/// a dozen units; commands, days of a month and any other line stay as they are.
[[nodiscard]] std::string with_ranges_listed(std::string_view line, const PhraseBook& words);

/// "Thirty-sixth Illinois infantry" as "36th Illinois infantry": the number of a regiment of an American state in
/// letters.
[[nodiscard]] std::string with_state_numbers_in_figures(std::string_view line, const PhraseBook& words);

/// "Premier et quatrième bataillons du 52e léger" as "1er et 4e bataillons du 52e léger".
[[nodiscard]] std::string with_battalion_numbers_in_figures(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
