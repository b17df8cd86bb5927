// Do the rivers divide the land? A road that crosses a river changes banks; one that does not stays on its bank.
// Source: rule 2.2; the banks are those that nodes say (map.hpp). A part of check_map.hpp.
// `ways` are always those of the map.
#pragma once

#include "campaign/map/check_map.hpp"
#include "campaign/map/ways.hpp"

namespace estafette::map {

/// Loops of links that cross a river an odd number of times, although back at the start is back on the same bank; or,
/// where the loop goes round the river's source or mouth but not both, an even number of times. Of all such loops the
/// shortest is found first, then the shortest that shares no link with it, and so on: each has a mistake of its own.
/// Links that pass near a source or mouth are left out: straight lines cannot tell on which side of it they pass.
[[nodiscard]] std::vector<MapProblem> odd_loops(const Map& map, const Ways& ways, const CheckLimits& limits);

/// Links that cross a river far from its course.
[[nodiscard]] std::vector<MapProblem> false_crossings(const Map& map, const Ways& ways, const CheckLimits& limits);

/// Links whose straight way crosses a river's course although they do not cross the river, or the other way round:
/// then a drawing shows another crossing than the rules do. Not near a source or mouth, and not over a watershed.
[[nodiscard]] std::vector<MapProblem> false_courses(const Map& map, const Ways& ways, const CheckLimits& limits);

/// Links that cross a river between nodes that say they lie on the same bank of it, or do not cross it between nodes of
/// different ones. Beyond its source and mouth, and over its watershed (Road::watershed), a river's banks may change
/// without a crossing: there they are drawn on by hand.
[[nodiscard]] std::vector<MapProblem> false_banks(const Map& map, const Ways& ways);

}  // namespace estafette::map
