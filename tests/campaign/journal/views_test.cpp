// The views that umpires may ask by SQL (docs/formats/campaign-file.md).
#include "campaigns.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

namespace estafette::campaign {
namespace {

using test::CampaignName, test::found_small;

/// The rows of a query, fields parted by "|".
std::string asked(const fs::path& file, const std::string& sql) {
  SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
  SQLite::Statement query(database, sql);
  std::string text;
  while (query.executeStep()) {
    for (int i = 0; i < query.getColumnCount(); ++i) text += (i > 0 ? "|" : "") + query.getColumn(i).getString();
    text += "\n";
  }
  return text;
}

Event event(const std::string& rule, const std::string& sentence, Change change) {
  Event made;
  made.turn = {1};
  made.rule = rule;
  made.sentence = sentence;
  made.change = std::move(change);
  return made;
}

/// One turn: III Corps marches, a point of prestige is won.
void play(const fs::path& file) {
  Journal journal(file);
  State state = journal.state();
  const std::vector<Event> events = {event("2.1", "III Corps marches",
                                           Moved{.force = {"iii-corps"},
                                                 .way = test::way("Alten - Burg"),
                                                 .spent = 1,
                                                 .withdrawing = false,
                                                 .into_enemy = true}),
                                     event("4.5", "Dresden is occupied", PrestigeChanged{1}),
                                     event("1.1", "Turn 1 is over", TurnEnded{})};
  for (const Event& one : events) apply(state, one);
  journal.append("turn", events, state, "now");
}

}  // namespace

TEST(JournalViews, TellForcesStrengthMarchesAndPrestige) {
  const CampaignName name;
  found_small(name.path());
  play(name.path());
  EXPECT_EQ(asked(name.path(), "SELECT turn, name, side, node FROM forces_by_turn ORDER BY turn, name"),
            "0|III Corps|france|alten\n0|Yorck|coalition|burg\n1|III Corps|france|burg\n1|Yorck|coalition|burg\n");
  EXPECT_EQ(asked(name.path(), "SELECT turn, side, sum(men), sum(guns) FROM strength_by_turn GROUP BY turn, side"),
            "0|coalition|2800|8\n0|france|2800|8\n1|coalition|2800|8\n1|france|2800|8\n");
  EXPECT_EQ(asked(name.path(), "SELECT turn, force, way, spent, into_enemy FROM marches"),
            "1|iii-corps|alten - burg|1|1\n");
  EXPECT_EQ(asked(name.path(), "SELECT turn, rule, points, sentence FROM prestige_ledger"),
            "1|4.5|1|Dresden is occupied\n");
}

TEST(JournalViews, ForgetWhatIsUndone) {
  const CampaignName name;
  found_small(name.path());
  play(name.path());
  (void)Journal(name.path()).undo("now");
  EXPECT_EQ(asked(name.path(), "SELECT count(*) FROM marches"), "0\n");
  EXPECT_EQ(asked(name.path(), "SELECT max(turn) FROM forces_by_turn"), "0\n");
}

}  // namespace estafette::campaign
