#include "campaign/rules/battle/to_the_guns.hpp"

#include "campaign/rules/battle/contacts.hpp"
#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

namespace estafette::test::to_the_guns_test {
namespace {

/// A battle at Lützen, and roads to it: good from Leipzig, poor from Pegau, over the Saale from Naumburg.
Theatre around_lutzen() {
  return theatre({good("Leipzig", "Lützen"), poor("Pegau", "Lützen"), good("Naumburg", "Lützen", "Saale"),
                  good("Leipzig", "Wurzen")},
                 {"Naumburg"});
}

/// Yorck has attacked Ney at Lützen; the others were told to march to the guns.
State battle(const std::vector<Force>& marchers) {
  State state = with({corps("Ney", "Lützen"), coalition(corps("Yorck", "Lützen"))});
  Contact contact;
  contact.number = 1;
  contact.turn = state.turn;
  contact.node = node("Lützen");
  contact.attacker = Side::coalition;
  contact.attackers = {{"yorck"}};
  contact.defenders = {{"ney"}};
  state.contacts = {contact};
  for (const Force& force : marchers) {
    state.forces.push_back(force);
    Order order;
    order.kind = OrderKind::march_to_the_guns;
    order.subject = force.id;
    state.orders.push_back(lodged(state, order));
    ++state.orders_so_far;
  }
  return state;
}

std::string what_happens(const State& state) {
  return told(to_the_guns(around_lutzen(), state));
}

}  // namespace

TEST(Rule551March, AForceWithinOneNodeOfABattleMayMarchToTheGuns) {
  const State state = battle({corps("Lauriston", "Leipzig")});
  EXPECT_EQ(what_happens(state), "5.5.1: Lauriston marches from Leipzig to the guns of battle 1 at Lützen\n");
  EXPECT_EQ(after(state, to_the_guns(around_lutzen(), state)).contacts.at(0).to_the_guns,
            std::vector{GunsMarch({{"lauriston"}, node("Leipzig"), false})});
}

TEST(Rule551March, AForceTwoNodesAwayComesTooLate) {
  EXPECT_EQ(
      what_happens(battle({corps("Lauriston", "Wurzen")})),
      "5.5.1: The order is not carried out: There is no battle within 1 node of Lauriston at Wurzen by a road open to "
      "it\n");
}

TEST(Rule551March, OnlyBattlesOfThisTurnThatAreNotSettledCall) {
  const std::string none =
      "5.5.1: The order is not carried out: There is no battle within 1 node of Lauriston at Leipzig by a road open to "
      "it\n";
  State state = battle({corps("Lauriston", "Leipzig")});
  state.contacts.front().settled = true;
  EXPECT_EQ(what_happens(state), none);
  state.contacts.front().settled = false;
  state.contacts.front().turn = {0};
  EXPECT_EQ(what_happens(state), none);
}

TEST(Rule551March, NobodyMarchesAlongALinkThatHasReachedItsCapacity) {
  State state = battle({corps("Lauriston", "Pegau", 3)});
  state.traffic[road_key(node("Pegau"), node("Lützen"))] = 3;
  EXPECT_EQ(what_happens(state),
            "5.5.1: The order is not carried out: The road from Pegau to Lützen has room for 2 more divisions (MD) "
            "this turn, and Lauriston has 3\n");
  state.traffic[road_key(node("Pegau"), node("Lützen"))] = 2;
  EXPECT_EQ(what_happens(state), "5.5.1: Lauriston marches from Pegau to the guns of battle 1 at Lützen\n");
}

TEST(Rule551March, MarchersToTheGunsTakeUpRoomOnTheRoadThemselves) {
  EXPECT_EQ(what_happens(battle({corps("Lauriston", "Pegau", 3), corps("Macdonald", "Pegau", 3)})),
            "5.5.1: Lauriston marches from Pegau to the guns of battle 1 at Lützen\n"
            "5.5.1: The order is not carried out: The road from Pegau to Lützen has room for 2 more divisions (MD) "
            "this turn, and Macdonald has 3\n");
}

TEST(Rule551March, OverARiverTheCoalitionArrivesFatiguedAndTheFrenchDoNot) {
  const State state = battle({coalition(corps("Kleist", "Naumburg")), corps("Bertrand", "Naumburg")});
  EXPECT_EQ(what_happens(state),
            "5.5.1: Kleist marches from Naumburg to the guns of battle 1 at Lützen, and arrives fatigued: it has to "
            "cross the Saale\n"
            "5.5.1: Bertrand marches from Naumburg to the guns of battle 1 at Lützen\n");
  const auto marchers = after(state, to_the_guns(around_lutzen(), state)).contacts.at(0).to_the_guns;
  ASSERT_EQ(marchers.size(), 2U);
  EXPECT_TRUE(marchers[0].fatigued);
  EXPECT_FALSE(marchers[1].fatigued);
}

TEST(Rule551March, ACrossingBarredByAFortressIsBarredToThemToo) {
  const Theatre here = theatre({controlled(good("Naumburg", "Lützen", "Saale"), "Naumburg")}, {"Naumburg"});
  State state = battle({corps("Bertrand", "Naumburg")});
  state.forces.push_back(garrison(coalition(division("Guard of Naumburg", "Naumburg"))));
  EXPECT_EQ(
      told(to_the_guns(here, state)),
      "5.5.1: The order is not carried out: There is no battle within 1 node of Bertrand at Naumburg by a road open to "
      "it\n");
}

TEST(Rule551March, NobodyMarchesToTheGunsPastAFortressThatIsNotInvested) {
  Force bertrand = corps("Bertrand", "Leipzig");
  bertrand.trodden = way("Wurzen - Leipzig");
  State state = battle({bertrand});
  state.forces.push_back(garrison(coalition(division("Langenau", "Leipzig"))));
  EXPECT_EQ(what_happens(state),
            "2.3.1: The order is not carried out: Bertrand stands before Leipzig, whose garrison of 1 division (MD) is "
            "not invested: it may only go back to Wurzen\n");
  Force marchand = division("Marchand", "Leipzig");
  marchand.duty = Duty::investing;
  state.forces.push_back(marchand);
  EXPECT_EQ(what_happens(state), "5.5.1: Bertrand marches from Leipzig to the guns of battle 1 at Lützen\n");
}

TEST(Rule551March, WhoStandsInvestsOrFightsHimselfStaysWhereHeIs) {
  State state = battle({corps("Ney", "Lützen"), garrison(corps("Durutte", "Naumburg")), corps("Lauriston", "Leipzig")});
  state.forces.erase(state.forces.begin() + 2);  // Ney once is enough
  Order stand;
  stand.subject = {"lauriston"};
  state.orders.push_back(lodged(state, stand));
  EXPECT_EQ(what_happens(state),
            "5.5.1: The order is not carried out: Ney is already in battle 1\n"
            "2.3.1: The order is not carried out: Durutte is in garrison\n"
            "5.5: The order is not carried out: Lauriston was told to stand and has given up the initiative\n");
}

TEST(Rule551March, AForceWhoseLineIsCutGoesNoFurtherFromItsBase) {
  Force lauriston = corps("Lauriston", "Leipzig");
  lauriston.line = {node("Wurzen"), way("Leipzig-Wurzen"), true};
  EXPECT_EQ(what_happens(battle({lauriston})),
            "5.1: The order is not carried out: The line of Lauriston is cut; it may not go further from Wurzen\n");
  lauriston.line = {node("Lützen"), way("Leipzig-Lützen"), true};
  EXPECT_EQ(what_happens(battle({lauriston})),
            "5.5.1: Lauriston marches from Leipzig to the guns of battle 1 at Lützen\n");
}

TEST(Rule551March, AForceWhoseLineIsCutMayGoToABattleNoFurtherFromItsBase) {
  const Theatre here = theatre({good("Leipzig", "Lützen"), good("Leipzig", "Torgau"), good("Lützen", "Torgau")});
  Force lauriston = corps("Lauriston", "Leipzig");
  lauriston.line = {node("Torgau"), way("Leipzig-Torgau"), true};
  EXPECT_EQ(told(to_the_guns(here, battle({lauriston}))),
            "5.5.1: Lauriston marches from Leipzig to the guns of battle 1 at Lützen\n");
}

TEST(Rule551March, BetweenTwoBattlesTheFirstIsChosenUnlessTheOrderNamesThePlace) {
  State state = battle({corps("Lauriston", "Leipzig")});
  state.contacts.push_back(state.contacts.front());
  state.contacts.back().number = 2;
  state.contacts.back().node = node("Wurzen");
  EXPECT_EQ(what_happens(state), "5.5.1: Lauriston marches from Leipzig to the guns of battle 1 at Lützen\n");
  state.orders.front().order.place = node("Wurzen");
  EXPECT_EQ(what_happens(state), "5.5.1: Lauriston marches from Leipzig to the guns of battle 2 at Wurzen\n");
}

TEST(Rule551March, BeyondFourCorpsASideAMarcherIsToldThatHeWouldBeInReserve) {
  State state =
      battle({corps("Lauriston", "Leipzig", 1), corps("Macdonald", "Leipzig", 1), corps("Bertrand", "Leipzig", 1),
              division("Durutte", "Leipzig"), corps("Marmont", "Leipzig", 1)});
  find_force(state, {"durutte"})->troops.edit().id = find_force(state, {"macdonald"})->troops.edit().id + ".durutte";
  EXPECT_EQ(what_happens(state),
            "5.5.1: Lauriston marches from Leipzig to the guns of battle 1 at Lützen\n"
            "5.5.1: Macdonald marches from Leipzig to the guns of battle 1 at Lützen\n"
            "5.5.1: Bertrand marches from Leipzig to the guns of battle 1 at Lützen\n"
            "5.5.1: Durutte marches from Leipzig to the guns of battle 1 at Lützen\n"
            "5.5.1: Marmont marches from Leipzig to the guns of battle 1 at Lützen; 4 corps of its side are there "
            "already, so it would be in reserve (5.5.2)\n");
  EXPECT_EQ(after(state, to_the_guns(around_lutzen(), state)).contacts.at(0).to_the_guns.size(), 5U);
}

}  // namespace estafette::test::to_the_guns_test
