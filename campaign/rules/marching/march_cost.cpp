#include "campaign/rules/marching/march_cost.hpp"

#include "campaign/rules/fortresses/fortress_objections.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "converter/orbat/totals.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

bool passed_invested(const State& state, Side side, const std::vector<NodeId>& way, std::size_t i) {
  return i > 0 && i + 1 < way.size() && invested_by(state, way[i], side);
}

/// The cost by the roads of the map, or, with `boats`, by the bridges of boats wherever there is one beside a road;
/// where the road is barred, by the boats in any case.
MarchCost cost_by(const Theatre& theatre, const State& state, Side side, MarchRules::Allowance rate,
                  const std::vector<NodeId>& way, bool forced, bool boats) {
  const MarchRules& rules = theatre.rules.march;
  MarchCost cost;
  for (std::size_t i = 1; i < way.size(); ++i) {
    const Stretch road = *stretch(theatre, state, way[i - 1], way[i]);
    const bool afloat = road.boats > 0 && (boats || crossing_barred(state, road, side));
    ++cost.nodes;
    if (afloat || road.road_class == map::RoadClass::poor) cost.poor = true;
    if (!afloat && !road.river.empty()) cost.rivers.push_back(road.river);
    if (passed_invested(state, side, way, i)) ++cost.fortresses;
  }
  cost.spent = cost.nodes + static_cast<int>(cost.rivers.size()) * rules.river + cost.fortresses * rules.invested;
  cost.allowance = (cost.poor ? rate.poor : rate.good) + (forced ? rules.forced : 0);
  return cost;
}

}  // namespace

bool mounted(const Formation& troops) {
  bool horse = false;
  bool foot = false;
  for_each_unit(troops, [&](const CommandPath&, const Unit& unit) {
    if (arm_of(unit.kind) == Arm::support || (unit.men.value == 0 && unit.guns.value == 0)) return;
    const bool rides = arm_of(unit.kind) == Arm::cavalry || unit.kind == Kind::horse_artillery;
    (rides ? horse : foot) = true;
  });
  return horse && !foot;
}

MarchRules::Allowance rate_of(const Theatre& theatre, const State& state, const Force& force) {
  const bool wagons = std::any_of(state.pieces.begin(), state.pieces.end(), [&](const Piece& piece) {
    return piece.with == force.id && piece.kind == PieceKind::pontoon_train;
  });
  const MarchRules& rules = theatre.rules.march;
  return mounted(force.troops) && !wagons ? rules.cavalry : rules.infantry;
}

MarchRules::Allowance rate_of(const Theatre& theatre, const Piece& piece) {
  const MarchRules& rules = theatre.rules.march;
  return piece.kind == PieceKind::pontoon_train ? rules.infantry : rules.cavalry;
}

MarchCost cost_of(const Theatre& theatre, const State& state, Side side, MarchRules::Allowance rate,
                  const std::vector<NodeId>& way, bool forced) {
  const MarchCost by_road = cost_by(theatre, state, side, rate, way, forced, false);
  if (state.bridges.empty()) return by_road;
  const MarchCost by_boats = cost_by(theatre, state, side, rate, way, forced, true);
  const int by_road_left = by_road.allowance - by_road.spent;
  const int by_boats_left = by_boats.allowance - by_boats.spent;
  const bool afloat = by_boats_left > by_road_left || (by_boats_left == by_road_left && by_boats.spent < by_road.spent);
  return afloat ? by_boats : by_road;
}

MarchCost march_cost(const Theatre& theatre, const State& state, const Force& force, const std::vector<NodeId>& way,
                     bool forced) {
  return cost_of(theatre, state, force.side, rate_of(theatre, state, force), way, forced);
}

Objection beyond_reach(const Theatre& theatre, const State& state, const Figure& who, Side side, const MarchCost& cost,
                       const std::vector<NodeId>& way, bool forced) {
  const MarchRules& rules = theatre.rules.march;
  SeveralFigures besides;
  for (const std::string& river : cost.rivers)
    if (rules.river > 0)
      besides.push_back(says("nodes for a river", {{"nodes", Nodes{rules.river}}, {"river", ProperName{river}}}));
  for (std::size_t i = 1; i < way.size(); ++i)
    if (passed_invested(state, side, way, i) && rules.invested > 0)
      besides.push_back(
          says("nodes for passing", {{"nodes", Nodes{rules.invested}}, {"fortress", theatre.node(way[i])}}));
  const int to_the_rivers = cost.nodes + static_cast<int>(cost.rivers.size()) * rules.river;
  const std::string rule = cost.nodes > cost.allowance ? "2.1" : to_the_rivers > cost.allowance ? "2.2" : "2.3.1";
  return {rule, says("beyond its reach", {{"who", who},
                                          {"spent", Nodes{cost.spent}},
                                          {"road", Nodes{cost.nodes}},
                                          {"besides", besides},
                                          {"allowance", Nodes{cost.allowance}},
                                          {"poor", cost.poor},
                                          {"forced", forced}})};
}

std::optional<Objection> spent_before(const Theatre& theatre, const State& state, const Piece& piece,
                                      const std::vector<NodeId>& way, bool forced) {
  if (piece.marched == 0) return std::nullopt;
  const MarchCost cost = cost_of(theatre, state, piece.side, rate_of(theatre, piece), way, forced);
  if (piece.marched + cost.spent <= cost.allowance) return std::nullopt;
  const Force* with = find_force(state, piece.with);
  return Objection{"2.1", says("has marched too far already", {{"who", piece},
                                                               {"with", with != nullptr ? Figure(*with) : Figure()},
                                                               {"marched", Nodes{piece.marched}},
                                                               {"spent", Nodes{cost.spent}},
                                                               {"allowance", Nodes{cost.allowance}},
                                                               {"poor", cost.poor}})};
}

}  // namespace estafette::campaign
