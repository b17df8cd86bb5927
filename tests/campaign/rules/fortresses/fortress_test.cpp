#include "campaign/rules/fortresses/fortress.hpp"

#include "campaign/rules/marching.hpp"
#include "campaign/rules/marching/march_cost.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/state/questions.hpp"

#include <gtest/gtest.h>

namespace estafette::test::fortress_test {
namespace {

/// A good road through the fortress of Torgau, whose garrison bars the Elbe behind it; Heim and Vest are fortresses
/// too, Heim the French base and Vest that of the Coalition.
const Theatre& roads() {
  static const Theatre here =
      theatre({good("Heim", "Alten"), good("Alten", "Torgau"), controlled(good("Torgau", "Dorf", "Elbe"), "Torgau"),
               good("Dorf", "Vest"), good("Torgau", "Esch"), good("Esch", "Dorf")},
              {"Heim", "Torgau", "Vest"});
  return here;
}

Force torgau(int divisions) {
  return garrison(coalition(corps("Lauer", "Torgau", divisions)));
}

Force investing(Force force) {
  force.duty = Duty::investing;
  return force;
}

std::string done(const State& state, const std::string& name, OrderKind kind, const std::string& place = "Torgau",
                 const std::vector<std::string>& divisions = {}) {
  const State then = ordered(state, name, kind, node(place), divisions);
  DiceCup dice(0, state.turn, {8});
  return told(fortress_order(roads(), then, then.orders.back(), dice));
}

State doing(const State& state, const std::string& name, OrderKind kind, const std::string& place = "Torgau",
            const std::vector<std::string>& divisions = {}) {
  const State then = ordered(state, name, kind, node(place), divisions);
  DiceCup dice(0, state.turn, {8});
  return after(state, fortress_order(roads(), then, then.orders.back(), dice));
}

}  // namespace

TEST(Rule231Garrisons, MayBeLeftInAnyFortressByAWholeForceOrSomeOfItsDivisions) {
  const State state = with({corps("III Corps", "Torgau")});
  EXPECT_EQ(done(state, "III Corps", OrderKind::garrison), "2.3.1: III Corps goes into Torgau as its garrison\n");
  EXPECT_EQ(done(state, "III Corps", OrderKind::garrison, "Torgau", {"iii-corps-2"}),
            "1.3: III Corps 2 leaves III Corps at Torgau and acts alone\n"
            "2.3.1: III Corps 2 goes into Torgau as its garrison\n");
  EXPECT_EQ(garrison_of(doing(state, "III Corps", OrderKind::garrison, "Torgau", {"iii-corps-2"}), node("Torgau"),
                        Side::france),
            1);
  EXPECT_EQ(force(doing(state, "III Corps", OrderKind::garrison), "III Corps").tied_until, Turn{0})
      << "no longer than it likes";
  EXPECT_EQ(done(state, "III Corps", OrderKind::garrison, "Torgau", {"iii-corps-1", "iii-corps-2", "iii-corps-3"}),
            "2.3.1: III Corps goes into Torgau as its garrison\n");
}

TEST(Rule231Garrisons, OnlyFortressesHaveThemAndOnlyWhoIsThereGoesIn) {
  const State state = with({corps("III Corps", "Alten"), torgau(1), garrison(corps("Durutte", "Heim"))});
  EXPECT_EQ(done(state, "III Corps", OrderKind::garrison, "Alten"),
            "2.3.1: The order is not carried out: Alten is not a fortress\n");
  EXPECT_EQ(done(state, "III Corps", OrderKind::garrison),
            "2.3.1: The order is not carried out: III Corps is at Alten, not at Torgau; Torgau has an "
            "enemy garrison\n");
  EXPECT_EQ(done(state, "III Corps", OrderKind::garrison, "Heim", {"old-guard"}),
            "2.3.1: The order is not carried out: III Corps has no division \"old-guard\"; III Corps is at Alten, not "
            "at Heim\n");
  EXPECT_EQ(done(state, "Durutte", OrderKind::garrison, "Heim"),
            "2.3.1: The order is not carried out: Durutte is already in garrison\n");
}

TEST(Rule231Garrisons, NeverMarch) {
  const State state = with({torgau(1)});
  EXPECT_EQ(march_told(roads(), state, "Lauer", "Torgau - Dorf"),
            "2.3.1: Lauer does not march: it is in garrison at Torgau and must leave it first\n");
}

TEST(Rule231Garrisons, AMarchMayEndAtAnEnemyFortressAndMeetsNobodyThere) {
  const State state = with({corps("III Corps", "Alten"), torgau(2)});
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Torgau"),
            "2.1: III Corps marches from Alten to Torgau (1 of 3 nodes spent)\n");
}

