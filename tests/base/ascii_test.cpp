#include "base/ascii.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>

namespace estafette::ascii_test {

TEST(Ascii, ItEndsWithTheFirstLetterBeyondIt) {
  EXPECT_EQ(ascii_length(""), 0U);
  EXPECT_EQ(ascii_length("8th Division, Souham"), 20U);
  EXPECT_EQ(ascii_length("Lützen"), 1U);
  EXPECT_EQ(ascii_length("8th Division, Général Souham"), 15U);
  EXPECT_TRUE(all_ascii("a tab\tand a line\n"));
  EXPECT_FALSE(all_ascii("Kösen"));
}

TEST(Ascii, TabsAndLineEndsAreControlCharactersWhereverTheyStand) {
  EXPECT_FALSE(has_control(""));
  EXPECT_FALSE(has_control("8th Division, Général Souham"));
  for (std::size_t at = 0; at < 20; ++at) {
    std::string name = "Jägerregiment zu Pferd";
    name[at] = '\t';
    EXPECT_TRUE(has_control(name)) << at;
  }
}

TEST(LineEnd, ALineFeedOrACarriageReturnEndsALineWhicheverComesFirst) {
  EXPECT_EQ(line_end("8th Division\r\n22nd Line\n"), 12U);
  EXPECT_EQ(line_end("8th Division\r22nd Line\n"), 12U);
  EXPECT_EQ(line_end("Lützen\nNey"), 7U);
  EXPECT_EQ(line_end("\n"), 0U);
}

TEST(LineEnd, ATextWithoutLineEndsIsOneLine) {
  EXPECT_EQ(line_end(""), 0U);
  EXPECT_EQ(line_end("8th Division: Souham"), 20U);
}

TEST(LineEnd, ALongLineEndsWhereItEnds) {
  for (const std::size_t length : {510U, 511U, 512U, 513U, 1023U, 1024U, 5'000U}) {
    const std::string line(length, 'x');
    EXPECT_EQ(line_end(line + "\r\n"), length);
    EXPECT_EQ(line_end(line + '\n' + line + '\r'), length);
    EXPECT_EQ(line_end(line + '\r' + line + '\n'), length);
    EXPECT_EQ(line_end(line), length);
  }
}

RC_GTEST_PROP(Ascii, WhatEightLettersAtATimeFindIsWhatOneAfterTheOtherWould, (const std::string& text)) {
  const auto beyond = [](char c) { return static_cast<unsigned char>(c) >= 0x80; };
  const auto ends = [](char c) { return c == '\n' || c == '\r'; };
  const auto control = [](char c) { return static_cast<unsigned char>(c) < 0x20; };
  RC_ASSERT(ascii_length(text) ==
            static_cast<std::size_t>(std::find_if(text.begin(), text.end(), beyond) - text.begin()));
  RC_ASSERT(line_end(text) == static_cast<std::size_t>(std::find_if(text.begin(), text.end(), ends) - text.begin()));
  RC_ASSERT(has_control(text) == std::any_of(text.begin(), text.end(), control));
}

}  // namespace estafette::ascii_test
