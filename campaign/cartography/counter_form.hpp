// Where things are on a counter: first the sign of the arm and the name, below nation and strength, with the badges of
// pieces and condition at the right. A garrison has the second line only.
#pragma once

#include "campaign/cartography/picture.hpp"

namespace estafette::cartography {

/// The lines that a counter has, 1 or 2.
[[nodiscard]] int lines_of(const Counter& counter);
/// Millimetres that the counter needs at least.
[[nodiscard]] double width_of(const Counter& counter);
[[nodiscard]] double height_of(const Counter& counter);
/// The width of the words, without what is beside them.
[[nodiscard]] double name_width(const Counter& counter);
[[nodiscard]] double nation_width(const Counter& counter);
[[nodiscard]] double strength_width(const Counter& counter);

}  // namespace estafette::cartography
