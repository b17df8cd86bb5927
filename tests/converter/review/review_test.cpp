#include "converter/review/review.hpp"

#include "converter/review/support.hpp"

#include <gtest/gtest.h>

namespace estafette::review::review_test {
using test::reviewed;

namespace {

using readers::LineUse;

const SourceRow& row(const Review& review, int line) {
  for (const SourceRow& row : review.lines) {
    if (row.line == line) return row;
  }
  throw std::out_of_range("no such line");
}

}  // namespace

TEST(Review, EachLineThatIsNotBlankStandsThereByItsNumberWithWhatBecameOfIt) {
  const Review review = reviewed(test::kDivision);
  ASSERT_EQ(review.lines.size(), 6U);
  EXPECT_EQ(row(review, 2).use, LineUse::read);
  EXPECT_EQ(row(review, 4).text, "  1st Line (2 bns) 1,200 men");
  EXPECT_EQ(row(review, 4).men, 1200);
  EXPECT_EQ(row(review, 5).units, 1);
  EXPECT_TRUE(row(review, 5).guessed);
}

TEST(Review, EachUnitAndCommandKnowsItsLine) {
  const Review review = reviewed(test::kDivision);
  ASSERT_EQ(review.nodes.size(), 4U);
  EXPECT_EQ(review.nodes[0].line, 2);
  EXPECT_TRUE(review.nodes[0].command);
  EXPECT_EQ(review.nodes[0].commander, "General Picton");
  EXPECT_EQ(review.nodes[1].line, 4);
  EXPECT_FALSE(review.nodes[1].men_guessed);
  EXPECT_EQ(review.nodes[2].line, 5);
  EXPECT_TRUE(review.nodes[2].men_guessed);
  EXPECT_EQ(review.nodes[3].guns, 6);
}

TEST(Review, ATotalOfTheTextStandsBesideTheSumOfWhatWasRead) {
  const Review review = reviewed(test::kDivision);
  ASSERT_EQ(review.sums.size(), 1U);
  EXPECT_EQ(review.sums[0].line, 7);
  EXPECT_EQ(review.sums[0].of, "French 1st Division");
  EXPECT_EQ(review.sums[0].stated, "1,500 men");
  EXPECT_FALSE(review.sums[0].agrees);
  EXPECT_EQ(row(review, 7).use, LineUse::asked);
  EXPECT_EQ(row(review, 7).questions.size(), 1U);
}

TEST(Review, ATotalThatAgreesSaysSo) {
  const Review review = reviewed("1st Division: Picton\n  1st Foot 700 men\n  2nd Foot 800 men\nTotal: 1,500 men\n");
  ASSERT_EQ(review.sums.size(), 1U);
  EXPECT_TRUE(review.sums[0].agrees);
  EXPECT_EQ(row(review, 4).use, LineUse::summed);
}

TEST(Review, OfATableEachRowIsALineAndARowThatGoesOnIsOneWithTheNext) {
  const std::string table = "division,unit,men\n1st Division,1st Foot,700\n1st Division,\"2nd\nFoot\",800\n";
  const Review review =
      review_of(readers::read_any(table, "t.csv", readers::Format::spreadsheet, test::reader_data()), table, "t.csv");
  EXPECT_EQ(review.balance.units_left, 2);
  EXPECT_EQ(review.balance.men_left, 1500);
  EXPECT_TRUE(review.balance.holds());
}

TEST(Review, OurOwnOutlineIsReviewedToo) {
  const std::string csv =
      "level,name,nation,kind,quality,men\ndivision,1st Division,,,,\nregiment,1st Foot,France,line "
      "infantry,line,700\n";
  const Review review = review_of(readers::read_any(csv, "o.csv", std::nullopt, test::reader_data()), csv, "o.csv");
  EXPECT_EQ(review.lines.size(), 3U);
  EXPECT_EQ(review.nodes.back().line, 3);
  EXPECT_EQ(review.certain, 100);
  EXPECT_TRUE(review.balance.holds());
}

}  // namespace estafette::review::review_test
