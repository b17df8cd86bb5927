// Lists for a game's table: codes of troops, ratings, stars and points, which tell of no men and of no battalions.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

namespace estafette::readers::table_lists_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

/// The units of the first command and of those below it, by kind and strength.
std::vector<std::string> kinds_in(const Formation& formation) {
  std::vector<std::string> kinds;
  for (const Unit& unit : formation.units)
    kinds.push_back(std::string(to_string(unit.kind)) + " " + std::to_string(unit.men.value));
  for (const Formation& below : formation.formations)
    for (const std::string& kind : kinds_in(below)) kinds.push_back(kind);
  return kinds;
}

using Kinds = std::vector<std::string>;

}  // namespace

TEST(TableLists, ACodeOfANationAndASortIsAUnitOfSoManyFigures) {
  const Reading reading = read(
      "One figure is 120 men\nFrance\n1st Division: Kern 5\"G(7)+1\n24 FrLN 4R\n16 FrLT [d] 3R\nFrHC 12\n12FrGHC\n");
  EXPECT_EQ(kinds_in(reading.orbat.formations.at(0)),
            (Kinds{"line infantry 2880", "light infantry 1920", "heavy cavalry 1440", "heavy cavalry 1440"}));
  EXPECT_NE(unit_of(reading, 1).note.find("d 3R"), std::string::npos) << unit_of(reading, 1).note;
  EXPECT_EQ(unit_of(reading, 3).quality, Quality::guard);
  EXPECT_TRUE(reading.looks.empty());
}

TEST(TableLists, SeveralCodesOnALineAreAUnitEach) {
  const Reading reading = read("One figure is 100 men\nBritain\nDivision Kern\nRoe: 20 BrLN, 16 PtLN\n12 AusGRN\n");
  const Formation& army = reading.orbat.formations.at(0);
  EXPECT_EQ(kinds_in(army), (Kinds{"line infantry 2000", "line infantry 1600", "grenadiers 1200"})) << told(reading);
  EXPECT_EQ(unit_of(reading, 1).nation, "Portugal");
  EXPECT_EQ(unit_of(reading, 2).nation, "Austria");
}

