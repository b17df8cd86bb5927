#include "campaign/rules/politics/prestige.hpp"

#include "campaign/rules/battle/combatants.hpp"
#include "campaign/rules/politics/ledger.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

std::vector<NodeId> places_of(const std::vector<const Force*>& forces) {
  std::vector<NodeId> places;
  for (const Force* force : forces)
    if (std::find(places.begin(), places.end(), force->at) == places.end()) places.push_back(force->at);
  return places;
}

/// "III Corps at Bautzen and VI Corps at Görlitz"
Figure with_places(const Theatre& theatre, const std::vector<const Force*>& forces) {
  SeveralFigures several;
  for (const Force* force : forces)
    several.push_back(says("somebody somewhere", {{"who", *force}, {"at", theatre.node(force->at)}}));
  return several;
}

/// Enters one row of the table, if it is one that counts each half-week.
class HalfWeekPrestige {
 public:
  HalfWeekPrestige(const Theatre& theatre, const State& state, const PrestigeRow& row, Ledger& ledger)
      : theatre_(theatre), state_(state), row_(row), ledger_(ledger) {}

  void operator()(const counts::Garrisoned& garrisoned) const {
    std::vector<NodeId> held;
    std::vector<ForceId> garrisons;
    for (const map::Node& node : theatre_.map.nodes) {
      if (node.settlement != map::Settlement::fortress || !fits(node, row_.where)) continue;
      const auto here = forces_at(state_, node.id, garrisoned.side, Duty::garrison);
      if (here.empty()) continue;
      held.push_back(node.id);
      for (const ForceId& id : ids_of(here)) garrisons.push_back(id);
    }
    enter(held.size(), held.size() == 1, {{"places", figures_of(theatre_, held)}}, garrisons, held);
  }

  void operator()(const counts::CorpsPresent& corps) const {
    std::vector<const Force*> found;
    for (const Force& force : state_.forces)
      if (force.side == corps.side && (corps.nation.empty() || force.nation == corps.nation) &&
          echelon(force) != Echelon::division && !without_a_man(force) && fits(theatre_.node(force.at), row_.where))
        found.push_back(&force);
    enter(found.size(), found.size() == 1, {{"forces", with_places(theatre_, found)}}, ids_of(found), places_of(found));
  }

  void operator()(const counts::Occupied& occupied) const {
    for (const map::Node& node : theatre_.map.nodes) {
      const auto owner = state_.owners.find(node.id);
      if (owner == state_.owners.end() || owner->second != occupied.side || !fits(node, row_.where)) continue;
      const auto troops = forces_at(state_, node.id, occupied.side);
      if (troops.empty()) continue;
      enter(1, troops.size() == 1, {{"forces", troops}, {"place", node}}, ids_of(troops), {node.id});
    }
  }

  void operator()(const counts::Victory&) const {}
  void operator()(const counts::FortressLost&) const {}
  void operator()(const counts::AllyLost&) const {}
  void operator()(const counts::Sues&) const {}

 private:
  void enter(std::size_t times, bool one, const std::vector<NamedFigure>& figures, const std::vector<ForceId>& forces,
             const std::vector<NodeId>& places) const {
    ledger_.enter(row_, static_cast<int>(times), one, figures, forces, places);
  }

  const Theatre& theatre_;
  const State& state_;
  const PrestigeRow& row_;
  Ledger& ledger_;
};

/// "an army of more than one corps": MC and MCC, not single MDs (1.3.1).
bool is_army(const std::vector<const Force*>& forces) {
  return std::count_if(forces.begin(), forces.end(),
                       [](const Force* force) { return echelon(*force) != Echelon::division; }) > 1;
}

}  // namespace

std::vector<Event> prestige_of_the_half_week(const Theatre& theatre, const State& state) {
  Ledger ledger(state);
  for (const PrestigeRow& row : theatre.rules.prestige.rows)
    std::visit(HalfWeekPrestige(theatre, state, row, ledger), row.what);
  return ledger.events();
}

std::vector<Event> prestige_of_battle(const Theatre& theatre, const State& state, const Contact& contact,
                                      const Battle& battle) {
  if (!battle.verdict || !battle.verdict->winner) return {};
  const Side winner = *battle.verdict->winner;
  std::vector<ForceId> forces = ids_of(combatants(state, contact, battle, winner));
  const std::vector<const Force*> beaten = combatants(state, contact, battle, opponent(winner));
  for (const Force* force : beaten) forces.push_back(force->id);
  Ledger ledger(state);
  const bool chief = !battle.verdict->chief.empty();
  for (const PrestigeRow& row : theatre.rules.prestige.rows) {
    const auto* victory = std::get_if<counts::Victory>(&row.what);
    if (victory == nullptr || victory->side != winner || !fits(theatre.node(contact.node), row.where) ||
        victory->over_army.value_or(is_army(beaten)) != is_army(beaten) || victory->chief.value_or(chief) != chief)
      continue;
    ledger.enter(row, 1, true, {{"battle", battle.number}, {"place", theatre.node(contact.node)}}, forces,
                 {contact.node});
  }
  return ledger.events();
}

}  // namespace estafette::campaign
