// A folder of pages belongs to one reader of one campaign, and holds no page that is no longer written.
#include "campaign/umpire/reader_folder.hpp"

#include "base/files/disk.hpp"
#include "base/problem.hpp"
#include "campaign/umpire/folder.hpp"

#include <gtest/gtest.h>

#include <set>

namespace estafette::test::reader_folder_test {
namespace {

using namespace campaign;

const FolderReader kFrance{"1813 (spring.campaign, begun then)", "the French and their Allies", false};
const FolderReader kYorck{kFrance.campaign, "Yorck, of the Coalition", false};
const FolderReader kUmpire{kFrance.campaign, "the umpire", true};
const FolderReader kOtherFrance{"1813 (autumn.campaign, begun later)", kFrance.reader, false};

PageSet site(const std::vector<std::string>& names) {
  PageSet pages{"site", true, {}};
  for (const std::string& name : names) pages.documents.push_back({name, "page " + name});
  return pages;
}

PageSet papers(const std::string& name) {
  return {"papers", false, {{name, "paper"}}};
}

std::set<std::string> names_in(const fs::path& folder) {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) names.insert(entry.path().filename().string());
  return names;
}

void put(const fs::path& file, const std::string& bytes) {
  write_all_or_none(file.parent_path(), {{file.filename(), bytes}}, Existing::overwrite);
}

/// As on Windows, where a page that somebody has open in another program stays.
class PageThatIsOpen : public Disk {
 public:
  explicit PageThatIsOpen(fs::path page) : page_(std::move(page)) {}
  void remove(const fs::path& path) override {
    if (path == page_)
      throw fs::filesystem_error("remove", path, make_error_code(boost::system::errc::permission_denied));
    Disk::remove(path);
  }

 private:
  fs::path page_;
};

std::string refusal(const fs::path& folder, const FolderReader& reader, const PageSet& pages) {
  try {
    (void)write_for_reader(folder, reader, pages, Existing::overwrite);
  } catch (const Refusal& refused) {
    return to_string(refused.problems().front());
  }
  return "";
}

}  // namespace

TEST(ReaderFolder, WhatIsNoLongerWrittenIsRemovedAndNothingElse) {
  const Folder out;
  const fs::path folder = out / "S";
  EXPECT_EQ(write_for_reader(folder, kFrance, site({"index.html", "force-iii-corps.html"}), Existing::keep).removed,
            std::vector<std::string>{});
  put(folder / "notes.txt", "the player's own");
  const OlderPages older = write_for_reader(folder, kFrance, site({"index.html"}), Existing::overwrite);
  EXPECT_EQ(older.removed, std::vector<std::string>{"force-iii-corps.html"});
  EXPECT_EQ(names_in(folder), (std::set<std::string>{kReaderRecord, "index.html", "notes.txt"}));
}

TEST(ReaderFolder, APageThatCannotBeRemovedIsNamedAndGoesWithTheNextReport) {
  const Folder out;
  const fs::path folder = out / "S";
  (void)write_for_reader(folder, kFrance, site({"index.html", "old.html"}), Existing::keep);
  {
    PageThatIsOpen disk(folder / "old.html");
    const DiskInUse in_use(disk);
    EXPECT_EQ(write_for_reader(folder, kFrance, site({"index.html"}), Existing::overwrite).kept,
              std::vector<std::string>{"old.html"});
  }
  EXPECT_EQ(write_for_reader(folder, kFrance, site({"index.html"}), Existing::overwrite).removed,
            std::vector<std::string>{"old.html"});
}

TEST(ReaderFolder, APageThatSomebodyHasChangedIsKeptAndNamed) {
  const Folder out;
  const fs::path folder = out / "S";
  (void)write_for_reader(folder, kFrance, site({"index.html", "battle-1.html"}), Existing::keep);
  put(folder / "battle-1.html", "with a remark of the player's");
  const OlderPages older = write_for_reader(folder, kFrance, site({"index.html"}), Existing::overwrite);
  EXPECT_EQ(older.kept, std::vector<std::string>{"battle-1.html"});
  EXPECT_TRUE(fs::exists(folder / "battle-1.html"));
}

