// What a list counts and names once: "Trois batteries de 4, une de mitrailleuses", "4 bataillons d'Alba, 2 de Toro".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Deux batteries de 12 et une de 4" as "Deux batteries de 12, une batteries de 4", "3 bns of the 3rd Foot and one of
/// the 9th" as "3 bns of the 3rd Foot, one bns of the 9th": the word is repeated before each that is counted.
[[nodiscard]] std::string with_counted_again(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
