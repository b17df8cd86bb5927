// Manners of the pages that scenario makers paste most: forums, blogs, sites of campaigns, lists of one's own
// regiments.
#include "converter/readers/text/told.hpp"
#include "converter/readers/unit/unit.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::usual_pages_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(UsualPages, BattalionsNumberedInSquareBracketsAreCounted) {
  EXPECT_EQ(french("1re brigade: GdB Kern\n18e de ligne [1er, 2e et 3e bataillons] (Colonel Roe)\n"
                   "19e de ligne [1er et 2e bataillons]\n"),
            "1re brigade[18e de ligne 1710; 19e de ligne 1140; ]");
}

TEST(UsualPages, ACommandGluedToTheBracketBeforeItHasALineOfItsOwn) {
  EXPECT_EQ(
      french("1\u00E8re division (g\u00E9n\u00E9ral Kern) - 2.400 hommes)1\u00E8re brigade (Roe) :\n-18e de ligne\n"
             "-19e de ligne\n2\u00E8me brigade (Dale) :\n-20e de ligne\n"),
      "1\u00E8re division[1\u00E8re brigade[18e de ligne 800; 19e de ligne 800; ]"
      "2\u00E8me brigade[20e de ligne 800; ]]");
}

TEST(UsualPages, MenAndTheirCommanderBelowARegimentAreItsOwn) {
  const Reading reading = read(
      "Union\n1st Brigade: Col. Hugh Marl\n21st Ohio\n361 men commanded by Capt. A.D. Reed\n33d Ohio\n188 men, "
      "commanded by Col. Otis Lake\n");
  EXPECT_EQ(told(reading), "1st Brigade[21st Ohio 361; 33d Ohio 188; ]");
  EXPECT_EQ(unit_of(reading).commander, "Capt. A.D. Reed");
  EXPECT_EQ(unit_of(reading, 1).commander, "Col. Otis Lake");
}

TEST(UsualPages, TheWordsOfARegimentsTitleAreNobodysName) {
  const Reading reading = read(
      "Britain\n1st Brigade: MG Kern\n4th Foot (King's Own) 600\n8th (King's) Foot 500\n3/1st (Coldstream) Guards 900\n"
      "1/9th (Royal Scots) 400\n");
  EXPECT_EQ(told(reading),
            "1st Brigade[4th Foot (King's Own) 600; 8th (King's) Foot 500; 3/1st (Coldstream) Guards 900; 1/9th (Royal "
            "Scots) 400; ]");
  for (std::size_t at = 0; at < 4; ++at) EXPECT_EQ(unit_of(reading, at).commander, "");
}

TEST(UsualPages, AnArmWithItsGeneralAboveNumberedRegimentsIsTheirCommand) {
  EXPECT_EQ(french("1re division: GdD Kern\n18e de ligne 900\n2e division: GdD Roe\n24e de ligne 800\n"
                   "Cavalerie l\u00E9g\u00E8re : GdB Dale\n3e hussards 300\n10e chasseurs \u00E0 cheval 280\n"),
            "1re division[18e de ligne 900; ]2e division[24e de ligne 800; ]"
            "Cavalerie l\u00E9g\u00E8re[3e hussards 300; 10e chasseurs \u00E0 cheval 280; ]");
}

TEST(UsualPages, RegimentsOfAnArmAreAHeadingAndNoRegiment) {
  EXPECT_EQ(told(read("Britain\n1st Division: MG Kern\n5th Foot 700\nCavalry Regiments\n14th Dragoons 400\n")),
            "1st Division[5th Foot 700; 14th Dragoons 400; ]");
}

TEST(UsualPages, TheStaffAndItsChiefAreNoTroops) {
  EXPECT_EQ(french("1. \u00C9TAT-MAJOR : Commandant-en-Chef, KERN\n1re division: GdD Roe\n18e de ligne 900\n"),
            "1re division[18e de ligne 900; ]");
}

TEST(UsualPages, OneCompanyEachFromRegimentsIsNoWholeRegiment) {
  const Reading reading = read(
      "Britain\n1st Brigade: MG Kern\nOne company each from\n2/27th Foot\n97th Foot\n2nd Brigade: MG Roe\n5th Foot\n");
  EXPECT_EQ(told(reading), "1st Brigade[2/27th Foot 100; 97th Foot 100; ]2nd Brigade[5th Foot 650; ]");
}

