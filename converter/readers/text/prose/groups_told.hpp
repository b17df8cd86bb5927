// Troops that a sentence lists by their names, each group behind a word for several units:
//   The Army of the North had the following units: battalions of Alba, Toro and Dale, as well as squadrons of Toro
//   Hussars and Roe
#pragma once

#include "converter/readers/text/prose/sentence/brigades_told.hpp"
#include "converter/readers/words/words.hpp"

#include <string_view>

namespace estafette::readers {

/// "Army of the North:", if the sentence begins with a command, and each group: "battalions of Alba, Toro and Dale".
/// Nothing for any other sentence.
[[nodiscard]] LinesTold groups_told(std::string_view sentence, const PhraseBook& words);

}  // namespace estafette::readers
