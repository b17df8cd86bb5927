// How a campaign begins: every corps has its place, and what is wrong with the file is all said in one run.
#include "campaign/founding/founding.hpp"

#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"
#include "converter/orbat/ids.hpp"
#include "support/orbats.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::founding_test {
namespace {

using test::good, test::node;

/// One army in campaign strength: two MC, of which the second has a MD to spare, and one division of cavalry.
Orbat the_army(const std::string&) {
  Formation first =
      test::division("III Corps", {}, {test::brigade("8th Division", {test::infantry("22nd Line", 900)})});
  Formation second = test::division("VI Corps", {},
                                    {test::brigade("20th Division", {test::infantry("1st Marine", 900)}),
                                     test::brigade("21st Division", {test::infantry("2nd Marine", 900)})});
  Formation army = test::corps("Army of the Main", {first, second});
  army.commander = "Napoleon";
  return test::orbat({army});
}

const Theatre& ground() {
  static const Theatre theatre = test::theatre({good("Alten", "Burg"), good("Burg", "Cron")}, {"Burg"});
  return theatre;
}

Founding founded(const std::string& inside, const std::string& attributes = R"(name="test" prestige="30")") {
  return founding_of("<campaign " + attributes + ">\n" + inside + "\n</campaign>", "campaign.xml", ground().map,
                     the_army, 7);
}

std::string army(const std::string& inside) {
  return R"(<army name="Army of the Main" side="france" nation="France" orbat="main.csv">)" + inside + "</army>";
}

std::string refused(const std::string& inside) {
  return test::refusal([&] { (void)founded(inside); });
}

const std::string kAll = R"(<force name="III Corps" at="alten"/><force name="VI Corps" at="burg"/>)";

}  // namespace

TEST(Founding, AnArmyOrAForceMayBeBasedOnAFortress) {
  const auto base_of = [](const std::string& name, const std::string& army_base, const std::string& force_base) {
    const State state = founded(R"(<army name="Army of the Main" side="france" nation="France" orbat="main.csv" )" +
                                army_base + R"(><force name="III Corps" at="alten" )" + force_base +
                                R"(/><force name="VI Corps" at="burg"/></army>)")
                            .state;
    return test::force(state, name).line.depot;
  };
  EXPECT_EQ(base_of("III Corps", "", ""), std::nullopt) << "the nearest, when lines are traced";
  EXPECT_EQ(base_of("III Corps", R"(base="burg")", ""), node("Burg"));
  EXPECT_EQ(base_of("III Corps", "", R"(base="burg")"), node("Burg"));
  EXPECT_EQ(base_of("VI Corps", "", R"(base="burg")"), std::nullopt);
  EXPECT_EQ(test::refusal([&] { (void)base_of("III Corps", R"(base="cron")", ""); }),
            "campaign.xml:2: found \"Cron\"; expected a fortress (rule 2.3.1). Only fortresses have garrisons and "
            "sieges");
}

TEST(Founding, OfAnOrderOfBattleThatCannotBeReadOnlyThatIsSaid) {
  const ReadOrbat none = [](const std::string& file) -> Orbat {
    throw Refusal(Problem{file, 0, "", "", "a file that exists", "Check the name and the folder"});
  };
  const std::string inside = army(kAll + R"(<headquarters with="III Corps"/>)");
  EXPECT_EQ(test::refusal([&] {
              (void)founding_of(R"(<campaign name="test" prestige="30">)" + inside + "</campaign>", "campaign.xml",
                                ground().map, none, 7);
            }),
            "campaign.xml:1: orbat: found \"main.csv\"; expected a file that exists. Check the name and the folder");
}

TEST(Founding, WhatIsWrongInALineOfAnOrderOfBattleIsSaidOfThatLine) {
  const ReadOrbat odd = [](const std::string& file) -> Orbat {
    throw Refusal(Problem{file, 7, "men", "many", "a number of men", ""});
  };
  EXPECT_EQ(test::refusal([&] {
              (void)founding_of(R"(<campaign name="test" prestige="30">)" + army(kAll) + "</campaign>", "campaign.xml",
                                ground().map, odd, 7);
            }),
            "main.csv:7: men: found \"many\"; expected a number of men");
}

TEST(Rule44Founding, AMisspeltNationOfAnArmyOrAGarrisonIsRefusedAndOneOfUnitsIsAskedAbout) {
  const std::string nations = R"(<nation name="Frankreich" side="france"/><nation name="Prussia" side="coalition"/>)";
  const std::string garrison = R"(<garrison fortress="burg" nation="Prusia" men="600" source="ours"/>)";
  EXPECT_EQ(
      refused(nations + army(kAll + garrison)),
      "campaign.xml:2: nation: found \"Prusia\"; expected a nation that has a side, as Prussia has. Is it Prussia? "
      "Otherwise add <nation name=\"Prusia\" side=\"...\"/>");
  EXPECT_TRUE(founded(nations + army(kAll)).remarks.empty()) << "France is like neither: she is neutral";
  EXPECT_EQ(founded(R"(<nation name="Frence" side="coalition"/>)" +
                    std::string(R"(<army name="Army of the Main" side="france" nation="Bavaria" orbat="main.csv">)") +
                    kAll + "</army>")
                .remarks,
            std::vector<std::string>{"3 units are of nation \"France\", which has no side (4.4). Is it Frence?"});
}

