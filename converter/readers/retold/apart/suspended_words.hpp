// Words of which only the beginning stands at the first of two: "3 Fuss- und 2 Kavallerie-Batterien".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "3 Fuss- und 2 Kavallerie-Batterien" as "3 Fussbatterien, 2 Kavalleriebatterien". A line without figures before both
/// stays as it is.
[[nodiscard]] std::string with_suspended_words(std::string_view line, const PhraseBook& words);

/// "6 Fuß-, 3 Positions-, 2 Kavallerie-Batterien" with the word for batteries behind each.
[[nodiscard]] std::string with_suspended_list(std::string_view line, const PhraseBook& words);

/// "3 Fuß-Batterien und 2 reitende Batterien" as "3 Fußbatterien und 2 reitende Batterien": a sort of battery in one
/// word, behind a figure.
[[nodiscard]] std::string with_batteries_glued(std::string_view line, const PhraseBook& words);

/// "12 Artillerie - Stücke" as "12 Artilleriestücke": guns in one word, which print or haste has parted.
[[nodiscard]] std::string with_pieces_glued(std::string_view line, const PhraseBook& words);

/// "2 leichte, 1 Positionsbatterie", "2 light, 1 position battery" with the word for batteries behind each sort.
[[nodiscard]] std::string with_batteries_of_sorts(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
