// Units of a sort, each placed in a command that is told of elsewhere:
//   The cavalry regiments were three: Alba in the first division; Toro in the second; Dale and Till in the reserve
#pragma once

#include "converter/readers/text/prose/sentence/brigades_told.hpp"
#include "converter/readers/words/words.hpp"

#include <string_view>

namespace estafette::readers {

/// "first division:", "cavalry regiment Alba", "second division:" and so on. Nothing for any other sentence.
[[nodiscard]] LinesTold troops_placed(std::string_view sentence, const PhraseBook& words);

}  // namespace estafette::readers
