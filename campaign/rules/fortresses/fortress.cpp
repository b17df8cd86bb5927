#include "campaign/rules/fortresses/fortress.hpp"

#include "campaign/rules/fortresses/fortress_objections.hpp"
#include "campaign/rules/marching/obstacles.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/rules/organisation/organisation.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

Duty duty_of(OrderKind kind) {
  switch (kind) {
    case OrderKind::garrison:
      return Duty::garrison;
    case OrderKind::invest:
      return Duty::investing;
    case OrderKind::besiege:
      return Duty::besieging;
    default:
      return Duty::field;
  }
}

std::string what_it_does(const Theatre& theatre, const State& state, const Force& force, Duty duty) {
  const std::string& where = theatre.name(force.at);
  switch (duty) {
    case Duty::garrison:
      return fmt::format("{} goes into {} as its garrison", force.name, where);
    case Duty::investing: {
      const int all = investors_of(state, force.at, force.side) + divisions(force);
      const int garrison = garrison_of(state, force.at, opponent(force.side));
      return fmt::format(
          "{} invests {}{}", force.name, where,
          all < garrison ? fmt::format(", not yet with the {} that its garrison asks for", mds(garrison)) : "");
    }
    case Duty::besieging:
      return fmt::format("{} lays siege to {}", force.name, where);
    case Duty::field:
      break;
  }
  return force.duty == Duty::garrison ? fmt::format("{} leaves the garrison of {}", force.name, where)
                                      : fmt::format("{} gives up {} {}", force.name, to_string(force.duty), where);
}

Event takes(const Theatre& theatre, const State& state, const Force& force, Duty duty) {
  return happens(state, "2.3.1", what_it_does(theatre, state, force, duty), DutyTaken{force.id, duty, Turn{0}},
                 {force.id}, {force.at});
}

bool besieged(const State& state, const NodeId& fortress) {
  return std::any_of(state.sieges.begin(), state.sieges.end(),
                     [&](const Siege& siege) { return siege.fortress == fortress; });
}

}  // namespace

std::vector<Event> take_duty(const Theatre& theatre, const State& state, const Force& force,
                             const std::vector<std::string>& divisions, Duty duty, const Cause& cause) {
  std::vector<Event> events;
  const std::vector<const Formation*> own = divisions_of(force);
  const bool whole = std::all_of(own.begin(), own.end(), [&](const Formation* one) {
    return divisions.empty() || std::find(divisions.begin(), divisions.end(), one->id) != divisions.end();
  });
  State now = state;
  const auto happen = [&](Event event) {
    event.cause = cause;
    apply(now, event);
    events.push_back(std::move(event));
  };
  if (whole) {
    happen(takes(theatre, now, force, duty));
    return events;
  }
  std::vector<ForceId> named;
  for (Event& event : detach(theatre, state, force, divisions, cause)) {
    named.push_back(std::get<Detached>(event.change).as);
    happen(std::move(event));
  }
  for (const ForceId& id : named) happen(takes(theatre, now, *find_force(now, id), duty));
  return events;
}

std::vector<Event> fortress_order(const Theatre& theatre, const State& state, const LodgedOrder& lodged,
                                  DiceCup& dice) {
  if (const std::vector<Objection> objections = fortress_objections(theatre, state, lodged.order); !objections.empty())
    return {not_carried_out(state, lodged, objections)};
  const Force& force = *find_force(state, lodged.order.subject);
  const Duty duty = duty_of(lodged.order.kind);
  std::vector<Event> events = take_duty(theatre, state, force, lodged.order.divisions, duty, cause_of(lodged));
  if (duty == Duty::besieging && !besieged(state, force.at)) {
    State now = state;
    for (const Event& event : events) apply(now, event);
    events.push_back(siege_begins(theatre, now, force.at, force.side, cause_of(lodged), dice));
  }
  return events;
}

}  // namespace estafette::campaign
