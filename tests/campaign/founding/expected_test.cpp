// Who is to come later: read with its orders of battle, nobody twice, and every fault told in one run.
#include "campaign/founding/expected.hpp"

#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"
#include "converter/orbat/totals.hpp"
#include "support/orbats.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <set>

namespace estafette::campaign::expected_test {
namespace {

using test::good, test::node;

/// main.csv has III Corps and VI Corps; later.csv II Corps with two MDs, and XIV Corps.
Orbat orbat_of(const std::string& file) {
  if (file == "main.csv")
    return test::orbat({test::corps(
        "Army of the Main",
        {test::division("III Corps", {}, {test::brigade("8th Division", {test::infantry("22nd Line", 900)})}),
         test::division("VI Corps", {}, {test::brigade("20th Division", {test::infantry("1st Marine", 900)})})})});
  Formation second = test::division("II Corps", {},
                                    {test::brigade("5th Division", {test::infantry("22nd Line", 700)}),
                                     test::brigade("6th Division", {test::infantry("2nd Line", 700)})});
  Formation saint_cyr =
      test::division("XIV Corps", {}, {test::brigade("42nd Division", {test::infantry("76th Line", 600)})});
  return test::orbat({test::corps("Army of the Main", {second, saint_cyr})});
}

const Theatre& ground() {
  static const Theatre theatre = test::theatre({good("Alten", "Burg"), good("Burg", "Cron")}, {"Burg"});
  return theatre;
}

/// VI Corps is left out of the first day.
const std::string kCampaign =
    R"(<campaign name="test" prestige="30"><nation name="Saxony" side="france"/>
       <army name="Army of the Main" side="france" nation="France" orbat="main.csv">
         <force name="III Corps" at="alten"/><absent name="VI Corps" because="not raised yet"/>
       </army></campaign>)";

Founding founded(const std::string& inside, const std::string& campaign = kCampaign) {
  Extras extras;
  extras.reinforcements = Document{"later.xml", "<reinforcements>\n" + inside + "\n</reinforcements>"};
  return founding_of(campaign, "campaign.xml", ground().map, orbat_of, 7, extras);
}

std::string refused(const std::string& inside) {
  return test::refusal([&] { (void)founded(inside); });
}

std::string force(const std::string& name, const std::string& more = "") {
  return "<force name=\"" + name + R"(" army="Army of the Main" at="cron" turn="9" chance="40" source="ours" )" + more +
         "/>";
}

std::string from(const std::string& orbat, const std::string& inside) {
  return "<from orbat=\"" + orbat + "\">" + inside + "</from>";
}

const std::string kBoth = force("II Corps") + force("XIV Corps");

}  // namespace

TEST(Expected, ACorpsOfItsOwnOrderOfBattleWaitsForItsTurn) {
  const State state =
      founded(from("later.csv", force("II Corps", R"(needs="Saxony" elsewhere="no")") + force("XIV Corps"))).state;
  ASSERT_EQ(state.expected.size(), 2U);
  const Reinforcement& second = state.expected.at(0U);
  EXPECT_EQ(second.force.name, "II Corps");
  EXPECT_EQ(divisions(state, second.force), 2);
  EXPECT_EQ(second.force.at, node("Cron"));
  EXPECT_EQ(second.force.army, state.armies[0].id);
  EXPECT_EQ(second.earliest.value, 9);
  EXPECT_EQ(second.chance, 40);
  EXPECT_EQ(second.needs, "Saxony");
  EXPECT_FALSE(second.elsewhere);
  EXPECT_TRUE(state.expected.at(1U).elsewhere);
  EXPECT_EQ(state.forces.size(), 1U) << "nobody stands on the map yet";
}

TEST(Expected, ADivisionMayComeApartFromItsCorps) {
  const State state =
      founded(from("later.csv", force("6th Division", R"(of="II Corps")") + force("II Corps") + force("XIV Corps")))
          .state;
  EXPECT_EQ(echelon(state.expected.at(0U).force), Echelon::division);
  EXPECT_EQ(divisions(state, state.expected.at(1U).force), 1);
}

TEST(Expected, WhoIsLeftOutOfTheFirstDayMayComeLater) {
  const State state = founded(from("main.csv", force("VI Corps"))).state;
  EXPECT_EQ(state.expected.at(0U).force.name, "VI Corps");
}

TEST(Expected, WhoStandsOnTheMapCannotComeAgain) {
  EXPECT_EQ(refused(from("main.csv", force("III Corps"))),
            "later.xml:2: name: found \"III Corps\"; expected a corps or division of the formations that campaign.xml "
            "leaves out of main.csv that has not been placed yet. Is it VI Corps?");
}

