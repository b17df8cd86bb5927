// Whether two places have a river between them; a bridge of boats asks for it (5.2), for no road says so there.
#pragma once

#include "campaign/map/map.hpp"

namespace estafette::campaign {

/// True if the river flows between the nodes: by their banks, if both say theirs, else if the straight way crosses its
/// course an odd number of times.
[[nodiscard]] bool on_opposite_banks(const map::River& river, const map::Node& a, const map::Node& b);

}  // namespace estafette::campaign
