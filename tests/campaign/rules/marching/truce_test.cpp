#include "campaign/rules/marching/truce.hpp"

#include "campaign/rules/battle/contacts.hpp"
#include "campaign/rules/fortresses/fortress.hpp"
#include "campaign/rules/marching.hpp"

#include <gtest/gtest.h>

namespace estafette::test::truce_test {
namespace {

/// A road from Alten to Furt, and a by-road round Cron.
const Theatre& roads() {
  static const Theatre here =
      theatre({good("Alten", "Burg"), good("Burg", "Cron"), good("Cron", "Dorf"), good("Dorf", "Esch"),
               good("Esch", "Furt"), good("Burg", "Pegau"), good("Pegau", "Quast")},
              {"Esch"});
  return here;
}

State truce(std::vector<Force> forces) {
  State state = with(std::move(forces));
  state.truce = Truce{{5}, "as things stand"};
  return state;
}

}  // namespace

TEST(Rule42Truce, TroopsMoveFreelyButNoCloserToAnyEnemy) {
  const State state = truce({corps("III Corps", "Burg"), coalition(corps("Yorck", "Esch"))});
  EXPECT_EQ(against(roads(), state, "III Corps", "Burg - Pegau - Quast"), "");
  EXPECT_EQ(against(roads(), state, "III Corps", "Burg - Cron"),
            "4.2: There is a truce until turn 5, and III Corps would end closer to the enemy than it is now\n");
}

TEST(Rule42Truce, EveryEnemyNearbyCountsNotTheNearestAlone) {
  // At Quast he is as far from Yorck as at Burg, and next to Kleist.
  const Theatre here = theatre({good("Alten", "Burg"), good("Burg", "Cron"), good("Burg", "Pegau"),
                                good("Pegau", "Quast"), good("Quast", "Rade")},
                               {});
  const State state =
      truce({corps("III Corps", "Burg"), coalition(corps("Yorck", "Alten")), coalition(corps("Kleist", "Rade"))});
  EXPECT_EQ(against(here, state, "III Corps", "Burg - Cron"), "");
  EXPECT_EQ(against(here, state, "III Corps", "Burg - Pegau"),
            "4.2: There is a truce until turn 5, and III Corps would end closer to the enemy than it is now\n");
}

TEST(Rule42Truce, AnEnemyFarAwayIsNoReasonToStayAtHome) {
  Theatre here = roads();
  here.rules.truce.near = 1;
  const State state = truce({corps("III Corps", "Burg"), coalition(corps("Yorck", "Esch"))});
  EXPECT_EQ(against(here, state, "III Corps", "Burg - Cron"), "");
  EXPECT_NE(against(here, state, "III Corps", "Burg - Cron - Dorf"), "");
}

TEST(Rule42Truce, NobodyHaltsOnTheEnemysLineOfSupply) {
  State state = truce({corps("III Corps", "Alten"), coalition(corps("Yorck", "Quast")),
                       garrison(coalition(division("Lauer", "Esch")))});
  state.forces[1].line = {node("Esch"), way("Quast - Pegau - Burg - Cron - Dorf - Esch"), false};
  Theatre here = roads();
  here.rules.truce.near = 1;
  EXPECT_EQ(against(here, state, "III Corps", "Alten - Burg"),
            "4.2: There is a truce until turn 5, and III Corps would stand on a line of supply of the enemy's at "
            "Burg\n");
  state.forces[1].line.cut = true;
  EXPECT_EQ(against(here, state, "III Corps", "Alten - Burg"), "") << "it is cut already";
}

TEST(Rule42Truce, NobodyEntersANodeWithEnemiesNotEvenAFortress) {
  const State state = truce({corps("III Corps", "Dorf"), garrison(coalition(corps("Yorck", "Esch")))});
  EXPECT_EQ(
      against(roads(), state, "III Corps", "Dorf - Esch - Furt"),
      "2.3.1: Esch has an enemy garrison and is not invested by as many: III Corps may march to it, but not past it\n"
      "4.2: There is a truce until turn 5, and III Corps may not enter Esch, where the enemy is\n");
}

TEST(Rule42Truce, AColumnThatIsStoppedOnItsWayDoesNotHaltCloserToTheEnemyThanItBegan) {
  // Round by Cron to Pegau is no closer in the end; but the road from Burg to Pegau is full.
  State state = truce({corps("III Corps", "Alten"), coalition(corps("Yorck", "Esch"))});
  state.traffic[road_key(node("Burg"), node("Pegau"))] = 10;
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Burg - Pegau"),
            "2.1: III Corps does not march: the road from Burg to Pegau takes 10 divisions (MD) in a half-week and has "
            "room for 0 more; III Corps has 3\n");
}

