#include "campaign/rules/organisation/condition.hpp"

#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <utility>

namespace estafette::campaign {
namespace {

std::vector<Event> what_ends_for(const State& state, const Force& force) {
  std::vector<Event> events;
  const auto happen = [&](const std::string& rule, Saying said) {
    events.push_back(happens(state, rule, std::move(said), Told{}, {force.id}, {force.at}));
  };
  if (force.fatigued_until == state.turn) happen("2.1.2", says("recovered from its forced march", {{"who", force}}));
  if (force.exhausted_until == state.turn) happen("4.1", says("recovered from its defeat", {{"who", force}}));
  if (force.duty == Duty::garrison && force.tied_until == state.turn)
    happen("4.1", says("may leave its garrison", {{"who", force}}));
  return events;
}

}  // namespace

std::vector<Event> what_ends(const Theatre&, const State& state) {
  std::vector<Event> events;
  for (const Force& force : state.forces)
    for (Event& event : what_ends_for(state, force)) events.push_back(std::move(event));
  if (state.truce && state.truce->until <= state.turn)
    events.push_back(happens(state, "4.2", says("truce is over", {{"terms", FreeText{state.truce->terms}}}),
                             TruceSet{std::nullopt}));
  for (const auto& [nation, truce] : state.truces)
    if (truce.until <= state.turn)
      events.push_back(happens(
          state, "4.2",
          says("truce of one nation is over", {{"nation", ProperName{nation}}, {"terms", FreeText{truce.terms}}}),
          TruceSet{std::nullopt, nation}));
  return events;
}

}  // namespace estafette::campaign
