// Numbers at the commas of one name, which may be several units.
#pragma once

#include "converter/readers/words/tokens.hpp"

namespace estafette::readers {

/// "29th, 1/48th, Kern's Light Bn", "8th, 2nd Bn. 9th, 3rd Foot": a number begins at least two of the parts at commas,
/// one of them with its battalion, or three. Not "21st Company, 2nd Foot Artillery Regiment", which is one.
[[nodiscard]] bool numbers_several_at_commas(const Tokens& name);

}  // namespace estafette::readers
