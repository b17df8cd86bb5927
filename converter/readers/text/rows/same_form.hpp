// Headings whose words do not say how high they stand, and whose figures are written as those of one rank: "GENERAL
// RESERVE (Strength 23,000 men, 56 guns)" among "I CORPS (Strength 31,500 men, 64 guns)" and others is as high as a
// corps.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Gives the level to each command, or line of troops without a number, that says none and is written in a form that
/// is used by commands of one level, twice at least, and by no other.
void find_levels_by_form(std::vector<TextNode>& rows);

}  // namespace estafette::readers
