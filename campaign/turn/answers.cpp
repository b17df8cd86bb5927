#include "campaign/turn/answers.hpp"

#include "campaign/rules/battle/contacts.hpp"
#include "campaign/rules/marching/withdrawal.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/state/unfolding.hpp"
#include "campaign/turn/execute.hpp"

#include <algorithm>
#include <variant>

namespace estafette::campaign {
namespace {

/// Where the enemy in its node has come from; its own node if he has not moved.
NodeId advanced_from(const State& state, const Force& force) {
  for (const Force* enemy : in_the_field(state, force.at, opponent(force.side)))
    if (const auto from = came_this_turn_from(*enemy)) return *from;
  return force.at;
}

std::vector<Event> give_way(const Theatre& theatre, const State& state, const LodgedOrder& order) {
  const Force* force = find_force(state, order.order.subject);
  if (force == nullptr || !held_in_the_field(state, force->at, opponent(force->side))) return {};
  std::vector<Event> events = withdraw(theatre, state, *force, advanced_from(state, *force));
  if (!events.empty()) return events;
  Event stays = happens(state, "5.5", says("cannot give way", {{"who", *force}, {"at", theatre.node(force->at)}}),
                        Told{}, {force->id}, {force->at});
  stays.cause = cause_of(order);
  return {stays};
}

/// True if it would be attacked where it is by those who were there before this turn, as after a drawn battle: nobody
/// has marched upon it, so that its order to withdraw has not been carried out yet.
bool is_attacked_by_neighbours(const Theatre& theatre, const State& state, const ForceId& force) {
  for (const Event& event : contacts(theatre, state)) {
    const Contact& meeting = std::get<ContactSet>(event.change).contact;
    if (std::find(meeting.defenders.begin(), meeting.defenders.end(), force) == meeting.defenders.end()) continue;
    return std::all_of(meeting.attackers.begin(), meeting.attackers.end(),
                       [&](const ForceId& enemy) { return find_force(state, enemy)->marched == 0; });
  }
  return false;
}

/// What was ordered before the half-week counts for them too.
void let_neighbours_go(const Theatre& theatre, const State& state, Unfolding& unfolding) {
  for (const LodgedOrder& order : state.orders) {
    const Force* force = find_force(unfolding.now(), order.order.subject);
    if (order.order.kind != OrderKind::withdraw_if_attacked || force == nullptr || force->marched > 0) continue;
    if (state.pause && !before_the_pause(state, order)) continue;
    if (will_withdraw(unfolding.now(), *force) && is_attacked_by_neighbours(theatre, unfolding.now(), force->id))
      unfolding.happen(give_way(theatre, unfolding.now(), order));
  }
}

}  // namespace

std::vector<Event> carry_out_answers(const Theatre& theatre, const State& state, DiceCup& dice) {
  Unfolding unfolding(state);
  let_neighbours_go(theatre, state, unfolding);
  if (!state.pause) return unfolding.take();
  for (const LodgedOrder& order : state.orders) {
    if (before_the_pause(state, order)) continue;
    const bool gives_way = order.order.kind == OrderKind::withdraw_if_attacked;
    unfolding.happen(gives_way ? give_way(theatre, unfolding.now(), order)
                               : execute_order(theatre, unfolding.now(), order, dice));
  }
  return unfolding.take();
}

}  // namespace estafette::campaign
