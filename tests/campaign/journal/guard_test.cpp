// What the journal refuses, and in which words; and that nothing which is written can be changed.
#include "campaigns.hpp"
#include "support/refusal.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <boost/nowide/fstream.hpp>
#include <gtest/gtest.h>

#ifndef _WIN32
#include <sys/stat.h>
#endif

namespace estafette::campaign::guard_test {
namespace {

using test::append_step, test::CampaignName, test::found_small, test::sql;

void write(const fs::path& file, const std::string& bytes) {
  boost::nowide::ofstream(file, std::ios::binary) << bytes;
}

/// Why the file cannot be opened, or read: without its name in front.
std::string opened(const fs::path& file) {
  const std::string words = test::refusal([&] {
    const Journal journal(file);
    (void)journal.state();
    (void)journal.events({});
  });
  const std::string name = file.generic_string() + ": ";
  return words.starts_with(name) ? words.substr(name.size()) : words;
}

}  // namespace

TEST(JournalGuard, NoCampaignIsFoundedOverAFileThatIsThere) {
  const CampaignName name;
  write(name.path(), "precious");
  EXPECT_EQ(test::refusal([&] { found_small(name.path()); }),
            name.path().generic_string() +
                ": found \"a file that exists already\"; expected a name not yet in use. Choose another name, or move "
                "that file away");
  EXPECT_EQ(read_bytes(name.path()), "precious");
}

TEST(JournalGuard, ACampaignThatIsFoundedTwiceIsThereOnce) {
  const CampaignName name;
  EXPECT_TRUE(found_small(name.path()));
  const std::string before = read_bytes(name.path());
  EXPECT_FALSE(found_small(name.path()));
  EXPECT_EQ(read_bytes(name.path()), before);
}

TEST(JournalGuard, ACampaignThatHasGoneOnIsNotFoundedAgain) {
  const CampaignName name;
  found_small(name.path());
  {
    Journal journal(name.path());
    append_step(journal, 1);
  }
  const std::string before = read_bytes(name.path());
  EXPECT_EQ(test::refusal([&] { found_small(name.path()); }),
            name.path().generic_string() +
                ": found \"this campaign, which has gone on since (command 2, \"march 1\")\"; expected a name not yet "
                "in use. Choose another name, or move that file away");
  EXPECT_EQ(read_bytes(name.path()), before);
}

#ifndef _WIN32
TEST(JournalGuard, NobodyWaitsForAPipeThatHasTheNameOfACampaignOrOfItsJournal) {
  const CampaignName name;
  ASSERT_EQ(::mkfifo(name.path().c_str(), 0600), 0);
  EXPECT_EQ(test::refusal([&] { found_small(name.path()); }),
            name.path().generic_string() +
                ": found \"a pipe or a device\"; expected a name not yet in use. Choose another name, or move that "
                "file away");
  fs::remove(name.path());

  found_small(name.path());
  const fs::path journal = name.path().string() + "-journal";
  ASSERT_EQ(::mkfifo(journal.c_str(), 0600), 0);
  EXPECT_EQ(test::refusal([&] { const Journal opened(name.path()); }),
            journal.generic_string() +
                ": found \"no file, but a folder, a pipe or a device\"; expected nothing of that name, or what SQLite "
                "left there. Remove it: estafette did not make it");
  fs::remove(journal);
}
#endif

TEST(JournalGuard, NoCampaignIsFoundedInAFolderThatIsNotThere) {
  const CampaignName name;
  const std::string words = test::refusal([&] { found_small(name.path().parent_path() / "nowhere" / "a.campaign"); });
  EXPECT_NE(words.find("nowhere\"; expected a folder that exists. Make it first, or name another"), std::string::npos)
      << words;
}

TEST(JournalGuard, WhatAKilledCampaignOfTheSameNameLeftBehindHarmsNoNewOne) {
  const CampaignName name;
  const fs::path left = name.path().string() + "-journal";
  write(left, "pages of a campaign that is no more");
  found_small(name.path());
  EXPECT_FALSE(fs::exists(left));
}

TEST(JournalGuard, WhatIsWrittenCannotBeChangedByAnybody) {
  const CampaignName name;
  found_small(name.path());
  Journal journal(name.path());
  append_step(journal, 1);
  (void)journal.undo("now");
  for (const char* table :
       {"documents", "commands", "undone", "events", "event_forces", "event_places", "turn_states"}) {
    EXPECT_NE(test::asked(name.path(), std::string("SELECT count(*) FROM ") + table), "0\n") << table;
    EXPECT_THROW(sql(name.path(), std::string("DELETE FROM ") + table), SQLite::Exception) << table;
  }
  for (const char* crime :
       {"UPDATE documents SET text = ''", "UPDATE commands SET words = 'x'", "UPDATE undone SET command = 1",
        "UPDATE events SET turn = 2", "UPDATE event_forces SET force = 'yorck'",
        "UPDATE event_places SET place = 'burg'", "UPDATE turn_states SET men = 0"})
    EXPECT_THROW(sql(name.path(), crime), SQLite::Exception) << crime;
}

TEST(JournalGuard, WhoeverCameSecondIsToldWhatHappenedMeanwhile) {
  const CampaignName name;
  found_small(name.path());
  Journal first(name.path());
  Journal second(name.path());
  append_step(first, 1);
  EXPECT_EQ(
      test::refusal([&] { append_step(second, 2); }),
      name.path().generic_string() +
          ": found \"a campaign that has changed meanwhile (command 2, \"march 1\")\"; expected the campaign as this "
          "command found it. Look at its status, then give the command again");
  EXPECT_NE(test::refusal([&] { (void)second.undo("now"); }), "accepted");
  EXPECT_EQ(Journal(name.path()).events({}).size(), 2U);

  append_step(first, 3);
  Journal third(name.path());
  (void)first.undo("now");
  EXPECT_EQ(test::refusal([&] { append_step(third, 2); }),
            name.path().generic_string() +
                ": found \"a campaign in which a command has been undone meanwhile\"; expected the campaign as this "
                "command found it. Look at its status, then give the command again");
}

TEST(JournalGuard, WhileAnotherProgramWritesOneWaitsAndIsTold) {
  const CampaignName name;
  found_small(name.path());
  Journal journal(name.path(), std::chrono::milliseconds(50));
  SQLite::Database other(name.path().string(), SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  EXPECT_EQ(test::refusal([&] { append_step(journal, 1); }),
            name.path().generic_string() +
                ": found \"a file that another program is writing to\"; expected a campaign file that is not in use. "
                "Wait until it has finished, then try again");
  other.exec("ROLLBACK");
  append_step(journal, 1);
  EXPECT_EQ(journal.events({}).size(), 2U);
}

TEST(JournalGuard, WhatIsNoCampaignIsRefused) {
  const CampaignName name;
  const std::string no_campaign =
      "found \"not a campaign file\"; expected a file made by estafette new. Is this the right file?";
  EXPECT_EQ(opened(name.path()), "found \"no such file\"; expected a campaign file. Begin one with estafette new");
  EXPECT_EQ(opened(name.path().parent_path()), "found \"a folder\"; expected a campaign file. Name the campaign in it");
  write(name.path(),
        "This is a letter, long enough to be taken for a database by who does not look at its first bytes.");
  EXPECT_EQ(opened(name.path()), no_campaign);
  write(name.path(), "");
  EXPECT_EQ(opened(name.path()), no_campaign);
  fs::remove(name.path());
  sql(name.path(), "CREATE TABLE recipes (name TEXT)");
  EXPECT_EQ(opened(name.path()), no_campaign);
}

TEST(JournalGuard, AFileOfANewerProgramIsRefusedUntouched) {
  const CampaignName name;
  found_small(name.path());
  sql(name.path(), "PRAGMA user_version = 99");
  const std::string before = read_bytes(name.path());
  EXPECT_EQ(opened(name.path()),
            "found \"version 99\"; expected version 5 or older. It was made by a newer estafette: install that one");
  EXPECT_EQ(read_bytes(name.path()), before);
}

TEST(JournalGuard, ADamagedFileIsRefusedWhereverTheDamageIs) {
  const CampaignName name;
  found_small(name.path());
  const std::string whole = read_bytes(name.path());
  for (std::size_t page = 4096; page < whole.size(); page += 4096) {
    std::string bytes = whole;
    bytes.replace(page, 64, std::string(64, '\xA5'));
    write(name.path(), bytes);
    EXPECT_NE(opened(name.path()), "accepted") << "page " << page / 4096 + 1;
  }
  write(name.path(), whole.substr(0, whole.size() / 2));
  EXPECT_NE(opened(name.path()), "accepted");
}

TEST(JournalGuard, AnEventThatNoEstafetteWroteIsNamed) {
  const CampaignName name;
  found_small(name.path());
  test::sql_as_ours(name.path(),
                    "INSERT INTO events VALUES (2, 1, 1, '2.1', 'Exploded', '', '', '{}', '[]', '{}', '{}')");
  EXPECT_EQ(opened(name.path()),
            "found \"event 2: no event is called \"Exploded\"\"; expected an event written by estafette. Use your last "
            "copy of it");
  fs::remove(name.path());
  found_small(name.path());
  test::sql_as_ours(name.path(),
                    "INSERT INTO events VALUES (2, 1, 1, '2.1', 'Removed', '', '', 'not json', '[]', '{}', '{}')");
  EXPECT_NE(opened(name.path()).find("found \"event 2: "), std::string::npos);
}

}  // namespace estafette::campaign::guard_test
