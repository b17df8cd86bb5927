// Kinds of troops in a list, of which the last word goes for all.
//   Grenadier, Fusilier and Coldstream Guards · grenadiers, fusiliers et chasseurs de la Garde
#pragma once

#include "converter/readers/list/list_cut.hpp"

#include <vector>

namespace estafette::readers {

/// A unit for each kind, with what stands behind the last; none if the pieces are anything else.
[[nodiscard]] std::vector<Parts> kinds_of_a_guard(const ListCut& cut);

}  // namespace estafette::readers
