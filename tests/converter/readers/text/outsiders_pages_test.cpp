// Manners of pages that outsiders bring: lines cut in two, drawn braces, tables that lost their rows, paragraphs of
// brigades, decrees, sentences; and that a question quotes the line as its author wrote it.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::readers::outsiders_pages_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

/// What each question quotes.
std::vector<std::string> quoted(const Reading& reading) {
  std::vector<std::string> found;
  for (const Problem& look : reading.looks) found.push_back(look.found);
  return found;
}

}  // namespace

TEST(OutsidersPages, AQuestionQuotesTheLineAsItsAuthorWroteIt) {
  const Reading reading =
      read("France\n1re division : Kern\n*   Twenty-fourth Line: 24th Foot (3b) (3 bgl.)\n25e de ligne 900\n");
  const std::vector<std::string> all = quoted(reading);
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all.front(), "*   Twenty-fourth Line: 24th Foot (3b) (3 bgl.)");
}

TEST(OutsidersPages, AWordForARegimentOnTheNextLineBelongsToTheLineAbove) {
  EXPECT_EQ(french("1st Division: Kern\n12th Line Infantry\nRegiment (2 bns) 1,200 men\n24th Line Infantry\nRegiment "
                   "(2 bns) 1,100 men\n"),
            "1st Division[12th Line Infantry Regiment 1200; 24th Line Infantry Regiment 1100; ]");
}

TEST(OutsidersPages, ANameBelowARankAtTheEndOfALineIsNoUnit) {
  EXPECT_EQ(french("1st Division: Kern\n3rd Light Infantry Regiment, Prince\nMorven (2 bns) 900\n4th Line 800\n"),
            "1st Division[3rd Light Infantry Regiment, Prince Morven 900; 4th Line 800; ]");
}

TEST(OutsidersPages, ANameBelowTheLongestLineIsAskedAbout) {
  EXPECT_EQ(asked(read("France\n1st Division: General of Division Maxime Kern\n12th Line Infantry Regiment, called the "
                       "Brave\nAlder 900\n13th Line 800\n14th Line 700\n")),
            (std::vector{4, 4}));
}

TEST(OutsidersPages, AListOfNumberedUnitsGoesOnBehindItsComma) {
  EXPECT_EQ(french("1st Brigade: Kern\n3e hussards (Roe), 10e chasseurs (Dale),\n15e chasseurs (Moe) (9)\n\n2nd "
                   "Brigade: Till\n4e hussards 300\n5e hussards 300\n6e hussards 300\n7e hussards 300\n8e hussards "
                   "300\n"),
            "1st Brigade[3e hussards (Roe) 450; 10e chasseurs (Dale) 450; 15e chasseurs (Moe) 450; ]2nd Brigade[4e "
            "hussards 300; 5e hussards 300; 6e hussards 300; 7e hussards 300; 8e hussards 300; ]");
}

TEST(OutsidersPages, BracesMayBeDrawnWithTheSignsOfFrames) {
  EXPECT_EQ(french("1st Division: Kern\n12th Line (2 bns) \u2510\n24th Line (2 bns) \u251C 3,300 men\n25th Line (2 "
                   "bns) \u2518\n26th Line 900\n"),
            "1st Division[12th Line 1100; 24th Line 1100; 25th Line 1100; 26th Line 900; ]");
  EXPECT_EQ(french("1st Division: Kern\n12th Line (2 bns) \u23AB\n                  \u23AC 2,000 men\n24th Line (2 "
                   "bns) \u23AD\n"),
            "1st Division[12th Line 1000; 24th Line 1000; ]");
}

TEST(OutsidersPages, ANameBeforeABraceLeadsWhatStandsBesideIt) {
  const Reading reading = read(
      "France\n              \u250C 12th Line (2 bns) 1,100\nGeneral Kern  \u2524 24th Line (2 bns) 1,200\n            "
      "  "
      "\u2514 25th Line (2 bns) 1,000\n              \u250C 8th Light 900\nGeneral Roe   \u2524\n              \u2514 "
      "9th Light 950\n");
  EXPECT_EQ(told(reading), "Kern[12th Line 1100; 24th Line 1200; 25th Line 1000; ]Roe[8th Light 900; 9th Light 950; ]");
}

