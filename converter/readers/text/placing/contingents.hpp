// Contingents: the troops of one nation within the army of others, "Brunswick Contingent:", and where they end.
#pragma once

#include "converter/readers/tree/tree.hpp"
#include "converter/readers/words/words.hpp"

namespace estafette::readers {

/// "Brunswick Contingent", "Sächsisches Kontingent": a nation, or a command, that is called so.
[[nodiscard]] bool is_contingent(const TextNode& node, const PhraseBook& words);

/// What `row` begins is no more of that contingent: a command of another nation, one that is higher than all those of
/// the contingent if it stands in an army, or one that is set in no further than it is while all of its own are.
[[nodiscard]] bool is_behind_contingent(const TextNode& contingent, const TextNode& row, const TextOutline& outline,
                                        const PhraseBook& words);

/// "Brunswick Contingent: Col. Kern" below an army is no army of its own.
void put_contingents_in_armies(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers
