#include "campaign/rules/supply/bases.hpp"

#include "campaign/rules/supply/lines.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

/// Whom the order concerns: the force, or the army of a headquarters without its garrisons.
std::vector<const Force*> concerned(const State& state, const ForceId& subject) {
  if (const Force* force = find_force(state, subject)) return {force};
  const Piece* piece = find_piece(state, subject);
  std::vector<const Force*> army;
  if (piece == nullptr || piece->army.empty()) return army;
  for (const Force& force : state.forces)
    if (force.side == piece->side && force.army == piece->army && force.duty != Duty::garrison) army.push_back(&force);
  return army;
}

/// Another army that draws on the depot, or the nation of forces of no army; empty if there is none.
std::string other_eaters(const State& state, const Force& force, const NodeId& fortress) {
  for (const Force& other : state.forces) {
    const bool draws = other.side == force.side && other.duty != Duty::garrison && other.line.depot == fortress;
    if (!draws || eaters_of(other) == eaters_of(force)) continue;
    const auto army =
        std::find_if(state.armies.begin(), state.armies.end(), [&](const Army& one) { return one.id == other.army; });
    return army == state.armies.end() ? other.nation : army->name;
  }
  return {};
}

}  // namespace

Objections objections_to_base(const Theatre& theatre, const State& state, const Force& force, const NodeId& fortress) {
  const map::Node& there = theatre.node(fortress);
  if (force.duty == Duty::garrison)
    return {{"5.1", says("garrison lives on its own depot", {{"who", force}, {"at", theatre.node(force.at)}})}};
  const std::map<NodeId, Depot> depots = depots_of(theatre, state);
  const auto depot = depots.find(fortress);
  if (depot == depots.end() || depot->second.side != force.side)
    return {{"5.1", says("no depot there", {{"at", there}})}};
  Objections objections;
  if (depot->second.shut_in) objections.push_back({"2.3.1", says("depot is shut in", {{"depot", there}})});
  if (const std::string army = other_eaters(state, force, fortress);
      theatre.rules.supply.one_army_a_depot && !army.empty())
    objections.push_back({"5.1", says("depot of another army", {{"depot", there}, {"army", ProperName{army}}})});
  const Line line = line_to(theatre, state, force, fortress, depot->second);
  if (!line.depot)
    objections.push_back({"5.1", says("no road to the depot", {{"who", force}, {"depot", there}})});
  else if (line.cut)
    objections.push_back(
        {"5.1", says("no open line to the depot",
                     {{"who", force}, {"depot", there}, {"at", theatre.node(cut_at(state, force, line))}})});
  return objections;
}

std::vector<Event> takes_base(const Theatre& theatre, const State& state, const Force& force, const NodeId& fortress) {
  if (force.line.depot == fortress && !force.line.cut) return {};
  const Line line = line_to(theatre, state, force, fortress, depots_of(theatre, state).at(fortress));
  const map::Node& depot = theatre.node(fortress);
  Saying said =
      line.way.size() == 1
          ? says("stands at its depot", {{"who", force}, {"depot", depot}})
          : says("bases itself on", {{"who", force}, {"depot", depot}, {"between", between(theatre, line.way)}});
  return {happens(state, "5.1", std::move(said), LineTraced{force.id, line}, {force.id}, line.way)};
}

std::vector<Objection> base_objections(const Theatre& theatre, const State& state, const Order& order) {
  const std::vector<const Force*> forces = concerned(state, order.subject);
  if (forces.empty()) {
    const Piece* piece = find_piece(state, order.subject);
    const NamedForce who{order.subject, piece != nullptr ? piece->name : order.subject.slug};
    return {{"5.1", says("commands nobody in the field", {{"who", who}})}};
  }
  Objections objections;
  for (const Force* force : forces)
    for (Objection& one : objections_to_base(theatre, state, *force, order.place))
      if (std::find(objections.begin(), objections.end(), one) == objections.end())
        objections.push_back(std::move(one));
  return objections;
}

std::vector<Event> base_order(const Theatre& theatre, const State& state, const LodgedOrder& order) {
  if (const Objections objections = base_objections(theatre, state, order.order); !objections.empty())
    return {not_carried_out(state, order, objections)};
  std::vector<Event> events;
  for (const Force* force : concerned(state, order.order.subject))
    for (Event& event : takes_base(theatre, state, *force, order.order.place)) {
      event.cause = cause_of(order);
      events.push_back(std::move(event));
    }
  return events;
}

}  // namespace estafette::campaign
