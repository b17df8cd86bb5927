// Files of older programs are brought to today's form, all the way or not at all, and lose nothing on the way.
#include "campaign/journal/schema.hpp"
#include "campaigns.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::migration_test {
namespace {

using test::append_step, test::asked, test::CampaignName, test::found_small, test::sql;

/// Today's steps and one more.
Steps and_then(const std::string& step) {
  Steps all = steps();
  all.push_back(step);
  return all;
}

void migrate_file(const fs::path& file, const Steps& all) {
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
  SQLite::Transaction transaction(database);
  migrate(database, database.execAndGet("PRAGMA user_version").getInt(), all);
  transaction.commit();
}

/// What is in the file, and in which form.
std::string whole(const fs::path& file) {
  return asked(file, "SELECT * FROM sqlite_schema ORDER BY name") + asked(file, "SELECT * FROM commands") +
         asked(file, "PRAGMA user_version");
}

}  // namespace

TEST(JournalMigration, AFileOfVersion1TellsWhatItToldThen) {
  const CampaignName name;
  sql(name.path(), read_text(fs::path(ESTAFETTE_FIXTURES) / "journal/version-1.sql"));
  Journal journal(name.path());
  EXPECT_EQ(journal.document("map.xml"), "the map");
  EXPECT_EQ(test::told(journal.events({})), ": The campaign begins\n2.1.2: III Corps takes step 2\n");
  EXPECT_EQ(test::force(journal.state(), "III Corps").fatigued_until.value, 2);
  EXPECT_EQ(test::force(journal.state(), "Yorck").troops.formations.size(), 3U);
  append_step(journal, 3);
  EXPECT_EQ(journal.events({}).size(), 3U);
}

TEST(JournalMigration, AnOlderFileIsBroughtUpWhenItIsOpened) {
  const CampaignName name;
  sql(name.path(), "PRAGMA application_id = 0x45535446; PRAGMA user_version = 0;");
  EXPECT_TRUE(Journal(name.path()).events({}).empty());
  EXPECT_EQ(asked(name.path(), "PRAGMA user_version"), "1\n");
}

TEST(JournalMigration, ALaterStepMayFillWhatIsWrittenAndThenItIsClosedAgain) {
  const CampaignName name;
  found_small(name.path());
  migrate_file(name.path(), and_then("ALTER TABLE commands ADD COLUMN by TEXT; UPDATE commands SET by = 'the umpire'"));
  EXPECT_EQ(asked(name.path(), "SELECT words, by FROM commands"), "new|the umpire\n");
  EXPECT_EQ(asked(name.path(), "PRAGMA user_version"), "2\n");
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
