// A disk that is full while results are made anew: those of the earlier run are all still there.
#include "medium.hpp"
#include "support.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::test::full_disk_test {
namespace {

/// Without the summary and the record, which tell what the last run did.
std::map<std::string, std::string> results(const Shelf& shelf) {
  std::map<std::string, std::string> files = shelf.files("out");
  std::erase_if(files, [](const auto& one) { return !one.first.starts_with("ney."); });
  return files;
}

}  // namespace

TEST(BatchFullDisk, LeavesTheResultsOfTheEarlierRunAsTheyWere) {
  const Shelf shelf;
  shelf.put("shelf/ney.csv", outline("22nd Line", 1500));
  (void)convert({shelf / "shelf"}, shelf / "out");
  const std::map<std::string, std::string> before = results(shelf);
  ASSERT_GT(before.size(), 2U);
  shelf.put("shelf/ney.csv", outline("22nd Line", 900));
  constexpr std::size_t kStep = 4'000;  // bytes
  int refused = 0;
  for (std::size_t room = 0; results(shelf) == before && room < 1'000'000; room += kStep, ++refused) {
    Medium medium(shelf / "out");
    medium.leave_room_for(room);
    const DiskUnderTest faulty(medium);
    (void)test::refusal([&] { (void)convert({shelf / "shelf"}, shelf / "out"); });
    EXPECT_EQ(results(shelf).size(), before.size()) << room;
  }
  EXPECT_GT(refused, 3);
  EXPECT_EQ(told(convert({shelf / "shelf"}, shelf / "out").outcomes), "ney.csv unchanged");
}

}  // namespace estafette::test::full_disk_test
