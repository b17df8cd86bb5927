// Overviews of an army, corps by corps, above its order of battle; and headings that are written like those of a corps.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::overview_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;

constexpr const char* kArmy =
    "British Army\n"
    "I CORPS (Strength 1,500 men, 6 guns)\n"
    "II CORPS (Strength 700 men, 0 guns)\n"
    "GENERAL RESERVE (Strength 1,300 men, 0 guns)\n"
    "GARRISONS (Strength 600 men, 0 guns)\n"
    "\n"
    "I Corps (Strength 1,500 men, 6 guns)\n"
    "Commanded by the Prince of Orange\n"
    "1st Division: Kern\n"
    "1/5th Foot 1,400 men\n"
    "Roe's Battery (6 guns) 100 men\n"
    "II Corps (Strength 700 men, 0 guns)\n"
    "2nd Division: Lake\n"
    "1/7th Foot 700 men\n"
    "General Reserve (Strength 1,300 men, 0 guns)\n"
    "5th Division: Till\n"
    "1/28th Foot 700 men\n"
    "6th Division: Vane\n"
    "1/32nd Foot 600 men\n"
    "Garrisons (Strength 600 men, 0 guns)\n"
    "7th Division: Wyre\n"
    "2/25th Foot 600 men\n";

}  // namespace

TEST(Overviews, AHeadingThatIsWrittenAsThoseOfTheCorpsHasDivisionsBelowIt) {
  EXPECT_EQ(
      told(read(kArmy)),
      "British Army[I Corps[1st Division[1/5th Foot 1400; Roe's Battery 100 6 guns; ]]II Corps[2nd Division[1/7th "
      "Foot 700; ]]General Reserve[5th Division[1/28th Foot 700; ]6th Division[1/32nd Foot 600; "
      "]]Garrisons[7th Division[2/25th Foot 600; ]]]");
}

TEST(Overviews, TheFiguresOfAnOverviewAreComparedWithTheTroopsBelowAndNotCountedBesideThem) {
  const Reading reading = read(kArmy);
  EXPECT_TRUE(asked(reading).empty());
  EXPECT_EQ(reading.sums.size(), 8U);  // each corps twice
}

TEST(Overviews, WhereAnOverviewSaysSomethingElseThanTheTroopsItIsAskedAbout) {
  std::string text = kArmy;
  text.replace(text.find("700 men, 0 guns"), 3, "900");
  EXPECT_EQ(asked(read(text)), (std::vector{3}));
}

TEST(Overviews, AFormThatCommandsOfSeveralLevelsHaveTellsNoLevel) {
  EXPECT_EQ(french("I Corps (2 divisions, 600 men)\n1st Division (2 brigades, 600 men)\n9th Line 600 men\n"
                   "II Corps (2 divisions, 700 men)\n2nd Division (1 brigade, 700 men)\n8th Line 700 men\n"
                   "Reserve (2 brigades, 800 men)\n5th Line 800 men\n"),
            "I Corps[1st Division[9th Line 600; ]]II Corps[2nd Division[8th Line 700; ]Reserve[5th Line 800; ]]");
}

TEST(Overviews, TheStrengthBesideTheNumberOfDivisionsIsThatOfTheCorps) {
  EXPECT_EQ(
      french("I Corps (2 divisions, 1,400 men)\n1st Division (3 brigades; 1,400 men)\n9th Line (2 bns)\n8th Line (2 "
             "bns)\n"),
      "I Corps[1st Division[9th Line 700; 8th Line 700; ]]");
  EXPECT_EQ(asked(read("France\nI Corps (2 divisions, 12,400 men)\n1st Division\n9th Line 600 men\n")),
            (std::vector{2}));
}

TEST(Overviews, ALeaderMayHaveAnArticleBeforeHisTitle) {
  for (const char* line :
       {"Commanded by the Duke of Kern", "under the command of the Duke of Kern", "Commander: the Duke of Kern"}) {
    const Reading reading = read(std::string("Britain\nI Corps\n") + line + "\n1st Division\n5th Foot 700 men\n");
    EXPECT_EQ(reading.orbat.formations.at(0).commander, "Duke of Kern") << line;
    EXPECT_TRUE(asked(reading).empty()) << line;
  }
}

}  // namespace estafette::readers::overview_test
