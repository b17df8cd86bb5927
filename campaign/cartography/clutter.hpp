// What stands on the paper already, so that what comes next finds a free place, or the one that hides least.
#pragma once

#include "campaign/cartography/paper.hpp"

#include <map>
#include <utility>
#include <vector>

namespace estafette::cartography {

/// Lines as dots, a millimetre apart, to count how much of them a box would hide.
class Dots {
 public:
  /// The straight line between two points; each of its dots weighs so much.
  void line(Point from, Point to, double weight);
  [[nodiscard]] double under(const Box& box) const;

 private:
  struct Dot {
    Point at;
    double weight = 0;
  };
  std::map<std::pair<int, int>, std::vector<Dot>> cells_;
};

/// Which boxes are near another, without asking each: by squares of the paper.
class BoxGrid {
 public:
  void add(std::size_t index, const Box& box);
  /// Of a box that was added with that index.
  void remove(std::size_t index, const Box& box);
  /// In order, each once: all that overlap the box, and perhaps some beside it.
  [[nodiscard]] std::vector<std::size_t> near(const Box& box) const;

 private:
  std::map<std::pair<int, int>, std::vector<std::size_t>> cells_;
};

/// True if any of the boxes overlaps this one.
[[nodiscard]] bool taken(const std::vector<Box>& boxes, const Box& box);

/// Boxes of that size round a sign: in every direction, at every distance from its rim, the first to the right, and
/// then anticlockwise.
struct Seat {
  Box box;
  double distance = 0;  ///< from the rim of the sign
  std::size_t direction = 0;
};
[[nodiscard]] std::vector<Seat> seats_round(Point sign, double radius, double width, double height,
                                            const std::vector<double>& distances, std::size_t directions);

}  // namespace estafette::cartography
