// Whose troops a command had, told before its name or behind who led it.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "BAVARIANS (VII CORPS) - Marshal Roe" as "VII CORPS (BAVARIANS) - Marshal Roe".
[[nodiscard]] std::string with_people_behind_command(std::string_view line, const PhraseBook& words);

/// "4th Brigade: General Roe (Württemberg)" as "4th Brigade: General Roe [Württemberg]": whose troops they are.
[[nodiscard]] std::string with_country_behind_leader(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
