// Commands that are taken back, and done again.
#include "shipped_campaign.hpp"

#include <gtest/gtest.h>

namespace estafette::undo_test {
namespace {

using test::Folder, test::has, test::Outcome, test::run;

class Jena : public test::ShippedCampaign {
 public:
  Jena() : ShippedCampaign("1806") {}

  [[nodiscard]] std::string status() const { return with("status", {}).out; }

  void give(const std::string& verb, const std::vector<std::string>& more = {}) const {
    const Outcome done = with(verb, more);
    EXPECT_EQ(done.code, 0) << verb << done.err;
  }
};

}  // namespace

TEST(Redo, DoesWhatWasTakenBackOneAfterTheOther) {
  const Jena jena;
  jena.give("turn");
  const std::string one = jena.status();
  jena.give("ruling", {"campaign", "prestige", "50", "--because", "a trial"});
  jena.give("turn");
  const std::string three = jena.status();
  jena.give("undo");
  jena.give("undo");
  EXPECT_EQ(jena.status(), one);
  jena.give("redo");
  jena.give("redo");
  EXPECT_EQ(jena.status(), three);
  const Outcome none = run({"redo", jena.file()});
  EXPECT_EQ(none.code, 1);
  EXPECT_TRUE(has(none.err, "nothing that can be done again")) << none.err;
}

TEST(Redo, IsRefusedWhenSomethingElseHasBeenDoneSince) {
  const Jena jena;
  jena.give("turn");
  jena.give("undo");
  jena.give("ruling", {"campaign", "prestige", "50", "--because", "a trial"});
  EXPECT_EQ(run({"redo", jena.file()}).code, 1);
  jena.give("undo");
  jena.give("redo");
  jena.give("undo");
  EXPECT_TRUE(has(run({"redo", jena.file(), "--dry-run"}).out, "Would do again: ruling"));
}

TEST(Undo, ListsTheCommandsAndWhichCanBeDoneAgain) {
  const Jena jena;
  jena.give("turn");
  jena.give("undo");
  const std::string list = run({"undo", jena.file(), "--list"}).out;
  EXPECT_TRUE(has(list, "taken back; redo does it again")) << list;
  EXPECT_TRUE(has(list, "1  new")) << list;
}

TEST(Undo, SaysThatFilesTellOfWhatNoLongerIs) {
  const Jena jena;
  jena.give("turn");
  EXPECT_TRUE(has(run({"undo", jena.file()}).out, "write them again"));
}

}  // namespace estafette::undo_test
