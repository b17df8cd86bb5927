#include "campaign/rules/roads.hpp"
#include "campaign/rules/supply/supply.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/state/trodden.hpp"
#include "campaign/support/theatres.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::test::supply_property_test {
namespace {

constexpr int kAcross = 4;

std::string at(int x, int y) {
  return fmt::format("N {} {}", x, y);
}

/// A net of towns, four by four; each road is there or not, each second town a fortress that bars a crossing.
Theatre a_net() {
  std::vector<map::Road> roads;
  std::vector<std::string> fortresses;
  const auto add = [&](const std::string& from, const std::string& to) {
    switch (*rc::gen::inRange(0, 5)) {
      case 0:
        return;
      case 1:
        return roads.push_back(controlled(good(from, to, "Elbe"), from));
      case 2:
        return roads.push_back(poor(from, to));
      default:
        return roads.push_back(good(from, to));
    }
  };
  for (int x = 0; x < kAcross; ++x)
    for (int y = 0; y < kAcross; ++y) {
      roads.push_back(good(at(x, y), "Hub " + std::to_string(x)));  // so that no town is off the net
      if (x + 1 < kAcross) add(at(x, y), at(x + 1, y));
      if (y + 1 < kAcross) add(at(x, y), at(x, y + 1));
      if ((x + y) % 2 == 0) fortresses.push_back(at(x, y));
    }
  return theatre(roads, fortresses);
}

State any_forces(const Theatre& here) {
  State state;
  state.turn = {1};
  for (int i = 0; i < 14; ++i) {
    const std::string where = at(*rc::gen::inRange(0, kAcross), *rc::gen::inRange(0, kAcross));
    Force force = corps(fmt::format("Corps {}", i), where, *rc::gen::inRange(1, 3));
    if (*rc::gen::arbitrary<bool>()) force = coalition(force);
    const bool fortress = here.node(force.at).settlement == map::Settlement::fortress;
    if (fortress && garrison_of(state, force.at, opponent(force.side)) == 0 && *rc::gen::arbitrary<bool>())
      force = garrison(force);
    force.army = fmt::format("army {}", *rc::gen::inRange(0, 3));
    for (int step = *rc::gen::inRange(0, 6); step > 0; --step) {
      const std::vector<Stretch> out = stretches(here, state, force.trodden.front());
      force.trodden.insert(force.trodden.begin(), (*rc::gen::elementOf(out)).to);
    }
    state.forces.push_back(force);
  }
  return state;
}

}  // namespace

RC_GTEST_PROP(Rule51Supply, ALineIsAlwaysAWayThatTheForceCouldWalkToAGarrisonOfItsSide, ()) {
  const Theatre here = a_net();
  const State state = any_forces(here);
  const State traced = after(state, lines_of_supply(here, state));
  for (const Force& force : traced.forces) {
    const Line& line = force.line;
    RC_ASSERT(line.depot.has_value() == !line.way.empty());
    if (!line.depot) {
      RC_ASSERT(line.cut);
      continue;
    }
    RC_ASSERT(line.way.front() == force.at);
    RC_ASSERT(line.way.back() == *line.depot);
    RC_ASSERT(garrison_of(traced, *line.depot, force.side) > 0);
    const std::optional<NodeId> only = only_way_back(traced, force);
    bool met = only && line.way.size() > 1 && line.way[1] != *only;
    for (std::size_t i = 1; i < line.way.size(); ++i) {
      const std::optional<Stretch> road = stretch(here, traced, line.way[i - 1], line.way[i]);
      RC_ASSERT(road.has_value());
      RC_ASSERT(!barred(traced, *road, force.side));
      met = met || garrison_denies(traced, line.way[i], force.side) ||
            (held_in_the_field(traced, line.way[i], opponent(force.side)) &&
             !held_in_the_field(traced, line.way[i], force.side));
    }
    RC_ASSERT(line.cut == met);
  }
}

RC_GTEST_PROP(Rule51Supply, WhoseLineIsOpenKeepsItsDepotUntilTheLineIsClosed, ()) {
  const Theatre here = a_net();
  const State state = any_forces(here);
  State then = after(state, lines_of_supply(here, state));
  const std::vector<Force> before = then.forces;
  Force another = division("Another", at(*rc::gen::inRange(0, kAcross), *rc::gen::inRange(0, kAcross)));
  if (*rc::gen::arbitrary<bool>()) another = coalition(another);
  const bool fortress = here.node(another.at).settlement == map::Settlement::fortress;
  if (fortress && garrison_of(then, another.at, opponent(another.side)) == 0) another = garrison(another);
  then.forces.push_back(another);
  const State now = after(then, lines_of_supply(here, then));
  for (const Force& force : before) {
    if (!line_open(force) || force.duty == Duty::garrison) continue;
    const Line& line = find_force(now, force.id)->line;
    // A garrison in the force's own node closes the crossings that its fortress controls.
    const bool same_way_free = std::none_of(force.line.way.begin(), force.line.way.end(), [&](const NodeId& node) {
      return garrison_denies(now, node, force.side) ||
             (node != force.at && held_in_the_field(now, node, opponent(force.side)) &&
              !held_in_the_field(now, node, force.side));
    });
    if (same_way_free) RC_ASSERT(line.depot == force.line.depot);
  }
}

RC_GTEST_PROP(Rule51Supply, NoDepotFeedsTwoArmies, ()) {
  const Theatre here = a_net();
  const State state = any_forces(here);
  std::map<NodeId, std::string> fed;
  for (const Force& force : after(state, lines_of_supply(here, state)).forces) {
    if (force.duty == Duty::garrison || !force.line.depot) continue;
    const auto [first, is_new] = fed.emplace(*force.line.depot, force.army);
    RC_ASSERT(is_new || first->second == force.army);
  }
}

RC_GTEST_PROP(Rule51Supply, TracingALineTwiceTellsNothingNew, ()) {
  const Theatre here = a_net();
  const State state = any_forces(here);
  const State traced = after(state, lines_of_supply(here, state));
  RC_ASSERT(lines_of_supply(here, traced).empty());
}

RC_GTEST_PROP(Rule51Supply, WaysFoundAtOnceAreAsShortAsThoseFoundOneByOne, ()) {
  const Theatre here = a_net();
  const State state = any_forces(here);
  const map::NodeId depot = here.map.nodes.front().id;
  const WaysTo ways(here, state, Side::france, depot);
  for (const map::Node& node : here.map.nodes) {
    const auto alone = shortest_way(here, state, Side::france, node.id, depot);
    const auto way = ways.from(node.id);
    RC_ASSERT(way.empty() == alone.empty());
    if (alone.empty()) continue;
    RC_ASSERT(way.size() == alone.size());
    RC_ASSERT(way.front() == node.id);
    RC_ASSERT(way.back() == depot);
  }
}

}  // namespace estafette::test::supply_property_test
