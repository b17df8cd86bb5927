// Where the totals of a text belong: those that it states, and its recapitulations of what stands above.
#pragma once

#include "converter/readers/text/placing/growing_outline.hpp"

namespace estafette::readers {

/// A total of the commands that are open, of the units above it, or of the whole; asks what it is of if nobody can
/// tell.
void place_total(GrowingOutline& growing, const TextNode& row);

/// "2 battalions infantry 1,300 men" below their regiments, or below the brigades of a division, is a total too; false,
/// and nothing done, if the row is none.
[[nodiscard]] bool place_recap(GrowingOutline& growing, const TextNode& row);

}  // namespace estafette::readers
