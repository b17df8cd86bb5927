#include "sow_dumps/policy.hpp"

#include "base/files/files.hpp"
#include "sow_dumps/sheets.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::dumps::policy_test {
namespace {

/// The complaints about the policy of 1813 with `found` replaced by `written`.
std::string problem_with(const std::string& found, const std::string& written) {
  std::string text =
      "<carryover rule=\"5.4\">\n"
      "<match least=\"60\" strangers=\"20\"/>\n"
      "<locations use=\"decide\" early=\"2\"/>\n"
      "<wounded back=\"6 5\"/>\n"
      "<missing back=\"\"/>\n"
      "<guns crew=\"20\" overrun=\"50\" captured=\"50\"/>\n"
      "<by-word killed=\"15\" wounded=\"55\"/><commanders back=\"8\"/>\n"
      "<status shaken=\"15\" broken=\"40\"/>\n"
      "</carryover>\n";
  text.replace(text.find(found), found.size(), written);
  return test::refusal([&] {
    ProblemList problems;
    XmlElement element = XmlElement::parse(text, "rules.xml", "carryover", problems);
    static_cast<void>(read_policy(element));
    problems.refuse_if_any();
  });
}

}  // namespace

TEST(CarryoverPolicy, EachFigureIsReadFromTheRules) {
  const CarryoverPolicy policy = test::policy_1813();
  EXPECT_EQ(policy.least_match, 60);
  EXPECT_EQ(policy.most_strangers, 20);
  EXPECT_TRUE(policy.locations_decide);
  EXPECT_EQ(policy.early_minutes, 2);
  EXPECT_EQ(policy.wounded_back, (std::vector<int>{6, 6, 5, 5, 4, 4, 2, 2, 2, 2, 1, 1}));
  EXPECT_EQ(policy.missing_back, (std::vector<int>{30, 20, 12, 8}));
  EXPECT_EQ(policy.gun_crew_least, 20);
  EXPECT_EQ(policy.gun_overrun_from, 50);
  EXPECT_EQ(policy.gun_captured, 50);
  EXPECT_EQ(policy.commander_back_after, 8);
  EXPECT_EQ(policy.shaken_from, 15);
  EXPECT_EQ(policy.broken_from, 40);
}

TEST(CarryoverPolicy, TheRulesOf1813HoldTheFiguresThatTheTestsAndTheWorkedExampleUse) {
  const fs::path file = fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1813/rules.xml";
  ProblemList problems;
  XmlElement rules = XmlElement::parse(read_text(file), file.generic_string(), "rules", problems);
  std::optional<XmlElement> carryover = rules.child("carryover");
  ASSERT_TRUE(carryover);
  EXPECT_EQ(read_policy(*carryover), test::policy_1813());
  EXPECT_TRUE(problems.empty());
}

TEST(CarryoverPolicy, SharesMayBeNoneAtAllAndBlanksMayBeMany) {
  EXPECT_EQ(problem_with("6 5", ""), "accepted");
  EXPECT_EQ(problem_with("6 5", "  6   5 "), "accepted");
}

TEST(CarryoverPolicy, SharesThatCannotBeReadOrGiveBackMoreThanAllAreRefused) {
  for (const std::string shares : {"60 50", "6 x", "-1", "101", "6,5", "5.5"}) {
    EXPECT_EQ(problem_with("6 5", shares),
              "rules.xml:4: back: found \"" + shares +
                  "\"; expected a percentage for each turn, at most 60 of them, "
                  "together at most 100. Write 30 20 10 for three turns; leave it empty if nobody returns");
  }
}

TEST(CarryoverPolicy, AMisspeltFigureIsRefusedAndNotPassedOver) {
  EXPECT_NE(problem_with("captured", "captued"), "accepted");
  EXPECT_NE(problem_with("<match least=\"60\" strangers=\"20\"/>", ""), "accepted");
  EXPECT_NE(problem_with("shaken=\"15\" broken=\"40\"", "shaken=\"40\" broken=\"15\""), "accepted");
}

TEST(CarryoverPolicy, TheShareOfStrangersIsAPercentAndMustBeGiven) {
  EXPECT_EQ(problem_with("strangers=\"20\"", "strangers=\"0\""), "accepted");
  EXPECT_EQ(problem_with("strangers=\"20\"", "strangers=\"100\""), "accepted");
  EXPECT_NE(problem_with("strangers=\"20\"", "strangers=\"101\""), "accepted");
  EXPECT_NE(problem_with(" strangers=\"20\"", ""), "accepted");
}

}  // namespace estafette::dumps::policy_test
