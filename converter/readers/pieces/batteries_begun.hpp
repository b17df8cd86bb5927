// Lines that begin with batteries, told by their guns or their numbers: each begins an entry, and goes on with none.
#pragma once

#include "converter/readers/words/words.hpp"

namespace estafette::readers {

/// "6-pounder Foot Batteries, Nos. 1, 3", "Horse Batteries, Nos. 2, 7".
[[nodiscard]] bool begins_with_batteries(const Tokens& tokens, const PhraseBook& words);

}  // namespace estafette::readers
