#include "campaign/rules/supply/reinforcements.hpp"

#include "campaign/rules/depots.hpp"

#include <gtest/gtest.h>

namespace estafette::test::reinforcements_test {
namespace {

/// II Corps may come to Weimar from turn 3 on, with a chance of 40 in 100; III Corps holds Erfurt.
State expecting(const Force& force, int chance = 40) {
  State state = with({garrison(corps("Erfurt", "Erfurt", 1))});
  state.turn = {3};
  Reinforcement expected;
  expected.force = force;
  expected.earliest = {3};
  expected.chance = chance;
  state.expected.edit() = {expected};
  return state;
}

State expecting_ii_corps(int chance = 40) {
  return expecting(corps("II Corps", "Weimar"), chance);
}

std::vector<Event> arrivals(const State& state, const std::vector<int>& dice = {}) {
  DiceCup cup(1, state.turn, dice);
  return reinforcements(with_depots(), state, cup);
}

}  // namespace

TEST(Rule54Reinforcements, ADieSaysFromTheirTurnOnWhetherTheyCome) {
  EXPECT_EQ(told(arrivals(expecting_ii_corps(), {40})),
            "5.4: Reinforcements at Weimar: II Corps (2,800 men, 8 guns)\n");
  EXPECT_EQ(told(arrivals(expecting_ii_corps(), {41})), "5.4: Not ready yet: II Corps\n");
  State early = expecting_ii_corps();
  early.turn = {2};
  EXPECT_EQ(told(arrivals(early, {1})), "");
}

TEST(Rule54Reinforcements, EveryDieIsInTheJournalWhateverItSaid) {
  EXPECT_EQ(told(arrivals(expecting_ii_corps(), {40})[0].dice),
            "whether II Corps is ready, up to 40: 40 of 1 to 100\n");
  EXPECT_EQ(arrivals(expecting_ii_corps(), {99})[0].dice[0].value, 99);
  EXPECT_TRUE(arrivals(expecting_ii_corps(100))[0].dice.empty()) << "who comes in any case throws none";
}

TEST(Rule54Reinforcements, TheyStandOnTheMapWithTheirMenAsEstablishment) {
  const State state = expecting_ii_corps(100);
  const State later = after(state, arrivals(state));
  EXPECT_TRUE(later.expected.empty());
  EXPECT_EQ(force(later, "II Corps").at, node("Weimar"));
  EXPECT_EQ(later.establishment.at("ii-corps-1.1"), 900);
  EXPECT_EQ(later.batteries.at("ii-corps.guns"), 8);
}

TEST(Rule54Reinforcements, ANewArmyAndItsHeadquartersComeWithTheFirstOfItsForces) {
  State state = expecting_ii_corps(100);
  state.expected.edit()[0].army = Army{"north", "Army of the North", Side::france, "Bernadotte", {}, "Sweden"};
  state.expected.edit()[0].pieces = {{{"hq"}, PieceKind::headquarters, "Headquarters", Side::france, "north", {}, {}}};
  state.expected.edit().push_back(state.expected.at(0U));
  state.expected.edit()[1].force.id = {"second"};
  state.expected.edit()[1].pieces.clear();
  const State later = after(state, arrivals(state));
  EXPECT_EQ(later.armies.size(), 1U);
  ASSERT_EQ(later.pieces.size(), 1U);
  EXPECT_EQ(later.pieces[0].at, node("Weimar"));
  EXPECT_EQ(later.pieces[0].with.slug, "ii-corps");
}

TEST(Rule54Reinforcements, WhoNeedsANationWaitsUntilItFightsOnHisSide) {
  State state = expecting(coalition(corps("Klenau", "Burg")), 100);
  state.expected.edit()[0].needs = "Austria";
  EXPECT_EQ(told(arrivals(state)), "");
  state.nations = {{"Austria", Side::france}};
  EXPECT_EQ(told(arrivals(state)), "");
  state.nations = {{"Austria", Side::coalition}};
  EXPECT_EQ(told(arrivals(state)), "5.4: Reinforcements at Burg: Klenau (2,800 men, 8 guns)\n");
}

TEST(Rule54Reinforcements, TheyBelongToTheSideThatTheirNationHasChosen) {
  Force klenau = coalition(corps("Klenau", "Weimar"));
  klenau.nation = "Austria";
  klenau.army = "bohemia";
  State state = expecting(klenau, 100);
  state.expected.edit()[0].needs = "Austria";
  state.expected.edit()[0].army = Army{"bohemia", "Army of Bohemia", Side::coalition, "Schwarzenberg", {}, "Austria"};
  EXPECT_EQ(told(arrivals(state)), "") << "she has not chosen";
  state.nations = {{"Austria", Side::france}};
  EXPECT_EQ(told(arrivals(state)),
            "4.4: The troops that are still expected of Austria will come to France\n"
            "5.4: Reinforcements at Weimar: Klenau (2,800 men, 8 guns)\n");
  const State later = after(state, arrivals(state));
  EXPECT_EQ(force(later, "Klenau").side, Side::france);
  EXPECT_EQ(force(later, "Klenau").army, "bohemia");
  EXPECT_EQ(later.armies.front().side, Side::france);
}

TEST(Rule54Reinforcements, WhoWasToJoinAnArmyOfTheOtherSideJoinsNone) {
  Force wrede = corps("Wrede", "Weimar");
  wrede.nation = "Bavaria";
  wrede.army = "main";
  State state = expecting(wrede, 100);
  state.armies = {Army{"main", "Army of the Main", Side::france, "Napoleon", {}, "France"}};
  state.nations = {{"Bavaria", Side::coalition}};
  const State later = after(state, arrivals(state));
  EXPECT_EQ(force(later, "Wrede").side, Side::coalition);
  EXPECT_EQ(force(later, "Wrede").army, "");
}

TEST(Rule54Reinforcements, WhosePlaceIsTheEnemysComesToTheNearestOpenFortress) {
  const std::string elsewhere =
      "5.4: Reinforcements at Erfurt, since Weimar is not free: II Corps (2,800 men, 8 guns)\n";
  State occupied = expecting_ii_corps(100);
  occupied.forces.push_back(coalition(corps("Yorck", "Weimar")));
  EXPECT_EQ(told(arrivals(occupied)), elsewhere);
  State owned = expecting_ii_corps(100);
  owned.owners.edit() = {{node("Weimar"), Side::coalition}};
  EXPECT_EQ(told(arrivals(owned)), elsewhere);
}

TEST(Rule54Reinforcements, WhoFindsNoPlaceWaitsAndThrowsNoDie) {
  State state = expecting_ii_corps();
  state.owners.edit() = {{node("Weimar"), Side::coalition}};
  state.forces.push_back(coalition(corps("Yorck", "Erfurt")));
  EXPECT_EQ(told(arrivals(state, {1})), "5.4: No place is free yet for II Corps at Weimar\n");
}

TEST(Rule54Reinforcements, NeutralGroundIsNotFree) {
  State state = expecting_ii_corps(100);
  state.neutral.edit() = {node("Weimar")};
  EXPECT_EQ(told(arrivals(state)),
            "5.4: Reinforcements at Erfurt, since Weimar is not free: II Corps (2,800 men, 8 guns)\n");
}

TEST(Rule54Reinforcements, AGarrisonAndWhoComesOverTheSeaComeToTheirPlaceOrNotAtAll) {
  State sea = expecting_ii_corps(100);
  sea.owners.edit() = {{node("Weimar"), Side::coalition}};
  sea.expected.edit()[0].elsewhere = false;
  EXPECT_EQ(told(arrivals(sea)), "5.4: No place is free yet for II Corps at Weimar\n");
  State fortress = expecting(garrison(corps("Burg garrison", "Burg", 1)), 100);
  fortress.owners.edit() = {{node("Burg"), Side::coalition}};
  EXPECT_EQ(told(arrivals(fortress)), "5.4: No place is free yet for Burg garrison at Burg\n");
}

TEST(Rule54Reinforcements, AnArrivalIsToldToItsOwnSideAloneAndAFailureToNeither) {
  EXPECT_EQ(arrivals(expecting_ii_corps(100))[0].forces, (std::vector<ForceId>{{"ii-corps"}}));
  const Event late = arrivals(expecting_ii_corps(), {99})[0];
  EXPECT_EQ(late.forces, (std::vector<ForceId>{{"ii-corps"}})) << "who is not on the map is of no side in a dispatch";
}

}  // namespace estafette::test::reinforcements_test
