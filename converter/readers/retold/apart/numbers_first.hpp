// Numbers of several regiments, put before the word for them, and joined by a word that is known for "and".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Reggimenti di linea 3°, 7° e 12°" as "3°, 7° e 12° Reggimenti di linea", "Regimientos 3.º y 4.º de línea" as "3.º
/// y 4.º Regimientos de línea". A line that has any other word stays as it is.
[[nodiscard]] std::string with_numbers_first(std::string_view line, const PhraseBook& words);

/// "3. i 4. pułk" as "3. oraz 4. pułk": the Polish word for "and" is a number elsewhere, and so none of those that we
/// know. No other language that is read here has the letter ł.
[[nodiscard]] std::string with_polish_and(std::string_view line);

}  // namespace estafette::readers
