#include "campaign/turn/answers.hpp"

#include "campaign/rules/marching/withdrawal.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/state/unfolding.hpp"
#include "campaign/turn/execute.hpp"

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

}  // namespace

std::vector<Event> carry_out_answers(const Theatre& theatre, const State& state, DiceCup& dice) {
  if (!state.pause) return {};
  Unfolding unfolding(state);
  for (const LodgedOrder& order : state.orders) {
    if (before_the_pause(state, order)) continue;
    const bool gives_way = order.order.kind == OrderKind::withdraw_if_attacked;
    unfolding.happen(gives_way ? give_way(theatre, unfolding.now(), order)
                               : execute_order(theatre, unfolding.now(), order, dice));
  }
  return unfolding.take();
}

}  // namespace estafette::campaign
