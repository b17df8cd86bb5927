// A campaign that an earlier estafette has founded and played is played on.
#include "base/files/files.hpp"
#include "campaign/umpire/campaign_file.hpp"
#include "campaign/umpire/folder.hpp"
#include "campaign/umpire/play.hpp"
#include "campaign/umpire/rulebook.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

namespace estafette::campaign::older_campaigns_test {
namespace {

fs::path version_1(const test::Folder& folder) {
  const fs::path file = folder / "old.campaign";
  SQLite::Database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
      .exec(read_text(fs::path(ESTAFETTE_FIXTURES) / "journal/version-1-played.sql"));
  return file;
}

}  // namespace

/// Of each row what it counts and for how much, without the words.
std::vector<PrestigeRow> counted(PrestigeRules rules) {
  for (PrestigeRow& row : rules.rows) row.line = row.told = row.told_of_one = "";
  return rules.rows;
}

TEST(OlderCampaigns, OneOfVersion1HasItsFiguresStill) {
  const test::Folder folder;
  Rules then = CampaignFile(version_1(folder)).theatre().rules;
  const Rules today = read_rulebook(test::shipped_campaign("1809") / "rules.xml").play;
  EXPECT_EQ(counted(then.prestige), counted(today.prestige));
  EXPECT_EQ(then.truce, today.truce);
  EXPECT_EQ(then.battle, today.battle);
  // What 5.3 says of the least favourable report is read otherwise since then; the campaign keeps its own.
  EXPECT_EQ(then.scouting.bands.at(0), (ScoutingRules::Band{101, 40, false, false}));
  then.scouting.bands.at(0) = today.scouting.bands.at(0);
  EXPECT_EQ(then.scouting, today.scouting);
}

TEST(OlderCampaigns, OneOfVersion1HasItsCommanderInChiefStill) {
  const test::Folder folder;
  const CampaignFile campaign(version_1(folder));
  const Piece* chief = find_piece(campaign.state(), {"napoleon"});
  ASSERT_NE(chief, nullptr);
  EXPECT_EQ(chief->kind, PieceKind::chief);
  ASSERT_EQ(campaign.state().battles.size(), 1U);
  EXPECT_EQ(campaign.state().battles.front().verdict.value_or(Verdict()).chief, "Napoleon");
}

TEST(OlderCampaigns, OneOfVersion1IsPlayedOn) {
  const test::Folder folder;
  CampaignFile campaign(version_1(folder));
  const int turn = campaign.state().turn.value;
  campaign.commit(play_half_week(campaign.standing()));
  EXPECT_EQ(campaign.state().turn.value, turn + 1);
}

}  // namespace estafette::campaign::older_campaigns_test
