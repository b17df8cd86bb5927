#include "campaign/cartography/layout/place_water_names.hpp"

#include "campaign/cartography/paper/clutter.hpp"
#include "campaign/cartography/paper/letters.hpp"
#include "campaign/cartography/paper/style.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

namespace estafette::cartography {
namespace {

constexpr double kWaterLetters = style::kRiverLetters;
constexpr double kOff = 0.62;     ///< of their height: from the course to the middle of the words
constexpr double kBend = 8;       ///< what a millimetre between course and words costs
constexpr double kSpread = 1.25;  ///< letters stand apart
constexpr double kRangeSpread = 1.15, kWidestSpread = 1.4;
constexpr double kSeaLetters = 6;
constexpr double kSeaSpread = 1.6;
constexpr double kLeastRoom = 0.5;  ///< between a sea's name and its shore
constexpr double kWaterStep = 2;    ///< from one place that is tried for a sea's name to the next

/// Words along the chord from line[from] to line[to], on the side of that sign.
WaterName along(const std::string& text, const std::vector<Point>& line, std::size_t from, std::size_t to, double side,
                double length, double letters) {
  Point start = line[from];
  Point end = line[to];
  if (end.x < start.x) std::swap(start, end);
  const double span = distance(start, end);
  const Point way{(end.x - start.x) / span, (end.y - start.y) / span};
  const double off = side * kOff * letters;
  const Point middle{(start.x + end.x) / 2 + off * way.y, (start.y + end.y) / 2 - off * way.x};
  WaterName name{text, letters, middle, std::atan2(way.y, way.x) * 180 / std::numbers::pi, length, {}};
  const int boxes = std::max(1, static_cast<int>(std::ceil(length / letters)));
  for (int i = 0; i < boxes; ++i) {
    const double along = ((i + 0.5) / boxes - 0.5) * length;
    name.boxes.push_back(
        {middle.x + along * way.x - letters / 2, middle.y + along * way.y - letters / 2, letters, letters});
  }
  return name;
}

/// So far past the end of a line that comes from there.
Point beyond(Point from, Point end, double by) {
  const double span = std::max(distance(from, end), 1e-6);
  return {end.x + (end.x - from.x) / span * by, end.y + (end.y - from.y) / span * by};
}

class Banks {
 public:
  Banks(const MapLayout& layout, const Paper& paper, const NameSeats& land)
      : frame_(paper.frame()), roads_(land.roads()) {
    for (const Box& sign : layout.signs) keep_clear(sign);
    for (const Stack& stack : layout.stacks) keep_clear(stack.box);
    for (const StackList& list : layout.lists) keep_clear(list.box);
    for (const PlaceName& name : layout.names) keep_clear(name.box);
    for (const Inset& inset : layout.insets) keep_clear(inset.paper.frame());
    for (const WaterName& name : layout.water_names)
      for (const Box& box : name.boxes) keep_clear(box);
  }

  void keep_clear(const Box& box) {
    grid_.add(boxes_.size(), box);
    boxes_.push_back(box);
  }

  /// Beside the line, or, for the name of a range, upon it.
  std::optional<WaterName> best(const std::string& text, const std::vector<Point>& line, double length,
                                double letters = kWaterLetters, bool upon = false) const {
    std::optional<WaterName> found;
    double lowest = std::numeric_limits<double>::infinity();
    for (std::size_t from = 0; from < line.size(); ++from) {
      if (frame_.nearest(line[from]) != line[from]) continue;
      std::size_t to = from;
      while (to + 1 < line.size() && distance(line[from], line[to]) < length) ++to;
      if (distance(line[from], line[to]) < length) break;
      double bend = 0;
      for (std::size_t i = from; i <= to; ++i) bend = std::max(bend, off(line[from], line[to], line[i]));
      if (kBend * bend >= lowest) continue;
      for (const double side : upon ? std::vector<double>{0, 2, -2, 4, -4} : std::vector<double>{1, -1}) {
        const WaterName name = along(text, line, from, to, side, length, letters);
        const double cost = kBend * bend + price(name);
        if (cost >= lowest) continue;
        lowest = cost;
        found = name;
      }
    }
    return found;
  }

  /// Where the words lie furthest from the shore, if they have room at all.
  std::optional<WaterName> within(const std::string& text, const std::vector<Point>& shore) const {
    for (const double letters : {kSeaLetters, kSeaLetters * 0.7, kWaterLetters})
      if (const std::optional<WaterName> found = within(text, shore, letters)) return found;
    return std::nullopt;
  }

  /// The lowest box in the water that would still hold the words.
  std::optional<WaterName> lowest(const std::string& text, const std::vector<Point>& shore) const {
    return within(text, shore, kWaterLetters, true);
  }

