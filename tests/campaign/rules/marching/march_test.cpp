#include "campaign/rules/marching/march.hpp"

#include "campaign/rules/marching.hpp"
#include "campaign/rules/marching/march_cost.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/telling/telling.hpp"

#include <gtest/gtest.h>

namespace estafette::test::march_test {
namespace {

/// A good road of six nodes, and a poor one.
const Theatre& roads() {
  static const Theatre here = theatre({good("Alten", "Burg"), good("Burg", "Cron"), good("Cron", "Dorf"),
                                       good("Dorf", "Esch"), good("Esch", "Furt"), poor("Alten", "Pegau"),
                                       poor("Pegau", "Quast"), poor("Quast", "Rain"), poor("Rain", "Stein")});
  return here;
}

/// The Elbe between Alten and Burg on a poor road, between Burg and Cron on a good one.
const Theatre& rivers() {
  static const Theatre here = theatre({poor("Alten", "Burg", "Elbe"), good("Burg", "Cron", "Elbe"),
                                       good("Cron", "Dorf"), good("Dorf", "Esch"), poor("Burg", "Forst")});
  return here;
}

Force with_battery(Force force, Kind kind) {
  force.troops.edit().units.front().kind = kind;
  return force;
}

}  // namespace

TEST(Rule21Rates, InfantryMarchesThreeNodesOnAGoodRoadAndTwoOnAPoorOne) {
  const State state = with({corps("III Corps", "Alten")});
  EXPECT_EQ(against(roads(), state, "III Corps", "Alten - Burg - Cron - Dorf"), "");
  EXPECT_EQ(against(roads(), state, "III Corps", "Alten - Burg - Cron - Dorf - Esch"),
            "2.1: III Corps would need 4 nodes for this march and has 3 on a good road\n");
  EXPECT_EQ(against(roads(), state, "III Corps", "Alten - Pegau - Quast"), "");
  EXPECT_EQ(against(roads(), state, "III Corps", "Alten - Pegau - Quast - Rain"),
            "2.1: III Corps would need 3 nodes for this march and has 2 on a poor road\n");
}

TEST(Rule21Rates, CavalryMarchesOneNodeMore) {
  const State state = with({cavalry_corps("I Cavalry", "Alten")});
  EXPECT_EQ(against(roads(), state, "I Cavalry", "Alten - Burg - Cron - Dorf - Esch"), "");
  EXPECT_EQ(against(roads(), state, "I Cavalry", "Alten - Burg - Cron - Dorf - Esch - Furt"),
            "2.1: I Cavalry would need 5 nodes for this march and has 4 on a good road\n");
  EXPECT_EQ(against(roads(), state, "I Cavalry", "Alten - Pegau - Quast - Rain"), "");
  EXPECT_EQ(against(roads(), state, "I Cavalry", "Alten - Pegau - Quast - Rain - Stein"),
            "2.1: I Cavalry would need 4 nodes for this march and has 3 on a poor road\n");
}

TEST(Rule21Rates, FootArtilleryGoesAtTheSpeedOfInfantryAndHorseArtilleryAtThatOfCavalry) {
  EXPECT_TRUE(mounted(cavalry_corps("I Cavalry", "Alten").troops));
  EXPECT_FALSE(mounted(with_battery(cavalry_corps("I Cavalry", "Alten"), Kind::foot_artillery).troops));
  EXPECT_FALSE(mounted(with_battery(corps("III Corps", "Alten"), Kind::horse_artillery).troops));
  EXPECT_FALSE(mounted(with_cavalry(corps("III Corps", "Alten"), 500).troops));
}

TEST(Rule21Rates, WhoHasNoMenLeftSlowsNobody) {
  Force cavalry = with_battery(cavalry_corps("I Cavalry", "Alten"), Kind::foot_artillery);
  cavalry.troops.edit().units.front().men = {0};
  cavalry.troops.edit().units.front().guns = {0};
  EXPECT_TRUE(mounted(cavalry.troops));
}

TEST(Rule21Rates, EngineersTrainAndStaffKeepUpWithWhomTheyBelongTo) {
  for (const Kind kind : {Kind::engineers, Kind::train, Kind::staff})
    EXPECT_TRUE(mounted(with_battery(cavalry_corps("I Cavalry", "Alten"), kind).troops));
  EXPECT_FALSE(mounted(with_battery(corps("III Corps", "Alten"), Kind::staff).troops));
}

TEST(Rule21Rates, APontoonTrainSlowsTheCavalryThatEscortsIt) {
  State state = with({cavalry_corps("I Cavalry", "Alten")});
  state.pieces = {piece("Train", PieceKind::pontoon_train, "Alten", "I Cavalry")};
  EXPECT_EQ(against(roads(), state, "I Cavalry", "Alten - Burg - Cron - Dorf - Esch"),
            "2.1: I Cavalry would need 4 nodes for this march and has 3 on a good road\n");
}

TEST(Rule21Rates, AWayOverGoodAndPoorRoadsGoesByThePoorer) {
  const State state = with({corps("III Corps", "Pegau")});
  EXPECT_EQ(against(roads(), state, "III Corps", "Pegau - Alten - Burg"), "");
  EXPECT_EQ(against(roads(), state, "III Corps", "Pegau - Alten - Burg - Cron"),
            "2.1: III Corps would need 3 nodes for this march and has 2 on a poor road\n");
}

TEST(Rule21Rates, AMarchIsToldWithItsWayAndWhatItCost) {
  const State state = with({corps("III Corps", "Alten")});
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Burg - Cron - Dorf"),
            "2.1: III Corps marches from Alten via Burg and Cron to Dorf (3 of 3 nodes spent)\n");
  const State later = after(state, marches(roads(), state, "III Corps", "Alten - Burg - Cron"));
  EXPECT_EQ(force(later, "III Corps").at, node("Cron"));
  EXPECT_EQ(force(later, "III Corps").marched, 2);
  EXPECT_EQ(tell(marches(roads(), state, "III Corps", "Alten - Burg").front().cause), "order 1: march");
}

