#include "campaign/rules/battle/defeat.hpp"

#include "campaign/rules/fighting.hpp"
#include "campaign/rules/marching.hpp"
#include "campaign/state/questions.hpp"

#include <gtest/gtest.h>

namespace estafette::test::defeat_test {
namespace {

/// Two roads from Jena to the Coalition's fortress of Altenburg, one to the French Erfurt.
Theatre here() {
  return theatre({good("Erfurt", "Weimar"), good("Weimar", "Jena"), good("Jena", "Gera"), good("Gera", "Altenburg"),
                  good("Jena", "Naumburg"), good("Naumburg", "Altenburg")},
                 {"Erfurt", "Altenburg"});
}

/// III Corps has come from Weimar and met Yorck at Jena; both have their depots behind them.
State at_jena() {
  return next_turn(
      with({garrison(division("Durutte", "Erfurt")), coalition(garrison(division("Zielinsky", "Altenburg"))),
            supplied_along(corps("III Corps", "Jena"), "Jena - Weimar - Erfurt"),
            supplied_along(coalition(corps("Yorck", "Jena")), "Jena - Gera - Altenburg")}));
}

Contact contact() {
  return met("Jena", {"III Corps"}, {"Yorck"}, "Weimar");
}

Battle won_by(Side side, const std::vector<std::string>& reserves = {}) {
  return judged(contact(), side, VictoryLevel::minor, reserves);
}

std::string what_follows(const State& state, const Battle& battle) {
  return told(defeat(here(), state, contact(), battle));
}

State later(const State& state, const Battle& battle) {
  return after(state, defeat(here(), state, contact(), battle));
}

State exhausted_until(State state, const std::string& name, int turn) {
  find_force(state, force(state, name).id)->exhausted_until = {turn};
  return state;
}

State without_a_man_in(State state, const std::string& name) {
  Formation& troops = find_force(state, force(state, name).id)->troops.edit();
  for (Formation& division : troops.formations)
    for (Unit& unit : division.units) unit.men = {};
  for (Unit& unit : troops.units) unit.men = {};
  return state;
}

State also(State state, Force force) {
  state.forces.push_back(std::move(force));
  return state;
}

}  // namespace

TEST(Rule41Defeat, WhoLosesABattleIsExhaustedForThreeTurnsAndGoesBackAlongItsLine) {
  EXPECT_EQ(what_follows(at_jena(), won_by(Side::france)),
            "4.1: Yorck has lost battle 1 at Jena and is exhausted until turn 4\n"
            "5.5: Yorck goes back from Jena to Gera, along its line\n");
  const State state = later(at_jena(), won_by(Side::france));
  EXPECT_EQ(force(state, "Yorck").at, node("Gera"));
  EXPECT_EQ(force(state, "III Corps").at, node("Jena")) << "the victor stays";
  EXPECT_FALSE(exhausted(state, force(state, "III Corps")));
}

TEST(Rule41Defeat, TheThreeTurnsCountFromTheBattleWheneverItIsJudged) {
  State state = at_jena();
  state.turn = {3};
  EXPECT_EQ(force(later(state, won_by(Side::france)), "Yorck").exhausted_until, Turn{4});
}

TEST(Rule41Defeat, ABeatenAttackerGoesBackToWhereItCameFrom) {
  State state = at_jena();
  find_force(state, {"iii-corps"})->line = {};  // the line has nothing to do with it
  EXPECT_EQ(what_follows(state, won_by(Side::coalition)),
            "4.1: III Corps has lost battle 1 at Jena and is exhausted until turn 4\n"
            "5.5: III Corps goes back from Jena to Weimar, where it came from\n");
}

TEST(Rule41Defeat, ADrawExhaustsAndMovesNobody) {
  const Battle drawn = judged(contact(), std::nullopt);
  EXPECT_EQ(what_follows(at_jena(), drawn),
            "4.1: Battle 1 at Jena is drawn: nobody is exhausted, and all stay where they are\n");
  EXPECT_EQ(later(at_jena(), drawn), at_jena());
}

TEST(Rule41Defeat, ReservesAreNotExhaustedButCannotStay) {
  State state = also(at_jena(), supplied_along(coalition(corps("Kleist", "Jena")), "Jena - Gera - Altenburg"));
  Contact both = contact();
  both.defenders.push_back({"kleist"});
  EXPECT_EQ(told(defeat(here(), state, both, won_by(Side::france, {"Kleist"}))),
            "4.1: Yorck has lost battle 1 at Jena and is exhausted until turn 4\n"
            "5.5: Yorck goes back from Jena to Gera, along its line\n"
            "5.5: Kleist goes back from Jena to Gera, along its line\n");
}

TEST(Rule41Defeat, MarchersToTheGunsAreExhaustedWhereTheyCameFrom) {
  State state = also(at_jena(), coalition(corps("Kleist", "Naumburg")));
  Contact guns = contact();
  guns.to_the_guns = {{{"kleist"}, node("Naumburg"), false}};
  EXPECT_EQ(
      told(defeat(here(), state, guns, won_by(Side::france))),
      "4.1: Yorck has lost battle 1 at Jena and is exhausted until turn 4\n"
      "5.5: Yorck goes back from Jena to Gera, along its line\n"
      "4.1: Kleist has lost battle 1 at Jena and is exhausted until turn 4; it is at Naumburg, where it came from\n");
}

TEST(Rule41Defeat, AForceWithoutAManLeftIsNoMore) {
  const State state = without_a_man_in(at_jena(), "Yorck");
  EXPECT_EQ(what_follows(state, won_by(Side::france)), "4.1: Yorck has nobody left: it is destroyed\n");
}

TEST(Rule42Peace, ACorpsOfTheBeatenThatIsLostCountsAsExhaustedAndAVictorsDoesNot) {
  const State lost = later(without_a_man_in(at_jena(), "Yorck"), won_by(Side::france));
  ASSERT_EQ(lost.lost_corps.size(), 1U);
  EXPECT_EQ(lost.lost_corps.front().name, "Yorck");
  EXPECT_EQ(lost.lost_corps.front().until, Turn{4});
  EXPECT_TRUE(later(without_a_man_in(at_jena(), "Yorck"), won_by(Side::coalition)).lost_corps.empty());
}

TEST(Rule41Defeat, AVictorWithoutAManLeftHoldsNothingEither) {
  // 5.1: "an enemy force of at least MD strength"; after a draw it is the same.
  const State state = without_a_man_in(at_jena(), "III Corps");
  EXPECT_EQ(what_follows(state, won_by(Side::france)),
            "4.1: III Corps has nobody left: it is destroyed\n"
            "4.1: Yorck has lost battle 1 at Jena and is exhausted until turn 4\n"
            "5.5: Yorck goes back from Jena to Gera, along its line\n");
  EXPECT_EQ(what_follows(without_a_man_in(state, "Yorck"), judged(contact(), std::nullopt)),
            "4.1: III Corps has nobody left: it is destroyed\n"
            "4.1: Yorck has nobody left: it is destroyed\n"
            "4.1: Battle 1 at Jena is drawn: nobody is exhausted, and all stay where they are\n");
}

TEST(Rule41SecondDefeat, AnExhaustedForceThatLosesAgainIsAGarrisonForSixTurns) {
  const State state = exhausted_until(at_jena(), "Yorck", 2);
  EXPECT_EQ(what_follows(state, won_by(Side::france)),
            "4.1: Yorck, already exhausted, has lost battle 1 at Jena and is exhausted until turn 4\n"
            "4.1: Yorck withdraws from Jena via Gera to the nearest fortress, Altenburg\n"
            "4.1: Yorck is in garrison at Altenburg and may not leave it until turn 7 is over\n");
  const Force yorck = force(later(state, won_by(Side::france)), "Yorck");
  EXPECT_EQ(yorck.at, node("Altenburg"));
  EXPECT_EQ(yorck.duty, Duty::garrison);
  EXPECT_EQ(yorck.tied_until, Turn{7}) << "turns 2 to 7";
}

TEST(Rule41SecondDefeat, ExhaustionThatWasOverBeforeTheBattleDoesNotCount) {
  const State state = exhausted_until(at_jena(), "Yorck", 0);
  EXPECT_EQ(force(later(state, won_by(Side::france)), "Yorck").at, node("Gera"));
}

TEST(Rule41SecondDefeat, TwoBattlesLostInOneTurnExhaustOnce) {
  const State once = later(at_jena(), won_by(Side::france));
  State state = once;
  Contact second = met("Gera", {"VI Corps"}, {"Yorck"}, "Jena", 2);
  EXPECT_EQ(told(defeat(here(), state, second, judged(second, Side::france))),
            "4.1: Yorck has lost battle 2 at Gera and is exhausted until turn 4\n"
            "5.5: Yorck goes back from Gera to Altenburg, along its line\n");
}

TEST(Rule41SecondDefeat, ABattleThatAnExploitMarchHasBroughtOnIsAFurtherOneThoughOfTheSameTurn) {
  Contact again = contact();
  again.beaten = ids({"Yorck"});
  const State state = exhausted_until(at_jena(), "Yorck", 4);
  EXPECT_EQ(told(defeat(here(), state, again, judged(again, Side::france))),
            "4.1: Yorck, already exhausted, has lost battle 1 at Jena and is exhausted until turn 4\n"
            "4.1: Yorck withdraws from Jena via Gera to the nearest fortress, Altenburg\n"
            "4.1: Yorck is in garrison at Altenburg and may not leave it until turn 7 is over\n");
}

TEST(Rule41SecondDefeat, TheNearestFortressOnItsLineIsTheOneUnlessItIsTheEnemys) {
  const Theatre fortified =
      theatre({good("Weimar", "Jena"), good("Jena", "Gera"), good("Gera", "Altenburg")}, {"Gera", "Altenburg"});
  State state = exhausted_until(at_jena(), "Yorck", 2);
  const auto refuge = [&] {
    return force(after(state, defeat(fortified, state, contact(), won_by(Side::france))), "Yorck").at;
  };
  EXPECT_EQ(refuge(), node("Gera")) << "nobody's";
  state.owners.edit()[node("Gera")] = Side::france;
  EXPECT_EQ(refuge(), node("Altenburg"));
}

TEST(Rule41SecondDefeat, AFortressInTheNodeOfTheBattleIsTheNearest) {
  const Theatre fortified =
      theatre({good("Weimar", "Jena"), good("Jena", "Gera"), good("Gera", "Altenburg")}, {"Jena", "Altenburg"});
  State state = exhausted_until(at_jena(), "Yorck", 2);
  state.owners.edit()[node("Jena")] = Side::coalition;
  EXPECT_EQ(told(defeat(fortified, state, contact(), won_by(Side::france))),
            "4.1: Yorck, already exhausted, has lost battle 1 at Jena and is exhausted until turn 4\n"
            "4.1: Yorck is in garrison at Jena and may not leave it until turn 7 is over\n");
}

TEST(Rule41SecondDefeat, WhereItsLineIsCutItTakesAnotherOpenRoad) {
  const State state = also(exhausted_until(at_jena(), "Yorck", 2), corps("VI Corps", "Gera"));
  EXPECT_EQ(what_follows(state, won_by(Side::france)),
            "4.1: Yorck, already exhausted, has lost battle 1 at Jena and is exhausted until turn 4\n"
            "4.1: Yorck withdraws from Jena via Naumburg to the nearest fortress, Altenburg\n"
            "4.1: Yorck is in garrison at Altenburg and may not leave it until turn 7 is over\n");
}

TEST(Rule41SecondDefeat, WhoCanReachNoFortressGoesBackLikeOthers) {
  const State state =
      also(also(exhausted_until(at_jena(), "Yorck", 2), corps("VI Corps", "Altenburg")), corps("XI Corps", "Naumburg"));
  EXPECT_EQ(what_follows(state, won_by(Side::france)),
            "4.1: Yorck, already exhausted, has lost battle 1 at Jena and is exhausted until turn 4\n"
            "4.1: Yorck should withdraw into a fortress, but no open road leads to one that it may garrison\n"
            "5.5: Yorck goes back from Jena to Gera, along its line\n");
}

TEST(Rule41SecondDefeat, AMarcherToTheGunsWithdrawsFromWhereItStands) {
  State state = also(at_jena(), supplied_along(coalition(corps("Kleist", "Naumburg")), "Naumburg - Altenburg"));
  state = exhausted_until(state, "Kleist", 1);
  Contact guns = contact();
  guns.to_the_guns = {{{"kleist"}, node("Naumburg"), false}};
  const State gone = after(state, defeat(here(), state, guns, won_by(Side::france)));
  EXPECT_EQ(force(gone, "Kleist").at, node("Altenburg"));
  EXPECT_EQ(force(gone, "Kleist").duty, Duty::garrison);
}

TEST(Rule41SecondDefeat, AMarcherWithoutAFortressToGoToStaysWhereItStands) {
  State state = also(at_jena(), coalition(corps("Kleist", "Weimar")));
  state = also(exhausted_until(state, "Kleist", 1), corps("VI Corps", "Erfurt"));
  Contact guns = contact();
  guns.to_the_guns = {{{"kleist"}, node("Weimar"), false}};
  const State later = after(state, defeat(here(), state, guns, won_by(Side::france)));
  EXPECT_EQ(force(later, "Kleist").at, node("Weimar")) << "Jena and Erfurt are French";
  EXPECT_EQ(force(later, "Kleist").duty, Duty::field);
}

TEST(Rule41SecondDefeat, AFortressThatIsNobodysIsARefugeWhereNoEnemyStands) {
  const Theatre fortified = theatre({good("Weimar", "Jena"), good("Jena", "Naumburg")}, {"Naumburg", "Jena"});
  State state = next_turn(with({corps("III Corps", "Jena"), coalition(corps("Kleist", "Naumburg"))}));
  state = exhausted_until(state, "Kleist", 1);
  Contact guns = contact();
  guns.to_the_guns = {{{"kleist"}, node("Naumburg"), false}};
  const State shut_up = after(state, defeat(fortified, state, guns, won_by(Side::france)));
  EXPECT_EQ(force(shut_up, "Kleist").duty, Duty::garrison);
  EXPECT_EQ(force(shut_up, "Kleist").at, node("Naumburg"));
  find_force(state, {"kleist"})->at = node("Jena");
  const State gone = after(state, defeat(fortified, state, guns, won_by(Side::france)));
  EXPECT_EQ(force(gone, "Kleist").at, node("Naumburg")) << "Jena is full of French";
}

TEST(Rule52Capture, APontoonTrainIsCapturedWithTheForceThatIsDefeated) {
  State state = at_jena();
  state.pieces = {piece("Coalition train", PieceKind::pontoon_train, "Jena", "Yorck")};
  state.pieces[0].side = Side::coalition;
  EXPECT_EQ(what_follows(state, won_by(Side::france)),
            "5.2: Coalition train is taken with Yorck at Jena by III Corps\n"
            "4.1: Yorck has lost battle 1 at Jena and is exhausted until turn 4\n"
            "5.5: Yorck goes back from Jena to Gera, along its line\n");
  const Piece train = later(state, won_by(Side::france)).pieces[0];
  EXPECT_EQ(train.side, Side::france);
  EXPECT_EQ(train.at, node("Jena"));
  EXPECT_EQ(later(state, won_by(Side::coalition)).pieces[0].side, Side::coalition);
}

TEST(Rule52Capture, TheBeatenStillCrossTheirBridgeOfBoatsBeforeItIsTaken) {
  State state = at_jena();
  find_force(state, {"yorck"})->line = {node("Erfurt"), way("Jena - Erfurt"), false};
  state.forces.erase(state.forces.begin());
  state.pieces = {piece("Coalition train", PieceKind::pontoon_train, "Jena")};
  state.pieces[0].side = Side::coalition;
  state.bridges = {{state.pieces[0].id, node("Jena"), node("Erfurt"), "Elbe", BridgeStage::standing}};
  EXPECT_EQ(what_follows(state, won_by(Side::france)),
            "4.1: Yorck has lost battle 1 at Jena and is exhausted until turn 4\n"
            "5.5: Yorck goes back from Jena to Erfurt, along its line\n"
            "5.2: Coalition train is taken at Jena by III Corps, and its bridge is gone\n");
  EXPECT_TRUE(later(state, won_by(Side::france)).bridges.empty());
}

TEST(Rule52Capture, ATrainWithAReserveIsSaved) {
  State state = also(at_jena(), supplied_along(coalition(corps("Kleist", "Jena")), "Jena - Gera - Altenburg"));
  state.pieces = {piece("Coalition train", PieceKind::pontoon_train, "Jena", "Kleist")};
  state.pieces[0].side = Side::coalition;
  const Piece train = later(state, won_by(Side::france, {"Kleist"})).pieces[0];
  EXPECT_EQ(train.side, Side::coalition);
  EXPECT_EQ(train.at, node("Gera"));
}

TEST(Rule411Headquarters, HeadquartersAndNapoleonGoBackWithTheBeaten) {
  State state = at_jena();
  state.pieces = {piece("Headquarters", PieceKind::headquarters, "Jena", "III Corps"),
                  piece("Napoleon", PieceKind::chief, "Jena")};
  EXPECT_EQ(what_follows(state, won_by(Side::coalition)),
            "4.1: III Corps has lost battle 1 at Jena and is exhausted until turn 4\n"
            "5.5: III Corps goes back from Jena to Weimar, where it came from\n"
            "4.1.1: Napoleon rides away from Jena to Weimar\n");
  for (const Piece& one : later(state, won_by(Side::coalition)).pieces) EXPECT_EQ(one.at, node("Weimar"));
}

TEST(Rule411Headquarters, TheyAreNotTakenEvenIfTheirForceIs) {
  State state = also(also(at_jena(), coalition(corps("Kleist", "Weimar"))), coalition(corps("Bülow", "Naumburg")));
  state.forces.push_back(coalition(corps("Sacken", "Gera")));
  state.pieces = {piece("Napoleon", PieceKind::chief, "Jena", "III Corps")};
  EXPECT_EQ(what_follows(state, won_by(Side::coalition)),
            "4.1: III Corps has lost battle 1 at Jena and is exhausted until turn 4\n"
            "5.5: III Corps (2,800 men, 8 guns) has no way out of Jena: it lays down its arms\n"
            "4.1.1: Napoleon rides away from Jena to Erfurt\n");
}

}  // namespace estafette::test::defeat_test
