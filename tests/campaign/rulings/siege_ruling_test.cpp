// Rulings about sieges (2.3.1) that the next half-week would undo are refused, with what to rule first.
#include "campaign/rulings/ruling.hpp"
#include "campaign/support/theatres.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::siege_ruling_test {
namespace {

using test::coalition, test::corps, test::garrison, test::good, test::with;

const Theatre& country() {
  static const Theatre theatre = test::theatre({good("Burg", "Cron")}, {"Burg"});
  return theatre;
}

/// The garrison of Burg, and Yorck at Cron.
State at_war() {
  return with({garrison(corps("Haxo", "Burg", 1)), coalition(corps("Yorck", "Cron"))});
}

State after(const State& state, const std::string& subject, const std::string& what, const std::string& value) {
  return test::after(state, ruled(country(), state, {subject, what, value, "it was agreed"}));
}

std::string refused(const State& state, const std::string& subject, const std::string& what, const std::string& value) {
  return test::refusal([&] { (void)after(state, subject, what, value); });
}

}  // namespace

TEST(Rule231Ruling, ASiegeIsRuledOnlyWhereSomebodyBesiegesForOtherwiseTheNextHalfWeekWouldEndIt) {
  State state = at_war();
  EXPECT_EQ(
      refused(state, "Burg", "siege", "coalition 12"),
      "ruling: siege: found \"coalition 12\"; expected a fortress that is besieged by the Coalition (2.3.1). No force "
      "of the Coalition is there: rule first where one is, and its duty");
  EXPECT_EQ(
      refused(state, "Burg", "siege", "france 12"),
      "ruling: siege: found \"france 12\"; expected a fortress with a garrison of the other side (2.3.1). Nobody is "
      "in garrison at Burg against the French and their Allies");
  state.forces.push_back(coalition(corps("Kleist", "Burg")));
  state.forces.back().duty = Duty::investing;
  EXPECT_NE(refused(state, "Burg", "siege", "coalition 12").find("Rule first that Kleist has the duty \"besieging\""),
            std::string::npos);
  state = after(state, "Kleist", "duty", "besieging");
  EXPECT_EQ(after(state, "Burg", "siege", "coalition 12").sieges.size(), 1U);
}

TEST(Rule231Ruling, NobodyShutsInAPlaceWithoutAnEnemyGarrison) {
  EXPECT_EQ(
      refused(at_war(), "Yorck", "duty", "besieging"),
      "ruling: duty: found \"besieging\"; expected a duty that it can have where it is. Cron has no enemy garrison "
      "(2.3.1)");
}

}  // namespace estafette::campaign::siege_ruling_test
