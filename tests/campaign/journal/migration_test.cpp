// Files of older programs are brought to today's form, all the way or not at all, and lose nothing on the way.
#include "campaign/journal/own_schema.hpp"
#include "campaign/journal/schema.hpp"
#include "campaign/journal/vouching.hpp"
#include "campaign/telling/telling.hpp"
#include "campaigns.hpp"
#include "faulty_vfs.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::campaign::migration_test {
namespace {

using test::append_step, test::asked, test::CampaignName, test::found_small, test::sql;

/// Today's steps and one more.
Steps and_then(const std::string& step) {
  Steps all = steps();
  all.push_back({.sql = step});
  return all;
}

void migrate_file(const fs::path& file, const Steps& all) {
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
  SQLite::Transaction transaction(database);
  migrate(database, database.execAndGet("PRAGMA user_version").getInt(), all);
  transaction.commit();
}

/// A campaign of each version as it was played then: two half-weeks, a battle, a ruling.
std::vector<fs::path> played_fixtures() {
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator(fs::path(ESTAFETTE_FIXTURES) / "journal"))
    if (entry.path().stem().string().ends_with("-played")) found.push_back(entry.path());
  return found;
}

/// What is in the file, and in which form.
std::string whole(const fs::path& file) {
  return asked(file, "SELECT * FROM sqlite_schema ORDER BY name") + asked(file, "SELECT * FROM commands") +
         asked(file, "PRAGMA user_version");
}

}  // namespace

TEST(JournalMigration, AFileOfVersion1TellsWhatItToldThen) {
  const CampaignName name;
  test::restore_fixture(name.path(), "version-1");
  Journal journal(name.path());
  EXPECT_EQ(journal.document("map.xml"), "the map");
  EXPECT_EQ(test::told(journal.events({})), ": The campaign begins\n2.1.2: III Corps takes step 2\n");
  EXPECT_EQ(test::force(journal.state(), "III Corps").fatigued_until.value, 2);
  EXPECT_EQ(test::force(journal.state(), "Yorck").troops->formations.size(), 3U);
  append_step(journal, 3);
  EXPECT_EQ(journal.events({}).size(), 3U);
}

TEST(JournalMigration, ACampaignOfEachVersionOpensAndIsBroughtToTodays) {
  int fixtures = 0;
  for (const fs::path& fixture : played_fixtures()) {
    SCOPED_TRACE(fixture.filename());
    const CampaignName name;
    test::restore_fixture(name.path(), fixture.stem().string());
    Journal journal(name.path());
    EXPECT_EQ(journal.state().turn.value, 3);
    EXPECT_EQ(journal.state().prestige, 12);
    EXPECT_GT(journal.events({}).size(), 30U);
    EXPECT_EQ(asked(name.path(), "PRAGMA user_version"), std::to_string(newest_version()) + "\n");
    ++fixtures;
  }
  EXPECT_EQ(fixtures, newest_version()) << "each version has a campaign of its own in tests/fixtures/journal";
}

TEST(JournalMigration, ACampaignOfVersion1TellsItsSentencesAndCausesWordForWord) {
  const CampaignName name;
  test::restore_fixture(name.path(), "version-1-played");
  std::string told;
  for (const Event& event : Journal(name.path()).events({})) told += tell(event.said) + "|" + tell(event.cause) + "\n";
  EXPECT_EQ(told, asked(name.path(), "SELECT sentence, cause FROM standing_events ORDER BY id"));
}

TEST(JournalMigration, OfVersion1OrdersRowsAndPointsAreFieldsAgain) {
  const CampaignName name;
  test::restore_fixture(name.path(), "version-1-played");
  const std::vector<Event> events = Journal(name.path()).events({});
  const auto is = [](const auto& wanted) {
    return [wanted](const Event& event) { return event.cause == Cause(wanted); };
  };
  EXPECT_TRUE(std::any_of(events.begin(), events.end(), is(ByOrder{1, "Imperial Guard: march Landshut"})));
  const auto won = std::find_if(events.begin(), events.end(),
                                is(ByRow{"each victory in battle over a single Coalition corps or lesser force"}));
  ASSERT_NE(won, events.end());
  EXPECT_EQ(won->said, says("prestige changes",
                            {{"rises", true},
                             {"points", 1},
                             {"score", 16},
                             {"why", as_written("France has won battle 1 at Landshut over a single corps or less")}}));
  const auto scouted =
      std::find_if(events.begin(), events.end(), [](const Event& event) { return !event.dice.empty(); });
  ASSERT_NE(scouted, events.end());
  EXPECT_EQ(scouted->dice.front().purpose,
            as_written("how far the report on Upper Austrian Landwehr is out, in percent"));
}

