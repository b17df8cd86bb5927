// What stands on the paper already, so that what comes next finds a free place, or the one that hides least.
#pragma once

#include "campaign/cartography/paper.hpp"

#include <algorithm>
#include <vector>

namespace estafette::cartography {

/// The paper in squares, each with what lies in it; what lies beyond the paper is in those at its edge.
template <typename What>
class PaperCells {
 public:
  PaperCells() : cells_(kAcross * kAcross) {}

  /// The squares of every point in the box, upper left to lower right.
  template <typename Do>
  void each(const Box& box, Do act) {
    const std::size_t last_row = square(box.bottom());
    const std::size_t last = square(box.right());
    for (std::size_t y = square(box.top); y <= last_row; ++y)
      for (std::size_t x = square(box.left); x <= last; ++x) act(cells_[y * kAcross + x]);
  }
  template <typename Do>
  void each(const Box& box, Do act) const {
    const std::size_t last_row = square(box.bottom());
    const std::size_t last = square(box.right());
    for (std::size_t y = square(box.top); y <= last_row; ++y)
      for (std::size_t x = square(box.left); x <= last; ++x) act(cells_[y * kAcross + x]);
  }
  /// Goes no further than the first of which it is true.
  template <typename Question>
  [[nodiscard]] bool any(const Box& box, Question is) const {
    const std::size_t last_row = square(box.bottom());
    const std::size_t last = square(box.right());
    for (std::size_t y = square(box.top); y <= last_row; ++y)
      for (std::size_t x = square(box.left); x <= last; ++x)
        if (is(cells_[y * kAcross + x])) return true;
    return false;
  }

 private:
  static constexpr double kSide = 3;           // mm
  static constexpr std::size_t kAcross = 198;  // as long as A2 is

  static std::size_t square(double mm) {
    return mm <= 0 ? 0 : std::min(static_cast<std::size_t>(mm / kSide), kAcross - 1);
  }

  std::vector<std::vector<What>> cells_;
};

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
  PaperCells<Dot> cells_;
};

/// Which boxes are near another, without asking each: by squares of the paper.
class BoxGrid {
 public:
  void add(std::size_t index, const Box& box);
  /// Of a box that was added with that index.
  void remove(std::size_t index, const Box& box);
  /// In order, each once: all that overlap the box, and perhaps some beside it.
  [[nodiscard]] std::vector<std::size_t> near(const Box& box) const;
  /// True if it is true of any that may overlap the box.
  template <typename Question>
  [[nodiscard]] bool any_near(const Box& box, Question is) const {
    return cells_.any(box, [&](const std::vector<std::size_t>& here) {
      for (const std::size_t index : here)
        if (is(index)) return true;
      return false;
    });
  }

 private:
  PaperCells<std::size_t> cells_;
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
