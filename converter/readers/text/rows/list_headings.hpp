// Headings of troops that are none themselves: "Regiments:", "1. Linienregimenter.", "Alba Militia, including:".
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes notes of such lines, where units with names of their own stand below: they are no unit more. Troops that say
/// what they include are asked about.
void find_list_headings(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers
