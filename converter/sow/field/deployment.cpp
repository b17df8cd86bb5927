#include "converter/sow/field/deployment.hpp"

#include "base/problem.hpp"
#include "converter/sow/field/array.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::sow {
namespace {

/// A rectangle of ground, map units.
struct Footprint {
  int x1 = 0, z1 = 0, x2 = 0, z2 = 0;

  [[nodiscard]] Footprint wider_by(int units) const { return {x1 - units, z1 - units, x2 + units, z2 + units}; }
  [[nodiscard]] bool meets(const Footprint& other) const {
    return x1 <= other.x2 && other.x1 <= x2 && z1 <= other.z2 && other.z1 <= z2;
  }
  [[nodiscard]] bool inside(const Footprint& other) const {
    return x1 >= other.x1 && x2 <= other.x2 && z1 >= other.z1 && z2 <= other.z2;
  }
};

/// The middle of a first line, and which way it faces.
struct Front {
  int x = 0, z = 0;
  Direction facing;

  [[nodiscard]] Position at(int ahead, int right) const {
    const Direction aside = facing.right();
    return {x + ahead * facing.x + right * aside.x, z + ahead * facing.z + right * aside.z,
            static_cast<double>(facing.x), static_cast<double>(facing.z)};
  }
};

/// Ground that troops of that side have taken.
struct Taken {
  Footprint box;
  int side = 0;
};

/// One attempt at placing all troops, in one order of formation.
class Attempt {
 public:
  Attempt(Field& field, const Ground& ground, const Formup& order)
      : field_(field), ground_(ground), order_(order), yard_(ground.units_per_yard) {
    const int margin = order.spacing.margin * yard_;
    usable_ = {margin, margin, ground.extent - margin, ground.extent - margin};
  }

  /// False if there is no room for somebody; then the positions mean nothing.
  bool succeeds() { return face_each_other() && bring_up_reinforcements(); }

 private:
  bool face_each_other() {
    FieldArmy& first = field_.armies.front();
    FieldArmy& second = field_.armies.back();
    FieldArmy& attacker = first.attacker ? first : second;
    FieldArmy& defender = first.attacker ? second : first;
    const std::vector<Formed> attacking = form(attacker, order_);
    const std::vector<Formed> defending = form(defender, order_);

    // Along the line from the place to the attacker's edge, in yards: the defender's first line, the attacker's, and
    // how far both must be shifted so that their rear ranks too are on the map.
    const Direction out = ground_.to_attacker;
    const int room_ahead = (out.x + out.z > 0 ? usable_.x2 - along(out) : along(out) - usable_.x1) / yard_;
    const int room_behind = (out.x + out.z > 0 ? along(out) - usable_.x1 : usable_.x2 - along(out)) / yard_;
    const int low = order_.spacing.ahead - depth_of(defending);
    const int high = order_.spacing.ahead + order_.spacing.front + depth_of(attacking);
    if (high - low > room_ahead + room_behind) return false;
    const int shift = std::min(0, room_ahead - high) + std::max(0, -room_behind - low);
    const Front place{ground_.x, ground_.z, out};
    const auto front_at = [&](int yards, Direction facing) {
      const Position position = place.at(yards * yard_, 0);
      return Front{position.x, position.z, facing};
    };
    return stand(defending, front_at(order_.spacing.ahead + shift, out), defender.side) &&
           stand(attacking, front_at(order_.spacing.ahead + order_.spacing.front + shift, out.opposite()),
                 attacker.side);
  }

  [[nodiscard]] int along(Direction out) const { return out.x != 0 ? ground_.x : ground_.z; }

  static int depth_of(const std::vector<Formed>& bodies) {
    int depth = 0;
    for (const Formed& body : bodies) depth = std::max(depth, body.depth);
    return depth;
  }

