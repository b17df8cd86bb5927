// Names of countries among the troops of a command, which are regiments or say whose the troops are.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// "Naples" below a Spanish command, with "2nd battalion 500 men" below it, is a regiment of that name.
/// "King's German Legion" between a brigade and its battalions is their nation, and ends no brigade. "U.S. Regulars
/// (831)" and its leader above regiments of the brigade that have as many men together are a note.
void find_troops_by_country(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers
