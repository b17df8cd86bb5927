// "23º de infantería ligera, Regimiento de Aragón": regiments by their numbers, and others by their names.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "23º de infantería ligera, Regimiento de Aragón" as "23º de infantería ligera; Regimiento de Aragón", and the same
/// at "+", "/" and "and", behind a colon too: each is a number and its sort, or the word for a regiment or its sort,
/// "of" and a name. Neither tells more. A list in which none has such a name stays as it is.
[[nodiscard]] std::string with_regiments_apart_at_comma(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
