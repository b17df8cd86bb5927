// Troops that are called by a name and their arm, among others beside them: "Glengarry Light Infantry (Lt. Col. Moe)",
// "Hunter's Cavalry". Their line looks like the heading of an arm: "Light Infantry", "Divisional Cavalry".
#pragma once

#include "base/problem.hpp"
#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes batteries of such headings of guns, "Louisiana Guard Artillery", below which no guns follow, and units of the
/// others: those whose commander leads no more than a regiment, that stand in a brigade, or above
/// troops of another arm. Returns what must be asked about: those that may be either.
[[nodiscard]] std::vector<Problem> find_named_arms(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers
