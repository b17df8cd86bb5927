// What rules for the table say of troops behind their name: "27th Foot - Reliable, First Fire".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "27th Foot - Steady, First Fire", "27th Foot: Steady, First Fire", "27th Foot (Steady)" as "27th Foot [Note: Steady,
/// First Fire]", if all behind the dash or the colon, or in the bracket at the end, are such traits, and one of them is
/// nothing else. The quality of troops, "Elite", stays where it is.
[[nodiscard]] std::string with_traits_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
