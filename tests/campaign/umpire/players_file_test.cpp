// Who commands what, written and changed by the umpire: players.csv (docs/reports.md).
#include "campaign/umpire/players_file.hpp"

#include "campaign/umpire/folder.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::test::players_file_test {
namespace {

using namespace campaign;

const std::vector<Chapter>& spring() {
  static const std::vector<Chapter> chapters = chapters_of(begun("1813").deed.events);
  return chapters;
}

std::string with(const std::string& text, const PlayerRow& row) {
  return with_player(text, "players.csv", row, spring());
}

constexpr const char* kTwo =
    "player,commands,writes as,mail\nAnna,III Corps,Le Rougeaud,yes\nBernd,Army of the Elbe,,no\n";

}  // namespace

TEST(PlayersFile, TheFirstPlayerMakesTheFile) {
  EXPECT_EQ(with("", {"Anna", {"III Corps", "I Cavalry Corps"}, {"anna@example.org"}}),
            "player,commands,writes as\nAnna,\"III Corps; I Cavalry Corps\",anna@example.org\n");
}

TEST(PlayersFile, OneRowIsChangedAndEverythingElseStaysAsItIs) {
  EXPECT_EQ(with(kTwo, {"Anna", {"VI Corps"}}),
            "player,commands,writes as,mail\nAnna,VI Corps,,yes\nBernd,Army of the Elbe,,no\n");
}

TEST(PlayersFile, APlayerIsFollowedByAnother) {
  EXPECT_EQ(with(kTwo, {"Clara", {"III Corps"}, {}, "Anna"}),
            "player,commands,writes as,mail\nClara,III Corps,,yes\nBernd,Army of the Elbe,,no\n");
  EXPECT_NE(refusal([] {
              (void)with(kTwo, {"Clara", {"III Corps"}, {}, "Dora"});
            }).find("found \"Dora\""),
            std::string::npos);
}

TEST(PlayersFile, WhoIsNamedWithoutCommandsHasThoseOfHisName) {
  EXPECT_EQ(with("", {"Yorck", {}}), "player,commands\nYorck,Yorck's Corps\n");
  EXPECT_NE(refusal([] { (void)with("", {"Smith", {}}); }).find("a commander of this campaign"), std::string::npos);
}

TEST(PlayersFile, WhatIsWrongWithTheWordsOfTheCommandIsSaidOfThemAndNotOfALineThatIsNotThereYet) {
  EXPECT_EQ(refusal([] {
              (void)with(kTwo, {"Clara", {"Blödsinn"}});
            }),
            "--commands: found \"Blödsinn\"; expected a force or an army of this campaign. See: estafette status");
  EXPECT_TRUE(refusal([] {
                (void)with(kTwo, {"Clara", {"VI Corps"}, {std::string(300, 'x')}});
              }).starts_with("--writes-as: found"));
  EXPECT_TRUE(refusal([] { (void)with(kTwo, {std::string(300, 'x'), {"VI Corps"}}); }).starts_with("NAME: found"));
}

TEST(PlayersFile, WhatIsWrongWithAnotherRowIsSaidOfItsLineInTheFileAsItStands) {
  const std::string faulty = "player,commands\n\n\nAnna,Blödsinn\n";
  EXPECT_TRUE(refusal([&] {
                (void)with(faulty, {"Clara", {"VI Corps"}});
              }).starts_with("players.csv:4: commands: found \"Blödsinn\""));
}

TEST(PlayersFile, TheLineEndsStayThoseOfTheFile) {
  EXPECT_EQ(with("player;commands\r\nAnna;III Corps\r\n", {"Bernd", {"VI Corps"}}),
            "player;commands\r\nAnna;III Corps\r\nBernd;VI Corps\r\n");
  EXPECT_EQ(without_player("player,commands\r\nAnna,III Corps\r\nBernd,VI Corps\r\n", "players.csv", "Anna"),
            "player,commands\r\nBernd,VI Corps\r\n");
}

TEST(PlayersFile, ForcesOfBothSidesAreRefused) {
  EXPECT_EQ(refusal([] {
              (void)with(kTwo, {"Clara", {"VI Corps", "Yorck's Corps"}});
            }),
            "--commands: found \"Yorck's Corps\"; expected forces of one side for Clara. Give the "
            "other side's to another player");
}

TEST(PlayersFile, TheLastPlayerWhoLeavesLeavesNoFile) {
  const std::string one = without_player(kTwo, "players.csv", "anna");
  EXPECT_EQ(one, "player,commands,writes as,mail\nBernd,Army of the Elbe,,no\n");
  EXPECT_EQ(without_player(one, "players.csv", "Bernd"), "");
  EXPECT_NE(refusal([&] { (void)without_player(one, "players.csv", "Anna"); }).find("a player of this file"),
            std::string::npos);
}

TEST(PlayersFile, ANameThatASpreadsheetWouldComputeComesBackAsItWas) {
  const std::string text = with("", {"Anna", {"III Corps"}, {"@anna"}});
  EXPECT_EQ(read_players(text, "players.csv", spring()).at(0).writes_as, std::vector<std::string>{"@anna"});
  EXPECT_EQ(with(text, {"Bernd", {"VI Corps"}}), text + "Bernd,VI Corps,\n");
}

TEST(PlayersFile, EverythingThatCanBeGivenIsUnderstoodInItsWords) {
  const std::vector<CanCommand> all = all_commands(spring().back().after);
  std::string text = "player,commands\n";
  for (const CanCommand& one : all) text += "Player of " + one.id + "," + one.words + "\n";
  const std::vector<Player> players = read_players(text, "players.csv", spring());
  ASSERT_EQ(players.size(), all.size());
  for (std::size_t i = 0; i < all.size(); ++i)
    EXPECT_EQ(players[i].commands, std::set<std::string>{all[i].id}) << all[i].words;
}

TEST(PlayersFile, WhatNobodyCommandsAndWhatTwoCommandIsTold) {
  const auto players =
      read_players("player,commands\nAnna,III Corps\nBernd,III Corps; Army of the Elbe\n", "players.csv", spring());
  const std::vector<std::string> remarks = remarks_on_players(players, spring());
  ASSERT_EQ(remarks.size(), 2U);
  EXPECT_EQ(remarks[0], "III Corps is given to Anna and to Bernd.");
  EXPECT_TRUE(remarks[1].starts_with("Nobody commands ")) << remarks[1];
  EXPECT_EQ(remarks[1].find("XI Corps"), std::string::npos) << "the Army of the Elbe's";
}

}  // namespace estafette::test::players_file_test
