// What people look at, as an umpire asks for it on the command line.
#include "program.hpp"

#include <gtest/gtest.h>

#include <memory>

namespace estafette::report_test {
namespace {

using test::Folder, test::has, test::Outcome, test::run;

/// The campaign of 1813 before its second half-week.
class Reports : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    folder_ = std::make_unique<Folder>();
    file_ = *folder_ / "spring.campaign";
    ASSERT_EQ(run({"new", file_, "--from", test::of_the_tree("templates/campaigns/1813"), "--seed", "1813"}).code, 0);
    ASSERT_EQ(run({"turn", file_, "--at-once"}).code, 0);
  }
  static void TearDownTestSuite() { folder_.reset(); }

  static Outcome report(const std::vector<std::string>& more) {
    std::vector<std::string> words = {"report", file_};
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  }

  inline static std::unique_ptr<Folder> folder_;
  inline static std::string file_;
};

}  // namespace

TEST_F(Reports, ADispatchGoesToTheTerminalReadyToBePasted) {
  const Outcome done = report(
      {"--dispatch", "--side", "france", "--format", "bbcode", "--letter", folder_->file("note.txt", "Courage!")});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(
      done.out.starts_with("[b]Dispatch to the French and their Allies[/b]\n[i]Turn 1, 27-30 Apr is over; orders are "
                           "awaited for Turn 2, 1-4 May[/i]\n\n"))
      << done.out;
  EXPECT_TRUE(has(done.out, ", 30 April 1813. To the French and their Allies.\n\n[quote]Courage![/quote]\n\n"))
      << done.out;
  EXPECT_TRUE(has(done.out, "[code]Position, strength, condition and line of supply"));
}

TEST_F(Reports, EachSideAndEachPlayerOfTheFileHasADispatchOfHisOwn) {
  const std::string players = folder_->file("players.csv", "player,commands\nNey,III Corps; I Cavalry Corps\n");
  const Outcome sides = report({"--dispatch", "--format", "text", "--out", *folder_ / "sides"});
  EXPECT_EQ(sides.code, 0) << sides.err;
  EXPECT_TRUE(has(sides.out, "turn-1-france.txt") && has(sides.out, "turn-1-coalition.txt")) << sides.out;
  const Outcome ney = report({"--dispatch", "--players", players, "--format", "text"});
  EXPECT_EQ(ney.code, 0) << ney.err;
  EXPECT_TRUE(has(ney.out, "Dispatch to Ney\n") && has(ney.out, "\nIII Corps ")) << ney.out;
  EXPECT_FALSE(has(ney.out, "VI Corps"));
  EXPECT_EQ(report({"--dispatch", "--players", players, "--player", "ney", "--format", "text"}).out, ney.out);
}

TEST_F(Reports, ASiteOrChartsForAWholeFileOfPlayersAreRefusedLikeForSeveralOnTheLine) {
  const std::string two = folder_->file("two.csv", "player,commands\nNey,III Corps\nMacdonald,XI Corps\n");
  for (const std::string what : {"--all", "--charts"}) {
    EXPECT_EQ(report({what, "--players", two, "--out", *folder_ / "several"}).err,
              "--player: found \"several readers\"; expected one side or one player for a site or its charts. Write a "
              "separate folder for each\n1 problem to mend; nothing was written.\n");
  }
  EXPECT_FALSE(fs::exists(*folder_ / "several"));
}

TEST_F(Reports, AFileWithoutPlayersIsNoWayToTheUmpiresOwnReport) {
  const std::string none = folder_->file("none.csv", "player,commands\n");
  const Outcome done = report({"--returns", "--players", none, "--format", "csv"});
  EXPECT_EQ(done.code, 1);
  EXPECT_EQ(done.out, "");
}

TEST_F(Reports, ALetterCommandsNoTerminal) {
  const std::string letter = folder_->file("escape.txt", "Courage!\r\n\x1B]0;pwned\x07Forward\n");
  for (const std::string format : {"text", "bbcode"}) {
    const Outcome done = report({"--dispatch", "--side", "france", "--format", format, "--letter", letter});
    EXPECT_EQ(done.code, 0) << done.err;
    EXPECT_EQ(done.out.find_first_of("\x1B\x07\r"), std::string::npos);
    EXPECT_TRUE(has(done.out, "Courage!\n")) << done.out;
  }
  const Outcome page = report({"--dispatch", "--side", "france", "--letter", letter, "--out", *folder_ / "letters"});
  EXPECT_EQ(page.code, 0) << page.err;
  EXPECT_FALSE(has(read_bytes(*folder_ / "letters/turn-1-france.html"), "&#27;"));
}