TEST(Rule42Truce, WhoSharesANodeWithTheEnemyMayGoWhereHeLikes) {
  const State state = truce({corps("III Corps", "Burg"), coalition(corps("Yorck", "Burg"))});
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Burg - Pegau"),
            "2.1: III Corps marches from Burg to Pegau (1 of 3 nodes spent)\n");
}

TEST(Rule42Truce, AnInvestedGarrisonMayMarchOutPastThoseWhoShutItIn) {
  State state = truce({garrison(corps("Haxo", "Esch", 1)), coalition(corps("Tauentzien", "Esch", 3))});
  state.forces[1].duty = Duty::investing;
  state = ordered(state, "Haxo", OrderKind::leave_garrison);
  DiceCup dice(0, state.turn);
  const std::vector<Event> leaves = fortress_order(roads(), state, state.orders.back(), dice);
  EXPECT_EQ(told(leaves), "2.3.1: Haxo leaves the garrison of Esch\n");
  EXPECT_EQ(march_told(roads(), after(state, leaves), "Haxo", "Esch - Dorf - Cron"),
            "2.1: Haxo marches from Esch via Dorf to Cron (2 of 3 nodes spent)\n");
}

TEST(Rule42Truce, NoFortressIsNewlyShutIn) {
  const State state = truce({corps("III Corps", "Esch"), garrison(coalition(division("Lauer", "Esch")))});
  const State then = ordered(state, "III Corps", OrderKind::invest, node("Esch"));
  DiceCup dice(0, state.turn);
  EXPECT_EQ(told(fortress_order(roads(), then, then.orders.back(), dice)),
            "4.2: The order is not carried out: There is a truce until turn 5, and no fortress may be shut in until it "
            "ends\n");
}

TEST(Rule42Truce, OneNationsTruceIsThatNationsAndItsAlliesFightOn) {
  State state =
      with({corps("III Corps", "Burg"), coalition(corps("Yorck", "Esch")), coalition(corps("Berg", "Quast"))});
  state.forces[1].nation = "Prussia";
  state.forces[2].nation = "Russia";
  state.truces["Prussia"] = Truce{{5}, "Prussia sued for peace"};
  EXPECT_EQ(against(roads(), state, "III Corps", "Burg - Cron"),
            "4.2: There is a truce until turn 5, and III Corps would end closer to the enemy than it is now\n");
  EXPECT_EQ(against(roads(), state, "III Corps", "Burg - Pegau - Quast"), "") << "the Russians are there";
  EXPECT_EQ(against(roads(), state, "Yorck", "Esch - Dorf"),
            "4.2: There is a truce until turn 5, and Yorck would end closer to the enemy than it is now\n");
  EXPECT_EQ(against(roads(), state, "Berg", "Quast - Pegau"), "");
  state.forces[0].at = node("Dorf");
  EXPECT_EQ(against(roads(), state, "III Corps", "Dorf - Esch"),
            "4.2: There is a truce until turn 5, and III Corps would end closer to the enemy than it is now\n"
            "4.2: There is a truce until turn 5, and III Corps may not enter Esch, where the enemy is\n");
}

TEST(Rule42Truce, NoBattleOccursWithANationAtTruceAndThoseWithItsAlliesDo) {
  State state = with({corps("III Corps", "Burg"), coalition(corps("Yorck", "Burg")), coalition(corps("Berg", "Burg"))});
  state.forces[1].nation = "Prussia";
  state.forces[2].nation = "Russia";
  state.truces["Prussia"] = Truce{{5}, ""};
  const std::vector<Event> events = contacts(roads(), state);
  ASSERT_EQ(events.size(), 1U);
  const Contact& contact = std::get<ContactSet>(events[0].change).contact;
  std::vector<ForceId> coalition_forces = contact.attacker == Side::coalition ? contact.attackers : contact.defenders;
  EXPECT_EQ(coalition_forces, std::vector<ForceId>{ForceId{"berg"}});
  state.truces["Russia"] = Truce{{5}, ""};
  EXPECT_TRUE(contacts(roads(), state).empty());
}

}  // namespace estafette::test::truce_test
