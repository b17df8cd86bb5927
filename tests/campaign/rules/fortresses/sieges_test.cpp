#include "campaign/rules/fortresses/sieges.hpp"

#include "campaign/rules/fortresses/fortress.hpp"
#include "campaign/rules/marching.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/telling/telling.hpp"
#include "converter/orbat/totals.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::test::sieges_test {
namespace {

const Theatre& roads() {
  static const Theatre here = theatre({good("Alten", "Torgau"), good("Torgau", "Dorf")}, {"Torgau"});
  return here;
}

/// A garrison of one MD, and III Corps before it.
State before_torgau(int divisions) {
  return with({corps("III Corps", "Torgau", divisions), garrison(coalition(division("Lauer", "Torgau")))});
}

std::vector<Event> besieges(const State& state, const std::string& name, std::vector<int> thrown) {
  const State then = ordered(state, name, OrderKind::besiege, node("Torgau"));
  DiceCup dice(0, state.turn, std::move(thrown));
  return fortress_order(roads(), then, then.orders.back(), dice);
}

/// Torgau is besieged by III Corps and falls at the end of that turn.
State besieged(int divisions, int falls) {
  State state = before_torgau(divisions);
  state.forces.front().duty = Duty::besieging;
  state.sieges = {{node("Torgau"), Side::france, Turn{falls}}};
  return state;
}

}  // namespace

TEST(Rule231Sieges, NeedMoreDivisionsThanTheGarrisonHas) {
  EXPECT_EQ(told(besieges(before_torgau(1), "III Corps", {8})),
            "2.3.1: The order is not carried out: Torgau has a garrison of 1 division (MD); more are needed to besiege "
            "it, and only 1 would be there\n");
}

TEST(Rule231Sieges, TheDieSaysHowLongTheGarrisonHoldsOutAndMoreBesiegersShortenIt) {
  const std::vector<Event> two = besieges(before_torgau(2), "III Corps", {8});
  EXPECT_EQ(told(two),
            "2.3.1: III Corps lays siege to Torgau\n"
            "2.3.1: The siege of Torgau begins, with 1 division (MD) more than in its garrison: unless it is relieved, "
            "it falls at the end of turn 8\n");
  EXPECT_EQ(told(two.back().dice), "how long Torgau holds out, in turns: 8 of 6 to 12\n");
  EXPECT_EQ(tell(two.back().cause), "order 1: besiege");
  const auto falls = [](int divisions, int thrown) {
    const State state = before_torgau(divisions);
    return after(state, besieges(state, "III Corps", {thrown})).sieges.at(0).falls.value;
  };
  EXPECT_EQ(falls(3, 8), 6);
  EXPECT_EQ(falls(4, 12), 8);
  EXPECT_EQ(falls(9, 6), 2);  // never sooner than the least, two turns
}

TEST(Rule231Sieges, WhoJoinsASiegeThrowsNoNewDie) {
  State state = besieged(2, 7);
  state.forces.push_back(corps("VI Corps", "Torgau"));
  EXPECT_EQ(told(besieges(state, "VI Corps", {})), "2.3.1: VI Corps lays siege to Torgau\n");
}

TEST(Rule231Sieges, AnInvestorMayPressOn) {
  State state = before_torgau(2);
  state.forces.front().duty = Duty::investing;
  EXPECT_EQ(after(state, besieges(state, "III Corps", {6})).forces.front().duty, Duty::besieging);
}

TEST(Rule231Sieges, TheInvestorTakesLossesEachTurn) {
  // 20 in a thousand of 1,800 foot and 100 gunners.
  const State state = besieged(2, 7);
  EXPECT_EQ(told(sieges(roads(), state)), "2.3.1: III Corps loses 38 men before Torgau\n");
  const Totals left = totals(force(after(state, sieges(roads(), state)), "III Corps").troops);
  EXPECT_EQ(left.infantry, Men{1764});
  EXPECT_EQ(left.gunners, Men{98});
  EXPECT_EQ(left.guns, Guns{8});
}

