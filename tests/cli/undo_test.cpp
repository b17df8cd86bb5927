// Commands that are taken back, and done again.
#include "program.hpp"

#include <gtest/gtest.h>

namespace estafette::undo_test {
namespace {

using test::Folder, test::Outcome, test::run;

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

class Spring {
 public:
  Spring() { EXPECT_EQ(run({"new", file(), "--from", test::of_the_tree("templates/campaigns/1806")}).code, 0); }

  [[nodiscard]] std::string file() const { return folder_ / "jena.campaign"; }
  [[nodiscard]] std::string status() const { return run({"status", file()}).out; }

  void give(const std::vector<std::string>& words) const {
    std::vector<std::string> whole = words;
    whole.insert(whole.begin() + 1, file());
    const Outcome done = run(whole);
    EXPECT_EQ(done.code, 0) << words.front() << done.err;
  }

 private:
  Folder folder_;
};

}  // namespace

TEST(Redo, DoesWhatWasTakenBackOneAfterTheOther) {
  const Spring spring;
  spring.give({"turn"});
  const std::string one = spring.status();
  spring.give({"ruling", "campaign", "prestige", "50", "--because", "a trial"});
  spring.give({"turn"});
  const std::string three = spring.status();
  spring.give({"undo"});
  spring.give({"undo"});
  EXPECT_EQ(spring.status(), one);
  spring.give({"redo"});
  spring.give({"redo"});
  EXPECT_EQ(spring.status(), three);
  const Outcome none = run({"redo", spring.file()});
  EXPECT_EQ(none.code, 1);
  EXPECT_TRUE(has(none.err, "nothing that can be done again")) << none.err;
}

TEST(Redo, IsRefusedWhenSomethingElseHasBeenDoneSince) {
  const Spring spring;
  spring.give({"turn"});
  spring.give({"undo"});
  spring.give({"ruling", "campaign", "prestige", "50", "--because", "a trial"});
  EXPECT_EQ(run({"redo", spring.file()}).code, 1);
  spring.give({"undo"});
  spring.give({"redo"});
  spring.give({"undo"});
  EXPECT_TRUE(has(run({"redo", spring.file(), "--dry-run"}).out, "Would do again: ruling"));
}

TEST(Undo, ListsTheCommandsAndWhichCanBeDoneAgain) {
  const Spring spring;
  spring.give({"turn"});
  spring.give({"undo"});
  const std::string list = run({"undo", spring.file(), "--list"}).out;
  EXPECT_TRUE(has(list, "taken back; redo does it again")) << list;
  EXPECT_TRUE(has(list, "1  new")) << list;
}

TEST(Undo, SaysThatFilesTellOfWhatNoLongerIs) {
  const Spring spring;
  spring.give({"turn"});
  EXPECT_TRUE(has(run({"undo", spring.file()}).out, "write them again"));
}

}  // namespace estafette::undo_test
