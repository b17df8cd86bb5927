// Neighbours between whom the roads lead a strange way round: a road is missing, or history explains it.
// Source: rules 1.2 and 2.0 (there is no way but the map's roads). Figures: rules.xml <map-check><detour>. Pure.
#pragma once

#include "campaign/map/check_map.hpp"
#include "campaign/map/ways.hpp"

namespace estafette::map {

/// Neighbours are two nodes no further apart than `limits.neighbours`, with no third one in the circle whose diameter
/// they are. Found are those whose way by road is more than `limits.detour` times the straight line and which no
/// <detour> of the map explains, and every <detour> that explains nothing. Empty if `limits.detour` is 0. Nodes that
/// no road joins are another finding (check_map.hpp). `ways` are those of the map.
[[nodiscard]] std::vector<MapProblem> strange_detours(const Map& map, const Ways& ways, const CheckLimits& limits);

}  // namespace estafette::map