TEST(OutsidersPages, ATreeOfSignsIsNoBrace) {
  EXPECT_EQ(french("1st Division: Kern\n\u251C\u2500\u2500 12th Line 900\n\u2514\u2500\u2500 24th Line 800\n"),
            "1st Division[12th Line 900; 24th Line 800; ]");
}

TEST(OutsidersPages, SeveralCellsOfARowOneBelowTheOtherAreToldByTheirTitles) {
  EXPECT_EQ(french("Regiment\nBattalions\nMen\n1st Division: Kern\n12th Line\n2\n1,200\n24th Line\n3\n1,700\n25th "
                   "Line\n2\n1,100\n"),
            "1st Division[12th Line 1200; 24th Line 1700; 25th Line 1100; ]");
}

TEST(OutsidersPages, ASmallFigureAndAStrengthBelowEachUnitNeedNoTitles) {
  const Reading reading = read(
      "France\n1st Division: Kern\n12th Line\nCol. Roe\n2\n1,200\n24th Line\nCol. Dale\n3\n1,700\n25th Line\nCol. "
      "Moe\n2\n1,100\n");
  EXPECT_EQ(told(reading), "1st Division[12th Line 1200; 24th Line 1700; 25th Line 1100; ]");
  EXPECT_EQ(unit_of(reading, 1).subunits, 3);
  EXPECT_EQ(unit_of(reading, 1).commander, "Col. Dale");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(OutsidersPages, OtherFiguresBelowEachUnitAreAskedAboutOnce) {
  EXPECT_EQ(asked(read("France\n1st Division: Kern\n12th Line\n700\n650\n24th Line\n800\n720\n25th Line\n610\n590\n")),
            (std::vector{4}));
}

TEST(OutsidersPages, BrigadesCalledAfterTheirLeadersMayRunOnInAParagraph) {
  EXPECT_EQ(told(read("Britain\nKern's brigade: 1/3rd, 1/57th, 1/66th Foot. Roe's brigade: 1/29th, 1/48th, 2/7th Foot. "
                      "Dale's battery.\n")),
            "Kern's brigade[1/3rd Foot 650; 1/57th Foot 650; 1/66th Foot 650; ]Roe's brigade[1/29th Foot 650; "
            "1/48th Foot 650; 2/7th Foot 650; ]Order of battle[Dale's battery 120 6 guns; ]");
}

TEST(OutsidersPages, ABattalionOfBatteriesIsACommandAndItsFirstBatteryNobody) {
  EXPECT_EQ(told(read("Kern's Division\nRoe's Battalion: Dale's Virginia Battery, Moe's Virginia Battery\n")),
            "Kern's Division[Roe's Battalion[Dale's Virginia Battery 120 8 guns; Moe's Virginia Battery 120 8 guns; "
            "]]");
  EXPECT_EQ(told(read("Kern's Division\nLake's Battalion\nMajor Lake\nMoe's Virginia Battery\nTill's Battery\n")),
            "Kern's Division[Lake's Battalion[Moe's Virginia Battery 120 8 guns; Till's Battery 120 8 guns; ]]");
}

TEST(OutsidersPages, EntriesInABrokenParagraphEndWithTheirBrackets) {
  const std::string page =
      "1st Division: General Kern (3,000 men)\n1st Brigade: General Roe (752 men) 9th Wisconsin Infantry - Colonel "
      "Dale (420 men) 3rd\nWisconsin Cavalry - Colonel Moe (333 men) 2nd Brigade: Colonel Till (902 men) 10th "
      "Kansas\nInfantry - Major Alder (387 men) 13th Kansas Infantry - Colonel Fern (375 men) 1st Kansas "
      "Battery\n- Captain Brook (96 men, six 10 pounders) 3rd Brigade: Colonel Holt (952 men) 11th Kansas\nInfantry - "
      "Colonel Lake (608 men) 2nd Kansas Cavalry - Colonel Moss (344 men)\n";
  EXPECT_EQ(told(read(page)),
            "1st Division[1st Brigade[9th Wisconsin Infantry 420; 3rd Wisconsin Cavalry 333; ]2nd Brigade[10th Kansas "
            "Infantry 387; 13th Kansas Infantry 375; 1st Kansas Battery 96 6 guns; ]3rd Brigade[11th Kansas Infantry "
            "608; 2nd Kansas Cavalry 344; ]]");
}

TEST(OutsidersPages, LossesGluedToACommanderAreNoStrength) {
  const Reading reading = read(
      "Union\n1st Division: Kern\nDivisionBrigadeUnitCommanderKilledWoundedMissing\n44th Illinois Infantry Regiment "
      "Col Charles Roe1203\nNot Brigaded 3rd Missouri InfantryMaj Joseph Dale 0102\n12th Missouri Infantry, Company E "
      "detachedMaj Hugo Moe32923\n");
  EXPECT_EQ(
      told(reading),
      "1st Division[44th Illinois Infantry Regiment 570; 3rd Missouri Infantry 570; 12th Missouri Infantry 570; ]");
  EXPECT_EQ(unit_of(reading, 0).commander, "Col Charles Roe");
}

TEST(OutsidersPages, AnArticleOfADecreeIsNoBattery) {
  const Reading reading = read(
      "D\u00E9cret du 18 f\u00E9vrier 1808\nArt. 1\nArt. 5\nDivision Kern\n12e de ligne 1 200 hommes\n24e de ligne 1 "
      "100 hommes\nArt. 6. L'artillerie aura 8 pi\u00E8ces.\n");
  EXPECT_EQ(told(reading), "Division Kern[12e de ligne 1200; 24e de ligne 1100; ]");
  EXPECT_EQ(asked(reading), (std::vector{7}));
}

TEST(OutsidersPages, ALightDivisionIsNoLieutenant) {
  const Reading reading = read("Britain\nBritish of Lt. Div 2,799\nBritish of 1st Div 4,200\n");
  EXPECT_EQ(reading.orbat.formations.at(0).name, "British of Lt. Div");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "");
}

