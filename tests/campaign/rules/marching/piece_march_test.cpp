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