TEST(Rule231Garrisons, DenyTheRoadsThroughTheirNodeUntilTheyAreInvestedByAsMany) {
  State state = with({corps("III Corps", "Alten"), torgau(2), investing(division("Marchand", "Torgau"))});
  EXPECT_EQ(against(roads(), state, "III Corps", "Alten - Torgau - Esch"),
            "2.3.1: Torgau has an enemy garrison and is not invested by as many: III Corps may march to it, but not "
            "past it\n");
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Torgau - Esch"),
            "2.1: III Corps marches from Alten to Torgau (1 of 3 nodes spent)\n"
            "2.3.1: III Corps stops at Torgau: Torgau has an enemy garrison and is not invested by as many: III Corps "
            "may march to it, but not past it\n");
  state.forces.push_back(investing(division("Gerard", "Torgau")));
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Torgau - Esch"),
            "2.1: III Corps marches from Alten via Torgau to Esch (3 of 3 nodes spent)\n");
}

TEST(Rule231Garrisons, PassingAnInvestedFortressTakesOneNode) {
  const State state = with({corps("III Corps", "Alten"), torgau(1), investing(division("Marchand", "Torgau"))});
  EXPECT_EQ(against(roads(), state, "III Corps", "Alten - Torgau - Esch - Dorf"),
            "2.3.1: III Corps would need 4 nodes for this march (3 on the road, 1 for passing Torgau) and has 3 on a "
            "good road\n");
  EXPECT_EQ(march_cost(roads(), state, force(state, "III Corps"), way("Alten - Torgau"), false).spent, 1);
}

TEST(Rule231Garrisons, BarTheCrossingThatTheyControlWhoeverInvestsThem) {
  const State state = with({cavalry_corps("I Cavalry", "Alten"), torgau(1), investing(corps("VI Corps", "Torgau", 4)),
                            coalition(corps("Yorck", "Dorf"))});
  const std::string barred = "the crossing of the Elbe from Torgau to Dorf is barred by the garrison of Torgau\n";
  EXPECT_EQ(against(roads(), state, "I Cavalry", "Alten - Torgau - Dorf"), "2.3.1: T" + barred.substr(1));
  EXPECT_EQ(march_told(roads(), state, "I Cavalry", "Alten - Torgau - Dorf"),
            "2.1: I Cavalry marches from Alten to Torgau (1 of 4 nodes spent)\n"
            "2.3.1: I Cavalry stops at Torgau: " +
                barred);
  EXPECT_EQ(against(roads(), state, "Yorck", "Dorf - Torgau"), "");
}

TEST(Rule231Garrisons, WhoStandsBeforeAFortressThatIsNotInvestedGoesBackOnly) {
  Force corps3 = corps("III Corps", "Torgau");
  corps3.trodden = way("Heim - Alten - Torgau");
  const State state = with({corps3, torgau(2)});
  EXPECT_EQ(against(roads(), state, "III Corps", "Torgau - Esch"),
            "2.3.1: III Corps stands before Torgau, whose garrison of 2 divisions (MD) is not invested: it may only go "
            "back to Alten\n");
  EXPECT_EQ(against(roads(), state, "III Corps", "Torgau - Alten"), "");
}

TEST(Rule231Garrisons, NobodyPassesThemByALineOfSupplyThatLeadsOnBehindThem) {
  Force corps3 = supplied_along(corps("III Corps", "Torgau"), "Torgau - Esch - Dorf - Vest");
  corps3.trodden = way("Heim - Alten - Torgau");
  const State state = with({corps3, torgau(2)});
  EXPECT_EQ(against(roads(), state, "III Corps", "Torgau - Esch"),
            "2.3.1: III Corps stands before Torgau, whose garrison of 2 divisions (MD) is not invested: it may only go "
            "back to Alten\n");
  EXPECT_EQ(against(roads(), state, "III Corps", "Torgau - Alten"), "");
}

TEST(Rule231Garrisons, WhoInvestsOrBesiegesMustLiftThatBeforeHeMarches) {
  State state = with({investing(corps("III Corps", "Torgau")), torgau(1)});
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Torgau - Esch"),
            "2.3.1: III Corps does not march: it is investing Torgau and must lift the investment first\n");
  EXPECT_EQ(done(state, "III Corps", OrderKind::lift_siege), "2.3.1: III Corps gives up investing Torgau\n");
  state = doing(state, "III Corps", OrderKind::lift_siege);
  EXPECT_EQ(force(state, "III Corps").duty, Duty::field);
  EXPECT_EQ(done(state, "III Corps", OrderKind::lift_siege),
            "2.3.1: The order is not carried out: III Corps is not investing or besieging a fortress\n");
}

