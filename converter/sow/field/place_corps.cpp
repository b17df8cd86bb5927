#include "converter/sow/field/place_corps.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace estafette::sow {
namespace {

constexpr double kHalfCircle = 180;

/// A corps, an army's own troops or its headquarters, which move as one.
struct Body {
  std::string force;
  int side = 0;
  bool attacker = false, arrives = false;
  std::vector<FieldRow*> rows;    ///< all
  std::vector<FieldRow*> leaves;  ///< its troops
};

Body body_of(FieldDivision& division, const FieldArmy& army) {
  Body body{division.leader.formation_name, army.side, army.attacker, division.arrival.has_value(), {}, {}};
  body.rows = {&division.leader, &division.wagon};
  for (FieldBrigade& brigade : division.brigades) {
    body.rows.push_back(&brigade.leader);
    for (FieldRow& unit : brigade.units) {
      body.rows.push_back(&unit);
      body.leaves.push_back(&unit);
    }
  }
  return body;
}

/// All that can be moved, the attacker's first.
std::vector<Body> bodies_of(Field& field) {
  std::vector<Body> bodies;
  for (const bool attacker : {true, false}) {
    for (FieldArmy& army : field.armies) {
      if (army.attacker != attacker) continue;
      for (FieldDivision& division : army.divisions) bodies.push_back(body_of(division, army));
      Body staff{fmt::format("Headquarters of {}", army.leader.formation_name), army.side, attacker, false, {}, {}};
      staff.rows = {&army.leader, &army.courier};
      for (FieldRow& corps : army.corps) staff.rows.push_back(&corps);
      bodies.push_back(std::move(staff));
    }
  }
  return bodies;
}

struct Step {
  double x = 0, z = 0;  ///< south and east
  [[nodiscard]] Step right() const { return {z, -x}; }
};

/// [game-ground: Axes]
Step step_towards(int degrees) {
  if (degrees % 90 == 0) {
    constexpr std::array kQuarters = {Step{-1, 0}, Step{0, 1}, Step{1, 0}, Step{0, -1}};
    return kQuarters.at(static_cast<std::size_t>(degrees / 90));
  }
  const double angle = degrees * std::numbers::pi / kHalfCircle;
  return {-std::cos(angle), std::sin(angle)};
}

int degrees_of(const Position& position) {
  const double angle = std::atan2(position.dir_z, -position.dir_x) * kHalfCircle / std::numbers::pi;
  return (static_cast<int>(std::lround(angle)) + 360) % 360;
}

/// The middle of its first line, or its commander's place if it has no troops.
Position first_line(const Body& body) {
  Position at = body.rows.front()->position;
  if (body.leaves.empty()) return at;
  const Step ahead{at.dir_x, at.dir_z};
  const Step right = ahead.right();
  double front = -1e9;
  double left_end = 1e9;
  double right_end = -1e9;
  for (const FieldRow* row : body.leaves) {
    const Position& position = row->position;
    front = std::max(front, position.x * ahead.x + position.z * ahead.z);
    const double aside = position.x * right.x + position.z * right.z;
    left_end = std::min(left_end, aside);
    right_end = std::max(right_end, aside);
  }
  const double middle = (left_end + right_end) / 2;
  at.x = static_cast<int>(std::lround(front * ahead.x + middle * right.x));
  at.z = static_cast<int>(std::lround(front * ahead.z + middle * right.z));
  return at;
}

CorpsPlace place_of(const Body& body, const Ground& ground) {
  const Position at = first_line(body);
  const auto yards = [&](int units) {
    return static_cast<int>(std::lround(static_cast<double>(units) / ground.units_per_yard));
  };
  return {body.attacker, body.force, yards(at.x), yards(at.z), degrees_of(at), "", 0};
}

void move(const Body& body, const CorpsPlace& to, const Ground& ground) {
  const CorpsPlace from = place_of(body, ground);
  if (from.south == to.south && from.east == to.east && from.facing == to.facing) return;
  const Position middle = first_line(body);
  const Step before{middle.dir_x, middle.dir_z};
  const Step after = step_towards(to.facing);
  const int x = middle.x + (to.south - from.south) * ground.units_per_yard;
  const int z = middle.z + (to.east - from.east) * ground.units_per_yard;
  for (FieldRow* row : body.rows) {
    Position& at = row->position;
    const double off_x = at.x - middle.x;
    const double off_z = at.z - middle.z;
    const double ahead = off_x * before.x + off_z * before.z;
    const double aside = off_x * before.right().x + off_z * before.right().z;
    at.x = x + static_cast<int>(std::lround(ahead * after.x + aside * after.right().x));
    at.z = z + static_cast<int>(std::lround(ahead * after.z + aside * after.right().z));
    at.dir_x = after.x;
    at.dir_z = after.z;
  }
}

/// The nearest two rows of two bodies, in yards.
double yards_between(const Body& one, const Body& other, const Ground& ground) {
  double nearest = 1e9;
  for (const FieldRow* a : one.leaves)
    for (const FieldRow* b : other.leaves)
      nearest = std::min(nearest, std::hypot(a->position.x - b->position.x, a->position.z - b->position.z));
  return nearest / ground.units_per_yard;
}

class Mover {
 public:
  Mover(Field& field, const Ground& ground, const Profile& profile)
      : bodies_(bodies_of(field)), ground_(ground), profile_(profile) {}

