#include "converter/sow/drawing/plan_signs.hpp"

#include "base/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace estafette::sow {
namespace {

constexpr double kLeastFront = 6;  // of the drawing: nobody is too small to be pointed at
constexpr double kLeastDepth = 5;
constexpr double kNose = 3;   // the mark that says which way a unit faces
constexpr double kRound = 4;  // ground round a brigade's units
constexpr double kChief = 6;  // half of a commander's sign
constexpr double kBrigadier = 2;
constexpr double kBarrel = 8;
constexpr double kWheels = 2.5;

Point moved(Point from, Point direction, double by) {
  return {from.x + direction.x * by, from.y + direction.y * by};
}

Box box_round(const std::vector<Point>& points) {
  const auto [west, east] =
      std::minmax_element(points.begin(), points.end(), [](Point a, Point b) { return a.x < b.x; });
  const auto [north, south] =
      std::minmax_element(points.begin(), points.end(), [](Point a, Point b) { return a.y < b.y; });
  return {west->x, north->y, east->x - west->x, south->y - north->y};
}

std::vector<Point> as_path(const std::array<Point, 4>& box) {
  return {box.begin(), box.end()};
}

void draw_gun(svg::Pen pen, Point front, const Position& facing) {
  const Point ahead = ahead_of(facing);
  const Point right = right_of(facing);
  const Point axle = moved(front, ahead, -kBarrel * 0.6);
  pen.line(front, moved(front, ahead, -kBarrel), {{"class", "barrel"}});
  pen.line(moved(axle, right, -kWheels), moved(axle, right, kWheels), {{"class", "barrel"}});
}

void draw_troops(svg::Pen pen, const std::array<Point, 4>& ground, const Position& facing, bool horse, int side) {
  pen.path(svg::path_through(as_path(ground), true), {{"class", horse ? "horse" : "foot"}});
  if (horse) pen.line(ground[3], ground[1], {{"class", "cross"}});
  const Point front = {(ground[0].x + ground[1].x) / 2, (ground[0].y + ground[1].y) / 2};
  const Point ahead = ahead_of(facing);
  const Point right = right_of(facing);
  pen.path(svg::path_through(
               {moved(front, right, -kNose * 0.8), moved(front, ahead, kNose), moved(front, right, kNose * 0.8)}, true),
           {{"class", "nose"}});
  if (side == 1 || horse) return;
  const Point left_side = {(ground[0].x + ground[3].x) / 2, (ground[0].y + ground[3].y) / 2};
  const Point right_side = {(ground[1].x + ground[2].x) / 2, (ground[1].y + ground[2].y) / 2};
  pen.line(left_side, right_side, {{"class", "inner"}});
}

class BodyPainter {
 public:
  BodyPainter(svg::Pen pen, const PlanPaper& paper, std::size_t number, const SignOptions& options,
              std::vector<Box>& clutter)
      : paper_(paper),
        body_(paper.bodies().at(number)),
        number_(number),
        options_(options),
        clutter_(clutter),
        pen_(pen.group(side_class(body_.army->side))) {}

  Box all() {
    if (body_.division == nullptr) return headquarters();
    svg::Pen bounds = pen_.group("bounds");
    svg::Pen ties = pen_.group("ties");
    svg::Pen units = pen_.group("units");
    svg::Pen chiefs = pen_.group("chiefs");
    const FieldRow& leader = body_.division->leader;
    const Point chief = paper_.at(body_, leader.position);
    for (std::size_t i = 0; i < body_.division->brigades.size(); ++i) {
      const FieldBrigade& brigade = body_.division->brigades[i];
      draw_brigade(bounds, units, brigade, i);
      const Point brigadier = paper_.at(body_, brigade.leader.position);
      ties.line(chief, brigadier);
      chiefs.circle(brigadier, kBrigadier).told(commands(brigade.leader));
    }
    draw_commander(chiefs, chief, body_.army->side, kChief, commands(leader));
    clutter_.push_back({chief.x - kChief, chief.y - kChief, 2 * kChief, 2 * kChief});
    points_.insert(points_.end(), {{chief.x - kChief, chief.y - kChief}, {chief.x + kChief, chief.y + kChief}});
    return box_round(points_);
  }

 private:
  static std::string commands(const FieldRow& leader) {
    return fmt::format("{} commands {}", leader.sheet.name, leader.formation_name);
  }

  Box headquarters() {
    const FieldRow& leader = body_.army->leader;
    const Point at = paper_.at(body_, leader.position);
    draw_commander(pen_.group("chiefs"), at, body_.army->side, kChief * 1.35, commands(leader));
    const Box box{at.x - kChief * 1.35, at.y - kChief * 1.35, kChief * 2.7, kChief * 2.7};
    clutter_.push_back(box);
    return box;
  }

