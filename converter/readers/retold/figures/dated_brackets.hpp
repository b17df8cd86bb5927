// Brackets that say when troops were there: "Bataillon de marine (jusqu'à décembre 1870)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Marine Battalion (to June 1870)" as "Marine Battalion [Note: to June 1870]": a month and a year at the end of an
/// entry count nothing, and name no other unit.
[[nodiscard]] std::string with_dated_bracket_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
