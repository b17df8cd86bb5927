#include "campaign/cartography/draw_land.hpp"

#include "campaign/cartography/front.hpp"
#include "campaign/cartography/style.hpp"

#include <cmath>
#include <map>
#include <numbers>

namespace estafette::cartography {
namespace {

constexpr double kReach = 60;    // mm: how far a place's country goes
constexpr double kSupply = 2.4;  // breadth of the band along lines of supply
constexpr int kBastions = 6;

/// One colour for all places of one kind: no seams between neighbours, for the group is opaque within itself.
template <typename Chosen>
void country(Pen& pen, const Drawing& drawing, const std::vector<std::vector<Point>>& areas, const std::string& kind,
             const std::string& colour, Chosen chosen) {
  std::string data;
  for (std::size_t i = 0; i < areas.size(); ++i)
    if (!areas[i].empty() && chosen(drawing.picture.places[i])) data += path_through(areas[i], true);
  if (data.empty()) return;
  pen.path(data, {{"class", "country " + kind}, {"fill", colour}, {"stroke", colour}, {"stroke-width", "0.15"}});
}

std::vector<Point> star(Point at, double outer, double inner) {
  std::vector<Point> corners;
  for (int i = 0; i < 2 * kBastions; ++i) {
    const double angle = std::numbers::pi * (i / static_cast<double>(kBastions) - 0.5);
    const double radius = i % 2 == 0 ? outer : inner;
    corners.push_back({at.x + radius * std::cos(angle), at.y + radius * std::sin(angle)});
  }
  return corners;
}

std::string fill_of(const DrawnPlace& place) {
  return place.owner ? style::colour(*place.owner) : place.neutral ? style::kNeutral : style::kPaper;
}

/// A square for France, one on its corner for the Coalition.
std::vector<Point> four_corners(Point at, double radius, Side side) {
  const double r = side == Side::france ? radius * 0.82 : radius * 1.08;
  if (side == Side::france)
    return {{at.x - r, at.y - r}, {at.x + r, at.y - r}, {at.x + r, at.y + r}, {at.x - r, at.y + r}};
  return {{at.x - r, at.y}, {at.x, at.y - r}, {at.x + r, at.y}, {at.x, at.y + r}};
}

/// The stretches of a line that lie within the frame, or start or end there.
std::string seen(const std::vector<Point>& line, const Box& frame) {
  std::string data;
  std::vector<Point> stretch;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    if (crosses(line[i], line[i + 1], frame)) {
      if (stretch.empty()) stretch.push_back(line[i]);
      stretch.push_back(line[i + 1]);
    } else if (!stretch.empty()) {
      data += path_through(stretch);
      stretch.clear();
    }
  }
  return data + path_through(stretch);
}

/// Two lines, for a poor road broken ones.
void draw_ways(Pen& pen, map::RoadClass road_class, const std::string& ways) {
  const bool good = road_class == map::RoadClass::good;
  if (good)
    pen.path(ways, {{"stroke-width", "0.95"}});
  else
    pen.path(ways, {{"stroke-width", "0.7"}, {"stroke-dasharray", "1.5 0.5"}});
  pen.path(ways, {{"class", "bed"}, {"stroke", style::kPaper}, {"stroke-width", good ? "0.5" : "0.34"}});
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
  for (const map::Sea& sea : drawing.picture.seas)
    seas.path(path_through(drawing.paper.at(sea.shore), true), {{"stroke-linejoin", "round"}});
}

void draw_rivers(Pen& pen, const Drawing& drawing) {
  Pen rivers = pen.group("rivers", {{"fill", "none"},
                                    {"stroke", style::kWater},
                                    {"stroke-width", "1.1"},
                                    {"stroke-linejoin", "round"},
                                    {"stroke-linecap", "round"}});
  for (const map::River& river : drawing.picture.rivers)
    if (const std::string course = seen(smooth(drawing.paper.at(river.course)), drawing.paper.frame()); !course.empty())
      rivers.path(course).told(river.name);
}

void draw_road(Pen& pen, map::RoadClass road_class, Point from, Point to) {
  draw_ways(pen, road_class, path_through({from, to}));
}

void draw_roads(Pen& pen, const Drawing& drawing) {
  Pen supply = pen.group("supply", {{"fill", "none"}, {"stroke-linecap", "round"}, {"opacity", "0.3"}});
  std::map<Side, std::string> lines;
  std::map<map::RoadClass, std::string> roads;
  for (const Highway& road : drawing.picture.roads) {
    if (!crosses(drawing.at(road.from), drawing.at(road.to), drawing.paper.frame())) continue;
    const std::string way = path_through({drawing.at(road.from), drawing.at(road.to)});
    for (const Side side : road.supplies) lines[side] += way;
    roads[road.road_class] += way;
  }
  for (const auto& [side, ways] : lines)
    supply.path(ways, {{"class", style::word(side)}, {"stroke", style::colour(side)}, {"stroke-width", mm(kSupply)}});
  Pen group = pen.group("roads", {{"fill", "none"}, {"stroke", style::kRoad}});
  for (const map::RoadClass road_class : {map::RoadClass::poor, map::RoadClass::good})
    if (roads.contains(road_class)) draw_ways(group, road_class, roads[road_class]);
}

void draw_sign(Pen& pen, Point at, const DrawnPlace& place) {
  const std::string fill = fill_of(place);
  const std::string kind = place.owner ? style::word(*place.owner) : place.neutral ? "neutral" : "free";
  const double radius = place.settlement == map::Settlement::city ? style::kCity : style::kTown;
  if (place.settlement == map::Settlement::fortress)
    pen.path(path_through(star(at, style::kFortress, style::kFortress * 0.6), true), {{"class", kind}, {"fill", fill}});
  else if (!place.owner)
    pen.circle(at, radius - 0.1, {{"class", kind}, {"fill", fill}});
  else
    pen.path(path_through(four_corners(at, radius, *place.owner), true), {{"class", kind}, {"fill", fill}});
  if (place.settlement == map::Settlement::town) return;
  const double eye = place.settlement == map::Settlement::city ? style::kCity / 2.6 : style::kFortress * 0.42;
  pen.circle(at, eye, {{"class", "bed"}, {"fill", style::kPaper}, {"stroke", "none"}});
}

void draw_places(Pen& pen, const Drawing& drawing) {
  Pen places = pen.group("places", {{"stroke", style::kInk}, {"stroke-width", "0.22"}});
  for (std::size_t i = 0; i < drawing.picture.places.size(); ++i) {
    const DrawnPlace& place = drawing.picture.places[i];
    if (!drawing.paper.frame().overlaps(drawing.layout.signs[i])) continue;
    Pen sign = places.group("place kept", {{"data-at", mm(drawing.at(i).x) + " " + mm(drawing.at(i).y)},
                                           {"data-place", std::to_string(i)}});
    std::string told = place.told;
    if (place.owner) told += "; held by " + drawing.picture.sides[*place.owner].people;
    if (place.neutral) told += "; neutral";
    if (!place.siege.empty()) {
      told += "; " + place.siege;
      sign.circle(drawing.at(i), style::kSiege - 0.3,
                  {{"class", "siege"},
                   {"fill", "none"},
                   {"stroke", style::kBattle},
                   {"stroke-width", "0.5"},
                   {"stroke-dasharray", "0.9 0.5"}});
    }
    sign.told(told);
    draw_sign(sign, drawing.at(i), place);
  }
}

void draw_anchor(Pen& pen, Point middle, double height) {
  const double h = height * 0.36;
  const double x = middle.x;
  const double y = middle.y;
  Pen anchor = pen.group("anchor", {{"fill", "none"}, {"stroke", style::kWaterName}, {"stroke-width", "0.25"}});
  anchor.told("port");
  anchor.circle({x, y - 0.8 * h}, 0.25 * h);
  anchor.path("M" + mm(x) + " " + mm(y - 0.55 * h) + "V" + mm(y + h));
  anchor.path("M" + mm(x - 0.5 * h) + " " + mm(y - 0.2 * h) + "H" + mm(x + 0.5 * h));
  anchor.path("M" + mm(x - 0.8 * h) + " " + mm(y + 0.35 * h) + "Q" + mm(x - 0.6 * h) + " " + mm(y + h) + " " + mm(x) +
              " " + mm(y + h) + "Q" + mm(x + 0.6 * h) + " " + mm(y + h) + " " + mm(x + 0.8 * h) + " " +
              mm(y + 0.35 * h));
}

void draw_depot(Pen& pen, Point middle, double height, Side side) {
  const double h = height * 0.36;
  Pen depot = pen.group("depot");
  depot.told("depot");
  depot.path(path_through({{middle.x - h, middle.y + h},
                           {middle.x - h, middle.y - 0.1 * h},
                           {middle.x, middle.y - h},
                           {middle.x + h, middle.y - 0.1 * h},
                           {middle.x + h, middle.y + h}},
                          true),
             {{"class", style::word(side)}, {"fill", style::colour(side)}});
}

}  // namespace estafette::cartography
