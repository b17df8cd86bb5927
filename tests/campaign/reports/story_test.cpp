// A half-week as a story: who marched where, who met whom, how it ended, in sentences made from events.
#include "campaign/reports/story.hpp"

#include "campaign/reports/ledger.hpp"
#include "campaign/reports/planted.hpp"
#include "campaign/reports/told.hpp"
#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::story_test {
namespace {

using test::coalition, test::corps, test::good, test::node, test::way, test::with;

const Theatre& country() {
  static const Theatre theatre = test::theatre({good("Alten", "Burg"), good("Burg", "Cron")}, {});
  return theatre;
}

State state() {
  State made = with({corps("III Corps", "Burg"), corps("VI Corps", "Burg"), coalition(corps("Yorck", "Burg"))});
  made.turn = {2};
  return made;
}

Event march(const std::string& force, const std::string& nodes, bool back = false) {
  Event event;
  event.turn = {1};
  event.rule = "2.1";
  event.change = Moved{{force}, way(nodes), 1, back};
  event.forces = {{force}};
  return event;
}

Story told(const State& after, const std::vector<Event>& events) {
  return story_of(country(), {{1}, state(), after, events});
}

State after_a_meeting(bool judged) {
  State now = state();
  Contact contact;
  contact.number = 1;
  contact.turn = {1};
  contact.node = node("Burg");
  contact.attacker = Side::coalition;
  contact.attackers = {{"yorck"}};
  contact.defenders = {{"iii-corps"}};
  contact.settled = judged;
  now.contacts.push_back(contact);
  Battle battle;
  battle.number = 1;
  battle.turn = {1};
  if (judged) battle.verdict = Verdict{Side::france, VictoryLevel::minor, false, ""};
  now.battles.push_back(battle);
  return now;
}

}  // namespace

TEST(Story, ThoseWhoComeToTheSamePlaceStandInOneSentence) {
  const Story story = told(state(), {march("iii-corps", "Alten - Burg"), march("vi-corps", "Alten - Burg")});
  ASSERT_EQ(story.marches.size(), 1U);
  EXPECT_EQ(as_prose(story.marches.front().sentences), "III Corps and VI Corps march from Alten to Burg.");
}

TEST(Story, TheLegsOfAMarchAreOneMarchAndTheWayBackIsAnother) {
  const Story story = told(state(), {march("iii-corps", "Cron - Burg"), march("iii-corps", "Burg - Alten"),
                                     march("iii-corps", "Alten - Burg", true)});
  EXPECT_EQ(as_prose(story.marches.front().sentences),
            "III Corps marches from Cron to Alten by Burg. III Corps falls back from Alten to Burg.");
}

TEST(Story, AMeetingIsTheHeadlineAndSaysHowItEnded) {
  const Story open = told(after_a_meeting(false), {});
  EXPECT_EQ(open.headline, "Yorck attacks III Corps at Burg");
  EXPECT_EQ(as_prose(open.meetings.front().sentences),
            "At Burg Yorck attacks III Corps. The battle has still to be fought.");
  const Story judged = told(after_a_meeting(true), {});
  EXPECT_EQ(as_prose(gist(judged, 5)), "At Burg Yorck attacks III Corps. France keeps the field: a minor victory.");
}

TEST(Story, WhoOnlyMarchedToTheGunsHadNoQuietHalfWeek) {
  State after = after_a_meeting(false);
  after.contacts.front().defenders.clear();
  after.contacts.front().to_the_guns = {{{"iii-corps"}, node("Alten")}};
  const Chapter chapter{{1}, state(), after, {}};
  const Story story = story_of(country(), as_told(country(), chapter, {Side::france, "", {}}));
  EXPECT_EQ(story.headline, "III Corps marches to Burg");
}

TEST(Story, WithoutMeetingsTheLongestMarchIsTheHeadlineAndWithoutMarchesItWasQuiet) {
  EXPECT_EQ(told(state(), {march("iii-corps", "Alten - Burg"), march("vi-corps", "Alten - Burg - Cron")}).headline,
            "VI Corps marches to Cron");
  EXPECT_EQ(told(state(), {}).headline, "A quiet half-week");
}

TEST(Story, Rule53ASidesStoryNamesNobodyOfTheEnemy) {
  const Chapter chapter{{1}, state(), after_a_meeting(true), {march("yorck", "Cron - Burg")}};
  const Story story = story_of(country(), as_told(country(), chapter, {Side::france, "", {}}));
  EXPECT_EQ(story.headline, "III Corps is attacked at Burg");
  EXPECT_EQ(story.meetings.front().sentences.front(), "At Burg III Corps is attacked");
  EXPECT_TRUE(story.marches.empty());
}

TEST(Ledger, WhateverWasSaidStandsInExactlyOneFold) {
  for (const Chapter& chapter : test::planted_chapters()) {
    std::size_t said = 0, told = 0;
    for (const Event& event : chapter.events)
      if (!event.said.empty() && !std::holds_alternative<OrderLodged>(event.change)) ++said;
    for (const LedgerFold& fold : ledger_of(chapter)) {
      EXPECT_FALSE(fold.lines.empty()) << fold.subject;
      EXPECT_FALSE(fold.outcome.empty()) << fold.subject;
      told += fold.lines.size();
    }
    EXPECT_EQ(told, said) << "turn " << chapter.turn.value;
  }
}

}  // namespace estafette::campaign::story_test
