// What a command has printed for a terminal, as the desk's pages show it.
#include "desk/pages/printed.hpp"

#include <gtest/gtest.h>

namespace estafette::desk::printed_test {
namespace {

std::string shown(const std::string& printed) {
  HtmlPage page("A page");
  add_printed(page, printed);
  const std::string text = page.text();
  return text.substr(text.find("<h1>"));
}
bool has(const std::string& page, const std::string& text) {
  return page.find(text) != std::string::npos;
}

}  // namespace

TEST(DeskPrinted, WordsWrapAsThePageIsWideAndATableKeepsItsColumns) {
  const std::string page =
      shown("Who commands what\nplayer  commands\n------  --------\nAnna    III Corps\n\nnote: Nobody");
  EXPECT_TRUE(has(page, "<pre class=\"words\">Who commands what\n</pre>")) << page;
  EXPECT_TRUE(has(page, "<pre>player  commands\n------  --------\nAnna    III Corps\n</pre>")) << page;
  EXPECT_TRUE(has(page, "<pre class=\"words\">note: Nobody\n</pre>")) << page;
}

TEST(DeskPrinted, EachLineOfAHalfWeekStandsBesideItsRule) {
  const std::string page = shown("Turn 2, 1-4 May\n  5.5.1    The order is not carried out\n  2.1      It marches\n");
  EXPECT_TRUE(has(page, "<pre class=\"words\">Turn 2, 1-4 May\n</pre>")) << page;
  EXPECT_TRUE(has(page, "<i>5.5.1</i>")) << page;
  EXPECT_TRUE(has(page, "<span>The order is not carried out</span>")) << page;
  EXPECT_EQ(page.find("<ul class=\"ledger\">"), page.rfind("<ul class=\"ledger\">")) << "one ledger of both lines";
}

TEST(DeskPrinted, WhatHasPrintedNothingLeavesNothing) {
  EXPECT_FALSE(has(shown(""), "<pre"));
  EXPECT_FALSE(has(shown("\n\n"), "<pre"));
}

}  // namespace estafette::desk::printed_test
