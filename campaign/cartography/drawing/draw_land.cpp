#include "campaign/cartography/drawing/draw_land.hpp"

#include "campaign/cartography/paper/front.hpp"
#include "campaign/cartography/paper/style.hpp"

#include <algorithm>
#include <map>

namespace estafette::cartography {
namespace {

// Breadth of a road and of the bed between its two lines; a poor road's lines are broken.
constexpr const char* kGoodRoad = "0.95";
constexpr const char* kGoodBed = "0.5";
constexpr const char* kPoorRoad = "0.7";
constexpr const char* kPoorBed = "0.34";
constexpr const char* kBroken = "1.5 0.5";

constexpr double kReach = 60;    // mm: how far a place's country goes
constexpr double kSupply = 2.4;  // breadth of the band along lines of supply

/// One colour for all places of one kind: no seams between neighbours, for they have one outline.
template <typename Chosen>
void country(Pen& pen, const Drawing& drawing, const std::vector<std::vector<Corner>>& areas, const std::string& kind,
             const std::string& colour, Chosen is_chosen) {
  std::vector<bool> chosen;
  for (const DrawnPlace& place : drawing.picture.places) chosen.push_back(is_chosen(place));
  Trace data;
  for (const std::vector<Point>& line : outlines(areas, chosen)) data.through(line, true);
  if (data.data().empty()) return;
  pen.path(data.data(), {{"class", "country " + kind}, {"fill", colour}, {"stroke", colour}, {"stroke-width", "0.15"}});
}

/// The stretches of a line that lie within the frame, or start or end there.
std::string seen(const std::vector<Curve>& line, const Box& frame) {
  Trace data;
  const Curve* last = nullptr;
  for (const Curve& curve : line) {
    const double left = std::min({curve.from.x, curve.a.x, curve.b.x, curve.to.x});
    const double top = std::min({curve.from.y, curve.a.y, curve.b.y, curve.to.y});
    const Box round{left, top, std::max({curve.from.x, curve.a.x, curve.b.x, curve.to.x}) - left,
                    std::max({curve.from.y, curve.a.y, curve.b.y, curve.to.y}) - top};
    if (!round.grown(1).overlaps(frame)) {
      last = nullptr;
      continue;
    }
    if (last == nullptr) data.move(curve.from);
    data.curve(curve.a, curve.b, curve.to);
    last = &curve;
  }
  return data.data();
}

/// Roads of one class in as few strokes as may be: each goes on where the last one ended, if it can.
std::string strokes(const std::vector<std::pair<std::size_t, std::size_t>>& roads, const Drawing& drawing) {
  std::map<std::size_t, std::vector<std::size_t>> by_place;
  for (std::size_t i = 0; i < roads.size(); ++i) {
    by_place[roads[i].first].push_back(i);
    by_place[roads[i].second].push_back(i);
  }
  std::vector<bool> done(roads.size(), false);
  Trace data;
  const auto go_on = [&](std::size_t& place) {
    for (const std::size_t road : by_place[place]) {
      if (done[road]) continue;
      done[road] = true;
      place = roads[road].first == place ? roads[road].second : roads[road].first;
      data.line(drawing.at(place));
      return true;
    }
    return false;
  };
  // From places where a stroke must begin or end, then whatever is left, which is rounds.
  for (const bool odd : {true, false}) {
    for (const auto& [start, here] : by_place) {
      if (odd && here.size() % 2 == 0) continue;
      while (std::any_of(here.begin(), here.end(), [&](std::size_t road) { return !done[road]; })) {
        std::size_t place = start;
        data.move(drawing.at(place));
        while (go_on(place)) continue;
        if (odd) break;
      }
    }
  }
  return data.data();
}

std::string id_of(map::RoadClass road_class) {
  return road_class == map::RoadClass::good ? "good-roads" : "poor-roads";
}

/// Two lines, for a poor road broken ones: the course is written once, and drawn broad and then narrow.
void draw_ways(Pen& pen, map::RoadClass road_class, const std::string& ways, const std::string& id) {
  const bool good = road_class == map::RoadClass::good;
  Pen sides = good ? pen.group("", {{"stroke-width", kGoodRoad}})
                   : pen.group("", {{"stroke-width", kPoorRoad}, {"stroke-dasharray", kBroken}});
  sides.path(ways, {{"id", id}});
  pen.again(id, {0, 0}, {{"class", "bed"}, {"stroke", style::kPaper}, {"stroke-width", good ? kGoodBed : kPoorBed}});
}

}  // namespace

void draw_front(Pen& pen, const Drawing& drawing) {
  std::vector<Point> places;
  for (std::size_t i = 0; i < drawing.picture.places.size(); ++i) places.push_back(drawing.at(i));
  const auto areas = countries(places, kReach, drawing.paper.frame());
  country(pen, drawing, areas, "all", style::kOpenWash, [](const DrawnPlace&) { return true; });
  for (const Side side : {Side::france, Side::coalition})
    country(pen, drawing, areas, style::word(side), style::wash(side),
            [side](const DrawnPlace& place) { return place.owner == side && !place.neutral; });
  country(pen, drawing, areas, "neutral", style::kNeutralWash, [](const DrawnPlace& place) { return place.neutral; });
}

void draw_seas(Pen& pen, const Drawing& drawing) {
  Pen seas = pen.group("seas", {{"fill", style::kSea}, {"stroke", style::kWater}, {"stroke-width", "0.6"}});
  for (const map::Sea& sea : drawing.picture.seas) {
    const std::vector<Point> shore = drawing.paper.at(sea.shore);
    Point least = shore.front();
    Point most = shore.front();
    for (const Point& point : shore) {
      least = {std::min(least.x, point.x), std::min(least.y, point.y)};
      most = {std::max(most.x, point.x), std::max(most.y, point.y)};
    }
    if (Box{least.x, least.y, most.x - least.x, most.y - least.y}.overlaps(drawing.paper.frame()))
      seas.path(Trace().through(shore, true).data(), {{"stroke-linejoin", "round"}});
  }
}

void draw_rivers(Pen& pen, const Drawing& drawing) {
  Pen rivers = pen.group("rivers", {{"fill", "none"},
                                    {"stroke", style::kWater},
                                    {"stroke-width", "1.1"},
                                    {"stroke-linejoin", "round"},
                                    {"stroke-linecap", "round"}});
  for (const map::River& river : drawing.picture.rivers)
    if (const std::string course = seen(curves(drawing.paper.at(river.course)), drawing.paper.frame()); !course.empty())
      rivers.path(course).told(river.name);
}

void draw_road(Pen& pen, map::RoadClass road_class, Point from, Point to) {
  draw_ways(pen, road_class, path_through({from, to}),
            id_of(road_class) + "-at-" + mm(from.x) + "-" + mm(from.y));  // a legend may have several
}

void draw_supply(Pen& pen, const Drawing& drawing) {
  Pen supply = pen.group("supply", {{"fill", "none"}, {"stroke-linecap", "round"}, {"opacity", "0.3"}});
  std::map<Side, std::vector<std::pair<std::size_t, std::size_t>>> lines;
  for (const Highway& road : drawing.picture.roads)
    if (crosses(drawing.at(road.from), drawing.at(road.to), drawing.paper.frame()))
      for (const Side side : road.supplies) lines[side].emplace_back(road.from, road.to);
  for (const auto& [side, ways] : lines)
    supply.path(strokes(ways, drawing),
                {{"class", style::word(side)}, {"stroke", style::colour(side)}, {"stroke-width", mm(kSupply)}});
}

void draw_roads(Pen& pen, const Drawing& drawing) {
  std::map<map::RoadClass, std::vector<std::pair<std::size_t, std::size_t>>> roads;
  for (const Highway& road : drawing.picture.roads)
    if (crosses(drawing.at(road.from), drawing.at(road.to), drawing.paper.frame()))
      roads[road.road_class].emplace_back(road.from, road.to);
  Pen group = pen.group("roads", {{"fill", "none"}, {"stroke", style::kRoad}, {"stroke-linejoin", "round"}});
  for (const map::RoadClass road_class : {map::RoadClass::poor, map::RoadClass::good})
    if (roads.contains(road_class))
      draw_ways(group, road_class, strokes(roads[road_class], drawing), id_of(road_class) + drawing.part);
}

}  // namespace estafette::cartography
