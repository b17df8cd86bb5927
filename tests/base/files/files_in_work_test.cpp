// Files that belong together are written beside before the first old one is replaced.
#include "base/files/files_in_work.hpp"

#include "base/files/disk.hpp"
#include "medium.hpp"
#include "support/refusal.hpp"

#include <boost/filesystem/exception.hpp>
#include <gtest/gtest.h>

namespace estafette::files_in_work_test {

using test::DiskUnderTest, test::Medium, test::Tree;

namespace {

/// A disk on which another program holds a file open, as a spreadsheet does on Windows.
class HeldOpen : public Disk {
 public:
  explicit HeldOpen(fs::path file) : file_(std::move(file)) {}
  void move(const fs::path& from, const fs::path& to) override {
    if (to == file_)
      throw fs::filesystem_error("move", to,
                                 boost::system::errc::make_error_code(boost::system::errc::permission_denied));
    Disk::move(from, to);
  }

 private:
  fs::path file_;
};

}  // namespace

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

TEST(FilesInWork, WhereOneIsOpenInAnotherProgramThoseBeforeItBecomeWhatTheyWere) {
  const fs::path folder = test::scratch();
  const Tree before = {{"a.csv", "old a"}, {"c.csv", "old c"}, {"work", std::nullopt}};
  test::restore(folder, before);
  HeldOpen disk(folder / "c.csv");
  const DiskInUse held(disk);
  const std::string told = test::refusal([&] {
    write_whole({{folder / "a.csv", "new a", folder / "work/1"},
                 {folder / "b.csv", "new b", folder / "work/2"},
                 {folder / "c.csv", "new c", folder / "work/3"}});
  });
  EXPECT_NE(told.find("c.csv"), std::string::npos) << told;
  EXPECT_NE(told.find("What was there is unchanged"), std::string::npos) << told;
  EXPECT_EQ(test::tree_of(folder), before);
  fs::remove_all(folder);
}

}  // namespace estafette::files_in_work_test
