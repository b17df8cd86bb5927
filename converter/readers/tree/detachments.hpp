// Detachments: some are commands with troops of their own, others are troops themselves.
//   Garrard's Detachment 194 · Gendarmerie-Detachement · Pionier-Detachement 80
#pragma once

#include "converter/readers/tree/tree.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "Garrard's Detachment 194" among the regiments of a brigade has men of its own, and nobody under it. `open`: the
/// commands that are open there, the innermost last.
[[nodiscard]] bool is_detachment(const TextNode& row, const TextOutline& outline, const std::vector<std::size_t>& open);

/// Makes troops of "Gendarmerie-Detachement" and "Detachement Jäger", whose sort is all that they are called after,
/// unless troops of that sort or commands are set in below them.
void find_detachments(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers
