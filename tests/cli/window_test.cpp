// The program in a window of its own, and what it makes of files that are dropped on it.
#include "cli/program/window.hpp"

#include "base/text.hpp"
#include "cli/program/dropped.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "program.hpp"
#include "support/refusal.hpp"
#include "tools/sample_battle.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace estafette::window_test {
namespace {

const std::string kOrbat = "templates/campaigns/1813/orbats/coalition-main-army.csv";

/// A path as commands are shown, with / on every system.
std::string typed(const fs::path& path) {
  return path.generic_string();
}

/// What is said, and whether the program waited for Enter before the window closed.
struct Said {
  cli::ExitCode code{};
  std::string out, err;
  bool waited = false;
};

Said in_window(const std::vector<std::string>& words) {
  std::ostringstream out, err;
  std::istringstream keys("\nunread");
  const cli::ExitCode code = cli::run_in_window(words, cli::Console(out, err), keys);
  return {code, out.str(), err.str(), keys.tellg() == 1};
}

/// A battle sheet and a dump that fits it, in the folder of the test.
void play_a_battle_in(const test::Folder& folder) {
  const test::Armies armies = test::scaled_armies_in(folder);
  ASSERT_EQ(test::run(test::luetzen(armies, folder / "lutzen", {"--forces", "Blücher,III Corps"})).code, 0);
  const auto sheet = sow::read_battle_sheet(read_text(folder / "lutzen/battle.xml"), "battle.xml");
  (void)folder.file("lutzen/results.csv", tools::sample_dumps(sheet, {}).results);
}

TEST(Window, OfItsOwnGreetsOpensTheDeskAndStaysOpen) {
  std::ostringstream out, err;
  std::istringstream keys("\nunread");
  std::vector<std::string> asked;
  const cli::ExitCode code = cli::run_in_window({}, cli::Console(out, err), keys, [&](const auto& words, const auto&) {
    asked = words;
    return cli::ExitCode::done;
  });
  EXPECT_EQ(code, cli::ExitCode::done);
  EXPECT_EQ(asked, std::vector<std::string>{"desk"});
  EXPECT_NE(out.str().find("closing the window closes the desk"), std::string::npos);
  EXPECT_NE(out.str().find("drop files on the program's icon"), std::string::npos);
  EXPECT_TRUE(out.str().ends_with("Press Enter to close this window.\n"));
  EXPECT_EQ(keys.tellg(), 1) << "it waits";
  for (const std::string& line : split(out.str(), '\n')) EXPECT_LT(line.size(), 80U) << "the window may be 80 wide";
}

TEST(Window, RunsACommandAsAlwaysAndDoesNotWait) {
  const Said said = in_window({"inspect", test::of_the_tree(kOrbat)});
  EXPECT_EQ(said.code, cli::ExitCode::done);
  EXPECT_FALSE(said.waited);
}

TEST(Window, ShowsTheCommandThatADroppedFileAsksForAndRunsIt) {
  const test::Folder folder;
  const std::string army = folder.file("Ney.csv", read_bytes(test::of_the_tree(kOrbat)));
  const Said said = in_window({army});
  EXPECT_EQ(said.code, cli::ExitCode::done) << said.err;
  EXPECT_TRUE(said.out.starts_with("> estafette convert ")) << said.out;
  EXPECT_TRUE(said.waited);
  EXPECT_TRUE(fs::exists(folder / "scaled/Ney.scaled.csv"));
}

TEST(Window, StaysOpenWhenADroppedFileIsRefused) {
  const test::Folder folder;
  const Said said = in_window({folder.file("book.xlsx", std::string("PK\0", 3))});
  EXPECT_EQ(said.code, cli::ExitCode::refused);
  EXPECT_NE(said.err.find("bytes that are not text"), std::string::npos);
  EXPECT_TRUE(said.waited);
}

TEST(Dropped, ACampaignOpensItsDesk) {
  const test::Folder folder;
  const std::string campaign = folder / "spring.campaign";
  ASSERT_EQ(test::run({"new", campaign, "--from", test::of_the_tree("templates/campaigns/1806")}).code, 0);
  EXPECT_EQ(cli::words_for({campaign}), (std::vector<std::string>{"desk", typed(campaign)}));
}

TEST(Dropped, OrdersOfBattleAndFoldersOfThemAreScaledBesideTheFirst) {
  const test::Folder folder;
  const std::string army = folder.file("Ney.csv", read_bytes(test::of_the_tree(kOrbat)));
  const std::string shelf = test::of_the_tree("templates/shelf");
  EXPECT_EQ(cli::words_for({army, shelf}),
            (std::vector<std::string>{"convert", typed(army), typed(shelf), "--out", typed(folder / "scaled")}));
}

TEST(Dropped, ADumpIsReadAgainstTheSheetBesideItOrTheOneDroppedWithIt) {
  const test::Folder folder;
  play_a_battle_in(folder);
  const fs::path sheet = folder / "lutzen/battle.xml", dump = folder / "lutzen/results.csv";
  const std::vector<std::string> words = {
      "carryover", "--sheet", typed(sheet), "--dump", typed(dump), "--out", typed(folder / "lutzen/losses")};
  EXPECT_EQ(cli::words_for({dump}), words);
  EXPECT_EQ(cli::words_for({sheet, dump}), words);
  EXPECT_EQ(test::run(words).code, 0);
  EXPECT_EQ(cli::words_for({sheet}), (std::vector<std::string>{"inspect", typed(sheet)}));
  fs::rename(dump, folder / "alone.csv");
  EXPECT_NE(test::refusal([&] { (void)cli::words_for({folder / "alone.csv"}); }).find("without its battle sheet"),
            std::string::npos);
}

TEST(Dropped, FilesOfSeveralKindsAreRefused) {
  const test::Folder folder;
  const std::string campaign = folder.file("x.campaign", "SQLite format 3 and more");
  EXPECT_NE(test::refusal([&] {
              (void)cli::words_for({campaign, test::of_the_tree(kOrbat)});
            }).find("several kinds"),
            std::string::npos);
}

}  // namespace
}  // namespace estafette::window_test
