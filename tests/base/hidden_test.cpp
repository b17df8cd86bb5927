#include "base/hidden.hpp"

#include "base/csv.hpp"
#include "base/markup/xml.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::hidden_test {
namespace {

/// A control character, a backspace, an escape, one of the second set, the marks that turn writing round, no letters.
const std::vector<std::string> kHidden = {
    "\x01",         "\x08",         "\x1B",         "\x7F",         "\xC2\x85",
    "\xE2\x80\xAE", "\xE2\x81\xA6", "\xEF\xBF\xBF", "\xEF\xB7\x90", "\xF0\x9F\xBF\xBE",
    "\u2028",       "\u2029",       "\u206A",       "\uFFFB",       "\U000E0041"};

}  // namespace

TEST(Hidden, WhatCannotBeSeenIsFoundAndBecomesABlank) {
  for (const std::string& hidden : kHidden) {
    EXPECT_EQ(find_hidden("Ney" + hidden + "III"), 3U) << hidden;
    EXPECT_EQ(without_hidden("Ney" + hidden + "III"), "Ney III");
    EXPECT_EQ(one_line("Ney" + hidden + "III"), "Ney III");
  }
}

TEST(Hidden, NamesOfTheTheatreAreLeftAlone) {
  const std::string names =
      "Lützen, Großgörschen, Łódź, Dvořák, Кутузов, 拿破仑\t\r\n\u200E\u2013\u20AC\uFFFD\U0001F409";
  EXPECT_EQ(find_hidden(names), std::nullopt);
  EXPECT_EQ(without_hidden(names), names);
}

TEST(Hidden, ATableWithOneIsRefusedOnItsLine) {
  const auto read = [](const std::string& text) { for_each_row(text, ',', "a.csv", [](const CsvRow&) {}); };
  EXPECT_EQ(test::refusal([&] { read("name\nNey\r\nOudi\xE2\x80\xAEnot\x01\nMar\x1Bmont\n"); }),
            "a.csv:3: found \"U+202E\"; expected letters that can be seen. Remove this one, or type the line again\n"
            "a.csv:4: found \"U+001B\"; expected letters that can be seen. Remove this one, or type the line again");
}

TEST(Hidden, ANameOverTwoLinesIsRefusedWhereItIsRead) {
  ProblemList problems;
  XmlElement map = XmlElement::parse("<map>\n<node name=\"Ney&#10;Rules:\"/></map>", "a.xml", "map", problems);
  (void)map.child("node")->on_one_line("name");
  EXPECT_EQ(test::refusal([&] { problems.refuse_if_any(); }),
            "a.xml:2: name: found \"Ney Rules:\"; expected words on one line. Take out &#9;, &#10; and &#13;");
}

TEST(Hidden, WhatLooksLikeACommentInANameHidesNoReference) {
  const auto read = [](const std::string& text) {
    ProblemList problems;
    (void)XmlElement::parse(text, "a.xml", "map", problems);
  };
  for (const std::string begin : {"<!--", "<![CDATA[", "<?"})
    for (const std::string reference : {"&#8;", "&#x200B;"})
      EXPECT_NE(test::refusal([&] { read("<map>\n<node name=\"Ney" + begin + reference + "\"/></map>"); }), "accepted")
          << begin << reference;
  EXPECT_EQ(test::refusal([&] { read("<map><!-- Ney & Co. &c; --></map>"); }), "accepted");
}

TEST(Hidden, XmlWithOneIsRefusedOnItsLineHoweverItIsWritten) {
  const auto read = [](const std::string& text) {
    ProblemList problems;
    (void)XmlElement::parse(text, "a.xml", "map", problems);
  };
  for (const std::string& hidden : kHidden) {
    EXPECT_NE(
        test::refusal([&] { read("<map>\n<node name=\"Ney" + hidden + "\"/></map>"); }).find("a.xml:2: found \"U+"),
        std::string::npos);
  }
  for (const std::string reference :
       {"&#0;", "&#x0;", "&#27;", "&#x202E;", "&#xFFFF;", "&#xD800;", "&#x110000;", "&#;", "&#x200B;", "&#xAD;",
        "&#xE0041;", "&#x;", "&#9999999;", "&nbsp;", "&ney;", "&"}) {
    EXPECT_NE(test::refusal([&] {
                read("<map>\n<node name=\"A" + reference + " B\"/></map>");
              }).find("a.xml:2: found \"" + reference + "\"; expected &amp; &lt; &gt; &quot; &apos; or the number"),
              std::string::npos)
        << reference;
  }
}

TEST(Hidden, TheFiveEntitiesOfXmlAndNumbersOfLettersAreRead) {
  ProblemList problems;
  const std::string text =
      "<!DOCTYPE map [<!ENTITY ney \"Ney\">]><!-- a & b; --><map name=\"&lt;&amp;&gt;&quot;&apos;&#xE9;&#233;\">"
      "<![CDATA[ & &ney; ]]><?do &this; ?></map>";
  EXPECT_EQ(XmlElement::parse(text, "a.xml", "map", problems).text("name"), "<&>\"'éé");
}

}  // namespace estafette::hidden_test
