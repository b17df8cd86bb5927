#include "base/rewriting.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace estafette::rewriting_test {

TEST(Rewriting, KeepsWhatLiesBetweenWhatIsReplaced) {
  const std::string line = "3DG, 4D and 5H";
  Rewriting told(line);
  told.put(0, 3, "3rd Dragoon Guards");
  told.put(5, 7, "4th Dragoons");
  EXPECT_EQ(told.text(), "3rd Dragoon Guards, 4th Dragoons and 5H");
  EXPECT_TRUE(told.changed());
  EXPECT_EQ(told.done(), 7U);
}

TEST(Rewriting, PutsWordsInWhereNothingIsTaken) {
  const std::string line = "27 Line";
  Rewriting told(line);
  told.put(2, 2, "th");
  EXPECT_EQ(told.text(), "27th Line");
}

RC_GTEST_PROP(Rewriting, ALineOfWhichNothingIsReplacedStaysAsItIs, (const std::string& line)) {
  const Rewriting told(line);
  RC_ASSERT(told.text() == line);
  RC_ASSERT(!told.changed());
}

RC_GTEST_PROP(Rewriting, WhatIsReplacedByItselfStaysAsItIs, (const std::string& line)) {
  Rewriting told(line);
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t begin = *rc::gen::inRange(at, line.size() + 1), end = *rc::gen::inRange(begin, line.size() + 1);
    told.put(begin, end, std::string_view(line).substr(begin, end - begin));
    at = end + 1;
  }
  RC_ASSERT(told.text() == line);
}

}  // namespace estafette::rewriting_test
