// The demo of the whole year, played by its own script: every letter that it ships is still understood, and what its
// story tells of the battles is what it prints.
#include "program.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

namespace estafette::demo_year_test {

TEST(DemoYear, PlaysToItsEndAndItsStoryHasItsFigures) {
#ifdef _WIN32
  GTEST_SKIP() << "the demo is a shell script";
#endif
  const test::Folder folder;
  const std::string printed_to = folder / "printed.txt";
  const std::string command =
      fmt::format("ESTAFETTE='{}' ESTAFETTE_SAMPLE_DUMP='{}' ESTAFETTE_OUT='{}' sh '{}' > '{}' 2>&1", ESTAFETTE_PROGRAM,
                  ESTAFETTE_SAMPLE_DUMP, folder / ".", test::of_the_tree("scripts/demo-year"), printed_to);
  const int exit = std::system(command.c_str());  // NOLINT(cert-env33-c): the demo is a script
  const std::string printed = read_text(printed_to);
  ASSERT_EQ(exit, 0) << printed.substr(printed.size() - std::min<std::size_t>(printed.size(), 2000));
  const std::string story = read_text(test::of_the_tree("docs/a-year.md"));
  EXPECT_NE(printed.find("III Corps loses 2,150 men at Oschatz"), std::string::npos);
  EXPECT_NE(story.find("2,150 men"), std::string::npos);
}

}  // namespace estafette::demo_year_test
