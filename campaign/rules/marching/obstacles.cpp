#include "campaign/rules/marching/obstacles.hpp"

#include "campaign/rules/fortresses/fortress_objections.hpp"
#include "campaign/rules/marching/march_cost.hpp"
#include "campaign/rules/marching/truce.hpp"
#include "campaign/rules/marching/truce_terms.hpp"
#include "campaign/rules/marching/withdrawal.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/rules/organisation/escort.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/supply/supply.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/state/trodden.hpp"

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

void busy(const Theatre& theatre, const Force& force, Objections& objections) {
  const map::Node& where = theatre.node(force.at);
  if (force.duty == Duty::garrison)
    objections.push_back({"2.3.1", says("must leave its garrison", {{"who", force}, {"at", where}})});
  else if (force.duty != Duty::field)
    objections.push_back(
        {"2.3.1",
         says("must lift it first",
              {{"who", force}, {"duty", doing(force.duty)}, {"at", where}, {"siege", force.duty == Duty::besieging}})});
}

void ordered_way(const Theatre& theatre, const Force& force, const std::vector<NodeId>& way, Objections& objections) {
  if (!way.empty() && way.front() != force.at)
    objections.push_back(
        {"2.0", says("way begins elsewhere",
                     {{"who", force}, {"at", theatre.node(force.at)}, {"begins", theatre.node(way.front())}})});
  else if (way.size() < 2)
    objections.push_back({"2.0", says("no road to march on", {{"who", force}})});
}

/// The truce that the force has to keep: its own, or that of one of its enemies.
const Truce* truce_around(const State& state, const Force& force) {
  if (const Truce* own = truce_of(state, force)) return own;
  const auto enemy = std::find_if(state.forces.begin(), state.forces.end(), [&](const Force& other) {
    return other.side != force.side && truce_of(state, other) != nullptr;
  });
  return enemy == state.forces.end() ? nullptr : truce_of(state, *enemy);
}

void truce_kept(const Theatre& theatre, const State& state, const Force& force, const std::vector<NodeId>& way,
                Objections& objections) {
  const Truce* truce = truce_around(state, force);
  if (truce == nullptr || way.size() < 2) return;
  for (Objection& against : against_the_terms(theatre, state, force, way)) objections.push_back(std::move(against));
  if (given_by_the_terms(state, force, way.back())) return;
  if (!goes_back_by_the_terms(theatre, state, force, way) &&
      closer_to_the_enemy(theatre, state, force, way.front(), way.back()))
    objections.push_back({"4.2", says("truce keeps it away", {{"until", truce->until}, {"who", force}})});
  if (on_the_enemys_line(state, force, way.back()))
    objections.push_back({"4.2", says("truce keeps lines open",
                                      {{"until", truce->until}, {"who", force}, {"at", theatre.node(way.back())}})});
}

/// The nodes to which the force may always go back: along its line, and where it came from.
std::vector<NodeId> ways_out(const State& state, const Force& force) {
  std::vector<NodeId> back;
  for (const std::vector<NodeId>& way : ways_to_withdraw(state, force))
    if (std::find(back.begin(), back.end(), way[1]) == back.end()) back.push_back(way[1]);
  return back;
}

/// True if the way is the first part of a way back.
bool leads_back(const std::vector<NodeId>& way, std::size_t length, const std::vector<std::vector<NodeId>>& ways) {
  const auto end = way.begin() + static_cast<std::ptrdiff_t>(length);
  return std::any_of(ways.begin(), ways.end(), [&](const std::vector<NodeId>& back) {
    return length <= back.size() && std::equal(way.begin(), end, back.begin());
  });
}

/// From a node that it shares with the enemy a force may only go back, along its line or as it came (5.5), and never by
/// the road on which he came (1.2).
void past_the_enemy(const Theatre& theatre, const State& state, const Force& force, const std::vector<NodeId>& way,
                    Objections& objections) {
  const auto enemies = foes_at(state, force.at, force);
  if (enemies.empty() || way.front() != force.at) return;
  const std::vector<std::vector<NodeId>> back = ways_to_withdraw(state, force);
  const bool said_before = way.size() > 2 && !leads_back(way, way.size() - 1, back);
  if (!said_before && !leads_back(way, way.size(), back)) {
    const Figure by = figures_of(theatre, ways_out(state, force));
    objections.push_back(
        {"5.5", says("only back from the enemy",
                     {{"who", force}, {"at", theatre.node(force.at)}, {"enemies", enemies}, {"by", by}})});
  }
  if (way.size() != 2) return;
  for (const Force* enemy : enemies)
    if (came_upon_from(*enemy, force) == way[1])
      objections.push_back(
          {"1.2",
           says("cannot pass",
                {{"who", force}, {"enemy", *enemy}, {"at", theatre.node(force.at)}, {"from", theatre.node(way[1])}})});
}

