// "23º de infantería ligera, Regimiento de Aragón": a regiment by its number, and another by its name.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "23º de infantería ligera, Regimiento de Aragón" as "23º de infantería ligera; Regimiento de Aragón": the second has
/// the word for a regiment, "of" and a name, the first a number and its sort. Neither tells more.
[[nodiscard]] std::string with_regiments_apart_at_comma(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
