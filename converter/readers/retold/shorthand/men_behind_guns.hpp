// Guns and those who serve them in two columns: "48 guns      1,233".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "48 guns   1,233" as "48 guns, 1,233 men", if nothing else stands on the line and there are at least three men to a
/// gun.
[[nodiscard]] std::string with_men_behind_guns(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
