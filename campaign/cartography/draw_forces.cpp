#include "campaign/cartography/draw_forces.hpp"

#include "campaign/cartography/counter_form.hpp"
#include "campaign/cartography/place_lists.hpp"
#include "campaign/cartography/style.hpp"

#include <algorithm>
#include <map>

namespace estafette::cartography {
namespace {

constexpr double kArrow = 1.1;             // breadth of an arrow's shaft
constexpr double kHead = 2.4;              // length of its head
constexpr double kBeside = 0.9;            // from the middle of the road, to the right of who marches
constexpr double kCounterBaseline = 2.28;  // of the letters, below the top of the counter
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

/// Foot crossed, horse with one stroke, a garrison as a rampart.
void sign_of_arm(Pen& pen, const Box& box, const Counter& counter, const std::string& ink) {
  Pen sign = pen.group("arm", {{"fill", "none"}, {"stroke", ink}, {"stroke-width", "0.25"}});
  if (counter.garrison) {
    const double step = box.width / 4;
    sign.path(path_through({{box.left, box.bottom()},
                            {box.left, box.top},
                            {box.left + step, box.top + 0.9},
                            {box.middle().x, box.top},
                            {box.right() - step, box.top + 0.9},
                            {box.right(), box.top},
                            {box.right(), box.bottom()}},
                           true));
    return;
  }
  const std::string rising = path_through({{box.left, box.bottom()}, {box.right(), box.top}});
  const std::string falling = path_through({{box.left, box.top}, {box.right(), box.bottom()}});
  sign.box(box);
  sign.path(counter.arm == CounterArm::foot ? rising + falling : rising);
}

/// Letters in small discs from the left on: pieces first, then conditions, which are square.
void badges(Pen& pen, const Counter& counter, Point from, const Inks& inks) {
  constexpr double kLetter = 1.8;
  const std::string signs = counter.pieces + counter.condition;
  for (std::size_t i = 0; i < signs.size(); ++i) {
    const Point middle{from.x + (static_cast<double>(i) + 0.5) * style::kBadge, from.y};
    constexpr double kRadius = style::kBadge / 2 - 0.1;
    if (i < counter.pieces.size())
      pen.circle(middle, kRadius, {{"fill", inks.letters}, {"stroke", "none"}});
    else
      pen.box({middle.x - kRadius + 0.1, middle.y - kRadius + 0.1, 2 * kRadius - 0.2, 2 * kRadius - 0.2},
              {{"fill", inks.letters}, {"stroke", "none"}});
    const std::string letter(1, signs[i]);
    const double wide = breadth(letter, Face::sans_bold, kLetter);
    pen.words(lettering(letter, {middle.x - wide / 2, middle.y + 0.65}, Face::sans_bold, kLetter),
              {{"fill", inks.ground}});
  }
}

/// A rectangle whose corners are cut off by so much.
std::string clipped(const Box& box, double corner) {
  const double l = box.left;
  const double t = box.top;
  const double r = box.right();
  const double b = box.bottom();
  return path_through({{l + corner, t},
                       {r - corner, t},
                       {r, t + corner},
                       {r, b - corner},
                       {r - corner, b},
                       {l + corner, b},
                       {l, b - corner},
                       {l, t + corner}},
                      true);
}

/// The shape tells the side as the colour does: France square, the Coalition with clipped corners and a line within.
void ground(Pen& pen, Side side, const Box& box, const Inks& inks) {
  const double corner = side == Side::france ? 0 : style::kCorner;
  pen.path(clipped(box.grown(-0.1), corner), {{"class", "plate"},
                                              {"fill", inks.ground},
                                              {"stroke", inks.edge},
                                              {"stroke-width", "0.25"},
                                              {"stroke-dasharray", inks.dashes}});
  if (side == Side::coalition)
    pen.path(clipped(box.grown(-0.4), corner * 0.8), {{"class", "inner"},
                                                      {"fill", "none"},
                                                      {"stroke", inks.letters},
                                                      {"stroke-width", "0.12"},
                                                      {"opacity", "0.75"}});
}

/// All counters of the stack, one below the other, over its summary: hidden until somebody asks for them.
void draw_open(Pen& pen, const Drawing& drawing, const Stack& stack, const std::string& id) {
  double widest = 0;
  for (const Stack::Seated& seated : stack.seated)
    widest = std::max(widest, width_of(drawing.picture.counters[seated.counter]));
  const Box& frame = drawing.paper.frame();
  const double high = style::kRow * static_cast<double>(stack.seated.size());
  const bool above = stack.box.middle().y < drawing.at(stack.place).y;
  const bool to_the_left = stack.box.middle().x < drawing.at(stack.place).x;
  Box list{to_the_left ? stack.box.right() - widest : stack.box.left, above ? stack.box.bottom() - high : stack.box.top,
           widest, high};
  list.left = std::clamp(list.left, frame.left, std::max(frame.left, frame.right() - widest));
  list.top = std::clamp(list.top, frame.top, std::max(frame.top, frame.bottom() - high));
  Pen rows = pen.group("rows", {{"id", id}, {"display", "none"}});
  rows.box(list.grown(0.3), {{"class", "paper"}, {"fill", style::kPaper}});
  for (std::size_t i = 0; i < stack.seated.size(); ++i)
    draw_counter(rows, drawing.picture.counters[stack.seated[i].counter],
                 {list.left, list.top + static_cast<double>(i) * style::kRow, widest, style::kRow});
}

/// One counter for all; who follows its link sees them all. It works without a script.
void draw_summary(Pen& pen, const Drawing& drawing, const Stack& stack) {
  const std::string id = "at-" + std::to_string(stack.place) + "-" + style::word(stack.side) + drawing.part;
  Pen link = pen.link("#" + id, "of-" + id);
  draw_counter(link, *stack.summary, stack.box);
  Pen back = pen.link("#of-" + id, "rows-" + id);
  draw_open(back, drawing, stack, id);
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
                                 {"stroke-dasharray", side == Side::france ? "none" : "2.2 0.9"},
                                 {"stroke-linejoin", "round"}});
  Pen head = pen.group("kept slowly", {{"data-at", mm(base.x) + " " + mm(base.y)}});
  head.path(path_through({tip, {base.x + across.x, base.y + across.y}, {base.x - across.x, base.y - across.y}}, true),
            {{"class", std::string("head ") + style::word(side)}, {"fill", colour}});
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
    if (drawing.picture.places[i].battle.empty() || !drawing.paper.frame().overlaps(drawing.layout.signs[i])) continue;
    Pen group = pen.group("battle kept", {{"data-at", mm(drawing.at(i).x) + " " + mm(drawing.at(i).y)}});
    group.told(drawing.picture.places[i].battle);
    draw_swords(group, drawing.at(i));
  }
}

