// British horse by a letter behind its number, as lists of the Peninsula have it: "3rd DG 525, 4th D 545", "1st KGL H".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "23rd LD 459, 1st KGL H 451" with the letter of hussars or dragoons spelt out, beside horse that has more letters.
[[nodiscard]] std::string with_horse_letters_spelt(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
