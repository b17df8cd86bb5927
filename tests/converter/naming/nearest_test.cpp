// How near a name is to words with a slip of the pen in them.
#include "converter/naming/nearest.hpp"

#include "base/text.hpp"

#include <gtest/gtest.h>

namespace estafette::test::nearest_test {
namespace {

std::optional<Slips> as_words(const std::string& written, const std::string& name) {
  return Misspelt(written).as_words(name_words().tokens(name));
}

}  // namespace

TEST(Misspelt, WordsAreNearANameOfWhichTheyMayBeAPart) {
  EXPECT_EQ(as_words("Naumborg", "Naumburg"), (Slips{1, 0}));
  EXPECT_EQ(as_words("Grenadeir", "Grenadier Reserve"), (Slips{1, 1}));
  EXPECT_EQ(as_words("Leipzig", "Naumburg"), std::nullopt);
}

TEST(Misspelt, AnotherNumberIsNeverNear) {
  EXPECT_EQ(as_words("3rd Crops", "III Corps"), (Slips{1, 0}));
  EXPECT_EQ(as_words("3rd Crops", "IV Corps"), std::nullopt);
}

TEST(Misspelt, BlanksAreLettersWhereTheNameIsTakenAsAWhole) {
  EXPECT_EQ(Misspelt("Weissen fels").as_letters(fold("Weissenfels")), (Slips{1, 0}));
  EXPECT_EQ(Misspelt("Weissen fels").as_letters(fold("Naumburg")), std::nullopt);
  EXPECT_EQ(Misspelt("").as_letters(fold("Naumburg")), std::nullopt);
}

TEST(Slips, FewerWrongLettersAreNearerWhateverWasLeftOut) {
  EXPECT_LT((Slips{1, 2}), (Slips{2, 0}));
  EXPECT_LT((Slips{1, 0}), (Slips{1, 1}));
}

}  // namespace estafette::test::nearest_test
