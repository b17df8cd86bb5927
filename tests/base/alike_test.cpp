#include "base/alike.hpp"

#include "base/text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

namespace estafette::alike_test {

TEST(Alike, LetterCaseAccentsAndOuterBlanksDoNotCount) {
  EXPECT_TRUE(alike(" Württemberg", "WURTTEMBERG "));
  EXPECT_TRUE(alike("Saxony", "saxony"));
  EXPECT_FALSE(alike("Saxony", "Saxon"));
  EXPECT_FALSE(alike("Baden", "Bädern"));
}

RC_GTEST_PROP(Alike, ItIsWhatFoldMakesOfBoth, (const std::string& a, const std::string& b)) {
  RC_ASSERT(alike(a, b) == (fold(a) == fold(b)));
  RC_ASSERT(alike(a, fold(a)) == (fold(a) == fold(fold(a))));
}

}  // namespace estafette::alike_test
