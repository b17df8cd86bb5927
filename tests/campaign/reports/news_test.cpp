// What `turn --brief` tells: what is out of the ordinary.
#include "campaign/reports/history.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::news_test {
namespace {

bool news(Change change) {
  Event event;
  event.change = std::move(change);
  return is_news(event);
}

}  // namespace

TEST(News, IsWhatCouldNotBeDoneAndWhatCallsForTheUmpire) {
  EXPECT_TRUE(news(Told{}));
  EXPECT_TRUE(news(ContactSet{}));
  EXPECT_TRUE(news(SiegeSet{}));
  EXPECT_TRUE(news(Arrived{}));
  EXPECT_TRUE(news(PrestigeChanged{-2}));
  EXPECT_TRUE(news(Proposed{}));
}

TEST(News, IsAForceThatGivesWayOrIsCutOffButNotOneThatMarchesOrIsSupplied) {
  Moved march;
  EXPECT_FALSE(news(march));
  march.withdrawing = true;
  EXPECT_TRUE(news(march));
  LineTraced line;
  EXPECT_FALSE(news(line));
  line.line.cut = true;
  EXPECT_TRUE(news(line));
}

TEST(News, IsNothingThatHappensInEveryHalfWeek) {
  EXPECT_FALSE(news(Fatigued{}));
  EXPECT_FALSE(news(StrengthChanged{}));
  EXPECT_FALSE(news(Scouted{}));
}

}  // namespace estafette::campaign::news_test
