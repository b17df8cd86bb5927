// Pages whose shape hid what they tell: lines broken at a width, columns, cells of tables, brackets round commands; and
// counts, strengths and sorts of which one word goes for several.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::test::shapes_told_test {
namespace {

using readers::Reading;
using readers::text_test::asked;
using readers::text_test::battalions;
using readers::text_test::read;
using readers::text_test::told;

bool asks(const Reading& reading, const std::string& expected) {
  for (const Problem& look : reading.looks)
    if (look.expected.find(expected) != std::string::npos) return true;
  return false;
}

const std::string kRoe = "Austria\nDivision Roe\n";

}  // namespace

TEST(ShapesTold, ALineWithoutRoomForItsLastWordGoesOnBelow) {
  EXPECT_EQ(battalions(read("Austria\nBrigade Alba: General Roe\n  17th Infantry Regiment of Hohenmark (4\nbns)\n")),
            "17th Infantry Regiment of Hohenmark 4; ");
  EXPECT_EQ(
      told(read("Austria\nBrigade Alba of the reserve\n   11th Infantry Regiment Crown Prince\nAlder 3,150 men\n")),
      "Brigade Alba of the reserve[11th Infantry Regiment Crown Prince Alder 3150; ]");
}

TEST(ShapesTold, AStrengthBelowALineOfSeveralUnitsIsThatOfAll) {
  EXPECT_EQ(told(read(kRoe + "11th, 12th and 13th Line\n1,230 men\n14th Line\n500 men\n")),
            "Division Roe[11th Line 410; 12th Line 410; 13th Line 410; 14th Line 500; ]");
}

TEST(ShapesTold, AStrengthBehindTheLastTwoIsTheirsWhereTheFirstHasItsOwn) {
  EXPECT_EQ(told(read(kRoe + "10th Line 1,100 men, 11th and 12th Line, 2,050 men\n")),
            "Division Roe[10th Line 1100; 11th Line 1025; 12th Line 1025; ]");
  EXPECT_EQ(told(read("Britain\n1st Brigade: Roe\n49th Foot = 500, 50th = 450\n")),
            "1st Brigade[49th Foot 500; 50th Foot 450; ]");
}

TEST(ShapesTold, TwoColumnsOfFewLinesAreReadOneAfterTheOther) {
  const Reading reading = read(
      "French Army                          2nd Brigade: Dale\n"
      "1st Brigade: Roe                     12th Line 500 men\n"
      "10th Line 500 men                    13th Line 520 men\n"
      "11th Line 510 men\n");
  EXPECT_EQ(told(reading),
            "French Army[1st Brigade[10th Line 500; 11th Line 510; ]2nd Brigade[12th Line 500; 13th "
            "Line 520; ]]");
}

TEST(ShapesTold, ColumnsThatDoNotShowThemselvesAreAskedAbout) {
  EXPECT_TRUE(asks(read("British 2nd Division: Roe                    Artillery of the Division\n"
                        "1st Brigade: Dale 29th Foot 750 men           1st Foot battery 6 guns\n"),
                   "one column of text"));
  EXPECT_FALSE(
      asks(read("British 2nd Division: Roe\n1st Brigade: Dale\n29th Foot          750\n30th Foot          650\n"),
           "one column of text"));
}

TEST(ShapesTold, ACommandInEachCellOfARowIsOpenedOnceAndHoldsTheNext) {
  EXPECT_EQ(told(read("Union\nFirst Division\t1st Brigade\tCol. Roe\t12th Ohio\t450\n\t\t\t13th Ohio\t420\n"
                      "First Division\t2nd Brigade\tCol. Dale\t14th Ohio\t400\n")),
            "First Division[1st Brigade[12th Ohio 450; 13th Ohio 420; ]2nd Brigade[14th Ohio 400; ]]");
}

TEST(ShapesTold, ALeaderWhoFellIsNoPartOfTheNameOfHisCommand) {
  EXPECT_EQ(told(read("Union\nFirst Division BG Kern (k) MG Dale\n12th Ohio 450\n")),
            "First Division[12th Ohio 450; ]");
}

TEST(ShapesTold, ABracketRoundACommandWithTroopsBelowItOpensItAllTheSame) {
  EXPECT_EQ(told(read("Britain\n1st Division: Roe\n10th Foot 500 men\n11th Foot 510 men\n[Reserve Brigade]\n"
                      "12th Foot 520 men\n")),
            "1st Division[10th Foot 500; 11th Foot 510; Reserve Brigade[12th Foot 520; ]]");
  EXPECT_EQ(told(read("Britain\n1st Division: Roe\n(of the Reserve Corps)\n10th Foot 500 men\n")),
            "1st Division[10th Foot 500; ]");
}

TEST(ShapesTold, ARoundBracketBelowAUnitMayBeARemarkOnIt) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: Roe\n10th Foot 500 men\n(attached to the Reserve Brigade)\n11th Foot 510 "
                      "men\n")),
            "1st Brigade[10th Foot 500; 11th Foot 510; ]");
  EXPECT_EQ(
      asked(read("Britain\n1st Brigade: General Augustus Roe\n10th Foot 500 men\n(2nd Division)\n11th Foot 510 men\n")),
      std::vector<int>{4});
}

TEST(ShapesTold, ABracketRoundACommandAndItsTroopsIsAskedAbout) {
  const Reading reading =
      read("France\n1st Division: Roe\n10th Line (2 bns)\n(Garrison of Toro: 12th Line (2 bns), 13th Line (1 bn))\n");
  EXPECT_EQ(asked(reading), std::vector<int>{4});
  EXPECT_EQ(battalions(reading), "10th Line 2; ");
}

TEST(ShapesTold, TroopsThatAreAllLentStandUnderThoseWhoLentThem) {
  EXPECT_EQ(told(read("Britain\nFrom Kern's Brigade\n10th Foot 500 men\nFrom Roe's Brigade\n11th Foot 510 men\n")),
            "From Kern's Brigade[10th Foot 500; ]From Roe's Brigade[11th Foot 510; ]");
}

TEST(ShapesTold, WhatAnArmySeemsToHaveHadIsBelowIt) {
  EXPECT_EQ(told(read("The British army seems to have consisted of:\n1st Brigade: Roe\n10th Foot 500 men\n")),
            "British army[1st Brigade[10th Foot 500; ]]");
}

TEST(ShapesTold, PartsOfTwoRegimentsShareTheStrengthBehindThem) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: Roe\n3 sqns of the 7th Hussars and 2 of the 8th, 600 men\n")),
            "1st Brigade[7th Hussars 360; 8th Hussars 240; ]");
  EXPECT_EQ(told(read("Britain\n1st Brigade: Roe\n2 battalions of the 15th Foot and one of the 16th, 1,500 men\n")),
            "1st Brigade[15th Foot 1000; 16th Foot 500; ]");
}

TEST(ShapesTold, KindsThatAreCountedOneByOneHaveTheWordAtTheEnd) {
  EXPECT_EQ(battalions(read("Prussia\n1st Brigade: Roe\n2 line infantry and 3 landwehr battalions\n")),
            "line infantry 2; landwehr 3; ");
  EXPECT_EQ(read("Prussia\n1st Brigade: Roe\n3 hussar, 2 dragoon and 1 cuirassier regiments\n")
                .orbat.formations.at(0)
                .units.size(),
            6U);
}

TEST(ShapesTold, FiguresThatAWordJoinsToAUnitAreNoPartOfItsName) {
  EXPECT_EQ(told(read("Preu\u00DFen\nBrigade Roe: 1. Regiment mit 2 Bataillonen und 900 Mann, 2. Regiment mit 600 "
                      "Mann\n")),
            "Brigade Roe[1. Regiment 900; 2. Regiment 600; ]");
}

