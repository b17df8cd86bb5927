#include "campaign/rules/battle/combatants.hpp"

#include "campaign/state/questions.hpp"
#include "converter/orbat/totals.hpp"

#include <algorithm>

namespace estafette::campaign {

std::vector<const Force*> combatants(const State& state, const Contact& contact, const Battle& battle, Side side) {
  std::vector<ForceId> met = side == contact.attacker ? contact.attackers : contact.defenders;
  for (const GunsMarch& march : contact.to_the_guns) met.push_back(march.force);
  std::vector<const Force*> fought;
  for (const ForceId& id : met) {
    const Force* force = find_force(state, id);
    const bool reserve = std::find(battle.reserves.begin(), battle.reserves.end(), id) != battle.reserves.end();
    if (force != nullptr && force->side == side && !reserve) fought.push_back(force);
  }
  return fought;
}

std::vector<const Force*> reserves(const State& state, const Battle& battle, Side side) {
  std::vector<const Force*> found;
  for (const ForceId& id : battle.reserves) {
    const Force* force = find_force(state, id);
    if (force != nullptr && force->side == side && totals(force->troops).men().value > 0) found.push_back(force);
  }
  return found;
}

Men cavalry_of(const std::vector<const Force*>& forces) {
  Men all;
  for (const Force* force : forces) all += cavalry_of(*force);
  return all;
}

}  // namespace estafette::campaign
