// A strength with its word before it: "3 battaglioni, uomini 1.940, cavalli 60".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "9º di linea, uomini 1.940" as "9º di linea, 1.940 uomini"; so horses.
[[nodiscard]] std::string with_words_behind_figures(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
