// The guns of several batteries told behind a sign: "3 batteries, 1 horse battery = 32 guns".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "3 Batterien, 1 reitende Batterie = 32 Geschütze" as "3 Batterien, 1 reitende Batterie (32 Geschütze)".
[[nodiscard]] std::string with_summed_guns_in_bracket(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
