// Where things are on a counter: one line with the sign of the arm, the name, the men, and badges at the end. Where
// that is too wide, it is folded: men and badges stand below. It is as wide as its own words. A garrison has a rampart
// for a sign and no name.
#pragma once

#include "campaign/cartography/view/picture.hpp"

#include <vector>

namespace estafette::cartography {

/// Millimetres that the counter needs at least; each is style::kRow high.
[[nodiscard]] double width_of(const Counter& counter);
/// The same when it is folded; it is style::kFolded high.
[[nodiscard]] double folded_width_of(const Counter& counter);
/// The width of the name, without what is beside it.
[[nodiscard]] double name_width(const Counter& counter);
[[nodiscard]] double strength_width(const Counter& counter);

/// Forces of one side in one place as one counter: "VI +1" and "15,366", of more than four, or if the name is long, "9
/// corps". Its badges are those of any of them, and what it tells is what they tell, a line each. REQUIRES two at
/// least.
[[nodiscard]] Counter summary_of(const std::vector<const Counter*>& members);

}  // namespace estafette::cartography
