#include "campaign/rules/politics/prestige.hpp"

#include "campaign/rules/battle/combatants.hpp"
#include "campaign/rules/politics/ledger.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace estafette::campaign {
namespace {

using map::Bank;
using map::Node;

constexpr const char* kFortresses = "each fortress in Germany garrisoned by French or Allied troops, per half-week";
constexpr const char* kElbe = "each French or Allied Corps on the right bank of the Elbe, per half-week";
constexpr const char* kOder = "each French or Allied Corps on the right bank of the Oder, per half-week";
constexpr const char* kSaale =
    "each Coalition Corps on the left bank of the Saale or left bank of the Elbe north of its confluence with the "
    "Saale, per half-week";

std::vector<NodeId> places_of(const std::vector<const Force*>& forces) {
  std::vector<NodeId> places;
  for (const Force* force : forces)
    if (std::find(places.begin(), places.end(), force->at) == places.end()) places.push_back(force->at);
  return places;
}

/// "III Corps at Bautzen and VI Corps at Görlitz"
std::string with_places(const Theatre& theatre, const std::vector<const Force*>& forces) {
  std::vector<std::string> names;
  for (const Force* force : forces) names.push_back(fmt::format("{} at {}", force->name, theatre.name(force->at)));
  return in_a_row(names);
}

/// The lines of one half-week.
class HalfWeek {
 public:
  HalfWeek(const Theatre& theatre, const State& state)
      : theatre_(theatre), state_(state), rules_(theatre.rules.prestige), ledger_(state) {}

  std::vector<Event> lines() && {
    fortresses();
    const auto beyond_the_elbe = [this](const Node& node) {
      return node.elbe == Bank::right && (rules_.oder_besides_elbe || node.oder == Bank::left);
    };
    corps(Side::france, rules_.elbe, kElbe, "on the right bank of the Elbe", beyond_the_elbe);
    corps(Side::france, rules_.oder, kOder, "on the right bank of the Oder",
          [](const Node& node) { return node.oder == Bank::right; });
    cities();
    // North of the mouth of the Saale the map draws its banks on to the coast; who counts stands left of the Elbe.
    corps(Side::coalition, rules_.saale, kSaale, "west of the Saale, or of the Elbe below it", [](const Node& node) {
      return node.elbe == Bank::left && (node.saale == Bank::left || node.north_of_saale);
    });
    return ledger_.entries();
  }

 private:
  void fortresses() {
    std::vector<NodeId> held;
    std::vector<ForceId> garrisons;
    for (const Node& node : theatre_.map.nodes) {
      if (node.settlement != map::Settlement::fortress || !node.germany) continue;
      const auto here = forces_at(state_, node.id, Side::france, Duty::garrison);
      if (here.empty()) continue;
      held.push_back(node.id);
      for (const ForceId& id : ids_of(here)) garrisons.push_back(id);
    }
    ledger_.enter(rules_.fortress * static_cast<int>(held.size()), kFortresses,
                  fmt::format("French and Allied garrisons hold {}", names_of(theatre_, held)), garrisons, held);
  }

  void corps(Side side, int points, const std::string& line, const std::string& where,
             const std::function<bool(const Node&)>& counts) {
    std::vector<const Force*> found;
    for (const Force& force : state_.forces)
      if (force.side == side && echelon(force) != Echelon::division && counts(theatre_.node(force.at)))
        found.push_back(&force);
    ledger_.enter(points * static_cast<int>(found.size()), line,
                  fmt::format("{} {} {}", with_places(theatre_, found), found.size() == 1 ? "stands" : "stand", where),
                  ids_of(found), places_of(found));
  }

  void cities() {
    for (const PrestigeRules::City& city : rules_.cities) {
      const auto owner = state_.owners.find(city.node);
      const auto troops = forces_at(state_, city.node, Side::france);
      if (owner == state_.owners.end() || owner->second != Side::france || troops.empty()) continue;
      const std::string& name = theatre_.name(city.node);
      ledger_.enter(city.points, fmt::format("French occupation of {}, per half-week", name),
                    fmt::format("{} {} {}", names_of(troops), troops.size() == 1 ? "occupies" : "occupy", name),
                    ids_of(troops), {city.node});
    }
  }

  const Theatre& theatre_;
  const State& state_;
  const PrestigeRules& rules_;
  Ledger ledger_;
};

/// "an army of more than one corps": MC and MCC, not single MDs (1.3.1).
bool is_army(const std::vector<const Force*>& forces) {
  return std::count_if(forces.begin(), forces.end(),
                       [](const Force* force) { return echelon(*force) != Echelon::division; }) > 1;
}

}  // namespace

std::vector<Event> prestige_of_the_half_week(const Theatre& theatre, const State& state) {
  return HalfWeek(theatre, state).lines();
}

std::vector<Event> prestige_of_battle(const Theatre& theatre, const State& state, const Contact& contact,
                                      const Battle& battle) {
  if (!battle.verdict || !battle.verdict->winner) return {};
  const PrestigeRules& rules = theatre.rules.prestige;
  const Side winner = *battle.verdict->winner;
  std::vector<ForceId> forces = ids_of(combatants(state, contact, battle, winner));
  const std::vector<const Force*> beaten = combatants(state, contact, battle, opponent(winner));
  const bool army = is_army(beaten);
  const std::string whom = army ? "an army of more than one corps" : "a single corps or less";
  for (const Force* force : beaten) forces.push_back(force->id);
  Ledger ledger(state);
  const auto enter = [&](int points, const std::string& line, const std::string& over) {
    ledger.enter(points, line,
                 fmt::format("{} has won battle {} at {} over {}", said(winner), battle.number,
                             theatre.name(contact.node), over),
                 forces, {contact.node});
  };
  if (winner == Side::france) {
    if (army)
      enter(rules.victory_over_army, "each victory in battle over an army of more than one Coalition corps", whom);
    else
      enter(rules.victory_over_corps, "each victory in battle over a single Coalition corps or lesser force", whom);
  } else if (battle.verdict->napoleon) {
    enter(rules.defeat_of_napoleon,
          "each victory in battle by the Coalition over a French force where Napoleon is present",
          "a French force under Napoleon");
  } else if (army) {
    enter(rules.defeat_of_army,
          "each victory in battle by the Coalition over an army of more than one French corps where Napoleon is not "
          "present",
          whom);
  } else {
    enter(rules.defeat_of_corps,
          "each victory in battle by the Coalition over a single French corps or lesser force where Napoleon is not "
          "present",
          whom);
  }
  return ledger.entries();
}

}  // namespace estafette::campaign
