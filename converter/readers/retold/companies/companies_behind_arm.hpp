// Companies of a regiment of guns or of the train, behind a word for their arm: "Artillerie : 11e compagnie du 2e
// régiment à pied".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Artillerie : 11e compagnie du 2e régiment à pied, 8 pièces" as "11e compagnie du 2e régiment à pied, 8 pièces [Foot
/// artillery]", "Artillery: 4th Company, 8th Foot; 2nd Company, 1st Horse" and "11e et 12e compagnies du 2e régiment"
/// as an entry each, "Train : 1re compagnie du 3e escadron" as "1re compagnie du 3e escadron Train": without their arm
/// they would be foot or horse. A line of which an entry names no company, or troops of another sort, stays as it is.
[[nodiscard]] std::string with_arm_of_companies(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
