#include "campaign/reports/choices_table.hpp"

#include "base/text.hpp"
#include "campaign/reports/told_state.hpp"
#include "campaign/rules/battle/choices.hpp"
#include "campaign/rules/fortresses/fortress_objections.hpp"
#include "campaign/rules/marching/withdrawal.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

/// True if the whole force may go into the fortress at which it stands (2.3.1).
bool may_garrison(const Theatre& theatre, const State& state, const Force& force) {
  Order order;
  order.subject = force.id;
  order.kind = OrderKind::garrison;
  order.place = force.at;
  return fortress_objections(theatre, state, order).empty();
}

/// True if it cannot go back whatever the enemy does, so that its own side knows it: it has no line, stands at its
/// depot or has no march left. `told`: what that side knows.
bool knows_no_way_back(const Theatre& theatre, const State& told, const ForceId& id) {
  const Force* force = find_force(told, id);
  return force != nullptr && !would_go_back_to(theatre, told, *force, force->at);
}

/// Whether its way back is open, in truth.
std::string way_back_in_words(const Theatre& theatre, const State& state, const Force& force) {
  NodeId from = force.at;
  for (const Force* enemy : in_the_field(state, force.at, opponent(force.side)))
    if (const auto came = came_this_turn_from(*enemy)) from = *came;
  const std::optional<NodeId> back = would_go_back_to(theatre, state, force, from);
  if (back) return "withdraw to " + theatre.name(*back);
  const bool known = knows_no_way_back(theatre, told_state(theatre, state, {force.side, "", {}}), force.id);
  return known ? "no way back is open" : "no way back is open (the player does not know this)";
}

/// "Leipzig or Lützen"
std::string battles_of(const Theatre& theatre, const ForceChoice& choice) {
  std::vector<std::string> names;
  for (const NodeId& battle : choice.battles) names.push_back(theatre.name(battle));
  return one_of(names);
}

std::string may(const Theatre& theatre, const State& state, const Force& force, const ForceChoice& choice) {
  switch (choice.kind) {
    case ChoiceKind::behind_walls:
      return "stay in garrison; leave it and join the field force";
    case ChoiceKind::near_the_guns:
      return "stay; march to the guns at " + battles_of(theatre, choice);
    case ChoiceKind::advanced_upon:
      break;
  }
  return fmt::format("stand; {}{}", way_back_in_words(theatre, state, force),
                     may_garrison(theatre, state, force) ? "; garrison the fortress" : "");
}

/// What it does if nobody says otherwise.
std::string unless_told_otherwise(const ForceChoice& choice) {
  return choice.kind == ChoiceKind::advanced_upon ? "nothing: it will stand" : "nothing: it will stay";
}

std::string situation(const Theatre& theatre, const ForceChoice& choice) {
  const std::string battles = battles_of(theatre, choice);
  switch (choice.kind) {
    case ChoiceKind::advanced_upon:
      return fmt::format("the enemy has advanced upon {}", battles);
    case ChoiceKind::behind_walls:
      return fmt::format("the enemy has met our troops in the field at {}", battles);
    case ChoiceKind::near_the_guns:
      break;
  }
  return fmt::format("one march from the battle at {}", battles);
}

/// Every line that it may write, the one that counts unless it is told otherwise first.
std::vector<std::string> lines_of(const Theatre& theatre, const State& state, const State& told, const Force& force,
                                  const ForceChoice& choice) {
  switch (choice.kind) {
    case ChoiceKind::behind_walls:
      return {"leave the garrison"};
    case ChoiceKind::near_the_guns: {
      std::vector<std::string> lines = {"stand"};
      for (const NodeId& battle : choice.battles) lines.push_back("march to the guns at " + theatre.name(battle));
      return lines;
    }
    case ChoiceKind::advanced_upon:
      break;
  }
  std::vector<std::string> lines = {"stand"};
  if (!knows_no_way_back(theatre, told, force.id)) lines.emplace_back("withdraw if attacked");
  if (may_garrison(theatre, state, force)) lines.push_back("garrison " + theatre.name(force.at));
  return lines;
}

}  // namespace

Table choices_table(const Theatre& theatre, const State& state) {
  Table table{"To be chosen before the half-week goes on (5.5, 5.5.1)",
              {{"force"}, {"side"}, {"at"}, {"may"}, {"has said"}},
              {},
              {}};
  if (!state.pause) return table;
  for (const ForceChoice& choice : choices(theatre, state)) {
    const Force& force = *find_force(state, choice.force);
    const LodgedOrder* said = chosen(state, choice);
    table.rows.push_back({force.name, theatre.rules.sides[force.side].name, theatre.name(force.at),
                          may(theatre, state, force, choice),
                          said != nullptr ? said->text : unless_told_otherwise(choice)});
  }
  return table;
}

std::vector<std::string> answer_form(const Theatre& theatre, const State& state, const Audience& audience) {
  std::vector<std::string> form;
  if (!state.pause) return form;
  const State told = told_state(theatre, state, {audience.side, "", {}});
  for (const ForceChoice& choice : choices(theatre, state)) {
    const Force& force = *find_force(state, choice.force);
    if (force.side != audience.side || (!audience.name.empty() && !audience.forces.contains(force.id))) continue;
    const LodgedOrder* said = chosen(state, choice);
    std::vector<std::string> lines = lines_of(theatre, state, told, force, choice);
    std::string line;
    if (said != nullptr) {
      line = said->text;
    } else if (choice.kind != ChoiceKind::behind_walls) {
      line = fmt::format("{}: {}", force.name, lines.front());
    }
    std::erase_if(lines, [&](const std::string& other) { return line.ends_with(": " + other); });
    std::string others = situation(theatre, choice);
    for (const std::string& other : lines) others += (&other == lines.data() ? "; or " : ", or ") + other;
    if (lines.empty()) others += "; it cannot withdraw";
    form.push_back(fmt::format("{}# {}", line.empty() ? "# " + force.name + "  " : line + "  ", others));
  }
  return form;
}

std::string stands_still_in_words(const Pause& pause) {
  return fmt::format(
      "The half-week stands still where forces have met{}. Whoever does not answer keeps to his orders; without any he "
      "stands, and does not "
      "march to the guns.",
      pause.by.empty() ? "" : fmt::format("; answers are wanted by {}", pause.by));
}

}  // namespace estafette::campaign
