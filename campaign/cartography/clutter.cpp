#include "campaign/cartography/clutter.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace estafette::cartography {
namespace {

constexpr double kCell = 5;  // mm
constexpr double kStep = 1;
constexpr double kNudge = 0.1;

int cell(double mm) {
  return static_cast<int>(std::floor(mm / kCell));
}

}  // namespace

void Dots::line(Point from, Point to, double weight) {
  const int steps = std::max(1, static_cast<int>(std::ceil(distance(from, to) / kStep)));
  for (int i = 0; i <= steps; ++i) {
    const double t = static_cast<double>(i) / steps;
    const Point at{from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t};
    cells_[{cell(at.x), cell(at.y)}].push_back({at, weight});
  }
}

double Dots::under(const Box& box) const {
  double sum = 0;
  for (int x = cell(box.left); x <= cell(box.right()); ++x)
    for (int y = cell(box.top); y <= cell(box.bottom()); ++y) {
      const auto found = cells_.find({x, y});
      if (found == cells_.end()) continue;
      for (const Dot& dot : found->second)
        if (box.nearest(dot.at) == dot.at) sum += dot.weight;
    }
  return sum;
}

void BoxGrid::add(std::size_t index, const Box& box) {
  for (int x = cell(box.left); x <= cell(box.right()); ++x)
    for (int y = cell(box.top); y <= cell(box.bottom()); ++y) cells_[{x, y}].push_back(index);
}

void BoxGrid::remove(std::size_t index, const Box& box) {
  for (int x = cell(box.left); x <= cell(box.right()); ++x)
    for (int y = cell(box.top); y <= cell(box.bottom()); ++y) std::erase(cells_[{x, y}], index);
}

std::vector<std::size_t> BoxGrid::near(const Box& box) const {
  std::vector<std::size_t> found;
  for (int x = cell(box.left); x <= cell(box.right()); ++x)
    for (int y = cell(box.top); y <= cell(box.bottom()); ++y) {
      const auto here = cells_.find({x, y});
      if (here != cells_.end()) found.insert(found.end(), here->second.begin(), here->second.end());
    }
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
  for (const double away : distances) {
    for (std::size_t i = 0; i < directions; ++i) {
      const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(directions);
      const double reach = radius + away;
      const Point rim{sign.x + reach * std::cos(angle), sign.y - reach * std::sin(angle)};
      // Due right the box stands with the middle of its left edge at the rim, due up with that of its lower edge.
      Box box{rim.x - width / 2 * (1 - std::cos(angle)), rim.y - height / 2 * (1 + std::sin(angle)), width, height};
      while (distance(sign, box.nearest(sign)) < reach - 1e-6) {  // a corner that still reaches in
        box.left += kNudge * std::cos(angle);
        box.top -= kNudge * std::sin(angle);
      }
      seats.push_back({box, away, i});
    }
  }
  return seats;
}

}  // namespace estafette::cartography
