// A delivery is all there or not at all, wherever the program is killed, the power cut or the disk full; and whoever
// comes next is asked nothing.
#include "base/files/delivery.hpp"

#include "medium.hpp"
#include "support/links.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::delivery_test {
namespace {

using test::DiskUnderTest, test::End, test::Medium, test::Tree;

const Tree kBefore = {{"a.csv", "old a"}, {"mine.txt", "mine"}, {"sub", std::nullopt}, {"sub/c.csv", "old c"}};
const std::vector<Document> kNew = {
    {"a.csv", "new a, longer"}, {"b.csv", "new b"}, {"sub/c.csv", "new c"}, {"x/y/d", ""}};

Tree after() {
  Tree tree = kBefore;
  for (const fs::path folder : {"x", "x/y"}) tree[folder.generic_string()] = std::nullopt;
  for (const Document& document : kNew) tree[document.path.generic_string()] = document.bytes;
  return tree;
}

/// Without the workbench, which counts for nothing, and empty folders.
Tree files_in(Tree tree) {
  std::erase_if(tree, [](const auto& one) { return !one.second || one.first.starts_with(".estafette-unfinished"); });
  return tree;
}

class Deliveries : public ::testing::Test {
 protected:
  ~Deliveries() override { fs::remove_all(folder_); }

  /// Delivers kNew over kBefore; true if it was reported done.
  bool deliver(Medium& medium) const {
    const DiskUnderTest faulty(medium);
    return test::refusal([&] { write_all_or_none(folder_, kNew, Existing::overwrite); }) == "accepted";
  }
  Tree now() const { return test::tree_of(folder_); }

  const fs::path folder_ = test::scratch();
};

}  // namespace

TEST_F(Deliveries, ThatAreReportedDoneSurviveAPowerCut) {
  test::restore(folder_, kBefore);
  Medium medium(folder_);
  ASSERT_TRUE(deliver(medium));
  EXPECT_EQ(medium.left(End::killed), after());
  EXPECT_EQ(files_in(medium.left(End::power_cut)), files_in(after()));
}

TEST_F(Deliveries, CutOffAtAnyStepAreAsBeforeOrCompletedByTheNextWhateverItWrites) {
  int begun = 0;
  int completed = 0;
  for (int step = 0;; ++step) {
    for (const End end : {End::killed, End::power_cut}) {
      test::restore(folder_, kBefore);
      Medium medium(folder_);
      medium.cut_at(step);
      const bool done = deliver(medium);
      test::restore(folder_, medium.left(end));
      write_all_or_none(folder_, {{"note.txt", "later"}}, Existing::keep);
      Tree found = now();
      EXPECT_EQ(found.erase("note.txt"), 1U);
      const bool as_after = files_in(found) == files_in(after());
      EXPECT_TRUE(as_after || files_in(found) == files_in(kBefore)) << "cut at step " << step;
      EXPECT_TRUE(as_after || !done) << "cut at step " << step;
      EXPECT_FALSE(found.contains(".estafette-unfinished"));
      ++(as_after ? completed : begun);
      if (medium.steps() > step) continue;
      EXPECT_TRUE(done);
      EXPECT_GT(begun, 20);
      EXPECT_GT(completed, 20);
      return;
    }
  }
}

TEST_F(Deliveries, CutOffAtAnyStepAreWholeWhenTheSameCommandIsGivenAgain) {
  for (int step = 0;; ++step) {
    for (const End end : {End::killed, End::power_cut}) {
      test::restore(folder_, Tree{});
      Medium medium(folder_);
      medium.cut_at(step);
      {
        const DiskUnderTest faulty(medium);
        (void)test::refusal([&] { write_all_or_none(folder_, kNew, Existing::keep); });
      }
      test::restore(folder_, medium.left(end));
      EXPECT_EQ(test::refusal([&] { write_all_or_none(folder_, kNew, Existing::keep); }), "accepted") << step;
      for (const Document& document : kNew) EXPECT_EQ(now()[document.path.generic_string()], document.bytes) << step;
      if (medium.steps() <= step) return;
    }
  }
}

TEST_F(Deliveries, CutOffWhileTheyAreBeingCompletedAreCompletedByTheOneAfter) {
  test::restore(folder_, kBefore);
  Medium first(folder_);
  (void)deliver(first);
  for (int step = 0; step < first.steps(); step += 3) {
    for (int second = 0;; second += 2) {
      test::restore(folder_, kBefore);
      Medium medium(folder_);
      medium.cut_at(step);
      (void)deliver(medium);
      test::restore(folder_, medium.left(End::power_cut));
      Medium next(folder_);
      next.cut_at(second);
      {
        const DiskUnderTest faulty(next);
        (void)test::refusal([&] { write_all_or_none(folder_, {{"note.txt", "later"}}, Existing::keep); });
      }
      test::restore(folder_, next.left(End::power_cut));
      write_all_or_none(folder_, {{"note.txt", "later"}}, Existing::keep);
      Tree found = files_in(now());
      found.erase("note.txt");
      EXPECT_TRUE(found == files_in(after()) || found == files_in(kBefore)) << step << ", then " << second;
      if (next.steps() <= second) break;
    }
  }
}

TEST_F(Deliveries, WithADiskThatIsFullAtAnyByteAreRefusedWithThePlaceAndTheNeedAndLeaveNothing) {
  test::restore(folder_, kBefore);
  Medium whole(folder_);
  ASSERT_TRUE(deliver(whole));
  for (std::size_t room = 0; room < whole.bytes(); ++room) {
    test::restore(folder_, kBefore);
    Medium medium(folder_);
    medium.leave_room_for(room);
    const DiskUnderTest faulty(medium);
    const std::string told = test::refusal([&] { write_all_or_none(folder_, kNew, Existing::overwrite); });
    EXPECT_NE(told.find(folder_.generic_string() + "/.estafette-unfinished/"), std::string::npos) << told;
    EXPECT_NE(told.find("found \"a full disk\"; expected room for 23 bytes. Nothing was changed."), std::string::npos)
        << told;
    EXPECT_EQ(now(), kBefore) << room;
  }
}

TEST_F(Deliveries, ThatAreNeverMadeLeaveNothing) {
  test::restore(folder_, kBefore);
  { const Delivery prepared(folder_ / "new", kNew, Existing::keep); }
  EXPECT_EQ(now(), kBefore);
}

TEST_F(Deliveries, OfWhatWasReadAndChangedAreRefusedIfSomebodyHasWrittenItMeanwhile) {
  test::restore(folder_, kBefore);
  const std::vector<Document> as_read = {{"mine.txt", "as it was before"}};
  const std::string told = test::refusal([&] { Delivery(folder_, kNew, Existing::overwrite, as_read).deliver(); });
  EXPECT_NE(
      told.find("mine.txt: found \"a file that somebody has changed meanwhile\"; expected the file as it was read. "
                "Give the command again"),
      std::string::npos)
      << told;
  EXPECT_EQ(now(), kBefore);
}

TEST_F(Deliveries, OfAFileThatWasNotThereAreRefusedIfItIsThereNow) {
  test::restore(folder_, kBefore);
  EXPECT_NE(test::refusal([&] { write_changed(folder_ / "mine.txt", "", "another"); }), "accepted");
  EXPECT_EQ(now(), kBefore);
  write_changed(folder_ / "new.txt", "", "the first");
  write_changed(folder_ / "new.txt", "the first", "the second");
  EXPECT_EQ(read_bytes(folder_ / "new.txt"), "the second");
}

TEST_F(Deliveries, AFileIsRemovedForGoodOrItIsToldThatItIsStillThere) {
  test::restore(folder_, kBefore);
  EXPECT_NE(test::refusal([&] { remove_changed(folder_ / "mine.txt", "as it was before"); }), "accepted");
  EXPECT_EQ(now(), kBefore);
  Medium medium(folder_);
  {
    const DiskUnderTest faulty(medium);
    remove_changed(folder_ / "mine.txt", "mine");
  }
  EXPECT_FALSE(now().contains("mine.txt"));
  EXPECT_FALSE(medium.left(End::power_cut).contains("mine.txt"));
}

TEST_F(Deliveries, WhatSomebodyElseLeftUnfinishedIsNotMovedThroughALink) {
  const fs::path victim = test::scratch();
  test::restore(victim, {{"a.txt", "precious"}});
  test::restore(folder_, {{".estafette-unfinished", std::nullopt},
                          {".estafette-unfinished/moves", std::string("+sub/a.txt\0", 11)},
                          {".estafette-unfinished/new", std::nullopt},
                          {".estafette-unfinished/new/sub", std::nullopt},
                          {".estafette-unfinished/new/sub/a.txt", "evil"}});
  if (!test::link_made(victim, folder_ / "sub")) GTEST_SKIP() << "no links can be made here";
  write_all_or_none(folder_, {{"b.csv", "b"}}, Existing::overwrite);
  EXPECT_EQ(read_bytes(victim / "a.txt"), "precious");
  EXPECT_EQ(read_bytes(folder_ / "b.csv"), "b");
  fs::remove_all(victim);
}

TEST_F(Deliveries, AWorkbenchThatIsALinkIsRefused) {
  const fs::path victim = test::scratch();
  test::restore(victim, {{"list", "mine"}});
  test::restore(folder_, kBefore);
  if (!test::link_made(victim, folder_ / ".estafette-unfinished")) GTEST_SKIP() << "no links can be made here";
  EXPECT_NE(
      test::refusal([&] { write_all_or_none(folder_, kNew, Existing::overwrite); }).find("a link to another folder"),
      std::string::npos);
  EXPECT_EQ(test::tree_of(victim), (Tree{{"list", "mine"}}));
  fs::remove_all(victim);
}

}  // namespace estafette::delivery_test
