#include "campaign/cartography/clutter.hpp"
#include "campaign/cartography/layout.hpp"
#include "campaign/cartography/letters.hpp"
#include "campaign/cartography/style.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

namespace estafette::cartography {
namespace {

constexpr double kLetters = style::kRiverLetters;
constexpr double kOff = kLetters * 0.62;  ///< from the course to the middle of the words
constexpr double kBend = 8;               ///< what a millimetre between course and words costs
constexpr double kSpread = 1.25;          ///< letters stand apart

/// Words along the chord from line[from] to line[to], on the side of that sign.
RiverName along(std::size_t river, const std::vector<Point>& line, std::size_t from, std::size_t to, double side,
                double length) {
  Point start = line[from];
  Point end = line[to];
  if (end.x < start.x) std::swap(start, end);
  const double span = distance(start, end);
  const Point way{(end.x - start.x) / span, (end.y - start.y) / span};
  const Point middle{(start.x + end.x) / 2 + side * kOff * way.y, (start.y + end.y) / 2 - side * kOff * way.x};
  RiverName name{river, middle, std::atan2(way.y, way.x) * 180 / std::numbers::pi, length, {}};
  const int boxes = std::max(1, static_cast<int>(std::ceil(length / kLetters)));
  for (int i = 0; i < boxes; ++i) {
    const double along = ((i + 0.5) / boxes - 0.5) * length;
    name.boxes.push_back(
        {middle.x + along * way.x - kLetters / 2, middle.y + along * way.y - kLetters / 2, kLetters, kLetters});
  }
  return name;
}

class Banks {
 public:
  Banks(const Layout& layout, const MapPicture& picture, const Sheet& sheet) : layout_(layout), frame_(sheet.frame()) {
    for (const Highway& road : picture.roads)
      roads_.line(layout.signs[road.from].middle(), layout.signs[road.to].middle(), 1);
  }

  std::optional<RiverName> best(std::size_t river, const std::vector<Point>& line, double length) const {
    std::optional<RiverName> found;
    double lowest = std::numeric_limits<double>::infinity();
    for (std::size_t from = 0; from < line.size(); ++from) {
      std::size_t to = from;
      while (to + 1 < line.size() && distance(line[from], line[to]) < length) ++to;
      if (distance(line[from], line[to]) < length) break;
      double bend = 0;
      for (std::size_t i = from; i <= to; ++i) bend = std::max(bend, off(line[from], line[to], line[i]));
      for (const double side : {1.0, -1.0}) {
        const RiverName name = along(river, line, from, to, side, length);
        const double cost = kBend * bend + price(name);
        if (cost >= lowest) continue;
        lowest = cost;
        found = name;
      }
    }
    return found;
  }

 private:
  static double off(Point a, Point b, Point place) {
    return std::abs((b.x - a.x) * (place.y - a.y) - (b.y - a.y) * (place.x - a.x)) / distance(a, b);
  }

  [[nodiscard]] double price(const RiverName& name) const {
    double cost = 0;
    for (const Box& box : name.boxes) {
      const bool hidden = !frame_.holds(box) || taken(layout_.signs, box) ||
                          std::any_of(layout_.stacks.begin(), layout_.stacks.end(),
                                      [&](const Stack& stack) { return stack.box.overlaps(box); }) ||
                          std::any_of(layout_.river_names.begin(), layout_.river_names.end(),
                                      [&](const RiverName& other) { return taken(other.boxes, box); });
      if (hidden) return std::numeric_limits<double>::infinity();
      cost += roads_.under(box);
    }
    return cost;
  }

  const Layout& layout_;
  Box frame_;
  Dots roads_;
};

}  // namespace

void place_river_names(Layout& layout, const MapPicture& picture, const Sheet& sheet) {
  const Banks banks(layout, picture, sheet);
  for (std::size_t i = 0; i < picture.rivers.size(); ++i) {
    const std::vector<Point> line = smooth(sheet.at(picture.rivers[i].course));
    const double length = breadth(picture.rivers[i].name, Face::serif, kLetters) * kSpread;
    if (const std::optional<RiverName> name = banks.best(i, line, length)) layout.river_names.push_back(*name);
  }
}

}  // namespace estafette::cartography
