#include "base/files/inside.hpp"

#include "support/links.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette {
namespace {

class Inside : public testing::Test {
 protected:
  Inside() {
    fs::create_directories(home_ / "below");
    append_to(home_ / "below" / "troops.csv", "x\n");
    append_to(around_ / "secret.csv", "x\n");
  }
  ~Inside() override { remove_if_there(around_); }

  [[nodiscard]] std::string refused(const std::string& name) const {
    return test::refusal([&] { (void)inside(home_, name, "an order of battle"); });
  }

  fs::path around_ = fs::temp_directory_path() / fs::unique_path("estafette-inside-%%%%%%%%");
  fs::path home_ = around_ / "home";
};

TEST_F(Inside, AFileOfTheFolderIsFoundAlsoInOneBelow) {
  EXPECT_EQ(inside(home_, "below/troops.csv", "an order of battle"), home_ / "below/troops.csv");
  EXPECT_EQ(inside(home_, "absent.csv", "an order of battle"), home_ / "absent.csv") << "that is for others to say";
}

TEST_F(Inside, AFileIsFoundByTheNameThatWindowsHasForItOnEverySystem) {
  EXPECT_EQ(inside(home_, "below\\troops.csv", "an order of battle"), home_ / "below/troops.csv");
  EXPECT_TRUE(fs::exists(inside(home_, ".\\below\\troops.csv", "an order of battle")));
}

TEST_F(Inside, ANameThatLeadsOutIsRefused) {
  for (const std::string name : {"../secret.csv", "below/../../secret.csv", "/etc/passwd", "..\\secret.csv",
                                 "below\\..\\..\\secret.csv", "C:\\secret.csv", "d:secret.csv", "\\secret.csv"})
    EXPECT_NE(refused(name).find("found \"" + name + "\"; expected an order of battle in its folder"),
              std::string::npos);
}

TEST_F(Inside, ALinkThatLeadsOutIsRefusedAndOneThatStaysIsNot) {
  if (!test::link_made(around_ / "secret.csv", home_ / "map.xml")) GTEST_SKIP() << "links cannot be made here";
  fs::create_symlink(home_ / "below" / "troops.csv", home_ / "troops.csv");
  EXPECT_NE(refused("map.xml").find("map.xml, a link that leads out of the folder"), std::string::npos);
  EXPECT_EQ(inside(home_, "troops.csv", "an order of battle"), home_ / "troops.csv");
}

}  // namespace
}  // namespace estafette
