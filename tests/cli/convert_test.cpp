#include "base/csv.hpp"
#include "converter/readers/outline/read_orbat.hpp"
#include "converter/scaling/scale.hpp"
#include "program.hpp"

#include <gtest/gtest.h>

namespace estafette::convert_test {
namespace {

constexpr const char* kHeader =
    "level,name,commander,nation,kind,quality,men,guns,piece,subunits,ratings,note,source\n";
const std::string kNey = std::string(kHeader) +
                         "corps,III Corps,Ney,,,,,,,,,,\ndivision,8th Division,Souham,,,,,,,,,,\n"
                         "regiment,22nd Line,,France,line infantry,line,1500,,,3,,,\n";

}  // namespace

TEST(Convert, WritesTheScaledOrderOfBattleAndTwoReports) {
  const test::Folder folder;
  const test::Outcome done = test::run({"convert", folder.file("ney.csv", kNey), "--out", folder / "out"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_EQ(folder.files(),
            (std::vector<std::string>{"ney.csv", "out/.estafette-batch/record.csv", "out/ney.report.csv",
                                      "out/ney.report.html", "out/ney.review.html", "out/ney.scaled.csv"}));
  EXPECT_EQ(read_bytes(folder / "out/ney.scaled.csv"),
            std::string(kHeader) +
                "division,III Corps,Ney,,,,,,,,,,scaled to 1/3 of history's strength\n"
                "brigade,8th Division,Souham,,,,,,,,,,\n"
                "battalion,22nd Line,,France,line infantry,line,500,,,,,,\n");
}

TEST(Convert, AProblemyFileIsRefusedWholeAndItsNeighbourIsWritten) {
  const test::Folder folder;
  const std::string good = folder.file("ney.csv", kNey);
  const std::string bad = folder.file(
      "bad.csv", std::string(kHeader) + "brigade,1st,,,,,,,,,,,\nregiment,22nd,,France,infantry,line,x,,,,,,\n");
  const test::Outcome refused = test::run({"convert", good, bad, "--out", folder / "out"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err.find("bad.csv:2: level: "), std::string::npos) << refused.err;
  EXPECT_NE(refused.err.find("bad.csv:3: kind: found \"infantry\""), std::string::npos) << refused.err;
  EXPECT_NE(refused.err.find("bad.csv:3: men: found \"x\""), std::string::npos) << refused.err;
  EXPECT_NE(refused.err.find("3 problems to mend in 1 file; the others are done."), std::string::npos) << refused.err;
  EXPECT_TRUE(fs::exists(folder / "out/ney.scaled.csv"));
  EXPECT_FALSE(fs::exists(folder / "out/bad.scaled.csv"));
}

TEST(Convert, OfOneProblemyFileNothingIsWritten) {
  const test::Folder folder;
  const std::string bad = folder.file(
      "bad.csv", std::string(kHeader) + "division,8th,,,,,,,,,,,\nregiment,22nd,,France,line infantry,line,x,,,,,,\n");
  const test::Outcome refused = test::run({"convert", bad, "--out", folder / "out"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_EQ(refused.err, bad +
                             ":3: men: found \"x\"; expected a whole number of men, 0 to 99999\n"
                             "1 problem to mend; nothing was written.\n");
  EXPECT_EQ(folder.files(), std::vector<std::string>{"bad.csv"});
}

TEST(Convert, AShelfIsConvertedWithASummaryAndTheSecondTimeThereIsNothingToDo) {
  const test::Folder folder;
  fs::create_directories(folder / "shelf/1813");
  folder.file("shelf/ney.csv", kNey);
  folder.file(
      "shelf/1813/souham.txt",
      "French Army\n8th Division: General Souham\n  1st Brigade: Chemineau\n    22nd Line (2 bns) - 1,500 men\n");
  folder.file("shelf/readme.txt", "Bring the dice.\n");
  const std::vector<std::string> words = {"convert", folder / "shelf", "--out", folder / "out", "--jobs", "2"};
  const test::Outcome first = test::run(words);
  EXPECT_EQ(first.code, 0) << first.err;
  EXPECT_NE(first.out.find("readme.txt: passed over: not an order of battle\n"), std::string::npos) << first.out;
  EXPECT_NE(first.out.find("2 orders of battle: 2 converted, 0 unchanged, 0 refused; 1 passed over.\n"),
            std::string::npos)
      << first.out;
  EXPECT_TRUE(fs::exists(folder / "out/1813/souham.scaled.csv"));
  const std::string summary = read_bytes(folder / "out/summary.csv");
  EXPECT_NE(summary.find("readme.txt,passed over,"), std::string::npos) << summary;

  const test::Outcome second = test::run(words);
  EXPECT_EQ(second.code, 0) << second.err;
  EXPECT_NE(second.out.find("Nothing to do: no input has changed, and all results are still there.\n"),
            std::string::npos)
      << second.out;
  EXPECT_EQ(read_bytes(folder / "out/summary.csv"), summary);
}

TEST(Convert, OfManyFilesOnlyWhatNeedsAHumanEyeIsTold) {
  const test::Folder folder;
  fs::create_directories(folder / "shelf");
  for (int i = 0; i < 20; ++i) folder.file("shelf/" + std::to_string(10 + i) + ".csv", kNey);
  folder.file("shelf/bad.csv", std::string(kHeader) + "division,8th,,,,,,,,,,,\nbattery,1st,,,,,,,,,,,\n");
  const test::Outcome done = test::run({"convert", folder / "shelf", "--out", folder / "out"});
  EXPECT_EQ(done.code, 1);
  EXPECT_EQ(done.out.find("10.csv"), std::string::npos) << done.out;
  EXPECT_NE(done.out.find("21 of 21 files"), std::string::npos) << done.out;
  EXPECT_NE(done.err.find("bad.csv:3: "), std::string::npos) << done.err;
}

TEST(Convert, TheFormatIsTheUmpiresToSay) {
  const test::Folder folder;
  const std::string notes = folder.file("notes.txt", "22nd Line (2 bns) - 1,500 men\n");
  EXPECT_EQ(test::run({"convert", notes, "--from", "csv", "--out", folder / "out"}).code, 1);
  EXPECT_EQ(test::run({"convert", notes, "--from", "parchment", "--out", folder / "out"}).code, 2);
}

TEST(Convert, AnOrderOfBattleForTheGameIsWrittenStraightAway) {
  const test::Folder folder;
  const test::Outcome done =
      test::run({"convert", folder.file("ney.csv", kNey), "--to", "sow", "--out", folder / "out"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(fs::exists(folder / "out/OOB_SB_ney.csv"));
}

TEST(Convert, WhatIsThereIsKeptUnlessTheUmpireSaysOverwrite) {
  const test::Folder folder;
  const std::string input = folder.file("ney.csv", kNey);
  EXPECT_EQ(test::run({"convert", input, "--out", folder / "."}).code, 0);
  folder.file("ney.report.csv", "mine");
  const test::Outcome refused = test::run({"convert", input, "--out", folder / "."});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err.find("a result that was changed since"), std::string::npos) << refused.err;
  EXPECT_NE(refused.err.find("add --overwrite"), std::string::npos);
  EXPECT_EQ(read_bytes(folder / "ney.report.csv"), "mine");
  EXPECT_EQ(test::run({"convert", input, "--out", folder / ".", "--overwrite"}).code, 0);
  EXPECT_NE(read_bytes(folder / "ney.report.csv"), "mine");
}

TEST(Convert, ADryRunWritesNothing) {
  const test::Folder folder;
  const test::Outcome done = test::run({"convert", folder.file("ney.csv", kNey), "--out", folder / "out", "--dry-run"});
  EXPECT_EQ(done.code, 0);
  EXPECT_EQ(folder.files(), std::vector<std::string>{"ney.csv"});
}

TEST(Convert, ForExcelEachCsvBeginsWithItsMark) {
  const test::Folder folder;
  EXPECT_EQ(test::run({"convert", folder.file("ney.csv", kNey), "--out", folder / "out", "--excel"}).code, 0);
  EXPECT_TRUE(read_bytes(folder / "out/ney.scaled.csv").starts_with("\xEF\xBB\xBFlevel,"));
  EXPECT_TRUE(scaling::is_scaled(readers::read_orbat(folder / "out/ney.scaled.csv")));
}

TEST(Convert, ForExcelWhereNumbersHaveADecimalCommaColumnsArePartedBySemicolonsAndReadBack) {
  const test::Folder folder;
  EXPECT_EQ(test::run({"convert", folder.file("ney.csv", kNey), "--out", folder / "out", "--semicolons"}).code, 0);
  EXPECT_TRUE(read_bytes(folder / "out/ney.scaled.csv").starts_with("\xEF\xBB\xBFlevel;"));
  EXPECT_EQ(test::run({"convert", folder.file("ney.csv", kNey), "--out", folder / "commas"}).code, 0);
  EXPECT_EQ(readers::read_orbat(folder / "out/ney.scaled.csv"), readers::read_orbat(folder / "commas/ney.scaled.csv"));
}

TEST(Convert, WhatIsScaledIsNotScaledTwice) {
  const test::Folder folder;
  ASSERT_EQ(test::run({"convert", folder.file("ney.csv", kNey), "--out", folder / "out"}).code, 0);
  const test::Outcome refused = test::run({"convert", folder / "out/ney.scaled.csv", "--out", folder / "again"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err.find("This one is scaled already: give it to estafette scenario"), std::string::npos)
      << refused.err;
}

TEST(Convert, ANationOrAPieceThatNobodyKnowsIsToldWithTheNearest) {
  const test::Folder folder;
  const test::Outcome done = test::run(
      {"convert",
       folder.file("ney.csv",
                   std::string(kHeader) +
                       "division,8th,,,,,,,,,,,\nbattery,1/2nd,,Frence,foot artillery,line,110,8,12-pdr,,,,\n"),
       "--out", folder / "out"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_NE(done.out.find("nation: found \"Frence (1 unit)\"; expected a nation of the game profile, to be sent to the "
                          "game. Did you mean \"France\"?"),
            std::string::npos)
      << done.out;
  EXPECT_NE(
      done.out.find("piece: found \"12-pdr (1 unit)\"; expected a piece of rules.xml; others count as light ones"),
      std::string::npos)
      << done.out;
}

TEST(Convert, TwoInputsOfOneNameWouldOverwriteEachOther) {
  const test::Folder folder;
  const std::string input = folder.file("ney.csv", kNey), other = folder.file("ney.txt", kNey);
  EXPECT_EQ(test::run({"convert", input, other, "--out", folder / "out"}).code, 1);
  EXPECT_EQ(test::run({"convert", input, input, "--out", folder / "out"}).code, 0) << "one that is named twice";
}

TEST(Convert, EveryShippedOrderOfBattleIsScaled) {
  const test::Folder folder;
  std::vector<std::string> words = {"convert", "--out", folder / "out"};
  for (const fs::directory_entry& entry :
       fs::directory_iterator(test::of_the_tree("templates/campaigns/1813/orbats"))) {
    words.push_back(entry.path().string());
  }
  ASSERT_GE(words.size(), 3U + 8U);
  const test::Outcome done = test::run(words);
  EXPECT_EQ(done.code, 0) << done.err;
}

}  // namespace estafette::convert_test
