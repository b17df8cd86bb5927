// estafette players: what is said of a player is changed, and nothing else.
#include "base/files/disk.hpp"
#include "shipped_campaign.hpp"

#include <gtest/gtest.h>

#include <utility>

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

/// Two people at once: while one player is written, another has come into the file.
class SomebodyElse : public Disk {
 public:
  explicit SomebodyElse(fs::path file) : file_(std::move(file)) {}
  bool make_folder(const fs::path& folder) override {
    if (!std::exchange(written_, true)) write(file_, "player,commands\nClara,VI Corps\n");
    return Disk::make_folder(folder);
  }

 private:
  fs::path file_;
  bool written_ = false;
};

}  // namespace

TEST_F(PlayersVerb, WhatSomebodyElseHasWrittenMeanwhileIsNotLost) {
  const fs::path file = campaign.folder() / "players.csv";
  SomebodyElse disk(file);
  const DiskInUse in_use(disk);
  const Outcome refused = campaign.with("players", {"Anna", "--commands", "III Corps"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err.find("a file that somebody has changed meanwhile"), std::string::npos) << refused.err;
  EXPECT_EQ(read_text(file), "player,commands\nClara,VI Corps\n");
}

TEST_F(PlayersVerb, AFileOfExcelKeepsItsSeparatorItsLineEndsAndItsMark) {
  const std::string mark = "\xEF\xBB\xBF";
  (void)campaign.folder().file("players.csv", mark + "player;commands\r\nClara;VI Corps\r\n");
  EXPECT_EQ(campaign.with("players", {"Jürgen", "--commands", "III Corps"}).code, 0);
  const std::string path = campaign.folder() / "players.csv";
  EXPECT_EQ(read_bytes(path), mark + "player;commands\r\nClara;VI Corps\r\nJürgen;III Corps\r\n");
  EXPECT_EQ(campaign.with("players", {"Clara", "--remove"}).code, 0);
  EXPECT_EQ(read_bytes(path), mark + "player;commands\r\nJürgen;III Corps\r\n");
}

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