TEST(TableLists, LabelledCodesOnALineAreAUnitEachUnderTheDivisionThatTheyStandBelow) {
  const Reading reading = read(
      "One figure is 100 men\nKern Orders of Battle:\n(3) ARMY OF THE NORTH (F) Roe 10\"G(10)+1 [10M]\n"
      "(2) RIGHT WING (RW) Dale 5\"G(5)+0. Dale may lead any division.\n"
      "(1) FIRST DIVISION (1): Garnier 3\"A(4)+0 [F2]\n"
      "1B/1: 24 FrLN [12D] 2B/1: 20 FrLN [10D] LC/1: 16 ItLC [8D] 1:Fr12#\n"
      "(3) AUSTRIAN FORCES (A): Huber 8\"G(10)+0 [11M]\n(1) ADVANCE GUARD (AG): Till 3\"G(8)+0 [F2]\n"
      "1B/AG: 24 AsGRZ [14D] 2B/AG: 12 AsLC [6D]\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U) << told(reading);
  const Formation& army = reading.orbat.formations.at(0);
  EXPECT_EQ(army.name + ": " + army.commander, "ARMY OF THE NORTH: Roe");
  const Formation& division = army.formations.at(0).formations.at(0);
  EXPECT_EQ(division.name + ": " + division.commander, "FIRST DIVISION: Garnier");
  EXPECT_EQ(kinds_in(army),
            (Kinds{"line infantry 2400", "line infantry 2000", "light cavalry 1600", "foot artillery 104"}));
  EXPECT_EQ(division.units.at(2).nation, "Italy");
  EXPECT_EQ(division.units.at(3).piece, "12-pounder");
  EXPECT_EQ(kinds_in(reading.orbat.formations.at(1)), (Kinds{"light infantry 2400", "light cavalry 1200"}));
  EXPECT_TRUE(reading.looks.empty()) << told(reading);
}

TEST(TableLists, ATitleWithAColonIsNoCommand) {
  const Reading reading = read("Dale Orders of Battle:\n\nFrench Army\n1st Division: Kern\n24th Line 1,200 men\n");
  ASSERT_EQ(reading.orbat.formations.size(), 1U) << told(reading);
  EXPECT_TRUE(reading.looks.empty()) << told(reading);
}

TEST(TableLists, FiguresOfCodesWithoutARatioAreAskedAboutAndAreNoMen) {
  const Reading reading = read("Britain\nDivision Kern\n20 BrLN\n24 BrLN 4R\n");
  EXPECT_FALSE(reading.looks.empty());
  EXPECT_NE(unit_of(reading).men.value, 20);
  EXPECT_NE(unit_of(reading).note.find("20 fig"), std::string::npos) << unit_of(reading).note;
}

TEST(TableLists, FootAndHorseMayHaveRatiosOfTheirOwn) {
  const std::string troops = "Prussia\nDivision Kern\n2nd Line Infantry (10 figs)\n4th Dragoons (10 figs)\n";
  for (const std::string ratios : {"1 infantry figure = 120 men; 1 cavalry figure = 80 men\n",
                                   "1 infantry figure = 120 men\n1 cavalry figure = 80 men\n"}) {
    const Reading reading = read(ratios + troops);
    EXPECT_EQ(unit_of(reading, 0).men.value, 1200) << ratios;
    EXPECT_EQ(unit_of(reading, 1).men.value, 800) << ratios;
  }
}

TEST(TableLists, ANameWithARatingIsABrigadeWhoseTroopsAreAskedFor) {
  const Reading reading = read(
      "British Army\n5th Division: Dale\nKern [Elan 7, Light]\nRoe [Elan 7]\nTill [Elan 4, Conscript]\n"
      "6th Division: Moe\n1/28th Foot 600\n");
  const std::vector<int> lines = asked(reading);
  EXPECT_EQ((std::set<int>(lines.begin(), lines.end())), (std::set<int>{3, 4, 5}));
  const Formation& division = reading.orbat.formations.at(0).formations.at(0);
  ASSERT_EQ(division.formations.size(), 3U) << told(reading);
  EXPECT_EQ(division.formations[0].commander, "Kern");
  EXPECT_TRUE(division.units.empty());
}

TEST(TableLists, ASortInSquareBracketsBehindAnArmIsOfThatArm) {
  const Reading reading = read("Britain\nDivision Kern\n1/28th Foot 600\nArtillery [Foot]\n");
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::foot_artillery);
}

TEST(TableLists, StarsAndPointsAreNotedAndHideNoCommand) {
  const Reading reading = read(
      "Prussia\n\u2605\u2605\u2605 Avantgarde: Kern (pts 60)\nIR 38 Dale, 2 bns (Line, 24 pts)\n"
      "\u2605\u2605 Reserve: Roe (pts 40)\nGren Bn Till (Elite, 18 pts)\n");
  EXPECT_TRUE(asked(reading).empty());
  ASSERT_EQ(reading.orbat.formations.size(), 2U) << told(reading);
  EXPECT_EQ(reading.orbat.formations[0].commander, "Kern");
  EXPECT_EQ(reading.orbat.formations[1].name, "Reserve");
  EXPECT_EQ(unit_of(reading).subunits, 2);
}

TEST(TableLists, ACountBeforeARatingIsReadAsACount) {
  const Unit code = unit_of(read("Prussia\nDivision Kern\nIR 36 Dale 2 bns MR4\n"));
  EXPECT_EQ(code.subunits, 2);
  EXPECT_EQ(code.name, "IR 36 Dale");
  const Unit elite = unit_of(read("Prussia\nDivision Kern\nDR 4 Roe 5 sqns Elite\n"));
  EXPECT_EQ(elite.subunits, 5);
  EXPECT_EQ(elite.quality, Quality::elite);
  const Unit veteran = unit_of(read("Britain\nDivision Kern\n1/5th Foot 944 Veteran\n"));
  EXPECT_EQ(veteran.men.value, 944);
  EXPECT_EQ(veteran.quality, Quality::veteran);
}

