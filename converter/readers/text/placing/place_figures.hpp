// Whose the figures are that have a line of their own.
#pragma once

#include "converter/readers/text/placing/growing_outline.hpp"

namespace estafette::readers {

/// The strength of the command or unit above, a total, or troops beside it ("8 guns" below a battalion); asks if they
/// can be none of these.
void place_figures(GrowingOutline& growing, TextNode& row);

}  // namespace estafette::readers