TEST(Founding, EveryCorpsStandsWhereTheFileSays) {
  const State state =
      founded(
          army(kAll + R"(<headquarters with="III Corps"/><chief name="Napoleon" title="Emperor" with="vi corps"/>)"))
          .state;
  EXPECT_EQ(test::force(state, "III Corps").at, node("Alten"));
  EXPECT_EQ(divisions(state, test::force(state, "VI Corps")), 2);
  EXPECT_EQ(test::force(state, "VI Corps").nation, "France");
  ASSERT_EQ(state.pieces.size(), 2U);
  EXPECT_EQ(state.pieces[0].name, "Army of the Main headquarters");
  EXPECT_EQ(state.pieces[1].at, node("Burg"));
  EXPECT_EQ(state.armies.front().commander, "Napoleon");
  EXPECT_EQ(state.prestige, 30);
  EXPECT_EQ(state.seed, 7U);
}

TEST(Founding, TheFileMayNameAnotherCommanderWithHisRatings) {
  const std::string army_of_ney =
      R"(<army name="Army of the Main" side="france" nation="France" orbat="main.csv" commander="Ney" )"
      R"(ratings="ability=4 style=6">)" +
      kAll + "</army>";
  const Army army = founded(army_of_ney).state.armies.front();
  EXPECT_EQ(army.commander, "Ney");
  EXPECT_EQ(army.ratings.style, 6);
}

TEST(Founding, Rule13ADivisionMayStandApartFromItsCorps) {
  const State state = founded(army(R"(<force name="20th Division" at="cron"/>)" + kAll)).state;
  EXPECT_EQ(echelon(test::force(state, "20th Division")), Echelon::division);
  EXPECT_EQ(divisions(state, test::force(state, "VI Corps")), 1);
}

TEST(Founding, Rule13IntegralABrigadeThatTheCorpsDoesNotHaveIsRefused) {
  EXPECT_NE(test::refusal([] {
              (void)founded(army(R"(<force name="III Corps" at="alten" brigade="Rheinbund Horse"/>)"));
            }).find("found \"Rheinbund Horse\"; expected the cavalry brigade of III Corps"),
            std::string::npos);
}

TEST(Founding, Rule231AGarrisonIsADivisionInAFortress) {
  const State state =
      founded(army(kAll + R"(<garrison fortress="burg" nation="Saxony" men="600" source="reconstructed"/>)")).state;
  const Force& made = test::force(state, "Burg garrison");
  EXPECT_EQ(made.duty, Duty::garrison);
  EXPECT_EQ(garrison_of(state, node("Burg"), Side::france), 1);
  EXPECT_EQ(made.nation, "Saxony");
}

TEST(Founding, Rule44WhoIsNotNamedIsNeutralAndHoldsNothing) {
  const State state =
      founded(
          R"(<nation name="Saxony" side="france"/><owner country="Saxony" side="france"/><owner node="cron" side="coalition"/>)" +
          army(kAll))
          .state;
  EXPECT_EQ(state.nations.size(), 1U);
  EXPECT_EQ(state.owners.at(node("Alten")), Side::france);
  EXPECT_EQ(state.owners.at(node("Cron")), Side::coalition);
}

TEST(Founding, Rule44ASinglePlaceMayBeNeutral) {
  const State state = founded(R"(<neutral node="burg"/>)" + army(kAll)).state;
  EXPECT_EQ(*state.neutral, std::set<NodeId>{node("Burg")});
}

TEST(Founding, WhatIsLeftOutIsTold) {
  const Founding made =
      founded(army(R"(<absent name="III Corps" because="not raised yet"/><force name="VI Corps" at="burg"/>)"));
  EXPECT_EQ(made.remarks, std::vector<std::string>{"III Corps of Army of the Main is not on the map: not raised yet"});
}

TEST(Founding, ACorpsWithoutAPlaceIsRefused) {
  EXPECT_EQ(refused(army(R"(<force name="III Corps" at="alten"/>)")),
            "campaign.xml:2: found \"no place for VI Corps\"; expected every corps of main.csv on the map. "
            "Add <force name=\"VI Corps\" at=\"...\"/>, or <absent name=\"VI Corps\" because=\"...\"/>");
}

TEST(Founding, AMisspeltCorpsPlaceOrCountryIsAnsweredWithTheNearest) {
  EXPECT_EQ(
      refused(
          army(
              R"(<force name="III Crops" at="alten"/><force name="VI Corps" at="berg"/><absent name="III Corps" because="x"/>)") +
          R"(<owner country="Saxonia" side="france"/>)"),
      "campaign.xml:2: country: found \"Saxonia\"; expected a country of the map. Is it Saxony?\n"
      "campaign.xml:2: name: found \"III Crops\"; expected a corps or division of Army of the Main that has not been "
      "placed yet. Is it III Corps?\n"
      "campaign.xml:2: at: found \"berg\"; expected the id of a node of the map. Is it burg?");
}

TEST(Founding, ACorpsInTwoPlacesIsRefused) {
  EXPECT_EQ(refused(army(kAll + R"(<force name="III Corps" at="cron"/>)")),
            "campaign.xml:2: name: found \"III Corps\"; expected a corps or division of Army of the Main that has not "
            "been placed yet. All of them have been placed already");
}

TEST(Founding, Rule231AGarrisonInAnOpenTownIsRefused) {
  EXPECT_EQ(
      refused(army(R"(<force name="III Corps" at="alten"/><garrison name="VI Corps" fortress="cron"/>)")),
      "campaign.xml:2: found \"Cron\"; expected a fortress (rule 2.3.1). Only fortresses have garrisons and sieges");
}

TEST(Founding, NapoleonIsWithAForceThatIsThere) {
  EXPECT_EQ(
      refused(army(kAll + R"(<chief name="Napoleon" with="IV Corps"/>)")),
      "campaign.xml:2: with: found \"IV Corps\"; expected a force of its side that is on the map by then. Is it III "
      "Corps?");
}

}  // namespace estafette::campaign::founding_test
