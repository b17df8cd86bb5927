#include "campaign/rules/battle/pursuit.hpp"

#include "campaign/rules/deal_losses.hpp"
#include "campaign/rules/fighting.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/telling/telling.hpp"
#include "converter/orbat/totals.hpp"

#include <gtest/gtest.h>

namespace estafette::test::pursuit_test {
namespace {

Theatre here() {
  return theatre({good("Weimar", "Jena"), good("Jena", "Gera"), good("Gera", "Altenburg")}, {"Weimar", "Altenburg"});
}

/// III Corps has met Yorck at Jena. Near are I Cavalry Corps (1,200 horse) and Kleist, who has 600.
State at_jena() {
  return next_turn(with({corps("III Corps", "Jena", 2), cavalry_corps("I Cavalry Corps", "Weimar"),
                         coalition(with_cavalry(corps("Yorck", "Jena", 2), 400)),
                         coalition(with_cavalry(corps("Kleist", "Gera", 2), 600))}));
}

Contact contact() {
  return met("Jena", {"III Corps"}, {"Yorck"}, "Weimar");
}

std::vector<Event> what_follows(const State& state, const Battle& battle, int die) {
  DiceCup dice(1, state.turn, {die});
  return pursuit(here(), state, contact(), battle, dice);
}

Battle won_by_france(const std::vector<std::string>& reserves, VictoryLevel level = VictoryLevel::major) {
  return judged(contact(), Side::france, level, reserves);
}

int men_of(const State& state, const std::string& name) {
  return totals(force(state, name).troops).men().value;
}

int guns_of(const State& state, const std::string& name) {
  return totals(force(state, name).troops).guns.value;
}

/// Yorck with stragglers of two units, who would come back in turns 2 and 3.
State with_stragglers() {
  State state = at_jena();
  state.recovering = {{"yorck-1.1", {2}, 100, true},
                      {"yorck-1.1", {2}, 50, false},
                      {"yorck-2.1", {3}, 60, true},
                      {"iii-corps-1.1", {2}, 80, true}};
  return state;
}

}  // namespace

// Yorck has 1,800 foot, 400 horse and 100 gunners: 2,300 men, 8 guns. 1,200 horse against 400 are three to one: 40 a
// pip.
TEST(Rule552Pursuit, AVictorWhoAloneHasReservesInflictsFurtherLosses) {
  const State state = at_jena();
  const std::vector<Event> events = what_follows(state, won_by_france({"I Cavalry Corps"}), 3);
  EXPECT_EQ(told(events),
            "5.5.2: I Cavalry Corps pursues the losers of battle 1 at Jena with 1,200 horse against 400: 120 men in "
            "every thousand are lost\n"
            "5.5.2: Yorck loses 276 men and 1 gun in the pursuit, killed, taken or dispersed for good\n");
  const State later = after(state, events);
  EXPECT_EQ(men_of(later, "Yorck"), 2300 - 276);
  EXPECT_EQ(guns_of(later, "Yorck"), 7);
  EXPECT_TRUE(later.recovering.empty()) << "they are no stragglers";
}

TEST(Rule552Pursuit, TheDieIsKeptWithItsPurpose) {
  const std::vector<Event> events = what_follows(at_jena(), won_by_france({"I Cavalry Corps"}), 3);
  EXPECT_EQ(told(events.front().dice), "how hard the losers are pursued after battle 1 at Jena: 3 of 1 to 6\n");
  EXPECT_TRUE(events.back().dice.empty());
}

TEST(Rule552Pursuit, EachLosesInProportionToWhatItHas) {
  const State state = at_jena();
  const State later = after(state, what_follows(state, won_by_france({"I Cavalry Corps"}), 3));
  const Formation& troops = force(later, "Yorck").troops;
  EXPECT_EQ(troops.formations.at(0).units.at(0).men.value, 900 - 108);
  EXPECT_EQ(troops.formations.at(0).units.at(1).men.value, 400 - 48);
  EXPECT_EQ(troops.formations.at(1).units.at(0).men.value, 900 - 108);
  EXPECT_EQ(troops.units.at(0).men.value, 100 - 12);
}

TEST(Rule552Pursuit, OnlyWhoFoughtIsPursuedMarchersToTheGunsAmongThem) {
  State state = at_jena();
  Contact guns = contact();
  guns.to_the_guns = {{{"kleist"}, node("Gera"), false}};
  DiceCup dice(1, state.turn, {1});
  const std::vector<Event> events = pursuit(here(), state, guns, won_by_france({"I Cavalry Corps"}), dice);
  // 1,200 horse against 1,000: 10 in a thousand of 4,800.
  EXPECT_EQ(told(events),
            "5.5.2: I Cavalry Corps pursues the losers of battle 1 at Jena with 1,200 horse against 1,000: 10 men in "
            "every thousand are lost\n"
            "5.5.2: Yorck loses 23 men in the pursuit, killed, taken or dispersed for good\n"
            "5.5.2: Kleist loses 25 men in the pursuit, killed, taken or dispersed for good\n");
}

TEST(Rule552Pursuit, TheMoreHorseTheMoreItCostsUpToABound) {
  State state = at_jena();
  const auto lost = [&](int horse, int die) {
    find_force(state, {"yorck"})->troops.edit().formations[0].units[1].men = {horse};
    const int before = men_of(state, "Yorck");
    const State later = after(state, what_follows(state, won_by_france({"I Cavalry Corps"}), die));
    return 1000.0 * (before - men_of(later, "Yorck")) / before;
  };
  EXPECT_NEAR(lost(2000, 4), 20, 0.5) << "less horse than the beaten";
  EXPECT_NEAR(lost(1200, 4), 40, 0.5) << "as much";
  EXPECT_NEAR(lost(600, 4), 80, 0.5) << "twice as much";
  EXPECT_NEAR(lost(400, 4), 150, 0.5) << "three times as much would be 160";
  EXPECT_NEAR(lost(0, 2), 80, 0.5) << "against none at all";
  EXPECT_NEAR(lost(2000, 1), 10, 0.5) << "never less";
}

TEST(Rule552Pursuit, AfterAMinorVictoryItIsWorthLess) {
  const State state = at_jena();
  const auto events = what_follows(state, won_by_france({"I Cavalry Corps"}, VictoryLevel::minor), 3);
  EXPECT_EQ(men_of(after(state, events), "Yorck"), 2300 - 138);
}

TEST(Rule552Pursuit, AReserveWithoutHorsePursuesOnFootAtTheLowestOdds) {
  State state = at_jena();
  state.forces.push_back(corps("VI Corps", "Weimar"));
  const auto events = what_follows(state, won_by_france({"VI Corps"}), 6);
  EXPECT_EQ(
      tell(events.front().said),
      "VI Corps pursues the losers of battle 1 at Jena with 0 horse against 400: 30 men in every thousand are lost");
}

TEST(Rule552Pursuit, WhereNeitherHasHorseTheOddsAreTheLowest) {
  State state = at_jena();
  find_force(state, {"yorck"})->troops.edit().formations[0].units[1].men = {};
  state.forces.push_back(corps("VI Corps", "Weimar"));
  EXPECT_EQ(
      tell(what_follows(state, won_by_france({"VI Corps"}), 6).front().said),
      "VI Corps pursues the losers of battle 1 at Jena with 0 horse against 0: 30 men in every thousand are lost");
}

TEST(Rule552Pursuit, ReservesOnBothSidesCancel) {
  DiceCup dice(1, Turn{2}, {3});
  EXPECT_EQ(told(pursuit(here(), at_jena(), contact(), won_by_france({"I Cavalry Corps", "Kleist"}), dice)),
            "5.5.2: Both sides had reserves near battle 1 at Jena, I Cavalry Corps and Kleist: pursuit and rearguard "
            "cancel\n");
  EXPECT_EQ(dice.left().size(), 1U) << "nothing was thrown for";
}

TEST(Rule552Pursuit, WithoutReservesNobodyPursues) {
  EXPECT_EQ(told(what_follows(at_jena(), won_by_france({}), 3)),
            "5.5.2: Neither side had reserves near battle 1 at Jena: nobody pursues, and nobody covers the retreat\n");
}

TEST(Rule552Pursuit, AReserveThatIsNoMoreIsNone) {
  State state = at_jena();
  state.forces.erase(state.forces.begin() + 1);
  EXPECT_EQ(what_follows(state, won_by_france({"I Cavalry Corps"}), 3), what_follows(state, won_by_france({}), 3));
}

TEST(Rule552Pursuit, AReserveWithoutAManIsNone) {
  State state = at_jena();
  Formation& troops = state.forces[1].troops.edit();
  for (Formation& division : troops.formations) division.units[0].men = {};
  troops.units[0].men = {};
  EXPECT_EQ(what_follows(state, won_by_france({"I Cavalry Corps"}), 3), what_follows(state, won_by_france({}), 3));
}

TEST(Rule552Pursuit, NobodyLosesMoreThanItHas) {
  const State state = at_jena();
  const Force& yorck = force(state, "Yorck");
  const std::vector<StrengthChanged> all = deal_losses({&yorck}, {{9999}, {99}});
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(lost_by(all[0]), strength_of({&yorck}));
  EXPECT_TRUE(deal_losses({&yorck}, {}).empty());
}

TEST(Rule552Pursuit, ADrawHasNoPursuit) {
  EXPECT_TRUE(what_follows(at_jena(), judged(contact(), std::nullopt), 3).empty());
}

// 600 horse of the rearguard against none of the victors: 100 a pip. 160 stragglers are out.
TEST(Rule552Rearguard, ALoserWhoAloneHasReservesRecoversStragglersAtOnce) {
  const State state = with_stragglers();
  const std::vector<Event> events = what_follows(state, won_by_france({"Kleist"}, VictoryLevel::minor), 2);
  EXPECT_EQ(told(events),
            "5.5.2: Kleist covers the retreat from battle 1 at Jena with 600 horse against 0: 200 stragglers in every "
            "thousand come back at once\n"
            "5.5.2: The rearguard brings in 32 stragglers of Yorck\n");
  const State later = after(state, events);
  EXPECT_EQ(men_of(later, "Yorck"), 2300 + 32);
  EXPECT_EQ(later.recovering, (std::vector<Recovering>{{"yorck-1.1", {2}, 80, true},
                                                       {"yorck-1.1", {2}, 50, false},
                                                       {"yorck-2.1", {3}, 48, true},
                                                       {"iii-corps-1.1", {2}, 80, true}}));
}

TEST(Rule552Rearguard, NeverMoreThanHalfAndLessAfterAMajorDefeat) {
  const State state = with_stragglers();
  const auto back = [&](VictoryLevel level) {
    return men_of(after(state, what_follows(state, won_by_france({"Kleist"}, level), 6)), "Yorck") - 2300;
  };
  EXPECT_EQ(back(VictoryLevel::minor), 80);
  EXPECT_EQ(back(VictoryLevel::major), 48);
}

TEST(Rule552Rearguard, WhereNobodyStraggledThereIsNobodyToBringIn) {
  DiceCup dice(1, Turn{2}, {3});
  EXPECT_EQ(told(pursuit(here(), at_jena(), contact(), won_by_france({"Kleist"}), dice)),
            "5.5.2: Kleist covers the retreat from battle 1 at Jena, but there are no stragglers to bring in\n");
  EXPECT_EQ(dice.left().size(), 1U);
}

}  // namespace estafette::test::pursuit_test
