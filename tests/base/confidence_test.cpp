#include "base/confidence.hpp"

#include <gtest/gtest.h>

namespace estafette::confidence_test {

TEST(Confidence, IsTheWordThatASourceBeginsWith) {
  EXPECT_EQ(confidence_of("high; Böttiger III 171"), "high");
  EXPECT_EQ(confidence_of("recalled"), "recalled");
}

TEST(Confidence, WhatIsNoGradeIsNone) {
  for (const char* source : {"", "surely; a book", "highly; a book", "a book; high"})
    EXPECT_EQ(confidence_of(source), "") << source;
}

}  // namespace estafette::confidence_test