TEST(UsualPages, TroopsOfANationUnderSomebodyAreOfThatNation) {
  const Reading reading = read(
      "British Forces\n1st Division: MG Kern\n5th Foot 700\n\nPortuguese Troops under Roe\n\nDale's Brigade\n11th Line "
      "900\n");
  EXPECT_EQ(unit_of(reading).nation, "Britain");
  EXPECT_EQ(asked(reading), std::vector<int>{});
  EXPECT_EQ(reading.orbat.formations.back().commander, "Roe");
  EXPECT_EQ(reading.orbat.formations.back().formations.at(0).units.at(0).nation, "Portugal");
}

TEST(UsualPages, AnArtilleryCompanyWithANameIsABattery) {
  EXPECT_EQ(
      told(read("Confederates\nKern's Division\nKern's Division Artillery\n1st Maryland Battery\nMorven (VA) "
                "Artillery\nDale's Light Artillery\nRoe's Brigade\n14th Louisiana\nAlder Guard Artillery\n")),
      "Kern's Division[1st Maryland Battery 120 8 guns; Morven VA Artillery 120 8 guns; Dale's Light Artillery 120 "
      "8 guns; Roe's Brigade[14th Louisiana 570; Alder Guard Artillery 120 8 guns; ]]");
}

TEST(UsualPages, ASortOfBrigadeAndItsLeaderStandBeforeItsTroops) {
  const Reading reading =
      read("Britain\n1st Division: MG Dale\nLine Infantry Brigade - Kern - 1st, 2nd and 3rd Line\n");
  EXPECT_EQ(told(reading), "1st Division[Line Infantry Brigade[1st Line 650; 2nd Line 650; 3rd Line 650; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "Kern");
}

TEST(UsualPages, NumbersOfRegimentsInTheNameOfACommandAreAskedAbout) {
  EXPECT_EQ(asked(read("Britain\n1st Division: MG Dale\n5th Foot 700\nReserve. 41st, Flank Companies\n8th Foot 900\n")),
            std::vector<int>{4});
}

TEST(UsualPages, AFigureBehindTheColonelsOfTwoRegimentsCountsThePartsOfBoth) {
  EXPECT_EQ(french("1re division: GdD Kern\nGB ROE : 6e l\u00E9ger (Dale), 69e de ligne (Marl) (4)\n"),
            "1re division[GB ROE[6e l\u00E9ger (Dale) 1140; 69e de ligne (Marl) 1140; ]]");
}

TEST(UsualPages, TwoUnitsOnALineThatCannotBeToldApartAreAskedAbout) {
  for (const char* line : {"6th Dutch Hussars and Brunswick Hussars 600", "95th Rifle Corps 1st West Indian Infantry",
                           "12e L. (Roe), 33e L. (Dale) (4)"})
    EXPECT_EQ(asked(read(std::string("Netherlands\n1st Brigade: Kern\n") + line + "\n7th Line\n")), std::vector<int>{3})
        << line;
}

TEST(UsualPages, HorseBelowItsSortIsOfThatSort) {
  const Reading reading =
      read("Prussia\n1st Division: Kern\n5th Line 900\n\nCuirassiers:\n1st Regiment, 3 sqns\nHenckel, 4 sqns\n");
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::heavy_cavalry);
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::heavy_cavalry);
}

TEST(UsualPages, RegimentsOfStatesInTwoColumnsThatBecameOneLineAreTwo) {
  EXPECT_EQ(
      told(read("Union\n1st Division: Kern\n1st Brigade: Col. Marl\n82d Indiana 31st Ohio\n17th Ohio\nArtillery\n1st "
                "Michigan, "
                "Battery D 4th United States, Battery I\n11th Indiana Battery 1st Ohio, Battery E\n")),
      "1st Division[1st Michigan, Battery D 120 8 guns; 4th United States, Battery I 120 8 guns; 11th Indiana Battery "
      "120 8 guns; 1st Ohio, Battery E 120 8 guns; 1st Brigade[82d Indiana 570; 31st Ohio 570; 17th Ohio 570; ]]");
}

