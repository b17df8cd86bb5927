// Titles of a page behind the colon of a command: "Union Army : Union Order of Battle : Battle of Toro".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Union Army : Union Order of Battle : Battle of Toro" as "Union Army [Note: Union Order of Battle; Battle of Toro]":
/// nobody who led it.
[[nodiscard]] std::string with_title_behind_command_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
