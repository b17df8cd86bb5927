// A campaign as an umpire runs it: founded, ordered, played, ruled on, undone; and the spring of 1813 as it should come
// out.
#include "shipped_campaign.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign_test {
namespace {

using test::Folder, test::has, test::Outcome, test::run;

/// The campaign of 1813.
class Spring : public test::ShippedCampaign {
 public:
  Spring() : ShippedCampaign("1813") {}

  [[nodiscard]] std::string bytes() const { return read_bytes(file()); }

  Outcome turn(const std::vector<std::string>& more = {}) const {
    std::vector<std::string> words = {"--at-once"};
    words.insert(words.end(), more.begin(), more.end());
    return with("turn", words);
  }

  Outcome rule(const std::string& subject, const std::string& what, const std::string& value) const {
    return with("ruling", {subject, what, value, "--because", "it was so in 1813"});
  }

  /// The row of `status` that begins so.
  [[nodiscard]] std::string row(const std::string& force) const {
    const std::string text = with("status", {}).out;
    const std::size_t at = text.find("\n" + force + "  ");
    return at == std::string::npos ? "" : text.substr(at + 1, text.find('\n', at + 1) - at - 1);
  }
};

/// Turns 1 and 2 by the shipped letters.
void play_until_luetzen(const Spring& spring) {
  EXPECT_EQ(spring.lodge("turn-1-coalition.txt", "coalition").code, 0);
  EXPECT_EQ(spring.lodge("turn-1-france.txt", "france").code, 0);
  EXPECT_EQ(spring.turn().code, 0);
  EXPECT_EQ(spring.lodge("turn-2-france.txt", "france").code, 0);
  EXPECT_EQ(spring.lodge("turn-2-coalition.txt", "coalition").code, 0);
  EXPECT_EQ(spring.lodge("turn-2-france-late.txt", "france").code, 0);
}

}  // namespace

TEST(Spring1813, LuetzenIsABattleOfTheSecondTurn) {
  const Spring spring;
  play_until_luetzen(spring);
  const Outcome second = spring.turn();
  EXPECT_TRUE(has(second.out,
                  "Battle 2 at Lützen: Blücher's Corps, Winzingerode's Corps, Yorck's Corps and Berg's Corps "
                  "attack III Corps and XI Corps"))
      << second.out;
  EXPECT_TRUE(has(second.out, "Imperial Guard marches from Weissenfels to the guns of battle 2 at Lützen"));
  EXPECT_TRUE(has(second.out, "Battle 1 at Leipzig: V Corps attacks Kleist's Corps"));
}

TEST(Spring1813, EveryForceEndsWhereItShould) {
  const Spring spring;
  play_until_luetzen(spring);
  EXPECT_EQ(spring.turn().code, 0);
  for (const char* battle : {"battle 1", "battle 2"}) EXPECT_EQ(spring.rule(battle, "settled", "yes").code, 0);
  const std::vector<std::pair<const char*, const char*>> places = {{"Kleist's Corps", "Wurzen"},
                                                                   {"Yorck's Corps", "Wurzen"},
                                                                   {"Blücher's Corps", "Colditz"},
                                                                   {"Winzingerode's Corps", "Rochlitz"},
                                                                   {"Berg's Corps", "Rochlitz"}};
  for (const auto& [force, place] : places) EXPECT_EQ(spring.rule(force, "at", place).code, 0);
  EXPECT_EQ(spring.rule("Blücher's Corps", "exhausted", "5").code, 0);
  EXPECT_EQ(spring.lodge("turn-3-coalition.txt", "coalition").code, 0);
  EXPECT_EQ(spring.lodge("turn-3-france.txt", "france").code, 0);
  EXPECT_EQ(spring.turn().code, 0);
  const std::vector<std::pair<std::string, std::string>> ends = {{"III Corps", "Eilenburg"},
                                                                 {"39th Division", "Leipzig"},
                                                                 {"V Corps", "Wurzen"},
                                                                 {"XI Corps", "Leipzig"},
                                                                 {"IV Corps", "Zeitz"},
                                                                 {"Imperial Guard", "Lützen"},
                                                                 {"Blücher's Corps", "Nossen"},
                                                                 {"Yorck's Corps", "Dresden"},
                                                                 {"Kleist's Corps", "Dresden"},
                                                                 {"Winzingerode's Corps", "Waldheim"},
                                                                 {"Miloradovich's Corps", "Rochlitz"}};
  for (const auto& [force, place] : ends) EXPECT_TRUE(has(spring.row(force), " " + place + " ")) << spring.row(force);
  EXPECT_TRUE(has(spring.row("Blücher's Corps"), "exhausted until turn 5 (4.1)"));
}

