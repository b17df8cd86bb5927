// Manners of single authors, as armies thrown with dice and told in them have shown (tests/converter/readers/tellings).
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::authors_manners_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;

TEST(AuthorsManners, TheNumberOfAnOutlineIsNotThatOfTheCommand) {
  EXPECT_EQ(french("I. II Corps: Roe\nA. 3rd Inf. Div.\n9th Line 900\nB. Division 4\n24th Line 800"),
            "II Corps[3rd Inf. Div.[9th Line 900; ]Division 4[24th Line 800; ]]");
  EXPECT_EQ(told(read("Preussen\nI. 2. Brigade: Roe\nIR Nr. 9, 900 Mann\n")), "2. Brigade[IR Nr. 9 900; ]");
}

TEST(AuthorsManners, WhatStandsRightBelowANumberThatIndentsItsTroopsIsTheDivisions) {
  EXPECT_EQ(french("1st Division\n  1) 1st Brigade\n    9th Line 900\n  4th Battery (6 guns) 90 men\n"
                   "2nd Division\n  1) 1st Brigade\n    24th Line 800\n"),
            "1st Division[4th Battery 90 6 guns; 1st Brigade[9th Line 900; ]]"
            "2nd Division[1st Brigade[24th Line 800; ]]");
}

TEST(AuthorsManners, AnArmAboveTheBatteriesBelowAHeadedBrigadeIsTheDivisions) {
  EXPECT_EQ(french("## 1st Division\n### 1st Brigade\n- 9th Line 900\nArtillery:\n- 4th Battery (6 guns) 90 men\n"),
            "1st Division[4th Battery 90 6 guns; 1st Brigade[9th Line 900; ]]");
}

TEST(AuthorsManners, ArtilleryBehindTheHorseIsTheirsWhereOtherDivisionsHaveTheirOwn) {
  const std::string foot = "I Corps\n1st Division\n1st Brigade\n9th Line 900\n";
  const std::string horse =
      "2nd Cavalry Division\n1st Brigade\n4th Dragoons 400\nArtillery:\n5th Battery (6 guns) 90 men\n";
  EXPECT_EQ(french(foot + "Artillery:\n4th Battery (6 guns) 80 men\n" + horse),
            "I Corps[1st Division[4th Battery 80 6 guns; 1st Brigade[9th Line 900; ]]"
            "2nd Cavalry Division[5th Battery 90 6 guns; 1st Brigade[4th Dragoons 400; ]]]");
}

TEST(AuthorsManners, CavalryInCapitalsBelowADivisionOfHorseIsItsOwn) {
  EXPECT_EQ(french("1ST DIVISION - Roe\n9th Line 900\n2ND CAVALRY DIVISION - Dale\nCAVALRY\n4th Dragoons 400\n"),
            "1ST DIVISION[9th Line 900; ]2ND CAVALRY DIVISION[4th Dragoons 400; ]");
}

TEST(AuthorsManners, EachBatteryOfALineKeepsItsOwnGunsAndMen) {
  const std::string both = "1st Division[4th Foot Battery 145 8 guns; 9th Horse Battery 230 12 guns; ]";
  for (const std::string line : {"4th Foot Battery, 8 guns, 145 men & 9th Horse Battery, 12 guns, 230 men",
                                 "4th Foot Battery: 8 guns, 145 men and 9th Horse Battery: 12 guns, 230 men",
                                 "4th Foot Battery (8 guns) 145 men, 9th Horse Battery (12 guns) 230 men",
                                 "4th Foot Battery (145 men, 8 guns) / 9th Horse Battery (230 men, 12 guns)",
                                 "4th Foot Battery, 8 guns, 145 men, and 9th Horse Battery, 12 guns, 230 men"})
    EXPECT_EQ(french("1st Division\n" + line), both) << line;
  EXPECT_EQ(
      french("1st Division\n11th Coy, 6th Foot Art. (183 men, 12 guns), 14th Coy, 2nd Horse Art. (129 men, 8 guns)"),
      "1st Division[11th Coy, 6th Foot Art 183 12 guns; 14th Coy, 2nd Horse Art 129 8 guns; ]");
}

TEST(AuthorsManners, AFigureInSquareBracketsBehindABatteryCountsItsGuns) {
  EXPECT_EQ(french("1st Division\n9th Line 900\n7th Foot Battery [12]"),
            "1st Division[9th Line 900; 7th Foot Battery 156 12 guns; ]");
  EXPECT_EQ(french("1st Division\n9th Line 900\n7th Foot Battery[12]"),  // a footnote
            "1st Division[9th Line 900; 7th Foot Battery 104 8 guns; ]");
}

TEST(AuthorsManners, ACommaBeforeAndPartsTheLastOfAList) {
  EXPECT_EQ(french("1st Division\n9th Line (800) & 24th Line (700), and 8th Light (600)"),
            "1st Division[9th Line 800; 24th Line 700; 8th Light 600; ]");
  EXPECT_EQ(told(read("Preussen\n1. Division\nIR Nr. 12 (900), und 7. Ulanen (500)\n")),
            "1. Division[IR Nr. 12 900; 7. Ulanen 500; ]");
}

TEST(AuthorsManners, ALeaderMayStandBehindASlashOrInSquareBrackets) {
  for (const std::string heading :
       {"1st Brigade / Col. Roe", "1st Brigade [Col. Roe]", "1st Brigade [Col. Roe] (900 men)"}) {
    const Reading reading = read("France\n" + heading + "\n9th Line 900\n");
    EXPECT_EQ(reading.orbat.formations.at(0).commander, "Col. Roe") << heading;
    EXPECT_EQ(reading.orbat.formations.at(0).name, "1st Brigade") << heading;
  }
}

TEST(AuthorsManners, AnArmyIsLedByTheNameBehindItsStopOrAloneBelowIt) {
  for (const std::string heading : {"Army of the North. Roe", "Army of the North / Roe", "Army of the North\nRoe"}) {
    const Reading reading = read("FRENCH ARMY\n\n" + heading + "\n\n1st Division: Dale\n9th Line 900\n");
    EXPECT_EQ(reading.orbat.formations.at(0).commander, "Roe") << heading;
  }
  EXPECT_EQ(read("FRENCH ARMY\n\nArmy of the North - Marshal J. Roe\n\n1st Division: Dale\n9th Line 900\n")
                .orbat.formations.at(0)
                .commander,
            "Marshal J. Roe");
}

TEST(AuthorsManners, ACommandInShortBeforeACommaAndItsLeaderIsNoTroops) {
  EXPECT_EQ(french("1st Inf. Div., General Roe\n9th Line 900\n2nd Cav. Div., General Dale\n4th Dragoons 400"),
            "1st Inf. Div[9th Line 900; ]2nd Cav. Div[4th Dragoons 400; ]");
}

TEST(AuthorsManners, ALightUnitOfAStateWithGunsIsABattery) {
  EXPECT_EQ(told(read("Union\n1st Division\n12th Ohio 400\n9th New York Light (6 Napoleons) 90 men\n")),
            "1st Division[12th Ohio 400; 9th New York Light 90 6 guns; ]");
}

TEST(AuthorsManners, TwoRegimentsThatEachNameTheirStateAreTwo) {
  EXPECT_EQ(told(read("Union\n1st Division\n87th Ohio & 110th Massachusetts\n58th Ill. and 46th Ill.\n")),
            "1st Division[87th Ohio 570; 110th Massachusetts 570; 58th Ill 570; 46th Ill 570; ]");
}

