// Regiments that stand by their names alone behind their brigade: "1re brigade : Toro, Zamora".
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes regiments, each marked as a guess, of the names behind a brigade's colon, if no troops stand below it: then
/// two names are not those of its commanders.
void find_regiments_by_name(std::vector<TextNode>& rows, const PhraseBook& words);

/// Makes a regiment, marked as a guess, of each line that is nothing but a name, "Toledo", "Ciudad Rodrigo", below one
/// that is told by its name too, "Irlanda (2)", or several of them below a command whose leader is told.
void find_regiments_on_their_lines(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers
