// Every verb that writes: cut off at any step, and with a disk that is full in any write. An ordinary run tries a few
// of them; ESTAFETTE_TORTURE=some tries more, =all every step, and of every write its first byte, its middle and its
// last byte: where within a write the room ends makes no other difference than how much of it is there.
#include "base/files/environment.hpp"
#include "cli/program.hpp"
#include "faulty_vfs.hpp"
#include "stages.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

namespace estafette::verbs_test {
namespace {

using test::DiskUnderTest, test::End, test::FaultyVfs, test::Medium, test::Outcome, test::Tree, test::Writing;

/// How many places are tried, evenly over a verb, and how many of the last steps besides, where most is at stake.
struct Sample {
  int even, last;
};

bool every_one() {
  return environment("ESTAFETTE_TORTURE") == "all";
}

Sample sample() {
  return environment("ESTAFETTE_TORTURE").empty() ? Sample{3, 3} : Sample{12, 12};
}

class Verbs : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    folder = test::scratch();
    desk = test::scratch();
    all = test::all_writing(folder, desk);
  }
  static void TearDownTestSuite() {
    fs::remove_all(folder);
    fs::remove_all(desk);
  }

  static Outcome run_on(Medium& medium, const Writing& writing) {
    const DiskUnderTest disk(medium);
    const FaultyVfs vfs(medium);
    return test::run(writing.words);
  }

  static inline fs::path folder, desk;
  static inline std::vector<Writing> all;
};

/// What there is besides the campaign and what counts for nothing: a workbench, SQLite's journal, the batch's record,
/// and its summary, which tells what the last run did.
Tree files_in(const Tree& tree) {
  Tree files;
  for (const auto& [name, bytes] : tree)
    if (bytes && name.find(".estafette-") == std::string::npos && name.find(".campaign") == std::string::npos &&
        name.find("summary.") == std::string::npos)
      files.insert({name, bytes});
  return files;
}

/// Some of the steps, the first and the last among them.
std::vector<int> tried(int steps) {
  std::vector<int> some;
  const int stride = every_one() ? 1 : std::max(1, steps / sample().even);
  for (int step = 0; step < steps; step += stride) some.push_back(step);
  for (int last = std::max(0, steps - sample().last); last < steps && !every_one(); ++last) some.push_back(last);
  return some;
}

/// Where a disk may be full: how many bytes there is room for.
std::set<std::size_t> rooms(const std::vector<std::size_t>& writes, std::size_t bytes) {
  std::set<std::size_t> some;
  const std::size_t stride = std::max<std::size_t>(1, bytes / static_cast<std::size_t>(sample().even));
  for (std::size_t room = 0; room < bytes && !every_one(); room += stride) some.insert(room);
  for (std::size_t i = 0; i < writes.size() && every_one(); ++i) {
    const std::size_t end = i + 1 < writes.size() ? writes[i + 1] : bytes;
    some.insert({writes[i], writes[i] + (end - writes[i]) / 2, end - 1});
  }
  return some;
}

/// What a verb does if nothing goes wrong.
struct Well {
  int steps = 0;
  std::size_t bytes = 0;
  std::vector<std::size_t> writes;
  std::string campaign_before, campaign_after;
  Tree files_after;
};

Well well(const fs::path& folder, const Writing& writing, const std::function<Outcome(Medium&)>& run) {
  Well done;
  test::restore(folder, writing.before);
  done.campaign_before = test::told_by_campaign(folder);
  Medium medium(folder);
  const Outcome outcome = run(medium);
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  done.steps = medium.steps();
  done.bytes = medium.bytes();
  done.writes = medium.writes();
  done.files_after = files_in(medium.left(End::killed));
  done.campaign_after = test::told_by_campaign(folder);
  test::restore(folder, medium.left(End::power_cut));
  EXPECT_EQ(files_in(test::tree_of(folder)), done.files_after) << "reported done, and lost with the power";
  EXPECT_EQ(test::told_by_campaign(folder), done.campaign_after) << "reported done, and lost with the power";
  return done;
}

}  // namespace

