// What the rules refuse when a letter is read, and what they leave to the turn.
#include "campaign/orders/letters.hpp"
#include "campaign/orders/lodging.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::test::checks_test {
namespace {

Sighting sighting_of(const std::string& name, const std::string& at) {
  Sighting sighting;
  sighting.node = node(at);
  sighting.whom = force(forces_of_1813(), name).id;
  return sighting;
}

}  // namespace

TEST(Rule11Lodging, TwoMarchesOfOneForceAreRefusedWithTheLineOfTheFirst) {
  EXPECT_EQ(answer("III Corps: march Weissenfels\n\nIII Corps: force march Zeitz"),
            "III Corps: march Weissenfels\nletter:3: found \"III Corps: force march Zeitz\"; expected one march a turn "
            "(2.1). It conflicts with line 1: leave one of them out\n");
}

TEST(Rule11Lodging, WhoStandsDoesNotMarchButMayWithdraw) {
  EXPECT_EQ(answer("III Corps: stand; withdraw if attacked; march Weissenfels"),
            "III Corps: stand\nIII Corps: withdraw if attacked\nletter:1: found \"march Weissenfels\"; expected either "
            "a march or a stand, since a force that stands may not march (5.5). It conflicts with line 1: leave "
            "one of them out\n");
}

TEST(Rule11Lodging, ARallyAndAMarchOfEitherCannotBothBe) {
  const std::string refused =
      "expected either a rally or a march, since a rally takes a whole turn without moving (4.1). It conflicts with "
      "line 1: leave one of them out\n";
  EXPECT_EQ(
      answer("rally VI Corps\nVI Corps: march Weissenfels"),
      "Army of the Main headquarters: rally VI Corps\nletter:2: found \"VI Corps: march Weissenfels\"; " + refused);
  EXPECT_EQ(answer("III Corps: march Weissenfels\nArmy of the Main HQ: rally VI Corps"),
            "III Corps: march Weissenfels\nletter:2: found \"Army of the Main HQ: rally VI Corps\"; " + refused);
}

TEST(Rule11Lodging, AMarchThatIsTooFarIsToldHowFarItComes) {
  EXPECT_EQ(
      answer("VIII Corps: march Weissenfels"),
      "letter:1: found \"VIII Corps: march Weissenfels\"; expected an order that rule 2.2 allows. VIII Corps would "
      "need 4 nodes for this march (3 on the road, 1 for the Saale) and has 3 on a good road. A force march would get "
      "it there\n");
  EXPECT_EQ(
      answer("III Corps: force march Leipzig - Wurzen - Oschatz"),
      "letter:1: found \"III Corps: force march Leipzig - Wurzen - Oschatz\"; expected an order that rule 2.1 "
      "allows. III Corps would need 7 nodes for this march (5 on the road, 1 for the White Elster, 1 for the Mulde) "
      "and has 4 on a good road, forced march included. It can get as far as Leipzig\n");
}

TEST(Rule11Lodging, LaterLinesFindThingsAsTheEarlierOnesLeaveThem) {
  EXPECT_EQ(answer("XI Corps: march Wittenberg\nXI Corps: garrison Wittenberg with 31st Division\n"),
            "XI Corps: march Wittenberg\nXI Corps: garrison Wittenberg with 31st Division\n");
  EXPECT_EQ(answer("XI Corps: garrison Wittenberg with 31st Division"),
            "letter:1: found \"XI Corps: garrison Wittenberg with 31st Division\"; expected an order that rule 2.3.1 "
            "allows. XI Corps is at Coswig, not at Wittenberg\n");
  EXPECT_EQ(
      answer("III Corps: detach 9th Division\n9th Division: attach to III Corps\n9th Division: stand"),
      "III Corps: detach 9th Division\n9th Division: attach to III Corps\nletter:3: found \"9th Division\"; expected "
      "a force, headquarters or train of your side. 9th Division is part of III Corps: first write \"III Corps: detach "
      "9th Division\"\n");
}

TEST(Rule13Corps, DivisionsThatActAloneAreMadeACorpsWhichTakesOrdersAtOnce) {
  State state = forces_of_1813();
  state.forces.push_back(division("24th Division", "Naumburg"));
  state.forces.push_back(division("25th Division", "Naumburg"));
  EXPECT_EQ(answer(state, "form VII Corps from 24th, 25th Division under Reynier\nVII Corps: march Weissenfels"),
            "form VII Corps from 24th Division, 25th Division under Reynier\nVII Corps: march Weissenfels\n");
  EXPECT_EQ(
      answer(state, "III Corps, VIII Corps: stand\nform VII Corps from 24th and 25th Division\nmarch Weissenfels"),
      "III Corps: stand\nVIII Corps: stand\nform VII Corps from 24th Division, 25th Division\nVII Corps: march "
      "Weissenfels\n")
      << "a line without a name goes on with the new corps";
  EXPECT_EQ(
      answer(state, "24th Division: join 25th Division\nIII Corps: attach to VIII Corps"),
      "24th Division: attach to 25th Division\nletter:2: found \"III Corps: attach to VIII Corps\"; expected an order "
      "that rule 1.3 allows. III Corps is at Naumburg, VIII Corps at Weimar\n");
  EXPECT_EQ(answer(state, "form VII Corps from 9th Division, 24th Division"),
            "letter:1: found \"9th Division\"; expected a division of your side that acts alone. It is part of III "
            "Corps: first write \"III Corps: detach 9th Division\"\n");
}

TEST(Rule21Capacity, ALetterIsToldAtOnceWhichRoadCouldNeverTakeTheCorps) {
  State state = forces_of_1813();
  state.forces.push_back(corps("XIV Corps", "Leipzig", 6));
  state.forces.erase(std::find_if(state.forces.begin(), state.forces.end(),
                                  [](const Force& one) { return one.name == "Kleist's Corps"; }));
  const std::string told = answer(state, "XIV Corps: march Eilenburg");
  EXPECT_NE(
      told.find("expected an order that rule 2.1 allows. The road from Leipzig to Eilenburg takes 5 divisions (MD) "
                "in a half-week, and XIV Corps has 6: either divide it (detach some of its divisions), or let it "
                "take another road"),
      std::string::npos)
      << told;
}

TEST(Rule11Lodging, ABridgeTakesAWholeTurn) {
  EXPECT_EQ(
      answer("XI Corps: march Wittenberg\nXI Corps: bridge at Wittenberg to Wörlitz"),
      "XI Corps: march Wittenberg\nletter:2: found \"XI Corps: bridge at Wittenberg to Wörlitz\"; expected an order "
      "that rule 5.2 allows. Army of the Main pontoon train marches with XI Corps this turn, and a bridge of boats "
      "takes a whole turn\n");
}

TEST(Rule11Lodging, WhatLastTurnsMarchesSpentIsForgotten) {
  State state = forces_of_1813();
  find_force(state, {"iii-corps"})->marched = 3;
  EXPECT_EQ(answer(state, "III Corps: march Weissenfels"), "III Corps: march Weissenfels\n");
}

TEST(Rule11Lodging, AnEnemyWhomNobodyHasSeenHindersNothingBeforeTheTurn) {
  State state = forces_of_1813();
  find_force(state, {"1st-division"})->at = node("Erfurt");  // so that Kleist is not known either
  state.truce = Truce{{5}, ""};
  EXPECT_EQ(answer(state, "VI Corps: march Zeitz"), "VI Corps: march Zeitz\n");
  state.known[Side::france] = {sighting_of("Yorck's Corps", "Altenburg")};
  EXPECT_EQ(
      answer(state, "VI Corps: march Zeitz"),
      "letter:1: found \"VI Corps: march Zeitz\"; expected an order that rule 4.2 allows. There is a truce until turn "
      "5, and VI Corps would end closer to the enemy than it is now\n");
}

