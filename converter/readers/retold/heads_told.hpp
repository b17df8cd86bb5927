// Figures that a colon or a stroke joins to a name: the strength of a command, a company and its regiment of gunners.
//   6th Division (Kern): 5,693 · 11/9 Foot Artillery Regiment · Kern's Brigade. 7th Hussars, Toro Lancers = 6 squadrons
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "6th Division (Kern): 5,693" as "6th Division (Kern) - 5,693 men": a figure alone behind the colon of a command is
/// its strength.
[[nodiscard]] std::string with_men_of_command(std::string_view line, const PhraseBook& words);

/// "11/9 Foot Artillery Regiment" as "11/9th Foot Artillery Regiment": a company of that regiment, and no fraction.
/// "1/2 Foot Artillery" may be half of it.
[[nodiscard]] std::string with_company_of_regiment(std::string_view line, const PhraseBook& words);

/// "Kern's Brigade. 7th Hussars, Toro Lancers = 6 squadrons" as "Kern's Brigade (6 squadrons): 7th Hussars, Toro
/// Lancers": what stands behind the sign of equality is the sum of all of them, and not of the last.
[[nodiscard]] std::string with_sum_before_list(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
