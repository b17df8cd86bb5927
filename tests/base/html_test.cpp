#include "base/html.hpp"

#include <gtest/gtest.h>

namespace estafette {
namespace {

/// What stands on the page below its style.
std::string body(const HtmlPage& page) {
  const std::string text = page.text();
  return text.substr(text.find("<body>"));
}

}  // namespace

TEST(HtmlPage, IsAWholePageThatSaysItsEncodingAndTitle) {
  const std::string text = HtmlPage("Lützen & Groß-Görschen").text();
  EXPECT_TRUE(text.starts_with("<!DOCTYPE html>\n<html lang=\"en\">\n <head>\n  <meta charset=\"utf-8\">\n")) << text;
  EXPECT_NE(text.find("<title>Lützen &amp; Groß-Görschen</title>"), std::string::npos) << text;
  EXPECT_EQ(text.find("</meta>"), std::string::npos) << "HTML knows no such tag";
  EXPECT_EQ(text.find("/>"), std::string::npos) << "nor a tag that closes itself";
  EXPECT_EQ(text.find("<?xml"), std::string::npos);
}

TEST(HtmlPage, WhatPeopleWroteIsTextAndNeverATag) {
  HtmlPage page("t");
  page.heading("<b>");
  page.paragraph("\"a\" & b");
  page.notice("1 < 2 ></meta>");
  EXPECT_EQ(body(page),
            "<body>\n  <main>\n   <h1>t</h1>\n   <h2>&lt;b&gt;</h2>\n   <p>\"a\" &amp; b</p>\n"
            "   <p class=\"notice\">1 &lt; 2 &gt;&lt;/meta&gt;</p>\n  </main>\n </body>\n</html>\n");
}

TEST(HtmlPage, ATableMarksItsFiguresAndTotalsAndKeepsEmptyCells) {
  HtmlPage page("t");
  page.table(
      {.caption = "Losses", .columns = {{"corps"}, {"men", true}}, .rows = {{"", "7"}, {"all", "7"}}, .totals = {1}});
  const std::string text = body(page);
  EXPECT_NE(text.find("<caption>Losses</caption>"), std::string::npos) << text;
  EXPECT_NE(text.find("<th scope=\"col\" class=\"figures\">men</th>"), std::string::npos) << text;
  EXPECT_NE(text.find("<tr>\n       <td></td>\n       <td class=\"figures\">7</td>\n      </tr>"), std::string::npos)
      << text;
  EXPECT_NE(text.find("<tr class=\"total\">"), std::string::npos) << text;
}

}  // namespace estafette
