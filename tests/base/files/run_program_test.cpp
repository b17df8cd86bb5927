#include "base/files/run_program.hpp"

#include "base/files/environment.hpp"
#include "base/lines.hpp"
#include "base/text.hpp"

#include <boost/nowide/fstream.hpp>
#include <gtest/gtest.h>

namespace estafette::run_program_test {
namespace {

/// Our own other program, beside the tests.
fs::path program() {
  const fs::path tests = program_file();
  return tests.parent_path() / ("estafette_other_program" + tests.extension().string());
}

ProgramRun run(const std::vector<std::string>& words, const ProgramLimits& limits = {}) {
  return run_program(program(), words, fs::temp_directory_path(), limits);
}

class RunProgramIn : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(folder_); }
  void TearDown() override { fs::remove_all(folder_); }
  fs::path folder_ = fs::temp_directory_path() / fs::unique_path("estafette-Müller-%%%%%%%%");
};

}  // namespace

TEST(RunProgram, ItsOutputComesBackHoweverMuchItIs) {
  for (const std::size_t size : {0U, 1U, 5'000'000U}) {
    const ProgramRun ran = run({"say", std::to_string(size)});
    EXPECT_EQ(ran.ending, ProgramEnding::well);
    EXPECT_TRUE(ran.output == std::string(size, 'x')) << size;
  }
}

TEST(RunProgram, NoShellLooksAtItsWords) {
  EXPECT_EQ(
      run({"repeat", "$HOME;", "`id`", "%PATH%", "*", "a b", "", "\"", "\\", "a\\\"b \\\\", "M\u00FCller"}).output,
      "$HOME;\n`id`\n%PATH%\n*\na b\n\n\"\n\\\na\\\"b \\\\\nM\u00FCller\n");
}

TEST(RunProgram, OfOurEnvironmentItKnowsNothingButWhereItsSystemLies) {
  const std::string told = run({"environment"}).output;
  EXPECT_FALSE(told.empty());
  for (const std::string_view line : all_lines(told))
    EXPECT_TRUE(line.empty() || line.starts_with("WINE") ||  // Wine's own
                line.starts_with("PATH=") || line == "LC_ALL=C.UTF-8" || line.starts_with("SystemRoot="))
        << line;
}

TEST_F(RunProgramIn, TheFolderThatItIsGivenAndIsAskedNothing) {
  boost::nowide::ofstream(folder_ / "book.txt") << "as it is" << std::flush;
  EXPECT_EQ(run_program(program(), {"read", "book.txt"}, folder_).output, "as it is");
  EXPECT_EQ(run({"ask"}).output, "nothing");
  EXPECT_EQ(run_program(program(), {}, folder_ / "nowhere").ending, ProgramEnding::badly);
}

TEST(RunProgram, IsStoppedIfItTakesTooLongOrSaysTooMuch) {
  EXPECT_EQ(run({"wait"}, {.time = std::chrono::seconds(1)}).ending, ProgramEnding::too_late);
  const ProgramRun talker = run({"talk"}, {.output = 100'000});
  EXPECT_EQ(talker.ending, ProgramEnding::too_late);
  EXPECT_LT(talker.output.size(), 1'000'000U);
}

TEST(RunProgram, ThatFailsOrIsNotThereHasEndedBadly) {
  EXPECT_EQ(run({"fail"}).ending, ProgramEnding::badly);
  EXPECT_EQ(run_program(program().parent_path() / "nowhere at all", {}, program().parent_path()).ending,
            ProgramEnding::badly);
}

#ifndef _WIN32
TEST_F(RunProgramIn, AFolderItMayWriteNoFileThere) {
  const fs::path file = folder_ / "file";
  EXPECT_NE(run({"write", file.string()}).ending, ProgramEnding::well);
  EXPECT_TRUE(!fs::exists(file) || fs::file_size(file) == 0);
}
#endif

TEST(RunProgram, IsLookedForInFoldersThatAreNamedInFull) {
  const std::optional<fs::path> shell = find_program(program().extension() == ".exe" ? "cmd" : "sh");
  ASSERT_TRUE(shell);
  EXPECT_TRUE(shell->is_absolute());
  EXPECT_EQ(find_program("no-program-has-this-name"), std::nullopt);
}

}  // namespace estafette::run_program_test
