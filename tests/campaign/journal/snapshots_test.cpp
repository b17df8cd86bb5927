// Snapshots: today's state is found from the last one, and they never say anything else than the events.
#include "campaign/journal/snapshots.hpp"

#include "campaign/journal/vouching.hpp"
#include "campaigns.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::snapshots_test {
namespace {

using test::append_step, test::asked, test::CampaignName, test::found_small, test::sql_as_ours;

/// Ends a turn in which nothing else has happened than that France won a point.
void play_a_turn(Journal& journal) {
  Event won;
  Event ended;
  won.turn = ended.turn = journal.state().turn;
  won.change = PrestigeChanged{1};
  ended.change = TurnEnded{};
  test::append(journal, "turn", {won, ended});
}

/// A campaign with a turn, and a command after it.
void play(const fs::path& file) {
  found_small(file);
  Journal journal(file);
  play_a_turn(journal);
  append_step(journal, 3);
}

/// Does to the file what only a program could that knows our page sums and removes the guards.
void tamper(const fs::path& file, const std::string& table, const std::string& words) {
  const std::string guard = "no_UPDATE_of_" + table;
  const std::string definition = asked(file, "SELECT sql FROM sqlite_schema WHERE name = '" + guard + "'");
  sql_as_ours(file, "DROP TRIGGER " + guard + "; " + words + "; " + definition);
}

}  // namespace

TEST(Snapshots, OfTheEventsOnlyThoseSinceTheLastOneAreRead) {
  const CampaignName name;
  play(name.path());
  const State before = Journal(name.path()).state();
  tamper(name.path(), "events", "UPDATE events SET change = 'unreadable' WHERE command < 3");
  EXPECT_EQ(Journal(name.path()).state(), before);
  tamper(name.path(), "events", "UPDATE events SET change = 'unreadable' WHERE command = 3");
  EXPECT_NE(test::refusal([&] { (void)Journal(name.path()).state(); }), "");
}

TEST(Snapshots, HoldOnlyWhatHasChangedSinceTheOneBefore) {
  const CampaignName name;
  play(name.path());
  EXPECT_EQ(asked(name.path(), "SELECT part FROM snapshots WHERE command = 2 ORDER BY part"), "prestige\nturn\n");
  EXPECT_EQ(asked(name.path(), "SELECT count(*) FROM snapshots WHERE command = 3"), "0\n") << "it ended no turn";
}

TEST(Snapshots, WithinATurnOneIsWrittenAfterACommandOfWhichThereIsMuchToRead) {
  const CampaignName name;
  found_small(name.path());
  Journal journal(name.path());
  Event won;
  Event much;
  won.turn = much.turn = journal.state().turn;
  won.change = PrestigeChanged{1};
  much.change = RulesChanged{std::string(kWorthASnapshot, 'x')};
  test::append(journal, "ruling", {won});
  test::append(journal, "rules", {won, much});
  append_step(journal, 4);
  EXPECT_EQ(asked(name.path(), "SELECT command, part FROM snapshots WHERE command > 1"), "3|prestige\n");
  EXPECT_EQ(look_through(name.path()).changed, "");
  (void)journal.undo("now");
  (void)journal.undo("now");
  EXPECT_EQ(Journal(name.path()).state(), journal.state());
  EXPECT_EQ(look_through(name.path()).changed, "");
}

TEST(Snapshots, OfATurnThatWasTakenBackCountNoMore) {
  const CampaignName name;
  found_small(name.path());
  Journal journal(name.path());
  const State begun = journal.state();
  play_a_turn(journal);
  const State played = journal.state();
  (void)journal.undo("now");
  EXPECT_EQ(Journal(name.path()).state(), begun);
  play_a_turn(journal);
  EXPECT_EQ(Journal(name.path()).state(), played);
  EXPECT_EQ(journal.state_before(3), begun);
}

TEST(Snapshots, OfAnotherProgramAreNotRead) {
  const CampaignName name;
  play(name.path());
  const State before = Journal(name.path()).state();
  tamper(name.path(), "snapshots", "UPDATE snapshots SET stamp = 'another', bytes = x'00'");
  EXPECT_EQ(Journal(name.path()).state(), before);
}

TEST(Snapshots, ThatCannotBeReadAreRefusedAndVouchingTakesThemOut) {
  const CampaignName name;
  play(name.path());
  const State before = Journal(name.path()).state();
  tamper(name.path(), "snapshots", "UPDATE snapshots SET bytes = x'ffff' WHERE part = 'forces'");
  EXPECT_NE(test::refusal([&] { (void)Journal(name.path()).state(); }).find("estafette vouch"), std::string::npos);
  EXPECT_EQ(look_through(name.path()).changed, "the snapshot after command 1, to which its events do not lead");
  vouch_for(name.path(), "I have looked at it");
  EXPECT_EQ(look_through(name.path()).changed, "");
  EXPECT_EQ(Journal(name.path()).state(), before);
}

TEST(Snapshots, LongerThanAnyStateAreRefusedBeforeTheyFillTheMemory) {
  const CampaignName name;
  play(name.path());
  tamper(name.path(), "snapshots", "UPDATE snapshots SET bytes = zeroblob(8000001) WHERE part = 'forces'");
  EXPECT_NE(test::refusal([&] { (void)Journal(name.path()).state(); }).find("more bytes than any state's"),
            std::string::npos);
}

TEST(Snapshots, ThatSayAnythingElseThanTheEventsAreFoundByVouch) {
  const CampaignName name;
  play(name.path());
  const State before = Journal(name.path()).state();
  EXPECT_EQ(look_through(name.path()).changed, "");
  tamper(name.path(), "snapshots", "UPDATE snapshots SET bytes = x'7e' WHERE part = 'prestige' AND command = 2");
  EXPECT_NE(Journal(name.path()).state(), before);
  EXPECT_EQ(look_through(name.path()).changed, "the snapshot after command 2, to which its events do not lead");
  vouch_for(name.path(), "I have looked at it");
  EXPECT_EQ(Journal(name.path()).state(), before);
  EXPECT_EQ(look_through(name.path()).changed, "");
}

}  // namespace estafette::campaign::snapshots_test
