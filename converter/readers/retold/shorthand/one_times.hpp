// "1 x" before a single unit, which counts nothing.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "1 x 1/27th Foot (Steady, First Fire)" without the count of one: the battalion has its number, or the name behind
/// it tells what it is. "1 x 4pdr", "1 x battery" and a line that counts others too stay as they are.
[[nodiscard]] std::string without_one_times(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
