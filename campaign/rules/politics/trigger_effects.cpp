#include "campaign/rules/politics/trigger_effects.hpp"

#include "campaign/rules/politics/ending.hpp"
#include "campaign/rules/politics/national_forces.hpp"
#include "campaign/rules/tell.hpp"

#include <fmt/format.h>

#include <algorithm>

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

struct EffectInWords {
  const Theatre& theatre;

  std::string operator()(const then::NationTurns& turns) const {
    return turns.side ? fmt::format("{} joins {}", turns.nation, said(theatre, *turns.side))
                      : fmt::format("{} becomes neutral", turns.nation);
  }
  std::string operator()(const then::Ground& ground) const {
    return fmt::format("the ground of {} is {}", ground.country,
                       ground.neutral ? "neutral and closed to both sides" : "open to both sides");
  }
  std::string operator()(const then::Country& country) const {
    return fmt::format("{} is held by {}", country.country, country.owner ? said(theatre, *country.owner) : "nobody");
  }
  std::string operator()(const then::Forces& forces) const {
    return forces.to ? fmt::format("the forces of {} go over to {}", forces.nation, said(theatre, *forces.to))
                     : fmt::format("the forces of {} go home", forces.nation);
  }
  std::string operator()(const then::End& end) const {
    return fmt::format("the campaign ends, and {} has won it", end.winner ? said(theatre, *end.winner) : "nobody");
  }
};

struct CarryOut {
  const Theatre& theatre;
  const State& state;
  const Trigger& trigger;

  std::vector<Event> operator()(const then::NationTurns& turns) const {
    if (is_so(state.nations, turns.nation, turns.side)) return {};
    return {tell(EffectInWords{theatre}(turns), NationChanged{turns.nation, turns.side})};
  }
  std::vector<Event> operator()(const then::Ground& ground) const {
    std::vector<NodeId> nodes;
    for (const NodeId& node : nodes_of(theatre, ground.country))
      if (state.neutral.contains(node) != ground.neutral) nodes.push_back(node);
    if (nodes.empty()) return {};
    Event event =
        tell(fmt::format("From now on {}", EffectInWords{theatre}(ground)), NeutralityChanged{nodes, ground.neutral});
    event.places = nodes;
    return {event};
  }
  std::vector<Event> operator()(const then::Country& country) const {
    std::vector<Event> events;
    for (const NodeId& node : nodes_of(theatre, country.country)) {
      if (is_so(state.owners, node, country.owner) || somebody_else_stands(node, country.owner)) continue;
      events.push_back(tell(
          fmt::format("{} passes to {}", theatre.name(node), country.owner ? said(theatre, *country.owner) : "nobody"),
          OwnerChanged{node, country.owner}));
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
  /// Whoever stands in a node or garrisons it holds it, whatever is agreed about the country (2.3).
  [[nodiscard]] bool somebody_else_stands(const NodeId& node, Allegiance owner) const {
    return std::any_of(state.forces.begin(), state.forces.end(),
                       [&](const Force& force) { return force.at == node && force.side != owner; });
  }
  [[nodiscard]] Event tell(const std::string& sentence, Change change) const {
    return happens(state, trigger.rule, sentence, std::move(change));
  }
};

}  // namespace

std::vector<Event> carried_out(const Theatre& theatre, const State& state, const Trigger& trigger,
                               const then::Effect& effect) {
  return std::visit(CarryOut{theatre, state, trigger}, effect);
}

std::string in_words(const Theatre& theatre, const then::Effect& effect) {
  return std::visit(EffectInWords{theatre}, effect);
}

}  // namespace estafette::campaign
