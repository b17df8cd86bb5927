// estafette table and estafette roster, as a referee and an umpire run them.
#include "base/files/files.hpp"
#include "program.hpp"

#include <gtest/gtest.h>

namespace estafette::tabletop_test {

using test::has;

TEST(TableVerb, PrintsModifiersDiceResultWhatFollowsAndOdds) {
  const test::Outcome done = test::run({"table", "fire", "weight=heavy", "range=4", "nation=Russia", "cover=soft",
                                        "--rules", "napoleons-wars", "--dice", "5,3", "--odds"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(has(done.out, "  +1 Russia heavy artillery (NW I.8.4)\n")) << done.out;
  EXPECT_TRUE(has(done.out, "  -1 target in or behind soft cover (NW I.8.4)\n")) << done.out;
  EXPECT_TRUE(has(done.out, "  dice 5, 3\n")) << done.out;
  EXPECT_TRUE(has(done.out, "damaging (NW I.8.4)\n  target: loses 1 strength point (NW T)\n")) << done.out;
  EXPECT_TRUE(has(done.out, "Exact odds")) << done.out;
}

TEST(TableVerb, PrintsTheExactOddsThatCanBeCountedByHand) {
  const test::Outcome done = test::run({"table", "skirmish", "sk=2", "--rules", "napoleons-wars"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(has(done.out, "585")) << done.out;
  EXPECT_TRUE(has(done.out, "276")) << done.out;
}

TEST(TableVerb, ListsProceduresAndTheFiguresOfOneWithTheirBounds) {
  const test::Outcome all = test::run({"table", "--rules", "squares"});
  EXPECT_TRUE(has(all.out, "bombardment")) << all.out;
  const test::Outcome one = test::run({"table", "morale", "--figures", "--rules", "squares"});
  EXPECT_TRUE(has(one.out, "1 to 5")) << one.out;
}

TEST(TableVerb, HelpTellsWhatItIsAndOfAProcedureItsFiguresWithBoundsAndRules) {
  EXPECT_TRUE(has(test::run({"table", "--help"}).out, "Example:"));
  const test::Outcome all = test::run({"table", "--help", "--rules", "de-gre"});
  EXPECT_TRUE(has(all.out, "Example:") && has(all.out, "musketry")) << all.out;
  const test::Outcome one = test::run({"table", "fire", "--help", "--rules", "napoleons-wars"});
  EXPECT_EQ(one.code, 0) << one.err;
  EXPECT_TRUE(has(one.out, "0 to 48") && has(one.out, "NW I.8.4")) << one.out;
  EXPECT_TRUE(has(test::run({"table", "return", "--help"}).out, "--sheet"));
  EXPECT_EQ(test::run({"table", "fire"}).code, 2) << "of which rules?";
}

TEST(TableVerb, PrintsTheExactOddsOfTwelveDice) {
  const test::Outcome done = test::run({"table", "assault", "--rules", "squares", "--odds"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(has(done.out, "2176782336")) << done.out;
}

TEST(TableVerb, RefusesWhatItDoesNotKnowWithTheNearestWord) {
  const test::Outcome set = test::run({"table", "--rules", "napoleon-wars"});
  EXPECT_EQ(set.code, 1);
  EXPECT_TRUE(has(set.err, "Write napoleons-wars")) << set.err;
  EXPECT_EQ(test::run({"table", "fyre", "--rules", "napoleons-wars"}).code, 1);
  EXPECT_EQ(test::run({"table", "fire", "range=far", "--rules", "napoleons-wars"}).code, 1);
  EXPECT_EQ(test::run({"table", "fire", "--rules", "napoleons-wars", "--dice", "5,3,1"}).code, 1);
}

TEST(TableVerb, AnUmpiresOwnFiguresCount) {
  const test::Folder folder;
  std::string text = read_text(test::of_the_tree("templates/tabletop/squares/rules.xml"));
  const std::string mine = "<figure id=\"minutes\" value=\"15\"";
  text.replace(text.find(mine), mine.size(), "<figure id=\"minutes\" value=\"20\"");
  static_cast<void>(folder.file("rules.xml", text));
  const test::Outcome done = test::run({"table", "time", "--rules", folder / ".", "--dice", "2"});
  EXPECT_TRUE(has(done.out, "60 minutes (SQ A)")) << done.out << done.err;
}

TEST(RosterVerb, WritesARosterAndCardsInAllFourSetsAndTellsWhatIsOnThem) {
  const test::Folder folder;
  const test::Armies armies = test::scaled_armies_in(folder);
  std::string strength;
  for (const std::string set : {"napoleons-wars", "de-gre", "squares", "code-napoleon"}) {
    const test::Outcome done = test::run({"roster", armies.coalition, "--rules", set, "--out", folder / set});
    EXPECT_EQ(done.code, 0) << set << done.err;
    const std::size_t at = done.out.find(" pieces, ");
    ASSERT_NE(at, std::string::npos) << done.out;
    const std::string men_and_guns = done.out.substr(at, done.out.find(" of the order", at) - at);
    EXPECT_TRUE(strength.empty() || men_and_guns == strength) << set << men_and_guns << strength;
    strength = men_and_guns;
    EXPECT_TRUE(has(read_text(folder / (set + "/roster.csv")), "command,piece,label,")) << set;
    EXPECT_TRUE(has(read_text(folder / (set + "/cards.html")), "Labels to cut out")) << set;
  }
}

TEST(RosterVerb, LuetzenComesToTheTableInAllFourSetsFromItsBattleSheet) {
  const test::Folder folder;
  const test::Outcome battle = test::run(test::luetzen(
      test::scaled_armies_in(folder), folder / "battle",
      {"--forces", "Blücher,Yorck,III Corps", "--arrive", "XI Corps,edge=north,at=16:30", "--reserve", "IV Corps"}));
  ASSERT_EQ(battle.code, 0) << battle.err;
  for (const std::string set : {"napoleons-wars", "de-gre", "squares", "code-napoleon"}) {
    const test::Outcome done =
        test::run({"roster", "--sheet", folder / "battle/battle.xml", "--rules", set, "--out", folder / set});
    EXPECT_EQ(done.code, 0) << set << done.err;
    EXPECT_TRUE(has(read_text(folder / (set + "/attacker/cards.html")), "Labels to cut out")) << set;
    const std::string roster = read_text(folder / (set + "/defender/roster.csv"));
    EXPECT_TRUE(has(roster, "III Corps") && !has(roster, "IV Corps")) << set;
    EXPECT_TRUE(has(read_text(folder / (set + "/defender/cards.html")), "XI Corps arrives at 16:30:00 from the north"))
        << set;
    const test::Outcome back =
        test::run({"roster", "--sheet", folder / "battle/battle.xml", "--rules", set, "--out", folder / (set + "-back"),
                   "--return", folder / (set + "/defender/return.csv")});
    EXPECT_EQ(back.code, 0) << set << back.err;
    EXPECT_TRUE(has(back.out, " lost 0 of ")) << back.out;
    const test::Outcome both = test::run({"roster", "--sheet", folder / "battle/battle.xml", "--rules", set, "--out",
                                          folder / (set + "-both"), "--return", folder / (set + "/return.csv")});
    EXPECT_EQ(both.code, 0) << set << both.err;
    EXPECT_TRUE(fs::exists(folder / (set + "-both/attacker/table-losses.csv"))) << both.out;
  }
  EXPECT_EQ(test::run({"roster", "--rules", "squares", "--out", folder / "none"}).code, 1);
}

TEST(RosterVerb, AReturnThatThePlayersFilledInGivesLossesToTheMan) {
  const test::Folder folder;
  const test::Armies armies = test::scaled_armies_in(folder);
  const std::vector<std::string> words = {"roster", armies.coalition, "--rules", "napoleons-wars", "--out"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), words.begin(), words.end());
    return test::run(more);
  };
  ASSERT_EQ(with({folder / "table"}).code, 0);
  std::string form = read_text(folder / "table/return.csv");
  const std::size_t at = form.find(",0,,,0,,,");
  form.replace(at, 9, ",1,fire,,0,killed,,");
  const std::string filled = folder.file("filled.csv", form);
  const test::Outcome done = with({folder / "losses", "--return", filled});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(has(done.out, " lost ")) << done.out;
  EXPECT_TRUE(has(done.out + done.err, "its general is killed")) << done.out << done.err;
  EXPECT_TRUE(has(read_text(folder / "losses/table-losses.csv"), "unit,name,piece,before,killed")) << done.out;
  const test::Outcome stale = with({folder / "stale", "--return", filled, "--men-for", "1"});
  EXPECT_EQ(stale.code, 1);
  EXPECT_TRUE(has(stale.err, "the form of this roster")) << stale.err;
}

}  // namespace estafette::tabletop_test
