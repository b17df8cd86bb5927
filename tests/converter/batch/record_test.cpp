#include "converter/batch/record.hpp"

#include "support.hpp"

#include <boost/nowide/fstream.hpp>
#include <gtest/gtest.h>

namespace estafette::test::record_test {
namespace {

batch::RecordEntry entry(const std::string& result, const std::string& key) {
  return {.result = result,
          .input = "../shelf/" + result + ", \"old\".txt",
          .key = key,
          .finished = false,
          .figures = {.format = "text",
                      .lines = 9,
                      .understood = 7,
                      .units = 5,
                      .men = 4000,
                      .scaled = 2,
                      .guesses = 3,
                      .questions = 1},
          .written = {{result + ".scaled.csv", "0123456789abcdef"}, {result + ".report.html", "fedcba9876543210"}}};
}

}  // namespace

TEST(BatchRecord, ItTellsTheNextRunWhatWasFinished) {
  const Shelf shelf;
  batch::RecordEntry ney = entry("1813/ney", "k1");
  {
    batch::Record record(shelf / "out");
    record.begin(ney);
    record.finish(ney);
    record.close();
  }
  const batch::Record record(shelf / "out");
  ney.finished = true;
  ASSERT_NE(record.find("1813/ney"), nullptr);
  EXPECT_EQ(*record.find("1813/ney"), ney);
  EXPECT_TRUE(record.wrote({"1813/ney.scaled.csv", "0123456789abcdef"}));
  EXPECT_FALSE(record.wrote({"1813/ney.scaled.csv", "another"}));
  EXPECT_TRUE(record.is_result("1813/ney.report.html"));
  EXPECT_FALSE(record.is_result("1813/ney.report"));
}

TEST(BatchRecord, TwoRunsAtOnceBothStandInIt) {
  const Shelf shelf;
  batch::Record one(shelf / "out");
  batch::Record two(shelf / "out");
  for (const auto& [record, name] : {std::pair(&one, "ney"), std::pair(&two, "marmont")}) {
    record->begin(entry(name, "k"));
    record->finish(entry(name, "k"));
  }
  const fs::path used = two.workplace();
  fs::create_directories(used);
  one.close();
  EXPECT_TRUE(fs::exists(used));
  two.close();
  EXPECT_FALSE(fs::exists(used));
  const batch::Record record(shelf / "out");
  EXPECT_NE(record.find("ney"), nullptr);
  EXPECT_NE(record.find("marmont"), nullptr);
  EXPECT_EQ(record.owner("ney.scaled.csv")->result, "ney");
}

TEST(BatchRecord, WhatWasOnlyBegunIsOursThoughNotFinished) {
  const Shelf shelf;
  {
    batch::Record record(shelf / "out");
    record.finish(entry("ney", "k1"));
    record.begin(entry("ney", "k2"));
    record.close();
  }
  const batch::Record record(shelf / "out");
  ASSERT_NE(record.find("ney"), nullptr);
  EXPECT_FALSE(record.find("ney")->finished);
  EXPECT_EQ(record.find("ney")->key, "k2");
  EXPECT_TRUE(record.wrote({"ney.scaled.csv", "0123456789abcdef"}));
}

TEST(BatchRecord, ALineThatWasCutOffIsForgottenAndTheNextOneIsReadAgain) {
  const Shelf shelf;
  {
    batch::Record record(shelf / "out");
    record.finish(entry("ney", "k1"));
  }
  {
    boost::nowide::ofstream(shelf / "out/.estafette-batch/record.csv", std::ios::app)
        << "finished,bertrand,\"../shelf/ber";
    batch::Record record(shelf / "out");
    EXPECT_EQ(record.find("bertrand"), nullptr);
    record.finish(entry("marmont", "k3"));
  }
  const batch::Record record(shelf / "out");
  EXPECT_NE(record.find("ney"), nullptr);
  EXPECT_EQ(record.find("bertrand"), nullptr);
  EXPECT_NE(record.find("marmont"), nullptr);
}

TEST(BatchRecord, AFolderThatNothingIsWrittenToStaysAsItIs) {
  const Shelf shelf;
  batch::Record record(shelf / "out");
  record.close();
  EXPECT_FALSE(fs::exists(shelf / "out"));
}

TEST(BatchRecord, OneThatIsNoTextIsForgotten) {
  const Shelf shelf;
  fs::create_directories(shelf / "out/.estafette-batch");
  boost::nowide::ofstream(shelf / "out/.estafette-batch/record.csv") << std::string("\x00\xFF\n\x81,\n", 7);
  EXPECT_EQ(batch::Record(shelf / "out").find(""), nullptr);
}

TEST(BatchRecord, ANameThatLooksLikeAFormulaIsFoundAgain) {
  const Shelf shelf;
  {
    batch::Record record(shelf / "out");
    record.finish(entry("=1+1", "k1"));
    record.close();
  }
  EXPECT_TRUE(batch::Record(shelf / "out").wrote({"=1+1.scaled.csv", "0123456789abcdef"}));
}

}  // namespace estafette::test::record_test
