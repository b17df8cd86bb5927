// To go with another force, to stand at the end of a march, and to march only where nobody is.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::go_along_test {

TEST(OrderToFollow, IsAMarchWithAnotherForceOfItsSide) {
  EXPECT_EQ(answer("VIII Corps: follow III Corps"), "VIII Corps: follow III Corps\n");
  EXPECT_EQ(answer("VI Corps: march with III Corps"), "VI Corps: follow III Corps\n");
  EXPECT_EQ(answer("III Corps: march Weissenfels; VI Corps: march behind Ney"),
            "III Corps: march Weissenfels\nVI Corps: follow III Corps\n");
  EXPECT_NE(answer("III Corps: follow Ney").find("III Corps cannot follow itself"), std::string::npos);
  EXPECT_NE(answer("III Corps: follow Yorck").find("expected a force of your side to go with"), std::string::npos);
}

TEST(OrderToFollow, IsTheOnlyMarchOfTheTurn) {
  EXPECT_NE(answer("III Corps: march Weissenfels; follow VI Corps").find("expected one march a turn (2.1)"),
            std::string::npos);
}

TEST(OrderToFollow, OfAHeadquartersInTheSamePlaceIsToJoin) {
  State state = forces_of_1813();
  find_piece(state, {"napoleon"})->with = {};
  EXPECT_EQ(answer(state, "Napoleon: with VIII Corps"), "Napoleon: attach to VIII Corps\n");
  EXPECT_EQ(answer(state, "Napoleon: with III Corps"), "Napoleon: follow III Corps\n");
}

TEST(Rule55Stand, BehindAMarchSaysWhatAForceThatHasMarchedDoesAnyhow) {
  EXPECT_EQ(answer("III Corps: march Weissenfels then stand"),
            "III Corps: march Weissenfels # where it arrives it stands, on whatever ground there is\n");
  EXPECT_EQ(answer("III Corps: march Weissenfels, and then stand there"),
            "III Corps: march Weissenfels # where it arrives it stands, on whatever ground there is\n");
  EXPECT_NE(answer("III Corps: march Weissenfels then stand at Naumburg").find("expected to stand at Weissenfels"),
            std::string::npos);
  EXPECT_NE(answer("III Corps: march Weissenfels\nstand").find("either a march or a stand"), std::string::npos);
}

TEST(MarchWithACondition, IsMadeOnlyWhereNobodyIs) {
  const std::string march = "III Corps: march Weissenfels if Weissenfels is empty\n";
  for (const char* written :
       {"III Corps: if Weissenfels is empty march there, else halt", "III Corps: if Weissenfels is empty, march there.",
        "III Corps: march Weissenfels if it is empty; else halt", "If Weissenfels is empty, III Corps marches there",
        "III Corps: march to Weissenfels if Weissenfels is not occupied by the enemy, otherwise stay"})
    EXPECT_EQ(answer(written), march) << written;
  EXPECT_EQ(answer("III Corps: march Weissenfels - Lützen if Lützen is free"),
            "III Corps: march Weissenfels - Lützen if Lützen is empty\n");
}

TEST(MarchWithACondition, MayHaveAnother) {
  EXPECT_EQ(
      answer("III Corps: if Weissenfels is empty march there, else march Jena"),
      "III Corps: march Weissenfels if Weissenfels is empty\nIII Corps: march Jena unless Weissenfels is empty\n");
  EXPECT_EQ(
      answer("III Corps: march Weissenfels if Weissenfels is empty\nIII Corps: march Jena unless Weissenfels is "
             "empty"),
      "III Corps: march Weissenfels if Weissenfels is empty\nIII Corps: march Jena unless Weissenfels is empty\n");
  EXPECT_NE(answer("III Corps: if Weissenfels is empty march there\nIII Corps: march Jena").find("one march a turn"),
            std::string::npos);
}

TEST(MarchWithACondition, IsNoConditionOfOtherOrders) {
  EXPECT_NE(answer("III Corps: if Weissenfels is empty stand").find("expected a march: nothing else"),
            std::string::npos);
  EXPECT_NE(answer("III Corps: march Weissenfels, else stand").find("expected a condition before \"else\""),
            std::string::npos);
  EXPECT_NE(answer("III Corps: march Weissenfels if the weather is good").find("expected a march without such"),
            std::string::npos);
}

}  // namespace estafette::test::go_along_test
