// Reads orders of battle typed as text: from the Nafziger collection, books and web pages, in eleven languages.
// docs/formats/text-orbat.md says what is understood. Every line is read or reported; every guess is marked.
#pragma once

#include "converter/readers/reading.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// Reads an order of battle as text, already decoded to UTF-8. `nation`: of the troops whose nation the text does not
/// tell, as the umpire states it. Throws Refusal only if the text has no troops at all, or more than any army had.
[[nodiscard]] Reading read_text_orbat(std::string_view utf8, const PhraseBook& words, const std::string& file,
                                      const std::string& nation = "");

}  // namespace estafette::readers
