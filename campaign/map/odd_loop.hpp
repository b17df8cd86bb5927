// The shortest loop of links that changes sides an odd number of times: the proof that what divides the links divides
// no land. Knows no rivers.
#pragma once

#include "campaign/map/ways.hpp"

#include <vector>

namespace estafette::map {

/// What a link does, as something divides the map: the road leads to the other side, or stays on this one.
struct Division {
  bool usable = true;  ///< false: the link is left out
  bool changes = false;
};

struct Loop {
  std::size_t start = 0;           ///< node
  std::vector<std::size_t> roads;  ///< in the order of the walk, back to the start
};

/// The loop of fewest links that changes sides an odd number of times; without roads if there is none, which is to say
/// that the nodes can be told into two sides. `divisions` are by road.
[[nodiscard]] Loop shortest_odd_loop(const Ways& ways, const std::vector<Division>& divisions);

}  // namespace estafette::map
