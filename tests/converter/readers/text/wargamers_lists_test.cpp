// Lists that wargamers put on their blogs, and what word processors make of them.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::wargamers_lists_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(WargamersLists, ABulletOfAWordProcessorMayComeOutAsTheLetterO) {
  EXPECT_EQ(told(read("France\n\u00B7 1st Division: Petit\no 3 Battalions of Line Infantry\no 1 Battalion of Light "
                      "Infantry\n\u00B7 Cavalry Division: Roe\no 1st Dragoons (400)\no Hussars of Toro (300)\n")),
            "1st Division[Line Infantry 1710; Light Infantry 570; ]Cavalry Division[1st Dragoons 400; Hussars of Toro "
            "300; ]");
  EXPECT_EQ(
      told(read("France\n\u2022 1st Division\no 1st Brigade: Petit\n\u00A7 1st Line 600\n\u00A7 2nd Line 500\no 2nd "
                "Brigade: Roe\n\u00A7 3rd Line 700\n\u2022 2nd Division\no 4th Line 500\n")),
      "1st Division[1st Brigade[1st Line 600; 2nd Line 500; ]2nd Brigade[3rd Line 700; ]]2nd Division[4th Line "
      "500; ]");
}

TEST(WargamersLists, ALineThatGoesOnWithAWordOfOneLetterHasNoBullet) {
  const Reading reading = read("Spain\n1st Division: Roe\nRegimiento Alba, 500\no 600 hombres\n");
  EXPECT_EQ(unit_of(reading).name, "Regimiento Alba");
}

TEST(WargamersLists, AWordBehindTheLastNumberOfAGroupGoesForTheGroup) {
  EXPECT_EQ(told(read("France\nDivision Petit\n11e et 12e l\u00E9g\u00E8re, 4e et 82e de ligne\n")),
            "Division Petit[11e l\u00E9g\u00E8re 570; 12e l\u00E9g\u00E8re 570; 4e de ligne 570; 82e de ligne 570; ]");
  EXPECT_EQ(told(read("France\nDivision de cavalerie Roux\n1er et 10e chasseurs, 5e et 6e lanciers\n")),
            "Division de cavalerie Roux[1er chasseurs 450; 10e chasseurs 450; 5e lanciers 450; 6e lanciers 450; ]");
}

TEST(WargamersLists, ButBattalionsHaveTheirWordsOneByOne) {
  EXPECT_EQ(told(read("Britain\nKern's Brigade\n1/45th and 5/60th Rifles, 1/88th and 2/5th Foot\n")),
            "Kern's Brigade[1/45th 650; 5/60th Rifles 650; 1/88th Foot 650; 2/5th Foot 650; ]");
}

TEST(WargamersLists, TheCentreHoldsDivisionsAsItsWingsDo) {
  const Reading reading = read(
      "Britain\nRight Wing\nunder General Roe\n4th Division\n27th Foot 600\nCentre\ncommanded by General Kern\n3rd "
      "Division\n45th Foot 600\nLeft Wing\n2nd Division\n3rd Foot 600\n");
  EXPECT_EQ(told(reading),
            "Right Wing[4th Division[27th Foot 600; ]]Centre[3rd Division[45th Foot 600; ]]Left Wing[2nd Division[3rd "
            "Foot 600; ]]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(WargamersLists, OfficersAndMenBehindNamesAreThoseOfAll) {
  EXPECT_EQ(told(read("Spain\nOfficers.\tMen.\n1st Division, General Roe:\n*Alba (two batts.); *Toro (one batt.); "
                      "\u2020Leon; one company of sappers\t86\t3,932\n2nd Division, General Vega:\nAlba, 1st of Toro, "
                      "Baza (seven batts.)\t210\t5,768\n")),
            "1st Division[Alba 1929; Toro 964; Leon 964; sappers 161; ]2nd Division[Alba 2562; 1st of Toro 1708; Baza "
            "1708; ]");
}

TEST(WargamersLists, MoreMenThanARegimentHadAreThoseOfAllNamesBeforeThem) {
  EXPECT_EQ(told(read("Spain\n2nd Division\nAlba, Toro, Provincial de Leon, Baza (eight batts.) 5,200\n")),
            "2nd Division[Alba 1300; Toro 1300; Provincial de Leon 1300; Baza 1300; ]");
  EXPECT_EQ(asked(read("Spain\n2nd Division\nAlba, Toro, Baza 1,200\nRegimiento Leon 500\n")), std::vector<int>({3}));
}

TEST(WargamersLists, WhereABrigadeStandsIsNotItsLeader) {
  EXPECT_EQ(read("France\nFirst Brigade (Left Flank)\n1st Line 600\n").orbat.formations.front().commander, "");
  EXPECT_EQ(read("France\n1re brigade (Flanc droit)\n1er de ligne 600\n").orbat.formations.front().commander, "");
}

TEST(WargamersLists, UnitsAreCountedWithTheStandsOfEach) {
  const Reading reading = read(
      "Britain\nBrigade Kern\n2 x 5 stand Line Infantry units\n1 x 5 Light Infantry\n2 x 6-stand Hussars\n1 x 4 stand "
      "Light Dragoons\nRHA 2 x 6 pdr\n");
  EXPECT_EQ(told(reading),
            "Brigade Kern[Line Infantry 1 650; Line Infantry 2 650; Light Infantry 650; Hussars 1 420; Hussars 2 420; "
            "Light Dragoons 420; RHA 48 2 guns; ]");
  EXPECT_EQ(asked(reading), std::vector<int>({3}));  // how many men a stand is
  EXPECT_EQ(told(read("1 stand = 100 men\nBritain\nBrigade Kern\n2 x 5 stand Line Infantry\n1 x 3 Hussars\n")),
            "Brigade Kern[Line Infantry 1 500; Line Infantry 2 500; Hussars 300; ]");
}

TEST(WargamersLists, AStrengthInTheNoteOfACommandIsAskedAboutUnlessItIsCalledANote) {
  EXPECT_EQ(asked(read("Britain\n1st Division: Roe (joined by 3,000 men of the reserve)\n24th Foot 600\n")),
            std::vector<int>({2}));
  EXPECT_TRUE(asked(read("Britain\n1st Division: Roe [Note: 3,000 men were late]\n24th Foot 600\n")).empty());
}

TEST(WargamersLists, FiguresBeforeANameAreItsOwnAndPointsAreAPrice) {
  const Reading reading = read(
      "1 figure = 20 men\nBritain\n1st Brigade (Roe) 50 points (Excellent)\n36 - 49th Foot (line) (90 points)\n40 "
      "\u2013 "
      "5th Foot (Alba Highlanders) (veteran) (108 points)\n16 figures - 95th Rifles, 64 points\n");
  EXPECT_EQ(told(reading), "1st Brigade[49th Foot 720; 5th Foot (Alba Highlanders) 800; 95th Rifles 320; ]");
  EXPECT_EQ(reading.orbat.formations.front().commander, "Roe");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(WargamersLists, ANumberBeforeADashThatTellsOfNoFiguresIsAsked) {
  EXPECT_EQ(asked(read("Britain\n1st Brigade\n36 - 49th Foot\n40 - 5th Foot\n95th Rifles 300\n")),
            std::vector<int>({3, 4}));
}

TEST(WargamersLists, ABrigadeOfAnotherStateIsNotOfTheNationOfTheOneAbove) {
  const Reading reading =
      read("British Brigade\nLine Infantry (600)\nBrunswick Brigade\nLine Infantry (500)\nUhlans (200)\n");
  EXPECT_EQ(reading.orbat.formations.at(1).units.at(0).nation, "Brunswick");
  EXPECT_NE(reading.orbat.formations.at(1).units.at(0).note.find("guessed: nation Brunswick"), std::string::npos);
}

TEST(WargamersLists, SoldiersBehindALeadersAgeAreTheStrengthOfHisCorps) {
  const Reading reading = read(
      "France\n5e corps: commandant mar\u00E9chal Petit, 36 ans \u2013 environs 13 000 soldats et 40 canons\n1re "
      "division\n1er de ligne 900\n");
  EXPECT_EQ(asked(reading).front(), 2);  // 900 men are not 13,000
}

}  // namespace estafette::readers::wargamers_lists_test
