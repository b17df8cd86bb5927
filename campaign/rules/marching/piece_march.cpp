#include "campaign/rules/marching/piece_march.hpp"

#include "campaign/rules/marching/march_cost.hpp"
#include "campaign/rules/marching/obstacles.hpp"
#include "campaign/rules/marching/truce_terms.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <iterator>
#include <utility>

namespace estafette::campaign {
namespace {

Objections to_the_train(const Theatre& theatre, const State& state, const Piece& train) {
  if (const Bridge* bridge = bridge_of(state, train.id))
    return {{"5.2", says("train lies in its bridge", {{"train", train},
                                                      {"from", theatre.node(bridge->near_bank)},
                                                      {"to", theatre.node(bridge->far_bank)}})}};
  if (const Force* escort = find_force(state, train.with))
    return {{"5.2", says("train marches with its escort", {{"train", train}, {"escort", *escort}})}};
  return {{"5.2", says("train marches with nobody", {{"train", train}})}};
}

void to_step(const Theatre& theatre, const State& state, const Piece& piece, const NodeId& from, const NodeId& to,
             Objections& objections) {
  if (const std::optional<Objection> none = no_passage(theatre, state, piece.side, from, to))
    objections.push_back(*none);
  if (!forces_at(state, to, opponent(piece.side)).empty())
    objections.push_back({"4.1.1", says("does not ride to the enemy", {{"who", piece}, {"to", theatre.node(to)}})});
}

/// Of a piece that has spent what it has with the force that it is with still.
std::optional<Objection> went_with_its_force(const State& state, const Piece& piece) {
  const Force* with = find_force(state, piece.with);
  if (with == nullptr || with->marched != piece.marched) return std::nullopt;
  return Objection{"2.1", says("has marched with it already", {{"who", piece}, {"with", *with}})};
}

}  // namespace

std::vector<Objection> piece_objections(const Theatre& theatre, const State& state, const Piece& piece,
                                        const std::vector<NodeId>& way, bool forced) {
  if (piece.kind == PieceKind::pontoon_train) return to_the_train(theatre, state, piece);
  Objections objections;
  if (way.size() < 2) objections.push_back({"2.0", says("no road to ride on", {{"who", piece}})});
  if (!way.empty() && way.front() != piece.at)
    objections.push_back(
        {"2.0", says("way begins elsewhere",
                     {{"who", piece}, {"at", theatre.node(piece.at)}, {"begins", theatre.node(way.front())}})});
  if (forced) objections.push_back({"2.1.2", says("no troops to force march", {{"who", piece}})});
  for (Objection& against : against_the_terms(theatre, state, piece, way)) objections.push_back(std::move(against));
  bool roads = true;
  for (std::size_t i = 1; i < way.size(); ++i) {
    to_step(theatre, state, piece, way[i - 1], way[i], objections);
    roads = roads && stretch(theatre, state, way[i - 1], way[i]).has_value();
  }
  if (roads && way.size() > 1) {
    const MarchCost cost = cost_of(theatre, state, piece.side, rate_of(theatre, piece), way, false);
    if (cost.spent > cost.allowance)
      objections.push_back(beyond_reach(theatre, state, piece, piece.side, cost, way, false));
    else if (const std::optional<Objection> spent = spent_before(theatre, state, piece, way, false))
      objections.push_back(went_with_its_force(state, piece).value_or(*spent));
  }
  return in_order_of_rules(std::move(objections));
}

std::vector<Event> piece_march(const Theatre& theatre, const State& state, const Piece& piece,
                               const std::vector<NodeId>& way) {
  const Force* with = find_force(state, piece.with);
  const int spent = cost_of(theatre, state, piece.side, rate_of(theatre, piece), way, false).spent;
  Event event = happens(state, "2.1",
                        says("rides", {{"who", piece},
                                       {"leaves", with != nullptr ? Figure(*with) : Figure()},
                                       {"from", theatre.node(way.front())},
                                       {"between", between(theatre, way)},
                                       {"to", theatre.node(way.back())}}),
                        PieceMoved{piece.id, way.back(), {}, spent}, {piece.id}, way);
  if (with != nullptr) event.forces.push_back(with->id);
  return {event};
}

}  // namespace estafette::campaign
