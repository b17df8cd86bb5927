// Regiments by their number and a name that says no kind of troops, among others of a command: "29th Worcesters".
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// "29th Worcesters", "60th K.R.R.", "4th King's Own" below a command are regiments, each marked as a guess: where two
/// are of that form, or a unit stands beside one.
void find_numbered_names(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers
