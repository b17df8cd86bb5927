// What bash completes, asked of bash itself.
#include "cli/verbs/command_line.hpp"
#include "cli/verbs/verbs.hpp"
#include "program.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace estafette::completion_test {
namespace {

/// What bash offers behind these words; the last is the one begun.
std::string offered(const std::vector<std::string>& words) {
  const test::Folder folder;
  std::string asked =
      "source '" + folder.file("completion", test::run({"completion"}).out) + "'; COMP_WORDS=(estafette";
  for (const std::string& word : words) asked += " '" + word + "'";
  asked += "); COMP_CWORD=" + std::to_string(words.size()) + "; _estafette; echo -n \"${COMPREPLY[*]}\"";
  const std::string script = folder.file("ask", asked);
  std::string out;
  FILE* bash = popen(("bash '" + script + "'").c_str(), "r");
  std::array<char, 4096> piece{};
  while (bash != nullptr && std::fgets(piece.data(), static_cast<int>(piece.size()), bash) != nullptr)
    out += piece.data();
  EXPECT_EQ(pclose(bash), 0);
  return out;
}

class Completion : public testing::Test {
 protected:
  void SetUp() override {
    if (std::system("bash --version > /dev/null 2>&1") != 0) GTEST_SKIP() << "no bash on this machine";
  }
};

TEST_F(Completion, AVerbBegunIsCompleted) {
  EXPECT_EQ(offered({"conv"}), "convert");
  EXPECT_EQ(offered({"battle", "gen"}), "generate");
}

TEST_F(Completion, AnOptionBegunIsCompletedWithThoseOfItsVerb) {
  EXPECT_EQ(offered({"battle", "generate", "spring.campaign", "2", "--prev"}), "--preview");
  EXPECT_EQ(offered({"convert", "--prev"}), "");
}

TEST_F(Completion, BehindAnOptionOfFewWordsTheseAreOffered) {
  EXPECT_EQ(offered({"orders", "spring.campaign", "--side", ""}), "france coalition");
  EXPECT_EQ(offered({"battle", "adjudicate", "spring.campaign", "2", "--level", "m"}), "minor major");
}

TEST_F(Completion, WhereAFileIsWantedFilesAreLeftToBash) {
  EXPECT_EQ(offered({"inspect", ""}), "");
}

TEST(Manual, EachCommandHasAPageWithAllItsOptionsAndItsExample) {
  const test::Folder folder;
  const test::Outcome made = test::run({"manual", "--out", folder / "man1"});
  ASSERT_EQ(made.code, 0) << made.err;
  const std::vector<cli::Verb> verbs = cli::all_verbs();
  const auto program = cli::command_line(verbs);
  std::size_t pages = 0;
  cli::walk(*program, [&](const std::vector<std::string>& words, const CLI::App& command) {
    std::string name = "man1/estafette";
    for (const std::string& word : words) name += "-" + word;
    std::string page = read_text(folder / (name + ".1"));
    page.erase(std::remove(page.begin(), page.end(), '\\'), page.end());
    for (const CLI::Option* option : command.get_options())
      for (const std::string& option_name : option->get_lnames())
        EXPECT_NE(page.find("--" + option_name), std::string::npos) << name << " " << option_name;
    EXPECT_NE(page.find(command.get_description()), std::string::npos) << name;
    if (!words.empty()) {
      EXPECT_NE(page.find("Example:\n"), std::string::npos) << name;
    }
    ++pages;
  });
  EXPECT_EQ(folder.files().size(), pages);
}

}  // namespace
}  // namespace estafette::completion_test