TEST(Spring1813, EachRefusedOrderIsRefusedForItsRule) {
  const Spring spring;
  play_until_luetzen(spring);
  const Outcome refused = spring.lodge("turn-2-france-refused.txt", "france");
  EXPECT_EQ(refused.code, 1);
  for (const char* reason :
       {"refused.txt:2: found \"III Corps: march Lützen - Leipzig - Wurzen - Oschatz\"; expected an order that rule "
        "2.1 allows",
        "refused.txt:3: found \"Imperial Guard: force march Weissenfels - Lützen\"; expected an order that rule 2.1.2 "
        "allows",
        "refused.txt:4: found \"Blücher\"", "refused.txt:5: found \"marhc Lützen\"",
        "refused.txt:7: found \"V Corps: besiege Leipzig\"; expected an order that rule 2.3.1 allows",
        "refused.txt:8: found \"Würzburg: march Bamberg\"; expected an order that rule 2.3.1 allows", "4.4"})
    EXPECT_TRUE(has(refused.err, reason)) << reason << "\n" << refused.err;
}

TEST(CampaignVerbs, NothingIsLodgedUntilTheUmpireSaysSo) {
  const Spring spring;
  const std::string before = spring.bytes();
  const Outcome checked = spring.write("III Corps: march Naumburg\n", "france");
  EXPECT_EQ(checked.code, 0) << checked.err;
  EXPECT_TRUE(has(checked.out, "line 1: III Corps: march Naumburg"));
  EXPECT_EQ(spring.bytes(), before);
  EXPECT_EQ(spring.write("III Corps: march Naumburg\n", "france", {"--lodge"}).code, 0);
  EXPECT_TRUE(has(run({"status", spring.file()}).out, "III Corps: march Naumburg"));
}

TEST(CampaignVerbs, OneBadLineKeepsTheWholeLetterOutUnlessGoodLinesAreAskedFor) {
  const Spring spring;
  const std::string before = spring.bytes();
  const std::string letter = "III Corps: march Naumburg\nVI Corps: march Prague\n";
  EXPECT_EQ(spring.write(letter, "france", {"--lodge"}).code, 1);
  EXPECT_EQ(spring.bytes(), before);
  const Outcome good = spring.write(letter, "france", {"--lodge", "--good-lines"});
  EXPECT_EQ(good.code, 0);
  EXPECT_TRUE(has(good.err, "left out: "));
  EXPECT_TRUE(has(good.out, "Lodged: III Corps: march Naumburg"));
}

TEST(CampaignVerbs, Rule14ASecondLetterIsTheLastWord) {
  const Spring spring;
  EXPECT_EQ(spring.write("III Corps: march Naumburg", "france", {"--lodge"}).code, 0);
  const Outcome second = spring.write("III Corps: march Weimar", "france", {"--lodge"});
  EXPECT_TRUE(has(second.out, "Replaced: III Corps: march Naumburg")) << second.out << second.err;
  EXPECT_TRUE(has(spring.turn().out, "III Corps marches from Auerstedt to Weimar"));
}

TEST(CampaignVerbs, ADryRunOfATurnChangesNothing) {
  const Spring spring;
  const std::string before = spring.bytes();
  const Outcome dry = spring.turn({"--dry-run", "--letters", spring.folder() / "letters"});
  EXPECT_EQ(dry.code, 0);
  EXPECT_TRUE(has(dry.out, "This was a dry run: nothing was written."));
  EXPECT_EQ(spring.bytes(), before);
  EXPECT_EQ(spring.folder().files().size(), 1U);
}

TEST(CampaignVerbs, TheUmpiresOwnDiceMustFit) {
  const Spring spring;
  EXPECT_TRUE(has(spring.turn({"--dice", "6 six"}).err, "--dice: found \"six\"; expected whole numbers"));
  EXPECT_TRUE(has(spring.turn({"--dice", "6,six"}).err, "--dice: found \"six\"; expected whole numbers"));
  EXPECT_TRUE(
      has(spring.turn({"--dice", "scouts-iii-corps=99"}).err, "Throw again, or leave the dice to the campaign"));
  EXPECT_TRUE(has(spring.turn({"--dice", "9"}).err, "dice too many")) << "scouts' dice are thrown by name alone";
}

