// The game's own files, one a spelling or a slip: what is read of each, row for row. The expectations stand beside
// them: NAME.outline.csv is the order of battle, NAME.report.txt what the reader says.
#include "base/files/files.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/outline/csv.hpp"
#include "support/readers.hpp"
#include "support/refusal.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace estafette::readers::sow_files_test {
namespace {

fs::path fixture(const std::string& name) {
  return fs::path(ESTAFETTE_FIXTURES) / "readers/sow" / name;
}

Reading read(const std::string& name) {
  return read_any(fixture(name + ".csv"), std::nullopt, test::reader_data());
}

void forget_game(Formation& formation) {
  formation.game.clear();
  for (Unit& unit : formation.units) unit.game.clear();
  for (Formation& child : formation.formations) forget_game(child);
}

/// As a person reads it: without the game's own lines, which go there and back (there_and_back_test.cpp).
Orbat without_lines(Orbat orbat) {
  for (Formation& top : orbat.formations) forget_game(top);
  return orbat;
}

/// What the reader says, with the file's name alone.
std::string report(Reading reading) {
  for (Problem& look : reading.looks) look.file = fs::path(look.file).filename().generic_string();
  return to_string(reading) + fmt::format("{} guesses\n", reading.guesses);
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == '-' || c == '/'; }, '_');
  return name;
}

class GameFile : public testing::TestWithParam<std::string> {};

}  // namespace

TEST_P(GameFile, IsReadAsTheOutlineBesideItAndReportsWhatNeedsALook) {
  const Reading reading = read(GetParam());
  EXPECT_EQ(to_csv(without_lines(reading.orbat)), read_text(fixture(GetParam() + ".outline.csv")));
  EXPECT_EQ(report(reading), read_text(fixture(GetParam() + ".report.txt")));
}

TEST_P(GameFile, IsKnownForTheGamesOwnByLookingAtIt) {
  const bool scenario = GetParam().find("cenario") != std::string::npos;
  EXPECT_EQ(read(GetParam()).format, scenario ? Format::sow_scenario : Format::sow_oob);
}

TEST_P(GameFile, IsAnOutlineThatCanBeReadAgain) {
  const Orbat orbat = read(GetParam()).orbat;
  EXPECT_EQ(read_outline_csv(to_csv(orbat), ""), orbat);
}

INSTANTIATE_TEST_SUITE_P(Masters, GameFile,
                         testing::Values("waterloo-army", "waterloo-prussians", "waterloo-oobmod", "waterloo-no-titles",
                                         "waterloo-side-and-notes", "waterloo-batteries-as-rows",
                                         "waterloo-out-of-order", "waterloo-two-sides-short-rows", "waterloo-slips",
                                         "remastered-sdk-titles", "gettysburg"),
                         test_name);

INSTANTIATE_TEST_SUITE_P(Scenarios, GameFile,
                         testing::Values("scenario-stand-alone", "scenario-stand-alone-gettysburg",
                                         "scenario-stand-alone-editor", "scenario-stand-alone-slips",
                                         "scenario-companies", "mod/Scenarios/Sambre/scenario",
                                         "mod/Scenarios/old-layout/scenario", "mod/Scenarios/editor-titles/scenario",
                                         "mod/Scenarios/renumbered/scenario", "mod/Scenarios/no-ancestors/scenario",
                                         "mod/Scenarios/slips/scenario", "mod/Scenarios/guns-only/scenario"),
                         test_name);

TEST(GameScenario, WithoutItsMasterIsRefusedWithThePlacesWhereItWasLookedFor) {
  const std::string text = read_text(fixture("mod/Scenarios/renumbered/scenario.csv"));
  EXPECT_EQ(
      test::refusal([&] { return read_any(text, "scenario.csv", std::nullopt, test::reader_data()); }),
      "scenario.csv: found \"MASTER,OOB_SB_Flanders.csv\"; expected the master file OOB_SB_Flanders.csv beside the "
      "scenario, or in the OOBs folder of its mod. Give the scenario in its mod folder, or the master file itself");
}

TEST(GameFiles, WhatExcelMadeOfTheCommasDoesNotMatter) {
  std::string text = read_text(fixture("waterloo-army.csv"));
  std::replace(text.begin(), text.end(), ',', ';');
  EXPECT_EQ(without_lines(read_any(text, "", std::nullopt, test::reader_data()).orbat),
            without_lines(read("waterloo-army").orbat));
}

TEST(GameFiles, ARowIsOneUnitWhateverItsNameJoins) {
  std::string text = read_text(fixture("waterloo-army.csv"));
  const std::string one = "61e Ligne 2e Bataillon,,", joined = "61e Ligne; 62e Ligne,,";
  text.replace(text.find(one), one.size(), joined);
  const Reading reading = read_any(text, "", std::nullopt, test::reader_data());
  EXPECT_TRUE(reading.looks.empty()) << to_string(reading);
  EXPECT_EQ(totals(reading.orbat).men(), totals(read("waterloo-army").orbat).men());
}

TEST(GameFiles, AMasterWithoutTroopsIsRefused) {
  EXPECT_EQ(test::refusal([] {
              return read_any("Name,ID,NAME1,NAME2,SIDE,ARMY,CORPS,DIV,BGDE,REG,CLASS,Weapon,Formation,Head Count\n",
                              "oob.csv", std::nullopt, test::reader_data());
            }),
            "oob.csv: found \"a table without troops\"; expected an order of battle: commands, with regiments and "
            "batteries below them. Is this the right file?");
}

