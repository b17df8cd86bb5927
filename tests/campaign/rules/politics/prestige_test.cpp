// Every line of the table of prestige (4.5) that counts by the half-week or by a battle.
#include "campaign/rules/politics/prestige.hpp"

#include "campaign/rules/germany.hpp"
#include "campaign/rules/marching.hpp"
#include "campaign/support/chapters.hpp"
#include "campaign/telling/telling.hpp"

#include <gtest/gtest.h>

namespace estafette::test::prestige_test {
namespace {

const Theatre& here() {
  static const Theatre theatre = germany();
  return theatre;
}

std::string half_week(const State& state) {
  return told(prestige_of_the_half_week(here(), state));
}

/// A battle at Leipzig: the French side attacked, and that side won.
struct Fought {
  State state;
  Contact contact;
  Battle battle;
};

Fought fought(std::vector<Force> french, std::vector<Force> coalition_forces, std::optional<Side> winner,
              bool chief = false) {
  Fought it;
  for (const Force& force : french) {
    it.contact.attackers.push_back(force.id);
    it.state.forces.push_back(force);
  }
  for (const Force& force : coalition_forces) {
    it.contact.defenders.push_back(force.id);
    it.state.forces.push_back(coalition(force));
  }
  it.state.prestige = 30;
  it.contact.number = it.battle.number = 2;
  it.contact.node = node("Leipzig");
  it.battle.verdict =
      Verdict{winner, winner ? VictoryLevel::minor : VictoryLevel::draw, false, chief ? "Napoleon" : ""};
  return it;
}

std::string worth(const Fought& it) {
  return told(prestige_of_battle(here(), it.state, it.contact, it.battle));
}

Force at_leipzig(const std::string& name) {
  return corps(name, "Leipzig");
}

}  // namespace

TEST(Rule45Prestige, EachFortressInGermanyWithAFrenchOrAlliedGarrisonIsWorthAPointAHalfWeek) {
  const State state = with({garrison(division("Haxo", "Magdeburg")), garrison(division("Doumerc", "Erfurt")),
                            garrison(division("Rapp", "Danzig"))});
  EXPECT_EQ(half_week(state),
            "4.5: Prestige rises by 2 to 32: French and Allied garrisons hold Erfurt and Magdeburg\n");
}

TEST(Rule45Prestige, TwoGarrisonsOfOneFortressAreOneFortressAndAnInvestedOneCounts) {
  const State state = with({garrison(division("Haxo", "Magdeburg")), garrison(division("Lauer", "Magdeburg")),
                            coalition(corps("Tauentzien", "Magdeburg"))});
  EXPECT_EQ(prestige_of_the_half_week(here(), state).front().change, Change(PrestigeChanged{1}));
}

TEST(Rule45Prestige, AFortressWithoutAGarrisonOrWithACoalitionOneIsWorthNothing) {
  EXPECT_EQ(half_week(with({coalition(garrison(division("Lauer", "Magdeburg"))), division("Haxo", "Erfurt")})), "");
}

TEST(Rule45Prestige, EachFrenchCorpsOnTheRightBankOfTheElbeIsWorthAPoint) {
  const State state =
      with({corps("III Corps", "Bautzen"), cavalry_corps("I Cavalry Corps", "Breslau"), corps("VI Corps", "Leipzig")});
  EXPECT_EQ(half_week(state),
            "4.5: Prestige rises by 2 to 32: III Corps at Bautzen and I Cavalry Corps at Breslau stand on the right "
            "bank of the Elbe\n");
}

TEST(Rule45Prestige, ALoneDivisionIsNoCorps) {
  EXPECT_EQ(half_week(with({division("8th Division", "Bautzen")})), "");
}

TEST(Rule45Prestige, EachFrenchCorpsOnTheRightBankOfTheOderIsWorthTwoPoints) {
  EXPECT_EQ(half_week(with({corps("III Corps", "Posen")})),
            "4.5: Prestige rises by 2 to 32: III Corps at Posen stands on the right bank of the Oder\n");
}

TEST(Reading45, ACorpsBeyondTheOderCountsForTheElbeTooOnlyIfTheRulesFileSaysSo) {
  Theatre both = germany();
  row_of(both.rules.prestige, "elbe").where.front().pop_back();
  EXPECT_EQ(prestige_in(prestige_of_the_half_week(both, with({corps("III Corps", "Posen")}))), 3);
}

TEST(Rule45Prestige, EachCoalitionCorpsOnTheLeftBankOfTheSaaleOrOfTheElbeBelowItTakesAPoint) {
  const State state = with({coalition(corps("Yorck", "Erfurt")), coalition(cavalry_corps("Tschernyschew", "Magdeburg")),
                            coalition(corps("Kleist", "Leipzig")), coalition(corps("Bülow", "Berlin")),
                            coalition(division("Dörnberg", "Magdeburg"))});
  EXPECT_EQ(
      half_week(state),
      "4.5: Prestige falls by 2 to 28: Yorck at Erfurt and Tschernyschew at Magdeburg stand west of the Saale, or "
      "of the Elbe below it\n");
}

TEST(Rule45Prestige, BerlinAndDresdenAreWorthAPointEachWhileTheFrenchOccupyThem) {
  State state = with({division("8th Division", "Berlin"), corps("III Corps", "Dresden"), corps("VI Corps", "Dresden")});
  state.owners.edit() = {{node("Berlin"), Side::france}, {node("Dresden"), Side::france}};
  EXPECT_EQ(half_week(state),
            "4.5: Prestige rises by 1 to 31: 8th Division occupies Berlin\n"
            "4.5: Prestige rises by 1 to 32: III Corps and VI Corps occupy Dresden\n");
}

TEST(Rule45Prestige, ACityThatIsLeftOrContestedIsNotOccupied) {
  State state = with({corps("III Corps", "Dresden"), coalition(corps("Yorck", "Dresden"))});
  state.owners.edit() = {{node("Berlin"), Side::france}, {node("Dresden"), Side::coalition}};
  EXPECT_EQ(half_week(state), "");
}

TEST(Rule45Prestige, EveryEntryNamesItsLineOfTheTableItsForcesAndPlaces) {
  const std::vector<Event> lines = prestige_of_the_half_week(here(), with({corps("III Corps", "Bautzen")}));
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_EQ(tell(lines.front().cause), "each French or Allied Corps on the right bank of the Elbe, per half-week");
  EXPECT_EQ(lines.front().forces, std::vector<ForceId>{{"iii-corps"}});
  EXPECT_EQ(lines.front().places, std::vector<NodeId>{node("Bautzen")});
}

TEST(Rule45Prestige, AVictoryOverASingleCoalitionCorpsOrLessIsWorthAPoint) {
  EXPECT_EQ(worth(fought({at_leipzig("III Corps")}, {at_leipzig("Yorck")}, Side::france)),
            "4.5: Prestige rises by 1 to 31: France has won battle 2 at Leipzig over a single corps or less\n");
  const Force one = division("Lauer", "Leipzig");
  EXPECT_EQ(
      prestige_in(prestige_of_battle(here(), fought({}, {one}, Side::france).state,
                                     fought({}, {one}, Side::france).contact, fought({}, {one}, Side::france).battle)),
      1);
}

TEST(Rule45Prestige, ACorpsWithADivisionBesideItIsStillASingleCorps) {
  EXPECT_NE(worth(fought({at_leipzig("III Corps")}, {at_leipzig("Yorck"), division("Lauer", "Leipzig")}, Side::france))
                .find("rises by 1"),
            std::string::npos);
}

TEST(Rule45Prestige, AVictoryOverAnArmyOfMoreThanOneCoalitionCorpsIsWorthThree) {
  EXPECT_EQ(worth(fought({at_leipzig("III Corps")}, {at_leipzig("Yorck"), at_leipzig("Kleist")}, Side::france, true)),
            "4.5: Prestige rises by 3 to 33: France has won battle 2 at Leipzig over an army of more than one corps\n");
}

TEST(Rule45Prestige, ACoalitionVictoryTakesOnePointOrTwoWhereNapoleonIsNotPresent) {
  EXPECT_EQ(worth(fought({at_leipzig("III Corps")}, {at_leipzig("Yorck")}, Side::coalition)),
            "4.5: Prestige falls by 1 to 29: the Coalition has won battle 2 at Leipzig over a single corps or less\n");
  EXPECT_EQ(worth(fought({at_leipzig("III Corps"), at_leipzig("VI Corps")}, {at_leipzig("Yorck")}, Side::coalition)),
            "4.5: Prestige falls by 2 to 28: the Coalition has won battle 2 at Leipzig over an army of more than one "
            "corps\n");
}

TEST(Rule45Prestige, ACoalitionVictoryTakesFourWhereNapoleonIsPresentWhoeverIsWithHim) {
  const std::string four =
      "4.5: Prestige falls by 4 to 26: the Coalition has won battle 2 at Leipzig over a French force under Napoleon\n";
  EXPECT_EQ(worth(fought({at_leipzig("Guard")}, {at_leipzig("Yorck")}, Side::coalition, true)), four);
  EXPECT_EQ(worth(fought({at_leipzig("Guard"), at_leipzig("VI Corps")}, {at_leipzig("Yorck")}, Side::coalition, true)),
            four);
}

TEST(Rule45Prestige, ADrawAndABattleThatIsNotJudgedAreWorthNothing) {
  EXPECT_EQ(worth(fought({at_leipzig("III Corps")}, {at_leipzig("Yorck")}, std::nullopt, true)), "");
  Fought unjudged = fought({at_leipzig("III Corps")}, {at_leipzig("Yorck")}, Side::france);
  unjudged.battle.verdict.reset();
  EXPECT_EQ(worth(unjudged), "");
}

TEST(Reading45, MarchersToTheGunsMakeAnArmyAndReservesDoNot) {
  Fought it = fought({at_leipzig("III Corps")}, {at_leipzig("Yorck")}, Side::france);
  it.state.forces.push_back(coalition(corps("Kleist", "Dresden")));
  it.contact.to_the_guns = {{{"kleist"}, node("Dresden"), false}};
  EXPECT_NE(worth(it).find("rises by 3"), std::string::npos);
  it.battle.reserves = {{"kleist"}};
  EXPECT_NE(worth(it).find("rises by 1"), std::string::npos);
}

}  // namespace estafette::test::prestige_test