TEST(CampaignVerbs, DiceAloneListsThoseThatDecideSomethingAndWritesNothing) {
  const Spring spring;
  EXPECT_TRUE(has(spring.turn({"--dice"}).out, "It asks for no dice that decide anything."));
  EXPECT_EQ(spring.turn().code, 0);
  const std::string before = spring.bytes();
  const Outcome listed = spring.turn({"--dice"});
  EXPECT_EQ(listed.code, 0) << listed.err;
  EXPECT_TRUE(has(listed.out, "westphalian-troops")) << listed.out;
  EXPECT_TRUE(has(listed.out, "for how far the scouts' reports are out")) << listed.out;
  EXPECT_EQ(spring.bytes(), before);
  const Outcome thrown = spring.turn({"--dice", "westphalian-troops=100"});
  EXPECT_TRUE(has(thrown.out, "up to 40: 100, of 1 to 100")) << thrown.out << thrown.err;
}

TEST(CampaignVerbs, AVerdictIsCorrectedAfterLaterTurns) {
  const Spring spring;
  play_until_luetzen(spring);
  EXPECT_EQ(spring.turn().code, 0);
  const auto judge = [&](const std::vector<std::string>& more) {
    std::vector<std::string> words = {"battle", "adjudicate", spring.file(), "2", "--no-losses"};
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  };
  EXPECT_TRUE(has(spring.rule("battle 2", "verdict", "draw").err, "First judge it"));
  EXPECT_EQ(judge({"--winner", "france", "--level", "minor"}).code, 0);
  EXPECT_EQ(spring.rule("battle 1", "settled", "yes").code, 0);
  EXPECT_EQ(spring.turn().code, 0);
  const Outcome same = spring.rule("battle 2", "verdict", "france minor");
  EXPECT_TRUE(has(same.err, "There is nothing to change")) << same.out;
  const Outcome other = spring.rule("battle 2", "verdict", "coalition minor");
  EXPECT_EQ(other.code, 0) << other.err;
  EXPECT_TRUE(has(other.out, "since battle 2 is judged otherwise (4.5)")) << other.out;
  EXPECT_TRUE(has(other.out, "is no longer exhausted, since battle 2 is judged otherwise (4.1)")) << other.out;
  EXPECT_TRUE(has(run({"history", spring.file(), "--rule", "4.5"}).out, "since battle 2 is judged otherwise"));
  EXPECT_TRUE(has(run({"undo", spring.file()}).out, "Taken back: ruling"));
}

TEST(CampaignVerbs, TheNextTurnWaitsForTheBattles) {
  const Spring spring;
  play_until_luetzen(spring);
  EXPECT_EQ(spring.turn().code, 0);
  const Outcome third = spring.turn();
  EXPECT_EQ(third.code, 1);
  EXPECT_TRUE(has(third.err, "battle 2 at Lützen of turn 2 is not settled"));
}

TEST(CampaignVerbs, ABriefTurnLeavesOutWhatHappensInEveryHalfWeek) {
  const Spring spring;
  const std::string whole = run({"turn", spring.file(), "--dry-run"}).out;
  const std::string brief = run({"turn", spring.file(), "--dry-run", "--brief"}).out;
  EXPECT_TRUE(has(whole, "Replacements reach"));
  EXPECT_FALSE(has(brief, "Replacements reach"));
  EXPECT_TRUE(has(brief, "Turn 1, 27-30 Apr, is over"));
}

TEST(CampaignVerbs, TheNextCommandIsPrintedAsItIsTypedWhenTheFileHasABlankInItsName) {
  const Spring spring;
  play_until_luetzen(spring);
  const std::string copy = spring.folder() / "spring 1813.campaign";
  fs::copy_file(spring.file(), copy);
  const Outcome turn = run({"turn", copy});
  EXPECT_TRUE(has(turn.out, "estafette turn \"" + copy + "\" --finish")) << turn.out;
}

