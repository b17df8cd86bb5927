#include "campaign/rules/battle/experience_earned.hpp"

#include "campaign/rules/fighting.hpp"
#include "campaign/rules/marching.hpp"
#include "campaign/state/questions.hpp"
#include "converter/orbat/totals.hpp"

#include <gtest/gtest.h>

#include <set>

namespace estafette::test::experience_earned_test {
namespace {

/// Experience as the umpire's data want it.
Theatre here(std::optional<VictoryLevel> after, Quality most = Quality::elite) {
  Theatre made = theatre({good("Weimar", "Jena"), good("Jena", "Gera")}, {});
  made.rules.experience = {after, most};
  return made;
}

/// Two French corps have met Yorck at Jena; XI Corps may be in reserve.
State at_jena() {
  return next_turn(with({corps("III Corps", "Jena"), corps("XI Corps", "Jena"), coalition(corps("Yorck", "Jena"))}));
}

Battle won(std::optional<Side> side, VictoryLevel level, const std::vector<std::string>& reserves = {}) {
  return judged(met("Jena", {"III Corps", "XI Corps"}, {"Yorck"}, "Weimar"), side, level, reserves);
}

std::vector<Event> earned(const Theatre& theatre, const State& state, const Battle& battle) {
  return experience_earned(theatre, state, met("Jena", {"III Corps", "XI Corps"}, {"Yorck"}, "Weimar"), battle);
}

std::set<Quality> qualities(const State& state, const std::string& name) {
  std::set<Quality> found;
  for_each_unit(force(state, name).troops, [&](const CommandPath&, const Unit& unit) { found.insert(unit.quality); });
  return found;
}

State all_of(Quality quality, State state) {
  for (Force& one : state.forces) {
    std::vector<Formation*> open = {&one.troops.edit()};
    while (!open.empty()) {
      Formation& formation = *open.back();
      open.pop_back();
      for (Unit& unit : formation.units) unit.quality = quality;
      for (Formation& child : formation.formations) open.push_back(&child);
    }
  }
  return state;
}

}  // namespace

TEST(Rule54Experience, NobodyEarnsAnyUnlessTheDataWantIt) {
  EXPECT_TRUE(earned(here(std::nullopt), at_jena(), won(Side::france, VictoryLevel::major)).empty());
}

TEST(Rule54Experience, TheVictorsUnitsThatFoughtRiseByAStepAndReservesAndTheBeatenDoNot) {
  const State before = all_of(Quality::line, at_jena());
  const Battle battle = won(Side::france, VictoryLevel::minor, {"XI Corps"});
  const State state = after(before, earned(here(VictoryLevel::minor), before, battle));
  EXPECT_EQ(qualities(state, "III Corps"), std::set<Quality>{Quality::veteran});
  EXPECT_EQ(qualities(state, "XI Corps"), std::set<Quality>{Quality::line});
  EXPECT_EQ(qualities(state, "Yorck"), std::set<Quality>{Quality::line});
}

TEST(Rule54Experience, ADrawOrALesserVictoryTeachesNothing) {
  EXPECT_TRUE(earned(here(VictoryLevel::major), at_jena(), won(Side::france, VictoryLevel::minor)).empty());
  EXPECT_TRUE(earned(here(VictoryLevel::minor), at_jena(), won(std::nullopt, VictoryLevel::draw)).empty());
}

TEST(Rule54Experience, NobodyRisesAboveTheBestThatTheDataAllow) {
  for (const Quality quality : {Quality::veteran, Quality::elite, Quality::guard}) {
    const State state = all_of(quality, at_jena());
    EXPECT_TRUE(
        earned(here(VictoryLevel::minor, Quality::veteran), state, won(Side::france, VictoryLevel::major)).empty());
  }
}

TEST(Rule54Experience, ItIsToldOnceForEachForce) {
  const State state = all_of(Quality::line, at_jena());
  const std::string said = told(earned(here(VictoryLevel::minor), state, won(Side::france, VictoryLevel::major)));
  EXPECT_NE(said.find("5.4: III Corps has won battle 1 at Jena: "), std::string::npos) << said;
  EXPECT_NE(said.find("5.4: XI Corps has won battle 1 at Jena: "), std::string::npos) << said;
}

}  // namespace estafette::test::experience_earned_test