TEST(TableLists, ABracketOfWhichOnlyARatingWasLeftIsGone) {
  const Reading reading = read(
      "Britain\nKern's Brigade (SR 8)\n1/28th Foot 600\nRoe's Brigade (SR 7)\n1/32nd Foot 600\nDale's Brigade (SR 9)\n"
      "1/79th Foot 600\n");
  EXPECT_EQ(reading.orbat.formations.at(0).name.find('('), std::string::npos) << told(reading);
}

TEST(TableLists, SmallFiguresThatMayCountOrNumberRegimentsAreAskedAboutOnce) {
  const std::string list = "France\nDivision Kern\n3 chasseurs \u00E0 cheval\n1 hussard\n";
  const Reading reading = read(list);
  EXPECT_EQ(asked(reading), std::vector<int>{3});
  EXPECT_TRUE(asked(read(list + "7 dragons\n12 dragons\n")).empty());  // no twelve regiments of dragoons
  EXPECT_TRUE(asked(read("France\nDivision Kern\n3 chasseurs \u00E0 cheval\n1 hussards\n")).empty());
}

TEST(TableLists, TimesBehindBatteriesCountThem) {
  const Reading reading = read("Russia\nDivision Kern\nNarva IR (2) 900\nLight battery x2\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 3U) << told(reading);
}

TEST(TableLists, WhatAGameSaysOfALeaderIsNoPartOfHisName) {
  const Reading reading =
      read("British Army: General Sir John Kern (CinC excellent, 6 ADCs)\n1st Division: Roe\n1/28th Foot 600\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "General Sir John Kern");
}

TEST(TableLists, HeadingsBetweenStarsThatWereBrokenWithTheirUnitsArePutTogether) {
  const Reading reading = read(
      "One base is 400 men\n*French Army -\nKern*\n*2nd Corps - Roe*\n*1st\nDivision - Dale* 9th light - 5 bases 31st "
      "line - 4\nbases 95th line - 4 bases 1 medium foot artillery\n*2nd Division - Till* 8th light - 4 bases "
      "44th\nline - 4 bases\n*Cavalry Division -\nMoe* Chasseurs \u00E0 cheval - 3 bases Grenadiers \u00E0 cheval - "
      "2\nbases\n");
  EXPECT_EQ(
      told(reading),
      "French Army[2nd Corps[1st Division[9th light 2000; 31st line 1600; 95th line 1600; 1 medium foot artillery "
      "104 8 guns; ]2nd Division[8th light 1600; 44th line 1600; ]Cavalry Division[Chasseurs \u00E0 cheval 1200; "
      "Grenadiers \u00E0 cheval 800; ]]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).formations.at(2).commander, "Moe");
}

TEST(TableLists, UnitsOfALineThatEndInTheirBasesAreAUnitEach) {
  EXPECT_EQ(told(read("One base is 400 men\nFrench Army\n1st Division\n9th light - 5 bases 31st line - 4 bases 1 heavy "
                      "foot artillery\n")),
            "French Army[1st Division[9th light 2000; 31st line 1600; 1 heavy foot artillery 104 8 guns; ]]");
}

TEST(TableLists, ABrigadeOnBasesHasTheRegimentsOfItsBracketWhateverTheirSort) {
  const Reading reading =
      read("French Army\nCavalry Division\nBrigade Kern - 3 bases light cavalry (2nd & 4th Hussars)\n");
  const Formation& division = reading.orbat.formations.at(0).formations.at(0);
  EXPECT_EQ(kinds_in(division), (Kinds{"light cavalry 450", "light cavalry 450"})) << told(reading);
  EXPECT_FALSE(reading.looks.empty());  // how many men a base is
}

}  // namespace estafette::readers::table_lists_test
