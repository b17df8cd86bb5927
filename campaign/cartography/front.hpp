// The country that goes with each place: all that lies nearer to it than to any other, but not too far out. Coloured by
// who holds the places, it shows where the front runs. Pure geometry.
#pragma once

#include "campaign/cartography/paper.hpp"

#include <vector>

namespace estafette::cartography {

/// By place, the corners of its country; at most `reach` millimetres from it, and within the frame.
[[nodiscard]] std::vector<std::vector<Point>> countries(const std::vector<Point>& places, double reach,
                                                        const Box& frame);

}  // namespace estafette::cartography
