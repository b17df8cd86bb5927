// Places that the system keeps from us, whatever verb comes upon them, are told of in words: they are no mistake of
// ours.
#include "program.hpp"

#include <gtest/gtest.h>

namespace estafette::places_test {
namespace {

#ifndef _WIN32

/// What a verb says of a place that cannot be reached, and nothing else may come of it.
std::string told_of(const std::vector<std::string>& words) {
  const test::Outcome done = test::run(words);
  EXPECT_EQ(done.code, 1) << words.front() << ": " << done.err;
  EXPECT_FALSE(test::has(done.err, "mistake in estafette")) << words.front() << ": " << done.err;
  return done.err;
}

/// Every verb that looks at `place` before it reads it.
std::vector<std::vector<std::string>> looking_at(const std::string& place, const test::Folder& folder) {
  return {{"convert", place, "--out", folder / "out"},
          {"inspect", place},
          {"map", "draw", place, "--out", folder / "map.svg"},
          {"new", place},
          {"status", place},
          {"roster", place, "--rules", "squares", "--out", folder / "out"},
          {"manual", "--out", place}};
}

TEST(Places, LinksThatLeadInARingAreNamed) {
  const test::Folder folder;
  fs::create_symlink("ring", folder / "ring");
  for (const auto& words : looking_at(folder / "ring", folder))
    EXPECT_TRUE(test::has(told_of(words), "ring")) << words.front();
}

TEST(Places, ANameThatIsTooLongForTheSystemIsRefused) {
  const test::Folder folder;
  for (const auto& words : looking_at(folder / std::string(300, 'x'), folder))
    EXPECT_TRUE(test::has(told_of(words), "xxx")) << words.front();
}

TEST(Places, APlayersFileBehindLinksInARingIsNamedToo) {
  const test::Folder folder;
  ASSERT_EQ(test::run({"new", folder / "a.campaign", "--from", test::of_the_tree("templates/campaigns/1813")}).code, 0);
  fs::create_symlink("ring", folder / "ring");
  const std::string said = told_of({"status", folder / "a.campaign", "--letters", "--players", folder / "ring"});
  EXPECT_TRUE(test::has(said, "expected a place that can be reached. Check the name, its links")) << said;
}

/// The current folder is gone, as when somebody tidies up in another window.
class NoFolder : public ::testing::Test {
 protected:
  NoFolder() : home_(fs::current_path()) {
    fs::create_directory(folder_ / "gone");
    fs::current_path(folder_ / "gone");
    fs::remove(folder_ / "gone");
  }
  ~NoFolder() override { fs::current_path(home_); }

  test::Folder folder_;

 private:
  fs::path home_;
};

TEST_F(NoFolder, HelpIsShownWhereTheCurrentFolderIsGone) {
  EXPECT_EQ(test::run({"--help"}).code, 0);
  EXPECT_EQ(test::run({"completion"}).code, 0);
}

TEST_F(NoFolder, EveryVerbSaysSo) {
  for (const std::vector<std::string>& words : {std::vector<std::string>{"inspect", "a.csv"},
                                                {"convert", "a.csv", "--out", "b"},
                                                {"status", "a.campaign"},
                                                {"map", "draw", "a.xml", "--out", "a.svg"},
                                                {"new", "a.campaign"},
                                                {"report", "a.campaign", "--all", "--out", "b"}})
    (void)told_of(words);
}

#endif

}  // namespace
}  // namespace estafette::places_test
