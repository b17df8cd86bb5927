#include "campaign/cartography/drawing/draw_forces.hpp"

#include "campaign/cartography/drawing/draw_counters.hpp"
#include "campaign/cartography/paper/style.hpp"

#include <algorithm>
#include <map>

namespace estafette::cartography {
namespace {

constexpr double kArrow = 1.1;   // breadth of an arrow's shaft
constexpr double kHead = 2.4;    // length of its head
constexpr double kBeside = 0.9;  // from the middle of the road, to the right of who marches

/// The point that lies so far from `from` towards `to`.
Point towards(Point from, Point to, double by) {
  const double span = std::max(distance(from, to), 1e-9);
  return {from.x + (to.x - from.x) / span * by, from.y + (to.y - from.y) / span * by};
}

/// The stretch moved to the right of who goes along it.
std::pair<Point, Point> to_the_right(Point from, Point to) {
  const double span = std::max(distance(from, to), 1e-9);
  const double right = -(to.y - from.y) / span * kBeside;
  const double down = (to.x - from.x) / span * kBeside;
  return {{from.x + right, from.y + down}, {to.x + right, to.y + down}};
}

}  // namespace

void draw_arrow(Pen& pen, const std::vector<Point>& way, Side side) {
  const std::string colour = style::colour(side);
  std::vector<Point> shaft;
  for (std::size_t i = 0; i + 1 < way.size(); ++i) {
    const auto [from, to] = to_the_right(way[i], way[i + 1]);
    const bool last = i + 2 == way.size();
    const double end = distance(from, to) - style::kCity - (last ? kHead : 0.0);
    shaft.push_back(towards(from, to, std::min(style::kCity, distance(from, to) / 2)));
    shaft.push_back(towards(from, to, std::max(end, 0.1)));
  }
  const auto [from, to] = to_the_right(way[way.size() - 2], way.back());
  const Point tip = towards(from, to, distance(from, to) - style::kCity);
  const Point base = shaft.back();
  const Point across{-(tip.y - base.y) * 0.42, (tip.x - base.x) * 0.42};
  pen.path(Trace().through(shaft).data(), {{"class", style::word(side)},
                                           {"fill", "none"},
                                           {"stroke", colour},
                                           {"stroke-width", mm(kArrow)},
                                           {"stroke-dasharray", side == Side::france ? "none" : "2.2 0.9"},
                                           {"stroke-linejoin", "round"}});
  Pen head = pen.group("k slowly", {{"data-at", Drawing::at_data(base)}});
  head.path(Trace(100)
                .through({tip, {base.x + across.x, base.y + across.y}, {base.x - across.x, base.y - across.y}}, true)
                .data(),
            {{"class", std::string("head ") + style::word(side)}, {"fill", colour}});
}

void draw_marches(Pen& pen, const Drawing& drawing) {
  std::map<std::pair<Side, std::vector<std::size_t>>, std::string> by_way;
  for (const March& march : drawing.picture.marches) {
    std::string& told = by_way[{march.side, march.way}];
    told += (told.empty() ? "" : "; ") + march.told;
  }
  for (const auto& [key, told] : by_way) {
    std::vector<Point> way;
    for (const std::size_t place : key.second) way.push_back(drawing.at(place));
    bool seen = false;
    for (std::size_t i = 0; i + 1 < way.size(); ++i)
      seen = seen || crosses(way[i], way[i + 1], drawing.paper.frame().grown(kHead));
    if (!seen) continue;
    Pen group = pen.group("march");
    group.told(told);
    draw_arrow(group, way, key.first);
  }
}

void draw_boats(Pen& pen, Point from, Point to, Side side) {
  const std::string data = path_through({from, to});
  pen.path(data, {{"class", style::word(side)},
                  {"fill", "none"},
                  {"stroke", style::colour(side)},
                  {"stroke-width", "2"},
                  {"stroke-dasharray", "0.5 0.6"}});
  pen.path(data,
           {{"class", style::word(side)}, {"fill", "none"}, {"stroke", style::colour(side)}, {"stroke-width", "0.5"}});
}

void draw_bridges(Pen& pen, const Drawing& drawing) {
  for (const BoatBridge& bridge : drawing.picture.bridges) {
    if (!crosses(drawing.at(bridge.near_bank), drawing.at(bridge.far_bank), drawing.paper.frame())) continue;
    Pen group = pen.group("bridge");
    group.told(bridge.told);
    draw_boats(group, drawing.at(bridge.near_bank), drawing.at(bridge.far_bank), bridge.side);
  }
}

void draw_swords(Pen& pen, Point middle) {
  constexpr double kStroke = 2.1;
  const auto blade = [&](double way) {
    return path_through(
               {{middle.x - way * kStroke, middle.y + kStroke}, {middle.x + way * kStroke, middle.y - kStroke}}) +
           path_through({{middle.x - way * 1.7, middle.y + 0.6}, {middle.x - way * 0.6, middle.y + 1.7}});
  };
  const std::string data = blade(1) + blade(-1);
  pen.path(data, {{"class", "rim"}, {"fill", "none"}, {"stroke", style::kPaper}, {"stroke-width", "1.2"}});
  pen.path(data, {{"class", "swords"}, {"fill", "none"}, {"stroke", style::kBattle}, {"stroke-width", "0.55"}});
}

void draw_battles(Pen& pen, const Drawing& drawing) {
  for (std::size_t i = 0; i < drawing.picture.places.size(); ++i) {
    if (drawing.picture.places[i].battle.empty() || !drawing.paper.frame().overlaps(drawing.layout.signs[i])) continue;
    Pen group = pen.group("battle k", {{"data-at", Drawing::at_data(drawing.at(i))}});
    group.told(drawing.picture.places[i].battle);
    draw_swords(group, drawing.at(i));
  }
}

void draw_leader(Pen& pen, const Drawing& drawing, const Stack& stack) {
  const Point home = drawing.at(stack.place);
  const double radius = radius_of(drawing.picture.places[stack.place]);
  const Point end = stack.box.nearest(home);
  const std::string way = Trace().move(towards(home, end, std::min(radius, distance(home, end)))).line(end).data();
  pen.path(way, {{"class", "rim"}, {"stroke", style::kPaper}, {"stroke-width", "1.1"}});
  pen.path(way, {{"class", style::word(stack.side)}, {"stroke", style::colour(stack.side)}, {"stroke-width", "0.6"}});
}

void draw_leaders(Pen& pen, const Drawing& drawing) {
  Pen leaders = pen.group("leaders");
  for (const Stack& stack : drawing.layout.stacks) {
    if (!stack.apart) continue;
    Pen leader = drawing.kept(leaders, "", stack.place);
    draw_leader(leader, drawing, stack);
  }
}

void draw_counters(Pen& pen, const Drawing& drawing) {
  Pen all = pen.group("counters");
  for (const Stack& stack : drawing.layout.stacks) {
    Pen group = drawing.kept(all, "stack", stack.place);
    draw_stack(group, drawing, stack);
  }
}

}  // namespace estafette::cartography