  /// Puts an army on the map, sideways as near to the place as its wings allow.
  bool stand(const std::vector<Formed>& bodies, Front front, int side) {
    int left = 0;
    int right = 0;
    for (const Formed& body : bodies) {
      left = std::min(left, body.left);
      right = std::max(right, body.right);
    }
    const Direction aside = front.facing.right();
    const int here = aside.x != 0 ? front.x : front.z;
    const bool grows = aside.x + aside.z > 0;
    const int low = here + (grows ? left : -right) * yard_;
    const int high = here + (grows ? right : -left) * yard_;
    if (high - low > usable_.x2 - usable_.x1) return false;
    const int shift = std::max(0, usable_.x1 - low) + std::min(0, usable_.x2 - high);
    (aside.x != 0 ? front.x : front.z) += shift;
    for (const Formed& body : bodies) put(body, front, side);
    return true;
  }

  void put(const Formed& body, const Front& front, int side) {
    for (const Spot& spot : body.spots) spot.row->position = front.at(spot.ahead * yard_, spot.right * yard_);
    taken_.push_back({box_of(body, front), side});
  }

  [[nodiscard]] Footprint box_of(const Formed& body, const Front& front) const {
    const Position one = front.at(0, body.left * yard_);
    const Position other = front.at(-body.depth * yard_, body.right * yard_);
    return {std::min(one.x, other.x), std::min(one.z, other.z), std::max(one.x, other.x), std::max(one.z, other.z)};
  }

  bool bring_up_reinforcements() {
    for (FieldArmy& army : field_.armies) {
      for (FieldDivision& division : army.divisions) {
        if (division.arrival && !wait_at(division, division.arrival->edge, army.side)) return false;
      }
    }
    return true;
  }

  /// Tries the middle of the edge, then further and further to either side of it.
  bool wait_at(FieldDivision& division, Edge edge, int side) {
    const Formed body = form(division, order_);
    const Direction out = towards(edge);
    const Direction inwards = out.opposite();
    const int middle = ground_.extent / 2;
    const int from_middle = middle - (order_.spacing.margin + body.depth) * yard_;
    const int step = order_.spacing.gap * yard_;
    for (int aside = 0; aside < middle; aside += step) {
      for (const int sign : {1, -1}) {
        const Direction along = inwards.right();
        const Front front{middle + out.x * from_middle + along.x * sign * aside,
                          middle + out.z * from_middle + along.z * sign * aside, inwards};
        if (!is_free(box_of(body, front), side)) continue;
        put(body, front, side);
        return true;
      }
    }
    return false;
  }

  [[nodiscard]] bool is_free(const Footprint& box, int side) const {
    return box.inside(usable_) && std::none_of(taken_.begin(), taken_.end(), [&](const Taken& other) {
             const int apart = other.side == side ? order_.spacing.gap : order_.spacing.enemy;
             return other.box.wider_by(apart * yard_).meets(box);
           });
  }

  Field& field_;
  const Ground& ground_;
  const Formup& order_;
  int yard_;
  Footprint usable_;
  std::vector<Taken> taken_;
};

}  // namespace

void deploy(Field& field, const Ground& ground, const BattlePlan& plan, const Profile& profile) {
  constexpr int kDeepest = 6;  // with more lines the columns become too deep to lead
  const Spacing& usual = profile.spacing;
  for (const int hundredths : {100, 80, 60, 40, 20}) {
    for (int deeper = 0; deeper <= kDeepest; ++deeper) {
      const Formup order{nearer_together(usual, hundredths), usual.lines + deeper, usual.ranks + deeper / 2,
                         1 + deeper / 2, deeper == 0 ? usual.abreast : 1};
      if (Attempt(field, ground, order).succeeds()) return;
    }
  }
  throw Refusal(
      Problem{"battle plan", 0, "map", plan.map,
              fmt::format("a map larger than {} yards for armies of this size", ground.extent / ground.units_per_yard),
              fmt::format("Send fewer corps, or lower the distances of <deployment> in {}", profile.file)});
}

}  // namespace estafette::sow
