// Units listed by their numbers: "54e, 55e, 28e et 105e régiments de ligne", "Light Bttys #7 and 8".
#pragma once

#include "converter/readers/list/list_cut.hpp"

namespace estafette::readers {

/// The units that the pieces name by number, and between them units that have a name; none if they name anything else.
/// Words that stand only once go for all before them.
[[nodiscard]] std::vector<Parts> numbered_units(const ListCut& cut);

}  // namespace estafette::readers
