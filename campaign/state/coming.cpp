#include "campaign/state/coming.hpp"

#include "converter/orbat/totals.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace estafette::campaign {
namespace {

/// What drafts and arsenals may bring the unit up to.
void establish(State& state, const Unit& unit, int men) {
  state.establishment.edit()[unit.id] = men;
  if (unit.guns.value > 0) state.batteries.edit()[unit.id] = unit.guns.value;
}

}  // namespace

void arrive(State& state, const Arrived& arrived) {
  std::vector<Reinforcement>& expected = state.expected.edit();
  const auto one = std::find_if(expected.begin(), expected.end(),
                                [&](const Reinforcement& other) { return other.force.id == arrived.force; });
  if (one == expected.end()) throw std::logic_error(arrived.force.slug + " is not expected");
  Reinforcement come = std::move(*one);
  expected.erase(one);
  if (come.army && find_army(state, come.army->id) == nullptr) state.armies.push_back(*come.army);
  come.force.at = arrived.at;
  come.force.trodden = {arrived.at};
  for_each_unit(come.force.troops,
                [&](const CommandPath&, const Unit& unit) { establish(state, unit, unit.men.value); });
  for (Piece& piece : come.pieces) {
    piece.at = arrived.at;
    piece.with = come.force.id;
    state.pieces.push_back(std::move(piece));
  }
  state.forces.push_back(std::move(come.force));
}

void turn_expected(State& state, const ExpectedTurned& turned) {
  for (Reinforcement& expected : state.expected.edit()) {
    if (expected.force.nation != turned.nation) continue;
    expected.force.side = turned.to;
    const Army* there = find_army(state, expected.force.army);
    if (expected.army && there == nullptr) expected.army->side = turned.to;
    const Army* army = there != nullptr ? there : expected.army ? &*expected.army : nullptr;
    if (army != nullptr && army->side != turned.to) expected.force.army.clear();
    for (Piece& piece : expected.pieces) piece.side = turned.to;
  }
}

void raise(State& state, const ForceRaised& raised) {
  if (find_force(state, raised.force.id) != nullptr)
    throw std::logic_error(raised.force.id.slug + " is on the map already");
  if (raised.army && find_army(state, raised.army->id) == nullptr) state.armies.push_back(*raised.army);
  for_each_unit(raised.force.troops, [&](const CommandPath&, const Unit& unit) {
    const auto full = raised.establishment.find(unit.id);
    establish(state, unit, full == raised.establishment.end() ? unit.men.value : full->second);
  });
  if (!raised.integral.empty()) state.integral.edit().insert(raised.integral.begin(), raised.integral.end());
  state.forces.push_back(raised.force);
}

}  // namespace estafette::campaign
