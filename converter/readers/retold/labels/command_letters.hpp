// Letters behind a number: commands, as French and German histories write them, "19e DI", "2. KD", and "13th Lt".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "19e DI Kern, 135e et 149e ligne" as "19e division d'infanterie Kern: 135e et 149e ligne": a command and its troops.
[[nodiscard]] std::string with_command_letters_spelt(std::string_view line, const PhraseBook& words);

/// "VIe CC - Kern" as "VIe corps de cavalerie - Kern": the same behind a Roman number.
[[nodiscard]] std::string with_roman_command_letters_spelt(std::string_view line, const PhraseBook& words);

/// "13th Lt: 2 bns", "13th Lt (2)" as "13th Light: 2 bns", "13th Light (2)"; but "1st Lt Kern" is a lieutenant.
[[nodiscard]] std::string with_light_spelt(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
