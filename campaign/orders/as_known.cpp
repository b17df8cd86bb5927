#include "campaign/orders/as_known.hpp"

#include "campaign/state/questions.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

bool own_at(const State& state, const NodeId& node, Side side) {
  const bool pieces = std::any_of(state.pieces.begin(), state.pieces.end(),
                                  [&](const Piece& piece) { return piece.side == side && piece.at == node; });
  return pieces || !forces_at(state, node, side).empty();
}

bool seen(const State& state, const Force& force, Side by) {
  const auto known = state.known.find(by);
  if (known == state.known.end()) return false;
  return std::any_of(known->second.begin(), known->second.end(),
                     [&](const Sighting& sighting) { return sighting.whom == force.id && sighting.node == force.at; });
}

bool holds_a_fortress(const State& state, const Force& force) {
  const auto owner = state.owners.find(force.at);
  return force.duty == Duty::garrison && owner != state.owners.end() && owner->second == force.side;
}

}  // namespace

std::set<ForceId> known_enemies(const State& state, Side side) {
  std::set<ForceId> known;
  for (const Force& force : state.forces)
    if (force.side != side &&
        (seen(state, force, side) || own_at(state, force.at, side) || holds_a_fortress(state, force)))
      known.insert(force.id);
  return known;
}

State as_known(const State& state, Side side, const std::set<ForceId>& enemies) {
  State known = state;
  std::erase_if(known.forces, [&](const Force& force) { return force.side != side && !enemies.contains(force.id); });
  std::erase_if(known.pieces, [&](const Piece& piece) { return piece.side != side; });
  std::erase_if(known.orders, [&](const LodgedOrder& order) { return order.side != side; });
  std::erase_if(known.bridges, [&](const Bridge& bridge) {
    return find_piece(known, bridge.train) == nullptr && !own_at(known, bridge.near_bank, side) &&
           !own_at(known, bridge.far_bank, side);
  });
  return known;
}

}  // namespace estafette::campaign