TEST(JournalMigration, WhatWasTakenBackBeforeIsStillTakenBack) {
  const CampaignName name;
  test::restore_fixture(name.path(), "version-1-played");
  EventFilter all;
  all.with_undone = true;
  EXPECT_EQ(tell(Journal(name.path()).events(all).back().said),
            "taken back: Ruling: Imperial Guard fatigued 4, because a mistake");
}

TEST(JournalMigration, AFileThatSaysNoVersionIsRefused) {
  const CampaignName name;
  sql(name.path(), "PRAGMA application_id = 0x45535446; PRAGMA user_version = 0;");
  EXPECT_NE(test::refusal([&] { const Journal journal(name.path()); }).find("found \"version 0\""), std::string::npos);
  sql(name.path(), "PRAGMA user_version = -1;");
  EXPECT_NE(test::refusal([&] { const Journal journal(name.path()); }).find("found \"version -1\""), std::string::npos);
}

TEST(JournalMigration, TodaysDefinitionsAreKnownByTheirSum) {
  const CampaignName name;
  found_small(name.path());
  SQLite::Database database(name.path().string(), SQLite::OPEN_READONLY);
  EXPECT_EQ(schema_sum(database), kTodaysSchema) << "a step was added: this is the sum for own_schema.hpp";
}

TEST(JournalMigration, WhatAnOlderFileHeldIsOnTrust) {
  const CampaignName name;
  test::restore_fixture(name.path(), "version-3-played");
  const std::vector<OnTrust> parts = Journal(name.path()).on_trust();
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_EQ(parts.front().first_event, 1);
  EXPECT_EQ(std::to_string(parts.front().last_event) + "\n", asked(name.path(), "SELECT max(id) FROM events"));
  EXPECT_EQ(parts.front().because, "brought up from version 3 of the file");
  EXPECT_EQ(look_through(name.path()).changed, "") << "and from then on it has a chain";
}

TEST(JournalMigration, ItMayBeCutOffAtAnyStep) {
  const CampaignName name;
  const fs::path folder = name.path().parent_path();
  test::restore_fixture(name.path(), "version-3-played");
  const std::string events = asked(name.path(), "SELECT * FROM events");
  const test::Tree before = test::tree_of(folder);
  for (int step = 0, steps = 1; step < steps; step += 5) {
    for (const test::End end : {test::End::killed, test::End::power_cut}) {
      test::restore(folder, before);
      test::Medium medium(folder);
      medium.cut_at(step);
      {
        const test::DiskUnderTest disk(medium);
        const test::FaultyVfs vfs(medium);
        (void)test::refusal([&] { const Journal journal(name.path()); });
      }
      if (medium.steps() > step) steps = step + 6;
      test::restore(folder, medium.left(end));
      EXPECT_EQ(test::refusal([&] { EXPECT_EQ(Journal(name.path()).state().turn.value, 3); }), "accepted") << step;
      EXPECT_EQ(asked(name.path(), "SELECT * FROM events"), events) << step;
    }
  }
}

TEST(JournalMigration, ALaterStepMayFillWhatIsWrittenAndThenItIsClosedAgain) {
  const CampaignName name;
  found_small(name.path());
  migrate_file(name.path(), and_then("ALTER TABLE commands ADD COLUMN by TEXT; UPDATE commands SET by = 'the umpire'"));
  EXPECT_EQ(asked(name.path(), "SELECT words, by FROM commands"), "new|the umpire\n");
  EXPECT_EQ(asked(name.path(), "PRAGMA user_version"), std::to_string(newest_version() + 1) + "\n");
  EXPECT_THROW(sql(name.path(), "UPDATE commands SET by = 'somebody else'"), SQLite::Exception);
}

TEST(JournalMigration, AStepThatFailsLeavesTheFileAsItWas) {
  const CampaignName name;
  found_small(name.path());
  const std::string before = whole(name.path());
  EXPECT_THROW(migrate_file(name.path(), and_then("UPDATE commands SET words = 'lost'; UPDATE nothing SET x = 1")),
               SQLite::Exception);
  EXPECT_EQ(whole(name.path()), before);
}

}  // namespace estafette::campaign::migration_test
