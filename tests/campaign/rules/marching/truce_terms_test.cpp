#include "campaign/rules/marching/truce_terms.hpp"

#include "campaign/rules/marching.hpp"
#include "campaign/rules/marching/piece_march.hpp"

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

/// What is told of the headquarters' march.
std::vector<Event> marches_of_piece(const State& state, const std::string& names) {
  Order order;
  order.kind = OrderKind::march;
  order.subject = state.pieces.front().id;
  order.way = way(names);
  return march(roads(), state, lodged(state, order));
}

}  // namespace

TEST(Rule42Terms, NobodyMarchesBeyondTheBoundaryThatWasAgreedOn) {
  const State state = bounded(corps("III Corps", "Alten"));
  EXPECT_EQ(against(roads(), state, "III Corps", "Alten - Burg - Cron"),
            "4.2: There is a truce until turn 5, and III Corps may not enter Cron, beyond the boundary that was agreed "
            "on: not in Cron, Dorf\n");
  EXPECT_EQ(against(roads(), state, "III Corps", "Alten - Burg - Pegau"), "");
}

TEST(Rule42Terms, WhoStandsBeyondTheBoundaryMayGoBackInAsManyHalfWeeksAsItTakesAndNoFurther) {
  const State far = bounded(corps("III Corps", "Dorf"));
  EXPECT_EQ(against(roads(), far, "III Corps", "Dorf - Cron - Burg"), "");
  State near = bounded(corps("III Corps", "Cron"));
  EXPECT_EQ(against(roads(), near, "III Corps", "Cron - Burg"), "");
  EXPECT_NE(against(roads(), near, "III Corps", "Cron - Dorf"), "");
  EXPECT_NE(against(roads(), near, "III Corps", "Cron - Burg - Cron"), "") << "back, and across it again";
  near.truce->boundaries.front().beyond.push_back(node("Burg"));
  EXPECT_EQ(against(roads(), near, "III Corps", "Cron - Burg"), "") << "a first half-week's march towards Alten";
}

TEST(Rule42Terms, WhoGoesBackBehindHisBoundaryMayDoSoAlthoughTheEnemyIsNear) {
  Theatre here = roads();
  here.rules.truce.near = 9;
  State state = with({corps("III Corps", "Dorf"), coalition(corps("Yorck", "Alten"))});
  state.truce = Truce{{5}, "as noted"};
  EXPECT_NE(against(here, state, "III Corps", "Dorf - Cron - Burg"), "");
  state.truce->boundaries = {{Side::france, "not in Cron, Dorf", {node("Cron"), node("Dorf")}}};
  EXPECT_EQ(against(here, state, "III Corps", "Dorf - Cron - Burg"), "");
  EXPECT_EQ(march_told(here, state, "III Corps", "Dorf - Cron - Burg"),
            "2.1: III Corps marches from Dorf via Cron to Burg (2 of 3 nodes spent)\n");
}

TEST(Rule42Terms, AHeadquartersKeepsToTheBoundaryToo) {
  State state = bounded(corps("III Corps", "Alten"));
  state.pieces = {piece("Headquarters", PieceKind::headquarters, "Alten", "III Corps")};
  EXPECT_EQ(piece_objections(roads(), state, state.pieces.front(), way("Alten - Burg"), false), Objections{});
  EXPECT_EQ(told(marches_of_piece(state, "Alten - Burg - Cron")),
            "4.2: Headquarters does not march: there is a truce until turn 5, and Headquarters may not enter Cron, "
            "beyond the boundary that was agreed on: not in Cron, Dorf\n");
  state.truce.reset();
  state.nations["Prussia"] = Side::coalition;
  state.truces["Prussia"] = Truce{{5}, ""};
  state.truces["Prussia"].boundaries = {{Side::france, "not in Cron", {node("Cron")}}};
  EXPECT_NE(piece_objections(roads(), state, state.pieces.front(), way("Alten - Burg - Cron"), false), Objections{});
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
  state.owners.edit()[node("Burg")] = Side::france;
  state.truce = Truce{{5}, ""};
  state.truce->cessions = {{node("Burg"), Side::coalition, {3}}};
  EXPECT_EQ(told(not_handed_over(roads(), state)),
            "4.2: Burg should have been handed over to the Coalition by now, and has not been\n");
  state.owners.edit()[node("Burg")] = Side::coalition;
  EXPECT_TRUE(not_handed_over(roads(), state).empty());
  state.turn = {4};
  state.owners.edit()[node("Burg")] = Side::france;
  EXPECT_TRUE(not_handed_over(roads(), state).empty()) << "it is told once";
}

}  // namespace estafette::test::truce_terms_test
