#include "converter/scaling/rules.hpp"

#include "rules_1813.hpp"
#include "support/orbats.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::scaling::rules_test {

using test::battery, test::rules_1813;

TEST(Rule13Scale, TheShippedRulesKeepAThird) {
  EXPECT_EQ(rules_1813().strength, (Fraction{1, 3}));
}

TEST(Rule13Scale, BatteriesAreOfTwelveEightOrSixGunsByNationAndKind) {
  EXPECT_EQ(rules_1813().batteries_of("Prussia").of(GunClass::foot), std::vector<int>{8});
  EXPECT_EQ(rules_1813().batteries_of("france").of(GunClass::horse), std::vector<int>{6});
  EXPECT_EQ(rules_1813().batteries_of("Russia").of(GunClass::heavy), (std::vector<int>{6, 12}));
  EXPECT_EQ(rules_1813().batteries_of("Baden"), rules_1813().usual_batteries);
}

TEST(Rule13Scale, ATwelvePounderFootBatteryIsHeavyAndAHorseBatteryNever) {
  EXPECT_EQ(rules_1813().class_of(battery("b", 8, 0, Kind::foot_artillery, "12-Pounder")), GunClass::heavy);
  EXPECT_EQ(rules_1813().class_of(battery("b", 8, 0, Kind::foot_artillery, "6-pounder")), GunClass::foot);
  EXPECT_EQ(rules_1813().class_of(battery("b", 8, 0, Kind::horse_artillery, "12-pounder")), GunClass::horse);
}

TEST(Rule13Scale, AnEighteenPounderAndABatteryOfHowitzersAreHeavy) {
  for (const char* piece : {"18-pounder", "howitzer", "5.5-inch howitzer", "7-inch howitzer", "10-inch howitzer"}) {
    EXPECT_EQ(rules_1813().class_of(battery("b", 8, 0, Kind::foot_artillery, piece)), GunClass::heavy) << piece;
  }
}

TEST(ScalingRulesProblems, EveryProblemIsSaidWithItsLine) {
  EXPECT_EQ(
      test::refusal([] {
        return test::scaling_rules_from(
            "<scaling>\n<strength part='4' of='3'/>\n<battalion smallest='300' largest='500'/>\n"
            "<squadron smallest='80' largst='300' largest='300'/>\n<support kind='sappers' treatment='leave out'/>\n"
            "<lone-companies treatment='merge'/>\n<batteries nation='other' foot='8' heavy='eight' "
            "horse='6'/>\n</scaling>");
      }),
      "rules.xml:2: part: found \"4\"; expected no more than the whole. Write part=\"1\" of=\"3\"\n"
      "rules.xml:3: largest: found \"500\"; expected at least twice the smallest, 600. Otherwise a unit that is just "
      "too "
      "large could not be split into two that are large enough\n"
      "rules.xml:4: found \"largst\"; expected smallest or largest. Did you mean \"largest\"?\n"
      "rules.xml:5: kind: found \"sappers\"; expected engineers, train or staff\n"
      "rules.xml:7: heavy: found \"eight\"; expected battery sizes from 1 to 99 guns, with blanks between them. "
      "Write 8, or 6 8");
}

}  // namespace estafette::scaling::rules_test
