// Batteries by their own numbers and that of their regiment: "Fußbatterien Nr. 7 und 8/I".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Fußbatterien Nr. 7 und 8/I", "Fußbatterien Nr. 7/I, 8/I" as "Fußbatterie Nr. 7/I, Fußbatterie Nr. 8/I": the
/// regiment behind the last is that of those before it, which have none.
[[nodiscard]] std::string with_batteries_of_regiments(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