TEST(Rule21Rates, AForceMarchesOnceATurn) {
  const State state = with({corps("III Corps", "Alten")});
  const State later = after(state, marches(roads(), state, "III Corps", "Alten - Burg"));
  EXPECT_EQ(march_told(roads(), later, "III Corps", "Burg - Cron"),
            "2.1: III Corps does not march: it has already marched 1 node this turn\n");
}

TEST(Rule21Rates, AMarchBeginsWhereTheForceIsAndFollowsRoads) {
  const State state = with({corps("III Corps", "Alten")});
  EXPECT_EQ(against(roads(), state, "III Corps", "Burg - Cron"),
            "2.0: III Corps is at Alten, but was ordered to march from Burg\n");
  EXPECT_EQ(against(roads(), state, "III Corps", "Alten"), "2.0: III Corps was given no road to march on\n");
  EXPECT_EQ(against(roads(), state, "III Corps", "Alten - Cron"), "2.0: No road leads from Alten to Cron\n");
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Cron"),
            "2.0: III Corps does not march: no road leads from Alten to Cron\n");
}

TEST(Rule21Rates, WhatTravelsWithAForceComesAlong) {
  State state = with({corps("III Corps", "Alten")});
  state.pieces = {piece("Napoleon", PieceKind::chief, "Alten", "III Corps")};
  EXPECT_EQ(after(state, marches(roads(), state, "III Corps", "Alten - Burg")).pieces.front().at, node("Burg"));
}

TEST(Rule21Capacity, APoorRoadLetsFiveDivisionsPassAndAGoodOneTen) {
  State state = with({corps("III Corps", "Alten", 5), corps("VI Corps", "Alten", 5), division("Division", "Alten")});
  state = after(state, marches(roads(), state, "III Corps", "Alten - Burg"));
  state = after(state, marches(roads(), state, "VI Corps", "Alten - Burg"));
  EXPECT_EQ(march_told(roads(), state, "Division", "Alten - Burg"),
            "2.1: Division does not march: the road from Alten to Burg takes 10 divisions (MD) in a half-week and has "
            "room for 0 more; Division has 1\n");
  EXPECT_EQ(march_told(roads(), state, "Division", "Alten - Pegau"),
            "2.1: Division marches from Alten to Pegau (1 of 2 nodes spent)\n");
  state.traffic[road_key(node("Alten"), node("Pegau"))] = 5;
  EXPECT_EQ(march_told(roads(), state, "Division", "Alten - Pegau"),
            "2.1: Division does not march: the road from Alten to Pegau takes 5 divisions (MD) in a half-week and has "
            "room for 0 more; Division has 1\n");
}

TEST(Rule21Capacity, AColumnThatFindsTheRoadFullStopsAtTheLastNodeThatItCouldReach) {
  State state = with({corps("III Corps", "Alten", 3)});
  state.traffic[road_key(node("Burg"), node("Cron"))] = 8;
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Burg - Cron"),
            "2.1: III Corps marches from Alten to Burg (1 of 3 nodes spent)\n"
            "2.1: III Corps stops at Burg: the road from Burg to Cron takes 10 divisions (MD) in a half-week and has "
            "room for 2 more; III Corps has 3\n");
}

