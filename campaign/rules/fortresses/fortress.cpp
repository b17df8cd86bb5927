#include "campaign/rules/fortresses/fortress.hpp"

#include "campaign/rules/fortresses/fortress_objections.hpp"
#include "campaign/rules/fortresses/sieges.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/rules/organisation/organisation.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/state/unfolding.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

Saying what_it_does(const Theatre& theatre, const State& state, const Force& force, Duty duty) {
  const map::Node& where = theatre.node(force.at);
  switch (duty) {
    case Duty::garrison:
      return says("goes into garrison", {{"who", force}, {"at", where}});
    case Duty::investing: {
      const int all = investors_of(state, force.at, force.side) + divisions(state, force);
      const int garrison = garrison_of(state, force.at, opponent(force.side));
      return says("invests", {{"who", force}, {"at", where}, {"wanted", Divisions{all < garrison ? garrison : 0}}});
    }
    case Duty::besieging:
      return says("lays siege", {{"who", force}, {"at", where}});
    case Duty::field:
      break;
  }
  return force.duty == Duty::garrison ? says("leaves the garrison", {{"who", force}, {"at", where}})
                                      : says("gives up", {{"who", force}, {"duty", doing(force.duty)}, {"at", where}});
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
  const std::vector<const Formation*> own = divisions_of(state, force);
  const bool whole = std::all_of(own.begin(), own.end(), [&](const Formation* one) {
    return divisions.empty() || std::find(divisions.begin(), divisions.end(), one->id) != divisions.end();
  });
  Unfolding unfolding(state);
  const auto take = [&](const Force& one) {
    Event event = takes(theatre, unfolding.now(), one, duty);
    event.cause = cause;
    unfolding.happen(std::move(event));
  };
  if (whole) {
    take(force);
    return unfolding.take();
  }
  std::vector<ForceId> named;
  for (Event& event : detach(theatre, state, force, divisions, cause)) {
    named.push_back(std::get<Detached>(event.change).as);
    unfolding.happen(std::move(event));
  }
  for (const ForceId& id : named) take(*find_force(unfolding.now(), id));
  return unfolding.take();
}

std::vector<Event> fortress_order(const Theatre& theatre, const State& state, const LodgedOrder& lodged,
                                  DiceCup& dice) {
  if (const std::vector<Objection> objections = fortress_objections(theatre, state, lodged.order); !objections.empty())
    return {not_carried_out(state, lodged, objections)};
  const Force& force = *find_force(state, lodged.order.subject);
  const Duty duty = duty_of(lodged.order.kind);
  Unfolding unfolding(state);
  unfolding.happen(take_duty(theatre, state, force, lodged.order.divisions, duty, cause_of(lodged)));
  if (duty == Duty::besieging && !besieged(state, force.at))
    unfolding.happen(siege_begins(theatre, unfolding.now(), force.at, force.side, cause_of(lodged), dice));
  return unfolding.take();
}

}  // namespace estafette::campaign
