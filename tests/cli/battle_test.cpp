// A battle night as the umpire has it: Lützen generated, its dump imported, judged, and all of it taken back.
#include "cli/verbs/battle_words.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "shipped_campaign.hpp"
#include "tools/sample_battle.hpp"

#include <CLI/CLI.hpp>
#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::battle_test {
namespace {

using test::Folder, test::has, test::Outcome, test::run;

/// The campaign of 1813 after its second turn: battle 1 at Leipzig, battle 2 at Lützen.
class BattleNight : public test::LuetzenNight {
 protected:
  [[nodiscard]] Outcome generate(const std::string& out) const {
    return luetzen("generate", {"--out", folder / out, "--preview"});
  }

  /// A synthetic dump of what was generated.
  [[nodiscard]] std::string synthetic_dump(const std::string& out, unsigned seed) const {
    const sow::BattleSheet sheet = sow::read_battle_sheet(read_text(folder / (out + "/battle.xml")), "battle.xml");
    return tools::sample_dumps(sheet, {.seed = seed, .leave_out = 0}).results;
  }
  [[nodiscard]] std::string dump(const std::string& out, unsigned seed) const {
    return folder.file(out + std::to_string(seed) + ".gamedb.synthetic.csv", synthetic_dump(out, seed));
  }
};

}  // namespace

TEST_F(BattleNight, TurnNamesTheCommandThatGeneratesEachBattleAndListSaysHowFarItHasCome) {
  EXPECT_TRUE(has(run({"battle", "list", file()}).out, "Battle 2: to be generated."));
  ASSERT_EQ(generate("a").code, 0);
  EXPECT_TRUE(has(run({"battle", "list", file()}).out, "Battle 2: sent to the game, fingerprint "));
}

TEST_F(BattleNight, GeneratedTwiceItHasTheSameBytes) {
  const Outcome first = generate("a");
  ASSERT_EQ(first.code, 0) << first.err;
  EXPECT_TRUE(has(first.out, "Imperial Guard")) << first.out;
  EXPECT_TRUE(has(first.out, "from Weissenfels") || has(first.out, "from the west")) << first.out;
  ASSERT_EQ(generate("b").code, 0);
  const fs::path a = folder / "a";
  const fs::path b = folder / "b";
  int files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(a)) {
    if (!fs::is_regular_file(entry.status())) continue;
    EXPECT_EQ(read_bytes(entry.path()), read_bytes(b / fs::relative(entry.path(), a))) << entry.path();
    ++files;
  }
  EXPECT_EQ(files, 14) << "nine of the mod, the sheet, the remarks, the places, the plan and its page";
}

TEST_F(BattleNight, WrittenAgainItIsAsItWasSentWithTheChoicesOfThenAlsoAfterItsLosses) {
  ASSERT_EQ(luetzen("generate", {"--out", folder / "a", "--weather", "overcast", "--reserve", "III Corps"}).code, 0);
  ASSERT_EQ(luetzen("import", {dump("a", 7), "--yes"}).code, 0);
  const std::string before = status();
  const Outcome again = luetzen("generate", {"--again", "--out", folder / "b"});
  ASSERT_EQ(again.code, 0) << again.err;
  EXPECT_EQ(status(), before);
  const fs::path a = folder / "a";
  const fs::path b = folder / "b";
  for (const auto& entry : fs::recursive_directory_iterator(a)) {
    if (!fs::is_regular_file(entry.status())) continue;
    EXPECT_EQ(read_bytes(entry.path()), read_bytes(b / fs::relative(entry.path(), a))) << entry.path();
  }
  EXPECT_TRUE(has(luetzen("generate", {"--again", "--out", folder / "c", "--weather", "clear"}).err,
                  "expected the battle as it was sent"));
}

TEST_F(BattleNight, CorpsStandWhereTheUmpirePutThemAlsoWhenItIsWrittenAgain) {
  ASSERT_EQ(luetzen("generate", {"--out", folder / "a"}).code, 0);
  const std::string usual = read_text(folder / "a/positions.csv");
  const std::size_t at = usual.find("Headquarters of ");
  ASSERT_NE(at, std::string::npos) << usual;
  const std::size_t facing = usual.rfind(',', usual.find('\n', at)) + 1;
  const std::string turned = usual.substr(0, facing) + "10" + usual.substr(usual.find('\n', facing));
  ASSERT_EQ(luetzen("generate", {"--out", folder / "b", "--positions", folder.file("p.csv", turned)}).code, 0);
  EXPECT_EQ(read_text(folder / "b/positions.csv"), turned);
  ASSERT_EQ(luetzen("generate", {"--again", "--out", folder / "c"}).code, 0);
  EXPECT_EQ(read_text(folder / "c/positions.csv"), turned);
}