TEST(OutsidersPages, ALegionAboveItsBattalionsIsNoUnitBesideThem) {
  EXPECT_EQ(told(read("Britain\n2nd Division: Kern\n1st Brigade: Roe\nKing's German Legion\n1st Line Bn 520\n2nd Line "
                      "Bn 510\n2nd Brigade: Dale\n1/24th Foot 600\n")),
            "2nd Division[1st Brigade[1st Line Bn 520; 2nd Line Bn 510; ]2nd Brigade[1/24th Foot 600; ]]");
  EXPECT_EQ(
      told(read("Roe's Division\nDale's Brigade\nCobb's Legion\nInfantry Battalion 300\nCavalry Battalion "
                "200 men\n24th Georgia 400\n")),
      "Roe's Division[Dale's Brigade[Cobb's Legion, Infantry Battalion 300; Cobb's Legion, Cavalry Battalion 200; "
      "24th Georgia 400; ]]");
}

TEST(OutsidersPages, ARegimentOfTheLineAmongTheBritishIsAskedAbout) {
  EXPECT_EQ(asked(read("Britain\n1st Brigade: Kern\n10th Line (2 bns) 1,100\n28th Foot 500\n")), (std::vector{3}));
  EXPECT_TRUE(asked(read("Portugal\n1st Brigade: Kern\n10th Line (2 bns) 1,100\n")).empty());
}

