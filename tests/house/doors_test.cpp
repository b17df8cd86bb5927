// Every narrow string is UTF-8, on Windows too: nobody goes past Boost.Filesystem and Boost.Nowide to the system.
#include "house/tree.hpp"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

namespace estafette::test::doors_test {
namespace {

/// What takes narrow strings for the code page of the day.
const std::vector<std::string_view> kOtherWaysIn = {
    "std::filesystem", "<filesystem>", "<fstream>",   "std::ifstream", "std::ofstream", "std::fstream",
    "std::getenv",     "std::fopen",   "std::rename", "std::cin",      "load_file(",    "save_file(",
};

/// These are for main(): any other part of a room speaks to the streams that it is given.
const std::vector<std::string_view> kConsole = {"std::cout", "std::cerr", "nowide::cout", "nowide::cerr"};

bool is_main(const std::string& path) {
  return path == "cli/program/main.cpp" || path == "tools/sample_dump.cpp";
}

/// What changes files goes through base/disk, where a test can cut the power: tests and benches change theirs as they
/// like.
const std::vector<std::string_view> kChangingFiles = {
    "fs::rename",       "fs::remove",      "fs::create_dir", "fs::copy",  "fs::resize_file", "fs::permissions",
    "nowide::ofstream", "nowide::fstream", "::rename(",      "::unlink(", "::fsync(",        "::syncfs(",
};

void expect_without(const SourceFile& file, const std::vector<std::string_view>& words) {
  for (std::size_t i = 0; i < file.lines.size(); ++i)
    for (const std::string_view word : words)
      EXPECT_EQ(file.lines[i].find(word), std::string::npos) << file.path << ":" << i + 1 << " uses " << word;
}

}  // namespace

TEST(Doors, ToFilesAndTheEnvironmentAreThoseThatSpeakUtf8) {
  for (const SourceFile& file : all_sources()) {
    if (file.path != "tests/house/doors_test.cpp") expect_without(file, kOtherWaysIn);
  }
}

TEST(Doors, ToTheDiskIsOneFileOfBase) {
  for (const SourceFile& file : all_sources())
    if (!file.path.starts_with("tests/") && file.path != "base/files/disk.cpp") expect_without(file, kChangingFiles);
}

TEST(Doors, ToTheConsoleIsMain) {
  for (const SourceFile& file : all_sources()) {
    if (!file.path.starts_with("tests/") && !is_main(file.path)) expect_without(file, kConsole);
  }
}

/// MinGW destroys what a thread has of its own when the memory of it is gone, and loses threads that are detached while
/// others begin: on Windows the program dies of either, once in a while.
TEST(Doors, OfThreadsLetNothingOutThatWindowsLoses) {
  for (const SourceFile& file : all_sources()) {
    if (file.path == "tests/house/doors_test.cpp") continue;
    expect_without(file, {".detach()", "->detach()"});
    for (std::size_t i = 0; i < file.lines.size(); ++i)
      EXPECT_TRUE(file.lines[i].find("thread_local ") == std::string::npos ||
                  file.lines[i].find("* ") != std::string::npos)
          << file.path << ":" << i + 1 << ": a thread has no object of its own but a pointer";
  }
}

TEST(Doors, ToTheNetworkIsOneFileOfTheDesk) {
  for (const SourceFile& file : all_sources())
    if (!file.path.starts_with("tests/") && file.path != "desk/wire/wire.cpp")
      expect_without(file, {"<httplib.h>", "socket("});
}

}  // namespace estafette::test::doors_test
