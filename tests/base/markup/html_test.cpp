#include "base/markup/html.hpp"

#include "base/markup/look.hpp"

#include <gtest/gtest.h>

namespace estafette::html_test {
namespace {

/// What stands on the page below its style.
std::string body(const HtmlPage& page) {
  const std::string text = page.text();
  return text.substr(text.find("<body>"));
}

}  // namespace

TEST(HtmlPage, IsAWholePageThatSaysItsEncodingAndTitle) {
  const std::string text = HtmlPage("Lützen & Groß-Görschen").text();
  EXPECT_TRUE(text.starts_with("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")) << text;
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
            "<body>\n<main>\n<h1>t</h1>\n<section class=\"sheet\">\n<div class=\"head\">\n"
            "<h2>&lt;b&gt;</h2>\n</div>\n<p>\"a\" &amp; b</p>\n"
            "<p class=\"notice ask\">1 &lt; 2 &gt;&lt;/meta&gt;</p>\n</section>\n</main>\n</body>\n</html>\n");
}

TEST(HtmlPage, ATableMarksItsFiguresAndTotalsAndKeepsEmptyCells) {
  HtmlPage page("t");
  page.table(
      {.caption = "Losses", .columns = {{"corps"}, {"men", true}}, .rows = {{"", "7"}, {"all", "7"}}, .totals = {1}});
  const std::string text = body(page);
  EXPECT_NE(text.find("<caption>Losses</caption>"), std::string::npos) << text;
  EXPECT_NE(text.find("<table class=\"r2\">"), std::string::npos) << "the second column is figures: " << text;
  EXPECT_NE(text.find("<tr>\n<td></td>\n<td>7</td>\n</tr>"), std::string::npos) << text;
  EXPECT_NE(text.find("<tr class=\"total\">"), std::string::npos) << text;
}

TEST(HtmlPage, ARowIsHeadedByItsFirstCellWhichMayLeadOn) {
  HtmlPage page("t");
  page.table(
      {.caption = "Losses", .columns = {{"corps"}, {"lost", true, true}}, .rows = {{"III", "12.5"}}, .totals = {}},
      {"iii.html"});
  const std::string text = body(page);
  EXPECT_NE(text.find("<th scope=\"row\">\n<a href=\"iii.html\">III</a>"), std::string::npos) << text;
  EXPECT_NE(text.find("<b>12.5</b>"), std::string::npos) << "the figures stand below one another";
  EXPECT_NE(text.find("<span class=\"bar\" aria-hidden=\"true\" style=\"width: 13px\">"), std::string::npos) << text;
}

TEST(HtmlPage, OfSeveralPagesEachLeadsToTheOthersAndPastTheWays) {
  HtmlPage page("Turn 2",
                HtmlPage::Masthead{"Spring", "for Ney", "Turn 3", {{"Start", "index.html", ""}, {"Turns", "", ""}}});
  page.navigation("Turns", {{"Turn 1", "turn-1.html", "prev"}});
  page.picture("map.svg", "The map", "Where they stand", "map.html");
  page.letter("Sire,\nnothing new.");
  const std::string text = page.text();
  EXPECT_NE(text.find("<title>Turn 2 - Spring</title>"), std::string::npos);
  EXPECT_NE(text.find("<a class=\"skip\" href=\"#main\">"), std::string::npos);
  EXPECT_NE(text.find("<span aria-current=\"page\">Turns</span>"), std::string::npos) << text;
  EXPECT_NE(text.find("<a href=\"turn-1.html\" rel=\"prev\">Turn 1</a>"), std::string::npos) << text;
  EXPECT_NE(text.find("<a href=\"map.html\">\n<img src=\"map.svg\" alt=\"The map\">"), std::string::npos) << text;
  EXPECT_EQ(text.find("</img>"), std::string::npos);
  EXPECT_NE(text.find("<blockquote class=\"letter\">Sire,\nnothing new.</blockquote>"), std::string::npos) << text;
}

