#include "campaign/rules/marching/obstacles.hpp"

#include "campaign/rules/fortresses/fortress_objections.hpp"
#include "campaign/rules/marching/march_cost.hpp"
#include "campaign/rules/marching/truce.hpp"
#include "campaign/rules/marching/withdrawal.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/supply/supply.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

std::string truce_until(const State& state) {
  return fmt::format("There is a truce until turn {}", state.truce->until.value);
}

void busy(const Theatre& theatre, const Force& force, Objections& objections) {
  const std::string& where = theatre.name(force.at);
  if (force.duty == Duty::garrison)
    objections.push_back({"2.3.1", fmt::format("{} is in garrison at {} and must leave it first", force.name, where)});
  else if (force.duty != Duty::field)
    objections.push_back(
        {"2.3.1", fmt::format("{} is {} {} and must lift the {} first", force.name, to_string(force.duty), where,
                              force.duty == Duty::investing ? "investment" : "siege")});
}

void ordered_way(const Theatre& theatre, const Force& force, const std::vector<NodeId>& way, Objections& objections) {
  if (!way.empty() && way.front() != force.at)
    objections.push_back({"2.0", fmt::format("{} is at {}, and the way that was ordered begins at {}", force.name,
                                             theatre.name(force.at), theatre.name(way.front()))});
  else if (way.size() < 2)
    objections.push_back({"2.0", fmt::format("{} was given no road to march on", force.name)});
}

void truce_kept(const Theatre& theatre, const State& state, const Force& force, const std::vector<NodeId>& way,
                Objections& objections) {
  if (!state.truce || way.size() < 2 || !closer_to_the_enemy(theatre, state, force.side, way.front(), way.back()))
    return;
  objections.push_back(
      {"4.2", fmt::format("{}, and {} would end closer to the enemy than it is now", truce_until(state), force.name)});
}

/// The nodes to which the force may always go back: along its line, and where it came from.
std::vector<NodeId> ways_out(const Force& force) {
  std::vector<NodeId> back;
  if (const std::vector<NodeId> line = way_back(force); line.size() > 1) back.push_back(line[1]);
  const std::size_t trodden = force.trodden.size();
  if (trodden > 1 && force.trodden.back() == force.at &&
      force.trodden[trodden - 2] != (back.empty() ? force.at : back[0]))
    back.push_back(force.trodden[trodden - 2]);
  return back;
}

/// A garrison denies the roads through its node (2.3.1): one goes on from there only if it is invested. Back one may
/// always go; whoever knows no way back is not held.
void past_a_garrison(const Theatre& theatre, const State& state, const Force& force, const std::vector<NodeId>& way,
                     Objections& objections) {
  const NodeId& fortress = way[way.size() - 2];
  const int garrison = garrison_of(state, fortress, opponent(force.side));
  if (garrison == 0 || invested_by(state, fortress, force.side)) return;
  if (way.size() > 2) {
    objections.push_back({"2.3.1", fmt::format("{} has an enemy garrison and is not invested by as many: {} may march "
                                               "there, not past it",
                                               theatre.name(fortress), force.name)});
    return;
  }
  const std::vector<NodeId> out = ways_out(force);
  if (out.empty() || std::find(out.begin(), out.end(), way.back()) != out.end()) return;
  objections.push_back(
      {"2.3.1", fmt::format("{} stands before {}, whose garrison of {} is not invested: it may only "
                            "go back to {}",
                            force.name, theatre.name(fortress), mds(garrison), theatre.name(out.front()))});
}

/// True if the way is a beginning of the way back.
bool leads_back(const std::vector<NodeId>& way, std::size_t length, const std::vector<NodeId>& back) {
  const auto end = way.begin() + static_cast<std::ptrdiff_t>(length);
  return length <= back.size() && std::equal(way.begin(), end, back.begin());
}

/// Out of a node that it shares with the enemy a force goes only back along its line (5.5), and never by the road on
/// which he came (1.2).
void past_the_enemy(const Theatre& theatre, const State& state, const Force& force, const std::vector<NodeId>& way,
                    Objections& objections) {
  const auto enemies = in_the_field(state, force.at, opponent(force.side));
  if (state.truce || enemies.empty() || way.front() != force.at) return;
  const std::vector<NodeId> back = way_back(force);
  const bool said_before = way.size() > 2 && !leads_back(way, way.size() - 1, back);
  if (!said_before && !leads_back(way, way.size(), back)) {
    const std::string by = back.size() > 1 ? fmt::format(", by {}", theatre.name(back[1])) : ", and it has none";
    objections.push_back({"5.5", fmt::format("{} shares {} with {}: it may only go back along its line{}", force.name,
                                             theatre.name(force.at), names_of(enemies), by)});
  }
  if (way.size() != 2) return;
  for (const Force* enemy : enemies)
    if (came_this_turn_from(state, *enemy) == way[1])
      objections.push_back({"1.2", fmt::format("{} cannot pass {}, who came to {} from {}", force.name, enemy->name,
                                               theatre.name(force.at), theatre.name(way[1]))});
}

