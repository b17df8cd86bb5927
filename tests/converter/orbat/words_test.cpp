#include "converter/orbat/words.hpp"

#include <gtest/gtest.h>

namespace estafette::words_test {

TEST(Words, EveryKindIsReadAsItIsSpelt) {
  for (std::size_t i = 0; i < kind_words().size(); ++i) {
    EXPECT_EQ(kind_from(kind_words()[i]), static_cast<Kind>(i));
    EXPECT_EQ(to_string(static_cast<Kind>(i)), kind_words()[i]);
  }
  EXPECT_EQ(kind_from(" Line INFANTRY "), Kind::line_infantry);
  EXPECT_EQ(kind_from("infantry"), std::nullopt);
}

TEST(Words, QualitiesRunFromWorstToBest) {
  EXPECT_LT(Quality::militia, Quality::conscript);
  EXPECT_LT(Quality::elite, Quality::guard);
  EXPECT_EQ(quality_words().front(), "militia");
  EXPECT_EQ(quality_words().back(), "guard");
}

TEST(Words, EveryKindHasItsArm) {
  EXPECT_EQ(arm_of(Kind::militia_infantry), Arm::infantry);
  EXPECT_EQ(arm_of(Kind::heavy_cavalry), Arm::cavalry);
  EXPECT_EQ(arm_of(Kind::cossacks), Arm::cavalry);
  EXPECT_EQ(arm_of(Kind::horse_artillery), Arm::artillery);
  EXPECT_EQ(arm_of(Kind::engineers), Arm::support);
}

}  // namespace estafette::words_test
