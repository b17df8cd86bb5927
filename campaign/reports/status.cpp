#include "campaign/reports/status.hpp"

#include "campaign/reports/scouts.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/telling/telling.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

std::string line_in_words(const Theatre& theatre, const Force& force) {
  if (force.duty == Duty::garrison) return "own depot";
  if (!force.line.depot) return "none";
  const std::string& depot = theatre.name(*force.line.depot);
  return force.line.cut ? "cut from " + depot : fmt::format("{} ({})", depot, force.line.way.size() - 1);
}

std::string condition_in_words(const State& state, const Force& force) {
  const std::vector<std::string> reasons = tell_each(fatigue_reasons(state, force));
  return reasons.empty() ? "fresh" : fmt::format("{}", fmt::join(reasons, "; "));
}

std::string names(const State& state, const std::vector<ForceId>& ids) {
  std::vector<std::string> found;
  for (const ForceId& id : ids)
    if (const Force* force = find_force(state, id)) found.push_back(force->name);
  return fmt::format("{}", fmt::join(found, ", "));
}

bool wanted(Side side, std::optional<Side> only) {
  return !only || side == *only;
}

std::string whereabouts(const Theatre& theatre, const State& state, const Piece& piece) {
  if (const Bridge* bridge = bridge_of(state, piece.id))
    return fmt::format("{}, bridge to {} {}", theatre.name(piece.at), theatre.name(bridge->far_bank),
                       to_string(bridge->stage));
  return theatre.name(piece.at);
}

}  // namespace

std::string turn_in_words(const Theatre& theatre, Turn turn) {
  return fmt::format("Turn {}, {}", turn.value, map::to_string(map::dates_of(theatre.rules.calendar, turn)));
}

Table forces_table(const Theatre& theatre, const State& state, std::optional<Side> side) {
  Table table{
      side ? "Forces" : "Forces of both sides",
      {{"force"}, {"is"}, {"at"}, {"men", true}, {"guns", true}, {"MD", true}, {"duty"}, {"condition"}, {"line"}},
      {},
      {}};
  for (const Force& force : state.forces) {
    if (!wanted(force.side, side)) continue;
    const Totals strength = totals(force.troops);
    table.rows.push_back({force.name, to_string(echelon(force)), theatre.name(force.at), figure(strength.men().value),
                          std::to_string(strength.guns.value), std::to_string(divisions(state, force)),
                          to_string(force.duty), condition_in_words(state, force), line_in_words(theatre, force)});
  }
  return table;
}

Table pieces_table(const Theatre& theatre, const State& state, std::optional<Side> side) {
  Table table{"Headquarters and trains", {{"piece"}, {"at"}, {"with"}}, {}, {}};
  for (const Piece& piece : state.pieces) {
    if (!wanted(piece.side, side)) continue;
    const Force* with = find_force(state, piece.with);
    table.rows.push_back({piece.name, whereabouts(theatre, state, piece), with == nullptr ? "alone" : with->name});
  }
  return table;
}

Table battles_table(const Theatre& theatre, const State& state) {
  Table table{"Battles to be fought",
              {{"battle", true}, {"turn", true}, {"at"}, {"attacker"}, {"defender"}, {"to the guns"}},
              {},
              {}};
  for (const Contact& contact : state.contacts) {
    if (contact.settled) continue;
    std::vector<std::string> marchers;
    for (const GunsMarch& march : contact.to_the_guns) {
      if (const Force* force = find_force(state, march.force))
        marchers.push_back(
            fmt::format("{} from {}{}", force->name, theatre.name(march.from), march.fatigued ? " (fatigued)" : ""));
    }
    table.rows.push_back({std::to_string(contact.number), std::to_string(contact.turn.value),
                          theatre.name(contact.node), names(state, contact.attackers), names(state, contact.defenders),
                          fmt::format("{}", fmt::join(marchers, ", "))});
  }
  return table;
}

Table sieges_table(const Theatre& theatre, const State& state) {
  Table table{
      "Sieges (for the umpire only)",
      {{"fortress"}, {"besieged by"}, {"their MD", true}, {"in garrison", true}, {"falls at the end of turn", true}},
      {},
      {}};
  for (const Siege& siege : state.sieges) {
    std::vector<ForceId> besiegers;
    for (const Force* force : forces_at(state, siege.fortress, siege.by, Duty::besieging))
      besiegers.push_back(force->id);
    table.rows.push_back({theatre.name(siege.fortress), besiegers.empty() ? "nobody any more" : names(state, besiegers),
                          std::to_string(investors_of(state, siege.fortress, siege.by)),
                          std::to_string(garrison_of(state, siege.fortress, opponent(siege.by))),
                          std::to_string(siege.falls.value)});
  }
  return table;
}

Table expected_table(const Theatre& theatre, const State& state, std::optional<Turn> until) {
  Table table{"Expected (for the umpire only)",
              {{"force"},
               {"is"},
               {"side"},
               {"army"},
               {"at"},
               {"men", true},
               {"guns", true},
               {"from turn", true},
               {"in 100", true},
               {"needs"}},
              {},
              {}};
  for (const Reinforcement& expected : state.expected) {
    if (until && expected.earliest > *until) continue;
    const Force& force = expected.force;
    const Totals strength = totals(force.troops);
    const Army* army = expected.army ? &*expected.army : find_army(state, force.army);
    table.rows.push_back({force.name, to_string(echelon(force)), theatre.rules.sides[force.side].name,
                          army == nullptr ? "" : army->name, theatre.name(force.at), figure(strength.men().value),
                          std::to_string(strength.guns.value), std::to_string(expected.earliest.value),
                          std::to_string(expected.chance), expected.needs});
  }
  return table;
}

Table orders_table(const Theatre& theatre, const State& state, std::optional<Side> side) {
  if (side) {  // the numbers would tell how many orders the enemy has lodged
    Table table{"Orders lodged", {{"words"}}, {}, {}};
    for (const LodgedOrder& order : state.orders)
      if (order.side == *side) table.rows.push_back({order.text});
    return table;
  }
  Table table{"Orders lodged", {{"order", true}, {"side"}, {"words"}}, {}, {}};
  for (const LodgedOrder& order : state.orders)
    table.rows.push_back({std::to_string(order.sequence), theatre.rules.sides[order.side].name, order.text});
  return table;
}

Table sightings_table(const Theatre& theatre, const State& state, Side side) {
  Table table{"The enemy, as reported (5.3)", {{"at"}, {"seen by"}, {"what"}, {"men", true}, {"of which"}}, {}, {}};
  for (const Sighting& sighting : known_now(state, side)) {
    const Force* by = find_force(state, sighting.by);
    std::string composition;
    if (sighting.infantry + sighting.cavalry + sighting.guns > 0)
      composition =
          fmt::format("{} foot, {} horse, {} guns", figure(sighting.infantry), figure(sighting.cavalry), sighting.guns);
    table.rows.push_back({theatre.name(sighting.node), by == nullptr ? "" : by->name,
                          sighting.name.empty() ? "enemy troops" : sighting.name,
                          sighting.men > 0 ? "about " + figure(sighting.men) : "not known", composition});
  }
  return table;
}

}  // namespace estafette::campaign
