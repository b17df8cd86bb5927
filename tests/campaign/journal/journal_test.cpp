// The journal never forgets: what went in is there, what is undone is marked, and nothing else changes it.
#include "campaign/state/json.hpp"
#include "campaigns.hpp"
#include "support/refusal.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <fstream>

namespace estafette::campaign {
namespace {

using test::append_step, test::CampaignName, test::found_small;

void write(const fs::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}

std::string opened(const fs::path& file) {
  return test::refusal([&] { const Journal journal(file); });
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

TEST(Journal, NeverFoundsACampaignOverAFileThatIsThere) {
  const CampaignName name;
  write(name.path(), "precious");
  EXPECT_NE(test::refusal([&] { found_small(name.path()); }).find("a file that is there already"), std::string::npos);
  EXPECT_EQ(read_bytes(name.path()), "precious");
}

TEST(Journal, TellsEventsByForcePlaceTurnAndRule) {
  const CampaignName name;
  found_small(name.path());
  Journal journal(name.path());
  append_step(journal, 1);
  const auto count = [&](const EventFilter& filter) { return journal.events(filter).size(); };
  EXPECT_EQ(count({}), 2U);
  EXPECT_EQ(count({.force = ForceId{"iii-corps"}, .place = {}, .turn = {}, .rule = "", .with_undone = false}), 1U);
  EXPECT_EQ(count({.force = ForceId{"yorck"}, .place = {}, .turn = {}, .rule = "", .with_undone = false}), 0U);
  EXPECT_EQ(count({.force = {}, .place = test::node("Alten"), .turn = {}, .rule = "", .with_undone = false}), 1U);
  EXPECT_EQ(count({.force = {}, .place = {}, .turn = Turn{2}, .rule = "", .with_undone = false}), 0U);
  EXPECT_EQ(count({.force = {}, .place = {}, .turn = {}, .rule = "2.1", .with_undone = false}), 1U);
  EXPECT_EQ(count({.force = {}, .place = {}, .turn = {}, .rule = "2.1.", .with_undone = false}), 0U);
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
  EXPECT_NE(test::refusal([&] { (void)journal.undo("now"); }).find("nothing but the founding"), std::string::npos);
  EXPECT_EQ(journal.events({.force = {}, .place = {}, .turn = {}, .rule = "", .with_undone = true}).size(), 3U);
}

TEST(Journal, WhatIsWrittenCannotBeChangedByAnybody) {
  const CampaignName name;
  found_small(name.path());
  SQLite::Database database(name.path().string(), SQLite::OPEN_READWRITE);
  for (const char* crime :
       {"DELETE FROM events", "UPDATE events SET turn = 2", "UPDATE commands SET words = 'x'", "DELETE FROM documents"})
    EXPECT_THROW(database.exec(crime), SQLite::Exception) << crime;
}

TEST(Journal, IsToldWhenTheCampaignWentOnMeanwhile) {
  const CampaignName name;
  found_small(name.path());
  Journal first(name.path());
  Journal second(name.path());
  append_step(first, 1);
  EXPECT_NE(
      test::refusal([&] { append_step(second, 2); })
          .find("found \"the campaign went on meanwhile, with \"march 1\"\"; expected the campaign as this command "
                "found it. Look at its status, then give the command again"),
      std::string::npos);
  EXPECT_EQ(Journal(name.path()).events({}).size(), 2U);
}

TEST(Journal, IsToldWhenAnotherProgramWritesAndWouldNotEnd) {
  const CampaignName name;
  found_small(name.path());
  Journal journal(name.path());
  SQLite::Database other(name.path().string(), SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  EXPECT_NE(test::refusal([&] { append_step(journal, 1); }).find("another program that writes to it"),
            std::string::npos);
}

TEST(Journal, RefusesWhatIsNoCampaign) {
  const CampaignName name;
  EXPECT_NE(opened(name.path()).find("no such file"), std::string::npos);
  write(name.path(),
        "This is a letter, long enough to be taken for a database if one did not look at its first bytes.");
  EXPECT_NE(opened(name.path()).find("no campaign file"), std::string::npos);
  write(name.path(), "");
  EXPECT_NE(opened(name.path()).find("no campaign file"), std::string::npos);
  EXPECT_NE(opened(name.path().parent_path()).find("no such file"), std::string::npos);
}

TEST(Journal, RefusesAFileOfANewerProgramAndADamagedOne) {
  const CampaignName name;
  found_small(name.path());
  {
    SQLite::Database database(name.path().string(), SQLite::OPEN_READWRITE);
    database.exec("PRAGMA user_version = 99");
  }
  EXPECT_NE(opened(name.path()).find("It was made by a newer estafette"), std::string::npos);

  fs::remove(name.path());
  found_small(name.path());
  std::string bytes = read_bytes(name.path());
  for (std::size_t i = 4096; i < bytes.size(); i += 7) bytes[i] = 'x';
  write(name.path(), bytes);
  EXPECT_NE(opened(name.path()), "accepted");
}

RC_GTEST_PROP(JournalAlways, UndoAfterAnyCommandRestoresTheStateBeforeIt, ()) {
  const CampaignName name;
  found_small(name.path());
  Journal journal(name.path());
  std::vector<std::string> states = {to_json(journal.state())};
  const int commands = *rc::gen::inRange(1, 6);
  for (int i = 1; i <= commands; ++i) {
    append_step(journal, *rc::gen::inRange(1, 50));
    states.push_back(to_json(journal.state()));
  }
  for (int i = commands; i > 0; --i) {
    RC_ASSERT(to_json(journal.state()) == states[static_cast<std::size_t>(i)]);
    (void)journal.undo("now");
  }
  RC_ASSERT(to_json(Journal(name.path()).state()) == states.front());
}

}  // namespace estafette::campaign
