#include "cli/verbs/run.hpp"
#include "cli/verbs/verbs.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "program.hpp"
#include "tools/sample_battle.hpp"

#include <CLI/CLI.hpp>
#include <boost/nowide/fstream.hpp>
#include <gtest/gtest.h>

#include <regex>

namespace estafette::help_test {

namespace {

/// The command line at the end of a help text.
std::string example_of(const std::string& help) {
  const std::string head = "Example:\n  ";
  const std::size_t begin = help.find(head) + head.size();
  return help.substr(begin, help.find('\n', begin) - begin);
}

void expect_done(const std::string& example) {
  std::vector<std::string> words = CLI::detail::split_up(example);
  words.erase(words.begin());
  const test::Outcome done = test::run(words);
  EXPECT_EQ(done.code, 0) << example << "\n" << done.err;
}

}  // namespace

TEST(Help, EveryVerbSaysWhatItIsForAndEndsWithAnExample) {
  for (const cli::Verb& verb : cli::all_verbs()) {
    const test::Outcome help = test::run({verb.name, "--help"});
    EXPECT_EQ(help.code, 0);
    EXPECT_NE(help.out.find(verb.purpose), std::string::npos) << verb.name;
    EXPECT_NE(help.out.find("Example:"), std::string::npos) << verb.name;
    EXPECT_TRUE(help.err.empty());
    EXPECT_TRUE((verb.example + " ").starts_with("estafette " + verb.name + " ")) << verb.example;
  }
}

TEST(Help, EveryExampleRunsAsItStandsOneAfterTheOther) {
  const test::Folder folder;
  const fs::path before = fs::current_path();
  fs::current_path(folder / ".");
  fs::copy(test::of_the_tree("templates"), "templates", fs::copy_options::recursive);
  for (const cli::Verb& verb : cli::all_verbs()) {
    if (verb.name == "desk") continue;  // it stays until it is closed: tests/desk
    if (verb.name == "carryover") {     // its dump comes from the game, or from scripts/make-sample-dump
      const auto sheet = sow::read_battle_sheet(read_text("out/lutzen/battle.xml"), "battle.xml");
      boost::nowide::ofstream("out/gamedb.synthetic.csv", std::ios::binary) << tools::sample_dumps(sheet, {}).results;
    }
    expect_done(verb.example);
  }
  // A map has two examples; those of the steps of a battle are run by battle_test.cpp.
  expect_done(example_of(test::run({"map", "draw", "--help"}).out));
  fs::current_path(before);
}

TEST(Help, EveryVerbThatWritesHasADryRun) {
  for (const char* verb :
       {"convert", "scenario", "carryover", "turn", "ruling", "proposal", "report", "vouch", "players"}) {
    EXPECT_NE(test::run({verb, "--help"}).out.find("--dry-run"), std::string::npos) << verb;
  }
}

TEST(Help, EveryOptionThatThePagesForUmpiresSpeakOfIsThere) {
  std::string helps;
  for (const cli::Verb& verb : cli::all_verbs()) helps += test::run({verb.name, "--help"}).out;
  for (const char* step : {"list", "generate", "import", "adjudicate", "exploit"})
    helps += test::run({"battle", step, "--help"}).out;
  for (const char* step : {"check", "draw", "join"}) helps += test::run({"map", step, "--help"}).out;
  helps += "--config --prefix";  // of cmake, in README.md
  const std::regex option("--[a-z][a-z-]*");
  for (const char* page : {"README.md", "docs/umpire-handbook.md", "docs/orders.md", "docs/reports.md",
                           "docs/rulings.md", "docs/desk.md", "docs/batch.md"}) {
    const std::string text = read_text(test::of_the_tree(page));
    for (std::sregex_iterator at(text.begin(), text.end(), option), end; at != end; ++at) {
      const std::regex whole(at->str() + "(?![a-z-])");
      EXPECT_TRUE(std::regex_search(helps, whole)) << page << ": " << at->str();
    }
  }
}

TEST(Help, WithoutAnyWordTheVerbsAreListedAndTheCommandLineWasNotUnderstood) {
  const test::Outcome nothing = test::run({});
  EXPECT_EQ(nothing.code, 2);
  for (const cli::Verb& verb : cli::all_verbs()) EXPECT_NE(nothing.err.find(verb.name), std::string::npos);
}

TEST(ExitCodes, AnUnknownVerbOrOptionIsUsage) {
  EXPECT_EQ(test::run({"converrt"}).code, 2);
  EXPECT_EQ(test::run({"convert", "--outt", "x"}).code, 2);
  EXPECT_EQ(test::run({"convert"}).code, 2);
  EXPECT_EQ(test::run({"--version"}).code, 0);
}

TEST(ExitCodes, AFileThatIsNotThereIsRefusedByName) {
  const test::Outcome refused = test::run({"inspect", "no-such.csv"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_EQ(refused.err,
            "no-such.csv: expected a file that exists. Check the name and the folder\n1 problem to mend; nothing was "
            "written.\n");
}

}  // namespace estafette::help_test
