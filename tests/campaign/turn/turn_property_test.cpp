// What holds whatever is ordered: nobody marches further than he may, no road carries more than it can, no man is lost
// by marching, and enemies never pass each other.
#include "campaign/rules/marching/march.hpp"
#include "campaign/rules/marching/march_cost.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/state/json_events.hpp"
#include "campaign/state/json_state.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"
#include "campaign/turn/turn.hpp"
#include "converter/orbat/totals.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <random>

namespace estafette::campaign::turn_property_test {
namespace {

constexpr int kSide = 4;  ///< nodes of the square grid's side

std::string at(int column, int row) {
  return "N" + std::to_string(column) + "x" + std::to_string(row);
}

/// A grid of roads good and poor, with a river between the second and third column; fortresses in two corners.
const Theatre& grid() {
  static const Theatre theatre = [] {
    std::vector<map::Road> roads;
    for (int row = 0; row < kSide; ++row) {
      for (int column = 0; column < kSide; ++column) {
        const bool paved = (row + column) % 2 == 0;
        if (column + 1 < kSide) {
          const std::string river = column == 1 ? "Elbe" : "";
          roads.push_back(paved ? test::good(at(column, row), at(column + 1, row), river)
                                : test::poor(at(column, row), at(column + 1, row), river));
        }
        if (row + 1 < kSide)
          roads.push_back(paved ? test::good(at(column, row), at(column, row + 1))
                                : test::poor(at(column, row), at(column, row + 1)));
      }
    }
    return test::theatre(roads, {at(0, 0), at(kSide - 1, kSide - 1)});
  }();
  return theatre;
}

/// Forces of both sides anywhere, but never enemies in one node, and random orders for most of them.
State any_state() {
  const auto pick = [](int low, int high) { return *rc::gen::inRange(low, high + 1); };
  std::vector<Force> forces = {test::garrison(test::corps("Home", at(0, 0), 1)),
                               test::coalition(test::garrison(test::corps("Vest", at(kSide - 1, kSide - 1), 1)))};
  std::map<map::NodeId, Side> held = {{test::node(at(0, 0)), Side::france},
                                      {test::node(at(kSide - 1, kSide - 1)), Side::coalition}};
  const int count = pick(1, 9);
  for (int i = 0; i < count; ++i) {
    const std::string name = "Corps " + std::to_string(i);
    const std::string node = at(pick(0, kSide - 1), pick(0, kSide - 1));
    Force force = pick(0, 3) == 0 ? test::cavalry_corps(name, node, pick(1, 3)) : test::corps(name, node, pick(1, 6));
    if (pick(0, 1) == 1) force = test::coalition(force);
    if (!held.emplace(force.at, force.side).second && held.at(force.at) != force.side) continue;
    forces.push_back(force);
  }
  State state = test::with(forces);
  for (const Force& force : state.forces) {
    if (force.duty == Duty::garrison) continue;
    const int kind = pick(0, 11);
    Order order;
    order.subject = force.id;
    if (kind == 0) {
      order.kind = OrderKind::stand;
    } else if (kind == 1) {
      order.kind = OrderKind::withdraw_if_attacked;
    } else if (kind == 10) {
      order.kind = OrderKind::follow;
      order.other = state.forces[static_cast<std::size_t>(pick(0, static_cast<int>(state.forces.size()) - 1))].id;
      if (find_force(state, order.other)->side != force.side || order.other == force.id) continue;
    } else {
      order.kind = kind < 4 ? OrderKind::force_march : OrderKind::march;
      order.way = {force.at};
      const int steps = pick(1, 5);
      for (int step = 0; step < steps; ++step) {
        const auto ways = stretches(grid(), state, order.way.back());
        order.way.push_back(ways[static_cast<std::size_t>(pick(0, static_cast<int>(ways.size()) - 1))].to);
      }
      if (kind == 11) order.if_empty = order.way.back();
    }
    state.orders.push_back(test::lodged(state, order));
    state.orders_so_far = state.orders.back().sequence;
  }
  return state;
}

std::vector<Event> played(const State& state) {
  DiceCup dice(state.seed, state.turn);
  return play_turn(grid(), state, dice);
}

/// The same half-week in two acts, without an answer.
std::vector<Event> in_two_acts(const State& state) {
  DiceCup first(state.seed, state.turn);
  std::vector<Event> events = begin_turn(grid(), state, first, "");
  const State still = test::after(state, events);
  if (!still.pause) return events;
  DiceCup second(state.seed, state.turn, {}, still.pause->dice);
  const std::vector<Event> rest = finish_turn(grid(), still, second);
  events.insert(events.end(), rest.begin(), rest.end());
  return events;
}

int men_of(const State& state) {
  int men = 0;
  for (const Force& force : state.forces)
    men += totals(force.troops).men().value + 100'000 * totals(force.troops).guns.value;
  return men;
}

auto says_it(const std::string& what) {
  return [what](const Event& event) { return event.said.what == what; };
}

}  // namespace

RC_GTEST_PROP(Rule21Always, MarchingLosesNoManAndNoGun, ()) {
  const State state = any_state();
  RC_ASSERT(men_of(test::after(state, played(state))) == men_of(state));
}

RC_GTEST_PROP(Rule55Always, TwoActsWithoutAnAnswerAreTheHalfWeekAtOnce, ()) {
  const State state = any_state();
  std::vector<Event> events = in_two_acts(state);
  const State after = test::after(state, events);
  const auto stood = std::find_if(events.begin(), events.end(), says_it("turn stands still"));
  if (stood != events.end()) {  // two reports of what was seen meanwhile are before it
    RC_ASSERT(std::holds_alternative<Scouted>((stood - 1)->change));
    RC_ASSERT(std::holds_alternative<Scouted>((stood - 2)->change));
    events.erase(stood - 2, stood + 1);
  }
  std::erase_if(events, says_it("turn goes on"));
  RC_ASSERT(events == played(state));
  RC_ASSERT(after == test::after(state, played(state)));
}

RC_GTEST_PROP(Rule21Always, NobodyMarchesFurtherThanHisTroopsMay, ()) {
  State state = any_state();
  std::map<ForceId, int> spent;
  for (const Event& event : played(state)) {
    if (const auto* moved = std::get_if<Moved>(&event.change)) {
      spent[moved->force] += moved->spent;
      const Force& force = *find_force(state, moved->force);
      const MarchRules& rules = grid().rules.march;
      const int most = (mounted(force.troops) ? rules.cavalry.good : rules.infantry.good) + rules.forced;
      RC_ASSERT(spent[moved->force] <= most);
    }
    apply(state, event);
  }
}

RC_GTEST_PROP(Rule21Always, NoRoadCarriesMoreThanItCan, ()) {
  State state = any_state();
  for (const Event& event : played(state)) {
    apply(state, event);
    for (const map::Road& road : grid().map.roads) {
      const auto used = state.traffic.find(road_key(road.from, road.to));
      if (used == state.traffic.end()) continue;
      const bool good = road.road_class == map::RoadClass::good;
      RC_ASSERT(used->second <= (good ? grid().rules.march.good_capacity : grid().rules.march.poor_capacity));
    }
  }
}

RC_GTEST_PROP(Rule12Always, EnemiesMeetAtNodesAndNeverPassEachOther, ()) {
  State state = any_state();
  for (const Event& event : played(state)) {
    if (const auto* moved = std::get_if<Moved>(&event.change)) {
      const Side enemy = opponent(find_force(state, moved->force)->side);
      // An enemy in the field may stand at the end of a march, never before it.
      for (std::size_t i = 1; i + 1 < moved->way.size(); ++i)
        RC_ASSERT(!held_in_the_field(state, moved->way[i], enemy));
    }
    apply(state, event);
  }
}

RC_GTEST_PROP(Rule55Always, WhereverEnemiesStandTogetherThereIsABattle, ()) {
  const State before = any_state();
  const State state = test::after(before, played(before));
  for (const Force& force : state.forces) {
    if (force.duty == Duty::garrison || !held_in_the_field(state, force.at, opponent(force.side))) continue;
    RC_ASSERT(std::any_of(state.contacts.begin(), state.contacts.end(),
                          [&](const Contact& contact) { return contact.node == force.at && !contact.settled; }));
  }
}

RC_GTEST_PROP(Rule11Always, ReplayingTheEventsGivesTheSameStateByteForByte, ()) {
  const State state = any_state();
  const std::vector<Event> events = played(state);
  State again = state;
  for (const Event& event : events) {
    Event read = event;
    read.change = change_from(kind_of(event.change), to_json(event.change));
    apply(again, read);
  }
  RC_ASSERT(to_json(again) == to_json(test::after(state, events)));
}

}  // namespace estafette::campaign::turn_property_test
