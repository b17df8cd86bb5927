// Troops that stand before the command that they are of, as orders and letters have them:
//   La 18e de ligne et la 25e, 1re brigade : Roe   18th and 25th Line, 1st Brigade: General Roe
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "18e de ligne et 25e, 1re brigade : Roe" as "1re brigade (Roe): 18e de ligne et 25e". Anything but numbered troops
/// before the command, or but a person behind its colon, stays as it is.
[[nodiscard]] std::string with_command_before_troops(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
