#include "tabletop/napoleons_wars/design.hpp"

#include "tabletop/napoleons_wars/label.hpp"
#include "tabletop/napoleons_wars/officers_and_rally.hpp"
#include "tabletop/shipped.hpp"

#include <gtest/gtest.h>

namespace estafette::tabletop::wars::design_test {
namespace {

const TabletopRules& rules() {
  return test::shipped("napoleons-wars");
}

}  // namespace

TEST(ExampleI2, ALabelIsReadAndWrittenInItsOrder) {
  const UnitLabel expected = {"1B/1/IV", "", 1, false, {7, 5, 3}, Quality::veteran};
  EXPECT_EQ(label_from("1B/1/IV SK1 7/5/3 Vet", rules()), expected);
  for (const char* label : {"1B/1/IV SK1 7/5/3 Vet", "2B/1/IC Medium 5/3/2 LN", "1B/1/IV SK1 (MX) 9/7/5 Con",
                            "1B/2/I 2/-/1 LN", "3B/1/C Light SK2 6/5/3 Mil"}) {
    ASSERT_TRUE(label_from(label, rules())) << label;
    EXPECT_EQ(to_string(*label_from(label, rules()), rules()), label);
  }
  EXPECT_FALSE(label_from("1B/1/IV SK3 7/5/3 Vet", rules()));
  EXPECT_FALSE(label_from("1B/1/IV SK1 7/5 Vet", rules()));
}

TEST(ExampleI2, CommandersHaveRatingAndRangeAndTheChiefHisBonus) {
  EXPECT_EQ(commander_label("Ney", true, "III Corps", "good", 14, rules()), "Ney (V), III Corps, G, 14\"");
  EXPECT_EQ(chief_label("Napoleon", "excellent", presence_of({"excellent", true, true}, rules()), rules()),
            "Napoleon, E, +4");
}

TEST(ExampleII21, AnEliteAVeteranAndTwoLineBattalionsAreVeteran) {
  const std::vector<QualityShare> shares = {
      {Quality::elite, 800}, {Quality::veteran, 800}, {Quality::line, 800}, {Quality::line, 800}};
  EXPECT_EQ(average_quality(shares, rules()), Quality::veteran);
}

TEST(WarsII21, MenArePointsByQualityAndArm) {
  EXPECT_EQ(strength_points(2000, Quality::guard, false, rules()), 10);
  EXPECT_EQ(strength_points(3500, Quality::line, false, rules()), 7);
  EXPECT_EQ(strength_points(3250, Quality::line, false, rules()), 6) << "a half is dropped";
  EXPECT_EQ(strength_points(3300, Quality::line, false, rules()), 7) << "six tenths are not";
  EXPECT_EQ(strength_points(1200, Quality::line, true, rules()), 4);
  EXPECT_EQ(strength_points(12249, Quality::conscript, false, rules()), 20);
}

TEST(ExampleII25, ABatteryOverThreeBrigadesGivesTwoOfThemAPoint) {
  EXPECT_EQ(dealt_evenly(2, 3), (std::vector<int>{1, 1, 0}));
}

TEST(ExampleII26, ALineBrigadeOfSevenIsSevenFiveThree) {
  const FatigueLevels levels = fatigue_levels(7, Quality::line, rules());
  EXPECT_EQ(to_string(levels), "7/5/3");
  EXPECT_EQ(boxes_by_level(levels), (std::vector<int>{2, 2, 3}));
}

TEST(WarsII26, AUnitThatIsNeverWornOrSpentHasFewerGroupsAndAllItsBoxes) {
  for (int points = 2; points <= 12; ++points)
    for (const Quality quality : {Quality::guard, Quality::veteran, Quality::militia}) {
      int sum = 0;
      for (const int group : boxes_by_level(fatigue_levels(points, quality, rules()))) sum += group;
      EXPECT_EQ(sum, points);
    }
  EXPECT_EQ(boxes_by_level(fatigue_levels(2, Quality::line, rules())), (std::vector<int>{1, 1}));
}

TEST(WarsII28, LightTroopsMakeSk1AHalfOfThemSk2AndOfTheFrenchAThird) {
  EXPECT_EQ(skirmish_rating(0, 100, 1000, "Austria", rules()), 1);
  EXPECT_EQ(skirmish_rating(0, 500, 1000, "Austria", rules()), 2);
  EXPECT_EQ(skirmish_rating(0, 400, 1000, "Austria", rules()), 1);
  EXPECT_EQ(skirmish_rating(0, 400, 1000, "France", rules()), 2);
  EXPECT_EQ(skirmish_rating(2, 0, 1000, "France", rules()), 2);
}

TEST(ExampleII31, VictorWithEightUnitsReachesTwelveInches) {
  EXPECT_EQ(command_range("good", "France", 8, rules()), 12);
  EXPECT_EQ(command_range("good", "Russia", 8, rules()), 7);
  EXPECT_EQ(command_range("excellent", "Russia", 8, rules()), 12);
  EXPECT_EQ(command_range("excellent", "Britain", 8, rules()), 7);
  EXPECT_EQ(command_range("excellent", "Ottoman Empire", 8, rules()), 7);
  EXPECT_EQ(command_range("good", "Ottoman Empire", 8, rules()), 6);
}

TEST(ExampleII33, EighteenUnitsUnderAGoodChiefHaveThreeGeneralsAndOneAide) {
  EXPECT_EQ(generals_of(18, "France", rules()), 3);
  EXPECT_EQ(aides_of("good", false, rules()), 1);
  EXPECT_EQ(aides_of("excellent", true, rules()), 3);
}

TEST(ExampleII40, EighteenUnitsBreakAtSixAndFiveAreFatiguedAtTwo) {
  EXPECT_EQ(fatigue_limit(18, "average", rules()), 6);
  EXPECT_EQ(fatigue_limit(5, "average", rules()), 2);
}

TEST(ExampleII31, AnExcellentNapoleonHasFour) {
  EXPECT_EQ(presence_of({"excellent", true, true}, rules()), 4);
  EXPECT_EQ(presence_of({"excellent", true, false}, rules()), 0) << "he is not there";
}

}  // namespace estafette::tabletop::wars::design_test
