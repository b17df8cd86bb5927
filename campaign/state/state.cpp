#include "campaign/state/state.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

/// The first of a list whose id is that, or null; for constant lists and others.
template <typename List, typename Id, typename Of>
auto* with_id(List& list, const Id& id, Of of) {
  const auto found = std::find_if(list.begin(), list.end(), [&](const auto& one) { return one.*of == id; });
  return found == list.end() ? nullptr : &*found;
}

}  // namespace

State::State() = default;
State::State(const State&) = default;
State::State(State&&) noexcept = default;
State& State::operator=(const State&) = default;
State& State::operator=(State&&) noexcept = default;
State::~State() = default;

std::string road_key(const NodeId& a, const NodeId& b) {
  return a < b ? a.slug + "|" + b.slug : b.slug + "|" + a.slug;
}

const Force* find_force(const State& state, const ForceId& id) {
  return with_id(state.forces, id, &Force::id);
}

Force* find_force(State& state, const ForceId& id) {
  return with_id(state.forces, id, &Force::id);
}

const Piece* find_piece(const State& state, const ForceId& id) {
  return with_id(state.pieces, id, &Piece::id);
}

Piece* find_piece(State& state, const ForceId& id) {
  return with_id(state.pieces, id, &Piece::id);
}

const Army* find_army(const State& state, const std::string& id) {
  return with_id(state.armies, id, &Army::id);
}

const Contact* find_contact(const State& state, int number) {
  return with_id(state.contacts, number, &Contact::number);
}

const Battle* find_battle(const State& state, int number) {
  return with_id(state.battles, number, &Battle::number);
}

const Bridge* bridge_of(const State& state, const ForceId& train) {
  return with_id(state.bridges, train, &Bridge::train);
}

}  // namespace estafette::campaign