TEST(Rule231Garrisons, AreInvestedByAtLeastAsManyDivisions) {
  const State state = with({corps("III Corps", "Torgau", 2), torgau(3)});
  EXPECT_EQ(done(state, "III Corps", OrderKind::invest),
            "2.3.1: The order is not carried out: Torgau has a garrison of 3 divisions (MD); as many are needed to "
            "invest it, and only 2 would be there\n");
  State both = state;
  both.forces.push_back(corps("VI Corps", "Torgau", 1));
  EXPECT_EQ(done(both, "III Corps", OrderKind::invest),
            "2.3.1: III Corps invests Torgau, though not yet with the 3 divisions (MD) that its garrison requires\n");
  both = doing(both, "III Corps", OrderKind::invest);
  EXPECT_EQ(done(both, "VI Corps", OrderKind::invest), "2.3.1: VI Corps invests Torgau\n");
}

TEST(Rule231Garrisons, AreInvestedByThoseDivisionsThatTheOrderNames) {
  const State state = with({corps("III Corps", "Torgau", 3), torgau(1)});
  EXPECT_EQ(done(state, "III Corps", OrderKind::invest, "Torgau", {"iii-corps-1"}),
            "1.3: III Corps 1 leaves III Corps at Torgau and acts alone\n"
            "2.3.1: III Corps 1 invests Torgau\n");
}

TEST(Rule231Garrisons, NobodyInvestsWhereThereIsNoneOrWhereTheEnemyIsInTheField) {
  State state = with({corps("III Corps", "Torgau", 3)});
  EXPECT_EQ(done(state, "III Corps", OrderKind::invest),
            "2.3.1: The order is not carried out: Torgau has no enemy garrison\n");
  state.forces.push_back(torgau(1));
  state.forces.push_back(coalition(corps("Yorck", "Torgau")));
  EXPECT_EQ(done(state, "III Corps", OrderKind::invest),
            "5.5: The order is not carried out: Yorck stands in the field at Torgau and must be fought first\n");
}

TEST(Rule231Garrisons, LeaveOnlyWithAnOpenLineToAnotherGarrisonedFortress) {
  State state = with({torgau(2)});
  EXPECT_EQ(done(state, "Lauer", OrderKind::leave_garrison),
            "2.3.1: The order is not carried out: Lauer has no open line from Torgau to another garrisoned fortress of "
            "its side\n");
  state.forces.push_back(garrison(coalition(division("Vest", "Vest"))));
  EXPECT_EQ(done(state, "Lauer", OrderKind::leave_garrison), "2.3.1: Lauer leaves the garrison of Torgau\n");
  state.forces.push_back(division("Marchand", "Dorf"));
  EXPECT_EQ(done(state, "Lauer", OrderKind::leave_garrison),
            "2.3.1: The order is not carried out: Lauer has no open line from Torgau to another garrisoned fortress of "
            "its side\n");
}

TEST(Rule231Garrisons, DoNotLeaveWhenShutInByAsMany) {
  State state =
      with({torgau(2), garrison(coalition(division("Vest", "Vest"))), investing(corps("VI Corps", "Torgau", 2))});
  EXPECT_EQ(done(state, "Lauer", OrderKind::leave_garrison),
            "2.3.1: The order is not carried out: Torgau, with 2 divisions (MD) in it, is shut in by 2 divisions (MD) "
            "of the enemy\n");
  state.truce = Truce{{5}, ""};
  EXPECT_EQ(done(state, "Lauer", OrderKind::leave_garrison), "2.3.1: Lauer leaves the garrison of Torgau\n");
}

TEST(Rule231Garrisons, BeginNoBattleHoweverFewStandBeforeThem) {
  State state =
      with({torgau(2), garrison(coalition(division("Vest", "Vest"))), investing(division("Marchand", "Torgau"))});
  EXPECT_EQ(
      done(state, "Lauer", OrderKind::leave_garrison),
      "2.3.1: The order is not carried out: Lauer cannot come out of Torgau while the enemy stands before it in the "
      "field: a garrison begins no battle\n");
  state.forces.push_back(coalition(division("Yorck", "Torgau")));
  EXPECT_EQ(done(state, "Lauer", OrderKind::leave_garrison), "2.3.1: Lauer leaves the garrison of Torgau\n")
      << "to join those in the field, as 5.5 says";
}

TEST(Rule231Garrisons, AnExhaustedForceStaysInItsFortressForItsTime) {
  State state = with({torgau(2), garrison(coalition(division("Vest", "Vest")))});
  state.forces.front().tied_until = {6};
  EXPECT_EQ(done(state, "Lauer", OrderKind::leave_garrison),
            "4.1: The order is not carried out: Lauer must stay in garrison until turn 6 is over\n");
  state.turn = {7};
  EXPECT_EQ(done(state, "Lauer", OrderKind::leave_garrison), "2.3.1: Lauer leaves the garrison of Torgau\n");
}

}  // namespace estafette::test::fortress_test
