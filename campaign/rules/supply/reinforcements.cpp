#include "campaign/rules/supply/reinforcements.hpp"

#include "campaign/rules/roads.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <iterator>
#include <optional>
#include <set>
#include <utility>

namespace estafette::campaign {
namespace {

bool of_the_enemy(const State& state, const NodeId& node, Side side) {
  const auto owner = state.owners.find(node);
  return owner != state.owners.end() && owner->second == opponent(side);
}

/// Where troops of a side may come together: no enemy is there or holds it, and it is not neutral.
bool free_for(const State& state, const NodeId& node, Side side) {
  return !state.neutral.contains(node) && forces_at(state, node, opponent(side)).empty() &&
         !of_the_enemy(state, node, side);
}

/// A fortress that lets troops in and out.
bool open_fortress(const State& state, const Force& garrison, Side side) {
  return garrison.side == side && garrison.duty == Duty::garrison &&
         !held_in_the_field(state, garrison.at, opponent(side));
}

/// The nearest open fortress of the force's side, by roads of the map past no enemy.
std::optional<NodeId> nearest_fortress(const Theatre& theatre, const State& state, const Force& force) {
  std::optional<NodeId> nearest;
  std::size_t least = 0;
  const WaysTo ways(theatre, state, force.side, force.at);
  for (const Force& garrison : state.forces) {
    if (!open_fortress(state, garrison, force.side)) continue;
    const std::vector<NodeId> way = ways.from(garrison.at);
    if (way.empty() || (nearest && way.size() >= least)) continue;
    nearest = garrison.at;
    least = way.size();
  }
  return nearest;
}

std::optional<NodeId> place_for(const Theatre& theatre, const State& state, const Reinforcement& expected) {
  const Force& force = expected.force;
  if (free_for(state, force.at, force.side)) return force.at;
  if (force.duty == Duty::garrison || !expected.elsewhere) return std::nullopt;
  return nearest_fortress(theatre, state, force);
}

bool may_come(const State& state, const Reinforcement& expected) {
  if (expected.earliest > state.turn) return false;
  if (expected.needs.empty()) return true;
  const auto nation = state.nations.find(expected.needs);
  return nation != state.nations.end() && nation->second == expected.force.side;
}

/// Who is still expected of nations that have chosen the other side since (4.3, 4.4).
std::vector<Event> turned(const Theatre& theatre, const State& state) {
  std::vector<Event> events;
  std::set<std::string> told;
  for (const Reinforcement& expected : state.expected) {
    const auto chosen = state.nations.find(expected.force.nation);
    if (chosen == state.nations.end() || chosen->second == expected.force.side) continue;
    if (!told.insert(expected.force.nation).second) continue;
    events.push_back(happens(state, "4.4",
                             says("reinforcements change sides", {{"nation", ProperName{expected.force.nation}},
                                                                  {"side", named(theatre, chosen->second)}}),
                             ExpectedTurned{expected.force.nation, chosen->second}));
  }
  return events;
}

Saying arrival(const Theatre& theatre, const Force& force, const NodeId& at) {
  const Figure instead_of = at == force.at ? Figure() : Figure(theatre.node(force.at));
  return says("reinforcements", {{"at", theatre.node(at)}, {"instead_of", instead_of}, {"who", strong(force)}});
}

/// What the umpire is told of forces that do not come yet: `forces` in one event.
Event not_yet(const State& state, Saying said, std::vector<ForceId> forces, std::vector<Roll> dice = {}) {
  Event event = happens(state, "5.4", std::move(said), Told{}, std::move(forces));
  event.dice = std::move(dice);
  return event;
}

}  // namespace

std::vector<Event> reinforcements(const Theatre& theatre, const State& before, DiceCup& dice) {
  std::vector<Event> events = turned(theatre, before);
  std::optional<State> changed;  // a copy takes longer than all the rest
  if (!events.empty()) changed = before;
  for (const Event& event : events) apply(*changed, event);
  const State& state = changed ? *changed : before;
  SeveralFigures late, homeless;
  std::vector<ForceId> late_ids, homeless_ids;
  std::vector<Roll> thrown_in_vain;
  for (const Reinforcement& expected : state.expected) {
    if (!may_come(state, expected)) continue;
    const Force& force = expected.force;
    const std::optional<NodeId> place = place_for(theatre, state, expected);
    if (!place) {
      homeless.push_back(says("somebody somewhere", {{"who", force}, {"at", theatre.node(force.at)}}));
      homeless_ids.push_back(force.id);
      continue;
    }
    const bool ready =
        expected.chance >= 100 ||
        dice.roll(force.id.slug, says("whether it is ready", {{"who", force}, {"chance", expected.chance}}), 1, 100) <=
            expected.chance;
    std::vector<Roll> thrown = dice.taken();
    if (!ready) {
      late.emplace_back(force);
      late_ids.push_back(force.id);
      std::move(thrown.begin(), thrown.end(), std::back_inserter(thrown_in_vain));
      continue;
    }
    events.push_back(
        happens(state, "5.4", arrival(theatre, force, *place), Arrived{force.id, *place}, {force.id}, {*place}));
    events.back().dice = std::move(thrown);
  }
  if (!late.empty())
    events.push_back(
        not_yet(state, says("not ready yet", {{"who", late}}), std::move(late_ids), std::move(thrown_in_vain)));
  if (!homeless.empty())
    events.push_back(not_yet(state, says("no free place yet", {{"who", homeless}}), std::move(homeless_ids)));
  return events;
}

}  // namespace estafette::campaign
