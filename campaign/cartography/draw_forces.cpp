#include "campaign/cartography/draw_forces.hpp"

#include "campaign/cartography/counter_form.hpp"
#include "campaign/cartography/style.hpp"

#include <algorithm>
#include <map>

namespace estafette::cartography {
namespace {

constexpr double kArrow = 1.1;            // breadth of an arrow's shaft
constexpr double kHead = 2.4;             // length of its head
constexpr double kBeside = 0.9;           // from the middle of the road, to the right of who marches
constexpr double kCounterBaseline = 2.0;  // of the letters, below the top of their line
constexpr double kGap = 0.6;
constexpr const char* kWhite = "#ffffff";

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

/// Inks of a counter: own forces white on their side's colour, the reported ones in that colour on paper.
struct Inks {
  std::string ground, edge, letters, dashes;
};

Inks inks_of(const Counter& counter) {
  const std::string colour = style::colour(counter.side);
  if (counter.certainty == Certainty::own) return {colour, kWhite, kWhite, "none"};
  const char* dashes = counter.certainty == Certainty::named   ? "none"
                       : counter.certainty == Certainty::vague ? "1.6 0.6"
                                                               : "0.4 0.6";
  return {kWhite, colour, colour, dashes};
}

void arm_sign(Pen& pen, const Box& box, CounterArm arm, const std::string& ink) {
  Pen sign = pen.group("arm", {{"fill", "none"}, {"stroke", ink}, {"stroke-width", "0.25"}});
  sign.box(box);
  const std::string rising = path_through({{box.left, box.bottom()}, {box.right(), box.top}});
  const std::string falling = path_through({{box.left, box.top}, {box.right(), box.bottom()}});
  sign.path(arm == CounterArm::foot ? rising + falling : rising);
}

/// Letters in small fields, from the right edge to the left; round for pieces, square for conditions.
void badges(Pen& pen, const std::string& signs, double right, double top, bool round, const Inks& inks) {
  double left = right - static_cast<double>(signs.size()) * style::kBadge;
  for (const char sign : signs) {
    const Box box{left + 0.1, top + 0.15, style::kBadge - 0.2, style::kBadge - 0.2};
    if (round)
      pen.circle(box.middle(), box.width / 2, {{"fill", inks.letters}, {"stroke", "none"}});
    else
      pen.box(box, {{"fill", inks.letters}, {"stroke", "none"}});
    const std::string letter(1, sign);
    constexpr double kLetter = 1.9;
    const double wide = breadth(letter, Face::sans_bold, kLetter);
    pen.words(lettering(letter, {box.middle().x - wide / 2, box.middle().y + 0.68}, Face::sans_bold, kLetter),
              {{"fill", inks.ground}});
    left += style::kBadge;
  }
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
  pen.path(path_through(shaft), {{"class", style::word(side)},
                                 {"fill", "none"},
                                 {"stroke", colour},
                                 {"stroke-width", mm(kArrow)},
                                 {"stroke-linejoin", "round"}});
  pen.path(path_through({tip, {base.x + across.x, base.y + across.y}, {base.x - across.x, base.y - across.y}}, true),
           {{"class", style::word(side)}, {"fill", colour}});
}

void draw_marches(Pen& pen, const Drawing& drawing) {
  std::map<std::pair<Side, std::vector<std::size_t>>, std::string> by_way;
  for (const March& march : drawing.picture.marches) {
    std::string& told = by_way[{march.side, march.way}];
    told += (told.empty() ? "" : "; ") + march.told;
  }
  for (const auto& [key, told] : by_way) {
    Pen group = pen.group("march");
    group.told(told);
    std::vector<Point> way;
    for (const std::size_t place : key.second) way.push_back(drawing.at(place));
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
    Pen group = pen.group("bridge");
    group.told(bridge.told);
    draw_boats(group, drawing.at(bridge.near_bank), drawing.at(bridge.far_bank), bridge.side);
  }
}

void draw_swords(Pen& pen, Point middle) {
  constexpr double kReach = 2.1;
  const auto blade = [&](double way) {
    return path_through({{middle.x - way * kReach, middle.y + kReach}, {middle.x + way * kReach, middle.y - kReach}}) +
           path_through({{middle.x - way * 1.7, middle.y + 0.6}, {middle.x - way * 0.6, middle.y + 1.7}});
  };
  const std::string data = blade(1) + blade(-1);
  pen.path(data, {{"class", "rim"}, {"fill", "none"}, {"stroke", style::kPaper}, {"stroke-width", "1.2"}});
  pen.path(data, {{"class", "swords"}, {"fill", "none"}, {"stroke", style::kBattle}, {"stroke-width", "0.55"}});
}

void draw_battles(Pen& pen, const Drawing& drawing) {
  for (std::size_t i = 0; i < drawing.picture.places.size(); ++i) {
    if (drawing.picture.places[i].battle.empty()) continue;
    Pen group = pen.group("battle");
    group.told(drawing.picture.places[i].battle);
    draw_swords(group, drawing.at(i));
  }
}

void draw_counter(Pen& pen, const Counter& counter, const Box& box) {
  const Inks inks = inks_of(counter);
  Pen group = pen.group(std::string("counter ") + style::word(counter.side));
  group.told(counter.told);
  group.box(
      box.grown(-0.1),
      {{"fill", inks.ground}, {"stroke", inks.edge}, {"stroke-width", "0.25"}, {"stroke-dasharray", inks.dashes}});
  const double left = box.left + style::kInset;
  const double right = box.right() - style::kInset;
  double top = box.top + style::kInset / 2;
  const bool two_lines = lines_of(counter) == 2;
  badges(group, counter.pieces,
         two_lines ? right : right - static_cast<double>(counter.condition.size()) * style::kBadge, top, true, inks);
  if (two_lines) {
    const bool armed = counter.arm != CounterArm::none;
    if (armed) arm_sign(group, {left, top + 0.4, style::kArmSign, style::kRow - 0.9}, counter.arm, inks.letters);
    const double start = armed ? left + style::kArmSign + kGap : left;
    group.words(lettering(counter.name, {start, top + kCounterBaseline}, Face::sans_bold, style::kCounterLetters),
                {{"fill", inks.letters}});
    top += style::kRow;
  }
  double start = left;
  if (!counter.nation.empty()) {
    group.words(lettering(counter.nation, {start, top + kCounterBaseline}, Face::sans, style::kCounterLetters),
                {{"fill", inks.letters}});
    start += nation_width(counter) + kGap;
  }
  if (!counter.strength.empty())
    group.words(lettering(counter.strength, {start, top + kCounterBaseline}, Face::sans_bold, style::kCounterLetters),
                {{"fill", inks.letters}});
  badges(group, counter.condition, right, top, false, inks);
}

void draw_counters(Pen& pen, const Drawing& drawing) {
  Pen all = pen.group("counters");
  for (const Stack& stack : drawing.layout.stacks) {
    const Point home = drawing.at(stack.place);
    const double radius = radius_of(drawing.picture.places[stack.place]);
    const Point end = stack.box.nearest(home);
    all.path(path_through({towards(home, end, std::min(radius, distance(home, end))), end}),
             {{"class", style::word(stack.side)}, {"stroke", style::colour(stack.side)}, {"stroke-width", "0.5"}});
    for (const Stack::Seated& seated : stack.seated)
      draw_counter(all, drawing.picture.counters[seated.counter], seated.box);
  }
}

}  // namespace estafette::cartography
