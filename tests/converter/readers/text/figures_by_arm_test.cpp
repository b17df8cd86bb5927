// Leaders of a game on the table, each with the figures of every arm that he has.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::figures_by_arm_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

}  // namespace

TEST(FiguresByArm, EachLeaderHasAUnitOfEachArmAndHowManyMenAFigureIsIsAsked) {
  const Reading reading =
      read("Britain\nKern - Average - 32 infantry, 4 cavalry, 1 gun\nRoe - Poor - 30 infantry, 3 cavalry, 2 guns\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U) << told(reading);
  const Formation& first = reading.orbat.formations.at(0);
  EXPECT_EQ(first.name, "Division Kern");
  ASSERT_EQ(first.units.size(), 3U) << told(reading);
  EXPECT_EQ(first.units.at(0).kind, Kind::line_infantry);
  EXPECT_EQ(first.units.at(2).kind, Kind::foot_artillery);
  EXPECT_EQ(asked(reading).front(), 2);
}

TEST(FiguresByArm, ACommandAndAColonMayStandBeforeThem) {
  const Reading reading =
      read("Britain\nDivision Kern: 32 infantry, 4 cavalry, 1 gun\nDivision Roe: 30 infantry, 2 guns\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U) << told(reading);
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 3U);
  EXPECT_EQ(reading.orbat.formations.at(1).units.size(), 2U);
  EXPECT_FALSE(asked(reading).empty());
}

TEST(FiguresByArm, WhoHasWhatOthersHaveTogetherIsAskedAboutAndCountedOnce) {
  const Reading reading = read(
      "Britain\nDale - Gifted - 62 infantry, 7 cavalry, 3 guns\n\nBritish commanders\n\nKern - Average - 32 infantry, "
      "4 "
      "cavalry, 1 gun\nRoe - Poor - 30 infantry, 3 cavalry, 2 guns\n");
  EXPECT_EQ(reading.orbat.formations.size(), 2U) << told(reading);
  EXPECT_EQ(asked(reading).front(), 2);
}

TEST(FiguresByArm, FiguresThatMayBeMenAreMen) {
  const Reading reading = read(
      "Britain\nDivision Kern: 3200 infantry, 400 cavalry, 10 guns\nDivision Roe: 2800 infantry, 300 cavalry, 8 "
      "guns\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).men.value, 3200) << told(reading);
}

}  // namespace estafette::readers::figures_by_arm_test
