#include "campaign/state/questions.hpp"

#include "base/table.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace estafette::campaign {
namespace {

/// Forces and their parts whose strength is not known have no units; they are somebody.
bool any_units(const Formation& troops) {
  return !troops.units.empty() || std::any_of(troops.formations.begin(), troops.formations.end(), any_units);
}

bool any_men(const Formation& troops) {
  return std::any_of(troops.units.begin(), troops.units.end(), [](const Unit& unit) { return unit.men.value > 0; }) ||
         std::any_of(troops.formations.begin(), troops.formations.end(), any_men);
}

template <typename Wanted>
std::vector<const Force*> forces_that(const State& state, Wanted wanted) {
  std::vector<const Force*> found;
  for (const Force& force : state.forces)
    if (wanted(force) && !without_a_man(force)) found.push_back(&force);
  return found;
}

int divisions_of_all(const State& state, const std::vector<const Force*>& forces) {
  int sum = 0;
  for (const Force* force : forces) sum += divisions(state, *force);
  return sum;
}

}  // namespace

bool before_the_pause(const State& state, const LodgedOrder& order) {
  return state.pause && order.sequence <= state.pause->orders;
}

Echelon echelon(const Force& force) {
  switch (force.troops->level) {
    case Level::division:
      return Echelon::corps;
    case Level::cavalry_division:
      return Echelon::cavalry_corps;
    default:
      return Echelon::division;
  }
}

std::vector<const Formation*> brigades_of(const Force& force) {
  if (echelon(force) == Echelon::division) return {&*force.troops};
  std::vector<const Formation*> found;
  for (const Formation& formation : force.troops->formations) found.push_back(&formation);
  return found;
}

std::vector<const Formation*> divisions_of(const State& state, const Force& force) {
  std::vector<const Formation*> found = brigades_of(force);
  if (echelon(force) == Echelon::division) return found;
  std::erase_if(found, [&](const Formation* brigade) { return state.integral.contains(brigade->id); });
  return found;
}

bool without_a_man(const Formation& troops) {
  return !any_men(troops) && any_units(troops);
}

bool without_a_man(const Force& force) {
  return without_a_man(force.troops);
}

int divisions(const State& state, const Force& force) {
  if (without_a_man(force)) return 0;
  const auto all = divisions_of(state, force);
  const auto gone = [](const Formation* division) { return without_a_man(*division); };
  return std::max(1, static_cast<int>(std::count_if(all.begin(), all.end(), std::not_fn(gone))));
}

bool exhausted(const State& state, const Force& force) {
  return force.exhausted_until >= state.turn;
}

std::vector<Saying> fatigue_reasons(const State& state, const Force& force) {
  std::vector<Saying> reasons;
  if (force.fatigued_until >= state.turn) reasons.push_back(says("tired by a forced march"));
  if (exhausted(state, force)) reasons.push_back(says("tired by exhaustion", {{"until", force.exhausted_until}}));
  if (force.line.cut) reasons.push_back(says("tired by a cut line"));
  return reasons;
}

bool fatigued(const State& state, const Force& force) {
  return !fatigue_reasons(state, force).empty();
}

std::vector<const Force*> forces_at(const State& state, const NodeId& node, Side side) {
  return forces_that(state, [&](const Force& force) { return force.at == node && force.side == side; });
}

std::vector<const Force*> forces_at(const State& state, const NodeId& node, Side side, Duty duty) {
  return forces_that(state,
                     [&](const Force& force) { return force.at == node && force.side == side && force.duty == duty; });
}

int garrison_of(const State& state, const NodeId& node, Side side) {
  return divisions_of_all(state, forces_at(state, node, side, Duty::garrison));
}

int investors_of(const State& state, const NodeId& node, Side side) {
  return divisions_of_all(state, forces_at(state, node, side, Duty::investing)) +
         divisions_of_all(state, forces_at(state, node, side, Duty::besieging));
}

bool invested_by(const State& state, const NodeId& fortress, Side side) {
  const int garrison = garrison_of(state, fortress, opponent(side));
  return garrison > 0 && investors_of(state, fortress, side) >= garrison;
}

bool garrison_denies(const State& state, const NodeId& node, Side side) {
  return garrison_of(state, node, opponent(side)) > 0 && !invested_by(state, node, side);
}

bool held_in_the_field(const State& state, const NodeId& node, Side side) {
  return !in_the_field(state, node, side).empty();
}

std::vector<const Force*> in_the_field(const State& state, const NodeId& node, Side side) {
  return forces_that(state, [&](const Force& force) {
    return force.at == node && force.side == side && force.duty != Duty::garrison;
  });
}

const Truce* truce_of(const State& state, const Force& force) {
  if (state.truce) return &*state.truce;
  const auto own = state.truces.find(force.nation);
  return own == state.truces.end() ? nullptr : &own->second;
}

const Truce* truce_between(const State& state, const Force& a, const Force& b) {
  const Truce* truce = truce_of(state, a);
  return truce != nullptr ? truce : truce_of(state, b);
}

std::vector<const Force*> foes_at(const State& state, const NodeId& node, const Force& force) {
  std::vector<const Force*> foes = in_the_field(state, node, opponent(force.side));
  std::erase_if(foes, [&](const Force* enemy) { return truce_between(state, force, *enemy) != nullptr; });
  return foes;
}

Men cavalry_of(const Force& force) {
  return totals(force.troops).cavalry;
}

std::string with_strength(const Force& force) {
  const Totals all = totals(force.troops);
  return fmt::format("{} ({} men, {} guns)", force.name, figure(all.men().value), all.guns.value);
}

}  // namespace estafette::campaign
