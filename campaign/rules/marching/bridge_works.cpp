#include "campaign/rules/marching/bridge_works.hpp"

#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

namespace estafette::campaign {
namespace {

Event of_the_train(const State& state, const Piece& train, Saying said, Change change) {
  std::vector<NodeId> places = {train.at};
  if (const Bridge* bridge = bridge_of(state, train.id)) places.push_back(bridge->far_bank);
  return happens(state, "5.2", std::move(said), std::move(change), {train.id}, places);
}

Saying spanning(const Theatre& theatre, const Bridge& bridge) {
  return says("bridge of boats", {{"river", ProperName{bridge.river}},
                                  {"from", theatre.node(bridge.near_bank)},
                                  {"to", theatre.node(bridge.far_bank)}});
}

/// What a turn's work with an escort has done; nothing for a bridge that is ready.
std::vector<Event> work_done(const Theatre& theatre, const State& state, const Piece& train, const Bridge& bridge) {
  if (bridge.stage == BridgeStage::standing) return {};
  if (bridge.stage == BridgeStage::dismantling)
    return {
        of_the_train(state, train,
                     says("bridge is taken up",
                          {{"bridge", spanning(theatre, bridge)}, {"train", train}, {"at", theatre.node(train.at)}}),
                     BridgeSet{train.id, std::nullopt})};
  if (const auto enemies = forces_at(state, bridge.far_bank, opponent(train.side)); !enemies.empty())
    return {of_the_train(
        state, train, says("bridge cannot be finished", {{"bridge", spanning(theatre, bridge)}, {"enemies", enemies}}),
        Told{})};
  Bridge built = bridge;
  built.stage = BridgeStage::standing;
  return {of_the_train(state, train, says("bridge stands", {{"bridge", spanning(theatre, bridge)}}),
                       BridgeSet{train.id, built})};
}

std::vector<Event> without_escort(const Theatre& theatre, const State& state, const Piece& train,
                                  const Bridge* bridge) {
  const bool works = bridge != nullptr && bridge->stage != BridgeStage::standing;
  return {of_the_train(
      state, train, says("no escort", {{"train", train}, {"at", theatre.node(train.at)}, {"works", works}}), Told{})};
}

Event taken(const Theatre& theatre, const State& state, const Piece& train, const std::vector<const Force*>& enemies) {
  Event event = of_the_train(state, train,
                             says("train is taken", {{"train", train},
                                                     {"with", Figure()},
                                                     {"at", theatre.node(train.at)},
                                                     {"by", enemies},
                                                     {"bridge", bridge_of(state, train.id) != nullptr}}),
                             PieceTaken{train.id});
  for (const Force* enemy : enemies) event.forces.push_back(enemy->id);
  return event;
}

std::vector<Event> turn_of(const Theatre& theatre, const State& state, const Piece& train) {
  const auto enemies = in_the_field(state, train.at, opponent(train.side));
  if (!enemies.empty() && forces_at(state, train.at, train.side).empty())
    return {taken(theatre, state, train, enemies)};
  const Bridge* bridge = bridge_of(state, train.id);
  if (bridge == nullptr && !train.with.slug.empty()) return {};
  if (!held_in_the_field(state, train.at, train.side)) return without_escort(theatre, state, train, bridge);
  return bridge == nullptr ? std::vector<Event>{} : work_done(theatre, state, train, *bridge);
}

}  // namespace

std::vector<Event> bridges(const Theatre& theatre, const State& state) {
  std::vector<Event> events;
  for (const Piece& piece : state.pieces) {
    if (piece.kind != PieceKind::pontoon_train) continue;
    for (Event& event : turn_of(theatre, state, piece)) events.push_back(std::move(event));
  }
  return events;
}

}  // namespace estafette::campaign
