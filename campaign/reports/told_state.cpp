#include "campaign/reports/told_state.hpp"

#include "campaign/reports/truce_told.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>

namespace estafette::campaign {

bool has_post(const Formation& formation, const std::string& id) {
  return formation.id == id ||
         std::any_of(formation.units.begin(), formation.units.end(), [&](const Unit& unit) { return unit.id == id; }) ||
         std::any_of(formation.formations.begin(), formation.formations.end(),
                     [&](const Formation& below) { return has_post(below, id); });
}

std::optional<Contact> told_contact(const Contact& contact, const IsOwn& own, Side side) {
  Contact told = contact;
  const bool attacks = contact.attacker == side;
  (attacks ? told.defenders : told.attackers).clear();
  if (!attacks) told.attackers_from.clear();
  std::vector<ForceId>& ours = attacks ? told.attackers : told.defenders;
  for (std::size_t i = ours.size(); i-- > 0;) {
    if (own(ours[i])) continue;
    ours.erase(ours.begin() + static_cast<std::ptrdiff_t>(i));
    if (i < told.attackers_from.size())
      told.attackers_from.erase(told.attackers_from.begin() + static_cast<std::ptrdiff_t>(i));
  }
  std::erase_if(told.to_the_guns, [&](const GunsMarch& march) { return !own(march.force); });
  if (ours.empty() && told.to_the_guns.empty()) return std::nullopt;
  return told;
}

Battle told_battle(const Battle& battle, const IsOwn& own) {
  Battle told;
  told.number = battle.number;
  told.turn = battle.turn;
  std::copy_if(battle.reserves.begin(), battle.reserves.end(), std::back_inserter(told.reserves), own);
  told.losses = battle.losses;
  told.verdict = battle.verdict;
  if (told.verdict) told.verdict->chief.clear();
  return told;
}

State told_state(const Theatre& theatre, const State& state, const Audience& audience) {
  const bool whole_side = audience.name.empty();
  State told;
  told.campaign = state.campaign;
  told.turn = state.turn;
  told.nations = state.nations;
  told.neutral = state.neutral;
  for (const auto& [node, owner] : state.owners)
    if (owner == audience.side || theatre.node(node).settlement == map::Settlement::fortress)
      told.owners.edit().emplace(node, owner);
  const auto mine = [&](Side side, const ForceId& id) {
    return side == audience.side && (whole_side || audience.forces.contains(id));
  };
  for (const Force& force : state.forces)
    if (mine(force.side, force.id)) told.forces.push_back(force);
  for (const Piece& piece : state.pieces)
    if (mine(piece.side, piece.id)) told.pieces.push_back(piece);
  for (const Army& army : state.armies) {
    const bool leads_one =
        std::any_of(told.forces.begin(), told.forces.end(), [&](const Force& force) { return force.army == army.id; });
    if (army.side == audience.side && (whole_side || leads_one)) told.armies.push_back(army);
  }
  for (const Bridge& bridge : state.bridges)
    if (find_piece(told, bridge.train) != nullptr) told.bridges.push_back(bridge);
  if (whole_side)
    for (const Siege& siege : state.sieges)
      if (siege.by == audience.side) told.sieges.push_back(siege);
  const IsOwn own = [&told](const ForceId& id) { return find_force(told, id) != nullptr; };
  for (const Contact& contact : state.contacts) {
    const std::optional<Contact> ours = told_contact(contact, own, audience.side);
    if (!ours) continue;
    told.contacts.push_back(*ours);
    if (const Battle* battle = find_battle(state, contact.number)) told.battles.push_back(told_battle(*battle, own));
  }
  const auto known = state.known.find(audience.side);
  if (known != state.known.end()) {
    for (Sighting sighting : known->second) {
      if (!whole_side && !audience.forces.contains(sighting.by)) continue;
      sighting.whom = {};
      told.known[audience.side].push_back(sighting);
    }
  }
  for (const LodgedOrder& order : state.orders)
    if (order.side == audience.side && (whole_side || audience.forces.contains(order.order.subject)))
      told.orders.push_back(order);
  if (state.ending)
    told.ending = Ending{state.ending->turn, state.ending->winner, state.ending->rule, "", state.ending->told};
  for (const Force& force : told.forces)
    for (const Formation* brigade : brigades_of(force))
      if (state.integral.contains(brigade->id)) told.integral.edit().insert(brigade->id);
  for (const auto& [nation, truce] : state.truces) told.truces[nation] = told_truce(truce);
  told.letters_by = state.letters_by;
  if (state.pause) told.pause = Pause{0, 0, state.pause->by};
  if (state.truce) told.truce = told_truce(*state.truce);
  return told;
}

}  // namespace estafette::campaign