void cut_off(const Theatre& theatre, const State& state, const Force& force, const std::vector<NodeId>& way,
             Objections& objections) {
  if (!force.line.cut || !force.line.depot) return;
  const std::optional<int> before = nodes_from_depot(theatre, state, force, way.front());
  const std::optional<int> after = nodes_from_depot(theatre, state, force, way.back());
  if (!before || (after && *after <= *before)) return;
  const std::string there = after ? fmt::format("{} lies {} from it", theatre.name(way.back()), nodes(*after))
                                  : fmt::format("no open road leads to it from {}", theatre.name(way.back()));
  objections.push_back(
      {"5.1", fmt::format("{} is cut off and may go no further from its depot at {}: {}, {} {}", force.name,
                          theatre.name(*force.line.depot), there, theatre.name(way.front()), *before)});
}

void into_an_enemy_at_truce(const Theatre& theatre, const State& state, const Force& force, const NodeId& node,
                            Objections& objections) {
  if (!state.truce || forces_at(state, node, opponent(force.side)).empty()) return;
  objections.push_back({"4.2", fmt::format("{}, and {} may not enter {}, where the enemy is", truce_until(state),
                                           force.name, theatre.name(node))});
}

}  // namespace

std::vector<Objection> to_setting_out(const Theatre& theatre, const State& state, const Force& force,
                                      const std::vector<NodeId>& way, bool forced) {
  Objections objections;
  ordered_way(theatre, force, way, objections);
  if (force.marched > 0)
    objections.push_back(
        {"2.1", fmt::format("{} has marched {} of this turn already", force.name, nodes(force.marched))});
  if (const auto reasons = fatigue_reasons(state, force); forced && !reasons.empty())
    objections.push_back(
        {"2.1.2", fmt::format("{} is fatigued and may not force march: {}", force.name, fmt::join(reasons, ", "))});
  busy(theatre, force, objections);
  truce_kept(theatre, state, force, way, objections);
  if (stands(state, force) && !leads_back(way, way.size(), way_back(force)))
    objections.push_back({"5.5", fmt::format("{} was told to stand and has given up the initiative: it may only go "
                                             "back along its line",
                                             force.name)});
  return objections;
}

std::vector<Objection> to_last_step(const Theatre& theatre, const State& state, const Force& force,
                                    const std::vector<NodeId>& way) {
  const NodeId& from = way[way.size() - 2];
  const NodeId& to = way.back();
  Objections objections;
  if (const std::optional<Objection> none = no_passage(theatre, state, force.side, from, to))
    objections.push_back(*none);
  past_a_garrison(theatre, state, force, way, objections);
  into_an_enemy_at_truce(theatre, state, force, to, objections);
  cut_off(theatre, state, force, way, objections);
  past_the_enemy(theatre, state, force, way, objections);
  return objections;
}

std::optional<Objection> too_far(const Theatre& theatre, const State& state, const Force& force,
                                 const std::vector<NodeId>& way, bool forced) {
  const MarchCost cost = march_cost(theatre, state, force, way, forced);
  if (cost.spent <= cost.allowance) return std::nullopt;
  return beyond_reach(theatre, state, force.name, force.side, cost, way, forced);
}

std::optional<Objection> no_passage(const Theatre& theatre, const State& state, Side side, const NodeId& from,
                                    const NodeId& to) {
  const std::optional<Stretch> road = stretch(theatre, state, from, to);
  if (!road) return Objection{"2.0", fmt::format("No road leads from {} to {}", theatre.name(from), theatre.name(to))};
  if (state.neutral.contains(to))
    return Objection{"4.4", fmt::format("{} is neutral ground: {}", theatre.name(to), theatre.node(to).country)};
  if (!barred(state, *road, side)) return std::nullopt;
  return Objection{"2.3.1",
                   fmt::format("The crossing of the {} from {} to {} is barred by the garrison of {}", road->river,
                               theatre.name(from), theatre.name(to), theatre.name(*road->controlled_by))};
}

std::string with_reason(const std::string& name, const std::string& what, const std::string& reason) {
  std::string clause = reason;
  if (clause.starts_with(name + " ")) clause.replace(0, name.size(), "it");
  for (const std::string word : {"The ", "No ", "There "})
    if (clause.starts_with(word)) clause[0] = static_cast<char>(word[0] - 'A' + 'a');
  return fmt::format("{} {}: {}", name, what, clause);
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
