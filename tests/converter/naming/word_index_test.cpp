#include "converter/naming/word_index.hpp"

#include <gtest/gtest.h>

namespace estafette::word_index_test {
namespace {

/// Entry 0 is "weissenfels", 1 "guard 3", 2 "guards", 3 "danzig".
WordIndex four() {
  WordIndex index;
  index.add({"weissenfels"}, 0);
  index.add({"guard"}, 1);
  index.add({"3", {3, NumberForm::roman}}, 1);
  index.add({"guards"}, 2);
  index.add({"danzig"}, 3);
  return index;
}

std::string fitting(const std::string& written, bool within = false) {
  std::vector<char> marks(4, 0);
  four().mark({written}, within, marks);
  std::string found;
  for (std::size_t i = 0; i < marks.size(); ++i)
    if (marks[i] != 0) found += std::to_string(i);
  return found;
}

TEST(WordIndex, AWordItsBeginningAndItsPluralAreFound) {
  EXPECT_EQ(fitting("danzig"), "3");
  EXPECT_EQ(fitting("weiss"), "0");
  EXPECT_EQ(fitting("guard"), "12");
  EXPECT_EQ(fitting("guards"), "12");
  EXPECT_EQ(fitting("3"), "1");
  EXPECT_EQ(fitting("berlin"), "");
}

TEST(WordIndex, LettersWithinAWordAreFoundOnlyIfAskedFor) {
  EXPECT_EQ(fitting("enfels"), "");
  EXPECT_EQ(fitting("enfels", true), "0");
  EXPECT_EQ(fitting("fels", true), "") << "four letters are in too many words";
  EXPECT_TRUE(four().has("enfels"));
  EXPECT_FALSE(four().has("fels"));
}

}  // namespace
}  // namespace estafette::word_index_test
