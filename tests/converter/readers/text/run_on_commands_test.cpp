// Commands that run on in a line or a paragraph, each with its troops, however the page broke them.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::readers::run_on_commands_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

const std::string kBases = "Britain\n1 base = 500 men\n";

}  // namespace

TEST(RunOnCommands, BrigadesOnBasesThatRunOnStandApart) {
  const Reading reading = read(kBases +
                               "1st Division - Kern\nBrigade Stone - 2 bases (3rd, 48th) Brigade Roe - 2 bases (24th, "
                               "42nd) Brigade Dale - 1 base (61st Foot)\n");
  const Formation& division = reading.orbat.formations.at(0);
  ASSERT_EQ(division.formations.size(), 3U);
  EXPECT_EQ(division.formations.at(1).name, "Brigade Roe");
  EXPECT_EQ(division.formations.at(1).units.size(), 2U);
  EXPECT_EQ(division.formations.at(2).units.at(0).name, "61st Foot");
}

TEST(RunOnCommands, TheyMayBeBrokenAnywhereAndTheLeaderOfTheDivisionStandsBeforeTheFirst) {
  const Reading reading =
      read(kBases +
           "1st Division -\nKern Brigade Stone - 2 bases Veteran (3rd, 48th) Brigade\nRoe - 2 bases "
           "(24th,\n42nd) Brigade Dale -\n1 base (61st Foot)\n2nd Division\nPoe Brigade Till - 1 "
           "base (1st &\n2nd Foot)\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U) << told(reading);
  const Formation& first = reading.orbat.formations.at(0);
  EXPECT_EQ(first.name, "1st Division");
  EXPECT_EQ(first.commander, "Kern");
  ASSERT_EQ(first.formations.size(), 3U) << told(reading);
  EXPECT_EQ(first.formations.at(0).name, "Brigade Stone");
  EXPECT_EQ(first.formations.at(1).name, "Brigade Roe");
  EXPECT_EQ(first.formations.at(1).units.size(), 2U);
  EXPECT_EQ(first.formations.at(2).name, "Brigade Dale");
  EXPECT_EQ(reading.orbat.formations.at(1).commander, "Poe");
  EXPECT_EQ(reading.orbat.formations.at(1).formations.at(0).units.size(), 2U) << told(reading);
}

TEST(RunOnCommands, ABrigadeMayHaveItsNameBeforeItAndAUnitItsOwnBases) {
  const Reading reading = read(kBases +
                               "Light Division -\nKern Brigade Stone - 1 base (3rd Foot) Militia Brigade - 1 "
                               "base (4th Foot)\n5th Foot - 1 base\n");
  const Formation& division = reading.orbat.formations.at(0);
  EXPECT_EQ(division.commander, "Kern");
  ASSERT_EQ(division.formations.size(), 2U) << told(reading);
  EXPECT_EQ(division.formations.at(1).name, "Militia Brigade");
}

TEST(RunOnCommands, TheBracketBehindBasesMayTellWhatEachRegimentHasAndTheGradeStandBeforeThem) {
  const Reading reading = read(
      "Britain\nLight Division\nBrigade Stone - 3 veteran bases (1 base each 43rd Foot, 52nd "
      "Foot & 60th Foot)\n");
  const std::vector<Unit>& units = reading.orbat.formations.at(0).formations.at(0).units;
  ASSERT_EQ(units.size(), 3U) << told(reading);
  EXPECT_EQ(units.at(0).name, "43rd Foot");
}

TEST(RunOnCommands, TwoNamesOfGuardsInTheBracketAreTwoUnitsButTwoSortsAreAskedAbout) {
  const Reading guards = read("Britain\n1st Division\nBrigade Stone - 2 bases Elite (Coldstream & Scots Guards)\n");
  EXPECT_EQ(guards.orbat.formations.at(0).formations.at(0).units.size(), 2U) << told(guards);
  const Reading sorts = read(
      "Britain\n1st Division\nBrigade Stone - 3 bases (Guards & Fusiliers)\nBrigade Roe - 1 base "
      "(3rd Foot)\n");
  const std::vector<int> lines = asked(sorts);
  EXPECT_NE(std::find(lines.begin(), lines.end(), 3), lines.end());
}

TEST(RunOnCommands, WhoseEndsCannotBeToldAreAskedAbout) {
  const Reading reading = read(kBases +
                               "1st Division\nBrigade Stone - 2 bases (3rd, 48th) detached from Alba to Toro "
                               "Brigade Roe - 1 base (4th Foot)\n");
  EXPECT_FALSE(asked(reading).empty()) << told(reading);
}

TEST(RunOnCommands, CommandsInARowBehindFullStopsStandApart) {
  EXPECT_EQ(
      told(read("Britain\nLight Division\nBrigade Stone: 43rd Light Infantry, 95th Rifles. Brigade Roe: 52nd Light "
                "Infantry, 95th Rifles\n")),
      "Light Division[Brigade Stone[43rd Light Infantry 650; 95th Rifles 650; ]Brigade Roe[52nd Light Infantry "
      "650; 95th Rifles 650; ]]");
  EXPECT_EQ(told(read("France\nDivision Kern\nBrigade Petit: 3e ligne, 4e ligne. Brigade Huber: 5e ligne, 6e ligne\n")),
            "Division Kern[Brigade Petit[3e ligne 570; 4e ligne 570; ]Brigade Huber[5e ligne 570; 6e ligne 570; ]]");
}

TEST(RunOnCommands, ACorpsInOneLineHasItsDivisionsAndItsArtillery) {
  EXPECT_EQ(told(read("France\nIII Corps, Kern: 1st Division, Roe: 3rd Line, 4th Line. 2nd Division, Poe: 5th Line. "
                      "Corps Artillery: 1 foot battery\n")),
            "III Corps[Foot artillery 104 8 guns; 1st Division[3rd Line 570; 4th Line 570; ]2nd Division[5th Line "
            "570; ]]");
}

TEST(RunOnCommands, ASemicolonPartsThemToo) {
  EXPECT_EQ(told(read("France\n2nd Division: 3 bns 5th Line, 2 bns 6th Line; Left Wing Brigade: 7th Line, 8th Line\n")),
            "2nd Division[5th Line 1710; 6th Line 1140; Left Wing Brigade[7th Line 570; 8th Line 570; ]]");
}

TEST(RunOnCommands, ABatteryByItsLetterOrItsCaptainBeginsAnEntryToo) {
  EXPECT_EQ(
      told(read("SECOND DIVISION. Major-General Roe. First Brigade. Brig. Gen. Kern. 104th Ill., Col. A. Dale. 15th "
                "Ky., Col. Holm. Battery G, (2d Brigade,) Captain Alexander Bern. Second Brigade. Colonel Toro. 19th "
                "Ill., Lt. Col. Alba. 7th Indiana Battery, Capt. Till. Bridges' Battery, Capt. Bern.\n")),
      "SECOND DIVISION[First Brigade[104th Ill 570; 15th Ky 570; Battery G, (2d Brigade,) 120 8 guns; ]Second "
      "Brigade[19th Ill 570; 7th Indiana Battery 120 8 guns; Bridges' Battery 120 8 guns; ]]");
}

}  // namespace estafette::readers::run_on_commands_test
