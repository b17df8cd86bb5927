// The names of the two sides, as people write them.
#include "campaign/rules/figures/sides.hpp"

#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::sides_test {
namespace {

Sides of_1806() {
  return {{"France", "France", "France and her Allies", "the French and their Allies"},
          {"Prussia and Saxony", "Prussia", "Prussia and Saxony", "the Prussians and Saxons"}};
}

}  // namespace

TEST(Sides, ASideIsMeantByTheWordOfTheDataFilesAndByEachOfItsNamesWithOrWithoutAnArticle) {
  for (const char* words : {"coalition", "the Coalition", "Prussia", "PRUSSIA AND SAXONY", "the prussians and saxons",
                            "Prussians and Saxons"})
    EXPECT_EQ(side_named(of_1806(), words), Side::coalition) << words;
  for (const char* words : {"france", "France and her allies", "the French and their Allies"})
    EXPECT_EQ(side_named(of_1806(), words), Side::france) << words;
  for (const char* words : {"", "the", "Austria", "Pruss"})
    EXPECT_EQ(side_named(of_1806(), words), std::nullopt) << words;
}

TEST(Sides, ANameOfNeitherIsAnsweredWithTheNamesOfBoth) {
  EXPECT_EQ(test::refusal([] { (void)side_meant(of_1806(), "Frence", "--winner", {"nobody"}); }),
            "--winner: found \"Frence\"; expected France, Prussia and Saxony or nobody. Is it France?");
}

TEST(Sides, WhereATextForPeopleHasTheWordsOfTheDataFilesTheNamesStandInstead) {
  EXPECT_EQ(with_names(of_1806(), "france, coalition (they go over): \"coalition minor\", not coalitions"),
            "France, Prussia and Saxony (they go over): \"Prussia and Saxony minor\", not coalitions");
}

}  // namespace estafette::campaign::sides_test
