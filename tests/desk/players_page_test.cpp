// Who commands what, by clicking: players.csv as a form.
#include "desk/at_the_desk.hpp"

#include <gtest/gtest.h>

namespace estafette::desk::players_page_test {
namespace {

using test::AtTheDesk;

class DeskPlayers : public testing::Test {
 protected:
  /// Ticks, looks, and does it.
  Response give(AtTheDesk::Fields fields) {
    const Response looked = at_.send("/do/player", std::move(fields));
    EXPECT_FALSE(fs::exists("players.csv") && !had_) << "only shown so far";
    had_ = true;
    return at_.press(looked, "/do/player");
  }
  static bool has(const Response& page, const std::string& text) { return AtTheDesk::has(page, text); }

  AtTheDesk at_;
  bool had_ = false;
};

}  // namespace

TEST_F(DeskPlayers, ThePageOffersEveryForceOfBothSidesToBeTicked) {
  const Response page = at_.get("/players");
  EXPECT_TRUE(has(page, "<legend>France</legend>")) << page.bytes;
  EXPECT_TRUE(has(page, "name=\"france\" value=\"III Corps\""));
  EXPECT_TRUE(has(page, "name=\"coalition\" value=\"Yorck&apos;s Corps\"") ||
              has(page, "name=\"coalition\" value=\"Yorck's Corps\""));
  EXPECT_TRUE(has(page, "Army of the Main (all its forces)"));
}

TEST_F(DeskPlayers, WhatIsTickedIsShownWithItsCommandAndThenWritten) {
  const Response looked = at_.send("/do/player", {{"name", "Anna"},
                                                  {"writes-as", "anna@example.org\nLe Rougeaud"},
                                                  {"france", "III Corps"},
                                                  {"france", "I Cavalry Corps"}});
  EXPECT_TRUE(AtTheDesk::shows_command(
      looked,
      "estafette players spring.campaign Anna --writes-as anna@example.org --writes-as \"Le Rougeaud\" "
      "--commands \"III Corps\" --commands \"I Cavalry Corps\""))
      << looked.bytes;
  EXPECT_FALSE(fs::exists("players.csv"));
  const Response done = at_.press(looked, "/do/player");
  EXPECT_TRUE(has(done, "Done")) << done.bytes;
  EXPECT_EQ(read_text("players.csv"),
            "player,commands,writes as\nAnna,\"III Corps; I Cavalry Corps\",\"anna@example.org; Le Rougeaud\"\n");
}

TEST_F(DeskPlayers, APlayerIsChangedWithHisBoxesTickedAndTakenOut) {
  (void)give({{"name", "Anna"}, {"france", "III Corps"}});
  (void)give({{"name", "Bernd"}, {"coalition", "Yorck's Corps"}});
  const Response anna = at_.get("/players", {{"player", "Anna"}});
  EXPECT_TRUE(has(anna, "value=\"III Corps\" checked=\"checked\"")) << anna.bytes;
  EXPECT_FALSE(has(anna, "value=\"VI Corps\" checked=\"checked\""));
  (void)give({{"name", "Clara"}, {"instead-of", "Anna"}, {"france", "VI Corps"}});
  EXPECT_EQ(read_text("players.csv"), "player,commands\nClara,VI Corps\nBernd,Yorck's Corps\n");
  (void)at_.press(at_.send("/do/player-gone", {{"name", "Clara"}}), "/do/player-gone");
  (void)at_.press(at_.send("/do/player-gone", {{"name", "Bernd"}}), "/do/player-gone");
  EXPECT_FALSE(fs::exists("players.csv"));
}

TEST_F(DeskPlayers, WhatTheRulesRefuseIsRefusedInWordsWithTheFormAsItWasFilledIn) {
  const Response page =
      at_.send("/do/player", {{"name", "Anna"}, {"france", "III Corps"}, {"coalition", "Yorck's Corps"}});
  EXPECT_EQ(page.status, 422);
  EXPECT_TRUE(has(page, "expected forces of one side for Anna")) << page.bytes;
  EXPECT_TRUE(has(page, "value=\"III Corps\" checked=\"checked\"")) << page.bytes;
  EXPECT_EQ(at_.send("/do/player", {{"name", "Anna"}, {"france", "No Corps"}}).status, 422);
  EXPECT_FALSE(fs::exists("players.csv"));
}

TEST_F(DeskPlayers, AFileWithAFaultIsToldOnThePageWhereItIsMended) {
  write_all_or_none(".", {{"players.csv", "player,commands\nAnna,No Corps\n"}}, Existing::overwrite);
  const Response page = at_.get("/players");
  EXPECT_EQ(page.status, 200);
  EXPECT_TRUE(has(page, "players.csv:2")) << page.bytes;
  EXPECT_EQ(at_.get("/letters").status, 200);
  EXPECT_EQ(at_.get("/").status, 200);
}

TEST_F(DeskPlayers, HisDispatchAndHisLettersFollowAtOnce) {
  EXPECT_FALSE(has(at_.get("/dispatches"), "Dispatch to Anna"));
  (void)give({{"name", "Anna"}, {"france", "III Corps"}});
  EXPECT_TRUE(has(at_.get("/dispatches"), "Dispatch to Anna"));
  EXPECT_TRUE(has(at_.get("/letters"), "Anna"));
  EXPECT_TRUE(has(at_.get("/"), "Who has written"));
}

}  // namespace estafette::desk::players_page_test
