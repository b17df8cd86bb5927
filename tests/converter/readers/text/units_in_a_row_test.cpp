// Units that stand behind one another with nothing between them, and brigades that no word names as such.
#include "converter/readers/text/told.hpp"
#include "converter/readers/unit/unit.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::units_in_a_row_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;

}  // namespace

TEST(UnitsInARow, WhereACommaIsMissingInAListTheNextUnitBeginsWithItsNumber) {
  EXPECT_EQ(told(read("Britain\n3rd Division: Kern\n1/45th Foot, 1/74th Foot, 1/88th Foot 5/60th Foot\n2/87th Foot, "
                      "94th Foot 2/83rd Foot\n")),
            "3rd Division[1/45th Foot 650; 1/74th Foot 650; 1/88th Foot 650; 5/60th Foot 650; 2/87th Foot 650; 94th "
            "Foot 650; 2/83rd Foot 650; ]");
}

TEST(UnitsInARow, TheArmBehindTheLastBattalionOfAListBeginsItsBattery) {
  EXPECT_EQ(told(read("Britain\n4th Division: Kern\n1/7th Foot, 1/23rd Foot Artillery. 1 Battery\n1/20th Foot, 2nd "
                      "Foot Artillery. Roe's Battery\n")),
            "4th Division[1/7th Foot 650; 1/23rd Foot 650; Foot artillery 120 6 guns; 1/20th Foot 650; 2nd Foot 650; "
            "Roe's Battery 120 6 guns; ]");
}

TEST(UnitsInARow, AManAndTheNationOfHisTroopsWithAStrengthAreABrigade) {
  EXPECT_EQ(told(read("Britain\n4th Division: Kern\nRoe's Portuguese 1,824\n11th Line, 23rd Line, 7th Cacadores\n")),
            "4th Division[Roe's Portuguese[11th Line 608; 23rd Line 608; 7th Cacadores 608; ]]");
}

TEST(UnitsInARow, AGeneralWithAStrengthAboveRegimentsLedABrigade) {
  const Reading reading = read(
      "Britain\n7th Division: Kern\nMajor General William Roe, 1,420\n68th Foot 700\n82nd Foot "
      "720\n");
  EXPECT_EQ(told(reading), "7th Division[William Roe[68th Foot 700; 82nd Foot 720; ]]");
}

TEST(UnitsInARow, FiguresBelowALineThatNobodyUnderstoodAreNotThoseOfTheUnitAboveIt) {
  EXPECT_EQ(asked(read("France\n1st Division: GD Kern\n8th Line 900\n1 artillery battery\nLegrand; regular,\n5 "
                       "battalions, line/veteran mixture,\n")),
            (std::vector<int>{5, 6}));
}

TEST(UnitsInARow, ANumberWhoseRaisedEndingStandsOnALineOfItsOwnBelongsToTheNextLine) {
  EXPECT_EQ(
      french("8\u00E8me\nDivision G\u00E9n\u00E9ral de Division Kern\nBrigade Roe\n9\u00E8me\nligne (2 bat) : Col "
             "Dale\n34\u00E8me\nl\u00E9g\u00E8re (2 bat)\n: Col Moe\n"),
      "8\u00E8me Division[Brigade Roe[9\u00E8me ligne 1140; 34\u00E8me l\u00E9g\u00E8re 1140; ]]");
}

TEST(UnitsInARow, TwoBatteriesByTheirCaptainsNamesAreTwo) {
  EXPECT_EQ(told(read("Britain\n4th Division: Kern\n27th Foot 600\nArtillery:\nRoe's British Foot Battery Dale's Foot "
                      "Battery\n")),
            "4th Division[27th Foot 600; Roe's British Foot Battery 120 6 guns; Dale's Foot Battery 120 6 guns; ]");
}

TEST(UnitsInARow, WhatBeginsAgainBehindACommaIsAskedAbout) {
  EXPECT_EQ(asked(read("Prussia\n1st Brigade: GM Kern\nIR 7 Morven (2)\nGren Morven, Gren Dale\n8-pound foot battery, "
                       "4-pound foot battery (12 guns)\n")),
            (std::vector<int>{5}));  // "Gren Morven, Gren Dale" are two of one sort
}

TEST(UnitsInARow, NamesInARowThatAreReadAsOneUnitAreAskedAbout) {
  EXPECT_EQ(asked(read("Prussia\n1. Brigade: GM Kern\nIR 7 Morven (2)\nLandwehr-Batl. Alder, Wedel, Dale\n")),
            std::vector<int>{4});
}

TEST(UnitsInARow, GunsOfTheHorseAreHorseArtilleryAndSeveralStrengthsAreNoHugeNumber) {
  const Reading reading = read(
      "France\nGarde imp\u00E9riale : Kern\nItalian Guard Horse (4 8-pdr, 2 4-pdr)\nGrenadiers de "
      "la Garde 780 706 599 695 moy 485 Elite\n8e de ligne 900\n");
  EXPECT_EQ(reading.orbat.formations.front().units.front().kind, Kind::horse_artillery);
  EXPECT_EQ(to_string(reading).find("999999"), std::string::npos) << to_string(reading);
}

TEST(UnitsInARow, TheSumOfSeveralBrigadesIsTheStrengthOfNone) {
  EXPECT_EQ(told(read("Britain\n2nd Division: Kern\nRoe's Brigade\n1/3rd Foot, 2/31st Foot\nDale's "
                      "Brigade\n1/50th Foot, 1/71st Foot\nMoe's Brigade\n1/28th Foot\nRoe, Dale, and Moe = 4,838\n")),
            "2nd Division[Roe's Brigade[1/3rd Foot 650; 2/31st Foot 650; ]Dale's Brigade[1/50th Foot 650; 1/71st Foot "
            "650; ]Moe's Brigade[1/28th Foot 650; ]]");
}

TEST(UnitsInARow, HowFarAGeneralsVoiceGoesIsNoCalibre) {
  EXPECT_EQ(french("Advance Guard (Kern) 3/5\"\n8th Line 900\n2nd Cavalry Corps (Roe) 3/6\"\n7th Hussars 400\n"),
            "Advance Guard[8th Line 900; ]2nd Cavalry Corps[2nd Cavalry Corps troops[7th Hussars 400; ]]");
}

TEST(UnitsInARow, RussianWordsForChevauLegersAndCarabiniersAreCavalry) {
  const Reading reading =
      read("Россия\n4-я дивизия\n2-й шеволежерский полк\n1-й карабинерский полк\n5-й кирасирский полк\n");
  const Formation& division = reading.orbat.formations.front();
  ASSERT_EQ(division.units.size(), 3U);
  EXPECT_EQ(division.units[0].kind, Kind::light_cavalry);
  EXPECT_EQ(division.units[1].kind, Kind::heavy_cavalry);
}

TEST(UnitsInARow, StaffOfAFrenchDivisionIsNoCommandAndNoCompany) {
  EXPECT_EQ(french("1re division : g\u00E9n\u00E9ral Kern\nEmploy\u00E9 \u00E0 l'\u00E9tat-major : Lieutenant "
                   "Roe\nAdjoint : Colonel Dale\n8e de ligne 900\n"),
            "1re division[8e de ligne 900; ]");
}

}  // namespace estafette::readers::units_in_a_row_test
