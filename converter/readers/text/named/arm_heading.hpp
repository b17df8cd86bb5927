// Lines that give the figures of an arm and stand above its troops: "Division Artillery - 12 guns", and below it two
// batteries of 6. They are headings, and no troops that come a second time.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes a heading of each line that names only an arm, if troops of that arm are set in below it, or those that follow
/// come to its figures, and of each that names an arm and who leads it, if commands are set in below it: "Cavalry -
/// Kern (2,969)" above his brigades. The figures are then compared with those of the troops.
/// The same of one that stands as far in as the brigades below it, if their troops are of that arm and come to about
/// its figure; if they come to another, the line is asked about, in what is returned.
[[nodiscard]] std::vector<Problem> find_arm_headings(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers
