// Names with accents are good names: as arguments, as folders, of what is written.
#include "cli/verbs/run.hpp"
#include "program.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::accents_test {
namespace {

constexpr const char* kArmy = "templates/campaigns/1813/orbats/french-army-of-the-main.csv";

bool stands(const test::Folder& folder, const std::string& name) {
  const std::vector<std::string> files = folder.files();
  return std::find(files.begin(), files.end(), name) != files.end();
}

TEST(Accents, StandInTheNamesOfInputsFoldersAndResults) {
  const test::Folder folder;
  fs::create_directory(folder / "Großgörschen");
  const std::string army = folder.file("Großgörschen/Lützen.csv", read_bytes(test::of_the_tree(kArmy)));
  const test::Outcome done = test::run({"convert", army, "--out", folder / "Überblick"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(stands(folder, "Überblick/Lützen.scaled.csv")) << done.out;
  EXPECT_NE(done.out.find("Überblick/Lützen.scaled.csv"), std::string::npos) << done.out;
}

TEST(Accents, StandInTheNamesOfASearchedShelf) {
  const test::Folder folder;
  fs::create_directories(folder / "Armée/Maréchal Ney");
  folder.file("Armée/Maréchal Ney/Château-Salins.csv", read_bytes(test::of_the_tree(kArmy)));
  const test::Outcome done = test::run({"convert", folder / "Armée", "--out", folder / "aus"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(stands(folder, "aus/Maréchal Ney/Château-Salins.scaled.csv")) << done.out;
}

TEST(Accents, StandInTheNameOfACampaign) {
  const test::Folder folder;
  const std::string file = folder / "Frühjahr 1813 – Łódź.campaign";
  EXPECT_EQ(test::run({"new", file, "--from", test::of_the_tree("templates/campaigns/1813")}).code, 0);
  const test::Outcome status = test::run({"status", file});
  EXPECT_EQ(status.code, 0) << status.err;
}

TEST(Accents, StandInAProblemAsTheyWereTyped) {
  const test::Outcome refused = test::run({"inspect", "Köln/Lützen.csv"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err.find("Köln/Lützen.csv: expected a file that exists"), std::string::npos) << refused.err;
}

TEST(Accents, ThatAreNotUtf8AreRefusedWhereTheyWouldBeNotedAndOpenAnOldFileAllTheSame) {
  const test::Outcome refused = test::run({"inspect", "K\xF6ln.csv", "--nation",
                                           "Preu\xDF"
                                           "en"});
  EXPECT_EQ(refused.code, 2) << refused.err;
  EXPECT_NE(refused.err.find("Köln.csv: some of its letters are not UTF-8"), std::string::npos) << refused.err;
#ifdef __linux__  // where a name is whatever bytes it was given
  const test::Folder folder;
  const std::string army = folder.file("K\xF6ln.csv", read_bytes(test::of_the_tree(kArmy)));
  EXPECT_EQ(test::run({"inspect", army}).code, 0);
#endif
}

}  // namespace
}  // namespace estafette::accents_test
