// Letters that break off: half an order is asked about, and never obeyed as if it were whole.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::half_said_test {
namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST(HalfALetter, AnOrderThatBreaksOffIsAskedAbout) {
  for (const char* end : {" and", " und", " via", " then", ", then", " to", " with", " ->", " -", " (via Weimar"}) {
    const std::string said = answer(std::string("VIII Corps: stand\nIII Corps: march Weissenfels") + end);
    EXPECT_TRUE(has(said, "VIII Corps: stand\n")) << said;
    EXPECT_FALSE(has(said, "\nIII Corps: march")) << said;
    EXPECT_TRUE(has(said, "letter:2: found \"")) << said;
  }
  EXPECT_TRUE(has(answer("III Corps: march Weissenfels via"),
                  "It breaks off at \"via\": write what is missing, or leave that out"));
}

TEST(HalfALetter, AnOrderThatEndsAsASentenceDoesIsWhole) {
  for (const char* end : {"", ".", ",", "!", " :(", " (good road)", " please"})
    EXPECT_EQ(answer(std::string("III Corps: march Weissenfels") + end), "III Corps: march Weissenfels\n") << end;
  EXPECT_EQ(answer("III Corps: march Weissenfels and\nVIII Corps: march Jena"),
            "III Corps: march Weissenfels\nVIII Corps: march Jena\n");
  EXPECT_EQ(answer("III. Korps: marschiert auf Weissenfels zu"), "III Corps: march Weissenfels\n");
}

TEST(HalfALetter, ANumberAloneAtItsEndIsHalfAName) {
  for (const char* end : {"\nVIII", "; VIII"}) {
    const std::string said = answer(std::string("III Corps: march Weissenfels") + end);
    EXPECT_TRUE(has(said, "expected an order after the name")) << said;
  }
  EXPECT_EQ(answer("III Corps: march Weissenfels\nNey"), "III Corps: march Weissenfels\n");
}

TEST(HalfALetter, WhoIsToGoFirstIsAskedAbout) {
  for (const char* who : {"First Marmont", "Zuerst Marmont", "D'abord Marmont", "Primero Marmont."}) {
    const std::string said = answer(std::string("III Corps: march Weissenfels\n") + who);
    EXPECT_TRUE(has(said, "write first what is to be done first")) << said;
  }
  EXPECT_EQ(answer("First, III Corps: march Weissenfels\nZuletzt, VIII Corps: march Jena"),
            "III Corps: march Weissenfels\nVIII Corps: march Jena\n");
}

}  // namespace estafette::test::half_said_test