TEST(CampaignVerbs, UndoTakesBackTheLastCommandAndHistoryKeepsIt) {
  const Spring spring;
  EXPECT_EQ(spring.turn().code, 0);
  EXPECT_TRUE(has(run({"status", spring.file()}).out, "Turn 2, 1-4 May"));
  EXPECT_TRUE(has(run({"undo", spring.file()}).out, "Taken back: turn"));
  EXPECT_TRUE(has(run({"status", spring.file()}).out, "Turn 1, 27-30 Apr"));
  EXPECT_FALSE(has(run({"history", spring.file()}).out, "is over"));
  EXPECT_TRUE(has(run({"history", spring.file(), "--undone"}).out, "taken back: Turn 1, 27-30 Apr, is over"));
  EXPECT_EQ(run({"undo", spring.file()}).code, 1);
}

TEST(CampaignVerbs, HistoryAnswersByForcePlaceTurnAndRule) {
  const Spring spring;
  EXPECT_EQ(spring.lodge("turn-1-france.txt", "france").code, 0);
  EXPECT_EQ(spring.turn().code, 0);
  const std::string guard = run({"history", spring.file(), "--force", "imperial guard", "--rule", "2.1"}).out;
  EXPECT_TRUE(has(guard, "Imperial Guard force marches from Weimar"));
  EXPECT_TRUE(has(guard, "2.1.2"));
  EXPECT_FALSE(has(guard, "III Corps"));
  EXPECT_TRUE(has(run({"history", spring.file(), "--place", "weissenfels", "--turn", "1"}).out, "III Corps marches"));
  EXPECT_TRUE(has(run({"history", spring.file(), "--place", "Weisenfels"}).err, "Is it Weissenfels?"));
}

TEST(CampaignVerbs, HistoryOfTheDayTellsWhatHappenedInHistoryAndChangesNothing) {
  const Spring spring;
  const std::string before = spring.bytes();
  const Outcome now = run({"history", spring.file(), "--of-the-day"});
  EXPECT_TRUE(has(now.out, "Turn 1, 27-30 Apr in history:")) << now.out;
  EXPECT_TRUE(has(now.out, "28 April 1813")) << now.out;
  EXPECT_TRUE(has(now.out, "Kutuzov")) << now.out;
  const Outcome later = run({"history", spring.file(), "--of-the-day", "--turn", "2"});
  EXPECT_TRUE(has(later.out, "2 May 1813, Lützen")) << later.out;
  EXPECT_EQ(spring.bytes(), before);
}

TEST(CampaignVerbs, ASideIsToldNothingThatItMayNotKnow) {
  const Spring spring;
  play_until_luetzen(spring);
  EXPECT_EQ(spring.turn({"--letters", spring.folder() / "letters"}).code, 0);
  const std::string french = read_text(spring.folder() / "letters/turn-2-france.txt");
  for (const char* secret : {"Langeron", "Bülow", "Tettenborn", "Silberberg", "Rochlitz"})
    EXPECT_FALSE(has(french, secret)) << secret;
  EXPECT_TRUE(has(french, "III Corps"));
  const std::string status = run({"status", spring.file(), "--side", "france"}).out;
  for (const char* secret : {"Langeron", "Bülow", "Tettenborn"}) EXPECT_FALSE(has(status, secret)) << secret;
}

TEST(CampaignVerbs, WhatStandsAgainstAnOrderInTruthIsPrintedForTheUmpireAlone) {
  const Spring spring;
  const std::string letter = "III Corps: march Naumburg\n";
  EXPECT_FALSE(has(spring.write(letter, "france").out, "umpire"));
  const Outcome mine = spring.write(letter, "france", {"--for-umpire"});
  EXPECT_EQ(mine.code, 0) << mine.err;
  EXPECT_TRUE(mine.out.starts_with("For the umpire only. Do not pass this on to any player.\n")) << mine.out;
  EXPECT_NE(spring.write(letter, "france", {"--for-umpire", "--lodge"}).code, 0);
}

