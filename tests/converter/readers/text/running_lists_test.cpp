// Lists that close each command with its total, entries with letters of notes, and troops of a sort that nobody knows.
#include "converter/orbat/no_nation.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/text/told.hpp"
#include "converter/readers/unit/unit.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::running_lists_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

std::string division(const std::string& troops) {
  return "France\n1st Division\n" + troops;
}

}  // namespace

TEST(RunningLists, WhatStandsBehindTheTotalOfABrigadeIsNoMoreOfIt) {
  const Reading reading = read(
      "British Forces: General Kern\n1st Division: Roe\nAlba's Brigade\n1/4th Foot\n2/30th Foot\nTotal Strength: 60 "
      "officers and 1,140 men\nBrey's Brigade\n28th Foot\n29th Foot\nTotal Strength: 1,000 men\nCavalry: Moe\nCort's "
      "Brigade\n4th Dragoons\n5th Dragoons\nTotal Strength: 700 men\n14th Light Dragoons\nTotal Strength: 400 "
      "men\nTotal Strength: 1,100 men\n");
  EXPECT_EQ(
      told(reading),
      "British Forces[1st Division[Alba's Brigade[1/4th Foot 600; 2/30th Foot 600; ]Brey's Brigade[28th Foot 500; "
      "29th Foot 500; ]]Cavalry[14th Light Dragoons 400; Cort's Brigade[4th Dragoons 350; 5th Dragoons 350; ]]]");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(RunningLists, ATotalInAListThatHasHardlyAnyClosesNothing) {
  EXPECT_EQ(
      told(read(division("Brigade Alba\n8th Line 900\n9th Line 700\nTotal 1,600 men\n10th Line 400\nBrigade "
                         "Brey\n11th Line 600\nBrigade Cort\n12th Line 600\n"))),
      "1st Division[Brigade Alba[8th Line 900; 9th Line 700; 10th Line 400; ]Brigade Brey[11th Line 600; ]Brigade "
      "Cort[12th Line 600; ]]");
}

TEST(RunningLists, SeveralOfASortThatNobodyKnowsAreNotOne) {
  const Reading three = read(division("3 Toro Companies\n"));
  EXPECT_EQ(unit_of(three).name, "Toro Companies");
  EXPECT_EQ(unit_of(three).men.value, 300);
  EXPECT_EQ(unit_of(read(division("2 Toro Squadrons\n"))).subunits, 2);
  EXPECT_EQ(told(read(division("2 Toro Batteries (Old Guard)\n"))),
            "1st Division[Toro Batteries (Old Guard) 1 104 8 guns; Toro Batteries (Old Guard) 2 104 8 guns; ]");
}

TEST(RunningLists, WhatTroopsAreWorthMayStandInBracketsBehindThem) {
  const Reading guards = read(division("2 Tirailleur Regiments (Young Guard)\n"));
  EXPECT_EQ(unit_of(guards).quality, Quality::guard);
  EXPECT_EQ(unit_of(read(division("2 Tirailleur Regiments (HQ Guard)\n"))).quality, Quality::line);
}

TEST(RunningLists, TheLetterOfANoteIsNoWordBeforeAFigure) {
  EXPECT_EQ(told(read(division("4th Line (three batts.)a1,500\n9th Line (two batts.)c900\n"))),
            "1st Division[4th Line 1500; 9th Line 900; ]");
}

TEST(RunningLists, OneFigureBehindTwoThatTellTheirBattalionsIsOfBoth) {
  EXPECT_EQ(told(read(division("17th Regiment (four batts.), and\n18th Regiment (four batts.) 2,800\n"))),
            "1st Division[17th Regiment 1400; 18th Regiment 1400; ]");
  EXPECT_EQ(unit_of(read(division("17th Regiment (one batt.) and 18th Regiment (four batts.) 1,600\n"))).men.value,
            570);
}

TEST(RunningLists, EachRegimentOfALineHasItsOwnBattalions) {
  const Reading reading =
      read(division("45th Line (1st and 2nd batts.) 1,300; 54th Line (1st and 2nd batts.) 1,100\n"));
  EXPECT_EQ(told(reading), "1st Division[45th Line 1300; 54th Line 1100; ]");
  for (const Unit& unit : reading.orbat.formations.front().units) EXPECT_EQ(unit.subunits, 2);
}

TEST(RunningLists, AGeneralMayBeCalledAugust) {
  const Reading reading = read("Prussia\n3. Division, August von Kern\nInfanterie-Regiment Nr. 14 900\n");
  EXPECT_EQ(reading.orbat.formations.front().commander, "August von Kern");
  EXPECT_EQ(
      read("Prussia\n3. Division, August 1813\nInfanterie-Regiment Nr. 14 900\n").orbat.formations.front().commander,
      "");
}

TEST(RunningLists, ATitleInCapitalsThatGoesOnNamesNoCommander) {
  EXPECT_EQ(read("Britain\nKERN'S ARMY AT TORO, AND ITS LOSSES\n1st Foot 900\n").orbat.formations.front().commander,
            "");
}

TEST(RunningLists, OfARegimentThatASentenceNumbersNobodyElseTakesHisNation) {
  const Reading reading = read(
      "He brought two battalions and five guns, and was joined by the 4th Swiss.\n\n70th of the Line 900\n4th "
      "Swiss 800\n");
  EXPECT_EQ(unit_of(reading).nation, kNoNation);
}

TEST(RunningLists, ABattalionAndWhatIsToldOfItBehindIsAskedAbout) {
  EXPECT_EQ(
      asked(read(division("9th Line 900\nII/9th Toro Battalion It was really a depot. Its men were the last.\n"))),
      std::vector<int>{4});
}

TEST(RunningLists, TitlesOfColumnsAreNoBattery) {
  EXPECT_EQ(told(read(division("Date Officers Men Horses Battalions Squadrons Batteries\n9th Line 900\n"))),
            "1st Division[9th Line 900; ]");
}

TEST(RunningLists, FiguresThatRunTogetherAreNoStrengthOfAStaff) {
  EXPECT_EQ(asked(read(division("9th Line 900\nStaff 23511\n"))), std::vector<int>{4});
}

TEST(RunningLists, TwoSentencesBesideACommaAreNoTitlesOfColumns) {
  const ReaderData data = test::reader_data();
  EXPECT_EQ(look_at("Commander, General Kern. Chief of the Staff, General Roe.\n\n1st Division, General Moe:\n9th of "
                    "the Line, 1,033; 24th ditto, 1,210; 45th ditto, 900.\n2nd Division, General Poe:\n16th Line, "
                    "1,255; 18th ditto, 1,196.\n",
                    data, "x.txt"),
            Format::text);
}

TEST(RunningLists, GunsToldInPoundsAreThoseOfEachCompany) {
  const Reading reading = read(division(
      "1re et 2e compagnies du 5e r\u00E9giment d'artillerie \u00E0 cheval, chacune avec 4 pi\u00E8ces de 8 livres "
      "et 2 obusiers de 6 pouces.\n3e compagnie du 5e r\u00E9giment d'artillerie \u00E0 pied avec 6 pi\u00E8ces de 12 "
      "livres\n"));
  ASSERT_EQ(reading.orbat.formations.front().units.size(), 3U);
  for (const Unit& unit : reading.orbat.formations.front().units) EXPECT_EQ(unit.guns.value, 6);
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(RunningLists, RegimentsOfWhichNothingIsToldMayShareTheMenOfFourBattalionsEach) {
  EXPECT_EQ(told(read("France\n1st Division: General Kern (3,000 men)\n9th Line\n24th Line\n")),
            "1st Division[9th Line 1500; 24th Line 1500; ]");
  EXPECT_EQ(told(read("France\n1st Division: General Kern (6,000 men)\n9th Line\n24th Line\n")),
            "1st Division[9th Line 570; 24th Line 570; ]");
}

TEST(RunningLists, AHeadquartersOfWhichNothingIsToldIsNoCompany) {
  EXPECT_EQ(told(read(division("General Headquarters\n9th Line 900\n"))), "1st Division[9th Line 900; ]");
}

TEST(RunningLists, TheArtilleryOfTheDivisionIsOfTheOneThatIsTold) {
  EXPECT_EQ(
      told(read(
          "France\n1re division : g\u00E9n\u00E9ral Kern\n  - 9e de ligne 900\nArtillerie de la division\n  - 3e "
          "compagnie d'artillerie \u00E0 pied, 6 pi\u00E8ces\n2e division : g\u00E9n\u00E9ral Roe\n  - 24e de ligne "
          "800\n")),
      "1re division[9e de ligne 900; 3e compagnie d'artillerie \u00E0 pied 78 6 guns; ]2e division[24e de ligne "
      "800; ]");
}

}  // namespace estafette::readers::running_lists_test
