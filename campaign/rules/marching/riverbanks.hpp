// Whether a river flows between two places. A bridge of boats needs to know (5.2), since no road says so there.
#pragma once

#include "campaign/map/map.hpp"

namespace estafette::campaign {

/// True if the river flows between the nodes: by their banks if both state them, or else if the straight line crosses
/// its course an odd number of times.
[[nodiscard]] bool on_opposite_banks(const map::River& river, const map::Node& a, const map::Node& b);

/// True if the river flows between the nodes, and neither lies more than `most` kilometres from it: a bridge of boats
/// may cross it there (5.2).
[[nodiscard]] bool may_be_bridged(const map::River& river, const map::Node& a, const map::Node& b, double most);

}  // namespace estafette::campaign
