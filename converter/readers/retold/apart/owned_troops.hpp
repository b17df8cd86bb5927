// Troops that are told by their colonels and what they are, in a row: "Kelly's Infantry, Brown's Cavalry".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Kelly's Infantry, Brown's Cavalry, 3rd Infantry (1 bn)" with semicolons: three entries, or two that each have an
/// owner, of which each ends with a word for a kind of troops.
[[nodiscard]] std::string with_owned_troops_apart(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
