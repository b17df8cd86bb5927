#include "campaign/rules/battle/retreat.hpp"

#include "campaign/rules/battle/ways_back.hpp"
#include "campaign/rules/deal_losses.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>
#include <iterator>

namespace estafette::campaign {
namespace {

using Events = std::vector<Event>;

void happen(const State& state, Events& events, const std::string& rule, Saying said, Change change,
            const ForceId& force, std::vector<NodeId> places) {
  events.push_back(happens(state, rule, std::move(said), std::move(change), {force}, std::move(places)));
}

/// A force that invests or besieges gives that up.
void give_up_duty(const Theatre& theatre, const State& state, const Force& force, Events& events) {
  if (force.duty == Duty::field) return;
  happen(state, events, "2.3.1",
         says("gives up", {{"who", force}, {"duty", doing(force.duty)}, {"at", theatre.node(force.at)}}),
         DutyTaken{force.id, Duty::field, Turn{0}}, force.id, {force.at});
}

Moved back(const Force& force, std::vector<NodeId> way) {
  return {force.id, std::move(way), 0, true, false};
}

void cut_out(const Theatre& theatre, const State& state, const Force& force, const NodeId& to, const Strength& lost,
             Events& events) {
  give_up_duty(theatre, state, force, events);
  for (StrengthChanged& change : deal_losses({&force}, lost))
    happen(state, events, "5.5",
           says("cuts its way out",
                {{"who", force}, {"at", theatre.node(force.at)}, {"men", lost.men}, {"guns", lost.guns}}),
           std::move(change), force.id, {force.at});
  happen(state, events, "5.5",
         says("has cut its way out", {{"who", force}, {"from", theatre.node(force.at)}, {"to", theatre.node(to)}}),
         back(force, {force.at, to}), force.id, {force.at, to});
}

}  // namespace

std::vector<Event> retreat(const Theatre& theatre, const State& state, const Contact& contact, const Force& force) {
  Events events;
  const map::Node& here = theatre.node(force.at);
  const WaysBack ways(theatre, state, contact, force);
  if (const auto step = ways.one_node()) {
    give_up_duty(theatre, state, force, events);
    happen(state, events, "5.5",
           says("goes back", {{"who", force}, {"from", here}, {"to", theatre.node(step->to)}, {"why", step->why}}),
           back(force, {force.at, step->to}), force.id, {force.at, step->to});
    return events;
  }
  if (ways.fortress_here()) {
    happen(state, events, "2.3.1", says("shuts itself in", {{"who", force}, {"at", here}}),
           DutyTaken{force.id, Duty::garrison, Turn{0}}, force.id, {force.at});
    return events;
  }
  const RetreatRules& rules = theatre.rules.retreat;
  const Strength all = strength_of({&force});
  const Strength lost{share_of(all, rules.men, 100).men, share_of(all, rules.guns, 100).guns};
  if (const auto out = ways.way_out(); out && lost.men < all.men) {
    cut_out(theatre, state, force, *out, lost, events);
    return events;
  }
  const Turn counts = echelon(force) == Echelon::division ? Turn{0} : force.exhausted_until;  // 4.2
  happen(state, events, "5.5", says("lays down its arms", {{"at", here}, {"who", strong(force)}}),
         Removed{force.id, counts}, force.id, {force.at});
  return events;
}

std::vector<Event> retreat_into_garrison(const Theatre& theatre, const State& state, const Contact& contact,
                                         const Force& force) {
  const std::vector<NodeId> way = WaysBack(theatre, state, contact, force).to_a_fortress();
  Events events;
  if (way.empty()) {
    happen(state, events, "4.1", says("no fortress to withdraw into", {{"who", force}}), Told{}, force.id, {force.at});
    if (force.at != contact.node) return events;
    Events as_others = retreat(theatre, state, contact, force);
    std::move(as_others.begin(), as_others.end(), std::back_inserter(events));
    return events;
  }
  if (way.size() > 1) {
    give_up_duty(theatre, state, force, events);
    happen(state, events, "4.1",
           says("withdraws into a fortress", {{"who", force},
                                              {"from", theatre.node(way.front())},
                                              {"between", between(theatre, way)},
                                              {"to", theatre.node(way.back())}}),
           back(force, way), force.id, way);
  }
  const Turn until{std::max(force.tied_until.value, contact.turn.value + theatre.rules.exhaustion.garrison)};
  happen(state, events, "4.1",
         says("tied to its garrison", {{"who", force}, {"at", theatre.node(way.back())}, {"until", until}}),
         DutyTaken{force.id, Duty::garrison, until}, force.id, {way.back()});
  return events;
}

}  // namespace estafette::campaign