TEST(ShapesTold, GunsBeforeASortOfGunnersAreTheirs) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: Roe\n10th Hussars 500\n3 RHA guns\n2 foot guns\n5 KGL horse guns\n")),
            "1st Brigade[10th Hussars 500; RHA 72 3 guns; foot artillery 40 2 guns; KGL horse artillery 80 5 guns; ]");
}

TEST(ShapesTold, WhatARegimentLacksTellsNeitherItsKindNorItsName) {
  EXPECT_EQ(
      told(read("Britain\n1st Brigade: Roe\n22nd Foot less the grenadiers 500\n23rd Foot minus the light company, "
                "450 men\n24th Foot (3 bns less 2 coys) 900\nSin Hussars 300 men\n")),
      "1st Brigade[22nd Foot 500; 23rd Foot 450; 24th Foot 900; Sin Hussars 300; ]");
  EXPECT_EQ(
      read("Britain\n1st Brigade: Roe\n22nd Foot less the grenadiers 500\n").orbat.formations.at(0).units.at(0).kind,
      Kind::line_infantry);
}

TEST(ShapesTold, HowitzersBesideGunsAreNotAllOfThem) {
  const Reading reading = read("Prussia\n1st Brigade: Roe\n1st Foot Battery: 6 guns, 2 howitzers\n");
  const Unit& battery = reading.orbat.formations.at(0).units.at(0);
  EXPECT_EQ(battery.guns.value, 8);
  EXPECT_NE(battery.piece, "howitzer");
  EXPECT_NE(battery.note.find("2 howitzers"), std::string::npos) << battery.note;
}

TEST(ShapesTold, AmbulancesAreNoMen) {
  EXPECT_EQ(told(read("France\n1st Brigade: Roe\n10th Line 500 men\n2 ambulances\n")), "1st Brigade[10th Line 500; ]");
}

TEST(ShapesTold, NumberedNotesAtTheEndOfAPageThatMarksThemAreNoCommands) {
  const Reading reading = read(
      "France\n1st Division: General Roe (1)\n10th Line 500 men\n2nd Division: General Dale (2)\n11th Line 510 men\n\n"
      "1 Wounded on the next day.\n2 Succeeded by Colonel Vane of the 2nd Brigade.\n");
  EXPECT_EQ(told(reading), "1st Division[10th Line 500; ]2nd Division[11th Line 510; ]");
}

TEST(ShapesTold, BattalionsByNumberBehindAColonAreCounted) {
  EXPECT_EQ(battalions(read("France\n1st Brigade: Roe\n34e de ligne [953]: 2e & 3e Btns\n35e de ligne (3 bns)\n")),
            "34e de ligne 2; 35e de ligne 3; ");
}

TEST(ShapesTold, BrigadesOfBasesAreUnitsAndTheSizeOfABaseIsAskedFor) {
  const Reading reading = read(
      "French Army\nI Corps: Roe\n1 brigade of 4 bases of Trained Infantry\n1 base of Foot "
      "Artillery\n");
  EXPECT_TRUE(asks(reading, "how many men a figure, stand or point is")) << told(reading);
}

TEST(ShapesTold, ARegimentOfTwoStatesIsOneAndABatteryByItsNumberToo) {
  EXPECT_EQ(
      told(read(
          "Confederacy\n1st Brigade: Roe\n5-8 Mississippi 400\n5 Btty, IN Lt. Arty. (Capt. Dale) 90 men, 6 guns\n")),
      "1st Brigade[5th-8th Mississippi 400; 5th Btty, IN Lt. Arty 90 6 guns; ]");
}

TEST(ShapesTold, CountiesOfAmericanRegimentsAreNoGermanStates) {
  const Reading reading = read("1st Brigade: Roe\n  Brunswick Artillery 4 guns\n  4th Virginia 300\n");
  for (const Unit& unit : reading.orbat.formations.at(0).units) EXPECT_EQ(unit.nation, "Confederacy") << unit.name;
}

}  // namespace estafette::test::shapes_told_test