TEST(Expected, ANewArmyComesWithEachOfItsForcesAndItsHeadquartersWithOne) {
  const State state =
      founded(
          R"(<army name="Army of the North" side="coalition" nation="Sweden" commander="Bernadotte" ratings="ability=4"/>)" +
          from(
              "later.csv",
              R"(<force name="II Corps" army="Army of the North" at="cron" turn="9" chance="40" source="ours"><headquarters/><train/></force>)" +
                  force("XIV Corps")))
          .state;
  const Reinforcement& north = state.expected.at(0U);
  ASSERT_TRUE(north.army);
  EXPECT_EQ(north.army->commander, "Bernadotte");
  EXPECT_EQ(north.army->ratings.ability, 4);
  EXPECT_EQ(north.force.side, Side::coalition);
  ASSERT_EQ(north.pieces.size(), 2U);
  EXPECT_EQ(north.pieces[0].name, "Army of the North headquarters");
  EXPECT_EQ(north.pieces[1].with, north.force.id);
  EXPECT_EQ(state.armies.size(), 1U);
  EXPECT_FALSE(state.expected.at(1U).army);
}

TEST(Expected, AGarrisonOfMilitiaNeedsNoOrderOfBattle) {
  const State state =
      founded(
          R"(<garrison fortress="burg" army="Army of the Main" nation="Saxony" men="600" turn="1" chance="100" source="ours"/>)")
          .state;
  EXPECT_EQ(state.expected.at(0U).force.duty, Duty::garrison);
  EXPECT_EQ(totals(state.expected.at(0U).force.troops).men().value, 600);
}

TEST(Expected, ACampaignWithoutReinforcementsIsFoundedAsBefore) {
  const State state = founding_of(kCampaign, "campaign.xml", ground().map, orbat_of, 7).state;
  EXPECT_TRUE(state.expected.empty());
}

TEST(Expected, NoTwoUnitsFormationsOrForcesOfACampaignShareAnId) {
  const State state = founded(from("later.csv", kBoth) + from("main.csv", force("VI Corps"))).state;
  std::set<std::string> forces;
  std::set<std::string> parts;
  const std::function<void(const Formation&)> visit = [&](const Formation& formation) {
    EXPECT_TRUE(parts.insert(formation.id).second) << formation.id;
    for (const Unit& unit : formation.units) EXPECT_TRUE(parts.insert(unit.id).second) << unit.id;
    for (const Formation& below : formation.formations) visit(below);
  };
  for (const Force& one : state.forces) {
    EXPECT_TRUE(forces.insert(one.id.slug).second);
    visit(one.troops);
  }
  for (const Reinforcement& expected : state.expected) {
    EXPECT_TRUE(forces.insert(expected.force.id.slug).second) << expected.force.id.slug;
    visit(expected.force.troops);
  }
  EXPECT_GT(parts.size(), 8U);
}

TEST(Expected, TheEstablishmentIsTheFoundingStrengthUnlessTheCampaignSaysMore) {
  const State plain = founding_of(kCampaign, "campaign.xml", ground().map, orbat_of, 7).state;
  ASSERT_EQ(plain.establishment.size(), 1U);
  EXPECT_EQ(plain.establishment.begin()->second, 900);
  Extras extras;
  extras.establishment = [](const Unit& unit) { return unit.men.value + 50; };
  EXPECT_EQ(
      founding_of(kCampaign, "campaign.xml", ground().map, orbat_of, 7, extras).state.establishment.begin()->second,
      950);
}

TEST(Expected, ACorpsThatNeverComesIsRefused) {
  EXPECT_EQ(refused(from("later.csv", force("II Corps"))),
            "later.xml:2: found \"nothing about XIV Corps\"; expected every corps of later.csv as a reinforcement. Add "
            "<force name=\"XIV Corps\" army=\"...\" at=\"...\" turn=\"...\" .../>");
}

TEST(Expected, EveryProblemIsToldInOneRunWithTheNearestThatIsThere) {
  EXPECT_EQ(
      refused(from(
          "later.csv",
          R"(<force name="II Corps" army="Army of the Maine" at="kron" turn="0" chance="101" needs="Saxonia" source="ours"/>)" +
              force("XIV Korps") + force("XIV Corps"))),
      "later.xml:2: at: found \"kron\"; expected the id of a node of the map. Is it cron?\n"
      "later.xml:2: army: found \"Army of the Maine\"; expected an army of campaign.xml or of this file. Is it "
      "Army of the Main?\n"
      "later.xml:2: turn: found \"0\"; expected a whole number, 1 to 9999\n"
      "later.xml:2: chance: found \"101\"; expected a whole number, 1 to 100\n"
      "later.xml:2: name: found \"XIV Korps\"; expected a corps or division of Army of the Main that has not been "
      "placed yet. "
      "Is it XIV Corps?\n"
      "later.xml:2: needs: found \"Saxonia\"; expected a nation that has a side or troops. Is it Saxony?");
}

TEST(Expected, AnArmyTwiceAnOpenTownForAGarrisonAndBadRatingsAreRefused) {
  EXPECT_EQ(
      refused(
          R"(<army name="Army of the Main" side="france" nation="France" commander="Ney" ratings="ability=9"/>)"
          "\n"
          R"(<garrison fortress="cron" army="Army of the Main" nation="Saxony" men="600" turn="1" chance="100" source="ours"/>)"),
      "later.xml:2: ratings: found \"ability=9\"; expected any of ability= command= control= leadership= style=, each "
      "0 to 6\n"
      "later.xml:2: name: found \"Army of the Main\"; expected each army only once\n"
      "later.xml:3: found \"Cron\"; expected a fortress (rule 2.3.1). Only fortresses have garrisons and sieges");
}

}  // namespace estafette::campaign::expected_test
