// Commands that are set in less far than the others of their army, and would leave it for no other command.
#pragma once

#include "converter/readers/tree/tree.hpp"
#include "converter/readers/words/phrases.hpp"

#include <cstddef>
#include <vector>

namespace estafette::readers {

/// "2nd Division" behind "French Army" whose corps are all set in further, with nothing open above the army: the
/// army's, and marked so in `row`. False for an army, and for a command of another nation.
[[nodiscard]] bool stays_in_army(TextNode& row, const TextOutline& all, const std::vector<std::size_t>& open,
                                 const PhraseBook& words);

}  // namespace estafette::readers
