#include "converter/sow/mod.hpp"

#include "base/files/files.hpp"
#include "base/files/fingerprint.hpp"
#include "battles.hpp"
#include "converter/sow/sheet/names.hpp"
#include "converter/sow/sheet/numbering.hpp"
#include "random_battles.hpp"
#include "support/orbats.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::sow::mod_test {
namespace {

const fs::path kGolden = ESTAFETTE_FIXTURES "/sow/lind-ford";

TEST(Mod, TheSkirmishIsTheFolderThatAPersonReadThroughByHand) {
  const Mod mod = make_mod(test::skirmish(), test::waterloo());
  EXPECT_EQ(mod.folder, "LindFord");
  std::size_t files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(kGolden / mod.folder)) {
    files += fs::is_regular_file(entry.status()) ? 1U : 0U;
  }
  EXPECT_EQ(mod.documents.size(), files);
  for (const Document& document : mod.documents) {
    EXPECT_EQ(document.bytes, read_bytes(kGolden / mod.folder / document.path)) << document.path;
  }
  EXPECT_EQ(to_xml(mod.sheet), read_bytes(kGolden / "battle.xml"));
}

RC_GTEST_PROP(Mod, TheSamePlanGivesTheSameBytes, ()) {
  const BattlePlan plan = *test::battles();
  const Mod one = make_mod(plan, test::waterloo());
  const Mod other = make_mod(plan, test::waterloo());
  RC_ASSERT(one.documents == other.documents);
  RC_ASSERT(one.sheet == other.sheet);
  RC_ASSERT(one.remarks == other.remarks);
  RC_ASSERT(one.sheet.fingerprint == fingerprint(one.documents));
}

std::string briefing_of(const BattlePlan& plan) {
  for (const Document& document : make_mod(plan, test::waterloo()).documents) {
    if (document.path.filename() == "EnglishScenIntro.txt") return document.bytes;
  }
  return "";
}

TEST(Mod, TheBriefingSaysWhenceTheAttackerComesAndWhoseRightAndLeftItSpeaksOf) {
  const std::string order =
      ", Army of the Main defends L\xFCtzen. Right and left are as the defender sees them.</p>\r\n";
  BattlePlan plan = test::luetzen();
  EXPECT_NE(briefing_of(plan).find("<p>Main Army attacks from the south" + order), std::string::npos);
  plan.attacker_from = Edge::east;
  EXPECT_NE(briefing_of(plan).find("<p>Main Army attacks from the east" + order), std::string::npos);
}

TEST(Rule411Commanders, TheBriefingNamesTheArmyCommanderWhoIsAbsent) {
  BattlePlan plan = test::luetzen();
  EXPECT_NE(briefing_of(plan).find("<p><b>Main Army</b>, General Wittgenstein</p>"), std::string::npos);
  plan.attacker.commander_present = false;
  EXPECT_NE(briefing_of(plan).find("<p><b>Main Army</b>, General Wittgenstein (absent)</p>"), std::string::npos);
  plan.attacker.army.commander.clear();
  EXPECT_NE(briefing_of(plan).find("<p><b>Main Army</b>, its commander (absent)</p>"), std::string::npos);
}

TEST(Mod, RemarksBeginWithWhatChangesTheBattleAndEndWithTheStandIns) {
  BattlePlan plan = test::luetzen();
  plan.attacker.commander_present = false;
  test::force(plan, "Guard").units.front().piece = "8-pounder";
  test::force(plan, "Guard").units.front().men = Men{24};
  const std::vector<std::string> remarks = make_mod(plan, test::waterloo()).remarks;
  std::vector<std::string> expected = {
      "the map Waterloo does not list \"Lützen\": the battle is fought at \"Middle of the map\". Add the place in "
      "waterloo.xml",
      "the attacker comes from the south",
      "General Wittgenstein is absent: Main Army fights under a row of zeros (4.1.1)",
      "XI Corps arrives in the west at 14:00:00 (5.5.1)",
      "Pioneers (engineers) is left out: the game has no such troops",
      "IV Corps is a reserve: on the battle sheet, not on the field (5.5.2)",
      "III Corps forms up by DRIL_Lvl4_Inf_Div_Line_FR, which seats its 6 brigades and batteries",
      "2 batteries have more guns than a formation seats, and are sent in parts: Horse Battery 7, Position Battery 3",
      "1st Baden, 1730 men, is sent as 2 rows: the largest is 1104",
      "12-pounders, 1st has 3 men for each gun; 5 to 30 is usual"};
  ASSERT_GT(remarks.size(), expected.size() + 2);
  EXPECT_EQ(std::vector<std::string>(remarks.begin(), remarks.begin() + 10), expected);
  EXPECT_TRUE(remarks[10].starts_with("8-pounder (8 guns) are sent as ")) << remarks[10];
  EXPECT_NE(remarks[11].find(", its stand-in ("), std::string::npos) << remarks[11];
}

