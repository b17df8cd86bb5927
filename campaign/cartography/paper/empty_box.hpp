// Where a sheet is empty: the largest boxes that hold nothing.
#pragma once

#include "base/plane.hpp"

#include <utility>
#include <vector>

namespace estafette::cartography {

/// Boxes within the frame, none of whose sides is shorter than `least`, that touch neither the obstacles nor the lines;
/// of those that cannot be made any larger, one for each lower left square of the paper. They may overlap.
[[nodiscard]] std::vector<Box> empty_boxes(const Box& frame, const std::vector<Box>& obstacles,
                                           const std::vector<std::pair<Point, Point>>& lines, double least);

}  // namespace estafette::cartography
