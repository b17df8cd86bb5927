#include "base/files/run_program.hpp"

#include <gtest/gtest.h>

namespace estafette::run_program_test {
namespace {

class RunProgram : public testing::Test {
 protected:
  void SetUp() override {
    if (!find_program("cat")) GTEST_SKIP() << "no programs are run on this system";
  }
};

fs::path program(const std::string& name) {
  return find_program(name).value_or(name);
}

}  // namespace

TEST_F(RunProgram, IsGivenItsInputAndItsOutputComesBackHoweverMuchItIs) {
  for (const std::size_t size : {0U, 1U, 5'000'000U}) {
    const std::string text(size, 'x');
    const ProgramRun run = run_program(program("cat"), {}, text);
    EXPECT_EQ(run.ending, ProgramEnding::well);
    EXPECT_TRUE(run.output == text) << size;
  }
}

TEST_F(RunProgram, NoShellLooksAtItsWords) {
  EXPECT_EQ(run_program(program("echo"), {"$HOME;", "`id`", "*", "a b"}, "").output, "$HOME; `id` * a b\n");
}

TEST_F(RunProgram, OfOurEnvironmentItKnowsNothing) {
  EXPECT_EQ(run_program(program("env"), {}, "").output, "LC_ALL=C.UTF-8\nPATH=/usr/bin:/bin\n");
}

TEST_F(RunProgram, IsStoppedIfItTakesTooLongOrSaysTooMuch) {
  EXPECT_EQ(run_program(program("sleep"), {"60"}, "", {.time = std::chrono::seconds(1)}).ending,
            ProgramEnding::too_late);
  const ProgramRun talker = run_program(program("yes"), {}, "", {.output = 100'000});
  EXPECT_EQ(talker.ending, ProgramEnding::too_late);
  EXPECT_LT(talker.output.size(), 1'000'000U);
}

TEST_F(RunProgram, ThatFailsOrIsNotThereHasEndedBadly) {
  EXPECT_EQ(run_program(program("false"), {}, "not wanted").ending, ProgramEnding::badly);
  EXPECT_EQ(run_program("/nowhere/at/all", {}, "").ending, ProgramEnding::badly);
}

TEST_F(RunProgram, MayWriteNoFile) {
  const fs::path file = fs::temp_directory_path() / fs::unique_path("estafette-%%%%%%%%");
  EXPECT_NE(run_program(program("tee"), {file.string()}, "text").ending, ProgramEnding::well);
  FileError absent;
  EXPECT_TRUE(!fs::exists(file, absent) || fs::file_size(file) == 0);
  fs::remove(file, absent);
}

TEST_F(RunProgram, IsLookedForInFoldersThatAreNamedInFull) {
  EXPECT_TRUE(program("cat").is_absolute());
  EXPECT_EQ(find_program("no-program-has-this-name"), std::nullopt);
}

}  // namespace estafette::run_program_test
