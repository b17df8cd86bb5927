#include "campaign/rules/battle/choices.hpp"

#include "campaign/rules/battle/contacts.hpp"
#include "campaign/rules/marching/obstacles.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

bool is_posture(OrderKind kind) {
  return kind == OrderKind::stand || kind == OrderKind::withdraw_if_attacked;
}

bool is_answer(OrderKind kind) {
  return is_posture(kind) || kind == OrderKind::march_to_the_guns || kind == OrderKind::garrison ||
         kind == OrderKind::leave_garrison || kind == OrderKind::attach;
}

bool since_the_pause(const State& state, const LodgedOrder& order) {
  return state.pause && !before_the_pause(state, order);
}

/// Told to stand before the half-week: it has given up the initiative.
bool stood_before(const State& state, const Force& force) {
  bool stands = false;
  for (const LodgedOrder& order : state.orders)
    if (order.order.subject == force.id && is_posture(order.order.kind) && !since_the_pause(state, order))
      stands = order.order.kind == OrderKind::stand;
  return stands;
}

/// The battles that there would be if nobody chose anything.
std::vector<Contact> meetings(const Theatre& theatre, const State& state) {
  std::vector<Contact> found;
  for (const Event& event : contacts(theatre, state)) found.push_back(std::get<ContactSet>(event.change).contact);
  return found;
}

bool is_in(const std::vector<Contact>& battles, const Force& force) {
  return std::any_of(battles.begin(), battles.end(), [&](const Contact& battle) { return battle.node == force.at; });
}

bool is_near(const Theatre& theatre, const State& state, const Force& force, const NodeId& battle) {
  const std::vector<NodeId> way = shortest_way(theatre, state, force.side, force.at, battle);
  return way.size() > 1 && static_cast<int>(way.size()) - 1 <= theatre.rules.battle.to_the_guns &&
         !past_a_garrison(theatre, state, force, {way[0], way[1]});
}

/// True if an order bears on such a choice: one from before the half-week, only where it can foresee it.
bool says_what_it_chooses(const State& state, const LodgedOrder& order, ChoiceKind choice) {
  const OrderKind kind = order.order.kind;
  if (since_the_pause(state, order)) return is_answer(kind);
  return (choice == ChoiceKind::advanced_upon && is_posture(kind)) ||
         (choice == ChoiceKind::near_the_guns && kind == OrderKind::march_to_the_guns);
}

/// True if the battle at that place is one to which the force may march.
bool may_go_to(const std::vector<ForceChoice>& open, const ForceId& force, const NodeId& place) {
  return std::any_of(open.begin(), open.end(), [&](const ForceChoice& choice) {
    return choice.force == force && choice.kind == ChoiceKind::near_the_guns &&
           std::find(choice.battles.begin(), choice.battles.end(), place) != choice.battles.end();
  });
}

}  // namespace

std::vector<ForceChoice> choices(const Theatre& theatre, const State& state) {
  const std::vector<Contact> battles = meetings(theatre, state);
  std::vector<ForceChoice> found;
  for (const Contact& battle : battles) {
    for (const ForceId& force : battle.defenders) found.push_back({force, ChoiceKind::advanced_upon, {battle.node}});
    for (const Force* force : forces_at(state, battle.node, opponent(battle.attacker), Duty::garrison))
      if (truce_of(state, *force) == nullptr && force->tied_until < state.turn)  // 4.2, 4.1
        found.push_back({force->id, ChoiceKind::behind_walls, {battle.node}});
  }
  for (const Force& force : state.forces) {
    if (force.duty != Duty::field || is_in(battles, force) || stood_before(state, force)) continue;
    if (truce_of(state, force) != nullptr) continue;  // 4.2
    ForceChoice near{force.id, ChoiceKind::near_the_guns, {}};
    for (const Contact& battle : battles)
      if (is_near(theatre, state, force, battle.node)) near.battles.push_back(battle.node);
    if (!near.battles.empty()) found.push_back(std::move(near));
  }
  return found;
}

const LodgedOrder* chosen(const State& state, const ForceChoice& choice) {
  const LodgedOrder* last = nullptr;
  for (const LodgedOrder& order : state.orders)
    if (order.order.subject == choice.force && says_what_it_chooses(state, order, choice.kind)) last = &order;
  return last;
}

std::vector<Objection> answer_objections(const Theatre& theatre, const State& state,
                                         const std::vector<ForceChoice>& open, const Order& order) {
  if (!is_answer(order.kind)) return {{"5.5", says("half-week stands still", {{"turn", state.turn}})}};
  const Force* force = find_force(state, order.subject);
  const Figure who = force != nullptr ? Figure(*force) : Figure(NamedForce{order.subject, order.subject.slug});
  const auto has = [&](ChoiceKind kind) {
    return std::any_of(open.begin(), open.end(),
                       [&](const ForceChoice& choice) { return choice.force == order.subject && choice.kind == kind; });
  };
  switch (order.kind) {
    case OrderKind::stand:
      if (has(ChoiceKind::advanced_upon) || has(ChoiceKind::near_the_guns)) return {};
      break;
    case OrderKind::withdraw_if_attacked:
    case OrderKind::garrison:
      if (has(ChoiceKind::advanced_upon)) return {};
      break;
    case OrderKind::leave_garrison:
    case OrderKind::attach:
      if (has(ChoiceKind::behind_walls)) return {};
      break;
    default:
      if (!has(ChoiceKind::near_the_guns))
        return {
            {"5.5.1", says("not near a battle", {{"who", who}, {"nodes", Nodes{theatre.rules.battle.to_the_guns}}})}};
      if (order.place.slug.empty() || may_go_to(open, order.subject, order.place)) return {};
      return {{"5.5.1", says("no battle near", {{"who", who},
                                                {"place", theatre.node(order.place)},
                                                {"nodes", Nodes{theatre.rules.battle.to_the_guns}},
                                                {"at", theatre.node(force->at)}})}};
  }
  return {{"5.5", says("has nothing of the kind to choose", {{"who", who}})}};
}

}  // namespace estafette::campaign
