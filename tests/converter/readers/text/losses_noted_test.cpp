// Losses beside the names of units, and regiments with nothing but full stops between them.
#include "converter/readers/counted/losses.hpp"
#include "converter/readers/text/read_text.hpp"
#include "converter/readers/text/told.hpp"
#include "support/words.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::losses_noted_test {
namespace {

using text_test::asked;
using text_test::told;

std::string noted(const std::string& line) {
  return with_losses_noted(line, test::words());
}

Reading read(const std::string& text) {
  return read_text_orbat(text, test::words(), "list.txt");
}

}  // namespace

TEST(LossesNoted, InABracketOrBehindANameTheyAreANoteAndTheirSumNoStrength) {
  EXPECT_EQ(noted("9th Line (7 killed, 34 wounded, total 41)"), "9th Line [Losses: 7 killed, 34 wounded, total 41]");
  EXPECT_EQ(noted("9th Line [Killed: 7, Wounded: 34]"), "9th Line [Losses: Killed 7, Wounded 34]");
  EXPECT_EQ(noted("9th Line (K. 7, W. -, M. 3)"), "9th Line [Losses: K. 7, W. -, M. 3]");
  EXPECT_EQ(noted("9th Line, 510 men, lost 120"), "9th Line, 510 men [Losses: 120]");
  EXPECT_EQ(noted("9th Line - 2 officers and 34 men killed, 120 wounded"),
            "9th Line [Losses: 2 officers and 34 men killed, 120 wounded]");
  EXPECT_EQ(noted("9e ligne (7 tu\u00E9s, 34 bless\u00E9s)"), "9e ligne [Losses: 7 tu\u00E9s, 34 bless\u00E9s]");
  EXPECT_EQ(noted("IR 54: 7 Tote, 34 Verwundete, zusammen 41"), "IR 54 [Losses: 7 Tote, 34 Verwundete, zusammen 41]");
  EXPECT_EQ(noted("9.\u00BA de l\u00EDnea (7 muertos, 34 heridos)"),
            "9.\u00BA de l\u00EDnea [Losses: 7 muertos, 34 heridos]");
}

TEST(LossesNoted, WhateverElseStandsThereStaysAsItIs) {
  for (const std::string line :
       {"9th Line (killed in action)", "9th Line (1 battalion missing)", "9th Line (captured 4 guns)",
        "Kern's Brigade: Roe (wounded), Dale", "9th Line 900", "Losses: 7 killed, 34 wounded", "9th Line (k)"})
    EXPECT_EQ(noted(line), line);
}

TEST(LossesNoted, ASumOfLossesIsNoStrength) {
  EXPECT_EQ(
      text_test::told(read("France\n1st Division\n9th Line, 510 men [12 killed, 34 wounded, total 46]\n24th Line, "
                           "480 men, 12 killed, 340 wounded, total 352\n")),
      "1st Division[9th Line 510; 24th Line 480; ]");
}