TEST(Rule231Sieges, InTheLastTurnTheGarrisonSurrendersAndTheBesiegersAreFree) {
  const State state = besieged(2, 1);
  EXPECT_EQ(told(sieges(roads(), state)),
            "2.3.1: III Corps loses 38 men before Torgau\n"
            "2.3.1: Torgau falls: Lauer (900 men, 0 guns) surrenders unconditionally\n"
            "2.3.1: Torgau is in the hands of France\n"
            "2.3.1: The siege of Torgau is over: it has fallen\n"
            "2.3.1: III Corps is free again at Torgau\n");
  const State later = after(state, sieges(roads(), state));
  EXPECT_EQ(later.forces.size(), 1U);
  EXPECT_EQ(later.owners.at(node("Torgau")), Side::france);
  EXPECT_TRUE(later.sieges.empty());
  EXPECT_EQ(force(later, "III Corps").duty, Duty::field);
}

TEST(Rule231Sieges, AFortressHoldsOutWhileARelievingForceIsBeforeIt) {
  State state = besieged(2, 1);
  state.forces.push_back(coalition(corps("Relief", "Torgau", 1)));
  EXPECT_EQ(told(sieges(roads(), state)),
            "2.3.1: III Corps loses 38 men before Torgau\n"
            "2.3.1: Torgau holds out: a force that comes to its relief is before it\n");
  State later = after(state, sieges(roads(), state));
  later.turn = {2};
  later.forces.pop_back();  // beaten off
  EXPECT_TRUE(after(later, sieges(roads(), later)).sieges.empty()) << "it falls a turn later";
}

TEST(Rule231Sieges, EndWhenTheBesiegersAreNoLongerMore) {
  const State state = besieged(1, 5);
  EXPECT_EQ(told(sieges(roads(), state)),
            "2.3.1: The siege of Torgau is over: the besiegers no longer outnumber the garrison\n"
            "2.3.1: III Corps only invests Torgau from now on\n");
}

TEST(Rule231Sieges, WhoIsSaidToBesiegeWhereNoSiegeWasBegunInvests) {
  State state = besieged(2, 5);
  state.sieges.clear();
  EXPECT_EQ(told(sieges(roads(), state)), "2.3.1: III Corps only invests Torgau from now on\n");
}

TEST(Rule231Sieges, EndWhenNobodyBesiegesOrNobodyHolds) {
  State lifted = besieged(2, 5);
  lifted.forces.front().duty = Duty::field;
  EXPECT_EQ(told(sieges(roads(), lifted)), "2.3.1: The siege of Torgau is over: nobody besieges it any more\n");
  State vacated = besieged(2, 5);
  vacated.forces.pop_back();
  EXPECT_EQ(told(sieges(roads(), vacated)),
            "2.3.1: The siege of Torgau is over: nobody holds it any more\n"
            "2.3.1: III Corps is free again at Torgau\n");
}

TEST(Rule231Sieges, AnInvestmentWithoutASiegeCostsNothing) {
  State state = before_torgau(2);
  state.forces.front().duty = Duty::investing;
  EXPECT_EQ(told(sieges(roads(), state)), "");
}

TEST(Rule231Sieges, RestWhileThereIsATruce) {
  State state = besieged(2, 1);
  state.truce = Truce{{3}, ""};
  EXPECT_EQ(told(sieges(roads(), state)), "4.2: The siege of Torgau rests while the truce lasts\n");
  EXPECT_EQ(after(state, sieges(roads(), state)).sieges.at(0).falls, Turn{2});
}

RC_GTEST_PROP(Rule231Sieges, LossesAreTheirShareToTheManAndNoUnitFallsBelowNothing, ()) {
  State state = besieged(*rc::gen::inRange(2, 6), 9);
  for (Formation& division : state.forces.front().troops.edit().formations)
    division.units.front().men = {*rc::gen::inRange(1, 2000)};
  const int before = totals(state.forces.front().troops).men().value;
  const State later = after(state, sieges(roads(), state));
  const int now = totals(later.forces.front().troops).men().value;
  RC_ASSERT(std::abs((before - now) * 1000 - before * roads().rules.siege.losses) <= 500);
  for (const Formation& division : later.forces.front().troops->formations)
    RC_ASSERT(division.units.front().men.value >= 0);
}

}  // namespace estafette::test::sieges_test