  void all(const std::vector<CorpsPlace>& places) {
    std::vector<std::pair<const Body*, const CorpsPlace*>> moved;
    for (const CorpsPlace& place : places) {
      if (const Body* body = named(place)) {
        move(*body, place, ground_);
        moved.emplace_back(body, &place);
      }
    }
    for (const auto& [body, place] : moved) check(*body, *place);
    problems_.refuse_if_any();
  }

 private:
  const Body* named(const CorpsPlace& place) {
    std::vector<std::string> names;
    for (const Body& body : bodies_) {
      if (body.attacker != place.attacker) continue;
      if (fold(body.force) == fold(place.force)) return &body;
      names.push_back(body.force);
    }
    complain(place, "force", place.force,
             fmt::format("a force that the {} has on the field: {}", place.attacker ? "attacker" : "defender",
                         one_of(names)),
             "Write the name as the battle has it, or remove the line");
    return nullptr;
  }

  void check(const Body& body, const CorpsPlace& place) {
    const Spacing& least = profile_.spacing;
    const int low = least.margin * ground_.units_per_yard;
    const int high = ground_.extent - low;
    const bool on_map = std::all_of(body.rows.begin(), body.rows.end(), [&](const FieldRow* row) {
      const Position& at = row->position;
      return at.x >= low && at.x <= high && at.z >= low && at.z <= high;
    });
    if (!on_map)
      complain(place, "", to_string(place),
               fmt::format("all of {} on the map of {} yards, {} from its edges", body.force,
                           ground_.extent / ground_.units_per_yard, least.margin),
               "Move it inwards");
    for (const Body& other : bodies_) {
      if (&other == &body) continue;
      const bool enemy = other.side != body.side;
      if (enemy && (body.arrives || other.arrives)) continue;  // one of them is not there yet
      const int apart = enemy ? least.enemy : least.least;
      if (yards_between(body, other, ground_) >= apart) continue;
      complain(place, "", to_string(place),
               fmt::format("the troops of {} at least {} yards from {}", body.force, apart, other.force),
               "Move one of the two");
    }
  }

  void complain(const CorpsPlace& place, const char* column, const std::string& found, const std::string& expected,
                const std::string& remedy) {
    problems_.add({place.file, place.line, column, found, expected, remedy});
  }

  std::vector<Body> bodies_;
  const Ground& ground_;
  const Profile& profile_;
  ProblemList problems_;
};

}  // namespace

std::vector<CorpsPlace> places_of(const Field& field, const Ground& ground) {
  Field looked_at = field;  // a body holds rows that may be moved
  std::vector<CorpsPlace> places;
  for (const Body& body : bodies_of(looked_at)) places.push_back(place_of(body, ground));
  return places;
}

void place_corps(Field& field, const std::vector<CorpsPlace>& places, const Ground& ground, const Profile& profile) {
  if (!places.empty()) Mover(field, ground, profile).all(places);
}

}  // namespace estafette::sow
