#include "converter/readers/page/web_page.hpp"

#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::readers::web_page_test {
namespace {

std::string shown(const std::string& html) {
  return text_of_web_page(html, test::reader_data().titles);
}

}  // namespace

TEST(WebPage, IsKnownByItsBeginning) {
  for (const char* page :
       {"<!DOCTYPE html>\n<html>", " <HTML><BODY>", "<table><tr>", "<?xml version=\"1.0\"?><html>"}) {
    EXPECT_TRUE(looks_like_web_page(page)) << page;
  }
  for (const char* other : {"<orbat>", "<mapping/>", "1st Division", "<?xml version=\"1.0\"?><orbat>", "", "< 3"}) {
    EXPECT_FALSE(looks_like_web_page(other)) << other;
  }
}

TEST(WebPage, HeadingsParagraphsAndBreaksAreLines) {
  EXPECT_EQ(shown("<h2>I Corps</h2><p>1st  Division:\n Souham</p>22nd Line<br>23rd Line"),
            "## I Corps\n1st Division: Souham\n22nd Line\n23rd Line\n");
}

TEST(WebPage, CellsThatGoOnOverManyOthersMakeAShortPageNeitherEndlessNorSlow) {
  constexpr int kRows = 20'000;
  std::string page = "<table>";
  for (int row = 0; row < kRows; ++row) page += "<tr><td rowspan=65000 colspan=1000>22nd Line";
  const std::string text = shown(page);
  EXPECT_EQ(std::count(text.begin(), text.end(), 'L'), kRows) << "nothing that is written is lost";
  EXPECT_LT(text.size(), 4 * page.size());
}

TEST(WebPage, ListsWithinListsAreIndented) {
  EXPECT_EQ(shown("<ul><li>1st Division<ul><li>22nd Line</li></ul></li><li>2nd Division</li></ul>"),
            "  - 1st Division\n    - 22nd Line\n  - 2nd Division\n");
}

TEST(WebPage, MenusScriptsAndStylesAreNotShown) {
  EXPECT_EQ(shown("<html><head><title>x</title></head><body><nav>12 pages</nav><script>var men = 900;</script>"
                  "<!-- 700 men --><p>22nd Line</p><footer>30 editors</footer></body></html>"),
            "22nd Line\n");
}

TEST(WebPage, HardBlanksIndentAndTypedTextKeepsItsBlanks) {
  EXPECT_EQ(shown("1st Division<br>&nbsp;&nbsp;22nd Line"), "1st Division\n  22nd Line\n");
  EXPECT_EQ(shown("<pre>1st Division\n    22nd Line   700</pre>"), "1st Division\n    22nd Line   700\n");
}

TEST(WebPage, ARowIsALineInTheWordsOfItsTitles) {
  EXPECT_EQ(shown("<table><tr><th>Unit<th>Commander<th>Men<th>Losses<tr><td>22nd Line<td>Colonel Fain<td>1,200<td>30"
                  "</table>"),
            "22nd Line: Colonel Fain, 1,200 men (Losses: 30)\n");
}

TEST(WebPage, ATableThatSetsOutThePageIsReadCellByCell) {
  EXPECT_EQ(shown("<table><tr><td><p>FRENCH</p><p>1st Line</p><p>2nd Line</p></td><td><p>BRITISH</p><p>3rd "
                  "Foot</p><p>4th Foot</p></td></tr></table>"),
            "FRENCH\n1st Line\n2nd Line\nBRITISH\n3rd Foot\n4th Foot\n");
}

TEST(WebPage, ATableThatNamesItsCommandsInEachRowStaysATable) {
  EXPECT_EQ(
      shown("<table><tr><th>Division<th>Unit<th>Men<tr><td rowspan=2>1st<td>22nd<td>700<tr><td>23rd<td>800</table>"),
      "Division\tUnit\tMen\n1st\t22nd\t700\n1st\t23rd\t800\n");
}

TEST(WebPage, ATableThatNamesItsCommandsInEachRowKeepsTheTitleAboveIt) {
  EXPECT_EQ(shown("<h1>French Army</h1><table><tr><th>Division<th>Unit<th>Men<tr><td>1st<td>22nd<td>700</table>"),
            "French Army\nDivision\tUnit\tMen\n1st\t22nd\t700\n");
}

TEST(WebPage, WhatStandsBesideSuchATableIsNotLost) {
  const std::string table = "<table><tr><th>Division<th>Unit<th>Men<tr><td>2nd<td>31st<td>418</table>";
  EXPECT_EQ(shown("<p>1st Division: Foo</p><p>22nd Line 700 men</p>" + table),
            "1st Division: Foo\n22nd Line 700 men\n2nd Division\f31st, 418 men\n");
  EXPECT_EQ(shown(table + "<p>Royal Sappers</p>"), "2nd Division\f31st, 418 men\nRoyal Sappers\n");
}

TEST(WebPage, EntriesOfAListInACellAreLinesBelowTheirRow) {
  EXPECT_EQ(
      shown("<table><tr><th>Division</th><th>Brigade</th><th>Units</th></tr>"
            "<tr><td rowspan=2>1st Brigade</td><td>Infantry</td><td><ul><li>12th Regiment</li><li>24th "
            "Regiment</li></ul></td></tr><tr><td>Artillery</td><td><ul><li>Battery 7</li></ul></td></tr></table>"),
      "1st Brigade\f  Infantry\f    12th Regiment\f    24th Regiment\n  Artillery\f    Battery 7\n");
}

TEST(WebPage, SeveralLinesOfACellBelowTitlesAreOneCell) {
  EXPECT_EQ(shown("<table><tr><th>Corps</th><th>Division</th><th>Strength</th><th>Units[1]</th><th>Strength</th></tr>"
                  "<tr><td>Corps Lannes<br>General<br>Jean Lannes</td><td>Advance Guard</td><td>1,577</td><td>28th "
                  "Line</td><td>1,577</td></tr></table>"),
            "Corps Lannes, General, Jean Lannes\f  Advance Guard, 1,577 men\f      28th Line, 1,577 men\n");
}

TEST(WebPage, WhatIsStruckOutIsMarkedAndRaisedFiguresAreFootnotes) {
  EXPECT_EQ(
      shown("<h2>1<sup>re</sup> Division</h2><ul><li>8th Line 1,200<sup>1</sup></li><li><s>24th Line 1,300</s></li>"
            "<li>45th Line <del>1,000</del> 1,100<sup>[2]</sup></li></ul>"),
      "## 1re Division\n  - 8th Line 1,200\n  - ~~24th Line 1,300~~\n  - 45th Line ~~1,000~~ 1,100\n");
}

TEST(WebPage, AColumnOfNationsIsNoPartOfTheName) {
  EXPECT_EQ(shown("<table><tr><th>Nation</th><th>Unit</th><th>Men</th></tr><tr><td>France</td><td>8th Line</td>"
                  "<td>900</td></tr><tr><td>Prussia</td><td>1st Infantry</td><td>800</td></tr></table>"),
            "8th Line, 900 men [France]\n1st Infantry, 800 men [Prussia]\n");
}

TEST(WebPage, ColumnsOfBattalionsAndOfMenEachAreStrengths) {
  EXPECT_EQ(
      shown("<table><tr><th>Unit</th><th>1st Bn</th><th>2nd Bn</th></tr><tr><td>8th Line</td><td>900</td><td>800</td>"
            "</tr></table>"),
      "8th Line, 900 + 800\n");
  EXPECT_EQ(shown("<table><tr><th>Unit</th><th>Bns</th><th>Men per Bn</th></tr><tr><td>18th Line</td><td>2</td>"
                  "<td>800</td></tr></table>"),
            "18th Line, 2 battalions, 800 men each\n");
}

TEST(WebPage, BrokenMarkupIsTakenAsItComes) {
  for (const char* html : {"<", "<p", "<table><td>", "</table>", "<tr><td>700", "<ul><ul></li></li></ul></ul></ul>",
                           "<table><tr><td colspan=99999999999>x", "<td rowspan=-3>x</td>", "<a href=\"x", "<!--",
                           "&#0;", "&#xFFFFFFFF;", "<script>", "</nav></nav><p>x</p>"}) {
    EXPECT_NO_THROW((void)shown(html)) << html;
  }
}

TEST(WebPage, CellsWithALineForEachOfSeveralUnitsAreAsManyRows) {
  EXPECT_EQ(shown("<table><tr><th>Division</th><th>Unit</th><th>Men</th></tr>"
                  "<tr><td>1st</td><td>1st Light<br>8th Hussars</td><td>1,900<br>420</td></tr>"
                  "<tr><td>2nd</td><td>48th Line<br>of Kern</td><td>2800</td></tr></table>"),
            "Division\tUnit\tMen\n1st\t1st Light\t1,900\n1st\t8th Hussars\t420\n2nd\t48th Line, of Kern\t2800\n");
}

}  // namespace estafette::readers::web_page_test
