#include "campaign/rules/fortresses/possession.hpp"

#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <optional>

namespace estafette::campaign {
namespace {

/// Who holds a node by the forces in it now; none if they do not decide it.
std::optional<Side> holder(const State& state, const NodeId& node) {
  for (const Side side : {Side::france, Side::coalition})
    if (garrison_of(state, node, side) > 0) return side;
  const bool french = held_in_the_field(state, node, Side::france);
  const bool coalition = held_in_the_field(state, node, Side::coalition);
  if (french == coalition) return std::nullopt;
  return french ? Side::france : Side::coalition;
}

}  // namespace

std::vector<Event> owners(const Theatre& theatre, const State& state) {
  std::vector<Event> events;
  for (const map::Node& node : theatre.map.nodes) {
    const std::optional<Side> now = holder(state, node.id);
    const auto before = state.owners.find(node.id);
    if (!now || (before != state.owners.end() && before->second == *now)) continue;
    const Figure from = before == state.owners.end() ? Figure() : Figure(named(theatre, before->second));
    events.push_back(happens(state, "2.3",
                             says("passes", {{"place", node}, {"from", from}, {"to", named(theatre, *now)}}),
                             OwnerChanged{node.id, *now}, ids_of(forces_at(state, node.id, *now)), {node.id}));
  }
  return events;
}

}  // namespace estafette::campaign
