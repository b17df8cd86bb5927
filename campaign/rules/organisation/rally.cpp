#include "campaign/rules/organisation/rally.hpp"

#include "campaign/rules/objection.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>
#include <set>

namespace estafette::campaign {
namespace {

bool ordered_to_march(const State& state, const ForceId& who) {
  return std::any_of(state.orders.begin(), state.orders.end(), [&](const LodgedOrder& order) {
    const bool march = order.order.kind == OrderKind::march || order.order.kind == OrderKind::force_march;
    return march && order.order.subject == who;
  });
}

/// True if it was told this turn to join a force or to leave one.
bool changed_company(const State& state, const Piece& headquarters) {
  return std::any_of(state.orders.begin(), state.orders.end(), [&](const LodgedOrder& order) {
    const bool company = order.order.kind == OrderKind::attach || order.order.kind == OrderKind::detach;
    return company && order.order.subject == headquarters.id;
  });
}

/// On its own, or with a force, which it may have left again where it came to.
bool has_moved(const State& state, const Piece& headquarters) {
  const Force* with = find_force(state, headquarters.with);
  if ((with != nullptr && with->marched > 0) || ordered_to_march(state, headquarters.id)) return true;
  const auto here = forces_at(state, headquarters.at, headquarters.side);
  return changed_company(state, headquarters) &&
         std::any_of(here.begin(), here.end(), [](const Force* force) { return force->marched > 0; });
}

const Contact* battle_of(const State& state, const Force& force) {
  const auto takes_part = [&](const Contact& contact) {
    const auto has = [&](const std::vector<ForceId>& ids) {
      return std::find(ids.begin(), ids.end(), force.id) != ids.end();
    };
    const bool guns = std::any_of(contact.to_the_guns.begin(), contact.to_the_guns.end(),
                                  [&](const GunsMarch& march) { return march.force == force.id; });
    return contact.turn == state.turn && (has(contact.attackers) || has(contact.defenders) || guns);
  };
  const auto found = std::find_if(state.contacts.begin(), state.contacts.end(), takes_part);
  return found == state.contacts.end() ? nullptr : &*found;
}

/// That of the force that it is with, or one around it.
const Contact* battle_of(const State& state, const Piece& headquarters) {
  if (const Force* with = find_force(state, headquarters.with))
    if (const Contact* contact = battle_of(state, *with)) return contact;
  const auto found = std::find_if(state.contacts.begin(), state.contacts.end(), [&](const Contact& contact) {
    return contact.turn == state.turn && contact.node == headquarters.at;
  });
  return found == state.contacts.end() ? nullptr : &*found;
}

/// What has happened in the turn to prevent the rally. REQUIRES an order without objections.
std::vector<Objection> spoilt(const Theatre& theatre, const State& state, const Order& order) {
  const Piece& headquarters = *find_piece(state, order.subject);
  const Force& force = *find_force(state, order.other);
  std::vector<Objection> objections;
  const auto object = [&](Saying reason) { objections.push_back({"4.1", std::move(reason)}); };
  if (has_moved(state, headquarters)) object(says("moved instead of rallying", {{"who", headquarters}}));
  if (force.marched > 0) object(says("moved instead of rallying", {{"who", force}}));
  if (force.line.cut) object(says("out of supply", {{"who", force}}));
  if (const Contact* contact = battle_of(state, force))
    object(says("is in battle", {{"who", force}, {"battle", contact->number}, {"at", theatre.node(contact->node)}}));
  else if (const Contact* theirs = battle_of(state, headquarters))
    object(
        says("is in battle", {{"who", headquarters}, {"battle", theirs->number}, {"at", theatre.node(theirs->node)}}));
  return objections;
}

}  // namespace

std::vector<Objection> rally_objections(const Theatre& theatre, const State& state, const Order& order) {
  const Piece* headquarters = find_piece(state, order.subject);
  const Force* force = find_force(state, order.other);
  if (headquarters == nullptr || headquarters->kind != PieceKind::headquarters)
    return {{"4.1", says("no headquarters",
                         {{"who", NamedForce{order.subject,
                                             headquarters != nullptr ? headquarters->name : order.subject.slug}}})}};
  if (force == nullptr)
    return {{"4.1", says("nobody is called so", {{"who", NamedForce{order.other, order.other.slug}}})}};
  std::vector<Objection> objections;
  if (headquarters->side != force->side)
    objections.push_back({"4.1", says("are enemies", {{"who", *headquarters}, {"other", *force}})});
  else if (headquarters->at != force->at)
    objections.push_back({"4.1", says("are not together", {{"who", *headquarters},
                                                           {"at", theatre.node(headquarters->at)},
                                                           {"other", *force},
                                                           {"there", theatre.node(force->at)}})});
  if (echelon(*force) == Echelon::division)
    objections.push_back({"4.1", says("only corps are rallied", {{"who", *force}})});
  if (!exhausted(state, *force)) objections.push_back({"4.1", says("not exhausted", {{"who", *force}})});
  return objections;
}

std::vector<Event> rallies(const Theatre& theatre, const State& state) {
  std::vector<Event> events;
  std::set<ForceId> busy;  // a headquarters rallies one corps a turn
  for (const LodgedOrder& lodged : state.orders) {
    const Order& order = lodged.order;
    if (order.kind != OrderKind::rally) continue;
    std::vector<Objection> objections = rally_objections(theatre, state, order);
    if (objections.empty()) objections = spoilt(theatre, state, order);
    if (objections.empty() && busy.contains(order.subject))
      objections.push_back({"4.1", says("has rallied another", {{"who", *find_piece(state, order.subject)}})});
    if (!objections.empty()) {
      events.push_back(not_carried_out(state, lodged, objections));
      continue;
    }
    busy.insert(order.subject);
    const Force& force = *find_force(state, order.other);
    events.push_back(happens(
        state, "4.1",
        says("rallies",
             {{"headquarters", *find_piece(state, order.subject)}, {"who", force}, {"at", theatre.node(force.at)}}),
        Exhausted{force.id, Turn{0}}, {force.id, order.subject}, {force.at}));
    events.back().cause = cause_of(lodged);
  }
  return events;
}

}  // namespace estafette::campaign
