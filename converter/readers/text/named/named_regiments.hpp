// Regiments that stand by their names alone behind their brigade: "1re brigade : Toro, Zamora".
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes regiments, each marked as a guess, of the names behind a brigade's colon, if no troops stand below it: then
/// two names are not those of its commanders.
void find_regiments_by_name(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers
