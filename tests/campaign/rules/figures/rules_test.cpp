#include "campaign/rules/figures/rules.hpp"

#include "base/files/files.hpp"
#include "campaign/support/chapters.hpp"
#include "campaign/support/theatres.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::test::rules_test {
namespace {

Rules rules_from(const std::string& text) {
  ProblemList problems;
  XmlElement play = XmlElement::parse(text, "rules.xml", "play", problems);
  const Rules rules = read_rules(play);
  problems.refuse_if_any();
  return rules;
}

/// A whole chapter of play with the figures of usual_rules(), one chapter a line.
const std::vector<std::string>& chapters() {
  static const std::vector<std::string> lines = {
      "<march rule='2.1'><infantry good='3' poor='2'/><cavalry good='4' poor='3'/><capacity good='10' poor='5'/>"
      "<forced nodes='1' fatigue='1'/><less river='1' invested='1'/></march>",
      "<siege rule='2.3.1' shortest='6' longest='12' sooner='2' least='2' losses='20'/>",
      "<supply rule='5.1' depot='one army'/>",
      "<bridge rule='5.2' river='15' longest='50' capacity='5'/>",
      "<scouting rule='5.3' integral='1' cavalry_corps='2' coalition_more='1' rounded_to='100'>"
      "<report ratio='100' error='40' composition='yes' name='no'/>"
      "<report ratio='200' error='20' composition='yes' name='no'/>"
      "<report ratio='400' error='10' composition='yes' name='yes'/></scouting>",
      "<exhaustion rule='4.1' turns='3' garrison='6'/>",
      "<battle rule='5.5' to_the_guns='1' corps='4' river_tires='coalition'/>",
      "<pursuit rule='5.5.2' die='6'><losses major='100' minor='50' least='10' most='150'><odds ratio='0' pip='5'/>"
      "<odds ratio='100' pip='10'/><odds ratio='200' pip='20'/><odds ratio='300' pip='40'/></losses>"
      "<recovered major='50' minor='100' least='100' most='500'><odds ratio='0' pip='50'/>"
      "<odds ratio='100' pip='100'/></recovered></pursuit>",
      "<retreat rule='4.1' men='30' guns='80'/>",
      "<truce rule='4.2' turns='6'><sues side='coalition' exhausted='3'/>"
      "<sues side='france' nation='France' exhausted='4' allies='no' who='Napoleon'/></truce>",
      chapter_of("1813", "prestige"),
      "<sides><side id='france' name='France' said='France' full='France and her Allies' people='the French and their "
      "Allies'/><side id='coalition' name='Coalition' said='the Coalition' full='The Coalition' people='the "
      "Coalition'/></sides>"};
  return lines;
}

/// The file with another text for one chapter, which then stands on the line `chapter` + 2.
std::string file_with(std::size_t chapter, const std::string& text) {
  std::string file = "<play>\n";
  for (std::size_t i = 0; i < chapters().size(); ++i) file += (i == chapter ? text : chapters()[i]) + "\n";
  return file + "</play>\n";
}

std::string refusal_of(std::size_t chapter, const std::string& text) {
  return refusal([&] { return rules_from(file_with(chapter, text)); });
}

}  // namespace

TEST(PlayRules, ExperienceIsEarnedOnlyIfTheFileSaysSo) {
  EXPECT_EQ(rules_from(file_with(99, "")).experience, ExperienceRules{});
  const std::string retreat = "<retreat rule='4.1' men='30' guns='80'/>";
  const Rules rules = rules_from(file_with(8, retreat + "<experience after='major' most='veteran'/>"));
  EXPECT_EQ(rules.experience, (ExperienceRules{VictoryLevel::major, Quality::veteran}));
  EXPECT_EQ(rules_from(file_with(8, retreat + "<experience after='never' most='elite'/>")).experience,
            ExperienceRules{});
  EXPECT_NE(refusal_of(8, retreat + "<experience after='always' most='elite'/>"), "accepted");
}

TEST(PlayRules, AreReadChapterByChapter) {
  Rules rules = rules_from(file_with(chapters().size(), ""));
  rules.calendar = usual_rules().calendar;
  EXPECT_EQ(rules, usual_rules());
}

TEST(PlayRules, OfAnyNumberOfArmiesADepot) {
  EXPECT_FALSE(rules_from(file_with(2, "<supply rule='5.1' depot='any number'/>")).supply.one_army_a_depot);
}

TEST(PlayRules, TheShippedFileHasTheFiguresOfTheRules) {
  const std::string text = read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1813/rules.xml");
  ProblemList problems;
  XmlElement root = XmlElement::parse(text, "rules.xml", "rules", problems);
  std::optional<XmlElement> play = root.child("play");
  ASSERT_TRUE(play.has_value());
  const Rules rules = read_rules(*play);
  EXPECT_TRUE(problems.empty());
  const Rules usual = usual_rules();
  EXPECT_EQ(rules.march, usual.march);
  EXPECT_EQ(rules.supply, usual.supply);
  EXPECT_EQ(rules.exhaustion, usual.exhaustion);
  EXPECT_EQ(rules.battle, usual.battle);
  EXPECT_EQ(rules.truce, usual.truce);
  EXPECT_EQ(rules.scouting.integral, 1);
  EXPECT_EQ(rules.scouting.cavalry_corps, 2);
  EXPECT_EQ(rules.scouting.coalition_more, 1);
}

TEST(PlayRules, AMissingChapterIsNamed) {
  EXPECT_EQ(refusal_of(1, ""), "rules.xml:1: expected a <siege> in <play>");
  EXPECT_EQ(refusal([] { return rules_from("<play/>"); }),
            "rules.xml:1: expected a <march> in <play>\n"
            "rules.xml:1: expected a <siege> in <play>\n"
            "rules.xml:1: expected a <supply> in <play>\n"
            "rules.xml:1: expected a <bridge> in <play>\n"
            "rules.xml:1: expected a <scouting> in <play>\n"
            "rules.xml:1: expected a <exhaustion> in <play>\n"
            "rules.xml:1: expected a <battle> in <play>\n"
            "rules.xml:1: expected a <pursuit> in <play>\n"
            "rules.xml:1: expected a <retreat> in <play>\n"
            "rules.xml:1: expected a <truce> in <play>\n"
            "rules.xml:1: expected a <prestige> in <play>\n"
            "rules.xml:1: expected a <sides> in <play>");
}

TEST(PlayRules, EveryProblemOfAMarchIsSaidWithItsLine) {
  EXPECT_EQ(refusal_of(0,
                       "<march rule='2.1'><infantry good='0' poor='2'/>\n<cavalry good='4' por='3'/>\n"
                       "<capacity good='ten' poor='100'/>\n<forced nodes='1' fatigue='1'/></march>"),
            "rules.xml:2: good: found \"0\"; expected a whole number, 1 to 20\n"
            "rules.xml:2: expected a <less> in <march>\n"
            "rules.xml:3: poor: expected poor=\"...\" in <cavalry>\n"
            "rules.xml:3: found \"por\"; expected good or poor. Did you mean \"poor\"?\n"
            "rules.xml:4: good: found \"ten\"; expected a whole number, 1 to 99\n"
            "rules.xml:4: poor: found \"100\"; expected a whole number, 1 to 99");
}

TEST(PlayRules, ASiegeCannotEndBeforeItsShortestTime) {
  EXPECT_EQ(refusal_of(1, "<siege rule='2.3.1' shortest='6' longest='5' sooner='-1' least='0' losses='1001'/>"),
            "rules.xml:3: sooner: found \"-1\"; expected a whole number, 0 to 99\n"
            "rules.xml:3: least: found \"0\"; expected a whole number, 1 to 99\n"
            "rules.xml:3: losses: found \"1001\"; expected a whole number, 0 to 1000\n"
            "rules.xml:3: longest: found \"5\"; expected at least 6, like shortest");
}

TEST(PlayRules, WhatIsNoNumberIsSaidOnceAndIsNotComparedWithAnother) {
  EXPECT_EQ(refusal_of(1, "<siege rule='2.3.1' shortest='6' longest='x' sooner='1' least='1' losses='1'/>"),
            "rules.xml:3: longest: found \"x\"; expected a whole number, 1 to 99");
}

TEST(PlayRules, TheDepotHasTwoWordings) {
  EXPECT_EQ(refusal_of(2, "<supply rule='5.1' depot='one armie'/>"),
            "rules.xml:4: depot: found \"one armie\"; expected one army or any number. Did you mean \"one army\"?");
}

TEST(PlayRules, AnotherDepotIsTakenWhenTheLineIsClosedOrByOrderOnly) {
  const auto another = [](const std::string& word) {
    return rules_from(file_with(2, "<supply rule='5.1' depot='one army' another='" + word + "'/>"))
        .supply.another_when_closed;
  };
  EXPECT_TRUE(another("when closed"));
  EXPECT_FALSE(another("by order"));
  EXPECT_TRUE(rules_from(file_with(2, "<supply rule='5.1' depot='one army'/>")).supply.another_when_closed)
      << "campaigns from before there was a choice";
}

TEST(PlayRules, BridgesAreMeasuredInKilometres) {
  EXPECT_EQ(refusal_of(3, "<bridge rule='5.2' river='far' longest='201' capacity='0'/>"),
            "rules.xml:5: river: found \"far\"; expected a number with \".\" as its decimal mark, 0 to 200\n"
            "rules.xml:5: longest: found \"201\"; expected a number with \".\" as its decimal mark, 0 to 200\n"
            "rules.xml:5: capacity: found \"0\"; expected a whole number, 1 to 99");
}

TEST(PlayRules, ReportsStandInTheOrderOfTheirRatio) {
  EXPECT_EQ(
      refusal_of(4,
                 "<scouting integral='1' cavalry_corps='2' coalition_more='1' rounded_to='100'>\n"
                 "<report ratio='200' error='40' composition='no' name='no'/>\n"
                 "<report ratio='200' error='101' composition='maybe' name='no'/></scouting>"),
      "rules.xml:8: error: found \"101\"; expected a whole number, 0 to 100\n"
      "rules.xml:8: composition: found \"maybe\"; expected yes or no\n"
      "rules.xml:8: ratio: found \"200\"; expected more than in the report before it. Put the reports in order, the "
      "least favourable first");
  EXPECT_EQ(refusal_of(4, "<scouting integral='1' cavalry_corps='2' coalition_more='1' rounded_to='100'/>"),
            "rules.xml:6: found \"no <report>\"; expected one <report> or more");
}

TEST(PlayRules, TheOddsOfAPursuitBeginWithNoHorseAndRise) {
  EXPECT_EQ(refusal_of(7,
                       "<pursuit rule='5.5.2' die='0'><losses major='100' minor='50' least='20' most='10'>\n"
                       "<odds ratio='50' pip='1'/>\n<odds ratio='50' pip='1001'/></losses>\n"
                       "<recovered major='50' minor='100' least='0' most='0'/></pursuit>"),
            "rules.xml:9: die: found \"0\"; expected a whole number, 1 to 100\n"
            "rules.xml:9: most: found \"10\"; expected at least 20, like least\n"
            "rules.xml:10: ratio: found \"50\"; expected 0 in the first <odds>. Put the odds in order, beginning with "
            "no horse at all\n"
            "rules.xml:11: pip: found \"1001\"; expected a whole number, 0 to 1000\n"
            "rules.xml:11: ratio: found \"50\"; expected more than in the <odds> before it. Put the odds in order, "
            "beginning with no horse at all\n"
            "rules.xml:12: found \"no <odds>\"; expected one <odds> or more");
}

TEST(Rule13Integral, TheRulesFileSaysWhetherACorpsOwnBrigadeCountsAsADivision) {
  const auto counts = [](const std::string& value) {
    return rules_from(file_with(6, chapters()[6] + "<divisions rule='1.3' integral_brigades='" + value + "'/>"))
        .brigades_are_divisions;
  };
  EXPECT_FALSE(counts("0"));
  EXPECT_TRUE(counts("1"));
  EXPECT_FALSE(rules_from(file_with(6, chapters()[6])).brigades_are_divisions);
}

TEST(PlayRules, UnknownFiguresAndChaptersAreRefusedWithTheNearestName) {
  EXPECT_EQ(refusal_of(5, "<exhaustion rule='4.1' turn='3' turns='3' garrison='6'/>"),
            "rules.xml:7: found \"turn\"; expected turns, garrison or rule. Did you mean \"turns\"?");
  EXPECT_EQ(
      refusal_of(6, chapters()[6] + "<weather/>"),
      "rules.xml:8: found \"weather\"; expected divisions, march, siege, supply, bridge, scouting, "
      "exhaustion, battle, pursuit, retreat, experience, replacements, truce, prestige, sides or triggers. Remove it");
  EXPECT_EQ(refusal_of(6, chapters()[6] + chapters()[6]),
            "rules.xml:8: found \"a second <battle>\"; expected one <battle> in <play>");
}

}  // namespace estafette::test::rules_test