TEST_F(Verbs, CutOffAtAnyStepLeaveTheCampaignBeforeOrAfterAndAreCompletedWhenTheyAreGivenAgain) {
  for (const Writing& writing : all) {
    SCOPED_TRACE(writing.name);
    const Well good = well(folder, writing, [&](Medium& medium) { return run_on(medium, writing); });
    for (const int step : tried(good.steps)) {
      for (const End end : {End::killed, End::power_cut}) {
        SCOPED_TRACE(std::to_string(step) + (end == End::killed ? ", killed" : ", power cut"));
        test::restore(folder, writing.before);
        Medium medium(folder);
        medium.cut_at(step);
        const Outcome cut = run_on(medium, writing);
        test::restore(folder, medium.left(end));
        const std::string campaign = test::told_by_campaign(folder);
        EXPECT_TRUE(campaign == good.campaign_before || campaign == good.campaign_after);
        const bool told = cut.code == 0 || cut.out.find("Waiting for the orders") != std::string::npos ||
                          cut.out.find("Then go on") != std::string::npos;
        EXPECT_TRUE(!told || campaign == good.campaign_after) << "told, and not there";
        EXPECT_TRUE(!told || files_in(test::tree_of(folder)) == good.files_after) << "told, and not there";
        if (!told && (writing.again || campaign == good.campaign_before)) {
          const Outcome again = test::run(writing.words);
          EXPECT_EQ(again.code, 0) << again.err;
          EXPECT_EQ(test::told_by_campaign(folder), good.campaign_after);
          EXPECT_EQ(files_in(test::tree_of(folder)), good.files_after);
        }
      }
    }
  }
}

TEST_F(Verbs, ATurnThatWasKilledAtItsLastStepsIsCompletedAndNoOtherIsPlayedWhenItIsGivenAgain) {
  constexpr int kLast = 12;  // with the note that all is done
  for (const Writing& writing : all) {
    if (writing.words.front() != "turn") continue;
    SCOPED_TRACE(writing.name);
    const Well good = well(folder, writing, [&](Medium& medium) { return run_on(medium, writing); });
    for (int step = std::max(0, good.steps - kLast); step < good.steps; ++step) {
      SCOPED_TRACE(step);
      test::restore(folder, writing.before);
      Medium medium(folder);
      medium.cut_at(step);
      const Outcome cut = run_on(medium, writing);
      test::restore(folder, medium.left(End::killed));
      if (cut.code == 0) continue;
      EXPECT_EQ(test::run(writing.words).code, 0);
      EXPECT_EQ(test::told_by_campaign(folder), good.campaign_after);
      EXPECT_EQ(files_in(test::tree_of(folder)), good.files_after);
    }
  }
}

TEST_F(Verbs, WithAFullDiskAreRefusedWithThePlaceAndTheNeedAndLeaveNothing) {
  for (const Writing& writing : all) {
    SCOPED_TRACE(writing.name);
    const Well good = well(folder, writing, [&](Medium& medium) { return run_on(medium, writing); });
    for (const std::size_t room : rooms(good.writes, good.bytes)) {
      SCOPED_TRACE(room);
      test::restore(folder, writing.before);
      Medium medium(folder);
      medium.leave_room_for(room);
      const Outcome full = run_on(medium, writing);
      if (full.code == 0) {  // it did without what it had no room for: a tidy record of a batch
        EXPECT_TRUE(writing.name.starts_with("convert")) << writing.name;
        EXPECT_EQ(files_in(test::tree_of(folder)), good.files_after);
        continue;
      }
      EXPECT_EQ(full.code, 1) << full.err;
      EXPECT_NE(full.err.find("a full disk"), std::string::npos) << full.err;
      EXPECT_NE(full.err.find("room for "), std::string::npos) << full.err;
      EXPECT_NE(full.err.find(folder.generic_string()), std::string::npos) << full.err;
      const std::string campaign = test::told_by_campaign(folder);
      if (full.err.find("nothing was written") != std::string::npos) {
        EXPECT_EQ(campaign, good.campaign_before);
        EXPECT_EQ(files_in(test::tree_of(folder)), files_in(writing.before));
      } else {
        EXPECT_EQ(campaign, good.campaign_after);
      }
      if (!writing.again && campaign == good.campaign_after) continue;
      const Outcome again = test::run(writing.words);
      EXPECT_EQ(again.code, 0) << again.err;
      EXPECT_EQ(test::told_by_campaign(folder), good.campaign_after);
      EXPECT_EQ(files_in(test::tree_of(folder)), good.files_after);
    }
  }
}

}  // namespace estafette::verbs_test
