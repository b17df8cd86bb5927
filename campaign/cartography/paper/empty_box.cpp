#include "campaign/cartography/paper/empty_box.hpp"

#include <algorithm>
#include <cmath>

namespace estafette::cartography {
namespace {

constexpr double kSquare = 2;  // mm

/// The frame in squares, each free or taken.
class Squares {
 public:
  explicit Squares(const Box& frame)
      : frame_(frame),
        across_(static_cast<std::size_t>(frame.width / kSquare)),
        down_(static_cast<std::size_t>(frame.height / kSquare)),
        taken_(across_ * down_, 0) {}

  void take(const Box& box) {
    const auto first = [](double mm) { return static_cast<std::size_t>(std::max(0.0, std::floor(mm / kSquare))); };
    const std::size_t right = std::min(across_, first(box.right() - frame_.left) + 1);
    const std::size_t bottom = std::min(down_, first(box.bottom() - frame_.top) + 1);
    for (std::size_t row = first(box.top - frame_.top); row < bottom; ++row)
      for (std::size_t column = first(box.left - frame_.left); column < right; ++column)
        if (square(column, row, 1, 1).overlaps(box)) taken_[row * across_ + column] = 1;
  }

  void take(Point from, Point to) {
    const int steps = 1 + static_cast<int>(distance(from, to) / (kSquare / 2));
    for (int i = 0; i <= steps; ++i) {
      const double t = static_cast<double>(i) / steps;
      const double x = (from.x + (to.x - from.x) * t - frame_.left) / kSquare;
      const double y = (from.y + (to.y - from.y) * t - frame_.top) / kSquare;
      if (x < 0 || y < 0 || x >= static_cast<double>(across_) || y >= static_cast<double>(down_)) continue;
      taken_[static_cast<std::size_t>(y) * across_ + static_cast<std::size_t>(x)] = 1;
    }
  }

  /// By the histogram of free squares above each row: every box that cannot grow, to the left, right or up.
  std::vector<Box> free_boxes(double least) const {
    std::vector<Box> found;
    std::vector<std::size_t> heights(across_, 0);
    for (std::size_t row = 0; row < down_; ++row) {
      for (std::size_t column = 0; column < across_; ++column)
        heights[column] = taken_[row * across_ + column] != 0 ? 0 : heights[column] + 1;
      for (std::size_t column = 0; column < across_; ++column) {
        const std::size_t high = heights[column];
        if (static_cast<double>(high) * kSquare < least || (column > 0 && heights[column - 1] == high)) continue;
        std::size_t first = column;
        std::size_t last = column;
        while (first > 0 && heights[first - 1] >= high) --first;
        while (last + 1 < across_ && heights[last + 1] >= high) ++last;
        const std::size_t wide = last - first + 1;
        if (static_cast<double>(wide) * kSquare < least || grows_down(first, last, row)) continue;
        found.push_back(square(first, row + 1 - high, wide, high));
      }
    }
    return found;
  }

 private:
  [[nodiscard]] Box square(std::size_t column, std::size_t row, std::size_t wide, std::size_t high) const {
    return {frame_.left + static_cast<double>(column) * kSquare, frame_.top + static_cast<double>(row) * kSquare,
            static_cast<double>(wide) * kSquare, static_cast<double>(high) * kSquare};
  }

  [[nodiscard]] bool grows_down(std::size_t first, std::size_t last, std::size_t row) const {
    if (row + 1 >= down_) return false;
    for (std::size_t column = first; column <= last; ++column)
      if (taken_[(row + 1) * across_ + column] != 0) return false;
    return true;
  }

  Box frame_;
  std::size_t across_, down_;
  std::vector<char> taken_;
};

}  // namespace

std::vector<Box> empty_boxes(const Box& frame, const std::vector<Box>& obstacles,
                             const std::vector<std::pair<Point, Point>>& lines, double least) {
  Squares squares(frame);
  for (const Box& box : obstacles) squares.take(box);
  for (const auto& [from, to] : lines) squares.take(from, to);
  return squares.free_boxes(least);
}

}  // namespace estafette::cartography
