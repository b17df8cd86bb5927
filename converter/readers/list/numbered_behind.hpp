// Units of one sort listed by the numbers behind it: "Light Bttys #7 and 8", "Dragoner 8 Roe, 7 Kern".
#pragma once

#include "converter/readers/list/list_cut.hpp"

namespace estafette::readers {

/// The units that the pieces number behind a sort of troops, with or without their names; none if they name anything
/// else.
[[nodiscard]] std::vector<Parts> units_numbered_behind(const ListCut& cut);

}  // namespace estafette::readers
