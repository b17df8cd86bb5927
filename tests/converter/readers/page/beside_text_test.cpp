// What stands on a web page around its text: no part of any army.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/page/web_page.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::readers::beside_text_test {
namespace {

std::string shown(const std::string& body) {
  return text_of_web_page("<!DOCTYPE html><html><body>" + body + "</body></html>", test::reader_data().titles);
}

constexpr const char* kPost =
    "<div class='post-body entry-content'><p>1st Brigade: Hill</p><p>1/5th Foot, 990 men</p></div>";
constexpr const char* kPosted = "1st Brigade: Hill\n1/5th Foot, 990 men\n";

}  // namespace

TEST(BesideText, TheSideColumnsOfABlogAreNoTroopsAndAreTold) {
  EXPECT_EQ(
      shown(std::string(kPost) +
            "<div class='sidebar section' id='sidebar-right-1'><div class='widget Label' id='Label1'><h2>Labels</h2>"
            "<ul><li><a>Artillery</a> <span>(12)</span></li><li><a>95th Rifles</a> (5)</li></ul></div></div>"),
      std::string(kPosted) + "Page furniture: Labels, Artillery (12), 95th Rifles (5)\n");
}

TEST(BesideText, APartOfWhichNoFigureIsLostIsNotTold) {
  EXPECT_EQ(shown("<div role='navigation'><a>Home</a> <a>British Cavalry</a></div><ul id='menu'><li>French</li></ul>" +
                  std::string(kPost) + "<aside>Old Guard</aside>"),
            kPosted);
}

TEST(BesideText, OfTheWidgetsOfABlogTheOneWithThePostsIsRead) {
  EXPECT_EQ(shown("<div class='widget Blog' id='Blog1'>" + std::string(kPost) +
                  "<div class='post-footer'>Posted by Roe</div></div><div class='widget Followers'>Followers</div>"),
            kPosted);
}

TEST(BesideText, WhoHasPostedWhatHeSignsWithAndWhomHeQuotesAreNoTroops) {
  const std::string quote = "<blockquote><div><cite>Roe wrote:</cite>25e Ligne, 1,200 men</div></blockquote>";
  EXPECT_EQ(
      shown("<dl class='postprofile'><dt>Roe</dt><dd>Grenadier</dd><dd>Posts: 1,204</dd></dl><div class='postbody'>"
            "<div class='content'>" +
            quote +
            "1st Brigade: Hill<br>1/5th Foot, 990 men</div><div class='signature'>450 infantry painted</div>"
            "</div>"),
      std::string(kPosted) +
          "Page furniture: Roe, Grenadier, Posts: 1,204\nPage furniture: Roe wrote:, 25e Ligne, 1,200 men\n"
          "Page furniture: 450 infantry painted\n");
}

TEST(BesideText, TheCaptionOfAPictureIsNoRegiment) {
  EXPECT_EQ(shown(std::string(kPost) + "<figure><img alt='x'><figcaption>87th Foot, 24 figures</figcaption></figure>"),
            std::string(kPosted) + "Page furniture: 87th Foot, 24 figures\n");
}

TEST(BesideText, AQuotationWithoutANameIsText) {
  EXPECT_EQ(shown("<blockquote>1st Brigade: Hill<br>1/5th Foot, 990 men</blockquote>"),
            "  1st Brigade: Hill\n  1/5th Foot, 990 men\n");
}

TEST(BesideText, ALinkToEditStandsWithinItsHeading) {
  EXPECT_EQ(shown("<h2>I Corps<span class='mw-editsection'>[edit]</span></h2><p>22nd Line, 900 men</p>"),
            "## I Corps\n22nd Line, 900 men\n");
}

TEST(BesideText, AMenuInACellOfAPageSetOutAsATableIsNoTroops) {
  const std::string menu =
      "<td>Contents<br><a>Home</a><br><a>French Cavalry</a><br><a>Guard 1804-15</a><br><a>7th Hussars</a></td>";
  EXPECT_EQ(shown("<table><tr>" + menu +
                  "<td>1st Brigade: Hill<br>1/5th Foot, 990 men<br>1/9th Foot, 833 men</td></tr>"
                  "</table>"),
            "1st Brigade: Hill\n1/5th Foot, 990 men\n1/9th Foot, 833 men\n"
            "Page furniture: Contents, Home, French Cavalry, Guard 1804-15, 7th Hussars\n");
  EXPECT_NE(shown("<table><tr>" + menu + "</tr></table>").find("7th Hussars\n"), std::string::npos)
      << "nothing else has a figure";
}

TEST(BesideText, ANameThatHoldsTheTextItselfLeavesNothingOut) {
  EXPECT_EQ(shown("<div class='sidebar'>" + std::string(kPost) + "</div>"), kPosted);
  EXPECT_EQ(shown("<div class='comments'><p>1st Brigade: Hill</p><p>1/5th Foot, 990 men</p></div><p>Home</p>"),
            std::string(kPosted) + "Home\n")
      << "without it no figure is left";
  EXPECT_EQ(shown("<div class='nav'>" + std::string(kPost)), kPosted) << "it does not end";
}

TEST(BesideText, APageIsNeverFurnitureAsAWhole) {
  EXPECT_EQ(text_of_web_page("<html><body class='sidebar'><p>22nd Line, 900 men</p></body></html>",
                             test::reader_data().titles),
            "22nd Line, 900 men\n");
}

TEST(BesideText, WhatIsLeftOutIsPassedOverAndCounted) {
  const std::string page = "<!DOCTYPE html><html><body>" + std::string(kPost) +
                           "<div class='sidebar'>Cuirassiers (3)<br>The 29th Foot (806)</div></body></html>";
  const Reading reading = read_any(page, "army.html", std::nullopt, test::reader_data());
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
  EXPECT_EQ(reading.orbat.formations[0].units.size(), 1U);
  ASSERT_EQ(reading.passed_over.size(), 1U);
  EXPECT_EQ(reading.passed_over[0].line, 3);
  EXPECT_EQ(reading.passed_over[0].text, "Page furniture: Cuirassiers (3), The 29th Foot (806)");
  EXPECT_EQ(std::count_if(reading.uses.begin(), reading.uses.end(),
                          [](const LineUsed& used) { return used.use == LineUse::passed; }),
            1);
}

TEST(BesideText, ALineThatSomebodyTypedLikeItEndsNoText) {
  const Reading reading = read_any("Page furniture: 3 chairs\n1st Brigade: Hill\n1/5th Foot, 990 men\n", "army.txt",
                                   std::nullopt, test::reader_data());
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
  EXPECT_EQ(reading.orbat.formations[0].units.size(), 1U);
}

}  // namespace estafette::readers::beside_text_test
