#include "campaign/rules/supply/supply.hpp"

#include "campaign/map/distance.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace estafette::campaign {
namespace {

/// Who shares a depot: an army; forces of no army share with those of their nation (docs/readings.md 5.1).
struct Eaters {
  Side side = Side::france;
  std::string army, nation;  ///< one of them empty
  auto operator<=>(const Eaters&) const = default;
};

Eaters eaters_of(const Force& force) {
  return {force.side, force.army, force.army.empty() ? force.nation : std::string()};
}

/// Armies in the order of campaign.xml, then all others as they come.
std::vector<Eaters> in_their_order(const State& state) {
  std::vector<Eaters> order;
  for (const Army& army : state.armies) order.push_back({army.side, army.id, ""});
  for (const Force& force : state.forces)
    if (std::find(order.begin(), order.end(), eaters_of(force)) == order.end()) order.push_back(eaters_of(force));
  return order;
}

/// A depot whose garrison is shut in supplies nobody outside (2.3.1: the garrison is neutralised).
bool shut_in(const State& state, const NodeId& depot, Side side) {
  return investors_of(state, depot, opponent(side)) >= garrison_of(state, depot, side);
}

/// True if an enemy in the field holds the node by himself: while friends are still there against him, it is not his.
bool occupied(const State& state, Side side, const NodeId& node) {
  return held_in_the_field(state, node, opponent(side)) && !held_in_the_field(state, node, side);
}

/// The nodes of a way, without the force's own, that the enemy holds.
std::vector<NodeId> held_by_the_enemy(const State& state, Side side, const std::vector<NodeId>& way) {
  std::vector<NodeId> held;
  for (std::size_t i = 1; i < way.size(); ++i)
    if (occupied(state, side, way[i])) held.push_back(way[i]);
  return held;
}

double km_of(const Theatre& theatre, const std::vector<NodeId>& way) {
  double km = 0;
  for (std::size_t i = 1; i < way.size(); ++i)
    km += map::km_between(theatre.node(way[i - 1]).at, theatre.node(way[i]).at);
  return km;
}

/// A garrisoned fortress.
struct Depot {
  Side side = Side::france;
  bool shut_in = false;
  std::map<NodeId, std::vector<NodeId>> ways;  ///< the shortest to it from everywhere
  std::optional<Eaters> taken;                 ///< who drew on it before, or has been given it since
};

using Lines = std::map<ForceId, Line>;

class DepotsInUse {
 public:
  DepotsInUse(const Theatre& theatre, const State& state) : theatre_(theatre), state_(state) {
    for (const Force& force : state.forces) {
      if (force.duty != Duty::garrison || depots_.contains(force.at)) continue;
      depots_[force.at] = {force.side, shut_in(state, force.at, force.side),
                           shortest_ways_to(theatre, state, force.side, force.at), std::nullopt};
    }
  }

  /// The line of every force, if the depots drawn on last turn and those of `chosen` are taken.
  Lines lines_after(const Lines& last_turn, const Lines& chosen) {
    for (auto& [node, depot] : depots_) depot.taken.reset();
    const std::vector<Eaters> order = in_their_order(state_);
    for (const Lines* taken : {&last_turn, &chosen})
      for (const Eaters& eaters : order) keep_for(eaters, *taken);
    Lines lines;
    for (const Eaters& eaters : order)
      for (const Force& force : state_.forces)
        if (eaters_of(force) == eaters) lines[force.id] = line_of(force);
    return lines;
  }

 private:
  Line line_of(const Force& force) {
    if (force.duty == Duty::garrison) return {force.at, {force.at}, false};
    Line line = shortest(force);
    if (line.cut && line.depot) {
      if (const std::vector<NodeId> back = trodden_back(force); !back.empty()) line = {back.back(), back, false};
    }
    if (line.depot) depots_.at(*line.depot).taken = eaters_of(force);
    return line;
  }

  /// An army that has drawn on a depot keeps it: another that comes nearer does not eat up its stores.
  void keep_for(const Eaters& eaters, const Lines& lines) {
    for (const Force& force : state_.forces) {
      const Line& line = lines.at(force.id);
      if (force.duty == Duty::garrison || !line.depot || eaters_of(force) != eaters) continue;
      const auto depot = depots_.find(*line.depot);
      if (depot != depots_.end() && depot->second.side == force.side && !depot->second.taken)
        depot->second.taken = eaters;
    }
  }

  bool may_feed(const Depot& depot, const Force& force) const {
    const bool free = !theatre_.rules.supply.one_army_a_depot || !depot.taken || *depot.taken == eaters_of(force);
    return depot.side == force.side && free;
  }

  /// To the nearest depot that may feed the force; to one that is shut in only if there is no other.
  Line shortest(const Force& force) const {
    Line nearest;
    std::tuple<bool, std::size_t, double> least;
    for (const auto& [node, depot] : depots_) {
      const auto found = depot.ways.find(force.at);
      if (!may_feed(depot, force) || found == depot.ways.end()) continue;
      const std::tuple far{depot.shut_in, found->second.size(), km_of(theatre_, found->second)};
      if (nearest.depot && least <= far) continue;
      nearest = {node, found->second, false};
      least = far;
    }
    nearest.cut = !nearest.depot || !held_by_the_enemy(state_, force.side, nearest.way).empty();
    return nearest;
  }

  /// The road by which the force has come, back to the last depot on it; empty if it is not open all the way.
  std::vector<NodeId> trodden_back(const Force& force) const {
    if (force.trodden.empty() || force.trodden.back() != force.at) return {};
    std::vector<NodeId> way = {force.at};
    for (auto before = std::next(force.trodden.rbegin()); before != force.trodden.rend(); ++before) {
      const std::optional<Stretch> back = stretch(theatre_, state_, way.back(), *before);
      if (!back || barred(state_, *back, force.side) || occupied(state_, force.side, *before)) return {};
      way.push_back(*before);
      const auto depot = depots_.find(*before);
      if (depot != depots_.end() && may_feed(depot->second, force)) return way;
    }
    return {};
  }

  const Theatre& theatre_;
  const State& state_;
  std::map<NodeId, Depot> depots_;
};

Saying draws(const Theatre& theatre, const Force& force, const Line& line) {
  const map::Node& depot = theatre.node(*line.depot);
  if (line.way.size() == 1) return says("stands at its depot", {{"who", force}, {"depot", depot}});
  return says("draws its supply", {{"who", force}, {"depot", depot}, {"between", between(theatre, line.way)}});
}

Saying told_of(const Theatre& theatre, const State& state, const Force& force, const Line& line) {
  if (!line.depot) return says("has no depot", {{"who", force}});
  if (line.cut) {
    const NodeId where = held_by_the_enemy(state, force.side, line.way).front();
    return says("line is cut", {{"who", force},
                                {"depot", theatre.node(*line.depot)},
                                {"at", theatre.node(where)},
                                {"enemies", in_the_field(state, where, opponent(force.side))}});
  }
  if (force.line.depot && force.line.cut)
    return says("line is open again", {{"who", force}, {"line", draws(theatre, force, line)}});
  return draws(theatre, force, line);
}

}  // namespace

std::vector<Event> lines_of_supply(const Theatre& theatre, const State& state) {
  DepotsInUse depots(theatre, state);
  Lines last_turn;
  for (const Force& force : state.forces) last_turn[force.id] = force.line;
  Lines chosen = last_turn;
  Lines lines = depots.lines_after(last_turn, chosen);
  // A force that was cut off from a depot which another army then took looks further, until no force changes any more.
  for (std::size_t round = 0; lines != chosen && round < state.forces.size(); ++round) {
    chosen = std::exchange(lines, {});
    lines = depots.lines_after(last_turn, chosen);
  }

  std::vector<Event> events;
  for (const Force& force : state.forces) {
    const Line& line = lines.at(force.id);
    if (line == force.line) continue;
    events.push_back(
        happens(state, "5.1", told_of(theatre, state, force, line), LineTraced{force.id, line}, {force.id}, line.way));
  }
  return events;
}

bool line_open(const Force& force) {
  return force.line.depot && !force.line.cut;
}

std::optional<int> nodes_from_depot(const Theatre& theatre, const State& state, const Force& force,
                                    const NodeId& node) {
  if (!force.line.depot) return std::nullopt;
  const std::vector<NodeId> way = shortest_way(theatre, state, force.side, node, *force.line.depot);
  if (way.empty()) return std::nullopt;
  return static_cast<int>(way.size()) - 1;
}

}  // namespace estafette::campaign
