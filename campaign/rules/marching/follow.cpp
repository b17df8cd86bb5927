#include "campaign/rules/marching/follow.hpp"

#include "campaign/rules/marching/march.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/tell.hpp"

#include <optional>
#include <utility>

namespace estafette::campaign {
namespace {

std::optional<NodeId> place_of(const State& state, const ForceId& id) {
  if (const Force* force = find_force(state, id)) return force->at;
  if (const Piece* piece = find_piece(state, id)) return piece->at;
  return std::nullopt;
}

Figure called(const State& state, const ForceId& id) {
  if (const Force* force = find_force(state, id)) return *force;
  if (const Piece* piece = find_piece(state, id)) return *piece;
  return NamedForce{id, id.slug};
}

}  // namespace

std::vector<Objection> follow_objections(const State& state, const Order& order) {
  const Force* force = find_force(state, order.subject);
  if (force != nullptr && force->duty != Duty::field) return {{"2.3.1", busy_with(*force)}};
  return {};
}

Order march_after(const Theatre& theatre, const State& state, const Order& order) {
  Order march;
  march.kind = OrderKind::march;
  march.subject = order.subject;
  const Force* force = find_force(state, order.subject);
  const Piece* piece = find_piece(state, order.subject);
  if (force == nullptr && piece == nullptr) return march;
  const Side side = force != nullptr ? force->side : piece->side;
  const NodeId from = force != nullptr ? force->at : piece->at;
  march.way = {from};
  const std::optional<NodeId> to = place_of(state, order.other);
  if (!to || *to == from) return march;
  std::vector<NodeId> way = shortest_way(theatre, state, side, from, *to);
  if (way.empty()) way = map::shortest_path(theatre.ways, from, *to);
  if (way.size() > 1) march.way = std::move(way);
  return march;
}

std::vector<Event> follow(const Theatre& theatre, const State& state, const LodgedOrder& order) {
  LodgedOrder after = order;
  after.order = march_after(theatre, state, order.order);
  if (after.order.way.size() > 1) return march(theatre, state, after);
  if (after.order.way.empty()) return {};
  return {happens(state, "2.1",
                  says("has nobody to follow", {{"who", called(state, order.order.subject)},
                                                {"whom", called(state, order.order.other)},
                                                {"at", theatre.node(after.order.way.front())}}),
                  Told{}, {order.order.subject}, {after.order.way.front()})};
}

}  // namespace estafette::campaign
