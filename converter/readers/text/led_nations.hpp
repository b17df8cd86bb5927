// Who leads a nation's troops, below the nation's name: "French Forces", and on the next line "CinC: Marshal Ney".
#pragma once

#include "converter/readers/tree/tree.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// The heading of a nation above a line that says who commands is an army, guessed and marked, so that the commander
/// has a command.
void find_led_nations(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers
