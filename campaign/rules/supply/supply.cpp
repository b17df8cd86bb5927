#include "campaign/rules/supply/supply.hpp"

#include "campaign/map/distance.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/supply/lines.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace estafette::campaign {
namespace {

/// Armies in the order of campaign.xml, then all others as they come.
std::vector<Eaters> in_their_order(const State& state) {
  std::vector<Eaters> order;
  for (const Army& army : state.armies) order.push_back({army.side, army.id, ""});
  for (const Force& force : state.forces)
    if (std::find(order.begin(), order.end(), eaters_of(force)) == order.end()) order.push_back(eaters_of(force));
  return order;
}

double km_of(const Theatre& theatre, const std::vector<NodeId>& way) {
  double km = 0;
  for (std::size_t i = 1; i < way.size(); ++i)
    km += map::km_between(theatre.node(way[i - 1]).at, theatre.node(way[i]).at);
  return km;
}

using Lines = std::map<ForceId, Line>;

/// The line that the umpire has laid down for the force (RuledLine), if his word still holds.
const RuledLine* ruled_line(const State& state, const Force& force) {
  const auto word = state.ruled_lines.find(force.id);
  const bool holds =
      word != state.ruled_lines.end() && (word->second.until.value == 0 || word->second.until >= state.turn);
  return holds ? &word->second : nullptr;
}

/// The umpire's line from where the force is now: the rest of it, or, if the force has left it, the shortest way to the
/// same depot.
Line from_here(const Theatre& theatre, const State& state, const Force& force, const RuledLine& word) {
  Line line = word.line;
  if (!line.depot) return line;
  const auto here = std::find(line.way.begin(), line.way.end(), force.at);
  if (here != line.way.end())
    line.way.erase(line.way.begin(), here);
  else
    line.way = shortest_way(theatre, state, force.side, force.at, *line.depot);
  if (line.way.empty()) line.way = {force.at};
  return line;
}

class DepotsInUse {
 public:
  DepotsInUse(const Theatre& theatre, const State& state)
      : theatre_(theatre), state_(state), depots_(depots_of(theatre, state)) {}

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
    if (const RuledLine* word = ruled_line(state_, force)) return from_here(theatre_, state_, force, *word);
    if (force.duty == Duty::garrison) return {force.at, {force.at}, false};
    const Line line = best(force);
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

  /// To the force's own depot while a line to it is open; else to the nearest other to which one is; else a line that
  /// is cut: to its own depot, or, if it has none, to the nearest. A depot that is shut in supplies only if there is no
  /// other.
  Line best(const Force& force) const {
    const auto own = force.line.depot ? depots_.find(*force.line.depot) : depots_.end();
    const bool kept = own != depots_.end() && may_feed(own->second, force);
    if (kept) {
      Line line = line_to(theatre_, state_, force, own->first, own->second);
      if (line.depot && ((!line.cut && !own->second.shut_in) || !theatre_.rules.supply.another_when_closed))
        return line;
    }
    Line nearest;
    std::tuple<bool, bool, bool, std::size_t, double> least;
    for (const auto& [node, depot] : depots_) {
      if (!may_feed(depot, force)) continue;
      Line line = line_to(theatre_, state_, force, node, depot);
      if (!line.depot) continue;
      const bool other = !kept || node != own->first;
      const bool useless = depot.shut_in || line.cut;
      const std::tuple far{useless, useless && other, depot.shut_in, line.way.size(), km_of(theatre_, line.way)};
      if (nearest.depot && least <= far) continue;
      nearest = std::move(line);
      least = far;
    }
    if (!nearest.depot) nearest.cut = true;
    return nearest;
  }

  const Theatre& theatre_;
  const State& state_;
  std::map<NodeId, Depot> depots_;
};

/// Who is in the way there: the enemy in the field, or else the garrison.
std::vector<const Force*> enemies_at(const State& state, const NodeId& node, Side side) {
  std::vector<const Force*> enemies = in_the_field(state, node, opponent(side));
  return enemies.empty() ? forces_at(state, node, opponent(side), Duty::garrison) : enemies;
}

Saying draws(const Theatre& theatre, const Force& force, const Line& line) {
  const map::Node& depot = theatre.node(*line.depot);
  if (line.way.size() == 1) return says("stands at its depot", {{"who", force}, {"depot", depot}});
  return says("draws its supply", {{"who", force}, {"depot", depot}, {"between", between(theatre, line.way)}});
}

Saying told_of(const Theatre& theatre, const State& state, const Force& force, const Line& line) {
  if (ruled_line(state, force) != nullptr)
    return line.depot && !line.cut ? says("line by the umpire's word", {{"line", draws(theatre, force, line)}})
                                   : says("line cut by the umpire's word", {{"who", force}});
  if (!line.depot) return says("has no depot", {{"who", force}});
  if (line.cut) {
    const NodeId where = cut_at(state, force, line);
    const std::vector<const Force*> enemies = enemies_at(state, where, force.side);
    if (enemies.empty())  // a line leads neither through neutral ground nor out of it (docs/readings.md 4.4)
      return says("line is cut by neutrality",
                  {{"who", force}, {"depot", theatre.node(*line.depot)}, {"at", theatre.node(where)}});
    return says(
        "line is cut",
        {{"who", force}, {"depot", theatre.node(*line.depot)}, {"at", theatre.node(where)}, {"enemies", enemies}});
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
    if (state.ruled_lines.contains(force.id) && ruled_line(state, force) == nullptr)
      events.push_back(happens(state, "5.1", says("word on the line has ended", {{"who", force}}),
                               LineRuled{force.id, std::nullopt}, {force.id}));
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
