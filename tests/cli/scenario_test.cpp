#include "converter/sow/sheet/battle_sheet.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "program.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace estafette::scenario_test {
namespace {

class Scenario : public testing::Test {
 protected:
  test::Outcome fight(const std::vector<std::string>& more) {
    return test::run(test::luetzen(armies, folder / "l", more));
  }
  sow::BattleSheet sheet() { return sow::read_battle_sheet(read_text(folder / "l/battle.xml"), "battle.xml"); }

  test::Folder folder;
  test::Armies armies = test::scaled_armies_in(folder);
};

}  // namespace

TEST_F(Scenario, WritesAWholeModFolderAndTheBattleSheetBesideIt) {
  ASSERT_EQ(fight({"--forces", "Blücher,Yorck,III Corps"}).code, 0);
  const std::vector<std::string> files = folder.files();
  for (const char* file :
       {"l/battle.xml", "l/Lutzen/OOBs/OOB_SB_Lutzen.csv", "l/Lutzen/Scenarios/Lutzen/scenario.csv",
        "l/Lutzen/Scenarios/Lutzen/scenario.ini", "l/Lutzen/Scenarios/Lutzen/maplocations.csv",
        "l/Lutzen/Scenarios/Lutzen/battlescript.csv", "l/Lutzen/Scenarios/Lutzen/EnglishScenIntro.txt",
        "l/Lutzen/Scenarios/Lutzen/EnglishScenScreen.txt", "l/Lutzen/Layout/Media/Language/OOBNames.xml"}) {
    EXPECT_NE(std::find(files.begin(), files.end(), file), files.end()) << file;
  }
}

TEST_F(Scenario, PutsTheModIntoTheGameIfAskedAndSaysWhatItTookFromThere) {
  const fs::path game = folder / "game";
  const fs::path miniature = ESTAFETTE_FIXTURES "/sow/installation";
  for (fs::recursive_directory_iterator entry(miniature), end; entry != end; ++entry) {
    if (!fs::is_regular_file(entry->path())) continue;
    const fs::path copy = game / fs::relative(entry->path(), miniature);
    fs::create_directories(copy.parent_path());
    fs::copy_file(entry->path(), copy);
  }
  const test::Outcome done = fight({"--forces", "Blücher,III Corps", "--game-dir", game.string(), "--install"});
  ASSERT_EQ(done.code, 0) << done.err;
  EXPECT_EQ(read_bytes(game / "Base/Mods/Lutzen/Scenarios/Lutzen/scenario.csv"),
            read_bytes(folder / "l/Lutzen/Scenarios/Lutzen/scenario.csv"));
  EXPECT_FALSE(fs::exists(game / "Base/Mods/battle.xml"));
  EXPECT_NE(done.out.find("Base/Mods/Lutzen: switch it on"), std::string::npos) << done.out;
  EXPECT_NE(fight({"--install", "--overwrite"}).code, 0) << "nobody knows where to";
}

TEST_F(Scenario, TheFolderToCopyTheModIntoIsThatOfTheProfilesGame) {
  const std::vector<std::string> few = {"--forces", "Blücher,III Corps", "--overwrite"};
  EXPECT_NE(fight(few).out.find(" into the game's Base/Mods folder"), std::string::npos);
  std::string profile = read_text(test::of_the_tree("templates/sow/waterloo.xml"));
  const std::string game = "<game name=\"waterloo\"";
  profile.replace(profile.find(game), game.size(), game + " content=\"BaseGB\"");
  const test::Outcome done =
      fight({"--forces", "Blücher,III Corps", "--overwrite", "--profile", folder.file("civil-war.xml", profile)});
  EXPECT_NE(done.out.find(" into the game's BaseGB/Mods folder"), std::string::npos) << done.out << done.err;
}

TEST_F(Scenario, SameWordsSameBytes) {
  ASSERT_EQ(fight({"--forces", "Blücher,III Corps"}).code, 0);
  const std::string before = read_bytes(folder / "l/battle.xml");
  ASSERT_EQ(fight({"--forces", "Blücher,III Corps", "--overwrite"}).code, 0);
  EXPECT_EQ(read_bytes(folder / "l/battle.xml"), before);
}

TEST_F(Scenario, OnlyTheForcesThatAreNamedFightAndAnyClearPartOfTheirNamesWillDo) {
  ASSERT_EQ(fight({"--forces", "blucher,vi corps"}).code, 0);
  std::set<std::string> forces;
  for (const sow::SheetRow& row : sheet().rows) {
    if (row.division == 0) continue;
    forces.insert(row.formation);
  }
  EXPECT_EQ(forces, (std::set<std::string>{"allied-main-army.bluchers-corps", "army-of-the-main.vi-corps"}));
  EXPECT_EQ(sheet().sides.front().army.formations.size(), 12U) << "the others stay in the army for the next battle";
}

