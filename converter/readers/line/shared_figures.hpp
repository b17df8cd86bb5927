// Figures that one line gives for several units: "8th and 45th Line (3 batts. each)", "32e et 55e de ligne, 3.900 h."
#pragma once

#include "converter/readers/line/parts.hpp"

#include <optional>
#include <vector>

namespace estafette::readers {

/// Gives the units of a line what each of them has, and shares among them what is told of all: `tail`, or the figures
/// of the last one where no other has any. Men are shared by battalions, and marked. Empties the list if a figure may
/// be of some of them only.
void share_figures(std::vector<Parts>& units, std::optional<Facts> tail);

}  // namespace estafette::readers
