// The country that goes with each place: all that lies nearer to it than to any other, but not too far out. Coloured by
// who holds the places, it shows where the front runs. Pure geometry.
#pragma once

#include "campaign/cartography/paper/paper.hpp"

#include <vector>

namespace estafette::cartography {

/// A corner of a country, and what lies beyond the edge that begins there.
struct Corner {
  static constexpr int kOutside = -1;
  Point at;
  int beyond = kOutside;  ///< index of the neighbour; kOutside: no country
};

/// By place, the corners of its country; at most `reach` millimetres from it, and within the frame.
[[nodiscard]] std::vector<std::vector<Corner>> countries(const std::vector<Point>& places, double reach,
                                                         const Box& frame);

/// Round all of these countries, without the borders between them: closed lines.
[[nodiscard]] std::vector<std::vector<Point>> outlines(const std::vector<std::vector<Corner>>& countries,
                                                       const std::vector<bool>& chosen);

}  // namespace estafette::cartography