void draw_counter(Pen& pen, const Counter& counter, const Box& box) {
  const Inks inks = inks_of(counter);
  Pen group = pen.group(std::string("counter ") + style::word(counter.side) +
                        (counter.certainty == Certainty::own ? " own" : " reported"));
  group.told(counter.told);
  ground(group, counter.side, box, inks);
  double left = box.left + style::kInset;
  if (counter.garrison || counter.arm != CounterArm::none) {
    sign_of_arm(group, {left, box.top + 0.65, style::kArmSign, style::kRow - 1.3}, counter, inks.letters);
    left += style::kArmSign + style::kCounterGap;
  }
  if (!counter.garrison && !counter.name.empty())
    group.words(lettering(counter.name, {left, box.top + kCounterBaseline}, Face::sans_bold, style::kCounterLetters),
                {{"fill", inks.letters}});
  const bool folded = box.height > style::kRow + 0.1;
  const double marks = static_cast<double>(counter.pieces.size() + counter.condition.size()) * style::kBadge;
  const double right = box.right() - style::kInset - (marks > 0 ? marks + style::kCounterGap : 0.0);
  const double line = folded ? box.bottom() - style::kRow : box.top;
  const double start = folded ? box.left + style::kInset : right - strength_width(counter);
  if (!counter.strength.empty())
    group.words(lettering(counter.strength, {start, line + kCounterBaseline}, Face::sans_bold, style::kCounterLetters),
                {{"fill", inks.letters}});
  badges(group, counter, {box.right() - style::kInset - marks, line + style::kRow / 2}, inks);
}

void draw_leader(Pen& pen, const Drawing& drawing, const Stack& stack) {
  const Point home = drawing.at(stack.place);
  const double radius = radius_of(drawing.picture.places[stack.place]);
  const Point end = stack.box.nearest(home);
  const std::string way = path_through({towards(home, end, std::min(radius, distance(home, end))), end});
  pen.path(way, {{"class", "rim"}, {"stroke", style::kPaper}, {"stroke-width", "1.1"}});
  pen.path(way, {{"class", style::word(stack.side)}, {"stroke", style::colour(stack.side)}, {"stroke-width", "0.6"}});
}

void draw_stack(Pen& pen, const Drawing& drawing, const Stack& stack) {
  if (stack.summary) {
    draw_summary(pen, drawing, stack);
    return;
  }
  for (const Stack::Seated& seated : stack.seated)
    draw_counter(pen, drawing.picture.counters[seated.counter], seated.box);
}

void draw_lists(Pen& pen, const Drawing& drawing) {
  for (const StackList& list : drawing.layout.lists) {
    const Stack& stack = drawing.layout.stacks[list.stack];
    Pen group = pen.group("inset-mark list");
    group.box(
        list.box.grown(0.5),
        {{"class", "paper"}, {"fill", style::kPaper}, {"stroke", style::colour(stack.side)}, {"stroke-width", "0.2"}});
    group.words(lettering(heading_of(drawing.picture, stack), {list.box.left + 0.3, list.box.top + kCounterBaseline},
                          Face::serif_bold, style::kTownLetters));
    for (std::size_t i = 0; i < stack.seated.size(); ++i)
      draw_counter(
          group, drawing.picture.counters[stack.seated[i].counter],
          {list.box.left, list.box.top + static_cast<double>(i + 1) * style::kRow, list.box.width, style::kRow});
  }
}

void draw_counters(Pen& pen, const Drawing& drawing) {
  Pen all = pen.group("counters");
  Pen leaders = all.group("leaders");
  for (const Stack& stack : drawing.layout.stacks) {
    if (!stack.apart) continue;
    Pen leader = drawing.kept(leaders, "", stack.place);
    draw_leader(leader, drawing, stack);
  }
  for (const Stack& stack : drawing.layout.stacks) {
    Pen group = drawing.kept(all, "stack", stack.place);
    draw_stack(group, drawing, stack);
  }
}

}  // namespace estafette::cartography
