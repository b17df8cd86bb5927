// What was reported done is in the campaign after a power cut, and whatever was cut off is there whole or not at all;
// nor does a full disk leave half a command.
#include "campaigns.hpp"
#include "faulty_vfs.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::cut_test {
namespace {

using test::append_step, test::CampaignName, test::DiskUnderTest, test::End, test::FaultyVfs, test::found_small,
    test::Medium, test::Tree;

std::string marches_in(const fs::path& file) {
  EXPECT_EQ(test::asked(file, "PRAGMA integrity_check"), "ok\n");
  return test::asked(file, "SELECT group_concat(words) FROM commands");
}

/// Runs `work` on the medium; what it was refused with, or "accepted".
template <typename Work>
std::string on(Medium& medium, Work work) {
  const DiskUnderTest disk(medium);
  const FaultyVfs vfs(medium);
  return test::refusal(work);
}

/// A campaign with one march, in its folder.
struct OneMarch {
  OneMarch() {
    found_small(name.path());
    Journal journal(name.path());
    append_step(journal, 1);
    before = test::tree_of(folder());
  }
  [[nodiscard]] fs::path folder() const { return name.path().parent_path(); }
  CampaignName name;
  Tree before;
};

}  // namespace

TEST(JournalCut, ACommandThatIsReportedDoneSurvivesAPowerCut) {
  const OneMarch campaign;
  Medium medium(campaign.folder());
  ASSERT_EQ(on(medium,
               [&] {
                 Journal journal(campaign.name.path());
                 append_step(journal, 2);
               }),
            "accepted");
  test::restore(campaign.folder(), medium.left(End::power_cut));
  EXPECT_EQ(marches_in(campaign.name.path()), "new,march 1,march 2\n");
}

TEST(JournalCut, ACommandThatIsCutOffAtAnyStepIsThereWholeOrNotAtAll) {
  const OneMarch campaign;
  int without = 0;
  int with = 0;
  for (int step = 0;; ++step) {
    bool over = false;
    for (const End end : {End::killed, End::power_cut}) {
      test::restore(campaign.folder(), campaign.before);
      Medium medium(campaign.folder());
      medium.cut_at(step);
      const bool done = on(medium, [&] {
                          Journal journal(campaign.name.path());
                          append_step(journal, 2);
                        }) == "accepted";
      over = medium.steps() <= step;
      test::restore(campaign.folder(), medium.left(end));
      const std::string found = marches_in(campaign.name.path());
      EXPECT_TRUE(found == "new,march 1\n" || found == "new,march 1,march 2\n") << step << ": " << found;
      EXPECT_TRUE(!done || found == "new,march 1,march 2\n") << step << ": reported done, and lost";
      ++(found == "new,march 1\n" ? without : with);
    }
    if (over) break;
  }
  EXPECT_GT(without, 10);
  EXPECT_GT(with, 2);
}

TEST(JournalCut, AFoundingThatIsCutOffAtAnyStepCanBeGivenAgain) {
  const CampaignName name;
  const fs::path folder = name.path().parent_path();
  for (int step = 0;; ++step) {
    bool over = false;
    for (const End end : {End::killed, End::power_cut}) {
      test::restore(folder, Tree{});
      Medium medium(folder);
      medium.cut_at(step);
      const bool done = on(medium, [&] { found_small(name.path()); }) == "accepted";
      over = medium.steps() <= step;
      test::restore(folder, medium.left(end));
      EXPECT_TRUE(!done || fs::exists(name.path())) << step << ": reported done, and lost";
      EXPECT_EQ(test::refusal([&] { found_small(name.path()); }), "accepted") << step;
      EXPECT_EQ(marches_in(name.path()), "new\n") << step;
    }
    if (over) return;
  }
}

TEST(JournalCut, ACommandForWhichTheDiskHasNoRoomIsRefusedWithThePlaceAndTheNeed) {
  const OneMarch campaign;
  Medium whole(campaign.folder());
  ASSERT_EQ(on(whole,
               [&] {
                 Journal journal(campaign.name.path());
                 append_step(journal, 2);
               }),
            "accepted");
  ASSERT_GT(whole.bytes(), 4096U);
  for (std::size_t room = 0; room < whole.bytes(); room += 509) {
    test::restore(campaign.folder(), campaign.before);
    Medium medium(campaign.folder());
    medium.leave_room_for(room);
    const std::string told = on(medium, [&] {
      Journal journal(campaign.name.path());
      append_step(journal, 2);
    });
    EXPECT_TRUE(told.starts_with(campaign.name.path().generic_string() + ": found \"a full disk\"; expected room for "))
        << room << ": " << told;
    EXPECT_EQ(marches_in(campaign.name.path()), "new,march 1\n") << room;
  }
}

TEST(JournalCut, AFoundingForWhichTheDiskHasNoRoomLeavesNothingThatIsInTheWay) {
  const CampaignName name;
  const fs::path folder = name.path().parent_path();
  Medium whole(folder);
  ASSERT_EQ(on(whole, [&] { found_small(name.path()); }), "accepted");
  for (std::size_t room = 0; room < whole.bytes(); room += 4099) {
    test::restore(folder, Tree{});
    Medium medium(folder);
    medium.leave_room_for(room);
    EXPECT_NE(on(medium, [&] { found_small(name.path()); }).find("a full disk"), std::string::npos) << room;
    EXPECT_TRUE(test::tree_of(folder).empty()) << room;
  }
}

}  // namespace estafette::campaign::cut_test
