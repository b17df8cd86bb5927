// Thirds of battalions, as Austrian lists count them: "IR 10 Kern (2⅓ Bat.)", "IR 14, 1 2/3 Baone".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "IR 10 (2⅓ Bat.)" as "IR 10 (2 bns, 2 coys)": a third of a battalion is two of its six companies.
/// "(2 2/3)" alone in a bracket likewise.
[[nodiscard]] std::string with_thirds_as_companies(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
