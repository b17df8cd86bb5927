#include "campaign/rules/politics/trigger_conditions.hpp"

#include "campaign/rules/politics/prestige.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

int score(const Theatre& theatre, const State& state, const when::Prestige& prestige) {
  if (!prestige.half_week) return state.prestige;
  int sum = 0;
  for (const Event& line : prestige_of_the_half_week(theatre, state)) sum += std::get<PrestigeChanged>(line.change).by;
  return sum;
}

bool is_held(const State& state, const when::Held& held) {
  const auto owner = state.owners.find(held.node);
  return owner != state.owners.end() && owner->second == held.side;
}

Allegiance side_of(const State& state, const std::string& nation) {
  const auto side = state.nations.find(nation);
  return side == state.nations.end() ? Allegiance() : Allegiance(side->second);
}

int victories(const State& state, const when::Victories& wanted) {
  return static_cast<int>(std::count_if(state.battles.begin(), state.battles.end(), [&](const Battle& battle) {
    return battle.verdict && battle.verdict->winner == wanted.side && battle.verdict->level >= wanted.level;
  }));
}

int exhausted_corps(const State& state, const std::string& nation) {
  return static_cast<int>(std::count_if(state.forces.begin(), state.forces.end(), [&](const Force& force) {
    return force.nation == nation && echelon(force) != Echelon::division && exhausted(state, force);
  }));
}

bool beyond(const map::Node& node, const when::CorpsBeyond& where) {
  if (!where.river.empty()) return map::bank_of(node, where.river) == where.bank;
  return where.east ? node.at.lon > where.meridian : node.at.lon < where.meridian;
}

/// Garrisons are out of it until the end (2.3.1).
int corps_beyond(const Theatre& theatre, const State& state, const when::CorpsBeyond& where) {
  return static_cast<int>(std::count_if(state.forces.begin(), state.forces.end(), [&](const Force& force) {
    return force.side == where.side && (where.nation.empty() || force.nation == where.nation) &&
           echelon(force) != Echelon::division && force.duty != Duty::garrison && beyond(theatre.node(force.at), where);
  }));
}

Saying place_of(const when::CorpsBeyond& where) {
  if (where.river.empty())
    return says("beyond a meridian",
                {{"east", where.east}, {"degrees", ProperName{fmt::format("{}", where.meridian)}}});
  return says("on a bank", {{"right", where.bank == map::Bank::right}, {"river", ProperName{where.river}}});
}

struct ConditionHolds {
  const Theatre& theatre;
  const State& state;

  bool operator()(const when::FromTurn& from) const { return state.turn >= from.turn; }
  bool operator()(const when::Prestige& prestige) const {
    const int now = score(theatre, state, prestige);
    return prestige.below ? now < prestige.than : now > prestige.than;
  }
  bool operator()(const when::Held& held) const { return is_held(state, held) == held.held; }
  bool operator()(const when::Stands& stands) const {
    return (side_of(state, stands.nation) == stands.side) == stands.is;
  }
  bool operator()(const when::Victories& wanted) const { return victories(state, wanted) >= wanted.least; }
  bool operator()(const when::ExhaustedCorps& wanted) const {
    return exhausted_corps(state, wanted.nation) >= wanted.least;
  }
  bool operator()(const when::CorpsBeyond& where) const { return corps_beyond(theatre, state, where) <= where.most; }
  bool operator()(const when::Unconfirmed& other) const { return !state.decided.contains(other.trigger); }
  bool operator()(const when::Die&) const { return true; }
};

struct ConditionTold {
  const Theatre& theatre;
  const State& state;

  Saying operator()(const when::FromTurn&) const { return says("it is turn", {{"turn", state.turn}}); }
  Saying operator()(const when::Prestige& prestige) const {
    const int now = score(theatre, state, prestige);
    return prestige.half_week ? says("the half-week is worth", {{"score", now}})
                              : says("prestige is", {{"score", now}});
  }
  Saying operator()(const when::Held& held) const {
    return says(
        "is held",
        {{"place", theatre.node(held.node)}, {"held", is_held(state, held)}, {"side", named(theatre, held.side)}});
  }
  Saying operator()(const when::Stands& stands) const {
    return says("nation stands",
                {{"nation", ProperName{stands.nation}}, {"side", named(theatre, side_of(state, stands.nation))}});
  }
  Saying operator()(const when::Victories& wanted) const {
    return says("has won so often", {{"side", named(theatre, wanted.side)},
                                     {"victories", victories(state, wanted)},
                                     {"major", wanted.level == VictoryLevel::major}});
  }
  Saying operator()(const when::ExhaustedCorps& wanted) const {
    return says("so many are exhausted",
                {{"corps", exhausted_corps(state, wanted.nation)}, {"nation", ProperName{wanted.nation}}});
  }
  Saying operator()(const when::CorpsBeyond& where) const {
    const Figure whose = where.nation.empty() ? Figure(named(theatre, where.side)) : Figure(ProperName{where.nation});
    return says("so many are there",
                {{"corps", corps_beyond(theatre, state, where)}, {"whose", whose}, {"where", place_of(where)}});
  }
  Saying operator()(const when::Unconfirmed&) const { return {}; }
  Saying operator()(const when::Die&) const { return {}; }
};

}  // namespace

bool holds(const Theatre& theatre, const State& state, const when::Condition& condition) {
  return std::visit(ConditionHolds{theatre, state}, condition);
}

Saying as_things_stand(const Theatre& theatre, const State& state, const when::Condition& condition) {
  return std::visit(ConditionTold{theatre, state}, condition);
}

}  // namespace estafette::campaign