TEST_F(Scenario, AForceThatNobodyHasIsRefusedWithTheNearest) {
  const test::Outcome refused = fight({"--forces", "Blücher,IX Corps"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err.find("--forces: found \"IX Corps\"; expected one of "), std::string::npos) << refused.err;
  const test::Outcome slip = fight({"--forces", "Blücherr,III Corps"});
  EXPECT_NE(slip.err.find("Is it Blücher's Corps?"), std::string::npos) << slip.err;
}

TEST_F(Scenario, AFifthCorpsIsRefusedWithTheRuleUnlessItIsAReserve) {
  const test::Outcome refused = fight({"--forces", "Blücher,Imperial Guard,III Corps,IV Corps,VI Corps,XII Corps"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err.find("5.5.2"), std::string::npos) << refused.err;
  const test::Outcome done =
      fight({"--forces", "Blücher,Imperial Guard,III Corps,IV Corps,VI Corps", "--reserve", "XII Corps"});
  EXPECT_EQ(done.code, 0) << done.err;
  ASSERT_EQ(sheet().reserves.size(), 1U);
  EXPECT_EQ(sheet().reserves.at(0).name, "XII Corps");
}

TEST_F(Scenario, ReinforcementsComeFromTheirEdgeAtTheirHour) {
  ASSERT_EQ(fight({"--forces", "Blücher,III Corps", "--arrive", "VI Corps,edge=west,at=14:00"}).code, 0);
  bool found = false;
  for (const sow::SheetRow& row : sheet().rows) {
    if (row.arrives.empty()) continue;
    found = true;
    EXPECT_EQ(row.edge, "west");
    EXPECT_EQ(row.arrives, "14:00:00");
  }
  EXPECT_TRUE(found);
}

TEST_F(Scenario, FatigueAndNapoleonChangeExperienceWithTheirReasons) {
  ASSERT_EQ(fight({"--forces", "Blücher,III Corps", "--fatigued", "Blücher=forced march (2.1.2)", "--napoleon"}).code,
            0);
  for (const sow::SheetRow& row : sheet().rows) {
    if (row.row_kind != sow::RowKind::troops) continue;
    const bool french = row.side == 1;
    EXPECT_EQ(row.as_fought, std::clamp(row.experience + (french ? 1 : -1), 3, 8)) << row.name;
    ASSERT_GE(row.reasons.size(), 1U);
    EXPECT_NE(row.reasons[0].find(french ? "5.5.3" : "2.1.2"), std::string::npos) << row.reasons[0];
  }
}

TEST_F(Scenario, WordsThatMeanNothingAreAllSaidInOneRun) {
  const test::Outcome refused = fight({"--forces", "Blücher,III Corps", "--arrive", "VI Corps,edge=up,at=14:00",
                                       "--fatigued", "III Corps", "--absent", "both", "--settlement", "village"});
  EXPECT_EQ(refused.code, 1);
  for (const char* option : {"--arrive: ", "--fatigued: ", "--absent: ", "--settlement: "}) {
    EXPECT_NE(refused.err.find(option), std::string::npos) << option << refused.err;
  }
}

TEST_F(Scenario, Rule553NapoleonMustBeThereToCommand) {
  std::swap(armies.french, armies.elbe);  // the file named first gives the commander, here Prince Eugène
  const test::Outcome refused = fight({"--forces", "Blücher,III Corps", "--napoleon"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err.find("--napoleon: found \"Army of the Elbe under "), std::string::npos) << refused.err;
  const test::Outcome done = fight({"--forces", "Blücher,III Corps"});
  EXPECT_NE(done.out.find("Emperor Napoleon is left without a command"), std::string::npos) << done.out;
}

TEST_F(Scenario, AForceThatArrivesTwiceOrIsTiredWithoutFightingIsASlipOfThePen) {
  const test::Outcome refused =
      fight({"--forces", "Blücher,III Corps", "--arrive", "VI Corps,edge=west,at=14:00", "--arrive",
             "VI Corps,edge=east,at=15:00", "--fatigued", "IV Corps=forced march (2.1.2)"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err.find("--arrive: found \"VI Corps,edge=east,at=15:00\"; expected one arrival for each force"),
            std::string::npos)
      << refused.err;
  EXPECT_NE(refused.err.find("--fatigued: found \"IV Corps=forced march (2.1.2)\"; expected a force that fights"),
            std::string::npos)
      << refused.err;
}

TEST_F(Scenario, AForceComesOverOneEdgeAtOneHour) {
  for (const char* twice : {"VI Corps,edge=west,edge=east,at=14:00", "VI Corps,edge=west,at=14:00,at=15:00"}) {
    EXPECT_EQ(fight({"--forces", "Blücher,III Corps", "--arrive", twice}).err,
              "--arrive: found \"" + std::string(twice) +
                  "\"; expected a force, an edge of the map and an hour. Write \"VI Corps,edge=west,at=14:00\"; edges "
                  "are north, east, south and west\n1 problem to mend; nothing was written.\n");
  }
}

TEST_F(Scenario, AnArmyDoesNotFightItself) {
  armies.coalition = armies.french;
  EXPECT_EQ(
      fight({"--forces", "III Corps"}).err,
      "--defender: found \"Army of the Main\"; expected a different army from the attacker's. Name the file of the "
      "other side\n1 problem to mend; nothing was written.\n");
}

TEST_F(Scenario, NamesAndReasonsStandOnOneLine) {
  EXPECT_EQ(
      fight({"--forces", "Blücher,III Corps", "--fatigued", "III Corps=rain\n[end]"}).err,
      "--fatigued: found \"III Corps=rain [end]\"; expected text on one line, without control characters. Type it "
      "again\n1 problem to mend; nothing was written.\n");
}

TEST_F(Scenario, TheAttackerComesFromWhereTheUmpireSays) {
  ASSERT_EQ(fight({"--forces", "Blücher,III Corps", "--attacker-from", "east"}).code, 0);
  EXPECT_EQ(fight({"--forces", "Blücher,III Corps", "--attacker-from", "above", "--overwrite"}).code, 1);
}

TEST_F(Scenario, TheFieldIsDrawnForTheUmpireWhoAsksForIt) {
  ASSERT_EQ(fight({"--forces", "Blücher,III Corps"}).code, 0);
  EXPECT_FALSE(fs::exists(folder / "l/deployment.svg"));
  EXPECT_FALSE(fs::exists(folder / "l/deployment.html"));
  ASSERT_EQ(fight({"--forces", "Blücher,III Corps", "--overwrite", "--preview"}).code, 0);
  EXPECT_NE(read_text(folder / "l/deployment.svg").find("III Corps"), std::string::npos);
  EXPECT_NE(read_text(folder / "l/deployment.html").find("III Corps"), std::string::npos);
}

TEST_F(Scenario, ACorpsStandsWhereTheUmpirePutsIt) {
  ASSERT_EQ(fight({"--forces", "Yorck,III Corps"}).code, 0);
  const std::string before = read_text(folder / "l/positions.csv");
  ASSERT_EQ(fight({"--forces", "Yorck,III Corps", "--positions", folder / "l/positions.csv", "--overwrite"}).code, 0);
  EXPECT_EQ(read_text(folder / "l/positions.csv"), before);

  const std::size_t at = before.find("defender,III Corps,");
  ASSERT_NE(at, std::string::npos) << before;
  const std::size_t south = before.find(',', at + 9) + 1;
  const std::string moved = before.substr(0, south) + "3000" + before.substr(before.find(',', south));
  const std::string file = folder.file("moved.csv", moved);
  ASSERT_EQ(fight({"--forces", "Yorck,III Corps", "--positions", file, "--overwrite"}).code, 0);
  EXPECT_EQ(read_text(folder / "l/positions.csv"), moved);

  const test::Outcome seen = test::run({"inspect", file});
  EXPECT_EQ(seen.code, 0) << seen.err;
  EXPECT_NE(seen.out.find("battle generate --positions"), std::string::npos) << seen.out;
}

TEST_F(Scenario, APlaceThatMakesNoSenseIsRefusedWithItsLine) {
  const std::string file = folder.file("p.csv", "side,force,south,east,facing\ndefender,VI Corps,4000,4000,south\n");
  const test::Outcome refused = fight({"--forces", "Yorck,III Corps", "--positions", file});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err.find("p.csv:2: force: found \"VI Corps\""), std::string::npos) << refused.err;
}

TEST_F(Scenario, ACorpsInTwoFilesIsRefused) {
  armies.elbe = armies.french;
  const test::Outcome refused = fight({"--forces", "Blücher,III Corps"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err.find("Leave out one of the files"), std::string::npos) << refused.err;
}

TEST_F(Scenario, AnOrderOfBattleInHistorysStrengthIsSentBackToConvert) {
  armies.coalition = test::of_the_tree("templates/campaigns/1813/orbats/coalition-main-army.csv");
  const test::Outcome refused = fight({});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err.find("Run estafette convert on it first"), std::string::npos) << refused.err;
}

TEST_F(Scenario, ADryRunWritesNothing) {
  const std::vector<std::string> before = folder.files();
  EXPECT_EQ(fight({"--forces", "Blücher,III Corps", "--dry-run"}).code, 0);
  EXPECT_EQ(folder.files(), before);
}

}  // namespace estafette::scenario_test
