// Battalions of a regiment that are told by their sort and by no number.
//   12th Infantry Regiment
//   1st Battalion 600 men
//   Fusilier Battalion 500 men
#pragma once

#include "converter/readers/tree/tree.hpp"

namespace estafette::readers {

/// "F\u00FCsilierbataillon (400)", "Fusilier Battalion": a sort of foot and a word for a battalion, and nothing else.
[[nodiscard]] bool is_part_by_sort(const TextNode& unit, const PhraseBook& words);

}  // namespace estafette::readers
