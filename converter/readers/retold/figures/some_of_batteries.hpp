// Batteries of which some are horse artillery: "3 batteries (one horse)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "3 batteries (one horse)" as "2 batteries, 1 horse batteries", "3 Batterien, davon 1 reitende" as "2 Batterien, 1
/// reitende Batterien": some of those before, and no more. Behind a comma only with a word that says so. A line of
/// other batteries stays as it is.
[[nodiscard]] std::string with_some_of_batteries_apart(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