TEST_F(BattleNight, AnImportThatIsGivenAgainWritesItsReportAndCountsNothingTwice) {
  ASSERT_EQ(generate("a").code, 0);
  const std::string own = dump("a", 7);
  ASSERT_EQ(luetzen("import", {own, "--yes", "--report", folder / "first"}).code, 0);
  const std::string after = status();
  const Outcome again = luetzen("import", {own, "--yes", "--report", folder / "second"});
  ASSERT_EQ(again.code, 0) << again.err;
  EXPECT_EQ(status(), after);
  EXPECT_EQ(read_bytes(folder / "first/losses.html"), read_bytes(folder / "second/losses.html"));
}

TEST_F(BattleNight, LossesAreShownFirstAndAppliedOnceAndOnlyOnce) {
  ASSERT_EQ(generate("a").code, 0);
  const std::string own = dump("a", 7);
  const std::string before = status();
  const Outcome shown = luetzen("import", {own});
  EXPECT_EQ(shown.code, 0) << shown.err;
  EXPECT_TRUE(
      has(shown.out, "Nothing has been applied yet. If these losses are right, give the command again with --yes."));
  EXPECT_EQ(status(), before);
  ASSERT_EQ(luetzen("import", {own, "--yes"}).code, 0);
  const std::string after = status();
  EXPECT_NE(after, before);
  const Outcome again = luetzen("import", {own, "--yes"});
  EXPECT_EQ(again.code, 0);
  EXPECT_TRUE(has(again.out, "carried over already from this very dump; nothing is counted twice."));
  EXPECT_EQ(status(), after);
  const Outcome other = luetzen("import", {dump("a", 8), "--yes"});
  EXPECT_EQ(other.code, 1);
  EXPECT_TRUE(has(other.err, "a different dump from the one carried over")) << other.err;
  ASSERT_EQ(run({"undo", file()}).code, 0);
  EXPECT_EQ(status(), before);
  EXPECT_EQ(luetzen("import", {dump("a", 8), "--yes"}).code, 0);
}

TEST_F(BattleNight, WithoutADumpsNameTheNewestThatFitsIsTakenFromTheGamesFolders) {
  ASSERT_EQ(generate("a").code, 0);
  fs::create_directories(folder / "game/Work");
  fs::copy_file(dump("a", 7), folder / "game/Work/SowWL_gamedb_1.csv");
  folder.file("game/Work/SowWL_gamedb_2.csv", "this is no dump\n");
  const Outcome taken = luetzen("import", {"--game-dir", folder / "game", "--yes"});
  EXPECT_EQ(taken.code, 0) << taken.err;
  EXPECT_TRUE(has(taken.out, "SowWL_gamedb_1.csv, the newest that fits.")) << taken.out;
}

TEST_F(BattleNight, WhatWasNeverSentCannotComeBack) {
  const Outcome early = luetzen("import", {folder.file("x.csv", "1,2\n"), "--yes"});
  EXPECT_EQ(early.code, 1);
  EXPECT_TRUE(has(early.err, "expected a battle that was sent to the game")) << early.err;
}

TEST_F(BattleNight, TheVerdictIsTheUmpiresAndUndoTakesBackAllThatFollowed) {
  ASSERT_EQ(generate("a").code, 0);
  ASSERT_EQ(luetzen("import", {dump("a", 7), "--yes"}).code, 0);
  const std::string before = status();
  const Outcome judged = luetzen("adjudicate", {"--winner", "france", "--level", "minor"});
  EXPECT_EQ(judged.code, 0) << judged.err;
  EXPECT_TRUE(has(judged.out, "Blücher's Corps has lost battle 2 at Lützen and is exhausted until turn 5 (4.1)"));
  EXPECT_TRUE(has(judged.out, "France has won battle 2 at Lützen over an army of more than one corps (4.5)"));
  EXPECT_NE(status(), before);
  ASSERT_EQ(run({"undo", file()}).code, 0);
  EXPECT_EQ(status(), before);
}

TEST_F(BattleNight, ABattleFoughtElsewhereIsJudgedWithLossesByWord) {
  const std::vector<std::string> verdict = {"--winner", "coalition", "--level", "major"};
  EXPECT_TRUE(has(luetzen("adjudicate", verdict).err, "expected losses from a dump, or stated with --losses"));
  std::vector<std::string> words = verdict;
  words.insert(words.end(), {"--losses", "III Corps=20%", "--losses", "Blücher=1000"});
  const Outcome judged = luetzen("adjudicate", words);
  EXPECT_EQ(judged.code, 0) << judged.err;
  EXPECT_TRUE(has(judged.out, "Blücher's Corps loses 1,000 men at Lützen")) << judged.out;
  EXPECT_TRUE(has(judged.out, "III Corps has lost battle 2")) << judged.out;
}

