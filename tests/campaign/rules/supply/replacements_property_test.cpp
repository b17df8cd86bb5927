// What must hold of every state: men are accounted for, drafts keep their bounds, nobody gets what cannot reach him.
#include "campaign/rules/depots.hpp"
#include "campaign/rules/supply/replacements.hpp"
#include "campaign/rules/supply/returns.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

namespace estafette::test::replacements_property_test {
namespace {

Force any_force(int number) {
  Force force = corps(fmt::format("Corps {}", number), *rc::gen::element<std::string>("Erfurt", "Weimar", "Jena"),
                      *rc::gen::inRange(1, 4));
  force = with_cavalry(force, *rc::gen::inRange(1, 400));
  if (*rc::gen::arbitrary<bool>()) force = coalition(force);
  switch (*rc::gen::inRange(0, 4)) {
    case 0:
      return cut(force);
    case 1:
      return garrison(supplied(force));
    default:
      return supplied(force);
  }
}

/// Forces after losses, some of whose men will come back; some units are above their establishment.
State any_state() {
  std::vector<Force> forces;
  const int count = *rc::gen::inRange(1, 5);
  for (int i = 0; i < count; ++i) forces.push_back(any_force(i));
  State state = at_establishment(with(std::move(forces)));
  state.turn = {*rc::gen::inRange(1, 58)};
  for (const auto& [id, men] : std::map<std::string, int>(*state.establishment)) {
    const int away = *rc::gen::inRange(0, men + 1);
    state = lost(state, id, away, away > men / 2 && state.batteries.contains(id) ? 3 : 0);
    const int back = *rc::gen::inRange(0, away + 1);
    if (back > 0) state.recovering.push_back({id, {*rc::gen::inRange(1, 60)}, back, *rc::gen::arbitrary<bool>()});
    if (*rc::gen::inRange(0, 8) == 0) state.establishment.edit()[id] = men / 2;
  }
  if (*rc::gen::arbitrary<bool>()) state.recovering.push_back({"no-more", {1}, 17, false});
  return state;
}

std::map<std::string, int> men(const State& state) {
  std::map<std::string, int> counted;
  for (const Force& force : state.forces)
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& one) { counted[one.id] = one.men.value; });
  return counted;
}

int sum(const std::map<std::string, int>& counted) {
  int all = 0;
  for (const auto& [id, men] : counted) all += men;
  return all;
}

int away(const State& state) {
  int all = 0;
  for (const Recovering& one : state.recovering) all += one.men;
  return all;
}

int away(const State& state, const std::string& unit) {
  int all = 0;
  for (const Recovering& one : state.recovering)
    if (one.unit == unit) all += one.men;
  return all;
}

}  // namespace

RC_GTEST_PROP(Rule54Always, WhoComesBackLeavesThePoolAndNobodyElseDoes, ()) {
  const State state = any_state();
  const std::vector<Event> events = returns(with_depots(), state);
  const State later = after(state, events);
  int lost_for_good = 0;
  for (const Event& event : events)
    if (const auto* back = std::get_if<Returned>(&event.change); back != nullptr && back->force.slug.empty())
      for (const Recovering& one : back->men) lost_for_good += one.men;
  RC_ASSERT(sum(men(later)) + away(later) + lost_for_good == sum(men(state)) + away(state));
  for (const Recovering& one : later.recovering) {
    const bool may_stay = one.back > state.turn || men(state).contains(one.unit);
    RC_ASSERT(may_stay);
  }
}

RC_GTEST_PROP(Rule54Always, DraftsAddExactlyWhatTheyTellAndNeverGoAboveTheEstablishment, ()) {
  const State state = any_state();
  const std::vector<Event> events = replacements(with_depots(), state);
  const State later = after(state, events);
  int told_men = 0;
  for (const Event& event : events)
    for (const StrengthChanged::UnitChange& one : std::get<StrengthChanged>(event.change).units) {
      told_men += one.men;
      RC_ASSERT(one.men >= 0);
      RC_ASSERT(one.guns >= 0);
    }
  RC_ASSERT(sum(men(later)) == sum(men(state)) + told_men);
  const auto before = men(state);
  for (const auto& [id, count] : men(later)) {
    if (count == before.at(id)) continue;
    RC_ASSERT(count + away(later, id) <= state.establishment.at(id));
    const auto guns = state.batteries.find(id);
    RC_ASSERT(unit(later, id).guns.value <= (guns == state.batteries.end() ? 0 : guns->second));
  }
}

RC_GTEST_PROP(Rule54Always, NothingReachesAForceThatIsCutOrDraftsAGarrison, ()) {
  const State state = any_state();
  for (const Event& event : replacements(with_depots(), state)) {
    const Force& to = *find_force(state, event.forces.at(0));
    RC_ASSERT(!to.line.cut);
    RC_ASSERT(to.duty != Duty::garrison);
  }
  for (const Event& event : returns(with_depots(), state)) {
    const Force* to = event.forces.empty() ? nullptr : find_force(state, event.forces[0]);
    const bool cut_off = to != nullptr && to->line.cut;
    RC_ASSERT(!cut_off);
  }
}

RC_GTEST_PROP(Rule54Always, TheSameStateGivesTheSameEvents, ()) {
  const State state = any_state();
  RC_ASSERT(replacements(with_depots(), state) == replacements(with_depots(), state));
  RC_ASSERT(returns(with_depots(), state) == returns(with_depots(), state));
}

}  // namespace estafette::test::replacements_property_test
