#include "converter/readers/page/table_lines.hpp"

#include "support/readers.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::table_lines_test {
namespace {

std::vector<std::string> lines(const std::vector<TableRow>& rows) {
  return lines_of_table(rows, test::reader_data().titles);
}

}  // namespace

TEST(TableLines, FiguresGetTheWordsOfTheirColumns) {
  EXPECT_EQ(lines({{"Unit", "Bns", "Men", "Guns"}, {"22nd Line", "2", "1,200", ""}, {"1st Battery", "", "120", "8"}}),
            (std::vector<std::string>{"", "22nd Line, 2 battalions, 1,200 men", "1st Battery, 120 men, 8 guns"}));
}

TEST(TableLines, OfficersAndMenInOneColumnAreBoth) {
  EXPECT_EQ(lines({{"Unit", "Commander", "Officers/Men"}, {"22nd Line", "Col. Roe", "27/728"}}),
            (std::vector<std::string>{"", "22nd Line: Col. Roe, 27/728"}));
  EXPECT_EQ(lines({{"Truppenteil", "St\u00E4rke (Offz./Mann)"}, {"22nd Line", "27/728"}}),
            (std::vector<std::string>{"", "22nd Line, 27/728"}));
}

TEST(TableLines, AGeneralWhoIsShortForHisCommandLeadsItThoughHeFell) {
  EXPECT_EQ(lines({{"Division", "Brigade", "Units", "Men"}, {"GD Kern", "GB Roe (k)", "22nd Line", "900"}}),
            (std::vector<std::string>{"", "Division GD Kern\fBrigade GB Roe (k)\f22nd Line, 900 men"}));
}

TEST(TableLines, ACellThatSaysWhatItCountsBelowBattalionsOrSquadronsIsCountedSo) {
  EXPECT_EQ(lines({{"Unit", "Bns / Sqns", "Men"}, {"7th Hussars", "4 sqns", "480"}, {"9th Line", "2", "900"}}),
            (std::vector<std::string>{"", "7th Hussars, 4 sqns, 480 men", "9th Line (2), 900 men"}));
}

TEST(TableLines, WhatMayBeBattalionsOrSquadronsStandsBehindTheName) {
  EXPECT_EQ(lines({{"Unit", "Bns/Sqns", "Men"}, {"22nd Line", "2", "1,200"}, {"7th Hussars", "4", "480"}}),
            (std::vector<std::string>{"", "22nd Line (2), 1,200 men", "7th Hussars (4), 480 men"}));
}

TEST(TableLines, UnitsListedBesideTheirCommandStandOnALineOfTheirOwn) {
  EXPECT_EQ(lines({{"Formation", "Leader", "Units", "Bns/Sqns", "Men"},
                   {"1st Division", "Roe", "26th Light, 18th Line", "6", "4,300"},
                   {"Alba Bde", "\u2013", "1st Alba, 2nd Alba", "", "900"}}),
            (std::vector<std::string>{"", "1st Division: Roe, 4,300 men [Note: 6 in all]\f26th Light, 18th Line",
                                      "Alba Bde, 900 men\f1st Alba, 2nd Alba"}));
}

TEST(TableLines, WhatNoColumnNamesIsKeptInBrackets) {
  EXPECT_EQ(lines({{"Unit", "Men", "Flags"}, {"22nd Line", "700", "2"}}),
            (std::vector<std::string>{"", "22nd Line, 700 men (Flags: 2)"}));
}

TEST(TableLines, TitlesOfFiguresMayStandBesideTheHeadingOfTheFirstRows) {
  EXPECT_EQ(lines({{"Cavalry:", "Officers.", "Men."},
                   {"14th Light Dragoons", "20", "471"},
                   {"Infantry:", "", ""},
                   {"97th Foot", "22", "572"},
                   {"1/10th Portuguese", "\u2013", "\u2013"}}),
            (std::vector<std::string>{"Cavalry:", "14th Light Dragoons, 471 men (Officers: 20)",
                                      "Infantry:", "97th Foot, 572 men (Officers: 22)", "1/10th Portuguese"}));
  EXPECT_EQ(lines({{"Cavalry", "20", "471"}, {"Foot", "22", "572"}, {"Guns", "3", "57"}}).front(),
            "Cavalry   20   471");  // a row, and no titles
}

TEST(TableLines, MenOfOneArmDoNotTellWhatSortOfItTheyAre) {
  EXPECT_EQ(lines({{"Unit", "Sabres"}, {"1st Cuirassiers", "420"}}),
            (std::vector<std::string>{"", "1st Cuirassiers, 420 sabres"}));
  EXPECT_EQ(lines({{"Unit", "Bayonets"}, {"9th Light", "1,420"}}),
            (std::vector<std::string>{"", "9th Light, 1,420 bayonets"}));
}

TEST(TableLines, TwoRegimentsInARowWithAFigureForEachAreTwoLines) {
  EXPECT_EQ(lines({{"Regiment", "Bns", "Men"}, {"46e/57e ligne", "2/2", "1350/1743"}, {"1/24e", "1", "600"}}),
            (std::vector<std::string>{"", "46e ligne, 2 battalions, 1350 men\f57e ligne, 2 battalions, 1743 men",
                                      "1/24e, 1 battalions, 600 men"}));
}

