// An army of several nations, called after them, and the army of each of them below its name: "Anglo-Spanish Army",
// and then "British Army" and "Spanish Army". They are one army.
#pragma once

#include "converter/readers/tree/tree.hpp"

namespace estafette::readers {

/// True if `army` is called after several nations, one of which has the army `next` below it.
[[nodiscard]] bool is_army_together(const TextNode& army, const TextNode& next, const PhraseBook& words);

/// Puts the armies of those nations that stand behind such an army at the top below it, if they hold no corps: there is
/// no level between a corps and an army.
void put_armies_together(TextOutline& outline, const PhraseBook& words);

}  // namespace estafette::readers
