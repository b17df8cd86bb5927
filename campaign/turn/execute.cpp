#include "campaign/turn/execute.hpp"

#include "campaign/rules/fortresses/fortress.hpp"
#include "campaign/rules/marching/bridges.hpp"
#include "campaign/rules/marching/follow.hpp"
#include "campaign/rules/marching/march.hpp"
#include "campaign/rules/organisation/organisation.hpp"
#include "campaign/rules/supply/bases.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/unfolding.hpp"
#include "campaign/turn/conditions.hpp"

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

Event told(const State& state, const LodgedOrder& order, const std::string& rule, Saying said) {
  Event event;
  event.turn = state.turn;
  event.rule = rule;
  event.said = std::move(said);
  event.cause = ByOrder{order.sequence, order.text};
  event.forces = {order.order.subject};
  event.change = Told{};
  return event;
}

std::vector<Event> execute(const Theatre& theatre, const State& state, const LodgedOrder& order, DiceCup& dice) {
  switch (order.order.kind) {
    case OrderKind::march:
    case OrderKind::force_march:
      if (!order.order.unless_empty.slug.empty() && has_marched(state, order.order)) return {};
      if (const std::optional<Saying> why = fails(theatre, state, order.order))
        return {told(state, order, "5.3", *why)};
      return march(theatre, state, order);
    case OrderKind::follow:
      return follow(theatre, state, order);
    case OrderKind::garrison:
    case OrderKind::leave_garrison:
    case OrderKind::invest:
    case OrderKind::besiege:
    case OrderKind::lift_siege:
      return fortress_order(theatre, state, order, dice);
    case OrderKind::bridge:
    case OrderKind::take_up_bridge:
      return bridge_order(theatre, state, order);
    case OrderKind::attach:
    case OrderKind::detach:
    case OrderKind::form:
    case OrderKind::escort:
      return organisation_order(theatre, state, order);
    case OrderKind::base_on:
      return base_order(theatre, state, order);
    case OrderKind::exploit:
      return {told(state, order, "5.5.2.1", says("exploit march comes later"))};
    case OrderKind::stand:
    case OrderKind::withdraw_if_attacked:
    case OrderKind::march_to_the_guns:
    case OrderKind::rally:
      break;
  }
  return {};
}

bool moves(const LodgedOrder& order) {
  const OrderKind kind = order.order.kind;
  return kind == OrderKind::march || kind == OrderKind::force_march || kind == OrderKind::follow;
}

/// A force follows another when that has marched, wherever its order is in the sequence.
bool waits_for_another(const std::vector<LodgedOrder>& to_do, const LodgedOrder& order) {
  return order.order.kind == OrderKind::follow &&
         std::any_of(to_do.begin(), to_do.end(), [&](const LodgedOrder& other) {
           return other.order.subject == order.order.other && moves(other);
         });
}

bool on_the_map(const State& state, const ForceId& id) {
  return find_force(state, id) != nullptr || find_piece(state, id) != nullptr;
}

}  // namespace

std::vector<Event> execute_order(const Theatre& theatre, const State& state, const LodgedOrder& order, DiceCup& dice) {
  if (on_the_map(state, order.order.subject)) return execute(theatre, state, order, dice);
  return {told(state, order, "1.1", says("order for nobody"))};
}

std::vector<Event> execute_orders(const Theatre& theatre, const State& state, DiceCup& dice) {
  if (state.orders.empty()) return {};
  Unfolding unfolding(state);
  std::vector<LodgedOrder> to_do = state.orders;
  while (!to_do.empty()) {
    auto next = std::find_if(to_do.begin(), to_do.end(),
                             [&](const LodgedOrder& order) { return !waits_for_another(to_do, order); });
    if (next == to_do.end()) next = to_do.begin();  // two that follow each other
    unfolding.happen(execute_order(theatre, unfolding.now(), *next, dice));
    to_do.erase(next);
  }
  return unfolding.take();
}

}  // namespace estafette::campaign
