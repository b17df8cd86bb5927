#include "campaign/rules/battle/retreat.hpp"

#include "campaign/rules/battle/ways_back.hpp"
#include "campaign/rules/deal_losses.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace estafette::campaign {
namespace {

using Events = std::vector<Event>;

void happen(const State& state, Events& events, const std::string& rule, const std::string& sentence, Change change,
            const ForceId& force, std::vector<NodeId> places) {
  events.push_back(happens(state, rule, sentence, std::move(change), {force}, std::move(places)));
}

/// Who invests or besieges gives it up.
void give_up_duty(const Theatre& theatre, const State& state, const Force& force, Events& events) {
  if (force.duty == Duty::field) return;
  happen(state, events, "2.3.1",
         fmt::format("{} gives up {} {}", force.name, to_string(force.duty), theatre.name(force.at)),
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
           fmt::format("No way back is open to {}: it cuts its way out of {} and leaves {} behind for good", force.name,
                       theatre.name(force.at), in_words(lost)),
           std::move(change), force.id, {force.at});
  happen(state, events, "5.5",
         fmt::format("{} has cut its way out from {} to {}", force.name, theatre.name(force.at), theatre.name(to)),
         back(force, {force.at, to}), force.id, {force.at, to});
}

}  // namespace

std::vector<Event> retreat(const Theatre& theatre, const State& state, const Contact& contact, const Force& force) {
  Events events;
  const std::string& here = theatre.name(force.at);
  const WaysBack ways(theatre, state, contact, force);
  if (const auto step = ways.one_node()) {
    give_up_duty(theatre, state, force, events);
    happen(state, events, "5.5",
           fmt::format("{} goes back from {} to {}, {}", force.name, here, theatre.name(step->to), step->why),
           back(force, {force.at, step->to}), force.id, {force.at, step->to});
    return events;
  }
  if (ways.fortress_here()) {
    happen(state, events, "2.3.1",
           fmt::format("No way back is open to {}: it goes into the fortress of {} as its garrison", force.name, here),
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
  happen(state, events, "5.5",
         fmt::format("No way out of {} is open to {}: it lays down its arms", here, with_strength(force)),
         Removed{force.id}, force.id, {force.at});
  return events;
}

std::vector<Event> retreat_into_garrison(const Theatre& theatre, const State& state, const Contact& contact,
                                         const Force& force) {
  const std::vector<NodeId> way = WaysBack(theatre, state, contact, force).to_a_fortress();
  Events events;
  if (way.empty()) {
    happen(state, events, "4.1",
           fmt::format("{} should withdraw into a fortress, but no open road leads to one that it may garrison",
                       force.name),
           Told{}, force.id, {force.at});
    if (force.at != contact.node) return events;
    Events as_others = retreat(theatre, state, contact, force);
    std::move(as_others.begin(), as_others.end(), std::back_inserter(events));
    return events;
  }
  if (way.size() > 1) {
    give_up_duty(theatre, state, force, events);
    const std::vector<NodeId> between(std::next(way.begin()), std::prev(way.end()));
    happen(
        state, events, "4.1",
        fmt::format("{} withdraws from {} {}to the nearest fortress, {}", force.name, theatre.name(way.front()),
                    between.empty() ? "" : fmt::format("by {} ", names_of(theatre, between)), theatre.name(way.back())),
        back(force, way), force.id, way);
  }
  const Turn until{std::max(force.tied_until.value, contact.turn.value + theatre.rules.exhaustion.garrison)};
  happen(state, events, "4.1",
         fmt::format("{} is in garrison at {} and may not leave it until turn {} is over", force.name,
                     theatre.name(way.back()), until.value),
         DutyTaken{force.id, Duty::garrison, until}, force.id, {way.back()});
  return events;
}

}  // namespace estafette::campaign
