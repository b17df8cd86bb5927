#include "campaign/turn/execute.hpp"

#include "campaign/rules/fortresses/fortress.hpp"
#include "campaign/rules/marching/bridges.hpp"
#include "campaign/rules/marching/march.hpp"
#include "campaign/rules/organisation/organisation.hpp"

#include <fmt/format.h>

#include <iterator>

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
      return march(theatre, state, order);
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
    case OrderKind::escort:
      return organisation_order(theatre, state, order);
    case OrderKind::exploit:
      return {told(state, order, "5.5.2.1",
                   "An exploit march follows an easy victory: when the battle is judged, estafette battle exploit")};
    case OrderKind::stand:
    case OrderKind::withdraw_if_attacked:
    case OrderKind::march_to_the_guns:
    case OrderKind::rally:
      break;
  }
  return {};
}

bool on_the_map(const State& state, const ForceId& id) {
  return find_force(state, id) != nullptr || find_piece(state, id) != nullptr;
}

}  // namespace

std::vector<Event> execute_orders(const Theatre& theatre, const State& state, DiceCup& dice) {
  std::vector<Event> all;
  State now = state;
  for (const LodgedOrder& order : state.orders) {
    std::vector<Event> events;
    if (on_the_map(now, order.order.subject)) {
      events = execute(theatre, now, order, dice);
    } else {
      events = {told(now, order, "1.1", "Whom this order was for is no longer on the map by himself")};
    }
    for (const Event& event : events) apply(now, event);
    std::move(events.begin(), events.end(), std::back_inserter(all));
  }
  return all;
}

}  // namespace estafette::campaign
