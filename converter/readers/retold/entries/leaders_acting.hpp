// Leaders told in words beside their command or below it, and who stands in for another or for a time: "Brigade Roe
// (for Kern)", "3rd Brigade (temporarily under Dale)", "1st Corps (20,000 men under Till)". Who is away leads nobody.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "5th Brigade, Roe (for Kern)" as "5th Brigade, Roe [Note: for Kern]", and "3rd Division (Roe for Kern)" as "3rd
/// Division (Roe) [Note: for Kern]".
[[nodiscard]] std::string with_absent_leader_noted(std::string_view line, const PhraseBook& words);

/// "3rd Brigade (temporarily under Colonel Dale)" as "3rd Brigade (under Colonel Dale) [Note: temporarily]".
[[nodiscard]] std::string with_time_of_leader_noted(std::string_view line, const PhraseBook& words);

/// "1er corps (20 731 hommes sous Roe)" as "1er corps (20 731 hommes): Roe".
[[nodiscard]] std::string with_leader_of_men_behind(std::string_view line, const PhraseBook& words);

/// "Commanded by Roe" on a line by itself as "Commander: Roe", though he has no rank.
[[nodiscard]] std::string with_leader_alone_labelled(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