TEST(LossesNoted, RegimentsWithFullStopsBetweenThemAreOneEach) {
  const Reading reading = read(
      "Second brigade.\nColonel Samuel Roe.1 56th Illinois. 17th Iowa. 24th Missouri, Co. E. 80th Ohio.\nThird "
      "brigade.\nColonel Dale: 93d Illinois; 5th Iowa.\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U);
  const Formation& second = reading.orbat.formations.at(0);
  EXPECT_EQ(second.commander, "Colonel Samuel Roe");
  ASSERT_EQ(second.units.size(), 4U);
  EXPECT_EQ(second.units.at(1).name, "17th Iowa");
  const Formation& third = reading.orbat.formations.at(1);
  EXPECT_EQ(third.name, "Third brigade");
  EXPECT_EQ(third.commander, "Colonel Dale");
  EXPECT_EQ(third.units.size(), 2U);
}

TEST(LossesNoted, TheTitlesOfALostTableAreNoTroops) {
  EXPECT_EQ(text_test::told(read("Union\nDivision | Brigade | Regiments and Others |\n---|---|---|\nFirst Division\n"
                                 "BG Adam Roe\n|\n2nd Brigade\n|\n- 7th Indiana: Maj Ira Dale\n- 76th New York\n")),
            "First Division[2nd Brigade[7th Indiana 570; 76th New York 570; ]]");
}

TEST(LossesNoted, ABattalionOfACountryThatIsCutShortIsNoSentence) {
  const Reading reading = read("Union\n1st Division\nU.S. Engineer Battalion: Capt. Roe\n9th U.S. Infantry\n");
  EXPECT_TRUE(reading.looks.empty()) << reading.looks.front().expected;
}

TEST(LossesNoted, AReturnOfCasualtiesHasNoStrengths) {
  const Reading reading = read(
      "Return of Casualties in the Union forces\n\n                            Killed      Wounded     Captured\n"
      "Command                     O.   M.     O.    M.    O.   M.   Aggregate\nFirst Brigade: Col. Kern\n"
      "12th Ohio                    1   20      3    50     0    2      76\n"
      "14th Ohio                    2   30      5    80     0    0     117\n"
      "Total First Brigade          3   50      8   130     0    2     193\n");
  EXPECT_EQ(told(reading), "First Brigade[12th Ohio 570; 14th Ohio 570; ]");
  EXPECT_EQ(asked(reading), std::vector<int>{});
  EXPECT_EQ(told(read("Union\n\nRegiment             Killed    Wounded    Missing    Total\nFirst Brigade: Col. Kern\n"
                      "12th Ohio ........       4         53          2        59\n"
                      "14th Ohio ........       2         33          -        35\n")),
            "First Brigade[12th Ohio 570; 14th Ohio 570; ]");
}

TEST(LossesNoted, ARowThatTellsWhoWasEngagedHasStrengths) {
  const std::string both =
      told(read("Union\n\nRegiment         Engaged    Killed    Wounded    Missing\nFirst Brigade: Col. Kern\n"
                "12th Ohio          512         4         53          2\n14th Ohio          488         2         33   "
                "       1\n"));
  EXPECT_EQ(both.find("12th Ohio 570"), std::string::npos) << both;
}

TEST(LossesNoted, BelowPlainTitlesOfAReturnTheyAreNoStrengthsAndWrappedNamesAreWhole) {
  const Reading reading = read(
      "1st Division\n\nKilled Wounded Missing\n\nCommand. Offi Enlis Aggre\n\nFirst\n\nBrigade:\n\n9th Ohio 1 42 7 148 "
      "--- 2\n\nRoe's 1 --- --- --- --- ---\n\nBattery\n\nTotal First 2 42 7 148 --- 201\n\nBrigade\n\nSecond\n\n"
      "Brigade:\n\n12th Ohio --- 7 --- 39 --- 5\n");
  EXPECT_EQ(told(reading),
            "1st Division[First Brigade[9th Ohio 570; Roe's Battery 120 8 guns; ]Second Brigade[12th Ohio 570; ]]");
}

TEST(LossesNoted, BelowTitlesThatACopyGluedTheyAreNoStrengthsEither) {
  const Reading reading = read(
      "Regiments.Killed.Wounded.Missing.Total.\n1st Division (Roe):\n9th L\u00E9ger3351434065457\n24th Line2727\n");
  EXPECT_EQ(told(reading), "1st Division[9th L\u00E9ger 570; 24th Line 570; ]");
}

TEST(LossesNoted, TwoFiguresBelowTwoTitlesOfLossesAreLosses) {
  EXPECT_EQ(told(read("Britain\nKilled Wounded\n1st Brigade: Kern\n4th Hussars 1 3\n24th Foot 2 10\n")),
            "1st Brigade[4th Hussars 420; 24th Foot 650; ]");
}

TEST(LossesNoted, ARowOfAnArmAmongOthersIsTroopsAndNoHeadingOfTheNext) {
  EXPECT_EQ(
      told(read("Britain\n1st Division: Kern\n4th Hussars [Killed: 1, Wounded: 3]\nRoyal Artillery [Killed: 1, "
                "Wounded: 3]\nRoyal Engineers [Killed: -, Wounded: 2]\n7th Alba Fusiliers [Killed: 1, Wounded: 5]\n")),
      "1st Division[4th Hussars 420; Royal Artillery 120 6 guns; Royal Engineers 100; 7th Alba Fusiliers 650; ]");
}

}  // namespace estafette::readers::losses_noted_test
