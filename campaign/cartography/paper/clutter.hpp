// What stands on the paper already, so that what comes next finds a free place, or the one that hides least.
#pragma once

#include "campaign/cartography/paper/paper.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace estafette::cartography {

/// The paper in squares, each with what lies in it, in the order in which it came; what lies beyond the paper is in
/// those at its edge.
template <typename What>
class PaperCells {
 public:
  PaperCells() : squares_(kAcross * kAcross) {}

  /// In every square of the box.
  void add(const Box& box, const What& what) {
    any_square(box, [&](std::size_t square) {
      const std::size_t here = free_ == kNone ? pieces_.size() : free_;
      if (free_ == kNone)
        pieces_.push_back({what, kNone});
      else
        free_ = std::exchange(pieces_[here], {what, kNone}).next;
      Square& cell = squares_[square];
      (cell.first == kNone ? cell.first : pieces_[cell.last].next) = static_cast<Place>(here);
      cell.last = static_cast<Place>(here);
      return false;
    });
  }
  /// From every square of the box.
  void remove(const Box& box, const What& what) {
    any_square(box, [&](std::size_t square) {
      Square& cell = squares_[square];
      Place before = kNone;
      for (Place at = cell.first; at != kNone;) {
        const Place next = pieces_[at].next;
        if (pieces_[at].what == what) {
          (before == kNone ? cell.first : pieces_[before].next) = next;
          if (cell.last == at) cell.last = before;
          pieces_[at].next = std::exchange(free_, at);
        } else {
          before = at;
        }
        at = next;
      }
      return false;
    });
  }
  /// What lies in the squares of the box, upper left to lower right; no further than the first of which it is true.
  template <typename Question>
  [[nodiscard]] bool any(const Box& box, Question is) const {
    return any_square(box, [&](std::size_t square) {
      for (Place at = squares_[square].first; at != kNone; at = pieces_[at].next)
        if (is(pieces_[at].what)) return true;
      return false;
    });
  }
  template <typename Do>
  void each(const Box& box, Do act) const {
    (void)any(box, [&](const What& what) {
      act(what);
      return false;
    });
  }

 private:
  static constexpr double kSide = 3;           // mm
  static constexpr std::size_t kAcross = 198;  // as long as A2 is

  using Place = std::uint32_t;  ///< in pieces_
  static constexpr Place kNone = static_cast<Place>(-1);
  struct Square {
    Place first = kNone, last = kNone;
  };
  struct Piece {
    What what;
    Place next = kNone;  ///< in the same square
  };

  static std::size_t square(double mm) {
    return mm <= 0 ? 0 : std::min(static_cast<std::size_t>(mm / kSide), kAcross - 1);
  }
  template <typename Question>
  static bool any_square(const Box& box, Question is) {
    const std::size_t last_row = square(box.bottom());
    const std::size_t last = square(box.right());
    for (std::size_t y = square(box.top); y <= last_row; ++y)
      for (std::size_t x = square(box.left); x <= last; ++x)
        if (is(y * kAcross + x)) return true;
    return false;
  }

  std::vector<Square> squares_;
  std::vector<Piece> pieces_;
  Place free_ = kNone;  ///< pieces that were removed, one after the other
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
    return cells_.any(box, is);
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