TEST(UsualPages, FiguresBehindCommandsAreLossesWhereTheListSaysSo) {
  const Reading reading = read(
      "Union\nFirst Corps\nMaj. Gen. Kern\n(Casualties: 60)\nFirst Division (60)\nBvt. Maj. Gen. Roe\nFirst Brigade "
      "(23)\nBvt. Brig. Gen. Dale\n12th Indiana\nSecond Brigade (37)\nCol. Marl\n26th Illinois\n");
  EXPECT_EQ(told(reading),
            "First Corps[First Division[First Brigade[12th Indiana 570; ]Second Brigade[26th Illinois 570; ]]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).formations.at(0).commander, "Bvt. Brig. Gen. Dale");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(UsualPages, CompaniesInBracketsThatMayBeAnothersAreAskedAbout) {
  EXPECT_EQ(asked(read("Union\n1st Brigade: Col. Marl\n6th Missouri (Cos. A and B, 8th Missouri attached)\n30th "
                       "Ohio\n")),
            (std::vector{3}));
}

TEST(UsualPages, ThePeerageOfACommanderNumbersNoRegiment) {
  EXPECT_EQ(asked(read(
                "Britain\nInfantry: Lt General Sir Owen Kern, 1st Baron Kern\n  1st Division: MG Roe\n    5th Foot\n")),
            std::vector<int>{});
}

TEST(UsualPages, TheStaffOfAnArmyAloneOnItsLineIsNoTroops) {
  EXPECT_EQ(french("\u00C9tat-major\n13e division (g\u00E9n\u00E9ral Kern)\n1re brigade (g\u00E9n\u00E9ral Roe)\n8e "
                   "l\u00E9ger 900\n"),
            "13e division[1re brigade[8e l\u00E9ger 900; ]]");
}

TEST(UsualPages, EngineersAndMechanicsAboveRegimentsAreAHeading) {
  EXPECT_EQ(told(read("Union\n1st Division: Kern\n5th Ohio 300\nEngineers and Mechanics\n1st Michigan 400\n")),
            "1st Division[5th Ohio 300; 1st Michigan 400; ]");
}

TEST(UsualPages, AReturnInBracketsBelowARegimentIsItsStrength) {
  const Reading reading = read(
      "Americans\n1st Brigade: Col. Marl\n1st Morven Regiment\n[24 officers, 6 staff, 24 sergeants, 193 men present "
      "fit, "
      "88 present sick]\nDale's Rangers (2 companies)\n[6 officers, 19 men present fit]\n");
  EXPECT_EQ(told(reading), "1st Brigade[1st Morven Regiment 247; Dale's Rangers 25; ]");
  EXPECT_EQ(unit_of(reading).nation, "America");
  EXPECT_NE(unit_of(reading).note.find("88 present sick"), std::string::npos);
}

TEST(UsualPages, TheTitlesOfATableOnOneLineAreNoRegiment) {
  EXPECT_EQ(told(read("Britain\nBrigade Regiments and Others\nKern's Brigade\n5th Foot 500\n")),
            "Kern's Brigade[5th Foot 500; ]");
}

TEST(UsualPages, ACommaBehindTheNumberOfARegimentIsASlip) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: Kern\n14th, Light Dragoons, 16th Light Dragoons, 20th Light Dragoons\n")),
            "1st Brigade[14th Light Dragoons 420; 16th Light Dragoons 420; 20th Light Dragoons 420; ]");
}

TEST(UsualPages, MilitiaApartAboveBrigadesIsAskedAbout) {
  EXPECT_EQ(asked(read("Americans\n\nKern's Brigade\n\n  1st Morven Regiment 300\n\nDale Militia\n\nRoe's Brigade\n\n  "
                       "2nd Morven Regiment 200\n")),
            std::vector<int>{7});
}

TEST(UsualPages, ACommandAndARegimentInOneSentenceAreAskedAboutAndNoNote) {
  EXPECT_EQ(asked(read("Britain\n1st Division: MG Dale\n5th Foot 500\nLeft Brigade { 83rd Regiment British } Under MG "
                       "Kern, during a considerable part of the war.\n")),
            std::vector<int>{4});
}

TEST(UsualPages, RegimentsWithADashBetweenThemAreAskedAbout) {
  EXPECT_EQ(asked(read("France\n1st Division: Dale\n9th Light - 32nd Line\n5th Line 500\n")), std::vector<int>{3});
}

TEST(UsualPages, TheLetterOfACompanyIsNoCommandingOfficer) {
  const Reading reading = read("Union\n1st Brigade: Col. Marl\n24th Missouri, Co. E.\n25th Missouri (Co. F)\n");
  EXPECT_EQ(told(reading), "1st Brigade[24th Missouri, Company E. 100; 25th Missouri (Company F) 100; ]");
  EXPECT_EQ(unit_of(reading).commander, "");
}

TEST(UsualPages, AHalfWhoseLettersWereMistakenIsAHalfAndASumIsNoBattery) {
  EXPECT_EQ(french("Cavalry Brigade: GdB Kern\n2 squadrons and \u02DD battery\n16th Dragoons: 1 squadron\n"
                   "17th Dragoons: 1 squadron\n"),
            french("Cavalry Brigade: GdB Kern\n2 squadrons and \u00BD battery\n16th Dragoons: 1 squadron\n"
                   "17th Dragoons: 1 squadron\n"));
}

}  // namespace estafette::readers::usual_pages_test
