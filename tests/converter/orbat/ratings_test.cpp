#include "converter/orbat/ratings.hpp"

#include <gtest/gtest.h>

namespace estafette::ratings_test {

TEST(Ratings, AnySubsetInAnyOrderIsReadAndWrittenInOneOrder) {
  EXPECT_EQ(to_string(ratings_from("style=4  Ability=5").value()), "ability=5 style=4");
  EXPECT_EQ(to_string(ratings_from("").value()), "");
}

TEST(Ratings, WhatIsNoFigureOfTheGameIsNotARating) {
  for (const char* wrong :
       {"ability=7", "ability=-1", "ability", "ability=", "=4", "courage=4", "ability=4 ability=4", "4"}) {
    EXPECT_FALSE(ratings_from(wrong)) << wrong;
  }
}

}  // namespace estafette::ratings_test
