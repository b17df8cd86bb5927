#include "campaign/rules/supply/returns.hpp"

#include "campaign/rules/supply/men_by_arm.hpp"
#include "campaign/rules/supply/supply.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/state/unfolding.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace estafette::campaign {
namespace {

/// A unit and the force that it is in.
struct UnitPlace {
  const Force* force = nullptr;
  const Unit* unit = nullptr;
};

std::map<std::string, UnitPlace> places(const State& state) {
  std::map<std::string, UnitPlace> found;
  for (const Force& force : state.forces)
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& unit) { found[unit.id] = {&force, &unit}; });
  return found;
}

bool can_be_reached(const State& state, const Force& force) {
  return line_open(force) &&
         (force.duty != Duty::garrison || !held_in_the_field(state, force.at, opponent(force.side)));
}

/// Those who come back to one force, or are lost.
struct Returning {
  std::vector<Recovering> men;
  Totals sum;
  int wounded = 0, stragglers = 0;

  void add(const Recovering& more, const Unit* unit) {
    men.push_back(more);
    (more.stragglers ? stragglers : wounded) += more.men;
    if (unit == nullptr) return;
    Unit back = *unit;
    back.men = {more.men};
    back.guns = {0};
    sum += totals(back);
  }

  /// "118 wounded and 1 straggler"
  [[nodiscard]] Figure who() const {
    SeveralFigures parts;
    if (wounded > 0) parts.push_back(says("wounded", {{"men", Men{wounded}}}));
    if (stragglers > 0) parts.push_back(says("stragglers", {{"men", Men{stragglers}}}));
    return parts;
  }
};

std::vector<Event> men_back(const State& state) {
  const std::map<std::string, UnitPlace> units = places(state);
  std::map<ForceId, Returning> columns;
  Returning lost;
  for (const Recovering& men : state.recovering) {
    if (men.back > state.turn) continue;
    const auto place = units.find(men.unit);
    if (place == units.end())
      lost.add(men, nullptr);
    else if (can_be_reached(state, *place->second.force))
      columns[place->second.force->id].add(men, place->second.unit);
  }
  std::vector<Event> events;
  for (const Force& force : state.forces) {
    const auto column = columns.find(force.id);
    if (column == columns.end()) continue;
    events.push_back(happens(
        state, "5.4",
        says("men come back", {{"men", column->second.who()}, {"who", force}, {"arms", by_arm(column->second.sum)}}),
        Returned{force.id, column->second.men}, {force.id}, {force.at}));
  }
  if (!lost.men.empty())
    events.push_back(happens(state, "5.4", says("men of nobody", {{"men", lost.who()}}), Returned{{}, lost.men}));
  return events;
}

/// A post that a commander may come back to.
struct VacantPost {
  std::string name;       ///< empty: it no longer exists
  std::string commander;  ///< who has it now
  std::vector<ForceId> forces;
};

/// Fills in the post if it is in these troops.
void look_for(const std::string& command, const Force& force, const Formation& troops, VacantPost& post) {
  if (troops.id == command) post = {troops.name, troops.commander, {force.id}};
  for (const Unit& unit : troops.units)
    if (unit.id == command) post = {unit.name, unit.commander, {force.id}};
  for (const Formation& below : troops.formations) look_for(command, force, below, post);
}

VacantPost post_of(const State& state, const std::string& command) {
  VacantPost post;
  if (const Army* army = find_army(state, command)) {
    post = {army->name, army->commander, {}};
    for (const Piece& piece : state.pieces)
      if (piece.kind == PieceKind::headquarters && piece.army == army->id) post.forces.push_back(piece.id);
  }
  for (const Force& force : state.forces) look_for(command, force, force.troops, post);
  return post;
}

Saying back(const Convalescent& away, const VacantPost& post) {
  const NamedPost officer{away.command, away.name};
  if (post.name.empty()) return says("recovered without a command", {{"officer", officer}});
  const NamedPost command{away.command, post.name};
  if (post.commander.empty()) return says("recovered", {{"officer", officer}, {"command", command}});
  return says("recovered too late",
              {{"officer", officer}, {"other", NamedPost{away.command, post.commander}}, {"command", command}});
}

std::vector<Event> commanders_back(const State& state) {
  std::vector<Convalescent> due;
  for (const Convalescent& away : state.convalescents)
    if (away.back.value > 0 && away.back <= state.turn) due.push_back(away);
  if (due.empty()) return {};
  // If two had the same post, the one who is due first gets it back.
  std::stable_sort(due.begin(), due.end(),
                   [](const Convalescent& a, const Convalescent& b) { return a.back < b.back; });
  Unfolding unfolding(state);
  for (const Convalescent& away : due) {
    const VacantPost post = post_of(unfolding.now(), away.command);
    unfolding.happen(happens(unfolding.now(), "5.4", back(away, post), CommanderBack{away.command}, post.forces));
  }
  return unfolding.take();
}

}  // namespace

std::vector<Event> returns(const Theatre&, const State& state) {
  std::vector<Event> events = men_back(state);
  for (Event& event : commanders_back(state)) events.push_back(std::move(event));
  return events;
}

}  // namespace estafette::campaign
