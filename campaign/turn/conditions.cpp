#include "campaign/turn/conditions.hpp"

#include "campaign/rules/scouting/scouting.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

bool looks_into(const Theatre& theatre, const State& state, const Force& force, const NodeId& node) {
  if (force.at == node) return true;
  const std::vector<NodeId> seen = nodes_seen(theatre, state, force);
  return std::find(seen.begin(), seen.end(), node) != seen.end();
}

bool known_to_be_empty(const Theatre& theatre, const State& state, Side side, const NodeId& node) {
  if (!forces_at(state, node, opponent(side)).empty()) return false;
  return std::any_of(state.forces.begin(), state.forces.end(),
                     [&](const Force& force) { return force.side == side && looks_into(theatre, state, force, node); });
}

}  // namespace

std::optional<Saying> fails(const Theatre& theatre, const State& state, const Order& march) {
  const Force* force = find_force(state, march.subject);
  const Piece* piece = find_piece(state, march.subject);
  if (force == nullptr && piece == nullptr) return std::nullopt;
  const Side side = force != nullptr ? force->side : piece->side;
  const Figure who = force != nullptr ? Figure(*force) : Figure(*piece);
  if (!march.if_empty.slug.empty() && !known_to_be_empty(theatre, state, side, march.if_empty))
    return says("not known to be empty", {{"who", who}, {"place", theatre.node(march.if_empty)}});
  if (!march.unless_empty.slug.empty() && known_to_be_empty(theatre, state, side, march.unless_empty))
    return says("known to be empty", {{"who", who}, {"place", theatre.node(march.unless_empty)}});
  return std::nullopt;
}

bool has_marched(const State& state, const Order& march) {
  if (const Force* force = find_force(state, march.subject))
    return force->marched > 0 || march.way.empty() || march.way.front() != force->at;
  const Piece* piece = find_piece(state, march.subject);
  return piece == nullptr || march.way.empty() || march.way.front() != piece->at;
}

}  // namespace estafette::campaign
