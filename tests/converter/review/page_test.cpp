#include "converter/review/page.hpp"

#include "base/markup/markup.hpp"
#include "converter/review/support.hpp"

#include <gtest/gtest.h>

namespace estafette::review::page_test {
using test::reviewed;

namespace {

std::string page_of(const std::string& text) {
  return to_html(reviewed(text), {.remarks = {}, .answers = ""});
}

bool holds(const std::string& page, const std::string& words) {
  return page.find(words) != std::string::npos;
}

}  // namespace

TEST(ReviewPage, HasTheLineOnTheLeftAndWhatWasReadOnTheRightEachLeadingToTheOther) {
  const std::string page = page_of(test::kDivision);
  EXPECT_TRUE(
      holds(page,
            "<li id=\"l4\" class=\"gap\"><span class=\"k\"><a href=\"#r1\">4</a></span><span class=\"w\">  1st Line (2 "
            "bns) 1,200 men</span><span class=\"n\">1,200</span></li>"));
  EXPECT_TRUE(holds(page, "<li id=\"r1\"><div class=\"u\"><span><b>1st Line</b>"));
  EXPECT_TRUE(holds(page, "<a href=\"#l5\">line 5</a>"));
}

TEST(ReviewPage, ARemarkOnTheFileIsASentenceWithOneStop) {
  const std::string page =
      to_html(reviewed(test::kDivision),
              {.remarks = {"nation \"Toro\" is unknown", "it is left out.", "did you mean Alba?"}, .answers = ""});
  EXPECT_TRUE(holds(page, "<p>Nation &quot;Toro&quot; is unknown.</p>")) << page;
  EXPECT_TRUE(holds(page, "<p>It is left out.</p>"));
  EXPECT_TRUE(holds(page, "<p>Did you mean Alba?</p>"));
}

TEST(ReviewPage, MarksGuessesAndQuestionsAndEndsBothColumnsWithTheSameSum) {
  const std::string page = page_of(test::kDivision);
  EXPECT_TRUE(holds(page, "class=\"u guess\""));
  EXPECT_TRUE(holds(page, "<li id=\"l7\" class=\"ask\">"));
  const std::size_t left = page.find("<div class=\"sum\">");
  const std::size_t right = page.find("<div class=\"sum\">", left + 1);
  ASSERT_NE(right, std::string::npos);
  EXPECT_EQ(page.substr(left, page.find("</section>", left) - left),
            page.substr(right, page.find("</section>", right) - right));
}

TEST(ReviewPage, LoadsNothingAndRunsNothing) {
  const std::string page = page_of(test::kDivision);
  EXPECT_TRUE(holds(page, escaped(page_policy())));
  EXPECT_FALSE(holds(page, "<script"));
  EXPECT_FALSE(holds(page, "url("));
}

TEST(ReviewPage, WhatTheSourceHoldsStaysText) {
  const std::string page =
      page_of("1st <b>Division</b>: Picton\n  1st Foot 700 men\n  <script>alert(1)</script> Foot 800 men\n");
  EXPECT_FALSE(holds(page, "<script"));
  EXPECT_TRUE(holds(page, "&lt;script&gt;"));
}

TEST(ReviewPage, EveryListIsClosed) {
  const std::string page = page_of(test::kDivision);
  const auto count = [&](const std::string& tag) {
    int found = 0;
    for (std::size_t at = page.find(tag); at != std::string::npos; at = page.find(tag, at + 1)) ++found;
    return found;
  };
  EXPECT_EQ(count("<ul"), count("</ul>"));
  EXPECT_EQ(count("<li"), count("</li>"));
  EXPECT_EQ(count("<section"), count("</section>"));
}

}  // namespace estafette::review::page_test
