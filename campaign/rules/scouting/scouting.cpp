#include "campaign/rules/scouting/scouting.hpp"

#include "campaign/rules/roads.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "converter/orbat/totals.hpp"

#include <algorithm>
#include <cmath>
#include <deque>
#include <map>

namespace estafette::campaign {
namespace {

/// Only an MCC in the field acts as one; while it invests a fortress its horse screens like that of any force.
bool acts_as_cavalry_corps(const Force& force) {
  return force.duty == Duty::field && echelon(force) == Echelon::cavalry_corps;
}

/// How many nodes away the force's cavalry sees; 0: only its own node.
int range(const Theatre& theatre, const Force& force) {
  const ScoutingRules& rules = theatre.rules.scouting;
  if (force.duty == Duty::garrison || cavalry_of(force).value == 0) return 0;
  const int own = acts_as_cavalry_corps(force) ? rules.cavalry_corps : rules.integral;
  return force.side == Side::coalition ? own + rules.coalition_more : own;
}

/// The horse that screens a node: all of it, and the part that is in MCCs.
struct Screen {
  int all = 0, corps = 0;      ///< men
  bool cavalry_corps = false;  ///< a MCC is there
};

Screen screen_of(const State& state, const NodeId& node, Side side) {
  Screen screen;
  for (const Force* force : in_the_field(state, node, side)) {
    screen.all += cavalry_of(*force).value;
    if (!acts_as_cavalry_corps(*force)) continue;
    screen.corps += cavalry_of(*force).value;
    screen.cavalry_corps = true;
  }
  return screen;
}

/// The best report that `own` men get against `other`, from 1; 0: none, since own must be the stronger.
int band_of(const ScoutingRules& rules, int own, int other) {
  if (own <= other) return 0;
  int band = 0;
  for (const ScoutingRules::Band& one : rules.bands)
    if (static_cast<long long>(own) * 100 >= static_cast<long long>(one.ratio) * other) ++band;
  return band;
}

/// How good a report the force gets of a node that it looks into; 0: presence only.
int reliability(const Theatre& theatre, const Force& force, const Screen& screen) {
  const ScoutingRules& rules = theatre.rules.scouting;
  const int own = cavalry_of(force).value;
  if (force.duty == Duty::garrison || own == 0) return 0;
  if (!acts_as_cavalry_corps(force)) return screen.cavalry_corps ? 0 : band_of(rules, own, screen.all);
  return screen.cavalry_corps ? band_of(rules, own, screen.corps) : std::max(1, band_of(rules, own, screen.all));
}

/// What a node looks like to a side: who sees it best, and how well.
struct NodeSeen {
  const Force* by = nullptr;
  int reliability = 0;
};

std::map<NodeId, NodeSeen> looks_of(const Theatre& theatre, const State& state, Side side) {
  std::map<NodeId, NodeSeen> looks;
  for (const Force& force : state.forces) {
    if (force.side != side) continue;
    for (const NodeId& node : nodes_seen(theatre, state, force)) {
      if (forces_at(state, node, opponent(side)).empty()) continue;
      const int how_well = reliability(theatre, force, screen_of(state, node, opponent(side)));
      NodeSeen& look = looks[node];
      if (look.by == nullptr || how_well > look.reliability) look = {&force, how_well};
    }
  }
  return looks;
}

/// Rounded, but never to nothing if there is anybody.
int rounded(int men, int percent, int to) {
  if (men == 0) return 0;
  return std::max(to, static_cast<int>(std::lround(men * percent / (100.0 * to))) * to);
}

std::string kind_of(const Force& force) {
  switch (echelon(force)) {
    case Echelon::corps:
      return "a corps";
    case Echelon::cavalry_corps:
      return "a cavalry corps";
    case Echelon::division:
      break;
  }
  return "a division";
}

Sighting report(const Theatre& theatre, const NodeSeen& look, const Force& enemy, DiceCup& dice) {
  const ScoutingRules::Band& band = theatre.rules.scouting.bands.at(static_cast<std::size_t>(look.reliability) - 1);
  const int percent = 100 + dice.roll("scouts-" + enemy.id.slug, says("how far the report is out", {{"who", enemy}}),
                                      -band.error, band.error, DieSort::of_scouts);
  const Totals truth = totals(enemy.troops);
  Sighting sighting;
  sighting.node = enemy.at;
  sighting.by = look.by->id;
  sighting.whom = enemy.id;
  sighting.name = band.name ? enemy.name : kind_of(enemy);
  sighting.reliability = look.reliability;
  const int to = theatre.rules.scouting.rounded_to;
  sighting.men = rounded(truth.men().value, percent, to);
  if (band.composition) {
    sighting.infantry = rounded(truth.infantry.value, percent, to);
    sighting.cavalry = rounded(truth.cavalry.value, percent, to);
    sighting.guns = static_cast<int>(std::lround(truth.guns.value * percent / 100.0));
  }
  return sighting;
}

Sighting presence(const NodeSeen& look, const std::vector<const Force*>& enemies) {
  Sighting sighting;
  sighting.node = enemies.front()->at;
  sighting.by = look.by->id;
  if (enemies.size() == 1) sighting.whom = enemies.front()->id;
  return sighting;
}

Event scouted(const Theatre& theatre, const State& state, Side side, DiceCup& dice) {
  const std::map<NodeId, NodeSeen> looks = looks_of(theatre, state, side);
  std::vector<Sighting> sightings;
  std::vector<NodeId> places, unclear;
  for (const map::Node& node : theatre.map.nodes) {
    const auto look = looks.find(node.id);
    if (look == looks.end()) continue;
    places.push_back(node.id);
    const std::vector<const Force*> enemies = forces_at(state, node.id, opponent(side));
    if (look->second.reliability == 0) {
      unclear.push_back(node.id);
      sightings.push_back(presence(look->second, enemies));
      continue;
    }
    for (const Force* enemy : enemies) sightings.push_back(report(theatre, look->second, *enemy, dice));
  }
  const std::size_t reports = sightings.size() - unclear.size();
  Event event = happens(state, "5.3",
                        says("scouts report", {{"side", named(theatre, side)},
                                               {"reports", static_cast<int>(reports)},
                                               {"unclear", figures_of(theatre, unclear)}}),
                        Scouted{side, sightings}, {}, places);
  event.dice = dice.taken();
  return event;
}

}  // namespace

std::vector<NodeId> nodes_seen(const Theatre& theatre, const State& state, const Force& force) {
  std::vector<NodeId> seen = {force.at};
  std::deque<std::pair<NodeId, int>> open = {{force.at, range(theatre, force)}};
  while (!open.empty()) {
    const auto [node, left] = open.front();
    open.pop_front();
    if (left == 0) continue;
    for (const Stretch& out : stretches(theatre, state, node)) {
      if (std::find(seen.begin(), seen.end(), out.to) != seen.end()) continue;
      seen.push_back(out.to);
      if (forces_at(state, out.to, opponent(force.side)).empty()) open.emplace_back(out.to, left - 1);
    }
  }
  return seen;
}

std::vector<Event> scouting(const Theatre& theatre, const State& state, DiceCup& dice) {
  Event france = scouted(theatre, state, Side::france, dice);
  Event coalition = scouted(theatre, state, Side::coalition, dice);
  return {std::move(france), std::move(coalition)};
}

}  // namespace estafette::campaign
