// Turns of speech by which histories tell a command's troops, put as plainer ones:
//   "La division Morand avait le 9e léger" · "Kempt's, of the 28th and 32nd" behind "Pack's brigade" · "la deuxième,
//   celle de Friant, les 33e et 48e" · "formant ensemble 1,100 chevaux" · "das 3. Regiment mit 2 Bataillonen"
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// The sentence with such turns. `several`: what the commands are that were counted last, "division"; a sentence that
/// counts some changes it.
[[nodiscard]] std::string with_plain_turns(std::string_view sentence, std::string& several, const PhraseBook& words);

}  // namespace estafette::readers