TEST(Rule11Lodging, AnEnemyInTheSameNodeIsKnown) {
  EXPECT_EQ(
      answer("1st Division: march Halle"),
      "letter:1: found \"1st Division: march Halle\"; expected an order that rule 5.5 allows. 1st Division shares "
      "Leipzig with an enemy force: it may only go back, along its line or as it came, and it has no way "
      "back\n");
}

TEST(Rule53Letters, EnemiesInTheSameNodeAreCalledAsTheScoutsCallThem) {
  State state = forces_of_1813();
  state.forces.push_back(coalition(corps("Blücher's Corps", "Leipzig", 3)));
  Sighting vague = sighting_of("Kleist's Corps", "Leipzig");
  vague.name = "a corps";
  Sighting named = sighting_of("Kleist's Corps", "Leipzig");
  named.whom = {"blucher-s-corps"};
  named.name = "Blücher's Corps";
  state.known[Side::france] = {vague, named};
  EXPECT_NE(answer(state, "1st Division: march Halle").find("shares Leipzig with a corps and Blücher's Corps: it may"),
            std::string::npos)
      << answer(state, "1st Division: march Halle");
}

TEST(Rule53Letters, HowManyAGarrisonIsStaysWithTheUmpire) {
  State state = forces_of_1813();
  state.forces.push_back(coalition(corps("Besiegers", "Torgau", 2)));
  state.owners.edit()[node("Torgau")] = Side::france;
  const std::string besiege = "Besiegers: besiege Torgau\n";
  EXPECT_EQ(answer(state, besiege, Side::coalition), besiege) << "one division is known to be there";
  state.forces.back() = coalition(division("Besiegers", "Torgau"));
  EXPECT_NE(answer(state, besiege, Side::coalition)
                .find("It takes more divisions (MD) to besiege Torgau than its garrison has: 1 would be too few"),
            std::string::npos)
      << answer(state, besiege, Side::coalition);
  const std::string invest = "Besiegers: invest Torgau\n";
  state.forces.push_back(garrison(corps("Durutte", "Torgau", 3)));
  EXPECT_EQ(answer(state, invest, Side::coalition), invest) << "that there are too few, the turn will show";
}

TEST(Rule53Letters, WhatTheSideDoesNotKnowIsForTheUmpireAlone) {
  const State state = forces_of_1813();
  const auto lines = read_orders(theatre_1813(), state, Side::france, "1st Division: march Halle", "letter");
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_EQ(lines[0].for_umpire,
            std::vector<std::string>{"1st Division: march Halle: 1st Division shares Leipzig with Kleist's Corps: it "
                                     "may only go back, along its line or as it came, and it has no way back (5.5)"});
}

TEST(Rule53Letters, AFortressThatScoutsFoundEmptyBarsNothing) {
  State state = forces_of_1813();
  state.forces.push_back(coalition(with_cavalry(corps("Scouts", "Herzberg", 2), 500)));
  state.owners.edit()[node("Torgau")] = Side::france;
  const std::string letter = "Scouts: march Torgau\n";
  EXPECT_NE(answer(state, letter, Side::coalition), letter);
  state.known[Side::coalition] = {};
  EXPECT_EQ(answer(state, letter, Side::coalition), letter);
}

TEST(Rule11Lodging, TheGarrisonOfAFortressThatTheEnemyHoldsIsKnownToAll) {
  State state = forces_of_1813();
  state.forces.push_back(coalition(corps("Kleist's Corps 2", "Herzberg", 2)));
  const std::string letter = "Kleist's Corps 2: march Torgau";
  EXPECT_EQ(answer(state, letter, Side::coalition), "Kleist's Corps 2: march Torgau\n");
  state.owners.edit()[node("Torgau")] = Side::france;
  EXPECT_NE(answer(state, letter, Side::coalition).find("barred by the garrison of Torgau"), std::string::npos);
}

}  // namespace estafette::test::checks_test