void cut_off(const Theatre& theatre, const State& state, const Force& force, const std::vector<NodeId>& way,
             Objections& objections) {
  if (!force.line.cut || !force.line.depot) return;
  if (only_way_back(state, force) && leads_back(way, way.size(), ways_to_withdraw(state, force))) return;
  const std::optional<int> before = nodes_from_depot(theatre, state, force, way.front());
  const std::optional<int> after = nodes_from_depot(theatre, state, force, way.back());
  if (!before || (after && *after <= *before)) return;
  const Saying there =
      after ? says("lies so far from it", {{"there", theatre.node(way.back())}, {"nodes", Nodes{*after}}})
            : says("no open road to it", {{"there", theatre.node(way.back())}});
  objections.push_back({"5.1", says("cut off from its depot", {{"who", force},
                                                               {"depot", theatre.node(*force.line.depot)},
                                                               {"there", there},
                                                               {"here", theatre.node(way.front())},
                                                               {"nodes", Nodes{*before}}})});
}

/// A road that could never take the whole force in a half-week, however empty it is (2.1).
void too_small_a_road(const Theatre& theatre, const State& state, const Force& force, const NodeId& from,
                      const NodeId& to, Objections& objections) {
  const std::optional<Stretch> road = stretch(theatre, state, from, to);
  if (!road || barred(state, *road, force.side)) return;
  const int capacity = capacity_for(state, *road, force.side);
  if (capacity >= divisions(state, force)) return;
  objections.push_back({"2.1", says("road is too small", {{"from", theatre.node(from)},
                                                          {"to", theatre.node(to)},
                                                          {"capacity", Divisions{capacity}},
                                                          {"who", force},
                                                          {"has", Divisions{divisions(state, force)}}})});
}

void into_an_enemy_at_truce(const Theatre& theatre, const State& state, const Force& force, const NodeId& node,
                            Objections& objections) {
  for (const Force* enemy : forces_at(state, node, opponent(force.side))) {
    const Truce* truce = truce_between(state, force, *enemy);
    if (truce == nullptr) continue;
    objections.push_back({"4.2", says("truce bars the enemy's places",
                                      {{"until", truce->until}, {"who", force}, {"place", theatre.node(node)}})});
    return;
  }
}

}  // namespace

std::vector<Objection> to_setting_out(const Theatre& theatre, const State& state, const Force& force,
                                      const std::vector<NodeId>& way, bool forced) {
  Objections objections;
  ordered_way(theatre, force, way, objections);
  if (force.marched > 0)
    objections.push_back({"2.1", says("has marched already", {{"who", force}, {"marched", Nodes{force.marched}}})});
  if (const auto reasons = fatigue_reasons(state, force); forced && !reasons.empty())
    objections.push_back({"2.1.2", says("too fatigued to force march", {{"who", force}, {"reasons", reasons}})});
  busy(theatre, force, objections);
  for (Objection& alone : to_leaving_a_train(theatre, state, force)) objections.push_back(std::move(alone));
  truce_kept(theatre, state, force, way, objections);
  if (stands(state, force) && !leads_back(way, way.size(), ways_to_withdraw(state, force)))
    objections.push_back({"5.5", says("was told to stand and may only go back", {{"who", force}})});
  return objections;
}

std::vector<Objection> to_last_step(const Theatre& theatre, const State& state, const Force& force,
                                    const std::vector<NodeId>& way) {
  const NodeId& from = way[way.size() - 2];
  const NodeId& to = way.back();
  Objections objections;
  if (const std::optional<Objection> none = no_passage(theatre, state, force.side, from, to))
    objections.push_back(*none);
  too_small_a_road(theatre, state, force, from, to, objections);
  if (const std::optional<Objection> denied = past_a_garrison(theatre, state, force, way))
    objections.push_back(*denied);
  into_an_enemy_at_truce(theatre, state, force, to, objections);
  cut_off(theatre, state, force, way, objections);
  past_the_enemy(theatre, state, force, way, objections);
  return objections;
}

