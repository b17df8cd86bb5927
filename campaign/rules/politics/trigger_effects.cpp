#include "campaign/rules/politics/trigger_effects.hpp"

#include "campaign/rules/politics/ending.hpp"
#include "campaign/rules/politics/national_forces.hpp"
#include "campaign/rules/tell.hpp"

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

std::vector<NodeId> nodes_of(const Theatre& theatre, const std::string& country) {
  std::vector<NodeId> nodes;
  for (const map::Node& node : theatre.map.nodes)
    if (node.country == country) nodes.push_back(node.id);
  return nodes;
}

template <typename Key>
bool is_so(const std::map<Key, Side>& sides, const Key& key, Allegiance wanted) {
  const auto found = sides.find(key);
  return wanted == (found == sides.end() ? Allegiance() : Allegiance(found->second));
}

struct EffectTold {
  const Theatre& theatre;

  Saying operator()(const then::NationTurns& turns) const {
    const ProperName nation{turns.nation};
    return turns.side ? says("nation joins", {{"nation", nation}, {"side", named(theatre, *turns.side)}})
                      : says("nation becomes neutral", {{"nation", nation}});
  }
  Saying operator()(const then::GroundTurns& ground) const {
    return says("ground of a country", {{"country", ProperName{ground.country}}, {"neutral", ground.neutral}});
  }
  Saying operator()(const then::Country& country) const {
    return says("country is held",
                {{"country", ProperName{country.country}}, {"owner", named(theatre, country.owner)}});
  }
  Saying operator()(const then::Forces& forces) const {
    return says("forces of a nation", {{"nation", ProperName{forces.nation}}, {"side", named(theatre, forces.to)}});
  }
  Saying operator()(const then::End& end) const {
    return says("campaign would end", {{"winner", named(theatre, end.winner)}});
  }
};

struct CarryOut {
  const Theatre& theatre;
  const State& state;
  const Trigger& trigger;

  std::vector<Event> operator()(const then::NationTurns& turns) const {
    if (is_so(state.nations, turns.nation, turns.side)) return {};
    return {happens(EffectTold{theatre}(turns), NationChanged{turns.nation, turns.side})};
  }
  std::vector<Event> operator()(const then::GroundTurns& ground) const {
    std::vector<NodeId> nodes;
    for (const NodeId& node : nodes_of(theatre, ground.country))
      if (state.neutral.contains(node) != ground.neutral) nodes.push_back(node);
    if (nodes.empty()) return {};
    Event event = happens(says("from now on", {{"ground", EffectTold{theatre}(ground)}}),
                          NeutralityChanged{nodes, ground.neutral});
    event.places = nodes;
    return {event};
  }
  std::vector<Event> operator()(const then::Country& country) const {
    std::vector<Event> events;
    for (const NodeId& node : nodes_of(theatre, country.country)) {
      if (is_so(*state.owners, node, country.owner) || somebody_else_stands(node, country.owner)) continue;
      events.push_back(happens(passes_to(theatre, node, country.owner), OwnerChanged{node, country.owner}));
      events.back().places = {node};
    }
    return events;
  }
  std::vector<Event> operator()(const then::Forces& forces) const {
    return nation_departs(theatre, state, forces.nation, forces.to, trigger.rule);
  }
  std::vector<Event> operator()(const then::End& end) const {
    return {campaign_ends(theatre, state, end.winner, trigger.rule, trigger.text)};
  }

 private:
  /// Forces in a node or in its garrison hold it, whatever is agreed about the country (2.3).
  [[nodiscard]] bool somebody_else_stands(const NodeId& node, Allegiance owner) const {
    return std::any_of(state.forces.begin(), state.forces.end(),
                       [&](const Force& force) { return force.at == node && force.side != owner; });
  }
  [[nodiscard]] Event happens(Saying said, Change change) const {
    return campaign::happens(state, trigger.rule, std::move(said), std::move(change));
  }
};

}  // namespace

std::vector<Event> carried_out(const Theatre& theatre, const State& state, const Trigger& trigger,
                               const then::Effect& effect) {
  return std::visit(CarryOut{theatre, state, trigger}, effect);
}

Saying told(const Theatre& theatre, const then::Effect& effect) {
  return std::visit(EffectTold{theatre}, effect);
}

}  // namespace estafette::campaign
