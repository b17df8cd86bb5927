#include "campaign/cartography/paper/clutter.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace estafette::cartography {
namespace {

constexpr double kStep = 1;
constexpr double kNudge = 0.1;

}  // namespace

void Dots::line(Point from, Point to, double weight) {
  const int steps = std::max(1, static_cast<int>(std::ceil(distance(from, to) / kStep)));
  for (int i = 0; i <= steps; ++i) {
    const double t = static_cast<double>(i) / steps;
    const Point at{from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t};
    cells_.add({at.x, at.y, 0, 0}, {at, weight});
  }
}

double Dots::under(const Box& box) const {
  double sum = 0;
  const double right = box.right();
  const double bottom = box.bottom();
  cells_.each(box, [&](const Dot& dot) {
    if (dot.at.x >= box.left && dot.at.x <= right && dot.at.y >= box.top && dot.at.y <= bottom) sum += dot.weight;
  });
  return sum;
}

void BoxGrid::add(std::size_t index, const Box& box) {
  cells_.add(box, index);
}

void BoxGrid::remove(std::size_t index, const Box& box) {
  cells_.remove(box, index);
}

std::vector<std::size_t> BoxGrid::near(const Box& box) const {
  std::vector<std::size_t> found;
  cells_.each(box, [&](std::size_t index) { found.push_back(index); });
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

bool taken(const std::vector<Box>& boxes, const Box& box) {
  return std::any_of(boxes.begin(), boxes.end(), [&](const Box& other) { return other.overlaps(box); });
}

std::vector<Seat> seats_round(Point sign, double radius, double width, double height,
                              const std::vector<double>& distances, std::size_t directions) {
  std::vector<Seat> seats;
  std::vector<Point> ways;
  for (std::size_t i = 0; i < directions; ++i) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(directions);
    ways.push_back({std::cos(angle), std::sin(angle)});
  }
  seats.reserve(distances.size() * directions);
  for (const double away : distances) {
    for (std::size_t i = 0; i < directions; ++i) {
      const double reach = radius + away;
      const Point rim{sign.x + reach * ways[i].x, sign.y - reach * ways[i].y};
      // Due right the box stands with the middle of its left edge at the rim, due up with that of its lower edge.
      Box box{rim.x - width / 2 * (1 - ways[i].x), rim.y - height / 2 * (1 + ways[i].y), width, height};
      while (distance(sign, box.nearest(sign)) < reach - 1e-6) {  // a corner that still reaches in
        box.left += kNudge * ways[i].x;
        box.top -= kNudge * ways[i].y;
      }
      seats.push_back({box, away, i});
    }
  }
  return seats;
}

}  // namespace estafette::cartography
