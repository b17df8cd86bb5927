// Headings that say no more than that regiments follow: "Regiments:", "The following battalions:".
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes notes of such lines, where units with names of their own stand below: they are no unit more.
void find_list_headings(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers
