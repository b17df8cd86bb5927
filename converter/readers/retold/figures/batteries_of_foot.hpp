// Batteries of which it is told by a word alone whether they are foot or horse artillery: "1 battery of foot".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "1 battery of foot" as "1 battery of foot artillery", "2 batteries of horse" as "2 batteries of horse artillery"; so
/// companies and troops whose line has guns: "1 troop of horse, 6 guns".
[[nodiscard]] std::string with_gunners_of_battery(std::string_view line, const PhraseBook& words);

/// "Kern's battery of six guns" as "Kern's battery (6 guns)", "batterie Kern de 8 pièces" as "batterie Kern (8 guns)".
[[nodiscard]] std::string with_guns_behind_battery(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
