// A second rank in brackets between an officer's rank and his name, his brevet or the one he was given later:
// "Maj. (Col.) Amos Roe".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Maj. (Col.) Amos Roe" as "Maj. Amos Roe [Note: Maj. (Col.)]".
[[nodiscard]] std::string with_brevet_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
