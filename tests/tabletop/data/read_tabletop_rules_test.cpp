#include "tabletop/data/read_tabletop_rules.hpp"

#include "support/refusal.hpp"
#include "tabletop/shipped.hpp"

#include <gtest/gtest.h>

namespace estafette::tabletop::read_tabletop_rules_test {
namespace {

/// A small set, with `change` in place of `entry`.
std::string small(const std::string& entry = "", const std::string& change = "") {
  std::string text =
      "<ruleset id=\"x\" name=\"X\" prefix=\"X\" step=\"step\" steps=\"steps\" short=\"st.\">\n"
      "<rules><rule id=\"X 1\" title=\"One\"/></rules>\n"
      "<figures>\n"
      "<figure id=\"turn\" value=\"30\" low=\"5\" high=\"60\" unit=\"minutes\" rule=\"X 1\"/>\n"
      "</figures>\n"
      "<modifiers procedure=\"fire\" title=\"To the roll\">\n"
      "<modifier id=\"wet\" value=\"-1\" low=\"-6\" high=\"6\" what=\"rain\" rule=\"X 1\"/>\n"
      "</modifiers>\n"
      "<table id=\"ranges\" rule=\"X 1\"><column id=\"to\" low=\"1\" high=\"9\"/><column id=\"arm\" words=\"foot "
      "horse\"/>\n"
      "<row id=\"light\" to=\"3\" arm=\"foot\"/>\n"
      "</table>\n"
      "<switches><switch id=\"s\" value=\"no\" rule=\"X 1\" what=\"otherwise\"/></switches>\n"
      "</ruleset>\n";
  if (!entry.empty()) text.replace(text.find(entry), entry.size(), change);
  return text;
}

std::string said(const std::string& entry, const std::string& change) {
  return test::refusal([&] { static_cast<void>(read_tabletop_rules(small(entry, change), "x.xml")); });
}

}  // namespace

TEST(TabletopRules, AreReadWithTheRuleOfEachEntry) {
  const TabletopRules rules = read_tabletop_rules(small(), "x.xml");
  EXPECT_EQ(rules.whole("turn"), 30);
  EXPECT_EQ(rules.figure("turn").from.rule, "X 1");
  EXPECT_EQ(rules.modifier("fire", "wet").value, -1);
  EXPECT_EQ(rules.table("ranges").row("light").whole("to"), 3);
  EXPECT_EQ(rules.title("X 1"), "One");
  EXPECT_FALSE(rules.on("s"));
}

TEST(TabletopRules, AFigureOutsideItsBoundsIsRefusedByLine) {
  EXPECT_EQ(said("value=\"30\"", "value=\"90\""),
            "x.xml:4: value: found \"90\"; expected a number with \".\" as its decimal mark, 5 to 60");
  EXPECT_EQ(said("to=\"3\"", "to=\"2.5\""), "x.xml:10: to: found \"2.5\"; expected a whole number");
  EXPECT_EQ(said("arm=\"foot\"", "arm=\"feet\""), "x.xml:10: arm: found \"feet\"; expected foot or horse");
  EXPECT_EQ(said(" to=\"3\"", ""), "x.xml:10: to: expected to=\"...\" in <row>");
}

TEST(TabletopRules, ARuleThatIsNotListedIsRefused) {
  EXPECT_EQ(said("unit=\"minutes\" rule=\"X 1\"", "unit=\"minutes\" rule=\"X 2\""),
            "x.xml:4: rule: found \"X 2\"; expected a rule that <rules> lists. Write X 1");
  EXPECT_EQ(said("<rule id=\"X 1\"", "<rule id=\"Y 1\"").substr(0, 60),
            "x.xml:2: id: found \"Y 1\"; expected a rule that begins with X");
}

TEST(TabletopRules, WhatIsReconstructedSaysWhy) {
  EXPECT_EQ(said("unit=\"minutes\"", "unit=\"minutes\" source=\"reconstructed\""),
            "x.xml:4: reason: expected why this is reconstructed. Add reason=\"...\"");
  EXPECT_EQ(said("unit=\"minutes\"", "unit=\"minutes\" source=\"reconstructed\" reason=\"lost\""), "accepted");
  EXPECT_EQ(said("unit=\"minutes\"", "unit=\"minutes\" source=\"guessed\"").substr(0, 40),
            "x.xml:4: source: found \"guessed\"; expect");
}

TEST(TabletopRules, ANameTwiceOrAMisspeltAttributeIsRefused) {
  const std::string figure = "<figure id=\"turn\" value=\"30\" low=\"5\" high=\"60\" unit=\"minutes\" rule=\"X 1\"/>\n";
  EXPECT_EQ(said(figure, figure + figure), "x.xml:5: id: found \"turn\"; expected each name once");
  EXPECT_NE(said("what=\"rain\"", "wat=\"rain\"").find("x.xml:7"), std::string::npos);
}

TEST(TabletopRules, OfAnUmpireHaveTheNamesOfThoseThatAreShipped) {
  const TabletopRules shipped = read_tabletop_rules(small(), "shipped.xml");
  TabletopRules own = shipped;
  own.file = "own.xml";
  own.figures[0].value = 45;
  EXPECT_EQ(test::refusal([&] { require_alike(own, shipped); }), "accepted");
  own.figures[0].id = "turns";
  EXPECT_EQ(test::refusal([&] { require_alike(own, shipped); }),
            "own.xml: figure: found \"no turn\"; expected the entry turn. Put it back\n"
            "own.xml: figure: found \"turns\"; expected a name that the rules use. Write turn");
}

TEST(TabletopRules, BoundsAreNotTheUmpires) {
  const TabletopRules shipped = read_tabletop_rules(small(), "shipped.xml");
  TabletopRules own = shipped;
  own.file = "own.xml";
  own.figures[0].high = 9000;
  EXPECT_EQ(test::refusal([&] { require_alike(own, shipped); }),
            "own.xml: turn: found \"5 to 9000\"; expected the bounds 5 to 60");
  own = shipped;
  own.file = "own.xml";
  own.tables[0].columns[0].high = 90;
  EXPECT_NE(test::refusal([&] { require_alike(own, shipped); }).find("own.xml: ranges to"), std::string::npos);
}

TEST(TabletopRules, WhatIsAskedForAndNotThereIsRefusedByName) {
  const TabletopRules rules = read_tabletop_rules(small(), "x.xml");
  EXPECT_EQ(test::refusal([&] { static_cast<void>(rules.figure("tunr")); }),
            "x.xml: figure: found \"no tunr\"; expected a <figure id=\"tunr\">. Compare with the file that comes with "
            "the program");
}

}  // namespace estafette::tabletop::read_tabletop_rules_test
