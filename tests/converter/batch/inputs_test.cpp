#include "converter/batch/inputs.hpp"

#include "support.hpp"

#include <gtest/gtest.h>

namespace estafette::test::inputs_test {
namespace {

std::vector<std::string> results_of(const batch::Inputs& inputs) {
  std::vector<std::string> results;
  for (const batch::Input& input : inputs.inputs) results.push_back(input.result.generic_string());
  return results;
}

}  // namespace

TEST(BatchInputs, ResultsStandInTheFoldersOfTheirInputs) {
  const Shelf shelf;
  shelf.put("shelf/ney.csv", "");
  shelf.put("shelf/1813/ney.csv", "");
  shelf.put("shelf/1813/spring/bertrand.v2.txt", "");
  EXPECT_EQ(results_of(batch::find_inputs({shelf / "shelf"}, shelf / "out")),
            (std::vector<std::string>{"1813/ney", "1813/spring/bertrand.v2", "ney"}));
}

TEST(BatchInputs, AFileThatIsNamedStandsByItself) {
  const Shelf shelf;
  shelf.put("far/away/ney.csv", "");
  const batch::Inputs found = batch::find_inputs({shelf / "far/away/ney.csv", shelf / "nowhere.txt"}, shelf / "out");
  EXPECT_EQ(results_of(found), (std::vector<std::string>{"ney", "nowhere"}));
  EXPECT_TRUE(found.inputs.front().named);
}

TEST(BatchInputs, AFileThatIsNamedTwiceIsReadOnce) {
  const Shelf shelf;
  shelf.put("shelf/ney.csv", "");
  shelf.put("shelf/1813/kleist.csv", "");
  const batch::Inputs found = batch::find_inputs(
      {shelf / "shelf", shelf / "shelf/ney.csv", shelf / "shelf/1813/../ney.csv", "-", "-"}, shelf / "out");
  EXPECT_EQ(results_of(found), (std::vector<std::string>{"1813/kleist", "ney", "pasted"}));
  EXPECT_TRUE(found.inputs.at(1).named) << "so it must be an order of battle";
  EXPECT_EQ(results_of(batch::find_inputs({"nowhere.csv", "nowhere.csv"}, shelf / "out")),
            std::vector<std::string>{"nowhere"});
}

TEST(BatchInputs, WhatIsNotLookedIntoIsToldWithItsReason) {
  const Shelf shelf;
  shelf.put("shelf/ney.csv", "");
  shelf.put("shelf/.git/config", "");
  shelf.put("shelf/out/ney.scaled.csv", "");
  FileError not_allowed;  // on Windows, to most people
  fs::create_directory_symlink(shelf / "shelf", shelf / "shelf/circle", not_allowed);
  if (not_allowed || !fs::is_symlink(shelf / "shelf/circle")) GTEST_SKIP() << "links cannot be made here";
  const batch::Inputs found = batch::find_inputs({shelf / "shelf"}, shelf / "shelf/out");
  EXPECT_EQ(results_of(found), std::vector<std::string>{"ney"});
  EXPECT_EQ(found.passed_over, (std::vector<batch::PassedOver>{
                                   {shelf / "shelf/.git", "hidden"},
                                   {shelf / "shelf/circle", "a link to a folder, which might lead in a circle"},
                                   {shelf / "shelf/out", "the folder of the results"}}));
}

TEST(BatchInputs, WhatAnotherRunToldOfItsInputsIsNoOrderOfBattle) {
  const Shelf shelf;
  for (const char* file : {"old/.estafette-batch/record.csv", "old/1813/ney.scaled.csv", "old/1813/ney.look.txt",
                           "old/1813/ney.report.csv", "old/summary.csv"}) {
    shelf.put(file, "");
  }
  shelf.put("shelf/summary.csv", "");  // anybody may call a file so
  EXPECT_EQ(results_of(batch::find_inputs({shelf / "old", shelf / "shelf"}, shelf / "out")),
            (std::vector<std::string>{"1813/ney.scaled", "summary"}));
}

}  // namespace estafette::test::inputs_test
