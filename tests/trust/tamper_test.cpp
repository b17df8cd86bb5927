// A campaign file from somebody else is not believed: whatever was changed in it is seen, and named.
// ESTAFETTE_TORTURE=some or =all flips more bits.
#include "base/files/environment.hpp"
#include "campaign/journal/campaigns.hpp"
#include "campaign/journal/vouching.hpp"
#include "support/refusal.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <boost/nowide/fstream.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <random>

namespace estafette::campaign::tamper_test {
namespace {

using test::CampaignName, test::sql, test::sql_as_ours;

/// The umpire gives France a point.
void rule(Journal& journal) {
  Event ruling;
  ruling.turn = journal.state().turn;
  ruling.said = as_written("a point for France");
  ruling.change = PrestigeChanged{1};
  test::append(journal, "ruling", {ruling});
}

/// A campaign of two half-weeks and a battle, with a command taken back, as this estafette has it.
class Tamper : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    const CampaignName name;
    test::restore_fixture(name.path(), "version-3-played");
    {
      Journal journal(name.path());
      rule(journal);
      (void)journal.undo("2026-11-22 10:00 UTC");
    }
    bytes = read_bytes(name.path());
  }
  void SetUp() override { write(bytes); }

  void write(const std::string& all) const { boost::nowide::ofstream(file(), std::ios::binary) << all; }
  [[nodiscard]] const fs::path& file() const { return name_.path(); }

  /// Why it is not opened, without its name; "accepted".
  [[nodiscard]] std::string opened() const {
    const std::string words = test::refusal([&] {
      const Journal journal(file());
      (void)journal.state();
    });
    const std::string start = file().generic_string() + ": found ";
    return words.starts_with(start) ? words.substr(start.size()) : words;
  }

  /// What is found if another program does that to the file, with the guards away and put back as they were.
  [[nodiscard]] std::string after(const std::string& words) const {
    SQLite::Database database(file().string(), SQLite::OPEN_READWRITE);
    std::vector<std::pair<std::string, std::string>> guards;
    SQLite::Statement query(database, "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'");
    while (query.executeStep()) guards.emplace_back(query.getColumn(0).getString(), query.getColumn(1).getString());
    query.reset();
    for (const auto& [guard, definition] : guards) database.exec("DROP TRIGGER " + guard);
    database.exec(words);
    for (const auto& [guard, definition] : guards) database.exec(definition);
    return opened();
  }

  static inline std::string bytes;

 private:
  CampaignName name_;
};

bool begins(const std::string& text, const std::string& start) {
  return text.starts_with(start);
}

}  // namespace

TEST_F(Tamper, AnEventThatWasChangedIsNamedByItsNumber) {
  for (const char* change :
       {"UPDATE events SET turn = turn + 1 WHERE id = 7",
        "UPDATE events SET said = replace(said, 'a', 'e') WHERE id = 7",
        "UPDATE events SET change = change || ' ' WHERE id = 7", "INSERT INTO event_forces VALUES (7, 'iii-corps')",
        "INSERT INTO event_places VALUES (7, 'leipzig')"}) {
    write(bytes);
    EXPECT_EQ(
        after(change),
        "\"event 7: not as estafette wrote it\"; expected a campaign as estafette wrote it (this one is not, from "
        "event 7 on). Use your last copy of it; if you know what was changed, and want it so: estafette vouch")
        << change;
  }
}

TEST_F(Tamper, AnEventThatWasTakenOutPutInOrMovedIsNamedByItsNumber) {
  EXPECT_TRUE(begins(after("DELETE FROM events WHERE id = 9"), "\"event 9: not as estafette wrote it\"") ||
              begins(opened(), "\"no event 9\""))
      << opened();
  write(bytes);
  EXPECT_TRUE(begins(after("DELETE FROM events WHERE id = 9; DELETE FROM event_forces WHERE event = 9; DELETE FROM "
                           "event_places WHERE event = 9"),
                     "\"no event 9\""))
      << opened();
  write(bytes);
  EXPECT_TRUE(begins(after("DELETE FROM events WHERE id = 9; DELETE FROM chain WHERE record = 'event' AND number = 9"),
                     "\"no event 9\""))
      << opened();
  write(bytes);
  const std::string next = test::asked(file(), "SELECT max(id) + 1 FROM events");
  const std::string number = next.substr(0, next.size() - 1);
  EXPECT_TRUE(begins(after("INSERT INTO events SELECT (SELECT max(id) + 1 FROM events), command, turn, rule, kind, "
                           "sentence, cause, change, dice, said, because FROM events WHERE id = 9"),
                     "\"event " + number + ": not written by estafette\""))
      << opened();
  write(bytes);
  EXPECT_TRUE(begins(after("UPDATE events SET id = 100000 WHERE id = 5; UPDATE events SET id = 5 WHERE id = 6; UPDATE "
                           "events SET id = 6 WHERE id = 100000"),
                     "\"event 5: not as estafette wrote it\""))
      << opened();
}