TEST(GameFiles, AQualityIsTheOneWhoseExperienceIsNearest) {
  const SowWords& words = test::reader_data().sow;
  EXPECT_EQ(words.quality(0), Quality::militia);
  EXPECT_EQ(words.quality(5), Quality::line);
  EXPECT_EQ(words.quality(9), Quality::guard);
}

TEST(GameFiles, ARowOfABatteryIsOneGunAndASectionTwoWhicheverIsNamedFirst) {
  const SowWords& sow = test::reader_data().sow;
  EXPECT_EQ(sow.guns_of(tokens_of("Left Section")), 2);
  EXPECT_EQ(sow.guns_of(tokens_of("1st Gun Section")), 2);
  EXPECT_EQ(sow.guns_of(tokens_of("#1 Gun / Left Section")), 1);
  EXPECT_EQ(sow.guns_of(tokens_of("Gun 1 Westphalian Artillery Section")), 1);
  EXPECT_EQ(sow.guns_of(tokens_of("Whinyates")), 1);
}

TEST(GameFiles, APieceIsTheProfilesElseTheWeaponsName) {
  const SowWords& words = test::reader_data().sow;
  EXPECT_EQ(words.piece("ids_arsn_9lb_cannon_br"), std::pair(std::string("9-pounder"), true));
  EXPECT_EQ(words.piece("IDS_ARSN_24lb_Howitzer_FR"), std::pair(std::string("24-pounder howitzer"), false));
  EXPECT_EQ(words.piece("IDS_ARSN_Swords_and_Pistols"), std::nullopt);
}

TEST(GameFiles, AGunIsNamedByItsWeaponInPoundsOrInInches) {
  const SowWords& words = test::reader_data().sow;
  const auto piece = [&](const char* weapon) { return words.piece(weapon).value_or(std::pair("", false)).first; };
  EXPECT_EQ(piece("IDS_ARSN_18lb_Cannon_Br"), "18-pounder");
  EXPECT_EQ(piece("IDS_ARSN_5_5in_Howitzer_FR"), "5.5-inch howitzer");
  EXPECT_EQ(piece("IDS_ARSN_10in_Howitzer_Pr"), "10-inch howitzer");
}

TEST(GameFiles, ANationIsThatOfTheFlagThenOfTheClassAndTheNameCountsOnlyIfItBorrowsThoseLooks) {
  const SowWords& words = test::reader_data().sow;
  const auto nation = [&](const char* unit_class, const char* flag, const char* flag2, const char* named) {
    return words.nation_of(words.look_up(unit_class, ""), flag, flag2, named);
  };
  EXPECT_EQ(nation("UGLB_PR_Inf_2", "GFX_PR_Landwehr", "", "Westphalia"), "Prussia");
  EXPECT_EQ(nation("UGLB_PR_Inf_2", "GFX_PR_Landwehr", "", "Russia"), "Russia");
  EXPECT_EQ(nation("UGLB_BR_Inf_1", "GFX_British_1815", "GFX_Brit_KC_Btn2_30th", ""), "Britain");
  EXPECT_EQ(nation("UGLB_BR_Inf_8", "GFX_Dutch", "", ""), "Netherlands");
  EXPECT_EQ(nation("UGLB_BR_Inf_10", "GFX_Dutch_Militia", "", "Prussia"), "Netherlands");
  EXPECT_EQ(nation("UGLB_BR_Inf_15", "GFX_Hannover", "GFX_Hannover_KC", ""), "Hanover");
  EXPECT_EQ(nation("UGLB_BR_Inf_15", "GFX_Brit_Reg_KGL", "GFX_Brit_KC_KGL", ""), "Hanover");
  EXPECT_EQ(nation("UGLB_BR_Inf_5", "GFX_Nassau_Landsturm", "", ""), "Nassau");
  EXPECT_EQ(nation("UGLB_PR_Cav_3", "GFX_Cav_Brunswick", "", ""), "Brunswick");
  EXPECT_EQ(nation("UGLP_PR_Cav_Cdr_Div", "GFX_CO_Cav_British", "", ""), "Britain");
  EXPECT_EQ(nation("UGLB_BN_Inf_Cdr_Brig", "", "", ""), "Brunswick");
  EXPECT_EQ(nation("UGLB_DU_Inf_Cdr_Div", "", "", ""), "Netherlands");
}

TEST(GameFiles, AClassThatTheProfileDoesNotNameIsGuessedFromItsPartsAndItsFormation) {
  const SowWords& words = test::reader_data().sow;
  const SowClass uhlans = words.look_up("UGLB_PR_Uhlan_7", "");
  EXPECT_EQ(uhlans.nation, "Prussia");
  EXPECT_EQ(uhlans.arm, Arm::cavalry);
  EXPECT_FALSE(uhlans.known);
  EXPECT_EQ(words.look_up("MyMod_Whites", "DRIL_Lvl6_Cav_Column").arm, Arm::cavalry);
  EXPECT_TRUE(words.look_up("uglb_fr_inf_1", "").known);
}

}  // namespace estafette::readers::sow_files_test