  void draw_brigade(svg::Pen bounds, svg::Pen units, const FieldBrigade& brigade, std::size_t number) {
    if (brigade.units.empty()) return;
    const bool guns = brigade.arm == Arm::artillery;
    double front = -1e9;
    double rear = 1e9;
    double left = 1e9;
    double right = -1e9;
    const Position& facing = brigade.units.front().position;
    const Point ahead = ahead_of(facing);
    const Point aside = right_of(facing);
    svg::Pen battery = guns ? linked(units, key_of(number_, number)) : units;
    if (guns) battery.told(told(brigade));
    for (std::size_t i = 0; i < brigade.units.size(); ++i) {
      for (const Point corner : draw_unit(units, battery, brigade, brigade.units[i], number, i)) {
        const double far = corner.x * ahead.x + corner.y * ahead.y;
        const double wide = corner.x * aside.x + corner.y * aside.y;
        front = std::max(front, far);
        rear = std::min(rear, far);
        left = std::min(left, wide);
        right = std::max(right, wide);
      }
    }
    const auto corner = [&](double far, double wide) {
      return Point{ahead.x * far + aside.x * wide, ahead.y * far + aside.y * wide};
    };
    const std::vector<Point> around = {corner(front + kRound, left - kRound), corner(front + kRound, right + kRound),
                                       corner(rear - kRound, right + kRound), corner(rear - kRound, left - kRound)};
    bounds.path(svg::path_through(around, true)).told(told(brigade));
    points_.insert(points_.end(), around.begin(), around.end());
    clutter_.push_back(box_round(around));
  }

  std::vector<Point> draw_unit(svg::Pen units, svg::Pen battery, const FieldBrigade& brigade, const FieldRow& unit,
                               std::size_t of_brigade, std::size_t number) {
    const Arm arm = arm_of(unit.sheet.kind);
    const UnitGround& covers = options_.ground.at(static_cast<std::size_t>(arm));
    const double wide = std::max(kLeastFront, paper_.yards(covers.front * unit.sheet.in_game().value / 100.0));
    const double deep = std::max(kLeastDepth, paper_.yards(covers.depth));
    const Point front = paper_.at(body_, unit.position);
    const std::array<Point, 4> ground = corners(front, unit.position, wide, deep);
    if (arm == Arm::artillery) {
      svg::Pen gun = battery.group("unit gun");
      gun.told(fmt::format("{}: {}", unit.sheet.name, told(brigade)));
      draw_gun(gun, front, unit.position);
    } else {
      svg::Pen link = linked(units, key_of(number_, of_brigade, number));
      svg::Pen sign = link.group("unit");
      sign.told(fmt::format("{}: {} men, experience {}; {}, {}", unit.sheet.name, figure(unit.sheet.men.value),
                            unit.sheet.as_fought, brigade.leader.formation_name,
                            body_.division->leader.formation_name));
      draw_troops(sign, ground, unit.position, arm == Arm::cavalry, body_.army->side);
    }
    return as_path(ground);
  }

  static std::string told(const FieldBrigade& brigade) {
    BodyStrength sum;
    sum.add(brigade);
    return fmt::format("{}, {}: {}", brigade.leader.formation_name, brigade.leader.sheet.name, in_words(sum));
  }

  svg::Pen linked(svg::Pen pen, const std::string& key) const {
    return options_.linked ? pen.link("#r" + key, "u" + key) : pen.group("");
  }

  const PlanPaper& paper_;
  const PlanBody& body_;
  std::size_t number_;
  const SignOptions& options_;
  std::vector<Box>& clutter_;
  svg::Pen pen_;
  std::vector<Point> points_;
};

}  // namespace

std::string key_of(std::size_t body, std::size_t brigade) {
  return fmt::format("{}-{}", body + 1, brigade + 1);
}

std::string key_of(std::size_t body, std::size_t brigade, std::size_t unit) {
  return fmt::format("{}-{}", key_of(body, brigade), unit + 1);
}

void BodyStrength::add(const FieldBrigade& brigade) {
  for (const FieldRow& unit : brigade.units) {
    men += unit.sheet.men.value;
    guns += unit.sheet.guns.value;
  }
}

BodyStrength strength_of(const FieldDivision& division) {
  BodyStrength sum;
  for (const FieldBrigade& brigade : division.brigades) sum.add(brigade);
  return sum;
}

std::string in_words(const BodyStrength& strength) {
  return strength.guns == 0 ? fmt::format("{} men", figure(strength.men))
                            : fmt::format("{} men, {} guns", figure(strength.men), strength.guns);
}

const char* side_class(int side) {
  return side == 1 ? "france" : "coalition";
}

Box draw_body(svg::Pen pen, const PlanPaper& paper, std::size_t body, const SignOptions& options,
              std::vector<Box>& clutter) {
  return BodyPainter(pen, paper, body, options, clutter).all();
}

void draw_sample(svg::Pen pen, Point at, Arm arm, int side) {
  constexpr double kSampleFront = 14;
  constexpr double kSampleDepth = 10;
  const Position east{0, 0, 0, 1};
  svg::Pen sign = pen.group(side_class(side));
  if (arm == Arm::artillery) return draw_gun(sign, at, east);
  draw_troops(sign, corners(at, east, kSampleFront, kSampleDepth), east, arm == Arm::cavalry, side);
}

void draw_commander(svg::Pen pen, Point at, int side, double size, const std::string& told) {
  const std::vector<Point> square = {{at.x - size * 0.8, at.y - size * 0.8},
                                     {at.x + size * 0.8, at.y - size * 0.8},
                                     {at.x + size * 0.8, at.y + size * 0.8},
                                     {at.x - size * 0.8, at.y + size * 0.8}};
  const std::vector<Point> lozenge = {
      {at.x, at.y - size}, {at.x + size, at.y}, {at.x, at.y + size}, {at.x - size, at.y}};
  pen.path(svg::path_through(side == 1 ? square : lozenge, true), {{"class", "chief"}}).told(told);
}

}  // namespace estafette::sow
