#include "converter/batch/batch.hpp"

#include "converter/batch/patience.hpp"
#include "converter/batch/summary.hpp"
#include "support.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <chrono>
#include <ctime>
#include <thread>

#ifndef _WIN32
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace estafette::test::batch_test {
namespace {

/// Ten orders of battle of several shapes.
void fill(const Shelf& shelf) {
  for (int i = 0; i < 5; ++i) {
    shelf.put(fmt::format("shelf/{}/typed.txt", i), typed("22nd Line", 1500 + i));
    shelf.put(fmt::format("shelf/{}/outline.csv", i), outline("22nd Line", 2500 + i));
  }
}

std::vector<std::string> names(const std::map<std::string, std::string>& files) {
  std::vector<std::string> found;
  for (const auto& [name, bytes] : files) found.push_back(name);
  return found;
}

}  // namespace

TEST(Batch, OneFilesProblemsNeverStopTheOthers) {
  const Shelf shelf;
  shelf.put("shelf/a.csv", outline("22nd Line", 1500));
  shelf.put("shelf/b.csv", "level,name,nation,kind,quality,men\nregiment,22nd,France,infantry,line,x\n");
  shelf.put("shelf/c.csv", outline("39th Line", 1500));
  const batch::Finished finished = convert({shelf / "shelf"}, shelf / "out");
  EXPECT_EQ(told(finished.outcomes), "a.csv done; b.csv refused; c.csv done");
  EXPECT_EQ(
      names(shelf.files("out")),
      (std::vector<std::string>{"a.report.csv", "a.report.html", "a.review.html", "a.scaled.csv", "c.report.csv",
                                "c.report.html", "c.review.html", "c.scaled.csv", "summary.csv", "summary.html"}));
}

TEST(Batch, AFileThatTakesTooLongIsToldAndTheOthersGoOn) {
  const Shelf shelf;
  std::string long_outline = outline("22nd Line", 1500);
  std::string long_list = typed("39th Line", 1500);
  for (int i = 0; i < 2000; ++i) {  // so that no system has read them in no time
    long_outline += fmt::format("regiment,{}th Line,France,line infantry,line,500\n", 100 + i);
    long_list += fmt::format("    {}th Line - 500 men\n", 100 + i);
  }
  shelf.put("shelf/a.csv", long_outline);
  shelf.put("shelf/b.txt", long_list);
  batch::Recipe hasty = recipe();
  hasty.patience = std::chrono::milliseconds(0);
  const batch::Finished none = convert({shelf / "shelf"}, run_into(shelf / "out"), hasty);
  EXPECT_EQ(told(none.outcomes), "a.csv refused; b.txt refused");
  EXPECT_NE(
      first_fault(none).find("found \"nothing read after 0 s\"; expected a file that is read in that time. Look at it"),
      std::string::npos);
  EXPECT_TRUE(shelf.files("out").count("a.scaled.csv") == 0);
  shelf.put("shelf/a.csv", outline("22nd Line", 1500));
  shelf.put("shelf/b.txt", typed("39th Line", 1500));
  hasty.patience = std::chrono::minutes(10);
  EXPECT_EQ(told(convert({shelf / "shelf"}, run_into(shelf / "out"), hasty).outcomes), "a.csv done; b.txt done");
  // Those that nobody waits for use what is cleared up when the tests end.
  while (batch::conversions_left()) std::this_thread::sleep_for(std::chrono::milliseconds(10));
}

TEST(Batch, AnAccentWithoutALetterHoldsNobodyUp) {
  const Shelf shelf;
  int number = 0;
  for (const char* accent : {"\u0301", "\u0308", "\u20DD", "\u3099", "\u0E48", "\uFE0F"})
    shelf.put(fmt::format("shelf/{}.txt", number++), typed("22nd Line " + std::string(accent), 1500));
  EXPECT_EQ(told(convert({shelf / "shelf"}, shelf / "out").outcomes),
            "0.txt done; 1.txt done; 2.txt done; 3.txt done; 4.txt done; 5.txt done");
}

TEST(Batch, AFileInTwoEncodingsIsReadLineByLineAndTold) {
  const Shelf shelf;
  shelf.put("shelf/ney.csv", outline("Jäger", 1500) + "regiment,K\xFCrassiere,France,heavy cavalry,line,500\n");
  std::string remarks;
  const batch::Finished finished =
      batch::convert_all(batch::find_inputs({shelf / "shelf"}, shelf / "out"), recipe(), run_into(shelf / "out"),
                         {.told =
                              [&](const batch::Outcome& outcome) {
                                for (const std::string& remark : outcome.remarks) remarks += remark + "\n";
                              },
                          .stopped = {}});
  EXPECT_EQ(told(finished.outcomes), "ney.csv done");
  EXPECT_NE(remarks.find("Windows-1252 in a file that is otherwise UTF-8"), std::string::npos) << remarks;
  EXPECT_NE(shelf.files("out").at("ney.report.csv").find("Kürassiere"), std::string::npos);
  EXPECT_NE(shelf.files("out").at("ney.report.csv").find("Jäger"), std::string::npos);
}

TEST(Batch, WhatIsNoOrderOfBattleIsPassedOverWithAWord) {
  const Shelf shelf;
  shelf.put("shelf/empty.txt", " \n");
  shelf.put("shelf/map.xml", "<map/>\n");
  shelf.put("shelf/ney.scaled.csv",
            "level,name,nation,kind,quality,men,source\ndivision,III Corps,,,,,scaled to 1/3 of history's strength\n");
  shelf.put("shelf/picture.png", std::string("\x89PNG\r\n\0\0", 8));
  shelf.put("shelf/readme.txt", "Bring the dice.\n");
  const batch::Finished finished = convert({shelf / "shelf"}, shelf / "out");
  EXPECT_EQ(told(finished.outcomes),
            "empty.txt passed over: empty; map.xml passed over: XML, but not an order of battle; ney.scaled.csv passed "
            "over: scaled already: estafette scenario takes it as it is; picture.png passed over: not text; readme.txt "
            "passed over: not an order of battle");
  EXPECT_EQ(names(shelf.files("out")), (std::vector<std::string>{"summary.csv", "summary.html"}));
}

TEST(Batch, WhatWasNamedMustBeAnOrderOfBattle) {
  const Shelf shelf;
  shelf.put("readme.txt", "Bring the dice.\n");
  EXPECT_EQ(told(convert({shelf / "readme.txt", shelf / "none.csv"}, shelf / "out").outcomes),
            "readme.txt refused; none.csv refused");
}

TEST(Batch, TheSecondTimeNothingIsDone) {
  const Shelf shelf;
  fill(shelf);
  (void)convert({shelf / "shelf"}, shelf / "out");
  const auto before = shelf.files("out");
  const batch::Finished again = convert({shelf / "shelf"}, shelf / "out");
  for (const batch::Outcome& outcome : again.outcomes) EXPECT_EQ(outcome.state, batch::InputState::unchanged);
  EXPECT_EQ(again.outcomes.front().figures.units, 1);
  EXPECT_EQ(again.outcomes.front().written.front(), "0/outline.scaled.csv");
  EXPECT_EQ(shelf.files("out"), before);
}

TEST(Batch, AnInputThatChangedIsDoneAnew) {
  const Shelf shelf;
  shelf.put("shelf/a.csv", outline("22nd Line", 1500));
  shelf.put("shelf/b.csv", outline("39th Line", 1500));
  (void)convert({shelf / "shelf"}, shelf / "out");
  shelf.put("shelf/a.csv", outline("22nd Line", 900));
  EXPECT_EQ(told(convert({shelf / "shelf"}, shelf / "out").outcomes), "a.csv done; b.csv unchanged");
  EXPECT_NE(shelf.files("out").at("a.scaled.csv").find(",300,"), std::string::npos);
}

TEST(Batch, OtherRulesOrOptionsMakeEveryResultAnew) {
  const Shelf shelf;
  shelf.put("a.csv", outline("22nd Line", 1500));
  (void)convert({shelf / "a.csv"}, shelf / "out");
  batch::Recipe other = recipe();
  other.fingerprint = "1809";
  EXPECT_EQ(told(convert({shelf / "a.csv"}, run_into(shelf / "out"), other).outcomes), "a.csv done");
}

TEST(Batch, AResultThatIsGoneIsMadeAgain) {
  const Shelf shelf;
  shelf.put("a.csv", outline("22nd Line", 1500));
  (void)convert({shelf / "a.csv"}, shelf / "out");
  fs::remove(shelf / "out/a.report.html");
  EXPECT_EQ(told(convert({shelf / "a.csv"}, shelf / "out").outcomes), "a.csv done");
  EXPECT_TRUE(fs::exists(shelf / "out/a.report.html"));
}

TEST(Batch, AResultThatThePlayerChangedIsKeptUnlessToldToOverwrite) {
  const Shelf shelf;
  shelf.put("a.csv", outline("22nd Line", 1500));
  (void)convert({shelf / "a.csv"}, shelf / "out");
  shelf.put("out/a.scaled.csv", "mine");
  const batch::Finished kept = convert({shelf / "a.csv"}, shelf / "out");
  EXPECT_EQ(first_fault(kept),
            (shelf / "out/a.scaled.csv").generic_string() +
                ": found \"a result that was changed since\"; expected a name not yet in use. Choose "
                "another --out, or add --overwrite");
  EXPECT_EQ(shelf.files("out").at("a.scaled.csv"), "mine");
  batch::Run run = run_into(shelf / "out");
  run.overwrite = true;
  EXPECT_EQ(told(convert({shelf / "a.csv"}, run, recipe()).outcomes), "a.csv done");
  EXPECT_NE(shelf.files("out").at("a.scaled.csv"), "mine");
}

TEST(Batch, SomebodyElsesFileAndAnotherInputsResultAreKept) {
  const Shelf shelf;
  shelf.put("here/a.csv", outline("22nd Line", 1500));
  shelf.put("there/a.csv", outline("39th Line", 1500));
  shelf.put("out/a.report.csv", "mine");
  EXPECT_EQ(first_fault(convert({shelf / "here/a.csv"}, shelf / "out")),
            (shelf / "out/a.report.csv").generic_string() +
                ": found \"a file that exists already\"; expected a name not yet in use. Choose another --out, or add "
                "--overwrite");
  fs::remove(shelf / "out/a.report.csv");
  EXPECT_EQ(told(convert({shelf / "here/a.csv"}, shelf / "out").outcomes), "a.csv done");
  EXPECT_EQ(first_fault(convert({shelf / "there/a.csv"}, shelf / "out")),
            (shelf / "out/a.report.csv").generic_string() +
                ": found \"the result of another input, ../here/a.csv\"; expected a name not yet in use. Choose "
                "another --out, "
                "or add --overwrite");
}

TEST(Batch, ASummaryThatSomebodyElseWroteStopsTheRunBeforeItBegins) {
  const Shelf shelf;
  shelf.put("shelf/a.csv", outline("22nd Line", 1500));
  shelf.put("out/summary.csv", "mine");
  EXPECT_THROW((void)convert({shelf / "shelf"}, shelf / "out"), Refusal);
  EXPECT_EQ(names(shelf.files("out")), std::vector<std::string>{"summary.csv"});
}

TEST(Batch, WithOneJobOrTwoTheResultsAreTheSameToTheByte) {
  const Shelf shelf;
  fill(shelf);
  (void)convert({shelf / "shelf"}, run_into(shelf / "one", 1), recipe());
  (void)convert({shelf / "shelf"}, run_into(shelf / "two", 2), recipe());
  (void)convert({shelf / "shelf"}, run_into(shelf / "many", 16), recipe());
  EXPECT_EQ(shelf.files("one").size(), 5U * (4 + 5) + 2);
  EXPECT_EQ(shelf.files("one"), shelf.files("two"));
  EXPECT_EQ(shelf.files("one"), shelf.files("many"));
}

TEST(Batch, TwoInputsThatWouldWriteOneResultAreBothRefused) {
  const Shelf shelf;
  shelf.put("shelf/ney.csv", outline("22nd Line", 1500));
  shelf.put("shelf/Ney.txt", typed("22nd Line", 1500));
  shelf.put("shelf/sub/ney.csv", outline("22nd Line", 1500));
  const batch::Finished finished = convert({shelf / "shelf"}, shelf / "out");
  EXPECT_EQ(told(finished.outcomes), "Ney.txt refused; ney.csv refused; ney.csv done");
  EXPECT_EQ(first_fault(finished),
            (shelf / "shelf/Ney.txt").generic_string() + ": found \"an input of the same name as " +
                (shelf / "shelf/ney.csv").generic_string() +
                "\"; expected inputs whose results have different names. Rename one of the files");
}

TEST(Batch, AFolderThatCannotBeReadIsAProblemAndToldOf) {
  const Shelf shelf;
  shelf.put("ney.csv", outline("22nd Line", 1500));
  batch::Inputs inputs = batch::find_inputs({shelf / "ney.csv"}, shelf / "out");
  inputs.passed_over.push_back({"shut", "a folder that cannot be read: permission denied", true});
  std::vector<std::string> heard;
  const batch::Finished finished = batch::convert_all(
      inputs, recipe(), run_into(shelf / "out"),
      {.told = [&](const batch::Outcome& outcome) { heard.push_back(outcome.file); }, .stopped = {}});
  EXPECT_EQ(told(finished.outcomes), "ney.csv done; shut refused");
  EXPECT_EQ(heard.back(), "shut");
}

TEST(Batch, AFolderOfResultsThatWasNotThereYetIsKnownAgain) {
  const Shelf shelf;
  shelf.put("shelf/ney.csv", outline("22nd Line", 1500));
  const fs::path before = fs::current_path();
  fs::current_path(shelf / "");
  (void)convert({"shelf"}, "not/yet");
  shelf.put("shelf/ney.csv", outline("22nd Line", 1501));
  const std::string second = told(convert({"shelf"}, "not/yet").outcomes);
  fs::current_path(before);
  EXPECT_EQ(second, "ney.csv done");
}

TEST(Batch, APictureOfTheSameNameIsNoClash) {
  const Shelf shelf;
  shelf.put("shelf/ney.csv", outline("22nd Line", 1500));
  shelf.put("shelf/ney.txt", "See the other file.\n");
  EXPECT_EQ(told(convert({shelf / "shelf"}, shelf / "out").outcomes),
            "ney.csv done; ney.txt passed over: not an order of battle");
}

TEST(Batch, AStoppedRunLeavesWholeFilesAndTheNextDoesTheRest) {
  const Shelf shelf;
  fill(shelf);
  int told_of = 0;
  const batch::Finished first =
      batch::convert_all(batch::find_inputs({shelf / "shelf"}, shelf / "out"), recipe(), run_into(shelf / "out"),
                         {.told = [&](const batch::Outcome&) { ++told_of; }, .stopped = [&] { return told_of >= 3; }});
  EXPECT_GE(first.outcomes.size(), 3U);
  EXPECT_EQ(first.outcomes.size() + first.left, 10U);
  (void)convert({shelf / "shelf"}, shelf / "out");
  (void)convert({shelf / "shelf"}, shelf / "whole");
  auto resumed = shelf.files("out");
  auto whole = shelf.files("whole");
  for (auto* files : {&resumed, &whole}) {
    files->erase("summary.csv");
    files->erase("summary.html");
  }
  EXPECT_EQ(resumed, whole);
}

#ifndef _WIN32
TEST(Batch, ARunThatIsKilledLeavesWholeFilesOnlyAndTheNextDoesTheRest) {
  const Shelf shelf;
  fill(shelf);
  (void)convert({shelf / "shelf"}, shelf / "whole");
  const auto whole = shelf.files("whole");
  for (const int milliseconds : {5, 20, 40, 60, 90, 120}) {
    const pid_t child = fork();
    if (child == 0) {
      (void)convert({shelf / "shelf"}, run_into(shelf / "out", 2), recipe());
      _exit(0);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    for (const auto& [name, bytes] : shelf.files("out")) {
      if (name.starts_with("summary.")) continue;
      EXPECT_EQ(bytes, whole.at(name)) << name;
    }
  }
  const batch::Finished last = convert({shelf / "shelf"}, shelf / "out");
  EXPECT_EQ(batch::tally(last.outcomes).refused, 0U);
  EXPECT_EQ(names(shelf.files("out")), names(whole));
  // What a killed run left unfinished is hidden, and taken away once no run can be at work on it any more.
  const fs::path left = shelf / "out/.estafette-batch/new";
  if (fs::exists(left)) {
    constexpr std::time_t kTwoHours = 7200;
    for (const fs::directory_entry& file : fs::directory_iterator(left)) {
      fs::last_write_time(file, std::time(nullptr) - kTwoHours);
    }
  }
  (void)convert({shelf / "shelf"}, shelf / "out");
  EXPECT_FALSE(fs::exists(left));
}
#endif

TEST(Batch, ADryRunTellsAllAndWritesNothing) {
  const Shelf shelf;
  shelf.put("a.csv", outline("22nd Line", 1500));
  batch::Run run = run_into(shelf / "out");
  run.dry_run = true;
  EXPECT_EQ(told(convert({shelf / "a.csv"}, run, recipe()).outcomes), "a.csv done");
  EXPECT_FALSE(fs::exists(shelf / "out"));
}

TEST(Batch, WithoutScalingATextBecomesAnOutlineInHistorysStrength) {
  const Shelf shelf;
  shelf.put("shelf/ney.txt", typed("22nd Line", 1500));
  batch::Recipe as_it_is = recipe();
  as_it_is.scale = false;
  (void)convert({shelf / "shelf"}, run_into(shelf / "out"), as_it_is);
  EXPECT_NE(shelf.files("out").at("ney.outline.csv").find(",1500,"), std::string::npos);
}

TEST(Batch, WhatWasGuessedOrQuestionedStandsBesideTheResults) {
  const Shelf shelf;
  shelf.put("shelf/ney.txt", typed("22nd Line", 1500) + "    ?? see Map 3, (illegible)\n");
  const batch::Finished finished = convert({shelf / "shelf"}, shelf / "out");
  ASSERT_EQ(finished.outcomes.size(), 1U);
  const batch::Figures& figures = finished.outcomes.front().figures;
  EXPECT_EQ(figures.format, "text");
  EXPECT_GT(figures.guesses + figures.questions, 0);
  EXPECT_NE(shelf.files("out").at("ney.look.txt").find("ney.txt: understood "), std::string::npos);
}

TEST(Batch, AResultThatAnInputNoLongerHasIsTakenAway) {
  const Shelf shelf;
  shelf.put("shelf/ney.csv", typed("22nd Line", 1500));
  (void)convert({shelf / "shelf"}, shelf / "out");
  ASSERT_TRUE(fs::exists(shelf / "out/ney.look.txt"));
  shelf.put("shelf/ney.csv", outline("22nd Line", 1500));
  (void)convert({shelf / "shelf"}, shelf / "out");
  EXPECT_FALSE(fs::exists(shelf / "out/ney.look.txt"));
}

TEST(Batch, OfAnInputWhoseResultsCannotAllBeWrittenNoneStands) {
  const Shelf shelf;
  const std::string name(244, 'n');  // with ".scaled.csv" as long as a name may be, with ".report.html" longer
  shelf.put("shelf/" + name + ".csv", outline("22nd Line", 2500));
  shelf.put("shelf/soult.csv", outline("64th Line", 2500));
  EXPECT_EQ(batch::tally(convert({shelf / "shelf"}, shelf / "out").outcomes).refused, 1U);
  for (const auto& [written, bytes] : shelf.files("out")) EXPECT_FALSE(written.starts_with("nnn")) << written;
  EXPECT_TRUE(fs::exists(shelf / "out/soult.scaled.csv"));
}

#ifndef _WIN32
TEST(Batch, ANameInAnOldEncodingSpoilsNeitherTheSummaryNorTheNextRun) {
  const Shelf shelf;
  shelf.put("shelf/K\xF6sen.csv", outline("22nd Line", 2500));
  shelf.put("shelf/Lützen.csv", outline("64th Line", 2500));
  (void)convert({shelf / "shelf"}, shelf / "out");
  const auto files = shelf.files("out");
  for (const std::string page : {"summary.csv", "summary.html"})
    EXPECT_NE(files.at(page).find("/Kösen.csv"), std::string::npos) << page;
  EXPECT_EQ(batch::tally(convert({shelf / "shelf"}, shelf / "out").outcomes).unchanged, 2U);
}
#endif

}  // namespace estafette::test::batch_test