TEST_F(Reports, ReturnsAreASpreadsheetOfEveryBattalion) {
  const Outcome done = report({"--returns", "--side", "coalition", "--format", "csv"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(done.out.starts_with("level,side,force,division,unit,kind,at,men,guns,")) << done.out.substr(0, 200);
  EXPECT_FALSE(has(done.out, ",france,"));
}

TEST_F(Reports, ASiteIsWrittenWholeAndNotIntoThatOfAnotherReader) {
  const std::string out = *folder_ / "site";
  const Outcome whole = report({"--all", "--out", out});
  EXPECT_EQ(whole.code, 0) << whole.err;
  EXPECT_TRUE(has(whole.out, " files. Open " + out + "/index.html")) << whole.out;
  const Outcome other = report({"--all", "--side", "france", "--out", out, "--overwrite"});
  EXPECT_EQ(other.code, 1);
  EXPECT_TRUE(has(other.err, "found \"pages for the umpire, campaign 1813 (spring.campaign, begun ")) << other.err;
  EXPECT_TRUE(has(other.err, "expected a folder for the French and their Allies, campaign 1813 (")) << other.err;
  const Outcome charts = report({"--charts", "--side", "france", "--out", out, "--overwrite"});
  EXPECT_EQ(charts.code, 1) << "nor its charts";
  EXPECT_EQ(report({"--all", "--out", out, "--overwrite"}).code, 0);
}

TEST_F(Reports, AFolderOfOneReaderTakesNothingOfAnybodyElse) {
  const std::string out = *folder_ / "france";
  EXPECT_EQ(report({"--charts", "--side", "france", "--out", out}).code, 0);
  EXPECT_TRUE(fs::exists(out + "/.estafette-reader"));
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"--returns", "--format", "csv", "--out", out},
                                             {"--dispatch", "--out", out},
                                             {"--dispatch", "--player", "Ney=III Corps", "--out", out}}) {
    const Outcome refused = report(words);
    EXPECT_EQ(refused.code, 1) << words.front();
    EXPECT_TRUE(has(refused.err, "found \"pages for the French and their Allies")) << refused.err;
  }
  EXPECT_EQ(run({"map", "draw", file_, "--out", out + "/map.svg"}).code, 1);
  EXPECT_EQ(run({"map", "draw", file_, "--side", "coalition", "--out", out + "/map.svg"}).code, 1);
  EXPECT_EQ(run({"map", "draw", file_, "--side", "france", "--out", out + "/map.svg"}).code, 0);
  EXPECT_EQ(run({"turn", file_, "--at-once", "--letters", out}).code, 1);
  EXPECT_EQ(run({"rules", file_, "--out", out + "/rules.xml"}).code, 1);
  EXPECT_FALSE(fs::exists(out + "/rules.xml"));
  EXPECT_EQ(run({"new", out + "/autumn.campaign"}).code, 1);
  EXPECT_FALSE(fs::exists(out + "/autumn.campaign"));
  EXPECT_EQ(report({"--dispatch", "--side", "france", "--out", out}).code, 0);
}

TEST_F(Reports, ADryRunWritesNothing) {
  EXPECT_EQ(report({"--charts", "--out", *folder_ / "never", "--dry-run"}).code, 0);
  EXPECT_FALSE(fs::exists(*folder_ / "never"));
}

TEST_F(Reports, WordsThatDoNotGoTogetherAreRefusedAllAtOnce) {
  EXPECT_EQ(
      report({"--returns", "--letter", "note.txt"}).err,
      "--letter: found \"note.txt\"; expected no letter without --dispatch. Leave out --letter, or add --dispatch\n"
      "--out: found \"no folder\"; expected a folder to write to. Add --out DIR\n"
      "2 problems to mend; nothing was written.\n");
  EXPECT_EQ(report({"--dispatch", "--format", "csv"}).err,
            "--format: found \"csv\"; expected html, text or bbcode for a dispatch\n1 problem to mend; nothing was "
            "written.\n");
  EXPECT_EQ(report({"--dispatch", "--turn", "7", "--format", "text"}).err,
            "--turn: found \"7\"; expected a turn that was played, 1 to 1\n1 problem to mend; nothing was written.\n");
  EXPECT_EQ(report({"--battle", "3", "--format", "text"}).err,
            "--battle: found \"3\"; expected no battle: there has been none. See: estafette report FILE --all\n"
            "1 problem to mend; nothing was written.\n");
  EXPECT_EQ(report({"--all", "--side", "france", "--player", "Ney=III Corps", "--out", "x"}).err,
            "--player: found \"several readers\"; expected one side or one player for a site or its charts. Write a "
            "separate folder for each\n1 problem to mend; nothing was written.\n");
}

}  // namespace estafette::report_test
