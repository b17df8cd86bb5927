// Leaders in capitals at the head of a line, as returns have them: "DU ROE, général de brigade".
#pragma once

#include "converter/readers/words/words.hpp"

namespace estafette::readers {

/// A name of one word or two in capitals, a comma and a rank: a line of its own, and nothing that goes on.
[[nodiscard]] bool begins_with_leader(const Tokens& tokens, const PhraseBook& words);

}  // namespace estafette::readers
