#include "campaign/cartography/draw_land.hpp"

#include "campaign/cartography/front.hpp"
#include "campaign/cartography/style.hpp"

#include <cmath>
#include <numbers>

namespace estafette::cartography {
namespace {

constexpr double kReach = 60;       // mm: how far a place's country goes
constexpr double kBaseline = 0.78;  // of the height of letters, from the top
constexpr double kSupply = 2.4;     // breadth of the band along lines of supply
constexpr int kBastions = 6;

/// One colour for all places of one kind: no seams between neighbours, for the group is opaque within itself.
template <typename Chosen>
void country(Pen& pen, const Drawing& drawing, const std::vector<std::vector<Point>>& areas, const std::string& kind,
             const std::string& colour, const char* opacity, Chosen chosen) {
  std::string data;
  for (std::size_t i = 0; i < areas.size(); ++i)
    if (!areas[i].empty() && chosen(drawing.picture.places[i])) data += path_through(areas[i], true);
  if (data.empty()) return;
  Pen group = pen.group("country " + kind, {{"opacity", opacity}});
  group.path(data, {{"fill", colour}, {"stroke", colour}, {"stroke-width", "0.15"}});
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

void name_of(Pen& pen, const PlaceName& name, const DrawnPlace& place) {
  const bool town = place.settlement == map::Settlement::town;
  const Face face = town ? Face::serif : Face::serif_bold;
  pen.words(lettering(place.name, {name.box.left, name.box.top + kBaseline * name.letters}, face, name.letters));
  double beside = name.box.left + breadth(place.name, face, name.letters) + name.letters / 2;
  const double middle = name.box.middle().y;
  if (place.port) {
    draw_anchor(pen, {beside, middle}, name.letters);
    beside += name.letters;
  }
  if (place.depot) draw_depot(pen, {beside, middle}, name.letters, *place.depot);
}

}  // namespace

void draw_front(Pen& pen, const Drawing& drawing) {
  std::vector<Point> places;
  for (std::size_t i = 0; i < drawing.picture.places.size(); ++i) places.push_back(drawing.at(i));
  const auto areas = countries(places, kReach, drawing.paper.frame());
  country(pen, drawing, areas, "all", "#cbb98a", "0.16", [](const DrawnPlace&) { return true; });
  for (const Side side : {Side::france, Side::coalition})
    country(pen, drawing, areas, style::word(side), style::colour(side), "0.2",
            [side](const DrawnPlace& place) { return place.owner == side && !place.neutral; });
  country(pen, drawing, areas, "neutral", style::kNeutral, "0.3",
          [](const DrawnPlace& place) { return place.neutral; });
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
    rivers.path(path_through(smooth(drawing.paper.at(river.course)))).told(river.name);
}

void draw_road(Pen& pen, map::RoadClass road_class, Point from, Point to) {
  const bool good = road_class == map::RoadClass::good;
  const std::string data = path_through({from, to});
  if (good)
    pen.path(data, {{"stroke-width", "0.95"}});
  else
    pen.path(data, {{"stroke-width", "0.7"}, {"stroke-dasharray", "1.5 0.5"}});
  pen.path(data, {{"class", "bed"}, {"stroke", style::kPaper}, {"stroke-width", good ? "0.5" : "0.34"}});
}

void draw_roads(Pen& pen, const Drawing& drawing) {
  Pen supply = pen.group("supply", {{"fill", "none"}, {"stroke-linecap", "round"}, {"opacity", "0.45"}});
  for (const Highway& road : drawing.picture.roads)
    for (const Side side : road.supplies)
      supply.path(path_through({drawing.at(road.from), drawing.at(road.to)}),
                  {{"class", style::word(side)}, {"stroke", style::colour(side)}, {"stroke-width", mm(kSupply)}});
  Pen roads = pen.group("roads", {{"fill", "none"}, {"stroke", style::kRoad}});
  for (const map::RoadClass road_class : {map::RoadClass::poor, map::RoadClass::good})
    for (const Highway& road : drawing.picture.roads)
      if (road.road_class == road_class && crosses(drawing.at(road.from), drawing.at(road.to), drawing.paper.frame()))
        draw_road(roads, road_class, drawing.at(road.from), drawing.at(road.to));
}

void draw_sign(Pen& pen, Point at, const DrawnPlace& place) {
  const std::string fill = fill_of(place);
  const std::string kind = place.owner ? style::word(*place.owner) : place.neutral ? "neutral" : "free";
  switch (place.settlement) {
    case map::Settlement::town:
      pen.circle(at, style::kTown - 0.1, {{"class", kind}, {"fill", fill}});
      break;
    case map::Settlement::city:
      pen.circle(at, style::kCity - 0.1, {{"class", kind}, {"fill", fill}});
      pen.circle(at, style::kCity / 2.4, {{"class", "bed"}, {"fill", style::kPaper}, {"stroke", "none"}});
      break;
    case map::Settlement::fortress:
      pen.path(path_through(star(at, style::kFortress, style::kFortress * 0.6), true),
               {{"class", kind}, {"fill", fill}});
      pen.circle(at, style::kFortress * 0.42, {{"class", "bed"}, {"fill", style::kPaper}, {"stroke", "none"}});
      break;
  }
}

void draw_places(Pen& pen, const Drawing& drawing) {
  Pen places = pen.group("places", {{"stroke", style::kInk}, {"stroke-width", "0.22"}});
  for (std::size_t i = 0; i < drawing.picture.places.size(); ++i) {
    const DrawnPlace& place = drawing.picture.places[i];
    if (!drawing.paper.frame().overlaps(drawing.layout.signs[i])) continue;
    Pen sign = places.group("place");
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

void draw_names(Pen& pen, const Drawing& drawing) {
  const Attributes halo = {
      {"stroke", style::kPaper}, {"stroke-width", "0.5"}, {"stroke-linejoin", "round"}, {"paint-order", "stroke"}};
  Pen waters = pen.group("waternames", halo);
  for (const WaterName& name : drawing.layout.water_names) {
    const Point start{name.middle.x - name.length / 2, name.middle.y + name.letters * 0.32};
    waters.words(lettering(name.text, start, Face::serif, name.letters, name.length),
                 {{"transform", "rotate(" + mm(name.degrees) + " " + mm(name.middle.x) + " " + mm(name.middle.y) + ")"},
                  {"font-style", "italic"},
                  {"fill", style::kWaterName}});
  }
  Pen pointers = pen.group("pointers", {{"stroke", style::kInk}, {"stroke-width", "0.18"}});
  for (const PlaceName& name : drawing.layout.names)
    if (name.pointed) pointers.path(path_through({drawing.at(name.place), name.box.nearest(drawing.at(name.place))}));
  Pen names = pen.group("names", halo);
  for (const PlaceName& name : drawing.layout.names) name_of(names, name, drawing.picture.places[name.place]);
}

}  // namespace estafette::cartography
