// What is often asked of a state.
#include "campaign/state/questions.hpp"

#include "campaign/support/theatres.hpp"
#include "campaign/telling/telling.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace estafette::campaign::questions_test {
namespace {

using test::cavalry_corps, test::coalition, test::corps, test::division, test::garrison, test::node, test::with,
    test::with_cavalry;

Force on(Force force, Duty duty) {
  force.duty = duty;
  return force;
}

std::string names(const std::vector<const Force*>& forces) {
  std::vector<std::string> found;
  for (const Force* force : forces) found.push_back(force->name);
  return fmt::format("{}", fmt::join(found, ", "));
}

/// Burg is held by a French garrison, invested by Kleist and besieged by Bülow; Ney stands there in the field.
State siege() {
  return with({garrison(corps("Garrison", "Burg", 2)), corps("Ney", "Burg", 3),
               coalition(on(corps("Kleist", "Burg", 1), Duty::investing)),
               coalition(on(corps("Bülow", "Burg", 2), Duty::besieging)), coalition(corps("Yorck", "Alten", 2))});
}

}  // namespace

TEST(Questions, TroopsTellWhetherAForceIsACorpsACavalryCorpsOrADivision) {
  EXPECT_EQ(echelon(corps("III Corps", "Alten")), Echelon::corps);
  EXPECT_EQ(echelon(cavalry_corps("I Cavalry Corps", "Alten")), Echelon::cavalry_corps);
  EXPECT_EQ(echelon(division("9th Division", "Alten")), Echelon::division);
}

TEST(Questions, AForceCountsForAsManyDivisionsAsItHasAndForOneAtLeast) {
  const State state;
  EXPECT_EQ(divisions(state, corps("III Corps", "Alten", 4)), 4);
  EXPECT_EQ(divisions(state, division("9th Division", "Alten")), 1);
  EXPECT_EQ(divisions(state, corps("Guns alone", "Alten", 0)), 1);
  EXPECT_EQ(divisions_of(state, corps("III Corps", "Alten", 4)).size(), 4U);
  const Force alone = division("9th Division", "Alten");
  EXPECT_EQ(divisions_of(state, alone), std::vector<const Formation*>{&*alone.troops});
}

TEST(Rule51Divisions, ADivisionWithoutAManIsNoneAndAForceWithoutOneIsNowhere) {
  // 5.1: "of at least MD strength"; 2.3.1: "a minimum of one division (MD) in strength"
  Force ney = corps("Ney", "Burg", 2);
  const auto lose = [](Formation& troops) {
    for (Unit& unit : troops.units) unit.men = {};
  };
  lose(ney.troops.edit().formations[0]);
  EXPECT_EQ(divisions(State(), ney), 1);
  lose(ney.troops.edit().formations[1]);
  EXPECT_EQ(divisions(State(), ney), 1) << "the corps' own guns are left";
  lose(ney.troops.edit());
  EXPECT_EQ(divisions(State(), ney), 0);
  EXPECT_TRUE(in_the_field(with({ney}), node("Burg"), Side::france).empty());
  EXPECT_EQ(garrison_of(with({garrison(ney)}), node("Burg"), Side::france), 0);
  ney.troops = {};
  EXPECT_TRUE(held_in_the_field(with({ney}), node("Burg"), Side::france))
      << "scouts may know of somebody, not of how many";
}

TEST(Rule13Divisions, ACorpsOwnCavalryBrigadeIsNoDivision) {
  const Force force = corps("III Corps", "Alten", 4);
  State state;
  state.integral.edit() = {force.troops->formations.back().id};
  EXPECT_EQ(divisions(state, force), 3);
  EXPECT_EQ(divisions_of(state, force).size(), 3U);
  EXPECT_EQ(brigades_of(force).size(), 4U) << "it fights as a BB all the same";
}

TEST(Questions, AForceIsFatiguedForEveryReasonThatTheRulesKnow) {
  State state = with({corps("III Corps", "Alten")});
  Force& force = state.forces[0];
  state.turn = {4};
  EXPECT_FALSE(fatigued(state, force));
  force.fatigued_until = {3};
  force.exhausted_until = {3};
  EXPECT_FALSE(fatigued(state, force)) << "that is over";
  force.fatigued_until = {4};
  force.exhausted_until = {5};
  force.line.cut = true;
  std::vector<std::string> reasons;
  for (const Saying& reason : fatigue_reasons(state, force)) reasons.push_back(tell(reason));
  EXPECT_EQ(reasons, (std::vector<std::string>{"forced march (2.1.2)", "exhausted until turn 5 (4.1)",
                                               "line of supply cut (5.1)"}));
  EXPECT_TRUE(fatigued(state, force));
  EXPECT_TRUE(exhausted(state, force));
}

TEST(Questions, ForcesInANodeAreFoundBySideAndByDuty) {
  const State state = siege();
  EXPECT_EQ(names(forces_at(state, node("Burg"), Side::france)), "Garrison, Ney");
  EXPECT_EQ(names(forces_at(state, node("Burg"), Side::coalition)), "Kleist, Bülow");
  EXPECT_EQ(names(forces_at(state, node("Burg"), Side::coalition, Duty::besieging)), "Bülow");
  EXPECT_EQ(names(forces_at(state, node("Cron"), Side::coalition)), "");
}

TEST(Questions, AGarrisonIsCountedInDivisionsAndSoAreThoseBeforeIt) {
  const State state = siege();
  EXPECT_EQ(garrison_of(state, node("Burg"), Side::france), 2);
  EXPECT_EQ(garrison_of(state, node("Burg"), Side::coalition), 0);
  EXPECT_EQ(investors_of(state, node("Burg"), Side::coalition), 3) << "investing and besieging alike";
  EXPECT_EQ(investors_of(state, node("Burg"), Side::france), 0);
}

TEST(Questions, WhoIsShutUpInAFortressDoesNotStandInTheField) {
  const State state = siege();
  EXPECT_EQ(names(in_the_field(state, node("Burg"), Side::france)), "Ney");
  EXPECT_EQ(names(in_the_field(state, node("Burg"), Side::coalition)), "Kleist, Bülow");
  EXPECT_TRUE(held_in_the_field(state, node("Alten"), Side::coalition));
  EXPECT_FALSE(held_in_the_field(state, node("Alten"), Side::france));
  EXPECT_FALSE(held_in_the_field(with({garrison(corps("Garrison", "Burg"))}), node("Burg"), Side::france));
}

TEST(Questions, CavalryAndStrengthAreThoseOfAllTheTroops) {
  const Force force = with_cavalry(corps("III Corps", "Alten", 3), 400);
  EXPECT_EQ(cavalry_of(force).value, 400);
  EXPECT_EQ(with_strength(force), "III Corps (3,200 men, 8 guns)");
}

}  // namespace estafette::campaign::questions_test
