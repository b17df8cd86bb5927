// Files that belong together are written beside before the first old one is replaced.
#include "base/files/files.hpp"
#include "medium.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::files_in_work_test {

using test::DiskUnderTest, test::Medium, test::Tree;

TEST(FilesInWork, OnADiskThatIsFullAtAnyByteTheOldOnesAreAllStillThere) {
  const fs::path folder = test::scratch();
  const Tree before = {{"a.csv", "old a"}, {"a.html", "old page"}, {"work", std::nullopt}};
  const Tree after = {{"a.csv", "new a, longer"}, {"a.html", "new page"}, {"work", std::nullopt}};
  const std::vector<FileInWork> files = {{folder / "a.csv", "new a, longer", folder / "work/1"},
                                         {folder / "a.html", "new page", folder / "work/2"}};
  test::restore(folder, before);
  Medium whole(folder);
  {
    const DiskUnderTest roomy(whole);
    write_whole(files);
  }
  EXPECT_EQ(test::tree_of(folder), after);
  for (std::size_t room = 0; room < whole.bytes(); ++room) {
    test::restore(folder, before);
    Medium medium(folder);
    medium.leave_room_for(room);
    const DiskUnderTest faulty(medium);
    const std::string told = test::refusal([&] { write_whole(files); });
    EXPECT_NE(told.find("found \"a full disk\""), std::string::npos) << told;
    EXPECT_EQ(test::tree_of(folder), before) << room;
  }
  fs::remove_all(folder);
}

}  // namespace estafette::files_in_work_test
