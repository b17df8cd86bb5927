// Troops whose line does not say whether they are foot or horse, in a brigade of foot.
#pragma once

#include "converter/readers/tree/tree.hpp"

namespace estafette::readers {

/// True for a brigade or division without commands below it, some of whose troops are foot by their line, and none
/// horse: "6e chasseurs" beside "15e de ligne" may be a battalion of them.
[[nodiscard]] bool walks_with_foot(const TextNode& command, const TextOutline& outline, const PhraseBook& words);

}  // namespace estafette::readers
