// Regiments that a list tells by their numbers, each or the first with an article:
//   La 18e de ligne et la 25e   Das 32. und 75. Regiment   Il 3° e il 4° di linea
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "La 18e de ligne et la 25e" as "18e de ligne et 25e". A sentence, one number alone, and numbers of battalions or
/// companies stay as they are.
[[nodiscard]] std::string without_articles_of_numbers(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
