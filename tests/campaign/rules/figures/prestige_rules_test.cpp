// The table of prestige (4.5) as data: what rows a campaign may have, and that those of 1813 are the rule's.
#include "campaign/rules/figures/prestige_rules.hpp"

#include "campaign/rules/figures/placeholders.hpp"
#include "campaign/support/chapters.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <map>

namespace estafette::test::prestige_rules_test {
namespace {

using namespace campaign;

PrestigeRules read(const std::string& rows, const std::string& lost = "<lost at='0'/>") {
  ProblemList problems;
  XmlElement chapter = XmlElement::parse("<prestige of='france'>\n" + rows + "\n" + lost + "</prestige>", "rules.xml",
                                         "prestige", problems);
  const PrestigeRules rules = read_prestige_rules(chapter);
  chapter.no_others();
  problems.refuse_if_any();
  return rules;
}

std::string refused(const std::string& rows) {
  return refusal([&] { (void)read(rows); });
}

}  // namespace

TEST(Rule45Table, Of1813HasTheLinesOfTheRuleWithTheirPoints) {
  const PrestigeRules rules = prestige_of("1813");
  EXPECT_EQ(rules.of, Side::france);
  EXPECT_EQ(rules.lost_at, 0);
  std::map<std::string, int> points;
  for (const PrestigeRow& row : rules.rows) points[row.id] = row.points;
  EXPECT_EQ(points, (std::map<std::string, int>{{"fortresses", 1},
                                                {"elbe", 1},
                                                {"oder", 2},
                                                {"berlin", 1},
                                                {"dresden", 1},
                                                {"saale", -1},
                                                {"victory-over-corps", 1},
                                                {"victory-over-army", 3},
                                                {"defeat-of-corps", -1},
                                                {"defeat-of-army", -2},
                                                {"defeat-of-napoleon", -4},
                                                {"fortress-lost", -2},
                                                {"german-ally-neutral", -1},
                                                {"ally-hostile", -2},
                                                {"coalition-sues", 3},
                                                {"france-sues", -3}}));
}

TEST(Rule45Table, ARowSaysWhatIsCountedWhereForWhomAndInWhichWords) {
  const PrestigeRules rules = read(
      "<row id='inn' counts='corps' side='coalition' nation='Austria' points='-2' line='each corps on the Inn' "
      "told='{forces} "
      "stand there' told_of_one='{forces} stands there'><where><bank river='Inn' side='left'/><in "
      "region='Bavaria'/></where>"
      "<where><at node='linz'/></where><where><country name='Tyrol'/></where></row>");
  const PrestigeRow expected{
      "inn",
      counts::CorpsPresent{Side::coalition, "Austria"},
      -2,
      {{lies::OnBank{"Inn", map::Bank::left}, lies::In{"Bavaria"}}, {lies::At{{"linz"}}}, {lies::OfCountry{"Tyrol"}}},
      "each corps on the Inn",
      "{forces} stand there",
      "{forces} stands there"};
  EXPECT_EQ(rules.rows, std::vector<PrestigeRow>{expected});
  EXPECT_FALSE(rules.fortresses_surrender);
}

TEST(Rule45Table, ThePrestigeMayBeTheOtherSides) {
  ProblemList problems;
  XmlElement chapter = XmlElement::parse(
      "<prestige of='coalition'><lost at='-5' told='The Archduke goes home'><surrender/></lost></prestige>",
      "rules.xml", "prestige", problems);
  const PrestigeRules rules = read_prestige_rules(chapter);
  EXPECT_TRUE(problems.empty());
  EXPECT_EQ(rules.of, Side::coalition);
  EXPECT_EQ(rules.lost_at, -5);
  EXPECT_TRUE(rules.fortresses_surrender);
  EXPECT_TRUE(rules.surrendering.empty()) << "everywhere";
}

TEST(Rule45Table, WhatNoRowCanBeIsRefusedWithWords) {
  EXPECT_EQ(
      refused("<row id='a' counts='weather' side='france' points='1' line='l' told='t'/>"),
      "rules.xml:2: counts: found \"weather\"; expected garrisoned, corps, occupied, victory, fortress lost, ally "
      "lost or sues for peace");
  EXPECT_EQ(refused("<row id='a' counts='garrisoned' side='france' points='100' line='l' told='{place} is held'/>"),
            "rules.xml:2: points: found \"100\"; expected a whole number, -99 to 99\n"
            "rules.xml:2: told: found \"{place}\"; expected only {places} in braces. Is it {places}?");
  EXPECT_EQ(refused("<row id='a' counts='occupied' side='france' points='1' line='l' told='t' chief='absent'/>"),
            "rules.xml:2: found \"chief\"; expected id, counts, side, points, line, told or told_of_one. "
            "Remove it");
  EXPECT_EQ(
      refused("<row id='a' counts='occupied' side='france' points='1' line='l' told='t'><where/></row>"),
      "rules.xml:2: found \"nothing in it\"; expected at least one of <at>, <in>, <country> or <bank>. Leave it out "
      "if every place counts");
  EXPECT_EQ(
      refused("<row id='a' counts='occupied' side='france' points='1' line='l' told='t'><where><banks "
              "river='Inn'/></where></row>"),
      "rules.xml:2: found \"<banks>\"; expected <at>, <in>, <country> or <bank>. Is it <bank>?\n"
      "rules.xml:2: found \"nothing in it\"; expected at least one of <at>, <in>, <country> or <bank>. Leave it out "
      "if every place counts");
  const std::string row = "<row id='a' counts='occupied' side='france' points='1' line='l' told='t'/>";
  EXPECT_EQ(refused(row + "\n" + row),
            "rules.xml:3: id: found \"a\"; expected an id that no other row has; line 2 has it already");
}

}  // namespace estafette::test::prestige_rules_test