TEST(Rule21Capacity, IsCountedOverBothDirectionsAndBothSides) {
  State state = with({corps("III Corps", "Alten", 3), coalition(corps("Yorck", "Dorf", 3))});
  state = after(state, marches(roads(), state, "III Corps", "Alten - Pegau"));
  EXPECT_EQ(room_on(state, *stretch(roads(), state, node("Pegau"), node("Alten")), Side::france), 2);
  Force blucher = coalition(corps("Blücher", "Quast", 3));
  blucher.at = node("Alten");
  state.forces.push_back(blucher);
  EXPECT_EQ(march_told(roads(), state, "Blücher", "Alten - Pegau"),
            "2.1: Blücher does not march: the road from Alten to Pegau takes 5 divisions (MD) in a half-week and has "
            "room for 2 more; Blücher has 3\n");
}

TEST(Rule21Capacity, AWayForthAndBackUsesItsRoadTwice) {
  const State state = with({cavalry_corps("I Cavalry", "Alten", 3)});
  EXPECT_EQ(march_told(roads(), state, "I Cavalry", "Alten - Pegau - Alten"),
            "2.1: I Cavalry marches from Alten to Pegau (1 of 3 nodes spent)\n"
            "2.1: I Cavalry stops at Pegau: the road from Pegau to Alten takes 5 divisions (MD) in a half-week and has "
            "room for 2 more; I Cavalry has 3\n");
}

TEST(Rule212ForcedMarch, AdvancesOneNodeMoreAndFatiguesInThisTurnAndTheNext) {
  const State state = with({corps("III Corps", "Alten")});
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Burg - Cron - Dorf - Esch", true),
            "2.1.2: III Corps force marches from Alten via Burg, Cron and Dorf to Esch (4 of 4 nodes spent)\n"
            "2.1.2: III Corps is fatigued by its forced march until turn 2\n");
  State later = after(state, marches(roads(), state, "III Corps", "Alten - Burg - Cron - Dorf - Esch", true));
  EXPECT_TRUE(fatigued(later, force(later, "III Corps")));
  later.turn = {2};
  EXPECT_TRUE(fatigued(later, force(later, "III Corps")));
  later.turn = {3};
  EXPECT_FALSE(fatigued(later, force(later, "III Corps")));
}

TEST(Rule212ForcedMarch, EvenItDoesNotGoFurtherThanOneNodeMore) {
  const State state = with({corps("III Corps", "Alten")});
  EXPECT_EQ(against(roads(), state, "III Corps", "Alten - Burg - Cron - Dorf - Esch - Furt", true),
            "2.1: III Corps would need 5 nodes for this march and has 4 on a good road, forced march included\n");
}

TEST(Rule212ForcedMarch, FatigueExhaustionAndACutLineForbidIt) {
  Force corps3 = corps("III Corps", "Alten");
  corps3.fatigued_until = {1};
  corps3.exhausted_until = {3};
  corps3.line.cut = true;
  EXPECT_EQ(against(roads(), with({corps3}), "III Corps", "Alten - Burg", true),
            "2.1.2: III Corps is fatigued and may not force march: forced march (2.1.2), exhausted until turn 3 (4.1), "
            "line of supply cut (5.1)\n");
  EXPECT_EQ(against(roads(), with({corps3}), "III Corps", "Alten - Burg"), "");
}

TEST(Rule212ForcedMarch, ANormalMarchNextTurnLeavesTheFatigueAsItWas) {
  Force corps3 = corps("III Corps", "Alten");
  corps3.fatigued_until = {1};
  const State state = with({corps3});
  const State later = after(state, marches(roads(), state, "III Corps", "Alten - Burg"));
  EXPECT_EQ(force(later, "III Corps").fatigued_until, Turn{1});
}

TEST(Rule212ForcedMarch, WhoIsStoppedAfterItsFirstNodeIsFatiguedAndWhoNeverSetsOutIsNot) {
  State state = with({corps("III Corps", "Alten", 3)});
  state.traffic[road_key(node("Burg"), node("Cron"))] = 10;
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Burg - Cron", true),
            "2.1.2: III Corps force marches from Alten to Burg (1 of 4 nodes spent)\n"
            "2.1: III Corps stops at Burg: the road from Burg to Cron takes 10 divisions (MD) in a half-week and has "
            "room for 0 more; III Corps has 3\n"
            "2.1.2: III Corps is fatigued by its forced march until turn 2\n");
  state.traffic[road_key(node("Alten"), node("Burg"))] = 10;
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Burg", true),
            "2.1: III Corps does not march: the road from Alten to Burg takes 10 divisions (MD) in a half-week and has "
            "room for 0 more; III Corps has 3\n");
}

