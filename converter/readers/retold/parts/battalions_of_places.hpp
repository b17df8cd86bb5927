// Battalions of volunteers by their number and department, of which only the first has its word: "1er bat. de l'Yonne;
// 5e de la Meurthe".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "26e demi-brigade; 1er bat. de l'Yonne; 5e de la Meurthe" as "26e demi-brigade; 1er bat. de l'Yonne; 5e bat. de la
/// Meurthe".
[[nodiscard]] std::string with_battalions_of_places(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
