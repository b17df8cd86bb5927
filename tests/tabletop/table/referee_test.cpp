#include "tabletop/table/referee.hpp"

#include <gtest/gtest.h>

namespace estafette::tabletop::referee_test {
namespace {

TabletopRules sample_rules() {
  TabletopRules rules;
  rules.file = "x.xml";
  rules.step = "hit";
  rules.steps = "hits";
  rules.modifiers["fire"] = {{"wet", -1, -6, 6, "rain", {"X 1", false, "", ""}},
                             {"near", 2, -6, 6, "near", {"X 2", true, "lost", ""}}};
  return rules;
}

}  // namespace

TEST(Referee, TellsModifiersDiceWorkingResultAndWhatFollows) {
  const TabletopRules rules = sample_rules();
  Reckoning reckoning(rules, "fire");
  reckoning.add_if(true, "wet");
  reckoning.add_if(true, "near");
  reckoning.add_value(0, "nothing", "X 3");
  FallenCup cup({5, 3});
  EXPECT_EQ(reckoning.net(reckoning.roll(cup, 2, 6)), 9);
  reckoning.follow("target", "loses " + told_steps(rules, 1), "X 2", 1);
  EXPECT_EQ(told(reckoning.result("a hit", "X 1")),
            (std::vector<std::string>{"  -1 rain (X 1)", "  +2 near (X 2, reconstructed)", "  dice 5, 3", "  8 + 1 = 9",
                                      "a hit (X 1)", "  target: loses 1 hit (X 2)"}));
}

TEST(Referee, ModifiersCountForTheirOwnSide) {
  const TabletopRules rules = sample_rules();
  Reckoning reckoning(rules, "fire");
  reckoning.add_if(true, "wet", "attacker");
  reckoning.add_value(3, "three", "X 1", "defender");
  EXPECT_EQ(reckoning.modifiers("attacker"), -1);
  EXPECT_EQ(reckoning.modifiers("defender"), 3);
  EXPECT_EQ(reckoning.modifiers(), 0);
}

TEST(Referee, AMoveIsToldInQuarters) {
  EXPECT_EQ(told_quarters(3), "3/4 of its move");
  EXPECT_EQ(told_quarters(4), "a full move");
}

}  // namespace estafette::tabletop::referee_test
