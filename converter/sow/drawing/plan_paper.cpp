#include "converter/sow/drawing/plan_paper.hpp"

#include <algorithm>
#include <cmath>

namespace estafette::sow {
namespace {

constexpr double kSheetWide = 1000;  // of the drawing
constexpr int kLooks = 3;            // until the strips fit
constexpr double kCropRound = 0.08;  // of the ground, on each side of the troops
constexpr double kLowest = 0.5;      // height by width
constexpr double kHighest = 1.05;
constexpr double kFar = 1.3;       // arrivals that would make the sheet so much larger stand in a strip
constexpr double kNoArea = 1e9;    // larger than any map
constexpr double kStripRoom = 74;  // of the drawing: for the name of who comes
constexpr double kApart = 14;      // of the drawing

}  // namespace

void PlanPaper::Area::take_in(double x, double z, double round) {
  north = std::min(north, x - round);
  south = std::max(south, x + round);
  west = std::min(west, z - round);
  east = std::max(east, z + round);
}

PlanPaper::Area PlanPaper::area_of(const FieldDivision& division) {
  Area area{kNoArea, -kNoArea, kNoArea, -kNoArea};
  for (const FieldBrigade& brigade : division.brigades) {
    for (const FieldRow& unit : brigade.units) area.take_in(unit.position.x, unit.position.z);
    area.take_in(brigade.leader.position.x, brigade.leader.position.z);
  }
  area.take_in(division.leader.position.x, division.leader.position.z);
  return area;
}

PlanPaper::PlanPaper(const Field& field, const Ground& ground, const std::vector<Objective>& objectives)
    : extent_(ground.extent), units_per_yard_(ground.units_per_yard), crop_{kNoArea, -kNoArea, kNoArea, -kNoArea} {
  for (const bool attacker : {true, false}) {
    for (const FieldArmy& army : field.armies) {
      if (army.attacker != attacker) continue;
      for (const FieldDivision& division : army.divisions) bodies_.push_back({&army, &division});
      bodies_.push_back({&army, nullptr});
    }
  }
  crop(field, objectives);
  // The strips belong to the sheet: with them it is as wide as without, so that names are as large.
  double wide = kSheetWide;
  for (int look = 0; look < kLooks; ++look) {
    scale_ = wide / (crop_.east - crop_.west);
    frame_ = {0, 0, wide, (crop_.south - crop_.north) * scale_};
    sheet_ = frame_;
    set_apart();
    wide *= kSheetWide / sheet_.width;
  }
}

void PlanPaper::crop(const Field& field, const std::vector<Objective>& objectives) {
  Area all = crop_;
  for (const Objective& objective : objectives)
    crop_.take_in(objective.x, objective.z, objective.radius * units_per_yard_);
  for (const FieldArmy& army : field.armies) {
    crop_.take_in(army.leader.position.x, army.leader.position.z);
    for (const FieldDivision& division : army.divisions) {
      const Area area = area_of(division);
      for (Area* into : {&crop_, &all}) {
        if (into == &crop_ && division.arrival) continue;
        into->take_in(area.north, area.west);
        into->take_in(area.south, area.east);
      }
    }
  }
  all.take_in(crop_.north, crop_.west);
  all.take_in(crop_.south, crop_.east);
  const auto span = [](const Area& area) { return std::max(area.south - area.north, area.east - area.west); };
  if (span(all) <= kFar * span(crop_)) crop_ = all;
  const double round = kCropRound * span(crop_);
  crop_ = {crop_.north - round, crop_.south + round, crop_.west - round, crop_.east + round};
  const double high = std::max(crop_.south - crop_.north, kLowest * (crop_.east - crop_.west));
  const double wide = std::max(crop_.east - crop_.west, high / kHighest);
  const auto widen = [&](double& low, double& up, double length) {
    const double middle = (low + up) / 2;
    low = std::clamp(middle - length / 2, 0.0, std::max(0.0, extent_ - length));
    up = low + length;
  };
  widen(crop_.north, crop_.south, high);
  widen(crop_.west, crop_.east, wide);
}

/// Those who stand outside the frame are drawn beside it, one after the other.
void PlanPaper::set_apart() {
  const double apart = kApart / scale_;
  const double room = kStripRoom / scale_;
  std::array<double, 4> strips{};  // by Edge, map units
  std::array<double, 4> next{};    // how far along the strip it is taken
  std::array<double, 4> over{};    // how far it reaches beyond the frame's end
  std::array<double, 4> before{};  // how much of its beginning is free
  before.fill(kNoArea);
  const auto is_upright = [](Edge edge) { return edge == Edge::north || edge == Edge::south; };
  for (PlanBody& body : bodies_) {
    if (body.division == nullptr || !body.division->arrival) continue;
    const Area area = area_of(*body.division);
    if (area.north >= crop_.north && area.south <= crop_.south && area.west >= crop_.west && area.east <= crop_.east)
      continue;
    const Edge edge = body.division->arrival->edge;
    const auto at = static_cast<std::size_t>(edge);
    const bool upright = is_upright(edge);  // the strip is above or below
    const double deep = upright ? area.south - area.north : area.east - area.west;
    const double wide = upright ? area.east - area.west : area.south - area.north;
    const double low = upright ? crop_.west : crop_.north;
    const double high = upright ? crop_.east : crop_.south;
    const double stands = upright ? area.west : area.north;
    const double start = std::max(std::clamp(stands, low, std::max(low, high - wide)), low + next.at(at));
    next.at(at) = start - low + wide + 3 * room;
    over.at(at) = std::max(over.at(at), start + wide - high);
    before.at(at) = std::min(before.at(at), start - low);
    const double along = start - stands;
    double out = 0;
    if (edge == Edge::north) out = crop_.north - apart - area.south;
    if (edge == Edge::south) out = crop_.south + apart - area.north;
    if (edge == Edge::west) out = crop_.west - apart - area.east;
    if (edge == Edge::east) out = crop_.east + apart - area.west;
    body.south = upright ? out : along;
    body.east = upright ? along : out;
    body.further = static_cast<int>(std::lround(std::abs(out) / units_per_yard_));
    strips.at(at) = std::max(strips.at(at), deep + 2 * apart + room * (upright ? 1 : 2.4));
  }
  // A strip that is too long moves towards its beginning; if it still is, the sheet is larger.
  double wider = 0;
  double higher = 0;
  for (const Edge edge : {Edge::north, Edge::south, Edge::west, Edge::east}) {
    const auto at = static_cast<std::size_t>(edge);
    if (over.at(at) <= 0) continue;
    const double back = std::min(over.at(at), before.at(at));
    for (PlanBody& body : bodies_) {
      if ((body.south == 0 && body.east == 0) || body.division->arrival->edge != edge) continue;
      (is_upright(edge) ? body.east : body.south) -= back;
    }
    double& larger = is_upright(edge) ? wider : higher;
    if (over.at(at) > back) larger = std::max(larger, (over.at(at) - back + apart) * scale_);
  }
  const auto strip = [&](Edge edge) { return strips.at(static_cast<std::size_t>(edge)) * scale_; };
  sheet_.left -= strip(Edge::west);
  sheet_.top -= strip(Edge::north);
  sheet_.width += strip(Edge::west) + std::max(strip(Edge::east), wider);
  sheet_.height += strip(Edge::north) + std::max(strip(Edge::south), higher);
}

Point PlanPaper::at(double south, double east) const {
  return {(east - crop_.west) * scale_, (south - crop_.north) * scale_};
}

Point PlanPaper::at(const PlanBody& body, const Position& position) const {
  return at(position.x + body.south, position.z + body.east);
}

double PlanPaper::yards_south(double down) const {
  return (down / scale_ + crop_.north) / units_per_yard_;
}

double PlanPaper::yards_east(double right) const {
  return (right / scale_ + crop_.west) / units_per_yard_;
}

Point ahead_of(const Position& facing) {
  return {facing.dir_z, facing.dir_x};
}

Point right_of(const Position& facing) {
  return {-facing.dir_x, facing.dir_z};
}

std::array<Point, 4> corners(Point front, const Position& facing, double wide, double deep) {
  const Point ahead = ahead_of(facing);
  const Point right = right_of(facing);
  const auto corner = [&](double aside, double behind) {
    return Point{front.x + right.x * aside - ahead.x * behind, front.y + right.y * aside - ahead.y * behind};
  };
  return {corner(-wide / 2, 0), corner(wide / 2, 0), corner(wide / 2, deep), corner(-wide / 2, deep)};
}

}  // namespace estafette::sow
