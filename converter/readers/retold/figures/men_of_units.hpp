// Some men of a regiment: 40 troopers of the Toro Uhlans
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "8 squadrons of Alba Hussars and 40 troopers of Toro Uhlans" as "8 squadrons of Alba Hussars; Toro Uhlans (40 men)":
/// what is counted is no part of the name. Sentences stay as they are.
[[nodiscard]] std::string with_men_of_units(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