TEST_F(Tamper, WhateverElseWasChangedIsNamed) {
  const std::vector<std::pair<std::string, std::string>> changes = {
      {"UPDATE documents SET text = text || ' ' WHERE name = 'map.xml'",
       "\"the files that the campaign was made from: not as estafette wrote it\""},
      {"UPDATE commands SET words = 'turn' WHERE id = 2", "\"command 2: not as estafette wrote it\""},
      {"DELETE FROM commands WHERE id = 2", "\"nothing of command 2\""},
      {"UPDATE turn_states SET men = men + 1 WHERE command = 1",
       "\"the strengths after command 1: not as estafette wrote it\""},
      {"DELETE FROM undone", "\"nothing of the taking back of command "},
      {"INSERT INTO undone VALUES (2, 'now')", "\"the taking back of command 2: not written by estafette\""},
      {"UPDATE vouched SET because = 'all is well'", "\"what was taken on trust, 1: not as estafette wrote it\""},
      {"UPDATE chain SET record = 'novel' WHERE id = 3", "\"a link of the chain that is none of ours\""}};
  for (const auto& [change, found] : changes) {
    write(bytes);
    const std::string words = after(change);
    EXPECT_TRUE(begins(words, found)) << change << ": " << words;
  }
}

TEST_F(Tamper, WhatIsForeignOrChangedOrMissingAmongTheTablesIsNamed) {
  const std::vector<std::pair<std::string, std::string>> changes = {
      {"CREATE TABLE notes (text TEXT)", "\"a foreign table \"notes\"\""},
      {"CREATE VIEW my_view AS SELECT * FROM events", "\"a foreign view \"my_view\"\""},
      {"CREATE INDEX fast ON events (turn)", "\"a foreign index \"fast\"\""},
      {"CREATE TRIGGER spy AFTER INSERT ON commands BEGIN SELECT 1; END", "\"a foreign trigger \"spy\"\""},
      {"ANALYZE", "\"a foreign table \"sqlite_stat1\"\""},
      {"DROP VIEW marches; CREATE VIEW marches AS SELECT 1", "\"a changed view \"marches\"\""},
      {"DROP INDEX events_by_command", "\"no index \"events_by_command\"\""},
      {"ALTER TABLE undone ADD COLUMN by TEXT", "\"a changed table \"undone\"\""},
      {"CREATE VIRTUAL TABLE words USING fts5(text)", "\"a foreign table \"words"}};
  for (const auto& [change, found] : changes) {
    write(bytes);
    const std::string words = after(change);
    EXPECT_TRUE(begins(words, found)) << change << ": " << words;
  }
}

TEST_F(Tamper, NoForeignTriggerOrViewRuns) {
  sql(file(),
      "CREATE TABLE seen (what TEXT); CREATE TRIGGER spy AFTER INSERT ON commands BEGIN INSERT INTO seen VALUES "
      "('a command'); END; DROP VIEW standing_events; CREATE VIEW standing_events AS SELECT * FROM events WHERE "
      "randomblob(1000000000) IS NOT NULL");
  for (const char* found :
       {"a foreign table \"seen\"", "a foreign trigger \"spy\"", "a changed view \"standing_events\""})
    EXPECT_NE(opened().find(found), std::string::npos) << opened();
  EXPECT_NE(test::refusal([&] { (void)look_through(file()); }), "accepted");
  EXPECT_EQ(test::asked(file(), "SELECT count(*) FROM seen"), "0\n");
}

TEST_F(Tamper, AProgramThatOnlyPacksTheFileIsSeenToo) {
  sql(file(), "VACUUM");
  EXPECT_TRUE(begins(opened(), "\"page ")) << opened();
  EXPECT_NE(opened().find("All its events are as estafette wrote them"), std::string::npos) << opened();
}