TEST(ReaderFolder, AnotherReaderOrCampaignIsRefusedWithWhoseItIsAndWhatToDo) {
  const Folder out;
  const fs::path folder = out / "S";
  (void)write_for_reader(folder, kYorck, site({"index.html"}), Existing::keep);
  EXPECT_EQ(refusal(folder, kFrance, site({"index.html"})),
            folder.generic_string() +
                ": found \"pages for Yorck, of the Coalition, campaign 1813 (spring.campaign, begun then)\"; expected "
                "a folder for the French and their Allies, campaign 1813 (spring.campaign, begun then). Name another "
                "folder, or delete this one first if nobody needs it any more");
  EXPECT_NE(refusal(folder, kFrance, papers("turn-1-france.txt")), "");
  EXPECT_NE(refusal(folder, kUmpire, site({"index.html"})), "");
  EXPECT_NE(refusal(folder / "france", kFrance, site({"index.html"})), "") << "nor below it";
  const fs::path france = out / "F";
  (void)write_for_reader(france, kFrance, site({"index.html"}), Existing::keep);
  EXPECT_NE(refusal(france, kOtherFrance, site({"index.html"})), "");
  EXPECT_THROW(require_no_readers_folder(france / "charts"), Refusal);
}

TEST(ReaderFolder, APlayersFolderIsNotMadeRoundTheUmpires) {
  const Folder out;
  (void)write_for_reader(out / "spring" / "site" / "umpire", kUmpire, site({"index.html"}), Existing::keep);
  const std::string refused = refusal(out / "spring", kYorck, site({"index.html"}));
  EXPECT_NE(refused.find("site/umpire: found \"pages for the umpire, campaign 1813"), std::string::npos) << refused;
  EXPECT_NE(refused.find("expected a folder without pages for others in it. Name another folder"), std::string::npos);
  EXPECT_FALSE(fs::exists(out / "spring" / "index.html"));
  EXPECT_EQ(refusal(out / "spring", kUmpire, site({"index.html"})), "") << "the umpire may read everything";
}

TEST(ReaderFolder, AWholeSetDoesNotGoAmongFilesThatNoRecordExplains) {
  const Folder out;
  const fs::path folder = out / "S";
  put(folder / "strength-yorck.svg", "of an earlier program");
  EXPECT_NE(refusal(folder, kFrance, site({"index.html"})).find("a file that no record explains"), std::string::npos);
  EXPECT_EQ(names_in(folder), std::set<std::string>{"strength-yorck.svg"});
}

TEST(ReaderFolder, PapersGatherInTheirReadersFolderAndInTheUmpires) {
  const Folder out;
  const fs::path folder = out / "letters";
  (void)write_for_reader(folder, kUmpire, papers("turn-1-france.txt"), Existing::keep);
  (void)write_for_reader(folder, kFrance, papers("turn-2-france.txt"), Existing::keep);
  (void)write_for_reader(folder, kYorck, papers("turn-2-coalition-yorck.txt"), Existing::keep);
  EXPECT_EQ(names_in(folder).size(), 4U);
  EXPECT_NE(refusal(folder, kFrance, site({"index.html"})), "") << "a folder that is handed over holds no other's";
}

TEST(ReaderFolder, ASiteAndItsChartsStandBesideEachOther) {
  const Folder out;
  const fs::path folder = out / "S";
  (void)write_for_reader(folder, kFrance, site({"index.html", "strength.svg"}), Existing::keep);
  (void)write_for_reader(folder, kFrance, {"charts", true, {{"losses.svg", "chart"}}}, Existing::keep);
  EXPECT_EQ(names_in(folder), (std::set<std::string>{kReaderRecord, "index.html", "losses.svg", "strength.svg"}));
}

TEST(ReaderFolder, ARecordCannotMeanAFileElsewhere) {
  const Folder out;
  const fs::path folder = out / "S";
  put(out / "precious.txt", "x");
  (void)write_for_reader(folder, kFrance, site({"index.html"}), Existing::keep);
  std::string record = read_bytes(folder / kReaderRecord);
  const std::size_t row = record.find("site\t");
  const std::string page = record.substr(row, record.find('\t', row + 5) - row);
  put(folder / kReaderRecord, record + page + "\t../precious.txt\n");
  (void)write_for_reader(folder, kFrance, site({"index.html"}), Existing::overwrite);
  EXPECT_TRUE(fs::exists(out / "precious.txt"));
}

TEST(ReaderFolder, WhatIsInTheWayIsKeptUnlessItMayBeReplaced) {
  const Folder out;
  const fs::path folder = out / "S";
  (void)write_for_reader(folder, kFrance, site({"index.html", "a.html"}), Existing::keep);
  EXPECT_THROW((void)write_for_reader(folder, kFrance, site({"index.html"}), Existing::keep), Refusal);
  EXPECT_TRUE(fs::exists(folder / "a.html"));
}

}  // namespace estafette::test::reader_folder_test
