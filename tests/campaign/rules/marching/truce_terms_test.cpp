#include "campaign/rules/marching/truce_terms.hpp"

#include "campaign/rules/marching.hpp"

#include <gtest/gtest.h>

namespace estafette::test::truce_terms_test {
namespace {

const Theatre& roads() {
  static const Theatre here = [] {
    Theatre made = theatre({good("Alten", "Burg"), good("Burg", "Cron"), good("Cron", "Dorf"), good("Dorf", "Esch"),
                            good("Burg", "Pegau"), good("Pegau", "Dorf")},
                           {"Esch", "Burg"});
    made.rules.truce.near = 0;
    return made;
  }();
  return here;
}

/// France stays out of Cron and Dorf; Yorck is far away.
State bounded(Force force) {
  State state = with({std::move(force), coalition(corps("Yorck", "Esch"))});
  state.truce = Truce{{5}, "as noted"};
  state.truce->boundaries = {{Side::france, "not in Cron, Dorf", {node("Cron"), node("Dorf")}}};
  return state;
}

}  // namespace

TEST(Rule42Terms, NobodyMarchesBeyondTheBoundaryThatWasAgreedOn) {
  const State state = bounded(corps("III Corps", "Alten"));
  EXPECT_EQ(against(roads(), state, "III Corps", "Alten - Burg - Cron"),
            "4.2: There is a truce until turn 5, and III Corps may not enter Cron, beyond the boundary that was agreed "
            "on: not in Cron, Dorf\n");
  EXPECT_EQ(against(roads(), state, "III Corps", "Alten - Burg - Pegau"), "");
}

TEST(Rule42Terms, WhoStandsBeyondTheBoundaryMayGoBackAndNoFurther) {
  const State state = bounded(corps("III Corps", "Dorf"));
  EXPECT_EQ(against(roads(), state, "III Corps", "Dorf - Cron - Burg"), "");
  EXPECT_NE(against(roads(), state, "III Corps", "Dorf - Cron"), "");
}

TEST(Rule42Terms, TheBoundaryOfOneSideDoesNotBindTheOther) {
  const State state = bounded(coalition(corps("Kleist", "Burg")));
  EXPECT_EQ(against(roads(), state, "Kleist", "Burg - Cron"), "");
}

TEST(Rule42Terms, OneNationsTruceBindsItAndItsEnemiesButNotItsAllies) {
  State state = with({corps("III Corps", "Burg"), coalition(corps("Yorck", "Dorf")), coalition(corps("Berg", "Dorf"))});
  state.forces[1].nation = "Prussia";
  state.forces[2].nation = "Russia";
  state.truces["Prussia"] = Truce{{5}, ""};
  state.truces["Prussia"].boundaries = {{Side::coalition, "not in Cron", {node("Cron")}},
                                        {Side::france, "not in Alten", {node("Alten")}}};
  EXPECT_NE(against(roads(), state, "Yorck", "Dorf - Cron"), "");
  EXPECT_EQ(against(roads(), state, "Berg", "Dorf - Cron"), "");
  EXPECT_NE(against(roads(), state, "III Corps", "Burg - Alten"), "");
}

TEST(Rule42Terms, WhatIsGivenUpIsNotEnteredByWhoGivesItUp) {
  State state = with({corps("III Corps", "Alten"), coalition(corps("Yorck", "Esch"))});
  state.truce = Truce{{5}, ""};
  state.truce->cessions = {{node("Burg"), Side::coalition, {}}};
  EXPECT_EQ(against(roads(), state, "III Corps", "Alten - Burg"),
            "4.2: III Corps may not enter Burg, which is handed over to the Coalition by the terms of the truce\n");
}

TEST(Rule42Terms, WhoReceivesAPlaceMayMarchInAlthoughTheEnemyIsNear) {
  Theatre here = roads();
  here.rules.truce.near = 9;
  State state = with({corps("III Corps", "Alten"), coalition(corps("Yorck", "Cron"))});
  state.truce = Truce{{5}, ""};
  EXPECT_NE(against(here, state, "Yorck", "Cron - Burg"), "");
  state.truce->cessions = {{node("Burg"), Side::coalition, {}}};
  EXPECT_EQ(against(here, state, "Yorck", "Cron - Burg"), "");
}

TEST(Rule42Terms, TheUmpireIsToldWhatWasNotHandedOverInTime) {
  State state = with({garrison(corps("Haxo", "Burg", 1))});
  state.turn = {3};
  state.owners[node("Burg")] = Side::france;
  state.truce = Truce{{5}, ""};
  state.truce->cessions = {{node("Burg"), Side::coalition, {3}}};
  EXPECT_EQ(told(not_handed_over(roads(), state)),
            "4.2: Burg should have been handed over to the Coalition by now, and has not been\n");
  state.owners[node("Burg")] = Side::coalition;
  EXPECT_TRUE(not_handed_over(roads(), state).empty());
  state.turn = {4};
  state.owners[node("Burg")] = Side::france;
  EXPECT_TRUE(not_handed_over(roads(), state).empty()) << "it is told once";
}

}  // namespace estafette::test::truce_terms_test
