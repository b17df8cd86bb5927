#include "base/problem.hpp"

#include <gtest/gtest.h>

namespace estafette::letters_test {

TEST(LettersChanged, CountsWhatIsAddedLeftOutOrReplaced) {
  EXPECT_EQ(letters_changed("guben", "guben"), 0U);
  EXPECT_EQ(letters_changed("guben", "luben"), 1U);
  EXPECT_EQ(letters_changed("luben", "lubben"), 1U);
  EXPECT_EQ(letters_changed("wohlau", "ohlau"), 1U);
  EXPECT_EQ(letters_changed("halle", "hlale"), 2U) << "two letters that changed places are two";
  EXPECT_EQ(letters_changed("", "elbe"), 4U);
}

}  // namespace estafette::letters_test