TEST(Rule22Rivers, APoorRoadThatCrossesARiverTakesInfantryAFullTurn) {
  const State state = with({corps("III Corps", "Alten")});
  EXPECT_EQ(march_told(rivers(), state, "III Corps", "Alten - Burg"),
            "2.1: III Corps marches from Alten to Burg (2 of 2 nodes spent)\n");
  EXPECT_EQ(against(rivers(), state, "III Corps", "Alten - Burg - Forst"),
            "2.2: III Corps would need 3 nodes for this march (2 on the road, 1 for the Elbe) and has 2 on a poor "
            "road\n");
}

TEST(Rule22Rivers, OnAGoodRoadACrossingLeavesInfantryTwoNodesAndCavalryThree) {
  const State state = with({corps("III Corps", "Burg"), cavalry_corps("I Cavalry", "Burg")});
  EXPECT_EQ(against(rivers(), state, "III Corps", "Burg - Cron - Dorf"), "");
  EXPECT_EQ(against(rivers(), state, "III Corps", "Burg - Cron - Dorf - Esch"),
            "2.2: III Corps would need 4 nodes for this march (3 on the road, 1 for the Elbe) and has 3 on a good "
            "road\n");
  EXPECT_EQ(against(rivers(), state, "I Cavalry", "Burg - Cron - Dorf - Esch"), "");
}

TEST(Rule22Rivers, EveryCrossingCosts) {
  const State state = with({cavalry_corps("I Cavalry", "Alten")});
  EXPECT_EQ(
      against(rivers(), state, "I Cavalry", "Alten - Burg - Cron"),
      "2.2: I Cavalry would need 4 nodes for this march (2 on the road, 1 for the Elbe, 1 for the Elbe) and has 3 "
      "on a poor road\n");
}

TEST(Rule22Rivers, ABridgeOfBoatsIsARoadWithoutARiver) {
  State state = with({corps("III Corps", "Alten")});
  state.pieces = {piece("Train", PieceKind::pontoon_train, "Alten")};
  state.bridges = {{{"train"}, node("Alten"), node("Burg"), "Elbe", BridgeStage::standing}};
  EXPECT_EQ(march_cost(rivers(), state, force(state, "III Corps"), way("Alten - Burg"), false).spent, 1);
  state.bridges.front().stage = BridgeStage::building;
  EXPECT_EQ(march_cost(rivers(), state, force(state, "III Corps"), way("Alten - Burg"), false).spent, 2);
}

TEST(Rule51Supply, ACutForceGoesBackNormallyAndNoFurtherFromItsBase) {
  const State state = with({supplied_along(corps("III Corps", "Cron"), "Cron - Burg - Alten", true)});
  EXPECT_EQ(against(roads(), state, "III Corps", "Cron - Burg"), "");
  EXPECT_EQ(against(roads(), state, "III Corps", "Cron - Dorf"),
            "5.1: III Corps is cut off and may go no further from its depot at Alten: Dorf lies 3 nodes from it, "
            "Cron 2\n");
}

TEST(Rule51Supply, ACutForceStopsWhereItWouldComeFurtherFromItsBase) {
  const State state = with({supplied_along(corps("III Corps", "Burg"), "Burg - Alten", true)});
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Burg - Alten - Pegau"),
            "2.1: III Corps marches from Burg via Alten to Pegau (2 of 2 nodes spent)\n");
}

TEST(Rule21Capacity, ARoadThatCouldNeverTakeTheWholeCorpsIsRefusedAtOnceWithBothWaysOut) {
  const Theatre here = theatre({poor("Alten", "Burg")});
  State state = with({corps("III Corps", "Alten", 6)});
  EXPECT_EQ(
      against(here, state, "III Corps", "Alten - Burg"),
      "2.1: The road from Alten to Burg takes 5 divisions (MD) in a half-week, and III Corps has 6: either divide "
      "it (detach some of its divisions), or let it take another road\n");
  state.integral.edit() = {state.forces[0].troops->formations.back().id};
  EXPECT_EQ(against(here, state, "III Corps", "Alten - Burg"), "") << "its own cavalry brigade is no division (1.3)";
}

}  // namespace estafette::test::march_test