TEST(Mod, TheUmpireIsToldWhatNobodyHasSeenOfTheGround) {
  BattlePlan plan = test::skirmish();
  plan.place = "plancenoit";
  EXPECT_EQ(
      make_mod(plan, test::waterloo()).remarks.front(),
      "where \"Plancenoit\" is on the map Waterloo is inferred from where it is in the world. Look at it in the game "
      "before you send it");
  plan.map = plan.place = "Ligny";
  EXPECT_EQ(
      make_mod(plan, test::waterloo()).remarks.front(),
      "nobody has seen the files of the map Ligny: its name, its size and its places are inferred. Look at it in the "
      "game before you send it");
}

TEST(Mod, MoreThanNinetyNineCommandsUnderOneCommanderAreRefused) {
  FieldArmy army;
  army.corps.resize(100);
  army.corps.back().sheet.name = "C Corps";
  Field field{{army}, {}, {}};
  number(field, "Leipzig");
  EXPECT_EQ(test::refusal([&] { too_many_ranks(field).refuse_if_any(); }),
            "battle plan: order of battle: found \"C Corps\"; expected at most 99 commands or units under one "
            "commander. Divide the command");
}

TEST(Mod, AHundredBattalionsUnderOneCommanderAreDivided) {
  BattlePlan plan = test::skirmish();
  Formation& merrow = plan.defender.army.formations[0].formations[0];
  for (int i = 0; i < 98; ++i) merrow.units.push_back(merrow.units[0]);
  const std::vector<std::string> remarks = make_mod(plan, test::waterloo()).remarks;
  for (const char* said :
       {"Merrow has 100 battalions and squadrons: sent as 8 brigades, since no formation seats them all",
        "II Corps has 8 brigades and batteries: sent as 2 divisions, since no formation seats them all"})
    EXPECT_NE(std::find(remarks.begin(), remarks.end(), said), remarks.end()) << said;
}

TEST(Names, WhatTheGameCannotBearIsTakenOut) {
  EXPECT_EQ(game_name("von Yorck, Graf"), "von Yorck Graf");
  EXPECT_EQ(game_name("  \"Quoted\"  Guard #2 $ "), "Quoted Guard 2");
  EXPECT_EQ(game_name("Łódź \xE2\x80\x9Cof\xE2\x80\x9D Würschen\r\n1"), "Lódz of Würschen 1");
  EXPECT_EQ(game_name(" , "), "?");
  EXPECT_EQ(game_name("=1+1"), "1+1") << "a spreadsheet would compute it";
  EXPECT_EQ(game_name("@ -+ Ney-Corps"), "Ney-Corps");
  EXPECT_EQ(game_name("\uFF1Dcmd \u202E"), "?cmd ?");
  EXPECT_EQ(game_name(std::string(200, 'x')).size(), 60U);
}

TEST(Names, ABattlesCodeIsPlainLettersAndDigits) {
  EXPECT_EQ(battle_code("Lützen"), "Lutzen");
  EXPECT_EQ(battle_code("Gross-Görschen, 2 May"), "GrossGorschen2May");
  EXPECT_EQ(battle_code("../.."), "");
}

TEST(Names, ABatteryIsCalledByTheFirstOfItsNamesInWholeWords) {
  EXPECT_EQ(battery_name("3rd Foot"), "3rd Foot");
  EXPECT_EQ(battery_name("Horse Company No. 5 + Horse Company No. 7"), "Horse Company No. 5");
  EXPECT_EQ(battery_name("12-pounder Half Battery No. 3 and 1 more"), "12-pounder Half Battery No. 3");
  EXPECT_EQ(battery_name("Horse and Foot"), "Horse and Foot");
  EXPECT_EQ(battery_name("Foot Battery, 1st Division of I Corps and 2 more"), "Foot Battery, 1st Division");
  EXPECT_EQ(battery_name("Foot Battery, 1st Division of III Cavalry Corps"), "Foot Battery, 1st Division");
  EXPECT_EQ(battery_name("Horse Battery of Kalckreuth's Reserve"), "Horse Battery");
  EXPECT_EQ(battery_name("Emperor Alexander's Own Position Battery"), "Emperor Alexander's Own Position");
  EXPECT_EQ(battery_name("Emperor Alexander's Own Positions"), "Emperor Alexander's Own");
  EXPECT_EQ(battery_name("VI Corps Reserve Foot Battery 1 and 1 more"), "VI Corps Reserve Foot Battery 1");
  EXPECT_EQ(battery_name(std::string(40, 'x')), std::string(32, 'x'));
  EXPECT_EQ(battery_name(" + B"), "+ B");
}

TEST(Names, LinesEndAsInWindowsAndLettersAreOneByte) {
  EXPECT_EQ(game_text("Lützen\n"), "L\xFCtzen\r\n");
}

}  // namespace
}  // namespace estafette::sow::mod_test
