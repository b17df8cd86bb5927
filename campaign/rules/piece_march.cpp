#include "campaign/rules/piece_march.hpp"

#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {

std::vector<Objection> piece_objections(const Theatre& theatre, const State& state, const Piece& piece,
                                        const std::vector<NodeId>& way) {
  if (piece.kind == PieceKind::pontoon_train)
    return {
        {"5.2", fmt::format("{} goes only with an escort of a MD at least: order a force to escort it", piece.name)}};
  if (way.size() < 2 || way.front() != piece.at)
    return {{"2.0", fmt::format("{} is at {}, and its march has to begin there", piece.name, theatre.name(piece.at))}};
  if (const Force* with = find_force(state, piece.with); with != nullptr && with->marched > 0)
    return {{"2.1", fmt::format("{} has marched with {} in this turn already", piece.name, with->name)}};
  const MarchRules& rules = theatre.rules.march;
  int spent = 0;
  int allowance = rules.cavalry.good;
  for (std::size_t i = 1; i < way.size(); ++i) {
    const std::optional<Stretch> step = stretch(theatre, state, way[i - 1], way[i]);
    if (!step)
      return {{"2.0", fmt::format("no road leads from {} to {}", theatre.name(way[i - 1]), theatre.name(way[i]))}};
    if (barred(state, *step, piece.side))
      return {{"2.3.1", fmt::format("the garrison of {} bars the crossing of the {}",
                                    theatre.name(*step->controlled_by), step->river)}};
    if (!forces_at(state, way[i], opponent(piece.side)).empty())
      return {{"5.5", fmt::format("the enemy is at {}, and {} has no troops", theatre.name(way[i]), piece.name)}};
    spent += 1 + (step->river.empty() ? 0 : rules.river);
    allowance = std::min(allowance, step->road_class == map::RoadClass::good ? rules.cavalry.good : rules.cavalry.poor);
  }
  if (spent <= allowance) return {};
  return {{"2.1", fmt::format("{} would need {} nodes of its march to {} and has {}", piece.name, spent,
                              theatre.name(way.back()), allowance)}};
}

std::vector<Event> piece_march(const Theatre& theatre, const State& state, const LodgedOrder& order) {
  const Piece& piece = *find_piece(state, order.order.subject);
  const std::vector<NodeId>& way = order.order.way;
  const std::vector<Objection> against = piece_objections(theatre, state, piece, way);
  if (!against.empty()) return {not_carried_out(state, order, against)};
  Event event =
      happens(state, "2.1",
              fmt::format("{} rides from {} to {}", piece.name, theatre.name(way.front()), theatre.name(way.back())),
              PieceMoved{piece.id, way.back(), ForceId{}}, {piece.id}, way);
  event.cause = cause_of(order);
  return {event};
}

}  // namespace estafette::campaign
