#include "campaign/rules/marching/withdrawal.hpp"

#include "campaign/rules/fortresses/fortress.hpp"
#include "campaign/rules/fortresses/fortress_objections.hpp"
#include "campaign/rules/marching/march_cost.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/state/trodden.hpp"
#include "campaign/state/unfolding.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace estafette::campaign {
namespace {

/// The last order by which the force was told to stand or to withdraw, or null.
const LodgedOrder* posture(const State& state, const Force& force) {
  const LodgedOrder* last = nullptr;
  for (const LodgedOrder& order : state.orders) {
    const OrderKind kind = order.order.kind;
    if (order.order.subject == force.id && (kind == OrderKind::stand || kind == OrderKind::withdraw_if_attacked))
      last = &order;
  }
  return last;
}

bool told(const State& state, const Force& force, OrderKind kind) {
  const LodgedOrder* order = posture(state, force);
  return order != nullptr && order->order.kind == kind;
}

/// The road to the node, if the force may go back by it.
std::optional<Stretch> open_road(const Theatre& theatre, const State& state, const Force& force, const NodeId& from,
                                 const NodeId& to) {
  if (to == from) return std::nullopt;
  const std::optional<Stretch> road = stretch(theatre, state, force.at, to);
  if (!road || barred(state, *road, force.side) || room_on(state, *road, force.side) < divisions(state, force))
    return std::nullopt;
  if (!forces_at(state, road->to, opponent(force.side)).empty()) return std::nullopt;
  for (const Force* enemy : in_the_field(state, force.at, opponent(force.side)))
    if (came_upon_from(*enemy, force) == road->to) return std::nullopt;  // past him on the road
  const MarchCost cost = march_cost(theatre, state, force, {force.at, road->to}, false);
  if (force.marched + cost.spent > cost.allowance) return std::nullopt;
  return road;
}

/// The road by which the force may go back one node, or nothing.
std::optional<Stretch> road_back(const Theatre& theatre, const State& state, const Force& force, const NodeId& from) {
  for (const std::vector<NodeId>& back : ways_to_withdraw(state, force))
    if (std::optional<Stretch> road = open_road(theatre, state, force, from, back[1])) return road;
  return std::nullopt;
}

std::vector<Event> go_back(const Theatre& theatre, const State& state, const Force& force, const NodeId& from) {
  const std::optional<Stretch> road = road_back(theatre, state, force, from);
  if (!road) return {};
  std::vector<Event> events;
  if (force.duty != Duty::field)
    events.push_back(happens(
        state, "2.3.1", says("gives up", {{"who", force}, {"duty", doing(force.duty)}, {"at", theatre.node(force.at)}}),
        DutyTaken{force.id, Duty::field, Turn{0}}, {force.id}, {force.at}));
  const std::vector<NodeId> way = {force.at, road->to};
  events.push_back(happens(state, "5.5",
                           says("withdraws", {{"who", force},
                                              {"from", theatre.node(force.at)},
                                              {"to", theatre.node(road->to)},
                                              {"enemy", from == force.at ? Figure() : Figure(theatre.node(from))}}),
                           Moved{force.id, way, march_cost(theatre, state, force, way, false).spent, true, false},
                           {force.id}, way));
  return events;
}

/// Some of it goes into the fortress and the rest goes back; neither happens if the rest cannot.
std::vector<Event> leave_a_garrison(const Theatre& theatre, const State& state, const Force& force,
                                    const LodgedOrder& order, const NodeId& from) {
  Order garrison = order.order;
  garrison.kind = OrderKind::garrison;
  if (!fortress_objections(theatre, state, garrison).empty()) return {};
  Unfolding unfolding(state);
  unfolding.happen(take_duty(theatre, state, force, order.order.divisions, Duty::garrison, cause_of(order)));
  const Force& rest = *find_force(unfolding.now(), force.id);
  if (rest.duty == Duty::garrison) return unfolding.take();
  std::vector<Event> back = go_back(theatre, unfolding.now(), rest, from);
  if (back.empty()) return {};
  unfolding.happen(std::move(back));
  return unfolding.take();
}

/// Back by the last march, and from where that began by the way trodden before it; none if it has made none.
std::vector<NodeId> back_as_it_marched(const Force& force) {
  if (force.march.empty() || force.march.back() != force.at) return {};
  std::vector<NodeId> back(force.march.rbegin(), force.march.rend());
  const auto began = std::find(force.trodden.rbegin(), force.trodden.rend(), force.march.front());
  if (began != force.trodden.rend()) back.insert(back.end(), std::next(began), force.trodden.rend());
  return back;
}

std::vector<NodeId> back_as_trodden(const Force& force) {
  if (force.trodden.empty() || force.trodden.back() != force.at) return {};
  return {force.trodden.rbegin(), force.trodden.rend()};
}

}  // namespace

bool will_withdraw(const State& state, const Force& force) {
  return told(state, force, OrderKind::withdraw_if_attacked);
}

bool stands(const State& state, const Force& force) {
  return told(state, force, OrderKind::stand);
}

std::vector<NodeId> way_back(const Force& force) {
  const std::vector<NodeId>& line = force.line.way;
  std::vector<NodeId> back;
  const auto go_on_by_the_line = [&](const NodeId& node) {
    const auto on_it = std::find(line.begin(), line.end(), node);
    if (on_it == line.end()) return false;
    back.insert(back.end(), on_it, line.end());
    return true;
  };
  if (!force.line.depot || go_on_by_the_line(force.at)) return back;
  if (force.trodden.empty() || force.trodden.back() != force.at) return {};
  for (auto node = force.trodden.rbegin(); node != force.trodden.rend(); ++node) {
    if (go_on_by_the_line(*node)) return back;
    back.push_back(*node);
  }
  return {};
}

std::vector<std::vector<NodeId>> ways_to_withdraw(const State& state, const Force& force) {
  const std::optional<NodeId> only = only_way_back(state, force);
  std::vector<std::vector<NodeId>> ways;
  for (std::vector<NodeId> way : std::array{way_back(force), back_as_it_marched(force), back_as_trodden(force)}) {
    const bool leads_on = way.size() > 1 && (!only || way[1] == *only);
    if (leads_on && std::find(ways.begin(), ways.end(), way) == ways.end()) ways.push_back(std::move(way));
  }
  return ways;
}

std::optional<NodeId> came_this_turn_from(const Force& force) {
  return force.marched == 0 ? std::nullopt : came_from(force);
}

std::optional<NodeId> would_go_back_to(const Theatre& theatre, const State& state, const Force& force,
                                       const NodeId& from) {
  const std::optional<Stretch> road = road_back(theatre, state, force, from);
  return road ? std::optional(road->to) : std::nullopt;
}

std::vector<Event> withdraw(const Theatre& theatre, const State& state, const Force& force, const NodeId& from) {
  const LodgedOrder* order = posture(state, force);
  const bool garrison =
      order != nullptr && order->order.kind == OrderKind::withdraw_if_attacked && order->order.place == force.at;
  std::vector<Event> events =
      garrison ? leave_a_garrison(theatre, state, force, *order, from) : go_back(theatre, state, force, from);
  if (order != nullptr)
    for (Event& event : events) event.cause = cause_of(*order);
  return events;
}

}  // namespace estafette::campaign
