#include "converter/batch/summary.hpp"

#include <gtest/gtest.h>

namespace estafette::batch::summary_test {
namespace {

std::vector<Outcome> outcomes() {
  Outcome ney;
  ney.file = "shelf/ney.txt";
  ney.state = InputState::done;
  ney.figures = {.format = "text",
                 .lines = 219,
                 .understood = 212,
                 .units = 98,
                 .men = 45000,
                 .scaled = 40,
                 .guesses = 12,
                 .questions = 7,
                 .certain = 61};
  ney.written = {"ney.scaled.csv", "ney.look.txt"};
  Outcome clean = ney;
  clean.file = "shelf/bertrand.csv";
  clean.state = InputState::unchanged;
  clean.figures.guesses = clean.figures.questions = 0;
  clean.written = {"bertrand.scaled.csv"};
  Outcome picture;
  picture.file = "shelf/map.png";
  picture.state = InputState::passed_over;
  picture.reason = "not text";
  Outcome bad;
  bad.file = "shelf/bad.csv";
  bad.problems = {{"shelf/bad.csv", 3, "men", "x", "a whole number of men, 0 to 99999", ""}};
  return {ney, clean, picture, bad};
}

}  // namespace

TEST(BatchSummary, OneRowForEachInputWithItsFiguresItsStateAndItsReason) {
  EXPECT_EQ(summary_csv(outcomes()),
            "file,state,format,lines,understood,units,men,scaled,guesses,questions,results,reason,certain\n"
            "shelf/ney.txt,done,text,219,212,98,45000,40,12,7,ney.scaled.csv ney.look.txt,,61\n"
            "shelf/bertrand.csv,unchanged,text,219,212,98,45000,40,0,0,bertrand.scaled.csv,,61\n"
            "shelf/map.png,passed over,,0,0,0,0,0,0,0,,not text,\n"
            "shelf/bad.csv,refused,,0,0,0,0,0,0,0,,\"shelf/bad.csv:3: men: found \"\"x\"\"; expected a whole number "
            "of men, 0 to 99999\",\n");
}

TEST(BatchSummary, TheTallyIsSaidInASentence) {
  EXPECT_EQ(to_string(tally(outcomes())), "3 orders of battle: 1 converted, 1 unchanged, 1 refused; 1 passed over");
  EXPECT_EQ(tally(outcomes()).units, 196);
}

TEST(BatchSummary, ThePageSaysFirstWhatNeedsAHumanEye) {
  const std::string page = summary_html(outcomes());
  const std::string first = page.substr(page.find("What to check"), page.find("All inputs") - page.find("What"));
  EXPECT_NE(first.find("ney.look.txt"), std::string::npos);
  EXPECT_NE(first.find("bad.csv:3: men"), std::string::npos);
  EXPECT_EQ(first.find("bertrand.csv"), std::string::npos);
  EXPECT_NE(page.find("bertrand.csv"), std::string::npos);
}

TEST(BatchSummary, EachNameLeadsToWhatWasAskedAndToTheReportWhateverTheFileIsCalled) {
  std::vector<Outcome> named = outcomes();
  named[0].written = {"old shelf/ney #1.report.html", "old shelf/ney #1.look.txt"};
  const std::string page = summary_html(named);
  const std::size_t asked = page.find("href=\"old%20shelf/ney%20%231.look.txt\"");
  const std::size_t all = page.find("All inputs");
  EXPECT_LT(asked, all);
  EXPECT_NE(page.find("href=\"old%20shelf/ney%20%231.report.html\"", all), std::string::npos);
}

}  // namespace estafette::batch::summary_test
