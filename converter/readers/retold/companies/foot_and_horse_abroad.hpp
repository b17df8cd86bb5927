// Foot and horse artillery counted in other languages, with the word for batteries only once: "2 compagnie a piedi, 1 a
// cavallo".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Artiglieria: 1 compagnia a piedi, 1 a cavallo, 12 pezzi" as "Artiglieria: 1 batteries foot artillery, 1 batteries
/// horse artillery (12 pezzi total)"; guns in a bracket stay with their battery.
[[nodiscard]] std::string with_foot_and_horse_batteries(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
