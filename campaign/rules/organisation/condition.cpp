#include "campaign/rules/organisation/condition.hpp"

#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

namespace estafette::campaign {
namespace {

std::vector<Event> what_ends_for(const State& state, const Force& force) {
  std::vector<Event> events;
  const auto tell = [&](const std::string& rule, const std::string& sentence) {
    events.push_back(happens(state, rule, sentence, Told{}, {force.id}, {force.at}));
  };
  if (force.fatigued_until == state.turn)
    tell("2.1.2", fmt::format("{} has recovered from its forced march", force.name));
  if (force.exhausted_until == state.turn)
    tell("4.1", fmt::format("{} has recovered from its defeat: it is exhausted no longer", force.name));
  if (force.duty == Duty::garrison && force.tied_until == state.turn)
    tell("4.1", fmt::format("{} has been in garrison long enough and may leave it", force.name));
  return events;
}

}  // namespace

std::vector<Event> what_ends(const Theatre&, const State& state) {
  std::vector<Event> events;
  for (const Force& force : state.forces)
    for (Event& event : what_ends_for(state, force)) events.push_back(std::move(event));
  if (state.truce && state.truce->until <= state.turn)
    events.push_back(
        happens(state, "4.2", fmt::format("The truce is over ({})", state.truce->terms), TruceSet{std::nullopt}));
  return events;
}

}  // namespace estafette::campaign