TEST(CampaignVerbs, ASideIsToldOfATruceAndOfTheEndWhatIsForThePlayers) {
  const Spring spring;
  const auto rule = [&](std::vector<std::string> words) {
    words.insert(words.begin(), {"ruling", spring.file()});
    return run(words).code;
  };
  EXPECT_EQ(rule({"campaign", "truce", "12: Yorck is worn out", "--because", "noted", "--tell", "Danzig is left"}), 0);
  EXPECT_EQ(rule({"campaign", "over", "france", "--because", "prestige is 3", "--tell", "Peace is signed"}), 0);
  EXPECT_EQ(rule({"campaign", "prestige", "12", "--because", "noted", "--tell", "You have gained"}), 1);
  const std::string status = run({"status", spring.file(), "--side", "france"}).out;
  EXPECT_TRUE(has(status, "There is a truce until turn 12 is over: Danzig is left\n")) << status;
  EXPECT_TRUE(has(status, "The campaign is over: France has won. Peace is signed\n")) << status;
  for (const char* secret : {"worn out", "prestige"}) EXPECT_FALSE(has(status, secret)) << status;
  const std::string umpires = run({"status", spring.file()}).out;
  for (const char* told : {"Yorck is worn out", "prestige is 3", "The players are told: Danzig is left"})
    EXPECT_TRUE(has(umpires, told)) << told;
}

TEST(CampaignVerbs, RefuseAFileThatIsThereAndOneThatIsNone) {
  const Spring spring;
  EXPECT_EQ(run({"new", spring.file(), "--seed", "7"}).code, 1);
  EXPECT_EQ(run({"status", spring.folder() / "none.campaign"}).code, 1);
  EXPECT_EQ(
      run({"status", spring.folder().file("letter.campaign", "not a campaign, but long enough to look like one")}).code,
      1);
}

TEST(CampaignVerbs, NewSaysThatEverybodyCanKnowTheDiceOfACampaignWithoutASeed) {
  const Folder folder;
  const std::string from = test::of_the_tree("templates/campaigns/1806");
  const std::string warning = "with --seed and a number of your own";
  EXPECT_TRUE(has(run({"new", folder / "a.campaign", "--from", from}).out, warning));
  EXPECT_FALSE(has(run({"new", folder / "b.campaign", "--from", from, "--seed", "99"}).out, warning));
}

TEST(CampaignVerbs, NewGivenAgainFindsTheCampaignBegunAndNeverTouchesOneThatHasGoneOn) {
  const Spring spring;
  const std::vector<std::string> again = {
      "new", spring.file(), "--from", test::of_the_tree("templates/campaigns/1813"), "--seed", "1813"};
  const std::string before = spring.bytes();
  const Outcome same = run(again);
  EXPECT_EQ(same.code, 0) << same.err;
  EXPECT_TRUE(has(same.out, "was begun already, and nothing has been done in it since")) << same.out;
  EXPECT_EQ(spring.bytes(), before);
  EXPECT_EQ(spring.lodge("turn-1-france.txt", "france").code, 0);
  const std::string gone_on = spring.bytes();
  const Outcome refused = run(again);
  EXPECT_EQ(refused.code, 1);
  EXPECT_TRUE(has(refused.err, "this campaign, which has gone on since (command 2, \"orders\")")) << refused.err;
  EXPECT_EQ(spring.bytes(), gone_on);
}

TEST(CampaignVerbs, VouchTellsWhetherAFileWasChangedAndTakesItOnTheUmpiresWord) {
  const Spring spring;
  const Outcome whole = run({"vouch", spring.file()});
  EXPECT_EQ(whole.code, 0) << whole.err;
  EXPECT_TRUE(has(whole.out, "is as estafette wrote it: ")) << whole.out;
  std::string bytes = spring.bytes();
  const std::size_t at = bytes.find("Napoleon");  // not in a snapshot: these stand behind the events
  ASSERT_NE(at, std::string::npos);
  bytes[at] = 'n';
  (void)spring.folder().file("spring.campaign", bytes);
  EXPECT_EQ(run({"status", spring.file()}).code, 1);
  EXPECT_EQ(run({"vouch", spring.file()}).code, 1);
  EXPECT_EQ(run({"vouch", spring.file(), "--because", "he signs so"}).code, 0);
  EXPECT_EQ(run({"status", spring.file()}).code, 0);
  const Outcome history = run({"history", spring.file()});
  EXPECT_TRUE(has(history.out + history.err, "on trust")) << history.out;
}

TEST(CampaignVerbs, TheSameSeedGivesTheSameCampaign) {
  const Spring one;
  const Spring other;
  EXPECT_EQ(one.turn().out, other.turn().out);
}

}  // namespace estafette::campaign_test
