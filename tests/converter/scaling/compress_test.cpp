#include "converter/scaling/compress.hpp"

#include "support/orbats.hpp"

#include <gtest/gtest.h>

namespace estafette::scaling::compress_test {
namespace {

using test::infantry;

constexpr UnitSizes kLimits{Men{250}, Men{800}};

/// "6th Light 400, 10th + 12th 380": what the regiments become, a third of them.
std::string pieces_of(const std::vector<Unit>& units, UnitSizes limits = kLimits) {
  std::vector<Regiment> regiments;
  std::int64_t men = 0;
  for (const Unit& unit : units) {
    regiments.push_back({&unit, 1});
    men += unit.men.value;
  }
  std::string text;
  for (const NewUnit& piece : compress(regiments, Men{static_cast<int>(nearest_share(men, {1, 3}))}, {1, 3}, limits)) {
    text += text.empty() ? "" : ", ";
    for (const Share& share : piece.shares) text += (&share == &piece.shares.front() ? "" : "+") + share.unit->name;
    text += " " + std::to_string(piece.men().value);
  }
  return text;
}

}  // namespace

TEST(Rule13Regiments, ARegimentOfSensibleSizeBecomesOneBattalion) {
  EXPECT_EQ(pieces_of({infantry("A", 1200), infantry("B", 1500)}), "A 400, B 500");
}

TEST(Rule13Regiments, OneThatIsTooSmallJoinsASiblingOfLikeKindAndQuality) {
  EXPECT_EQ(pieces_of({infantry("Line", 1200), infantry("Small", 300), infantry("Guard", 1200, Quality::guard)}),
            "Line+Small 500, Guard 400");
  EXPECT_EQ(pieces_of({infantry("Guard", 1200, Quality::guard), infantry("Small", 300),
                       infantry("Veteran", 1500, Quality::veteran)}),
            "Guard 400, Small+Veteran 600");
}

TEST(Rule13Regiments, OneThatIsTooLargeIsSplitEvenly) {
  EXPECT_EQ(pieces_of({infantry("A", 3001)}), "A 500, A 500");
}

TEST(Rule13Regiments, TwoSmallOnesOfOneKindStandTogetherBeforeEitherJoinsAnother) {
  EXPECT_EQ(pieces_of({infantry("L1", 450, Quality::line, Kind::light_infantry), infantry("A", 1500),
                       infantry("L2", 450, Quality::line, Kind::light_infantry)}),
            "L1+L2 300, A 500");
}

TEST(Rule13Regiments, AMergedBattalionKeepsTheQualityOfMostOfItsMen) {
  const Unit veterans = infantry("V", 300, Quality::veteran);
  const Unit line = infantry("L", 1200);
  const auto pieces = compress({{&veterans, 1}, {&line, 1}}, Men{500}, {1, 3}, kLimits);
  ASSERT_EQ(pieces.size(), 1U);
  EXPECT_EQ(pieces[0].quality, Quality::line);
}

TEST(Rule13Regiments, AWholeDivisionThatIsTooSmallIsOneSmallBattalion) {
  EXPECT_EQ(pieces_of({infantry("A", 150), infantry("B", 150)}), "A+B 100");
}

TEST(Rule13Regiments, AManLeftOverGoesToTheLargestRemainder) {
  EXPECT_EQ(pieces_of({infantry("A", 1201), infantry("B", 1202)}), "A 400, B 401");
}

TEST(Rule13Regiments, NobodyMakesNoBattalion) {
  EXPECT_EQ(pieces_of({infantry("A", 1)}), "");
}

}  // namespace estafette::scaling::compress_test
