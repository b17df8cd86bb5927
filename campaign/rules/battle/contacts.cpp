#include "campaign/rules/battle/contacts.hpp"

#include "campaign/rules/marching/withdrawal.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/state/trodden.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

/// The forces of a side in the field there that are at war: no battles occur in a truce (4.2).
std::vector<const Force*> at_war(const State& state, const NodeId& node, Side side) {
  std::vector<const Force*> forces = in_the_field(state, node, side);
  std::erase_if(forces, [&](const Force* force) { return truce_of(state, *force) != nullptr; });
  return forces;
}

/// Its place in the sequence of the marches, if it came this turn, whatever brought it there; 0: it was there before.
int came(const Force& force) {
  return force.marched == 0 ? 0 : force.came;
}

/// When the first and the last of them came.
struct Coming {
  int first = 0;
  int last = 0;
};

Coming coming_of(const std::vector<const Force*>& forces) {
  const auto earlier = [](const Force* a, const Force* b) { return came(*a) < came(*b); };
  const auto [first, last] = std::minmax_element(forces.begin(), forces.end(), earlier);
  return {.first = came(**first), .last = came(**last)};
}

bool advanced(const std::vector<const Force*>& forces) {
  return std::any_of(forces.begin(), forces.end(), [](const Force* force) { return force->advanced; });
}

/// The side that advanced. If both or neither did, the side whose first force came later and found the enemy there; if
/// both were there before the turn, the side that came last; if nobody came, the side that does not hold the node.
Side attacker_at(const State& state, const NodeId& node) {
  const auto french = at_war(state, node, Side::france);
  const auto coalition = at_war(state, node, Side::coalition);
  if (advanced(french) != advanced(coalition)) return advanced(french) ? Side::france : Side::coalition;
  const Coming ours = coming_of(french);
  const Coming theirs = coming_of(coalition);
  if (ours.first != theirs.first) return ours.first > theirs.first ? Side::france : Side::coalition;
  if (ours.last != theirs.last) return ours.last > theirs.last ? Side::france : Side::coalition;
  const auto owner = state.owners.find(node);
  return owner == state.owners.end() ? Side::france : opponent(owner->second);
}

Event contact_at(const Theatre& theatre, const State& state, const NodeId& node, int number) {
  Contact contact;
  contact.number = number;
  contact.turn = state.turn;
  contact.node = node;
  contact.attacker = attacker_at(state, node);
  const auto attackers = at_war(state, node, contact.attacker);
  const auto defenders = at_war(state, node, opponent(contact.attacker));
  contact.attackers = ids_of(attackers);
  contact.defenders = ids_of(defenders);
  for (const Force* force : attackers) contact.attackers_from.push_back(came_from(*force).value_or(node));
  contact.defender_stood = std::any_of(defenders.begin(), defenders.end(), [&](const Force* force) {
    return force->marched == 0 && stands(state, *force);  // who has marched kept the initiative
  });
  std::vector<ForceId> all = contact.attackers;
  all.insert(all.end(), contact.defenders.begin(), contact.defenders.end());
  return happens(state, "5.5",
                 says("battle", {{"battle", number},
                                 {"at", theatre.node(node)},
                                 {"attackers", attackers},
                                 {"defenders", defenders},
                                 {"stood", contact.defender_stood}}),
                 ContactSet{contact}, all, {node});
}

bool in_contact(const State& state, const NodeId& node) {
  return std::any_of(state.contacts.begin(), state.contacts.end(),
                     [&](const Contact& contact) { return contact.node == node && !contact.settled; });
}

}  // namespace

std::vector<Event> contacts(const Theatre& theatre, const State& state) {
  std::vector<Event> events;
  int number = state.contacts_so_far;
  for (const map::Node& node : theatre.map.nodes) {
    const bool both = !at_war(state, node.id, Side::france).empty() && !at_war(state, node.id, Side::coalition).empty();
    if (both && !in_contact(state, node.id)) events.push_back(contact_at(theatre, state, node.id, ++number));
  }
  return events;
}

}  // namespace estafette::campaign
