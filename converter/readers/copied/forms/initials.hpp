// Names of troops by their initials, with stops as a person's: "R.H.A.", "K.G.L.", "U.S.C.T."
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Mercer's Troop, R.H.A. (6 guns)" with the initials as one word, if they are a word for troops or a nation
/// (words.xml) and no name of a person follows.
[[nodiscard]] std::string with_initials_joined(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
