#include "cli/program/wildcards.hpp"

#include "program.hpp"

#include <gtest/gtest.h>

namespace estafette::wildcards_test {
namespace {

TEST(Wildcards, StandForAnyLettersOrForOne) {
  EXPECT_TRUE(cli::fits("french-army-of-the-main.csv", "*-main*.csv"));
  EXPECT_TRUE(cli::fits("Lützen.CSV", "l*.csv"));
  EXPECT_TRUE(cli::fits("aab", "*ab"));
  EXPECT_TRUE(cli::fits("", "*"));
  EXPECT_TRUE(cli::fits("turn-1.txt", "turn-?.txt"));
  EXPECT_FALSE(cli::fits("turn-12.txt", "turn-?.txt"));
  EXPECT_FALSE(cli::fits("orders.csv.bak", "*.csv"));
  EXPECT_FALSE(cli::fits("a", ""));
}

TEST(Wildcards, GiveWayToTheFilesThatFitInTheOrderOfTheirNames) {
  const test::Folder folder;
  const std::string b = folder.file("b Ney.csv", ""), a = folder.file("a.csv", "");
  (void)folder.file("a.xml", "");
  (void)folder.file(".hidden.csv", "");
  EXPECT_EQ(
      cli::expanded({"convert", folder / "*.csv", "--out", "x"}),
      (std::vector<std::string>{"convert", fs::path(a).generic_string(), fs::path(b).generic_string(), "--out", "x"}));
}

TEST(Wildcards, ThatNothingFitsStayAsTheyAre) {
  EXPECT_EQ(cli::expanded({"--because", "why?", "no/such/folder/*.csv"}),
            (std::vector<std::string>{"--because", "why?", "no/such/folder/*.csv"}));
}

}  // namespace
}  // namespace estafette::wildcards_test