 private:
  std::optional<WaterName> within(const std::string& text, const std::vector<Point>& shore, double letters,
                                  bool lowest = false) const {
    const double length = breadth(text, Face::serif, letters) * kSeaSpread;
    std::optional<WaterName> found;
    double best = 0;
    const int rows = static_cast<int>((frame_.height - letters) / kWaterStep);
    for (int row = rows; row >= 0 && !(lowest && found); --row) {
      const double y = frame_.top + row * kWaterStep;
      const std::vector<double> shores = shores_at(shore, y + letters / 2);
      if (shores.empty()) continue;
      for (double x = frame_.left; x + length < frame_.right(); x += kWaterStep) {
        const Box box{x, y, length, letters};
        if (!between(shores, box) || to_the_frame(box) <= best) continue;
        const double room = std::min(to_the_frame(box), to_the_shore(box, shore));
        const double worth = lowest ? (room > kLeastRoom ? y : 0.0) : room;
        if (worth <= best || hidden(box)) continue;
        best = worth;
        found = WaterName{text, letters, box.middle(), 0, length, {box}};
      }
    }
    return found;
  }

  /// Where the shore crosses that height, from left to right: water begins and ends there in turn.
  static std::vector<double> shores_at(const std::vector<Point>& shore, double y) {
    std::vector<double> found;
    for (std::size_t i = 0; i < shore.size(); ++i) {
      const Point a = shore[i];
      const Point b = shore[(i + 1) % shore.size()];
      if ((a.y > y) != (b.y > y)) found.push_back(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
    }
    std::sort(found.begin(), found.end());
    return found;
  }

  /// True if the middle line of the box lies in one stretch of water.
  static bool between(const std::vector<double>& shores, const Box& box) {
    const auto before = std::count_if(shores.begin(), shores.end(), [&](double x) { return x <= box.left; });
    const auto after = std::count_if(shores.begin(), shores.end(), [&](double x) { return x < box.right(); });
    return before == after && before % 2 == 1;
  }

  [[nodiscard]] double to_the_frame(const Box& box) const {
    const Point middle = box.middle();
    return std::min(
        {middle.y - frame_.top, frame_.bottom() - middle.y, box.left - frame_.left, frame_.right() - box.right()});
  }

  /// 0 if the shore crosses the box.
  static double to_the_shore(const Box& box, const std::vector<Point>& shore) {
    double room = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < shore.size(); ++i) {
      if (crosses(shore[i], shore[(i + 1) % shore.size()], box)) return 0;
      room = std::min(room, distance(shore[i], box.nearest(shore[i])));
    }
    return room;
  }

  static double off(Point a, Point b, Point place) {
    return std::abs((b.x - a.x) * (place.y - a.y) - (b.y - a.y) * (place.x - a.x)) / distance(a, b);
  }

  [[nodiscard]] double price(const WaterName& name) const {
    double cost = 0;
    for (const Box& box : name.boxes) {
      if (hidden(box)) return std::numeric_limits<double>::infinity();
      cost += roads_.under(box);
    }
    return cost;
  }

  [[nodiscard]] bool hidden(const Box& box) const {
    return !frame_.holds(box) || grid_.any_near(box, [&](std::size_t i) { return boxes_[i].overlaps(box); });
  }

  Box frame_;
  const Dots& roads_;
  std::vector<Box> boxes_;  ///< that no name may hide
  BoxGrid grid_;
};

}  // namespace

std::vector<Box> room_for_seas(const MapLayout& layout, const MapPicture& picture, const Paper& paper,
                               const NameSeats& land) {
  MapLayout bare = layout;
  bare.water_names.clear();
  bare.names.clear();
  const Banks banks(bare, paper, land);
  std::vector<Box> boxes;
  for (const map::Sea& sea : picture.seas)
    if (const std::optional<WaterName> name = banks.lowest(sea.name, paper.at(sea.shore)))
      boxes.push_back(name->boxes.front());
  return boxes;
}

void place_range_names(MapLayout& layout, const MapPicture& picture, const Paper& paper, const NameSeats& land) {
  const Banks banks(layout, paper, land);
  for (const map::LandRange& range : picture.ranges) {
    std::vector<Point> crest = smooth(paper.at(range.crest));
    const double natural = breadth(range.name, Face::serif, style::kRangeLetters);
    crest.insert(crest.begin(), beyond(crest[1], crest[0], natural / 2));
    crest.push_back(beyond(crest[crest.size() - 2], crest.back(), natural / 2));
    for (const double spread : {kWidestSpread, kRangeSpread, 1.0}) {
      const std::optional<WaterName> name = banks.best(range.name, crest, natural * spread, style::kRangeLetters, true);
      if (!name) continue;
      layout.range_names.push_back(*name);
      break;
    }
  }
}

bool place_water_names(MapLayout& layout, const MapPicture& picture, const Paper& paper, const NameSeats& land) {
  Banks banks(layout, paper, land);
  bool all = true;
  const auto wanted = [&](const std::string& text) {
    return std::none_of(layout.water_names.begin(), layout.water_names.end(),
                        [&](const WaterName& name) { return name.text == text; });
  };
  const auto add = [&](const std::optional<WaterName>& name) {
    all = all && name;
    if (!name) return;
    layout.water_names.push_back(*name);
    for (const Box& box : name->boxes) banks.keep_clear(box);
  };
  for (const map::Sea& sea : picture.seas)
    if (wanted(sea.name)) add(banks.within(sea.name, paper.at(sea.shore)));
  for (const map::River& river : picture.rivers) {
    if (!wanted(river.name)) continue;
    const double length = breadth(river.name, Face::serif, kWaterLetters) * kSpread;
    add(banks.best(river.name, smooth(paper.at(river.course)), length));
  }
  return all;
}

}  // namespace estafette::cartography
