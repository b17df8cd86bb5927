// Strengths below blocks of troops, totals that close several commands, lists of the armies at the top of a page, and
// words in an entry's brackets that were lost.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::blocks_and_totals_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(BlocksAndTotals, AStrengthBelowItsUnitIsTheUnits) {
  const Reading reading = read(
      "Union\nFirst Brigade\n\n2nd Ohio Infantry\nStrength: 150\nCasualties: 55\n\n3rd Ohio "
      "Infantry\nStrength: 84\n\nBrigade totals--\nStrength: 234\n");
  EXPECT_EQ(told(reading), "First Brigade[2nd Ohio Infantry 150; 3rd Ohio Infantry 84; ]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(BlocksAndTotals, AStrengthBelowSeveralUnitsIsShared) {
  const Reading reading = read(
      "Union\nFirst Brigade\n\n2nd Ohio Infantry\n4th Ohio Infantry\nStrength: 301\n\n3rd Ohio "
      "Infantry\nStrength: 84\n");
  EXPECT_EQ(told(reading), "First Brigade[2nd Ohio Infantry 150; 4th Ohio Infantry 151; 3rd Ohio Infantry 84; ]");
  EXPECT_NE(unit_of(reading).note.find("a share of the 301 men of 2 units"), std::string::npos);
}

TEST(BlocksAndTotals, AStrengthBelowALineThatNobodyUnderstandsIsAskedAbout) {
  const Reading reading = read(
      "Union\nFirst Brigade\n\nKern's Odds and Ends\n4th Ohio Infantry\nStrength: 300\n\n3rd Ohio "
      "Infantry\nStrength: 84\n");
  EXPECT_EQ(asked(reading), (std::vector<int>{4, 6}));
}

TEST(BlocksAndTotals, ASecondTotalClosesTheDivisionBeforeABrigade) {
  EXPECT_EQ(told(read("British Forces: General Roe\n4th Division: Kern\nAlba's Brigade\n1/7th Foot\n2/7th Foot\nTotal "
                      "Strength: 1,000\nTotal Strength: 1,000\nDale's Independent Brigade\n1/9th Foot\nTotal Strength: "
                      "500\n5th Division: Moe\nTill's Brigade\n1/8th Foot\nTotal Strength: 400\n")),
            "British Forces[4th Division[Alba's Brigade[1/7th Foot 500; 2/7th Foot 500; ]]Dale's Independent "
            "Brigade[1/9th Foot 500; ]5th Division[Till's Brigade[1/8th Foot 400; ]]]");
}

TEST(BlocksAndTotals, ALegionBehindATotalStaysInTheArmy) {
  const Reading reading = read(
      "British Forces: General Roe\n1st Division: Kern\n1/7th Foot\nTotal Strength: 900\nRoe's "
      "Battery\nTotal Strength: 240\nKing's German Legion\nDale's Battery\nTotal Strength: "
      "280\n");
  ASSERT_EQ(reading.orbat.formations.size(), 1U) << told(reading);
  EXPECT_EQ(reading.orbat.formations.at(0).units.back().name, "Dale's Battery");
  EXPECT_EQ(reading.orbat.formations.at(0).units.back().nation, "Hanover");
}

TEST(BlocksAndTotals, AListOfTheArmiesAtTheTopIsNoArmy) {
  const Reading reading = read(
      "Allied Army\n\nBritish Forces\nSpanish Forces: Kern\n\nFrench Forces\n\nBritish Forces: "
      "Marshal Roe\n\n2nd Division: Dale\n1/3rd Foot 700\n");
  EXPECT_EQ(told(reading), "British Forces[2nd Division[1/3rd Foot 700; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Marshal Roe");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(BlocksAndTotals, RocketsInLettersAreCounted) {
  EXPECT_EQ(told(read("British Army\n1st Brigade: Kern\n8th Foot 500\nRoyal Marine Artillery (Two Congreve rocket "
                      "launchers)\nRoyal Artillery (Two 6-pounder guns)\n")),
            "British Army[1st Brigade[8th Foot 500; Royal Marine Artillery 40 2 guns; Royal Artillery 40 2 guns; ]]");
}

TEST(BlocksAndTotals, ACaptainsBatteryBelowALightBattalionIsNoLeaderOfIt) {
  EXPECT_EQ(told(read("Britain\n1st Division: Kern\n1st Light Battalion 500\nCaptain Roe's Battery, 6 guns\n")),
            "1st Division[1st Light Battalion 500; Captain Roe's Battery 120 6 guns; ]");
}

TEST(BlocksAndTotals, AYoungerManKeepsTheWordBehindHisName) {
  EXPECT_EQ(unit_of(read("Kern Light Artillery (Virginia) Captain John Roe, Jr. (103 men) 4 guns\n")).commander,
            "Captain John Roe Jr");
}

TEST(BlocksAndTotals, AStateInBracketsIsStrongerThanAGeneralOfThatName) {
  const Reading reading = read(
      "Artillery Reserve\nKern Light Artillery (Virginia) Captain Cole (78) 4 guns\nDale Light "
      "Artillery (Virginia) Captain Till (78) 4 guns\n");
  EXPECT_EQ(unit_of(reading).nation, "Confederacy");
}

}  // namespace estafette::readers::blocks_and_totals_test
