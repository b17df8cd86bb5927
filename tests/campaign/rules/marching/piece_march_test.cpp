#include "campaign/rules/marching/piece_march.hpp"

#include "campaign/rules/marching.hpp"

#include <gtest/gtest.h>

namespace estafette::test::piece_march_test {
namespace {

const Theatre& roads() {
  static const Theatre here = theatre(
      {good("Alten", "Burg"), good("Burg", "Cron"), good("Cron", "Dorf"), good("Dorf", "Esch"), good("Esch", "Furt")});
  return here;
}

}  // namespace

TEST(Rule411Headquarters, RidesAsFarAsCavalryAndNeedsNoRoomOnTheRoad) {
  State state = with({corps("III Corps", "Alten")});
  state.pieces = {piece("Headquarters", PieceKind::headquarters, "Alten", "III Corps")};
  state.traffic[road_key(node("Alten"), node("Burg"))] = 10;
  Order order;
  order.kind = OrderKind::march;
  order.subject = {"headquarters"};
  order.way = way("Alten - Burg - Cron - Dorf - Esch");
  EXPECT_EQ(told(march(roads(), state, lodged(state, order))),
            "2.1: Headquarters leaves III Corps and rides from Alten via Burg, Cron and Dorf to Esch\n");
  EXPECT_EQ(after(state, march(roads(), state, lodged(state, order))).pieces.front().at, node("Esch"));
  order.way = way("Alten - Burg - Cron - Dorf - Esch - Furt");
  EXPECT_EQ(told(march(roads(), state, lodged(state, order))),
            "2.1: Headquarters does not march: it would need 5 nodes for this march and has 4 on a good road\n");
  order.kind = OrderKind::force_march;
  order.way = way("Alten - Burg");
  EXPECT_EQ(told(march(roads(), state, lodged(state, order))),
            "2.1.2: Headquarters does not march: it has no troops that could force march\n");
}

TEST(Rule411Headquarters, DoesNotRideToWhereTheEnemyIs) {
  State state = with({coalition(corps("Yorck", "Burg")), corps("III Corps", "Alten")});
  state.pieces = {piece("Napoleon", PieceKind::chief, "Alten")};
  Order order;
  order.kind = OrderKind::march;
  order.subject = {"napoleon"};
  order.way = way("Alten - Burg");
  EXPECT_EQ(told(march(roads(), state, lodged(state, order))),
            "4.1.1: Napoleon does not march: it may not ride to Burg, where the enemy is\n");
}

TEST(Rule21Rates, NapoleonRidesNoFurtherInAHalfWeekByChangingHisCompany) {
  State state = with({corps("III Corps", "Cron")});
  state.pieces = {piece("Napoleon", PieceKind::chief, "Alten")};
  Order ride;
  ride.kind = OrderKind::march;
  ride.subject = {"napoleon"};
  ride.way = way("Alten - Burg - Cron");
  state = after(state, march(roads(), state, lodged(state, ride)));
  EXPECT_EQ(state.pieces.front().marched, 2);
  ride.way = way("Cron - Dorf - Esch - Furt");
  EXPECT_EQ(
      told(march(roads(), state, lodged(state, ride))),
      "2.1: Napoleon does not march: it has already marched 2 nodes this turn: 3 more would be too many, for it has 4 "
      "on a good road\n");
  state.pieces.front().with = {"iii-corps"};
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Cron - Dorf - Esch"),
            "2.1: III Corps marches from Cron via Dorf to Esch (2 of 3 nodes spent)\n");
  EXPECT_EQ(after(state, marches(roads(), state, "III Corps", "Cron - Dorf - Esch")).pieces.front().marched, 4);
  EXPECT_EQ(
      march_told(roads(), state, "III Corps", "Cron - Dorf - Esch - Furt"),
      "2.1: III Corps marches from Cron via Dorf to Esch (2 of 3 nodes spent)\n"
      "2.1: III Corps stops at Esch: Napoleon, with III Corps, has already marched 2 nodes this turn: 3 more would "
      "be too many, for it has 4 on a good road\n");
}

TEST(Rule21Rates, HeadquartersThatHaveMarchedWithTheirCorpsRideOnOnlyAsFarAsIsLeftToThem) {
  State state = with({corps("III Corps", "Alten")});
  state.pieces = {piece("Headquarters", PieceKind::headquarters, "Alten", "III Corps")};
  state = after(state, marches(roads(), state, "III Corps", "Alten - Burg - Cron"));
  Order ride;
  ride.kind = OrderKind::march;
  ride.subject = {"headquarters"};
  ride.way = way("Cron - Dorf - Esch - Furt");
  EXPECT_EQ(told(march(roads(), state, lodged(state, ride))),
            "2.1: Headquarters does not march: it has already marched with III Corps this turn\n");
  ride.way = way("Cron - Dorf - Esch");
  EXPECT_EQ(told(march(roads(), state, lodged(state, ride))),
            "2.1: Headquarters leaves III Corps and rides from Cron via Dorf to Esch\n");
}

TEST(Rule21Rates, ATrainGoesNoFurtherInAHalfWeekByChangingItsEscort) {
  State state = with({corps("III Corps", "Alten"), corps("VI Corps", "Cron")});
  state.pieces = {piece("Train", PieceKind::pontoon_train, "Alten", "III Corps")};
  state = after(state, marches(roads(), state, "III Corps", "Alten - Burg - Cron"));
  EXPECT_EQ(state.pieces.front().marched, 2);
  state.pieces.front().with = {"vi-corps"};
  EXPECT_EQ(against(roads(), state, "VI Corps", "Cron - Dorf - Esch"),
            "2.1: Train, with VI Corps, has already marched 2 nodes this turn: 2 more would be too many, for it "
            "has 3 on a good road\n");
  EXPECT_EQ(against(roads(), state, "VI Corps", "Cron - Dorf"), "");
}

TEST(Rule52Pontoons, ATrainMarchesOnlyWithItsEscort) {
  State state = with({corps("III Corps", "Alten")});
  state.pieces = {piece("Train", PieceKind::pontoon_train, "Alten", "III Corps")};
  Order order;
  order.kind = OrderKind::march;
  order.subject = {"train"};
  order.way = way("Alten - Burg");
  EXPECT_EQ(told(march(roads(), state, lodged(state, order))),
            "5.2: Train does not march: it does not march by itself: it goes with its escort, III Corps\n");
  state.pieces.front().with = {};
  EXPECT_EQ(told(march(roads(), state, lodged(state, order))),
            "5.2: Train does not march: it does not march by itself: order a division (MD) to escort it "
            "and to march\n");
  state.bridges = {{{"train"}, node("Alten"), node("Burg"), "Elbe", BridgeStage::standing}};
  EXPECT_EQ(
      told(march(roads(), state, lodged(state, order))),
      "5.2: Train does not march: it has its boats in a bridge from Alten to Burg, which must be taken up first\n");
}

}  // namespace estafette::test::piece_march_test
