// Where troops go in the outline, and lines that nobody understands.
#pragma once

#include "converter/readers/text/placing/growing_outline.hpp"

namespace estafette::readers {

/// Closes the commands and units to which a unit that is set in so far cannot belong.
void close_for_unit(GrowingOutline& growing, int depth);

/// Adds troops, or tells the unit above of them if the row is a part of it.
void place_unit(GrowingOutline& growing, TextNode& row);

/// The same of a row that may be several regiments, "4th, 23rd, 28th", or that nobody understands: it is asked about,
/// but for the title of the text and the headers of its pages.
void place_troops(GrowingOutline& growing, TextNode& row);

}  // namespace estafette::readers
