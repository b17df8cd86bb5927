// Battalions of which each regiment in a list has as many, counted before it: One battalion each of: Alba IR 1, Toro
// IR 2
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "One battalion each of: Alba IR 1 (900), Toro IR 2" as "Alba IR 1 (1 battalions, 900), Toro IR 2 (1 battalions)",
/// behind a colon if a command stands before it. A list of one stays as it is.
[[nodiscard]] std::string with_parts_before_list(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
