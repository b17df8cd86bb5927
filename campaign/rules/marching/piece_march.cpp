#include "campaign/rules/marching/piece_march.hpp"

#include "campaign/rules/marching/march_cost.hpp"
#include "campaign/rules/marching/obstacles.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <iterator>
#include <utility>

namespace estafette::campaign {
namespace {

Objections to_the_train(const Theatre& theatre, const State& state, const Piece& train) {
  if (const Bridge* bridge = bridge_of(state, train.id))
    return {{"5.2", fmt::format("{} lies in its bridge from {} to {}, which must be taken up first", train.name,
                                theatre.name(bridge->near_bank), theatre.name(bridge->far_bank))}};
  if (const Force* escort = find_force(state, train.with))
    return {{"5.2", fmt::format("{} goes nowhere without an escort; it marches with {} when that marches", train.name,
                                escort->name)}};
  return {{"5.2", fmt::format("{} goes nowhere without an escort of a division (MD); order one to escort it and to "
                              "march",
                              train.name)}};
}

void to_step(const Theatre& theatre, const State& state, const Piece& piece, const NodeId& from, const NodeId& to,
             Objections& objections) {
  if (const std::optional<Objection> none = no_passage(theatre, state, piece.side, from, to))
    objections.push_back(*none);
  if (!forces_at(state, to, opponent(piece.side)).empty())
    objections.push_back(
        {"4.1.1", fmt::format("{} does not ride to {}, where the enemy is", piece.name, theatre.name(to))});
}

}  // namespace

std::vector<Objection> piece_objections(const Theatre& theatre, const State& state, const Piece& piece,
                                        const std::vector<NodeId>& way, bool forced) {
  if (piece.kind == PieceKind::pontoon_train) return to_the_train(theatre, state, piece);
  Objections objections;
  if (way.size() < 2) objections.push_back({"2.0", fmt::format("{} was given no road to ride on", piece.name)});
  if (!way.empty() && way.front() != piece.at)
    objections.push_back({"2.0", fmt::format("{} is at {}, and the way that was ordered begins at {}", piece.name,
                                             theatre.name(piece.at), theatre.name(way.front()))});
  if (forced) objections.push_back({"2.1.2", fmt::format("{} has no troops that could force march", piece.name)});
  const Force* with = find_force(state, piece.with);
  if (with != nullptr && with->marched > 0)
    objections.push_back({"2.1", fmt::format("{} has marched with {} this turn already", piece.name, with->name)});
  bool roads = true;
  for (std::size_t i = 1; i < way.size(); ++i) {
    to_step(theatre, state, piece, way[i - 1], way[i], objections);
    roads = roads && stretch(theatre, state, way[i - 1], way[i]).has_value();
  }
  if (roads && way.size() > 1) {
    const MarchCost cost = cost_of(theatre, state, piece.side, rate_of(theatre, piece), way, false);
    if (cost.spent > cost.allowance)
      objections.push_back(beyond_reach(theatre, state, piece.name, piece.side, cost, way, false));
  }
  return in_order_of_rules(std::move(objections));
}

std::vector<Event> piece_march(const Theatre& theatre, const State& state, const Piece& piece,
                               const std::vector<NodeId>& way) {
  const Force* with = find_force(state, piece.with);
  const std::string leaves = with != nullptr ? fmt::format("leaves {} and ", with->name) : "";
  const std::vector<NodeId> between(std::next(way.begin()), std::prev(way.end()));
  Event event = happens(
      state, "2.1",
      fmt::format("{} {}rides from {} {}to {}", piece.name, leaves, theatre.name(way.front()),
                  between.empty() ? "" : fmt::format("by {} ", names_of(theatre, between)), theatre.name(way.back())),
      PieceMoved{piece.id, way.back(), {}}, {piece.id}, way);
  if (with != nullptr) event.forces.push_back(with->id);
  return {event};
}

}  // namespace estafette::campaign
