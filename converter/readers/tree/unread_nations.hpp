// Lines that name a nation and are not understood: "French - Junot (average)", "Team France", "FRENCH ORDER OF BATTLE"
// behind the British. Whatever else they say, what stands below them is no longer of the nation above.
#pragma once

#include "converter/readers/tree/tree.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Makes an army of a nation and its leader, and a nation's heading of every other such line between the troops that
/// names another nation than the one so far; adds to `looks` a question about those that say more.
void find_unread_nations(std::vector<TextNode>& rows, const PhraseBook& words, std::vector<Problem>& looks);

}  // namespace estafette::readers
