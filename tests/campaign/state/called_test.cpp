#include "campaign/state/called.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::called_test {
namespace {

const std::vector<std::string> kNames = {"III Corps", "VIII Corps", "Wallmoden's Corps", "Blücher's Corps",
                                         "Army of the Elbe headquarters"};

using Places = std::vector<std::size_t>;

}  // namespace

TEST(CalledInPart, WholeWordsOfANameMeanIt) {
  EXPECT_EQ(called_in_part(kNames, "iii"), Places{0});
  EXPECT_EQ(called_in_part(kNames, "Elbe Headquarters"), Places{4});
}

TEST(CalledInPart, ABeginningOfFourLettersMeansItIfNoWholeWordDoes) {
  EXPECT_EQ(called_in_part(kNames, "blucher"), Places{3});
  EXPECT_EQ(called_in_part(kNames, "Wall"), Places{2});
  EXPECT_EQ(called_in_part(kNames, "Wal"), Places{});
}

TEST(CalledInPart, SeveralMayBeMeantOrNobody) {
  EXPECT_EQ(called_in_part(kNames, "Corps"), (Places{0, 1, 2, 3}));
  EXPECT_EQ(called_in_part(kNames, "Davout"), Places{});
  EXPECT_EQ(called_in_part(kNames, " - "), Places{});
}

}  // namespace estafette::campaign::called_test
