#include "base/files/fingerprint.hpp"

#include <gtest/gtest.h>

namespace estafette::fingerprint_test {

TEST(Fingerprint, IsSixteenDigitsThatStayTheSameForEver) {  // battle sheets carry them: never change these figures
  EXPECT_EQ(fingerprint(""), "2d06800538d394c2");
  EXPECT_EQ(fingerprint("Lützen"), "327e07d082b37b2a");
}

TEST(Fingerprint, OfAFolderDoesNotDependOnTheOrderOfItsFiles) {
  const Document a{"a.csv", "1"};
  const Document b{"b/c.csv", "2"};
  EXPECT_EQ(fingerprint({a, b}), fingerprint({b, a}));
}

TEST(Fingerprint, OfAFolderDependsOnEveryNameAndByte) {
  const std::string whole = fingerprint({{"a.csv", "1"}, {"b.csv", "2"}});
  EXPECT_NE(whole, fingerprint({{"a.csv", "1"}, {"b.csv", "3"}}));
  EXPECT_NE(whole, fingerprint({{"a.csv", "1"}, {"c.csv", "2"}}));
  EXPECT_NE(whole, fingerprint({{"a.csv", "2"}, {"b.csv", "1"}}));
  EXPECT_NE(whole, fingerprint({{"a.csv", "1"}}));
}

}  // namespace estafette::fingerprint_test
