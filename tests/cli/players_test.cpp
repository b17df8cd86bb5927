// estafette players: what is said of a player is changed, and nothing else.
#include "shipped_campaign.hpp"

#include <gtest/gtest.h>

namespace estafette::players_test {
namespace {

using test::Outcome;

class PlayersVerb : public ::testing::Test {
 protected:
  [[nodiscard]] std::string anna_after(const std::vector<std::string>& words) const {
    const Outcome begun = campaign.with("players", {"Anna", "--commands", "III Corps", "--writes-as", "marcel"});
    EXPECT_EQ(begun.code, 0) << begun.err;
    const Outcome changed = campaign.with("players", words);
    EXPECT_EQ(changed.code, 0) << changed.err;
    return read_text(campaign.folder() / "players.csv");
  }

  test::ShippedCampaign campaign{"1813"};
};

}  // namespace

TEST_F(PlayersVerb, OtherForcesLeaveHisOtherNames) {
  EXPECT_EQ(anna_after({"Anna", "--commands", "VI Corps"}), "player,commands,writes as\nAnna,VI Corps,marcel\n");
}

TEST_F(PlayersVerb, AnotherNameLeavesHisForces) {
  EXPECT_EQ(anna_after({"Anna", "--writes-as", "anna@example.org"}),
            "player,commands,writes as\nAnna,III Corps,anna@example.org\n");
}

TEST_F(PlayersVerb, OtherNamesAreTakenAwayByNone) {
  EXPECT_EQ(anna_after({"Anna", "--writes-as", ""}), "player,commands,writes as\nAnna,III Corps,\n");
}

TEST_F(PlayersVerb, WhoTakesAnothersPlaceHasNothingOfHis) {
  EXPECT_EQ(anna_after({"Clara", "--commands", "VI Corps", "--instead-of", "Anna"}),
            "player,commands,writes as\nClara,VI Corps,\n");
}

}  // namespace estafette::players_test
