// A campaign that an earlier estafette has founded and played is played on.
#include "base/files.hpp"
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

TEST(OlderCampaigns, OneOfVersion1HasItsFiguresStill) {
  const test::Folder folder;
  const PrestigeRules then = CampaignFile(version_1(folder)).theatre().rules.prestige;
  const PrestigeRules today =
      parse_rulebook(read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1809/rules.xml"), "rules.xml")
          .play.prestige;
  EXPECT_EQ(then, today);
}

TEST(OlderCampaigns, OneOfVersion1IsPlayedOn) {
  const test::Folder folder;
  CampaignFile campaign(version_1(folder));
  const int turn = campaign.state().turn.value;
  campaign.commit(play_half_week(campaign.standing()));
  EXPECT_EQ(campaign.state().turn.value, turn + 1);
}

}  // namespace estafette::campaign::older_campaigns_test
