#include "campaign/reports/players.hpp"

#include "campaign/reports/planted.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::players_test {
namespace {

const std::vector<Chapter>& chapters() {
  static const std::vector<Chapter> all = test::planted_chapters();
  return all;
}

std::set<ForceId> ids(const std::vector<std::string>& slugs) {
  std::set<ForceId> found;
  for (const std::string& slug : slugs) found.insert({slug});
  return found;
}

}  // namespace

TEST(Players, AreNamedWithTheirForcesOrWithAWholeArmy) {
  const Player ney = player_from("Ney = frsecret I Corps", chapters());
  EXPECT_EQ(ney.name, "Ney");
  EXPECT_EQ(ney.side, Side::france);
  EXPECT_EQ(forces_of(ney, chapters()), ids({"frsecret-i-corps"}));
  EXPECT_EQ(forces_of(player_from("Emperor=frsecret army", chapters()), chapters()),
            ids({"frsecret-i-corps", "frsecret-ii-corps", "frsecret-hq"}));
}

TEST(Players, CommasPartTheForcesOfACellAsWellAsSemicolons) {
  const std::vector<Player> players =
      read_players("player;commands\nNey;frsecret I Corps, frsecret II Corps\n", "p.csv", chapters());
  EXPECT_EQ(players.at(0).commands, (std::set<std::string>{"frsecret-i-corps", "frsecret-ii-corps"}));
}

TEST(Players, APartOfAForcesNameWillDoIfNoOtherHasIt) {
  EXPECT_EQ(player_from("Gerd=Yorck", chapters()).commands, std::set<std::string>{"cosecret-yorck"});
  EXPECT_EQ(
      test::refusal([] { (void)player_from("Ney=Corps", chapters()); }),
      "--player: found \"Corps\"; expected a force or an army of this campaign, named so that only one fits. It may "
      "be frsecret I Corps or frsecret II Corps: write more of the name");
}

TEST(Players, AFileWithoutThemIsRefusedSinceItsReportWouldTellAll) {
  const std::string sentence =
      "p.csv: found \"no player\"; expected the columns player and commands, and a row for each player. Write "
      "player,commands and below it Smith,III Corps; I Cavalry Corps";
  EXPECT_EQ(test::refusal([] { (void)read_players("", "p.csv", chapters()); }), sentence);
  EXPECT_EQ(test::refusal([] { (void)read_players("player,commands\n\n", "p.csv", chapters()); }), sentence);
}

TEST(Players, AreNotThousands) {
  std::string file = "player,commands\n";
  for (int i = 0; i < 5000; ++i) file += "P" + std::to_string(i) + ",frsecret I Corps\n";
  EXPECT_EQ(test::refusal([&] { (void)read_players(file, "p.csv", chapters()); }),
            "p.csv:202: found \"more than 200 players\"; expected a row for each player of the campaign. Is this the "
            "right file?");
}

TEST(Players, CommandNoThousandsOfForcesUnderNoEndlessName) {
  std::string commands;
  for (int i = 0; i < 3000; ++i) commands += "frsecret I Corps;";
  EXPECT_EQ(
      test::refusal([&] { (void)read_players("player,commands\nNey," + commands + "\n", "p.csv", chapters()); }),
      "p.csv:2: found \"more than 2000 names\"; expected the forces and armies that each player commands. Is this "
      "the right file?");
  const std::string long_name(201, 'N');
  const std::string refused = test::refusal([&] {
    (void)read_players("player,commands,writes as\nNey,frsecret I Corps," + long_name + "\n", "p.csv", chapters());
  });
  EXPECT_TRUE(refused.starts_with("p.csv:2: writes as: found \"NNN")) << refused;
  EXPECT_TRUE(refused.ends_with("expected a name of at most 200 letters")) << refused;
}

TEST(Players, ANameBringsNothingThatATerminalObeys) {
  EXPECT_EQ(player_from("\x1B[31mNey\x07=frsecret I Corps", chapters()).name, "[31mNey");
  EXPECT_EQ(
      test::refusal([] { (void)read_players("player,commands\n\x1B[31mNey,frsecret I Corps\n", "p.csv", chapters()); }),
      "p.csv:2: found \"U+001B\"; expected letters that can be seen. Remove this one, or type the line again");
}

TEST(Players, OfAForceThatIsNoMoreMayStillBeNamed) {
  EXPECT_EQ(player_from("Kleist=cosecret Kleist", chapters()).side, Side::coalition);
}

TEST(Players, WithoutForcesTheCommanderOfThatNameIsMeant) {
  const Player marshal = player_from("cosecret marshal", chapters());
  EXPECT_EQ(marshal.name, "cosecret marshal");
  EXPECT_EQ(marshal.commands, std::set<std::string>{"cosecret-army"});
  EXPECT_EQ(test::refusal([] { (void)player_from("Grouchy", chapters()); }),
            "--player: found \"Grouchy\"; expected a commander of this campaign. Say what he commands: --player "
            "\"Grouchy=III Corps, I Cavalry Corps\"");
}

TEST(Players, WhoIsNotKnownOrOfTheOtherSideIsRefused) {
  EXPECT_EQ(
      test::refusal([] { (void)player_from("Ney=frsecret I Corps, frsecret III Corps, cosecret Yorck", chapters()); }),
      "--player: found \"frsecret III Corps\"; expected a force or an army of this campaign. See: estafette "
      "status\n--player: found \"cosecret Yorck\"; expected forces of one side for Ney. Give the other side's to "
      "another player");
  EXPECT_EQ(test::refusal([] { (void)player_from("Ney=", chapters()); }),
            "--player: found \"Ney=\"; expected forces after the =. Write \"Smith=III Corps, I Cavalry Corps\"");
}

TEST(Players, AreReadFromASpreadsheetWithAllItsProblems) {
  const std::vector<Player> players = read_players(
      "commands,player\n\"frsecret I Corps; frsecret II Corps\",Ney\ncosecret Yorck,York\n", "p.csv", chapters());
  ASSERT_EQ(players.size(), 2U);
  EXPECT_EQ(players[0].commands, (std::set<std::string>{"frsecret-i-corps", "frsecret-ii-corps"}));
  EXPECT_EQ(players[1].side, Side::coalition);
  EXPECT_EQ(test::refusal([] { (void)read_players("name,force\n", "p.csv", chapters()); }),
            "p.csv:1: found \"name,force\"; expected a first row with the columns player and commands. Begin with: "
            "player,commands");
  EXPECT_EQ(test::refusal([] {
              (void)read_players("player,commands\nNey,\n,frsecret I Corps\nney,cosecret Yorck\n", "p.csv", chapters());
            }),
            "p.csv:2: commands: expected forces or armies. Write III Corps; I Cavalry Corps\n"
            "p.csv:3: player: expected the player's name\n"
            "p.csv:4: player: found \"ney\"; expected each player once. Put all his commands into one row");
}

TEST(Players, AForceUnknownInTheFileMayBeOneOfAnotherCampaign) {
  EXPECT_EQ(test::refusal([] { (void)read_players("player,commands\nNey,Grande Armee\n", "p.csv", chapters()); }),
            "p.csv:2: commands: found \"Grande Armee\"; expected a force or an army of this campaign. See: estafette "
            "status. Or is this the players.csv of another campaign? Each needs a folder of its own");
}

}  // namespace estafette::campaign::players_test
