#include "campaign/rules/condition.hpp"

#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <optional>

namespace estafette::campaign {
namespace {

/// Who holds a node by what stands in it now; nothing: that decides nothing.
std::optional<Side> holder(const State& state, const NodeId& node) {
  for (const Side side : {Side::france, Side::coalition})
    if (garrison_of(state, node, side) > 0) return side;
  const bool french = held_in_the_field(state, node, Side::france);
  const bool coalition = held_in_the_field(state, node, Side::coalition);
  if (french == coalition) return std::nullopt;
  return french ? Side::france : Side::coalition;
}

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

std::vector<Event> owners(const Theatre& theatre, const State& state) {
  std::vector<Event> events;
  for (const map::Node& node : theatre.map.nodes) {
    const std::optional<Side> now = holder(state, node.id);
    const auto before = state.owners.find(node.id);
    if (!now || (before != state.owners.end() && before->second == *now)) continue;
    const std::string from = before == state.owners.end() ? "" : fmt::format(" from {}", said(before->second));
    events.push_back(happens(state, "2.3", fmt::format("{} passes{} to {}", node.name, from, said(*now)),
                             OwnerChanged{node.id, *now}, ids_of(forces_at(state, node.id, *now)), {node.id}));
  }
  return events;
}

}  // namespace estafette::campaign
