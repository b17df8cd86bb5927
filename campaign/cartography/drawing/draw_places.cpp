#include "campaign/cartography/drawing/draw_places.hpp"

#include "campaign/cartography/layout/name_seats.hpp"
#include "campaign/cartography/paper/style.hpp"

#include <cmath>
#include <map>
#include <numbers>

namespace estafette::cartography {
namespace {

constexpr int kBastions = 6;
constexpr double kBaseline = 0.78;  // of the height of letters, from the top
constexpr int kHundredths = 100;    // signs are drawn finer than the land

std::vector<Point> star(double outer, double inner) {
  std::vector<Point> corners;
  for (int i = 0; i < 2 * kBastions; ++i) {
    const double angle = std::numbers::pi * (i / static_cast<double>(kBastions) - 0.5);
    const double radius = i % 2 == 0 ? outer : inner;
    corners.push_back({radius * std::cos(angle), radius * std::sin(angle)});
  }
  return corners;
}

/// A square for France, one on its corner for the Coalition.
std::vector<Point> four_corners(double radius, Side side) {
  const double r = side == Side::france ? radius * 0.82 : radius * 1.08;
  if (side == Side::france) return {{-r, -r}, {r, -r}, {r, r}, {-r, r}};
  return {{-r, 0}, {0, -r}, {r, 0}, {0, r}};
}

/// "f", "c", "n", or nothing.
std::string holder(const DrawnPlace& place) {
  return place.owner ? style::letter(*place.owner) : place.neutral ? "n" : "";
}

std::string sign_id(const DrawnPlace& place) {
  if (place.settlement == map::Settlement::fortress) return "fortress";
  const std::string size = place.settlement == map::Settlement::city ? "city" : "town";
  return place.owner ? size + "-" + style::letter(*place.owner) : size;
}

std::string told_of(const DrawnPlace& place, const campaign::Sides& sides) {
  std::string told = place.told;
  if (place.owner) told += "; held by " + sides[*place.owner].people;
  if (place.neutral) told += "; neutral";
  if (!place.siege.empty()) told += "; " + place.siege;
  return told;
}

}  // namespace

void define_signs(svg::SvgFile& file) {
  Pen all = file.definitions();
  const auto define = [&](const std::string& id) { return all.group("", {{"id", id}}); };
  for (const bool city : {false, true}) {
    const double radius = city ? style::kCity : style::kTown;
    const std::string size = city ? "city" : "town";
    std::vector<Pen> made = {define(size), define(size + "-f"), define(size + "-c")};
    made[0].circle({0, 0}, radius - 0.1);
    made[1].path(Trace(kHundredths).through(four_corners(radius, Side::france), true).data());
    made[2].path(Trace(kHundredths).through(four_corners(radius, Side::coalition), true).data());
    for (Pen& sign : made)
      if (city) sign.circle({0, 0}, style::kCity / 2.6, {{"class", "eye"}});
  }
  Pen fortress = define("fortress");
  fortress.path(Trace(kHundredths).through(star(style::kFortress, style::kFortress * 0.6), true).data());
  fortress.circle({0, 0}, style::kFortress * 0.42, {{"class", "eye"}});
}

void draw_sign(Pen& pen, Point at, const DrawnPlace& place) {
  pen.again(sign_id(place), tenths(at));
}

void draw_name(Pen& pen, const PlaceName& name, const DrawnPlace& place, Point moved) {
  const Face face = place.settlement == map::Settlement::town ? Face::serif : Face::serif_bold;
  const double left = name.box.left + moved.x;
  const double top = name.box.top + moved.y;
  pen.words(plain_lettering(place.name, {left, top + kBaseline * name.letters}, face, name.letters));
  double beside = left + breadth(place.name, face, name.letters) + name.letters / 2;
  if (const double wide = fought_breadth(place); wide > 0) {
    const double date = breadth(place.fought, Face::serif, style::kTownLetters);
    pen.words(plain_lettering(place.fought, {beside - name.letters / 2 + wide - date, top + kBaseline * name.letters},
                              Face::serif, style::kTownLetters),
              {{"class", "fought"}});
    beside += wide;
  }
  const double middle = top + name.letters / 2;
  if (place.port) {
    draw_anchor(pen, {beside, middle}, name.letters);
    beside += name.letters;
  }
  if (place.depot) draw_depot(pen, {beside, middle}, name.letters, *place.depot);
}

void draw_places(Pen& pen, const Drawing& drawing) {
  const MapPicture& picture = drawing.picture;
  std::map<std::size_t, const PlaceName*> names;
  for (const PlaceName& name : drawing.layout.names) names[name.place] = &name;
  // Towns lie under cities, and those under fortresses.
  std::map<std::pair<int, std::string>, std::vector<std::size_t>> kinds;
  for (std::size_t i = 0; i < picture.places.size(); ++i)
    if (drawing.paper.frame().overlaps(drawing.layout.signs[i]))
      kinds[{picture.places[i].settlement == map::Settlement::town ? 0 : 1, holder(picture.places[i])}].push_back(i);
  Pen all = pen.group("places names");
  for (const auto& [kind, places] : kinds) {
    Pen group = all.group(kind.second + (kind.first > 0 ? kind.second.empty() ? "b" : " b" : ""));
    for (const std::size_t i : places) {
      const DrawnPlace& place = picture.places[i];
      const auto name = names.find(i);
      Pen one = group.group("");
      const Point at = drawing.at(i);
      if (name != names.end() && name->second->pointed)
        one.path(Trace().through({at, name->second->box.nearest(at)}).data(), {{"class", "pointer"}});
      if (!place.siege.empty())
        one.circle(tenths(at), style::kSiege - 0.3,
                   {{"class", "siege"},
                    {"fill", "none"},
                    {"stroke", style::kBattle},
                    {"stroke-width", "0.5"},
                    {"stroke-dasharray", "0.9 0.5"}});
      Pen sign = one.again(sign_id(place), tenths(at));
      if (drawing.tells_places) sign.told(told_of(place, picture.sides));
      if (name == names.end()) continue;
      if (!drawing.shown_larger(i)) {
        draw_name(one, *name->second, place, {});
        continue;
      }
      Pen far = one.group("far");
      draw_name(far, *name->second, place, {});
    }
  }
}

void draw_anchor(Pen& pen, Point middle, double height) {
  const double h = height * 0.36;
  const double x = middle.x;
  const double y = middle.y;
  Trace lines(kHundredths);
  lines.move({x, y - 0.55 * h}).line({x, y + h}).move({x - 0.5 * h, y - 0.2 * h}).line({x + 0.5 * h, y - 0.2 * h});
  lines.move({x - 0.8 * h, y + 0.35 * h});
  lines.curve({x - 0.67 * h, y + 0.78 * h}, {x - 0.4 * h, y + h}, {x, y + h});
  lines.curve({x + 0.4 * h, y + h}, {x + 0.67 * h, y + 0.78 * h}, {x + 0.8 * h, y + 0.35 * h});
  Pen anchor = pen.group("anchor");
  anchor.told("port");
  anchor.circle({x, y - 0.8 * h}, 0.25 * h);
  anchor.path(lines.data());
}

void draw_depot(Pen& pen, Point middle, double height, Side side) {
  const double h = height * 0.36;
  Pen depot = pen.group(style::letter(side));
  depot.told("depot");
  depot.path(Trace(kHundredths)
                 .through({{middle.x - h, middle.y + h},
                           {middle.x - h, middle.y - 0.1 * h},
                           {middle.x, middle.y - h},
                           {middle.x + h, middle.y - 0.1 * h},
                           {middle.x + h, middle.y + h}},
                          true)
                 .data(),
             {{"class", "house"}});
}

}  // namespace estafette::cartography
