#include "base/files/files.hpp"

#include "base/files/disk.hpp"
#include "support/refusal.hpp"

#include <boost/nowide/fstream.hpp>
#include <boost/nowide/iostream.hpp>
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <sstream>

namespace estafette::files_test {
namespace {

/// An empty folder of the test's own, gone at its end.
class Files : public testing::Test {
 protected:
  Files() { fs::create_directories(folder_); }
  ~Files() override { fs::remove_all(folder_); }

  void stands(const fs::path& name, const std::string& bytes) const {
    fs::create_directories((folder_ / name).parent_path());
    boost::nowide::ofstream(folder_ / name, std::ios::binary) << bytes;
  }

  /// Everything in the folder: files with their bytes, folders as "(folder)".
  [[nodiscard]] std::map<std::string, std::string> all() const {
    std::map<std::string, std::string> found;
    for (const auto& entry : fs::recursive_directory_iterator(folder_)) {
      found[entry.path().lexically_relative(folder_).generic_string()] =
          fs::is_directory(entry.status()) ? "(folder)" : read_bytes(entry.path());
    }
    return found;
  }

  [[nodiscard]] std::string place(const std::string& name) const { return (folder_ / name).generic_string(); }

  const fs::path folder_ = fs::temp_directory_path() / ("estafette-files-" + std::to_string(std::random_device()()));
};

using Found = std::map<std::string, std::string>;

}  // namespace

TEST_F(Files, WhoseNameIsTooLongAreRefusedWithWhatToDo) {
  const fs::path file = folder_ / (std::string(300, 'x') + ".csv");
  EXPECT_EQ(test::refusal([&] { write_whole(file, "bytes", folder_ / "beside"); }),
            file.generic_string() +
                ": found \"a name that is too long for the system\"; expected one of at most 250 letters with all its "
                "folders. Nothing was changed. Choose a shorter name, or a folder with fewer above it");
  EXPECT_TRUE(all().empty());
}

TEST_F(Files, AFolderThatIsCalledAsADeviceIsRefusedByItsName) {
  stands("con", "");
  EXPECT_EQ(
      test::refusal([&] { require_folder(folder_ / "con"); }),
      place("con") +
          ": found \"a name that Windows keeps for a device\"; expected a name that Windows takes too. Call it con-, "
          "for instance");
}

TEST_F(Files, AreReadByteForByte) {
  const std::string bytes("a\r\n\0\xFF", 5);
  stands("x.bin", bytes);
  EXPECT_EQ(read_bytes(folder_ / "x.bin"), bytes);
}

TEST_F(Files, MayHaveAccentsInTheirNames) {
  const fs::path name = "Großgörschen/Lützen – Łódź.csv";
  write_all_or_none(folder_, {{name, "fought"}}, Existing::keep);
  EXPECT_EQ(read_bytes(folder_ / name), "fought");
  EXPECT_EQ(all(), (Found{{"Großgörschen", "(folder)"}, {"Großgörschen/Lützen – Łódź.csv", "fought"}}));
  EXPECT_EQ(test::refusal([&] { (void)read_bytes(folder_ / "Köln.csv"); }),
            place("Köln.csv") + ": expected a file that exists. Check the name and the folder");
}

TEST_F(Files, AreMeantFromTheFolderThatNamesThem) {
  EXPECT_EQ(within("campaigns/1813", "orbats/a.csv"), "campaigns/1813/orbats/a.csv");
  EXPECT_EQ(within(folder_, fs::temp_directory_path()), fs::temp_directory_path());
  EXPECT_EQ(within("", "a.csv"), "a.csv");
}

TEST_F(Files, AreNamedAsTheyAreSeenFromAFolder) {
  EXPECT_EQ(seen_from(folder_ / "out", folder_ / "out/a.csv"), "a.csv");
  EXPECT_EQ(seen_from(folder_ / "out", folder_ / "in/a.csv"), "../in/a.csv");
}

TEST_F(Files, ThatAreNotThereOrAreFoldersAreRefused) {
  EXPECT_EQ(test::refusal([&] { (void)read_bytes(folder_ / "x.csv"); }),
            place("x.csv") + ": expected a file that exists. Check the name and the folder");
  EXPECT_EQ(test::refusal([&] { (void)read_bytes(folder_); }),
            folder_.generic_string() + ": found \"a folder\"; expected a file. Name a file in the folder");
}

TEST_F(Files, OfTextComeAsUtf8AndOthersAreRefused) {
  stands("old.csv", "K\xF6sen");
  stands("book.xlsx", std::string("PK\0", 3));
  EXPECT_EQ(read_text(folder_ / "old.csv"), "Kösen");
  EXPECT_EQ(test::refusal([&] { (void)read_text(folder_ / "book.xlsx"); }),
            place("book.xlsx") +
                ": found \"bytes that are not text\"; expected text in UTF-8, UTF-16, Windows-1252 or Windows-1251. " +
                "Save it again as CSV (UTF-8), or as plain text");
}

#ifndef _WIN32  // it has no such files
TEST_F(Files, ThatMayNeverEndAreRefused) {
  EXPECT_EQ(test::refusal([] { (void)read_bytes("/dev/zero"); }),
            "/dev/zero: found \"a pipe or a device\"; expected a file. Save its output as a file, and name that");
}

TEST_F(Files, ThatFailWhileTheyAreReadAreRefused) {
  EXPECT_EQ(test::refusal([] { (void)read_bytes("/proc/self/mem"); }),
            "/proc/self/mem: expected a file that can be read. Is it open in another program?");
}
#endif

TEST_F(Files, LargerThanAPersonCouldReadAreRefused) {
  stands("large.csv", "x");
  fs::resize_file(folder_ / "large.csv", kMostBytes);
  EXPECT_EQ(read_bytes(folder_ / "large.csv").size(), kMostBytes);
  fs::resize_file(folder_ / "large.csv", kMostBytes + 1);
  EXPECT_EQ(test::refusal([&] { (void)read_bytes(folder_ / "large.csv"); }),
            place("large.csv") +
                ": found \"more than 64 million bytes\"; expected a smaller file. "
                "Is this the right file? If it is, take out the rows that you do not need");
}

TEST_F(Files, WithoutANameAreRefused) {
  EXPECT_EQ(test::refusal([] { (void)read_bytes(""); }),
            "command line: found \"an empty name\"; expected the name of a file. Say which file to read");
  EXPECT_EQ(test::refusal([] {
              write_all_or_none("", {{"a.csv", "new"}}, Existing::keep);
            }),
            "--out: expected the name of a folder. Write --out . for the current folder");
}

TEST_F(Files, AreAllWrittenInFoldersThatAreMadeForThem) {
  write_all_or_none(folder_ / "out", {{"a.csv", "1\r\n"}, {"sub/deep/b.csv", ""}}, Existing::keep);
  EXPECT_EQ(all(), (Found{{"out", "(folder)"},
                          {"out/a.csv", "1\r\n"},
                          {"out/sub", "(folder)"},
                          {"out/sub/deep", "(folder)"},
                          {"out/sub/deep/b.csv", ""}}));
}

TEST_F(Files, ThatAreThereAlreadyAreCountedAndNoneIsTouched) {
  stands("a.csv", "old");
  stands("c.csv", "old");
  const Found before = all();
  const auto kept = [&](const std::vector<Document>& documents) {
    return test::refusal([&] { write_all_or_none(folder_, documents, Existing::keep); });
  };
  const std::string remedy = "expected a name not yet in use. Choose another --out, or add --overwrite";
  EXPECT_EQ(kept({{"a.csv", "new"}, {"b.csv", "new"}}),
            place("a.csv") + ": found \"a file that exists already\"; " + remedy);
  EXPECT_EQ(kept({{"a.csv", "new"}, {"b.csv", "new"}, {"c.csv", "new"}}),
            place("a.csv") + ": found \"a file that exists already, and others: 1\"; " + remedy);
  EXPECT_EQ(all(), before);
}

TEST_F(Files, AreOverwrittenWhenAskedAndNothingElseIs) {
  stands("a.csv", "old");
  stands("other.csv", "other");
  write_all_or_none(folder_, {{"a.csv", "new"}, {"b.csv", "new"}}, Existing::overwrite);
  EXPECT_EQ(all(), (Found{{"a.csv", "new"}, {"b.csv", "new"}, {"other.csv", "other"}}));
}

TEST_F(Files, WithTheSameBytesAreInNobodysWay) {
  stands("a.csv", "the same");
  write_all_or_none(folder_, {{"a.csv", "the same"}, {"b.csv", "new"}}, Existing::keep);
  EXPECT_EQ(all(), (Found{{"a.csv", "the same"}, {"b.csv", "new"}}));
}

TEST_F(Files, OfARunThatIsStillGoingAreLeftAlone) {
  stands("a.csv", "old");
  stands(".estafette-unfinished/lock", "");
  stands(".estafette-unfinished/new/b.csv", "half");
  const auto other = FileLock::of(folder_ / ".estafette-unfinished/lock");
  const Found before = all();
  EXPECT_EQ(test::refusal([&] {
              write_all_or_none(folder_, {{"a.csv", "new"}}, Existing::overwrite);
            }),
            place(".estafette-unfinished") +
                ": found \"files of a run that is still going\"; expected a folder in which no other estafette is at "
                "work. Wait until it has finished, then give the command again");
  EXPECT_EQ(all(), before);
}

TEST_F(Files, OfARunThatWasCutOffBeforeItTouchedAnythingCountForNothing) {
  stands("a.csv", "old");
  stands(".estafette-unfinished/new/b.csv", "half");
  stands(".estafette-unfinished/list", "half");
  write_all_or_none(folder_, {{"a.csv", "new"}}, Existing::overwrite);
  EXPECT_EQ(all(), (Found{{"a.csv", "new"}}));
}

TEST_F(Files, ThatAnOlderEstafetteWasReplacingWhenItWasCutOffArePutBack) {
  stands(".estafette-unfinished/old/a.csv", "the only copy");
  stands(".estafette-unfinished/new/a.csv", "half");
  write_all_or_none(folder_, {{"b.csv", "new"}}, Existing::keep);
  EXPECT_EQ(all(), (Found{{"a.csv", "the only copy"}, {"b.csv", "new"}}));
}

TEST_F(Files, OfAListThatSomebodyElseWroteStayInTheirFolder) {
  stands("out/.estafette-unfinished/moves", std::string("+../escaped\0+/tmp/escaped\0", 26));
  stands("out/.estafette-unfinished/escaped", "x");
  write_all_or_none(folder_ / "out", {{"b.csv", "new"}}, Existing::keep);
  EXPECT_FALSE(all().contains("escaped"));
  EXPECT_EQ(read_bytes(folder_ / "out/b.csv"), "new");
}

TEST_F(Files, HaveNoRoomWhereAFolderStands) {
  stands("b.csv/inside", "x");
  stands("a.csv", "old");
  const Found before = all();
  EXPECT_EQ(test::refusal([&] {
              write_all_or_none(folder_, {{"a.csv", "new"}, {"b.csv", "new"}}, Existing::overwrite);
            }),
            place("b.csv") + ": found \"a folder\"; expected room for a file of that name. Move the folder away");
  EXPECT_EQ(all(), before);
}

TEST_F(Files, AreNotWrittenWhereAFileStandsForTheirFolder) {
  stands("out", "I am a file");
  EXPECT_EQ(test::refusal([&] {
              write_all_or_none(folder_ / "out", {{"a.csv", "new"}}, Existing::overwrite);
            }),
            place("out") + ": found \"a file\"; expected a folder. Choose another --out, or move the file away");
  EXPECT_EQ(all(), (Found{{"out", "I am a file"}}));
}

TEST_F(Files, AreNotWrittenBelowAFile) {
  stands("out", "I am a file");
  EXPECT_EQ(test::refusal([&] {
              write_all_or_none(folder_ / "out/sub/deep", {{"a.csv", "new"}}, Existing::keep);
            }),
            place("out") + ": found \"a file\"; expected a folder. Choose another --out, or move the file away");
  EXPECT_EQ(all(), (Found{{"out", "I am a file"}}));
}

TEST_F(Files, OfAnOverwriteThatFailsHalfwayStandAsTheyDidBefore) {
  stands("a.csv", "old");
  stands("sub", "a file where a folder is needed");
  const Found before = all();
  EXPECT_NE(test::refusal([&] {
              write_all_or_none(folder_, {{"a.csv", "new"}, {"made/b.csv", "new"}, {"sub/c.csv", "new"}},
                                Existing::overwrite);
            }),
            "accepted");
  EXPECT_EQ(all(), before) << "nor is a folder left that was made on the way";
}

TEST_F(Files, ThatCannotBeWrittenLeaveNoNewFolderBehind) {
  const std::string too_long(300, 'x');
  EXPECT_NE(test::refusal([&] {
              write_all_or_none(folder_ / "new/out", {{"a.csv", "1"}, {too_long, "2"}}, Existing::keep);
            }),
            "accepted");
  EXPECT_EQ(all(), Found{});
}

TEST_F(Files, ADashIsStandardInput) {
  std::istringstream typed("III Corps: stand\n");
  std::streambuf* before = boost::nowide::cin.rdbuf(typed.rdbuf());
  EXPECT_EQ(read_text("-"), "III Corps: stand\n");
  boost::nowide::cin.clear();
  boost::nowide::cin.rdbuf(before);
}

}  // namespace estafette::files_test