TEST(HtmlPage, ByItselfItCarriesItsLookAndOfASiteItHasItBeside) {
  const std::string alone = HtmlPage("t").text();
  EXPECT_NE(alone.find("<style>" + look::for_one_file() + "</style>"), std::string::npos) << "as it stands";
  const std::string one_of_many = HtmlPage("t", HtmlPage::Masthead{"s", "", "", {}}).text();
  EXPECT_NE(one_of_many.find("<link rel=\"stylesheet\" href=\"look.css\">"), std::string::npos) << one_of_many;
  EXPECT_EQ(one_of_many.find("<style>"), std::string::npos);
}

TEST(HtmlPage, ATableOfManyColumnsBecomesACardARowWhereEachFigureKeepsItsColumn) {
  HtmlPage page("t");
  page.table({"", {{"corps"}, {"at"}, {"men", true}, {"guns", true}}, {{"III", "Lützen", "12", ""}}, {}});
  page.table({"", {{"corps"}, {"men", true}}, {{"III", "12"}}, {}});
  const std::string text = body(page);
  EXPECT_NE(text.find("<table class=\"cards r3 r4\" style=\"--l2:'at';--l3:'men';--l4:'guns'\">"), std::string::npos)
      << text;
  EXPECT_NE(text.find("<td>12</td>"), std::string::npos) << "said once, by the table: " << text;
  EXPECT_NE(text.find("<table class=\"r2\">"), std::string::npos) << "a small one stays a table";
  for (const char* rule : {".r3 :where(tr > :nth-child(3))", ".cards td:nth-child(3)::before { content: var(--l3)"})
    EXPECT_NE(look::parts().find(rule), std::string_view::npos) << rule;
}

TEST(HtmlPage, ColumnsThatTheStyleSheetDoesNotNumberTellTheirCellsThemselves) {
  HtmlPage page("t");
  page.table({"", std::vector<Table::Column>(13, {"men", true}), {std::vector<std::string>(13, "7")}, {}});
  const std::string text = body(page);
  EXPECT_NE(text.find(";--l12:'men'\""), std::string::npos) << text;
  EXPECT_NE(text.find("<td class=\"figures\" data-l=\"men\">7</td>"), std::string::npos) << text;
  EXPECT_NE(look::parts().find(":nth-child(12)::before"), std::string_view::npos)
      << "of the others the sheet has rules";
}

TEST(HtmlPage, WhateverATitleHoldsItStaysATitleInTheStyleOfItsTable) {
  HtmlPage page("t");
  page.table({"", {{"corps"}, {"Ney's \\"}, {"a\nb"}}, {{"III", "1", "2"}}, {}});
  EXPECT_NE(body(page).find("--l2:'Ney\\'s \\\\';--l3:'a b'"), std::string::npos) << body(page);
}

TEST(HtmlPage, TheLastCellOfARowMayLeadOnToo) {
  HtmlPage page("t");
  page.table({"", {{"file"}, {"men", true}, {"look at"}}, {{"a", "1", "b"}, {"c", "2", ""}}, {}}, {}, {"b.txt", ""});
  EXPECT_NE(body(page).find("<a href=\"b.txt\">b</a>"), std::string::npos) << body(page);
  EXPECT_EQ(body(page).find("<a href", body(page).find("b.txt")), std::string::npos);
}

TEST(HtmlPage, WhatIsFoldedTellsItsSubjectAndOutcomeAndWhatFollowsIsOutsideAgain) {
  HtmlPage page("t");
  page.heading("Ledger");
  page.fold("Lines of supply", "29 traced", {{"5.1", "III Corps <draws>"}});
  page.paragraph("after");
  const std::string text = body(page);
  EXPECT_NE(text.find("<summary>\n<b>Lines of supply</b>\n<span> 29 traced</span>"), std::string::npos) << text;
  EXPECT_NE(text.find("<i>5.1</i>"), std::string::npos) << text;
  EXPECT_NE(text.find("</details>\n<p>after</p>"), std::string::npos) << text;
}

}  // namespace estafette::html_test
