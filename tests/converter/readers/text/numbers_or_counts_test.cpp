// Figures that may number a unit or count its parts, strengths behind a count, and shapes of pages that hide them.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::test::numbers_or_counts_test {
namespace {

using readers::Reading;
using readers::text_test::read;
using readers::text_test::told;

bool asks(const Reading& reading, const std::string& expected) {
  for (const Problem& look : reading.looks)
    if (look.expected.find(expected) != std::string::npos) return true;
  return false;
}

}  // namespace

TEST(NumbersOrCounts, AWordForOneBehindOthersHasANumberBeforeItAndNoCount) {
  EXPECT_EQ(
      told(read("Austria\nBrigade Kern\n7 Line Battalion 701\n2 Foot Battery 8 guns\n3 Landwehr Battalion 600\n")),
      "Brigade Kern[7 Line Battalion 701; 2 Foot Battery 112 8 guns; 3 Landwehr Battalion 600; ]");
  EXPECT_EQ(told(read("\u00D6sterreich\nBrigade Kern\n3 Landwehr Bataillon 600 Mann\n2 reitende Batterie 6 "
                      "Gesch\u00FCtze\n")),
            "Brigade Kern[3 Landwehr Bataillon 600; 2 reitende Batterie 96 6 guns; ]");
}

TEST(NumbersOrCounts, AWordForSeveralIsCounted) {
  const Reading reading = read("Austria\nBrigade Kern\n2 Foot Batteries 16 guns\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << told(reading);
}

TEST(NumbersOrCounts, AWordForOneBehindASignOfMultiplicationIsCounted) {
  const Reading reading = read("Russia\nDivision Kern\nNarva IR (2) 900\n2 x Light battery\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 3U) << told(reading);
}

TEST(NumbersOrCounts, AStrengthBehindTimesIsThatOfAll) {
  const Reading reading = read("France\n1st Brigade: Kern\n9th L\u00E9g\u00E8re x3 1,880\n24th Ligne x2 600 men\n");
  EXPECT_EQ(told(reading), "1st Brigade[9th L\u00E9g\u00E8re 1880; 24th Ligne 600; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(1).subunits, 2);
}

TEST(NumbersOrCounts, BattalionsOfSoFewMenThatTheFigureMayBeANumberAreAskedAbout) {
  EXPECT_TRUE(asks(read("Austria\nBrigade Kern\n5 J\u00E4ger Bn (780)\n27th Line 1,200\n"), "counts battalions or is"));
  EXPECT_FALSE(asks(read("Austria\nBrigade Kern\n27th Line (3 bns) 1,200\n"), "counts battalions or is"));
  EXPECT_FALSE(asks(read("Austria\nBrigade Kern\n5 battalions J\u00E4ger (780)\n27th Line (3 bns) 420\n"),
                    "counts battalions or is"));
}

TEST(NumbersOrCounts, ColumnsStandAtTheSamePlaceHoweverManyAccentsAreBeforeThem) {
  EXPECT_EQ(
      told(read("1re division : Gen\u00E9ral K\u00E9rn          2e division : General Dale\n"
                "1er r\u00E9giment l\u00E9ger 900              4e regiment de ligne 800\n"
                "2e r\u00E9giment l\u00E9ger 900               5e regiment de ligne 800\n"
                "3e regiment de ligne 900              6e regiment de ligne 800\n"
                "7e regiment de ligne 900              8e regiment de ligne 800\n")),
      "1re division[1er r\u00E9giment l\u00E9ger 900; 2e r\u00E9giment l\u00E9ger 900; 3e regiment de ligne 900; 7e "
      "regiment de ligne 900; ]2e division[4e regiment de ligne 800; 5e regiment de ligne 800; 6e regiment de ligne "
      "800; 8e regiment de ligne 800; ]");
}

TEST(NumbersOrCounts, TheRestOfALineThatAMailBrokeAtItsMarginGoesWithIt) {
  EXPECT_EQ(told(read("France\nDivision Kern\n"
                      "  2e de ligne (2 bat.) 1 100, 4e de ligne (2 bat.) 1 200, 5e de\n"
                      "ligne (3 bat.) 1 500\n"
                      "  1er l\u00E9ger (2 bat.) 1 000\n")),
            "Division Kern[2e de ligne 1100; 4e de ligne 1200; 5e de ligne 1500; 1er l\u00E9ger 1000; ]");
}

TEST(NumbersOrCounts, GunsBehindACommaAtTheEndOfAListAreTheBatterysToo) {
  const Reading reading = read(
      "UNION ARMY\nKern's Brigade - Col Kern: 3rd Kentucky (380), 64th Ohio (325), 6th Ohio Light Battery (126) 4 "
      "12-pdr "
      "Napoleons, 2 10-pdr Parrotts\n");
  const Unit& battery = reading.orbat.formations.at(0).formations.at(0).units.back();
  EXPECT_EQ(battery.guns.value, 6) << told(reading);
  EXPECT_EQ(battery.men.value, 126);
}

TEST(NumbersOrCounts, TheLettersOfANoteBehindABracketHideNoBattalions) {
  EXPECT_EQ(told(read("French army\nKern's Brigade\n58th Provisional Regiment (four batts.), and\n59th Provisional "
                      "Regiment (four batts.)b  2,800\n")),
            "French army[Kern's Brigade[58th Provisional Regiment 1400; 59th Provisional Regiment 1400; ]]");
}

TEST(NumbersOrCounts, ACodeBehindSeveralLeadersWithoutRankIsTheirRating) {
  EXPECT_EQ(told(read("Spanish army\n1st Division, Vela LD8\n1 Line 600\n2nd Division de Alba LD8\n1 Militia 500\n")),
            "Spanish army[1st Division[1 Line 600; ]2nd Division de Alba[1 Militia 500; ]]");
}

TEST(NumbersOrCounts, AUnitInWhatIsTakenForALeaderIsAskedAbout) {
  EXPECT_TRUE(asks(read("Prussia\n1st Brigade: Kern\n52nd Rgt. Line - Maj. Roth 2096-59 Regt. Line 1,438\n"),
                   "one unit, and who leads it"));
}

TEST(NumbersOrCounts, BattalionsBeforeAStrokeAreOfTheRegimentBehindIt) {
  EXPECT_EQ(told(read("French Army of Toro\nAlba's Brigade: 1st, 2nd battalions/52nd Leger; 1st, 2nd battalions/69th "
                      "Ligne\n")),
            "French Army of Toro[Alba's Brigade[1st battalion/52nd Leger 570; 2nd battalion/52nd Leger 570; 1st "
            "battalion/69th Ligne 570; 2nd battalion/69th Ligne 570; ]]");
}

TEST(NumbersOrCounts, AFigureInSquareBracketsBehindARegimentCountsItsBattalions) {
  const Reading reading =
      read("French Army\n1st Division: Roe\n39th Line [2]\n30th Line [3] 1,180\n52nd Line[4] 612\n");
  const std::vector<Unit>& units = reading.orbat.formations.at(0).formations.at(0).units;
  ASSERT_EQ(units.size(), 3U) << told(reading);
  EXPECT_EQ(units[0].subunits, 2);
  EXPECT_EQ(units[1].subunits, 3);
  EXPECT_EQ(units[2].subunits, 1) << "the mark of a footnote stands close to its word";
}

}  // namespace estafette::test::numbers_or_counts_test