TEST_F(Tamper, NumbersOfOtherProgramsAreRefused) {
  for (const char* other :
       {"application_id = 0", "application_id = 1", "user_version = 0", "user_version = -4", "user_version = 99"}) {
    write(bytes);
    sql(file(), std::string("PRAGMA ") + other);
    EXPECT_NE(opened(), "accepted") << other;
  }
}

TEST_F(Tamper, AFileWithAWriteAheadLogIsRefused) {
  sql(file(), "PRAGMA journal_mode = WAL");
  EXPECT_NE(opened().find("a file with a write-ahead log"), std::string::npos) << opened();
}

TEST_F(Tamper, EachSingleBitThatIsFlippedIsSeen) {
  const std::string torture = environment("ESTAFETTE_TORTURE");
  const std::size_t tries = torture.empty() ? 150 : torture == "all" ? 20'000 : 2'000;
  std::mt19937_64 random(1813);
  std::vector<std::size_t> bits;
  constexpr std::size_t kHeader = 100;  // bytes, of SQLite's
  const std::size_t stride = torture.empty() ? 13 : 1;
  for (std::size_t bit = 0; bit < 8 * kHeader; bit += stride) bits.push_back(bit);
  for (std::size_t i = 0; i < tries; ++i) bits.push_back(random() % (8 * bytes.size()));
  for (const std::size_t bit : bits) {
    std::string changed = bytes;
    changed[bit / 8] = static_cast<char>(static_cast<unsigned char>(changed[bit / 8]) ^ (1U << (bit % 8)));
    write(changed);
    EXPECT_NE(opened(), "accepted") << fmt::format("bit {} of byte {}", bit % 8, bit / 8);
  }
}

TEST_F(Tamper, AFileThatIsCutShortOrHasSomethingBehindItIsSeen) {
  for (const std::size_t left : {bytes.size() - 1, bytes.size() - 4096, bytes.size() / 2, std::size_t{4096}}) {
    write(bytes.substr(0, left));
    EXPECT_NE(opened(), "accepted") << left;
  }
  for (const std::size_t more : {std::size_t{1}, std::size_t{4096}}) {
    write(bytes + std::string(more, '\0'));
    EXPECT_NE(opened(), "accepted") << more;
  }
}

TEST_F(Tamper, WhatIsForgedWithRightSumsIsSeenWhenTheFileIsLookedThrough) {
  sql_as_ours(file(),
              "DROP TRIGGER no_UPDATE_of_events; UPDATE events SET turn = 9 WHERE id = 7;"
              "CREATE TRIGGER no_UPDATE_of_events BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'the "
              "journal is append-only'); END");
  EXPECT_EQ(opened(), "accepted") << "the sums are right";
  const FileFound found = look_through(file());
  EXPECT_EQ(found.changed, "event 7: not as estafette wrote it");
  EXPECT_EQ(found.from_event, 7);
}

TEST_F(Tamper, TheUmpireMayVouchForAChangedFileAndThatIsKept) {
  const std::string seal = look_through(file()).seal;
  EXPECT_NE(after("UPDATE events SET turn = 9 WHERE id = 7"), "accepted");
  vouch_for(file(), "I did it");
  EXPECT_EQ(opened(), "accepted");
  const FileFound found = look_through(file());
  EXPECT_EQ(found.changed, "");
  EXPECT_NE(found.seal, seal);
  ASSERT_EQ(found.on_trust.size(), 2U) << "from version 3, and now";
  EXPECT_EQ(found.on_trust.back().first_event, 7);
  EXPECT_EQ(found.on_trust.back().last_event, found.events);
  EXPECT_EQ(found.on_trust.back().because, "I did it");
}

TEST_F(Tamper, WhoVouchesForAFileOfWhichNoEventWasChangedPutsNothingOnTrust) {
  const std::string seal = look_through(file()).seal;
  sql(file(), "VACUUM");
  vouch_for(file(), "my browser of databases packed it");
  EXPECT_EQ(opened(), "accepted");
  EXPECT_EQ(look_through(file()).seal, seal);
  EXPECT_EQ(look_through(file()).on_trust.size(), 1U);
}

TEST_F(Tamper, TheSealTellsTwoCampaignsApart) {
  const std::string seal = look_through(file()).seal;
  EXPECT_EQ(seal.size(), 19U);
  EXPECT_EQ(look_through(file()).seal, seal);
  Journal journal(file());
  rule(journal);
  EXPECT_NE(look_through(file()).seal, seal);
}

}  // namespace estafette::campaign::tamper_test
