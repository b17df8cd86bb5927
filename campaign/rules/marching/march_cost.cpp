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

bool poor_road_on(const Theatre& theatre, const State& state, const std::vector<NodeId>& way) {
  for (std::size_t i = 1; i < way.size(); ++i)
    if (stretch(theatre, state, way[i - 1], way[i])->road_class == map::RoadClass::poor) return true;
  return false;
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
  const MarchRules& rules = theatre.rules.march;
  MarchCost cost;
  for (std::size_t i = 1; i < way.size(); ++i) {
    ++cost.nodes;
    if (!stretch(theatre, state, way[i - 1], way[i])->river.empty()) ++cost.rivers;
    if (passed_invested(state, side, way, i)) ++cost.fortresses;
  }
  cost.spent = cost.nodes + cost.rivers * rules.river + cost.fortresses * rules.invested;
  cost.allowance = (poor_road_on(theatre, state, way) ? rate.poor : rate.good) + (forced ? rules.forced : 0);
  return cost;
}

MarchCost march_cost(const Theatre& theatre, const State& state, const Force& force, const std::vector<NodeId>& way,
                     bool forced) {
  return cost_of(theatre, state, force.side, rate_of(theatre, state, force), way, forced);
}

Objection beyond_reach(const Theatre& theatre, const State& state, const Figure& who, Side side, const MarchCost& cost,
                       const std::vector<NodeId>& way, bool forced) {
  const MarchRules& rules = theatre.rules.march;
  SeveralFigures besides;
  for (std::size_t i = 1; i < way.size(); ++i) {
    const std::string river = stretch(theatre, state, way[i - 1], way[i])->river;
    if (!river.empty() && rules.river > 0)
      besides.push_back(says("nodes for a river", {{"nodes", Nodes{rules.river}}, {"river", ProperName{river}}}));
    if (passed_invested(state, side, way, i) && rules.invested > 0)
      besides.push_back(
          says("nodes for passing", {{"nodes", Nodes{rules.invested}}, {"fortress", theatre.node(way[i])}}));
  }
  const std::string rule = cost.nodes > cost.allowance                               ? "2.1"
                           : cost.nodes + cost.rivers * rules.river > cost.allowance ? "2.2"
                                                                                     : "2.3.1";
  return {rule, says("beyond its reach", {{"who", who},
                                          {"spent", Nodes{cost.spent}},
                                          {"road", Nodes{cost.nodes}},
                                          {"besides", besides},
                                          {"allowance", Nodes{cost.allowance}},
                                          {"poor", poor_road_on(theatre, state, way)},
                                          {"forced", forced}})};
}

}  // namespace estafette::campaign
