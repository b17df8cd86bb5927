#include "campaign/reports/choices_table.hpp"

#include "base/text.hpp"
#include "campaign/rules/battle/choices.hpp"
#include "campaign/rules/marching/withdrawal.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

bool is_fortress(const Theatre& theatre, const NodeId& node) {
  return theatre.node(node).settlement == map::Settlement::fortress;
}

/// Whether its way back is open, in truth.
std::string way_back_in_words(const Theatre& theatre, const State& state, const Force& force) {
  NodeId from = force.at;
  for (const Force* enemy : in_the_field(state, force.at, opponent(force.side)))
    if (const auto came = came_this_turn_from(state, *enemy)) from = *came;
  const std::optional<NodeId> back = would_go_back_to(theatre, state, force, from);
  return back ? "withdraw to " + theatre.name(*back) : "no way back is open";
}

std::string may(const Theatre& theatre, const State& state, const Force& force, const ForceChoice& choice) {
  switch (choice.kind) {
    case ChoiceKind::behind_walls:
      return "stay in garrison; leave it and join the field force";
    case ChoiceKind::near_the_guns:
      return "stay; march to the guns at " + theatre.name(choice.battle);
    case ChoiceKind::advanced_upon:
      break;
  }
  return fmt::format("stand; {}{}", way_back_in_words(theatre, state, force),
                     is_fortress(theatre, force.at) ? "; garrison the fortress" : "");
}

/// What it does if nobody says otherwise.
std::string unless_told_otherwise(const ForceChoice& choice) {
  return choice.kind == ChoiceKind::advanced_upon ? "nothing: it will stand" : "nothing: it will stay";
}

/// The other lines that it may write instead.
std::string instead(const Theatre& theatre, const Force& force, const ForceChoice& choice) {
  if (choice.kind == ChoiceKind::near_the_guns) return "march to the guns at " + theatre.name(choice.battle);
  if (choice.kind == ChoiceKind::behind_walls) return "leave the garrison";
  std::string also = "withdraw if attacked";
  if (is_fortress(theatre, force.at)) also += fmt::format(", or: garrison {}", theatre.name(force.at));
  return also;
}

std::string situation(const Theatre& theatre, const ForceChoice& choice) {
  const std::string& battle = theatre.name(choice.battle);
  switch (choice.kind) {
    case ChoiceKind::advanced_upon:
      return fmt::format("the enemy has advanced upon {}", battle);
    case ChoiceKind::behind_walls:
      return fmt::format("in garrison at {}, where the enemy has met our troops in the field", battle);
    case ChoiceKind::near_the_guns:
      break;
  }
  return fmt::format("forces have met at {}, one march away", battle);
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
    const LodgedOrder* said = chosen(state, force.id);
    table.rows.push_back({force.name, to_string(force.side), theatre.name(force.at), may(theatre, state, force, choice),
                          said != nullptr ? said->text : unless_told_otherwise(choice)});
  }
  return table;
}

std::vector<std::string> answer_form(const Theatre& theatre, const State& state, const Audience& audience) {
  std::vector<std::string> form;
  if (!state.pause) return form;
  for (const ForceChoice& choice : choices(theatre, state)) {
    const Force& force = *find_force(state, choice.force);
    if (force.side != audience.side || (!audience.name.empty() && !audience.forces.contains(force.id))) continue;
    const LodgedOrder* said = chosen(state, force.id);
    const bool walls = choice.kind == ChoiceKind::behind_walls;
    const std::string line = said != nullptr ? said->text : walls ? "" : force.name + ": stand";
    form.push_back(fmt::format("{}# {}: {}; or: {}", line.empty() ? "" : line + "  ", force.name,
                               situation(theatre, choice), instead(theatre, force, choice)));
  }
  return form;
}

std::string stands_still_in_words(const Pause& pause) {
  return fmt::format(
      "The half-week stands still where forces have met{}. Whoever does not answer stands, and does not "
      "march to the guns.",
      pause.by.empty() ? "" : fmt::format("; answers are wanted by {}", pause.by));
}

}  // namespace estafette::campaign
