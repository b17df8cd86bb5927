// Headings that tell of two things at once, men who are called like countries, and entries that are no commander.
#include "converter/readers/text/told.hpp"
#include "converter/readers/unit/unit.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::headings_told_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(HeadingsTold, ABattleAndTheCorpsThatFoughtItOnOneLineAreATitleAndACommand) {
  const Reading reading = read(
      "France\nBataille de Morven \u2013 1er corps d'arm\u00E9e : mar\u00E9chal Kern\n1re division : g\u00E9n\u00E9ral "
      "Roe\n8e de ligne 900\n");
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
  EXPECT_EQ(reading.orbat.formations.front().name, "1er corps d'arm\u00E9e");
  EXPECT_EQ(reading.orbat.formations.front().commander, "mar\u00E9chal Kern");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(HeadingsTold, ANationWithItsStrengthIsAnArmyWithATotalAndNoBattery) {
  const Reading reading = read(
      "FRENCH: 1,600 men\n1st Division: General Roe\n8th Line 900\n9th Line 700\n\nAUSTRIANS (Archduke Kern): 1,100 "
      "men, 30 guns (approx)\n2nd Division: FML Moe\nIR 9 1100\n");
  EXPECT_EQ(told(reading), "1st Division[8th Line 900; 9th Line 700; ]AUSTRIANS[2nd Division[IR 9 1100; ]]");
  EXPECT_EQ(reading.orbat.formations.back().commander, "Archduke Kern");
  EXPECT_EQ(asked(reading), std::vector<int>{6});  // 30 guns, and none below
}

TEST(HeadingsTold, ANationItsLeaderAndItsStrengthInBracketsAreAnArmy) {
  const Reading reading = read(
      "FRENCH \u2013 Kern (840 cavalry + 6 guns)\n1st Dragoon Brigade (Roe)\n3rd Dragoons (3 sqns, 430)\n6th Dragoons "
      "(3 "
      "sqns, 410)\nOne horse battery (6 guns)\n\nSPANISH \u2013 Duke del Parque [c. 900 men]\n2nd Division "
      "(Dale):\nRey "
      "\u2013 3 btns, 900\n");
  EXPECT_EQ(told(reading),
            "FRENCH[1st Dragoon Brigade[3rd Dragoons 430; 6th Dragoons 410; Horse artillery 90 6 guns; ]]SPANISH[2nd "
            "Division[Rey 900; ]]");
  EXPECT_EQ(reading.orbat.formations.front().commander, "Kern");
  EXPECT_EQ(reading.orbat.formations.back().commander, "Duke del Parque");
  EXPECT_EQ(reading.orbat.formations.back().formations.front().commander, "Dale");
}