TEST(OutsidersPages, ARegimentOfHeavyArtilleryAmongFootIsAskedAbout) {
  EXPECT_EQ(asked(read("Kern's Division\n1st Brigade: Roe\n4th Ohio 500\n9th New York Heavy Artillery 700\n")),
            (std::vector{4}));
}

TEST(OutsidersPages, BatteriesByTheirLettersAreAsManyAsTheLetters) {
  EXPECT_EQ(read("Union\nArtillery Brigade: Kern\nBatteries C & G, 1st Ohio Artillery\nBattery M, 5th U.S. Artillery\n")
                .orbat.formations.at(0)
                .units.size(),
            3U);
}

TEST(OutsidersPages, ACommandMayBeToldInASentence) {
  EXPECT_EQ(french("La division Kern, compos\u00E9e des 12e et 24e de ligne et du 9e l\u00E9ger, comptait 6 000 "
                   "hommes.\n"),
            "division Kern[12e de ligne 2000; 24e de ligne 2000; 9e l\u00E9ger 2000; ]");
  EXPECT_EQ(french("1re division : Kern\n12e de ligne 900\n13e de ligne 900\nLa cavalerie se composait des 5e et 7e "
                   "hussards, en tout 900 chevaux.\n"),
            "1re division[12e de ligne 900; 13e de ligne 900; 5e hussards 450; 7e hussards 450; ]");
}

TEST(OutsidersPages, ThoseOfTheStaffLeadNobody) {
  const Reading reading = read(
      "France\nARM\u00C9E D'ITALIE\n\u00C9tat-major : Commandant en chef, le prince Kern\nGD Roe, Cdt l'artillerie\nGD "
      "Dale\n1re division : GD Moe\n12e de ligne 900\n");
  EXPECT_EQ(told(reading), "ARM\u00C9E D'ITALIE[1re division[12e de ligne 900; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "");
}

TEST(OutsidersPages, AStrengthLeftInANoteIsAskedAbout) {
  EXPECT_EQ(asked(read("Union\nKern's Brigade\n2nd Indiana Battery - Captain Roe (126 men, 4 odd cannon, two 6 pound "
                       "long pieces)\n5th Indiana 300\n")),
            (std::vector{3}));
}

TEST(OutsidersPages, AnotherSentenceBehindOneThatTellsOfACommandIsNoTroops) {
  const Reading reading = read(
      "France\n1re division : Kern\n12e de ligne 900\n13e de ligne 900\nLa division Roe sera compos\u00E9e de neuf "
      "bataillons. Au parc sera laiss\u00E9e une batterie.\n");
  EXPECT_EQ(told(reading), "1re division[12e de ligne 900; 13e de ligne 900; ]");
}

TEST(OutsidersPages, NumberedBrigadesMayRunOnInAShortParagraph) {
  EXPECT_EQ(told(read("First Brigade, Colonel Kern: 21st Ohio, 42nd Ohio. Second Brigade, Colonel Dale: 3rd Kentucky, "
                      "64th Ohio.\n")),
            "First Brigade[21st Ohio 570; 42nd Ohio 570; ]Second Brigade[3rd Kentucky 570; 64th Ohio 570; ]");
}

TEST(OutsidersPages, AWordForSquadronsBelowTheirFigureBelongsToIt) {
  EXPECT_EQ(told(read("Preussen\nBrigade Kern\nBrandenburgisches K\u00FCrassier-Regiment 4\nSchwadronen 500\n"
                      "Litauisches Dragoner-Regiment 4\nSchwadronen 480\n")),
            "Brigade Kern[Brandenburgisches K\u00FCrassier-Regiment 500; Litauisches Dragoner-Regiment 480; ]");
}

TEST(OutsidersPages, PartsThatHaveNoUnitAreAskedAbout) {
  EXPECT_EQ(asked(read("Preussen\nBrigade Kern\n1. Dragoner-Regiment 500\nSchwadronen 480\n")), (std::vector{4}));
}

}  // namespace estafette::readers::outsiders_pages_test
