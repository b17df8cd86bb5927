// Units of an arm with semicolons between them, each with its strength behind a comma: "Cavalry: Toro, 150; Alba, 100".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Caballería: Toro, 150 caballos; Alba, 100" as "Caballería: Toro (150 caballos), Alba (100)".
[[nodiscard]] std::string with_strengths_in_brackets(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
