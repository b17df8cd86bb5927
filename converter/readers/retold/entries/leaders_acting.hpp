// Leaders who stand in for another, or for a time: "Brigade Roe (for Kern)", "3rd Brigade (temporarily under Dale)".
// Who is away leads nobody.
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

}  // namespace estafette::readers
