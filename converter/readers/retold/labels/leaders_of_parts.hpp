// Who led the battalions of one regiment, in brackets between their names and their figures.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "2. Regiment Roe: 1. Bataillon (Major Kern) 893, 2. Bataillon (Major Dale) 877" as "2. Regiment Roe: 1. Bataillon
/// 893, 2. Bataillon 877 [Note: Major Kern] [Note: Major Dale]": at least two battalions, each with its leader.
[[nodiscard]] std::string with_leaders_of_parts_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
