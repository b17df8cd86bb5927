// The journal never forgets: what went in is there, and what is taken back is marked.
#include "campaign/telling/telling.hpp"
#include "campaigns.hpp"
#include "support/refusal.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace estafette::campaign::journal_test {
namespace {

using test::append_step, test::CampaignName, test::found_small;

Event turn_ended(int turn) {
  Event event;
  event.turn = {turn};
  event.rule = "1.1";
  event.said = as_written(fmt::format("Turn {} is over", turn));
  event.change = TurnEnded{};
  return event;
}

std::string sentences(const std::vector<Event>& events) {
  std::string text;
  for (const Event& event : events) text += tell(event.said) + ". ";
  return text;
}

}  // namespace

TEST(Journal, KeepsWhatTheCampaignWasFoundedWith) {
  const CampaignName name;
  found_small(name.path());
  const Journal journal(name.path());
  EXPECT_EQ(journal.document("map.xml"), "the map");
  EXPECT_EQ(journal.state().forces.size(), 2U);
  EXPECT_FALSE(fs::exists(name.path().string() + "-journal")) << "one portable file";
}

TEST(Journal, TellsEventsByForcePlaceTurnAndRule) {
  const CampaignName name;
  found_small(name.path());
  Journal journal(name.path());
  append_step(journal, 1);
  test::append(journal, "turn", {turn_ended(1)});
  append_step(journal, 2);
  const auto told = [&](auto set) {
    EventFilter filter;
    set(filter);
    return sentences(journal.events(filter));
  };
  EXPECT_EQ(told([](EventFilter&) {}),
            "The campaign begins. III Corps takes step 1. Turn 1 is over. III Corps takes step 2. ");
  EXPECT_EQ(told([](EventFilter& f) { f.force = {"iii-corps"}; }), "III Corps takes step 1. III Corps takes step 2. ");
  EXPECT_EQ(told([](EventFilter& f) { f.force = {"yorck"}; }), "");
  EXPECT_EQ(told([](EventFilter& f) { f.place = test::node("Alten"); }),
            "III Corps takes step 1. III Corps takes step 2. ");
  EXPECT_EQ(told([](EventFilter& f) { f.turn = {2}; }), "III Corps takes step 2. ");
  EXPECT_EQ(told([](EventFilter& f) { f.turn = {3}; }), "");
  EXPECT_EQ(told([](EventFilter& f) {
              f.turn = {1};
              f.up_to = {2};
              f.force = {"iii-corps"};
            }),
            "III Corps takes step 1. III Corps takes step 2. ");
}

TEST(Journal, EventsThatAreOnlyToldComeWithoutWhatTheyChanged) {
  const CampaignName name;
  found_small(name.path());
  Journal journal(name.path());
  append_step(journal, 1);
  EventFilter filter;
  filter.to_tell = true;
  std::vector<Event> whole = journal.events({});
  for (Event& event : whole) event.change = Told{};
  EXPECT_EQ(journal.events(filter), whole);
}

TEST(Journal, ARuleIncludesItsParagraphsAndNoNeighbour) {
  const CampaignName name;
  found_small(name.path());
  Journal journal(name.path());
  append_step(journal, 1);  // rule 2.1.2
  const auto told = [&](const std::string& rule) {
    EventFilter filter;
    filter.rule = rule;
    return journal.events(filter).size();
  };
  for (const char* rule : {"2", "2.1", "2.1.2"}) EXPECT_EQ(told(rule), 1U) << rule;
  for (const char* rule : {"1", "2.1.", "2.1.21", "2.1.2.1", "2.", "%", "_.1"}) EXPECT_EQ(told(rule), 0U) << rule;
}

TEST(Journal, GivesEveryEventBackAsItWas) {
  const CampaignName name;
  found_small(name.path());
  Journal journal(name.path());
  append_step(journal, 4);
  EXPECT_EQ(journal.events({}).back(), test::step(journal.state(), 4));
}

TEST(Journal, UndoTakesBackTheLastCommandWholeAndThenTheOneBefore) {
  const CampaignName name;
  found_small(name.path());
  Journal journal(name.path());
  append_step(journal, 1);
  append_step(journal, 2);
  EXPECT_EQ(journal.undo("now"), "march 2");
  EXPECT_EQ(test::force(journal.state(), "III Corps").fatigued_until.value, 1);
  EXPECT_EQ(journal.undo("now"), "march 1");
  EXPECT_EQ(test::force(journal.state(), "III Corps").fatigued_until.value, 0);
  EventFilter all;
  all.with_undone = true;
  EXPECT_EQ(sentences(journal.events(all)),
            "The campaign begins. taken back: III Corps takes step 1. taken back: III Corps takes step 2. ");
  append_step(journal, 3);
  EXPECT_EQ(sentences(journal.events({})), "The campaign begins. III Corps takes step 3. ");
}

TEST(Journal, TheFoundingIsNotTakenBack) {
  const CampaignName name;
  found_small(name.path());
  Journal journal(name.path());
  EXPECT_EQ(test::refusal([&] { (void)journal.undo("now"); }),
            name.path().generic_string() +
                ": found \"a campaign that has only begun\"; expected a command to undo. To start afresh, begin "
                "another campaign with estafette new");
}

TEST(Journal, ADocumentThatItWasNotFoundedWithIsRefused) {
  const CampaignName name;
  found_small(name.path());
  EXPECT_EQ(test::refusal([&] { (void)Journal(name.path()).document("rules.xml"); }),
            name.path().generic_string() +
                ": found \"no rules.xml\"; expected a campaign with its rules.xml. Begin the campaign again");
}

TEST(Journal, TellsOnlyEventsOfTheKindsThatAreAskedForAndUnspokenOnesWithoutWords) {
  const CampaignName name;
  found_small(name.path());
  Journal journal(name.path());
  append_step(journal, 1);
  Event battle;
  battle.said = as_written("A battle");
  battle.change = BattleSet{};
  test::append(journal, "battle", {battle, turn_ended(1)});
  EXPECT_EQ(sentences(journal.events({.kinds = {"Fatigued", "TurnEnded"}})),
            "III Corps takes step 1. Turn 1 is over. ");
  EventFilter filter;
  filter.unspoken = true;
  filter.to_fold = true;
  const std::vector<Event> events = journal.events(filter);
  ASSERT_EQ(events.size(), 3U) << "without the battle";
  EXPECT_EQ(sentences(events), ". . . ");
  EXPECT_EQ(events[1].rule, "2.1.2");
  EXPECT_EQ(events[1].change, Change(Fatigued{{"iii-corps"}, {1}}));
}

TEST(Journal, DoesAgainWhatFindsTheCampaignAsItDidEvenIfTheCommandsBeforeItWereDoneAgain) {
  const CampaignName name;
  found_small(name.path());
  Journal journal(name.path());
  append_step(journal, 1);
  append_step(journal, 2);
  for (int i = 0; i < 2; ++i) (void)journal.undo("now");
  EventFilter filter;
  filter.command = journal.to_redo()->id;
  filter.as_written = true;
  EXPECT_EQ(filter.command, 2);
  test::append(journal, "march 1", journal.events(filter));
  EXPECT_EQ(journal.to_redo()->id, 3);
  append_step(journal, 9);
  EXPECT_FALSE(journal.to_redo());
  append_step(journal, 1);
  EXPECT_EQ(journal.to_redo()->id, 3) << "by another way to the same state";
}

}  // namespace estafette::campaign::journal_test