TEST_F(BattleNight, WordsThatContradictEachOtherAreRefused) {
  EXPECT_TRUE(has(luetzen("adjudicate", {"--level", "major"}).err, "--winner: expected France, Coalition or nobody"));
  EXPECT_TRUE(has(luetzen("adjudicate", {"--winner", "france", "--level", "draw"}).err, "--level: found \"draw\""));
  EXPECT_TRUE(has(luetzen("generate", {"--out", folder / "x", "--reserve", "VII Corps"}).err,
                  "--reserve: found \"VII Corps\"; expected a force of battle 2 ("));
}

TEST_F(BattleNight, TheExampleInTheHelpOfEachStepRunsAsItStands) {
  const fs::path before = fs::current_path();
  fs::current_path(folder / ".");
  const auto example_of = [](const std::string& step) {
    const std::string help = run({"battle", step, "--help"}).out;
    const std::string mark = "Example:\n  estafette ";
    const std::size_t at = help.find(mark);
    EXPECT_NE(at, std::string::npos) << help;
    const std::size_t begin = at + mark.size();
    return CLI::detail::split_up(help.substr(begin, help.find('\n', begin) - begin));
  };
  for (const std::string step : {"list", "generate", "import", "exploit", "adjudicate"}) {
    if (step == "import")  // the game has written its dump
      folder.file("out/gamedb.synthetic.csv", synthetic_dump("out/battle-2", 7));
    if (step == "exploit") {  // after an easy victory of the attacker, V Corps at Leipzig
      const Outcome easy = run({"battle", "adjudicate", file(), "1", "--winner", "france", "--level", "minor", "--easy",
                                "--losses", "V Corps=2%"});
      EXPECT_EQ(easy.code, 0) << easy.err;
    }
    const Outcome done = run(example_of(step));
    EXPECT_EQ(done.code, 0) << step << ": " << done.err;
  }
  fs::current_path(before);
}

TEST(BattleWords, LossesAreNamedOrThereAreNone) {
  const Outcome both =
      run({"battle", "adjudicate", "x", "1", "--level", "draw", "--losses", "V Corps=10%", "--no-losses"});
  EXPECT_EQ(both.code, 2);
  EXPECT_EQ(both.err,
            "estafette battle adjudicate: found \"--losses with --no-losses\"; expected one of the two. estafette "
            "battle adjudicate --help tells more\n");
}

TEST(BattleWords, AreKeptSoThatTheyCanBeGivenAgainWhateverIsInThem) {
  cli::BattleWords words;
  words.reserves = {"VI Corps \x16", " \t", "[]"};
  words.map = "Ligny\r";
  const std::string lines = words.as_lines();
  EXPECT_EQ(lines, "--reserve=VI Corps\n--reserve=[]\n--map=Ligny\n");
  EXPECT_EQ(cli::BattleWords::from_lines(lines).as_lines(), lines);
}

TEST(BattleWords, OfEveryOptionComeBackFromTheirLines) {
  cli::BattleWords words;
  CLI::App step;
  words.declare(step);
  std::size_t declared = 0;
  std::vector<std::string> given;
  for (const CLI::Option* option : step.get_options()) {
    if (option->get_lnames().empty() || option->get_lnames()[0] == "help") continue;
    ++declared;
    const bool flag = option->get_items_expected_max() == 0;
    given.push_back("--" + option->get_lnames()[0] + (flag ? "" : "=word " + std::to_string(declared)));
  }
  step.parse(given);
  const std::string lines = words.as_lines();
  EXPECT_EQ(static_cast<std::size_t>(std::count(lines.begin(), lines.end(), '\n')), declared) << lines;
  EXPECT_EQ(cli::BattleWords::from_lines(lines), words);
}

TEST(BattleWords, ANumberIsOneThatABattleCanHave) {
  for (const std::string step : {"generate", "import", "adjudicate", "exploit"}) {
    const Outcome none = run({"battle", step, "x", "0"});
    EXPECT_EQ(none.code, 2);
    EXPECT_EQ(none.err, "estafette battle " + step +
                            ": NUMBER: found \"0\"; expected a whole number from 1 to 9999. estafette battle " + step +
                            " --help tells more\n")
        << step;
  }
}

}  // namespace estafette::battle_test