std::optional<Objection> past_a_garrison(const Theatre& theatre, const State& state, const Force& force,
                                         const std::vector<NodeId>& way) {
  const NodeId& fortress = way[way.size() - 2];
  const int garrison = garrison_of(state, fortress, opponent(force.side));
  if (garrison == 0 || invested_by(state, fortress, force.side)) return std::nullopt;
  if (way.size() > 2)
    return Objection{"2.3.1", says("not past a fortress", {{"fortress", theatre.node(fortress)}, {"who", force}})};
  const std::vector<NodeId> out = ways_out(state, force);
  if (out.empty() || std::find(out.begin(), out.end(), way.back()) != out.end()) return std::nullopt;
  return Objection{"2.3.1", says("only back from a fortress", {{"who", force},
                                                               {"fortress", theatre.node(fortress)},
                                                               {"garrison", Divisions{garrison}},
                                                               {"back", theatre.node(out.front())}})};
}

std::optional<Objection> too_far(const Theatre& theatre, const State& state, const Force& force,
                                 const std::vector<NodeId>& way, bool forced) {
  const MarchCost cost = march_cost(theatre, state, force, way, forced);
  if (cost.spent > cost.allowance) return beyond_reach(theatre, state, force, force.side, cost, way, forced);
  return too_far_for_its_company(theatre, state, force, way, forced);
}

std::optional<Objection> too_far_for_its_company(const Theatre& theatre, const State& state, const Force& force,
                                                 const std::vector<NodeId>& way, bool forced) {
  for (const Piece& piece : state.pieces) {
    if (piece.with != force.id) continue;
    if (std::optional<Objection> spent = spent_before(theatre, state, piece, way, forced)) return spent;
  }
  return std::nullopt;
}

std::optional<Objection> no_passage(const Theatre& theatre, const State& state, Side side, const NodeId& from,
                                    const NodeId& to) {
  const std::optional<Stretch> road = stretch(theatre, state, from, to);
  if (!road) return Objection{"2.0", says("no road", {{"from", theatre.node(from)}, {"to", theatre.node(to)}})};
  if (state.neutral.contains(to))
    return Objection{"4.4", says("neutral ground",
                                 {{"place", theatre.node(to)}, {"country", ProperName{theatre.node(to).country}}})};
  if (!barred(state, *road, side)) return std::nullopt;
  return Objection{"2.3.1", says("crossing is barred", {{"river", ProperName{road->river}},
                                                        {"from", theatre.node(from)},
                                                        {"to", theatre.node(to)},
                                                        {"fortress", theatre.node(*road->controlled_by)}})};
}

Objection road_full(const Theatre& theatre, const State& state, const Stretch& road, int room, const Force& force) {
  return {"2.1", says("road is full", {{"from", theatre.node(road.from)},
                                       {"to", theatre.node(road.to)},
                                       {"capacity", Divisions{capacity_for(state, road, force.side)}},
                                       {"room", Divisions{room}},
                                       {"who", force},
                                       {"has", Divisions{divisions(state, force)}}})};
}

std::vector<Objection> objections(const Theatre& theatre, const State& state, const Force& force,
                                  const std::vector<NodeId>& way, bool forced) {
  Objections objections = to_setting_out(theatre, state, force, way, forced);
  bool roads = true;
  for (std::size_t made = 2; made <= way.size(); ++made) {
    const std::vector<NodeId> part(way.begin(), way.begin() + static_cast<std::ptrdiff_t>(made));
    for (Objection& objection : to_last_step(theatre, state, force, part)) objections.push_back(std::move(objection));
    roads = roads && stretch(theatre, state, part[made - 2], part[made - 1]).has_value();
  }
  if (roads && way.size() > 1)
    if (const std::optional<Objection> far = too_far(theatre, state, force, way, forced)) objections.push_back(*far);
  return in_order_of_rules(std::move(objections));
}

}  // namespace estafette::campaign
