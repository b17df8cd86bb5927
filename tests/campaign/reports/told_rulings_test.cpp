// What the umpire rules of one side is nothing that the other hears of, and his reasons are his own.
#include "campaign/reports/tally.hpp"
#include "campaign/reports/told.hpp"
#include "campaign/support/theatres.hpp"
#include "campaign/telling/telling.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::test::told_rulings_test {
namespace {

const Theatre& road() {
  static const Theatre here = theatre({good("Alten", "Burg"), good("Burg", "Cron")}, {"Alten", "Cron"});
  return here;
}

Event ruling(const ForceId& force, Change change) {
  Event event;
  event.said = as_written("Ruling: secret");
  event.cause = as_written("a secret cause");
  event.forces = {force};
  event.change = std::move(change);
  return event;
}

/// III Corps' line and Yorck's are ruled; Kleist is raised.
Chapter of_rulings() {
  const State before = with({corps("III Corps", "Burg"), coalition(corps("Yorck", "Cron"))});
  const RuledLine cut{{node("Alten"), way("Burg - Alten"), true}, {9}};
  const RuledLine open{{node("Cron"), way("Cron"), false}, {9}};
  const Force kleist = coalition(corps("Kleist", "Cron"));
  const std::vector<Event> events = {ruling({"iii-corps"}, LineRuled{{"iii-corps"}, cut}),
                                     ruling({"yorck"}, LineRuled{{"yorck"}, open}),
                                     ruling({"kleist"}, ForceRaised{kleist, std::nullopt, {}, {}})};
  return {{1}, before, after(before, events), events};
}

std::string all_words(const Chapter& told) {
  std::string words;
  for (const Event& event : told.events) words += tell(event.said) + tell(event.cause);
  return words;
}

}  // namespace

TEST(ToldRulings, ASideHearsOfRulingsOnItsOwnForcesAndOfNoReasons) {
  const Chapter told = as_told(road(), of_rulings(), {Side::france, "", {}});
  ASSERT_EQ(told.events.size(), 1U);
  EXPECT_EQ(told.events.front().forces, (std::vector<ForceId>{{"iii-corps"}, {"iii-corps"}}));
  EXPECT_EQ(all_words(told), "");
  EXPECT_TRUE(told.after.ruled_lines.empty()) << "how long the umpire's word holds is his to know";
  EXPECT_TRUE(find_force(told.after, {"iii-corps"})->line.cut) << "that it is cut they see";
}

TEST(ToldRulings, WhoIsRaisedIsKnownToHisOwnSideAlone) {
  EXPECT_EQ(find_force(as_told(road(), of_rulings(), {Side::france, "", {}}).after, {"kleist"}), nullptr);
  const Chapter told = as_told(road(), of_rulings(), {Side::coalition, "", {}});
  EXPECT_NE(find_force(told.after, {"kleist"}), nullptr);
  EXPECT_EQ(told.events.size(), 2U);
  EXPECT_EQ(all_words(told), "");
}

TEST(ToldRulings, WhoDoesNotComeByTheUmpiresWordIsNoLoss) {
  Chapter chapter = of_rulings();
  Reinforcement later;
  later.force = corps("IX Corps", "Alten");
  chapter.before.expected.edit() = {later};
  chapter.events = {ruling({"ix-corps"}, Removed{{"ix-corps"}})};
  Tallies tallies;
  count(tallies, chapter);
  EXPECT_TRUE(tallies.empty());
}

}  // namespace estafette::test::told_rulings_test