TEST(TableLines, ColumnsOfRatingsBelowTitlesThatNobodyKnowsAreKeptInBrackets) {
  EXPECT_EQ(
      lines({{"Unit", "Type", "H2H", "Shooting", "Stamina", "Special"},
             {"1/28th Foot", "Line Infantry", "6", "3", "3", "Steady"},
             {"2/95th Rifles (2 coys)", "Light Infantry", "3", "2", "1", ""}}),
      (std::vector<std::string>{"", "1/28th Foot, Line Infantry [H2H: 6, Shooting: 3, Stamina: 3, Special: Steady]",
                                "2/95th Rifles (2 coys) [Light Infantry] [H2H: 3, Shooting: 2, Stamina: 1]"}));
}

TEST(TableLines, ALoneCellIsALine) {
  EXPECT_EQ(lines({{"Unit", "Men"}, {"1st Division", ""}}), (std::vector<std::string>{"", "1st Division"}));
}

TEST(TableLines, ATableNamesItsCommandsIfAColumnBesideTheUnitsDoes) {
  const auto by_row = [](const std::vector<TableRow>& rows) {
    return names_commands_by_row(rows, test::reader_data().titles);
  };
  EXPECT_TRUE(by_row({{"Division", "Regiment", "Men"}, {"1st", "22nd", "700"}}));
  EXPECT_FALSE(by_row({{"Unit", "Commander", "Men"}, {"22nd", "Fain", "700"}}));
  EXPECT_TRUE(by_row({{"Formation", "Unit", "Men"}, {"III Corps/8th Division", "22nd", "700"}}));
  EXPECT_FALSE(by_row({{"Formation", "Unit", "Men"}, {"III Corps", "22nd", "700"}}));
  EXPECT_FALSE(by_row({{"1st Division", "Souham"}}));
  EXPECT_FALSE(by_row({}));
}

TEST(TableLines, ACommandThatEachRowNamesIsNamedOnce) {
  EXPECT_EQ(
      lines({{"Division", "Brigade", "Unit", "Men"},
             {"1st", "1st Brigade", "22nd Line", "700"},
             {"1st", "1st Brigade", "25th Line", "700"},
             {"1st", "2nd Brigade", "28th Line", "700"},
             {"2nd", "2nd Brigade", "33rd Line", "700"}}),
      (std::vector<std::string>{"", "1st Division\f1st Brigade\f22nd Line, 700 men", "25th Line, 700 men",
                                "2nd Brigade\f28th Line, 700 men", "2nd Division\f2nd Brigade\f33rd Line, 700 men"}));
}

TEST(TableLines, RegimentsInAColumnOfThatTitleAreTroopsAndTheirNumberIsNot) {
  EXPECT_EQ(lines({{"Division", "Regiments", "Men"}, {"1st", "22nd Line", "700"}}),
            (std::vector<std::string>{"", "1st Division\f22nd Line, 700 men"}));
  EXPECT_EQ(lines({{"Division", "Regiments", "Men"}, {"1st", "4", "700"}}),
            (std::vector<std::string>{"", "1st, 700 men (Regiments: 4)"}));
}

TEST(TableLines, ACommandAboveTheTitlesOrAmongThemStandsAboveItsTroops) {
  EXPECT_EQ(lines({{"I Corps: Kern", "", ""}, {"Unit", "Bns", "Men"}, {"22nd Line", "2", "900"}}),
            (std::vector<std::string>{"I Corps: Kern", "", "22nd Line, 2 battalions, 900 men"}));
  EXPECT_EQ(lines({{"I Corps", "Men"}, {"22nd Line", "900"}, {"24th Line", "800"}}),
            (std::vector<std::string>{"I Corps", "22nd Line, 900 men", "24th Line, 800 men"}));
}

TEST(TableLines, FiguresUnderATitleThatNobodyKnowsAreNoMen) {
  EXPECT_EQ(lines({{"Regiment", "Elo", "Zap"}, {"22nd Line", "12", "a"}, {"24th Line", "13", "b"}}),
            (std::vector<std::string>{"", "22nd Line [Elo: 12, Zap: a]", "24th Line [Elo: 13, Zap: b]"}));
  EXPECT_EQ(lines({{"Regiment", "Souham"}, {"Regiment", "Marmont"}, {"3rd", "900"}}),
            (std::vector<std::string>{"Regiment   Souham", "Regiment   Marmont", "3rd   900"}))
      << "no title: it comes again";
}

TEST(TableLines, TheKilledAndWoundedBelowOfficersAndMenAreNoStrength) {
  EXPECT_EQ(
      lines({{"Regiments.", "Officers.", "Men.", ""}, {"K.", "W.", "K.", "W."}, {"4th Hussars", "1", "2", "30", "9"}}),
      (std::vector<std::string>{"", "", "4th Hussars [K.: 1, W.: 2, K.: 30, W.: 9]"}));
}

TEST(TableLines, ANumberInAColumnForCommandsGetsTheWordOfItsTitle) {
  EXPECT_EQ(lines({{"Division", "Brigade", "Battalion", "Strength"},
                   {"3rd (Kern)", "5th British (Roe)", "2/30th Foot", "635"},
                   {"", "2nd Brigade", "33rd Foot", "576"}}),
            (std::vector<std::string>{"", "3rd Division (Kern)\f5th British Brigade (Roe)\f2/30th Foot, 635 men",
                                      "2nd Brigade\f33rd Foot, 576 men"}));
}

}  // namespace estafette::readers::table_lines_test