TEST(AuthorsManners, ARegimentOfAStateWithGunsIsARegimentAndABattery) {
  for (const std::string guns : {" w/ 2 guns", " (with 2 guns)", ", with 2 guns", " with two guns"})
    EXPECT_EQ(told(read("Union\n1st Division\n12th Ohio 400\n71st New York" + guns + "\n")),
              "1st Division[12th Ohio 400; 71st New York 570; 71st New York battery 30 2 guns; ]")
        << guns;
  EXPECT_EQ(told(read("Union\n1st Division\n12th Ohio 400\n2d Rhode Island (with battery)\n")),
            "1st Division[12th Ohio 400; 2d Rhode Island 570; 2d Rhode Island battery 120 8 guns; ]");
}

TEST(AuthorsManners, SmallLettersWithAStopCountPartsOfARegiment) {
  EXPECT_EQ(
      text_test::battalions(read(
          "Arm\u00E9e fran\u00E7aise\n1re division\n36e de ligne, 4 b., 1 639 h.\n2 b. du 102e de ligne : 1 293 h.\n")),
      "36e de ligne 4; 102e de ligne 2; ");
}

TEST(AuthorsManners, AHorseBatteryBelowALineThatEndsWithAFigureIsNoCountOfHorses) {
  EXPECT_EQ(french("1st Division\n4th Dragoons (3 sqns) = 755\nHorse Battery No. 13, 6 guns, 92 men"),
            "1st Division[4th Dragoons 755; Horse Battery No. 13 92 6 guns; ]");
}

TEST(AuthorsManners, ABrigadiersDivisionIsADivision) {
  EXPECT_EQ(told(read("Union\nI Corps\nBrig. Gen. John Roe's Division\n1st Brigade\n12th Ohio 400\n")),
            "I Corps[Roe's Division[1st Brigade[12th Ohio 400; ]]]");
}

TEST(AuthorsManners, WhoLeadsARegimentMayStandBehindUnder) {
  const Reading reading =
      read("France\n1st Brigade\n9th Line under Colonel Roe: 590\n24th Line under Maj. Dale (2) 800\n");
  EXPECT_EQ(told(reading), "1st Brigade[9th Line 590; 24th Line 800; ]");
  EXPECT_EQ(text_test::unit_of(reading, 0).commander, "Colonel Roe");
  EXPECT_EQ(text_test::unit_of(reading, 1).commander, "Maj. Dale");
}

TEST(AuthorsManners, NumberedRegimentsWithoutFiguresAreApartWhateverStandsBetweenThem) {
  EXPECT_EQ(
      french("1st Division\n9th Line / 24th Line & 8th Light (600)\n1st Brigade: 3rd Line + 4th Line and 5th Light"),
      "1st Division[9th Line 200; 24th Line 200; 8th Light 200; "
      "1st Brigade[3rd Line 570; 4th Line 570; 5th Light 570; ]]");
}

TEST(AuthorsManners, OneStarBelowAHeadingIsABullet) {
  EXPECT_EQ(told(read("Union\n== 1st Division ==\n* 16th Massachusetts\n== 2nd Division ==\n* 12th Ohio 400\n")),
            "1st Division[16th Massachusetts 570; ]2nd Division[12th Ohio 400; ]");
  EXPECT_EQ(told(read("Union\n* 1st Division\n  * 12th Ohio 400\n")), "1st Division[12th Ohio 400; ]");
}

TEST(AuthorsManners, GunsBehindTheLastDivisionOfHorseAreMarkedWhereNoOtherHasAny) {
  const Reading reading = read(
      "French Army\nI Corps\n1st Division\n9th Line 900\n2nd Cavalry Division\n4th Dragoons 400\n"
      "Artillery:\n5th Battery (6 guns) 90 men\n");
  const Formation& corps = reading.orbat.formations.at(0).formations.at(0);
  EXPECT_EQ(corps.units.size(), 1U) << told(reading);
  EXPECT_NE(corps.units.at(0).note.find("corps from its place"), std::string::npos) << corps.units.at(0).note;
}

}  // namespace
}  // namespace estafette::readers::authors_manners_test
