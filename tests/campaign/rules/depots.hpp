// A corps with a line to its depot, its losses, and rates of replacements in round figures, for tests of 5.4.
#pragma once

#include "campaign/support/theatres.hpp"
#include "converter/orbat/totals.hpp"

#include <string>

namespace estafette::test {

/// Erfurt is a depot of France, Burg one of the Coalition. In a thousand a turn: infantry 20 (from turn 5: 40),
/// cavalry 10, gunners 30 and guns 20 of 1000, for all nations; Saxony's infantry 5.
inline Theatre with_depots() {
  Theatre here = theatre({good("Erfurt", "Weimar"), good("Weimar", "Jena"), good("Jena", "Burg")}, {"Erfurt", "Burg"});
  here.rules.replacements.drafts = {
      {"other", Arm::infantry, 100, {{1, 20, 0}, {5, 40, 0}}, "ours"},
      {"other", Arm::cavalry, 100, {{1, 10, 0}}, "ours"},
      {"other", Arm::artillery, 100, {{1, 30, 20}}, "ours"},
      {"Saxony", Arm::infantry, 100, {{1, 5, 0}}, "ours"},
  };
  return here;
}

inline Force supplied(Force force, const std::string& depot = "Erfurt") {
  force.line = {node(depot), {force.at, node(depot)}, false};
  return force;
}

inline Force cut(Force force) {
  force = supplied(std::move(force));
  force.line.cut = true;
  return force;
}

/// The state with every unit at its establishment.
inline State at_establishment(State state) {
  for (const Force& force : state.forces)
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& unit) {
      state.establishment.edit()[unit.id] = unit.men.value;
      if (unit.guns.value > 0) state.batteries.edit()[unit.id] = unit.guns.value;
    });
  return state;
}

/// After losses of so many men and guns in one unit.
inline State lost(State state, const std::string& unit, int men, int guns = 0) {
  for (const Force& force : State(state).forces) {
    Event event;
    event.change = StrengthChanged{force.id, {{unit, -men, -guns}}};
    apply(state, event);
  }
  return state;
}

inline const Unit& unit(const State& state, const std::string& id) {
  const Unit* found = nullptr;
  for (const Force& force : state.forces)
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& one) {
      if (one.id == id) found = &one;
    });
  if (found == nullptr) throw std::logic_error("no unit is called " + id);
  return *found;
}

}  // namespace estafette::test
