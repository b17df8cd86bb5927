// What holds of marches whatever is ordered, one march after the other on a net of roads with rivers and fortresses.
#include "campaign/rules/marching.hpp"
#include "campaign/rules/marching/march.hpp"
#include "campaign/rules/marching/march_cost.hpp"
#include "campaign/rules/marching/obstacles.hpp"
#include "campaign/rules/net.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/supply/supply.hpp"
#include "campaign/state/questions.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <utility>

namespace estafette::test::march_property_test {
namespace {

/// Some garrisons, and forces of both sides anywhere but not in one node, with their lines and with orders.
State any_state() {
  State state =
      with({garrison(corps("Home", at(0, 0), 1)), garrison(corps("Outpost", at(1, 1), 1)),
            coalition(garrison(corps("Vest", at(3, 3), 1))), coalition(garrison(corps("Keep", at(2, 2), 2)))});
  std::map<NodeId, Side> held;
  for (int i = 0, count = pick(2, 9); i < count; ++i) {
    const std::string name = fmt::format("Corps {}", i);
    const std::string where = at(pick(0, kAcross - 1), pick(0, kAcross - 1));
    Force force = pick(0, 2) == 0 ? cavalry_corps(name, where, pick(1, 3)) : corps(name, where, pick(1, 6));
    if (pick(0, 1) == 1) force = coalition(force);
    if (held.emplace(force.at, force.side).first->second == force.side) state.forces.push_back(force);
  }
  return after(state, lines_of_supply(net(), state));
}

/// Orders to march anywhere, to withdraw or to stand, for all that are in the field.
void order_all(State& state) {
  for (const Force& force : std::vector<Force>(state.forces)) {
    if (force.duty != Duty::field) continue;
    const int kind = pick(0, 5);
    if (kind == 0) state = ordered(state, force.name, OrderKind::stand);
    if (kind <= 2) state = ordered(state, force.name, OrderKind::withdraw_if_attacked);
    if (kind == 0) continue;
    Order order = march_order(force, "", pick(0, 2) == 0);
    order.way = {force.at};
    for (int step = 0, steps = pick(1, 5); step < steps; ++step) {
      const auto ways = stretches(net(), state, order.way.back());
      order.way.push_back(ways.at(static_cast<std::size_t>(pick(0, static_cast<int>(ways.size()) - 1))).to);
    }
    state.orders.push_back(lodged(state, order));
    ++state.orders_so_far;
  }
}

bool is_march(const Order& order) {
  return order.kind == OrderKind::march || order.kind == OrderKind::force_march;
}

/// Plays every march; calls `look` with each event before it is applied, and the order that it comes from.
template <typename Look>
State play(State state, Look look) {
  for (const LodgedOrder& order : std::vector<LodgedOrder>(state.orders)) {
    if (!is_march(order.order)) continue;
    for (const Event& event : march(net(), state, order)) {
      look(std::as_const(state), event, order.order);
      apply(state, event);
    }
  }
  return state;
}

struct Strength {
  int men = 0, guns = 0, mds = 0;
  bool operator==(const Strength&) const = default;
};

Strength strength(const State& state) {
  Strength all;
  for (const Force& force : state.forces) {
    all.men += totals(force.troops).men().value;
    all.guns += totals(force.troops).guns.value;
    all.mds += divisions(state, force);
  }
  return all;
}

}  // namespace

RC_GTEST_PROP(Rule21Rates, NoForceEverSpendsMoreThanItsAllowance, ()) {
  State state = any_state();
  order_all(state);
  std::map<ForceId, std::vector<NodeId>> marched;
  play(state, [&](const State& now, const Event& event, const Order& order) {
    const auto* moved = std::get_if<Moved>(&event.change);
    if (moved == nullptr) return;
    const Force& force = *find_force(now, moved->force);
    if (moved->withdrawing) {
      const MarchCost cost = march_cost(net(), now, force, moved->way, false);
      RC_ASSERT(force.marched + cost.spent <= cost.allowance);
      RC_ASSERT(moved->spent == cost.spent);
      return;
    }
    std::vector<NodeId>& way = marched[moved->force];
    way.insert(way.end(), way.empty() ? moved->way.begin() : std::next(moved->way.begin()), moved->way.end());
    const MarchCost cost = march_cost(net(), now, force, way, order.kind == OrderKind::force_march);
    RC_ASSERT(cost.spent <= cost.allowance);
    RC_ASSERT(force.marched + moved->spent == cost.spent);
  });
}

RC_GTEST_PROP(Rule21Capacity, NoRoadEverCarriesMoreThanItsCapacity, ()) {
  State state = any_state();
  order_all(state);
  std::map<std::string, int> carried;
  play(state, [&](const State& now, const Event& event, const Order&) {
    const auto* moved = std::get_if<Moved>(&event.change);
    if (moved == nullptr) return;
    for (std::size_t i = 1; i < moved->way.size(); ++i) {
      int& mds = carried[road_key(moved->way[i - 1], moved->way[i])];
      mds += divisions(now, *find_force(now, moved->force));
      const Stretch road = *stretch(net(), now, moved->way[i - 1], moved->way[i]);
      RC_ASSERT(mds <= road.capacity + road.boats);
    }
  });
}

RC_GTEST_PROP(Rule21Rates, MarchingLosesNoManNoGunAndNoDivision, ()) {
  State state = any_state();
  order_all(state);
  RC_ASSERT(strength(play(state, [](const State&, const Event&, const Order&) {})) == strength(state));
}

RC_GTEST_PROP(Rule12Meeting, OpposingForcesNeverPassEachOtherOnARoad, ()) {
  State state = any_state();
  order_all(state);
  std::map<ForceId, NodeId> came_from;  // by the last step of each
  play(state, [&](const State& now, const Event& event, const Order&) {
    const auto* moved = std::get_if<Moved>(&event.change);
    if (moved == nullptr) return;
    const Side enemy = opponent(find_force(now, moved->force)->side);
    // Whoever shares the node with the force did not come by the road on which it leaves.
    for (const Force* other : in_the_field(now, moved->way.front(), enemy))
      if (const auto from = came_from.find(other->id); from != came_from.end())
        RC_ASSERT(!(from->second == moved->way[1]));
    // Whoever stands on the way is met, and the way ends with him.
    for (std::size_t i = 1; i + 1 < moved->way.size(); ++i) RC_ASSERT(!held_in_the_field(now, moved->way[i], enemy));
    RC_ASSERT(moved->into_enemy == held_in_the_field(now, moved->way.back(), enemy));
    came_from[moved->force] = moved->way[moved->way.size() - 2];
  });
}

RC_GTEST_PROP(Rule55Withdrawal, NobodyGivesWayIntoTheArmsOfTheEnemy, ()) {
  State state = any_state();
  order_all(state);
  play(state, [&](const State& now, const Event& event, const Order& order) {
    const auto* moved = std::get_if<Moved>(&event.change);
    if (moved == nullptr || !moved->withdrawing) return;
    const Force& marcher = *find_force(now, order.subject);
    RC_ASSERT(!(moved->way.back() == marcher.at));
    RC_ASSERT(forces_at(now, moved->way.back(), marcher.side).empty());
  });
}

RC_GTEST_PROP(Rule21Rates, AMarchWithoutObjectionsGoesAllTheWayUnlessARoadIsFullOrAnEnemyIsMet, ()) {
  State state = any_state();
  order_all(state);
  for (const LodgedOrder& order : state.orders) {
    if (!is_march(order.order)) continue;
    const Force& force = *find_force(state, order.order.subject);
    const bool forced = order.order.kind == OrderKind::force_march;
    const bool allowed = objections(net(), state, force, order.order.way, forced).empty();
    const std::vector<Event> events = march(net(), state, order);
    const State later = after(state, events);
    const std::string text = told(events);
    const bool hindered = text.find(" takes ") != std::string::npos || text.find(" meets ") != std::string::npos;
    const bool arrived = find_force(later, force.id)->at == order.order.way.back();
    if (allowed) RC_ASSERT(arrived || hindered);
  }
}

}  // namespace estafette::test::march_property_test