TEST(HeadingsTold, ANationBeforeItsCorpsInBracketsIsThatOfTheCorps) {
  const Reading reading = read("Bavarians (VI Corps)\n19th Division - Roe\nIR 1 900\n20th Division (Kern)\nIR 2 800\n");
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
  const Formation& corps = reading.orbat.formations.front();
  ASSERT_EQ(corps.formations.size(), 2U);
  EXPECT_EQ(corps.formations.front().units.front().nation, "Bavaria");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(HeadingsTold, TheCountryInAMansTitleIsNotTheNationOfHisTroops) {
  EXPECT_EQ(
      unit_of(read("Prussia\nFirst Line - Prince Kern of Anhalt-Dessau\nIR 22 Morven (2)\nIR 7 Dale (2)\n")).nation,
      "Prussia");
}

TEST(HeadingsTold, AGeneralCalledLikeACountryIsTheCommander) {
  const Reading reading = read("Russia\n5th Division (Berg)\nPerm IR - 2 Bns\n");
  EXPECT_EQ(unit_of(reading).nation, "Russia");
  EXPECT_EQ(unit_of(read("France\n1st Brigade: Kern\n1st Infantry Regiment (Berg) 900\n")).nation, "Berg");
}

TEST(HeadingsTold, EntriesBehindAKindAreNotItsCommander) {
  EXPECT_EQ(told(read("Russia\n1st Division: GM Kern\nCossacks: Roe IV, Moe II, Dale II\nRiga IR 600\n")),
            "1st Division[Roe IV Cossacks 270; Moe II Cossacks 270; Dale II Cossacks 270; Riga IR 600; ]");
  EXPECT_EQ(asked(read("Russia\n1st Division: GM Kern\nUhlans: Roe IV, Moe II, Dale II\nRiga IR 600\n")),
            std::vector<int>{3});
  EXPECT_EQ(unit_of(read("France\n1st Division: GD Kern\n22nd Line: Fririon\n")).commander, "Fririon");
}

TEST(HeadingsTold, AStrengthBeforeANameIsAskedAboutAndIsNoName) {
  EXPECT_EQ(asked(read("Austria\n1st Division: FML Kern\nIR 9 600\n1,200 Likaner of the Grenz\n")),
            std::vector<int>{4});
}

TEST(HeadingsTold, TheNumberOfAnotherRegimentIsNoNumberOfBattalions) {
  const Reading reading = read("Bavaria\n19th Division: GL Roe\nIR 1, IR 9, 1 Lt\nIR 4 600\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 4U);
  EXPECT_EQ(unit_of(reading, 2).name, "1st Light");
  EXPECT_TRUE(asked(reading).empty());
  EXPECT_EQ(asked(read("Bavaria\n19th Division: GL Roe\nCavalry 6 regiments Chevauxlegers\nIR 4 600\n")),
            std::vector<int>{3});
}

TEST(HeadingsTold, TwoRegimentsWithTheirNumbersBehindThemAreNotOne) {
  const Reading reading =
      read("Prussia\n20. Brigade: GM Kern\nF\u00FCs.-Rgt. Nr. 37 und Inf.-Rgt. Nr. 50\nIR Nr. 6 1800\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 3U);
  EXPECT_EQ(unit_of(reading, 0).name, "F\u00FCs-Rgt. Nr. 37");
  EXPECT_EQ(unit_of(reading, 1).name, "Inf.-Rgt. Nr. 50");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(HeadingsTold, RegimentsInTheBracketsOfABrigadeHaveTheirOwnBracketsOfBattalions) {
  EXPECT_EQ(french("1re division: GdD Kern\nBrigade Roe (106th Line (3 bns), 79th Line (2 bns))\n"),
            "1re division[Brigade Roe[106th Line 1710; 79th Line 1140; ]]");
}

TEST(HeadingsTold, ACommanderMayStandInSquareBracketsAndANationRemainsOne) {
  const Reading reading = read(
      "Union\n9th Brigade [Col Leonard Kern]\n38th Ohio 400\n17th Brigade [Col William Roe (w)]\n42nd Ohio 300\n2nd "
      "Brigade [Dale]\n43rd Ohio 300\n");
  ASSERT_EQ(reading.orbat.formations.size(), 3U);
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Col Leonard Kern");
  EXPECT_EQ(reading.orbat.formations.at(1).commander, "Col William Roe");
  EXPECT_EQ(reading.orbat.formations.at(2).commander, "Dale");
  EXPECT_EQ(unit_of(read("Brigade Kern [Bavaria]\nIR 1 900\n")).nation, "Bavaria");
}

TEST(HeadingsTold, UnattachedTroopsAreReadAndNotANote) {
  EXPECT_EQ(told(read("Union\n1st Brigade: Col. Kern\n38th Ohio 400\nUnattached: 2nd Kentucky Cavalry (6 cos), 4th "
                      "Ohio (3 cos)\n")),
            "1st Brigade[38th Ohio 400; ]Unattached[2nd Kentucky Cavalry 390; 4th Ohio 300; ]");
}

TEST(HeadingsTold, AStrengthBeforeAKindIsThatOfAUnit) {
  EXPECT_EQ(told(read("Russia\n1st Division: GM Kern\nRiga IR 600\n1,200 Cossacks\n")),
            "1st Division[Riga IR 600; Cossacks 1200; ]");
}

TEST(HeadingsTold, TheNumberOfAStatesRegimentNeedsNoEnding) {
  EXPECT_EQ(told(read("Union\n1st Brigade: Col. Kern\n12 OH 400\n31 Ohio 300\n2nd Brigade: Col. Roe\n24 IL, 79 PA, 1 "
                      "WI\n3 Ohio batteries\n")),
            "1st Brigade[12th OH 400; 31st Ohio 300; ]2nd Brigade[24th IL 570; 79th PA 570; 1st WI 570; Ohio batteries "
            "1 120 8 guns; Ohio batteries 2 120 8 guns; Ohio batteries 3 120 8 guns; ]");
}

TEST(HeadingsTold, AGeneralOfACountrysNameGivesHisTroopsNoNation) {
  const Reading reading = read("France\nCavalry: d'Espagne\n24e Dragons 400\n29e Dragons 380\n");
  EXPECT_EQ(unit_of(reading).nation, "France");
  EXPECT_EQ(reading.orbat.formations.front().commander, "d'Espagne");
}

TEST(HeadingsTold, ADivisionWithItsArmAndItsGeneralIsNoRegiment) {
  EXPECT_EQ(told(read("Netherlands\n2e Divisie Infanterie (Lt.-Gen. Kern)\n7e bataljon infanterie van linie 700\n")),
            "2e Divisie Infanterie[7e bataljon infanterie van linie 700; ]");
}

TEST(HeadingsTold, HalvesOfBatteriesAndBatteriesInBracketsAreAskedAbout) {
  EXPECT_EQ(asked(read("Austria\n1. Brigade: GM Kern\nIR 9 900\n1/2 6-Pf\u00FCnder Batt.\n2 halve batterijen rijdende "
                       "artillerie\n")),
            (std::vector<int>{4, 5}));
  EXPECT_EQ(asked(read("Union\n1st Brigade: Col. Kern\n12th Ohio 400\nRoe's Battalion of artillery (Kern's and Dale's "
                       "batteries)\n")),
            std::vector<int>{4});
}

TEST(HeadingsTold, NumbersOfSeveralBattalionsBeforeTheirWordAreNotOneUnit) {
  EXPECT_EQ(asked(read("Netherlands\n1ste Brigade: GM Kern\n5de, 7de en 8ste bataljon nationale militie (elk 500 "
                       "man)\n27e bataljon jagers 800\n")),
            std::vector<int>{3});
}

TEST(HeadingsTold, AMIsAManAndAProprietorsCountryIsNoNation) {
  EXPECT_EQ(told(read("Austria\nMitte \u2013 GM Kern\nInf.-Reg. Morven Nr. 51 - 4 Bat. (2.250 M.)\ndragoni Toscana 4 "
                      "sqn\n")),
            "Mitte[Inf.-Reg. Morven Nr. 51 2250; dragoni Toscana 520; ]");
  EXPECT_EQ(unit_of(read("Austria\nBrigata Kern\ndragoni Toscana 4 sqn\nIR 9 900\n")).nation, "Austria");
}

TEST(HeadingsTold, ASumBehindUnattachedIsNoUnit) {
  EXPECT_EQ(told(read("Union\n1st Division (960)\nUnattached (660)\n4th Illinois Cavalry (247)\n14th Ohio Light "
                      "Artillery, Kern's Battery (413)\n12th Ohio (300)\n")),
            "1st Division[Unattached[4th Illinois Cavalry 247; 14th Ohio Light Artillery, Kern's Battery 413 8 guns; "
            "12th Ohio 300; ]]");
}

TEST(HeadingsTold, TwoRegimentsOfAStateThatWereJoinedAreAskedAbout) {
  EXPECT_EQ(asked(read("Confederacy\n1st Brigade: BG Kern\n4th Tennessee: Col Roe\n5th Tennessee & 46th Tennessee, "
                       "Company L: Col Dale\n")),
            std::vector<int>{4});
}

TEST(HeadingsTold, OneBatteryAndAHalfAreAskedAbout) {
  EXPECT_EQ(asked(read("Poland\n1st Brigade: GB Kern\n12th Infantry (2) 800 men\n1\u00BD Foot Batteries\n")),
            std::vector<int>{4});
}

TEST(HeadingsTold, MitrailleusesAreGuns) {
  EXPECT_EQ(french("1re division: GdD Kern\n8e batterie (6 mitrailleuses)\n16e B.C.P. 700\n"),
            "1re division[8e batterie 78 6 guns; 16e BCP 700; ]");
}

}  // namespace estafette::readers::headings_told_test
