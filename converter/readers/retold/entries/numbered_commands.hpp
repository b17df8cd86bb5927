// Commands and arms at the beginning of a line, put as the readers expect them before what stands behind them.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "3 Div: 12 bns, 2 btys" as "3rd Div: 12 bns, 2 btys": the number of a command, and no count of them.
[[nodiscard]] std::string with_ordinal_before_command(std::string_view line, const PhraseBook& words);

/// "Cavalry attached to the 1 Division" as "Cavalry attached to the 1st Division".
[[nodiscard]] std::string with_ordinal_of_superior(std::string_view line, const PhraseBook& words);

/// "Cavalerie (Moe) - 1er chasseurs, 5e lanciers : 1900 ch" as "Cavalerie (Moe) : 1er chasseurs, 5e lanciers - 1900
/// ch".
[[nodiscard]] std::string with_colon_behind_led_arm(std::string_view line, const PhraseBook& words);

/// "1/III: Kern" as "1/III Div: Kern", "2/1/III - Roe" as "2/1/III Bde - Roe": the first division of III Corps, and its
/// second brigade.
[[nodiscard]] std::string with_coded_command_named(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
