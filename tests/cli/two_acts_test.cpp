// A half-week that stands still where forces meet, as the umpire plays it (5.5, 5.5.1).
#include "shipped_campaign.hpp"

#include <gtest/gtest.h>

namespace estafette::two_acts_test {
namespace {

using test::BeforeLuetzen, test::has, test::Outcome, test::run;

}  // namespace

TEST(Rule55Umpire, ReadsWhoMayChooseWhatAndHowToGoOn) {
  const BeforeLuetzen spring;
  const Outcome still = spring.with("turn", {"--by", "Sunday 20:00"});
  EXPECT_EQ(still.code, 0) << still.err;
  EXPECT_TRUE(has(still.out, "To be chosen before the half-week goes on (5.5, 5.5.1)")) << still.out;
  EXPECT_TRUE(has(still.out, "answers are wanted by Sunday 20:00")) << still.out;
  EXPECT_TRUE(has(still.out, "Then go on: estafette turn " + spring.file() + " --finish")) << still.out;
  const Outcome status = run({"status", spring.file()});
  EXPECT_TRUE(has(status.out, "The half-week stands still where forces have met")) << status.out;
  EXPECT_TRUE(has(status.out, "To be chosen before the half-week goes on"));
}

TEST(Rule55Umpire, WritesEachSideAFormThatMayBeSentBackAsItIs) {
  const BeforeLuetzen spring;
  EXPECT_EQ(spring.with("turn", {"--letters", spring.folder() / "letters"}).code, 0);
  for (const char* side : {"france", "coalition"}) {
    const std::string letter = read_text(spring.folder() / (std::string("letters/turn-2-") + side + "-choices.txt"));
    const std::size_t begin = letter.find("To be chosen");
    ASSERT_NE(begin, std::string::npos) << letter;
    std::string form;
    std::istringstream lines(letter.substr(begin));
    for (std::string line; std::getline(lines, line) && !line.empty();)
      if (has(line, "  # ")) form += line + "\n";
    EXPECT_FALSE(form.empty()) << letter;
    const Outcome lodged = spring.write(form, side, {"--lodge"});
    EXPECT_EQ(lodged.code, 0) << form << lodged.err;
  }
  EXPECT_EQ(spring.with("turn", {"--finish"}).code, 0);
}

TEST(Rule55Umpire, PlaysOnWithoutAnswersAsIfAtOnce) {
  const BeforeLuetzen two_acts, at_once;
  EXPECT_EQ(two_acts.with("turn", {}).code, 0);
  EXPECT_EQ(two_acts.with("turn", {"--finish", "--letters", two_acts.folder() / "letters"}).code, 0);
  EXPECT_EQ(at_once.with("turn", {"--at-once", "--letters", at_once.folder() / "letters"}).code, 0);
  EXPECT_EQ(run({"status", two_acts.file()}).out, run({"status", at_once.file()}).out);
  for (const char* letter : {"letters/turn-2-france.txt", "letters/turn-2-coalition.txt"})
    EXPECT_EQ(read_text(two_acts.folder() / letter), read_text(at_once.folder() / letter));
}

TEST(Rule55Umpire, RefusesEveryOrderThatIsNoAnswer) {
  const BeforeLuetzen spring;
  EXPECT_EQ(spring.with("turn", {}).code, 0);
  const Outcome march = spring.write("VI Corps: march Jena", "france", {"--lodge"});
  EXPECT_EQ(march.code, 1);
  EXPECT_TRUE(has(march.err, "Turn 2 stands still where forces have met")) << march.err;
  const Outcome again = spring.with("turn", {});
  EXPECT_EQ(again.code, 1);
  EXPECT_TRUE(has(again.err, "To go on with it: estafette turn FILE --finish")) << again.err;
}

TEST(Rule55Umpire, TakesBackEachActByItself) {
  const BeforeLuetzen spring;
  const std::string before = run({"status", spring.file()}).out;
  EXPECT_EQ(spring.with("turn", {}).code, 0);
  const std::string still = run({"status", spring.file()}).out;
  EXPECT_EQ(spring.with("turn", {"--finish"}).code, 0);
  EXPECT_EQ(run({"undo", spring.file()}).code, 0);
  EXPECT_EQ(run({"status", spring.file()}).out, still);
  EXPECT_EQ(run({"undo", spring.file()}).code, 0);
  EXPECT_EQ(run({"status", spring.file()}).out, before);
}

TEST(Rule55Umpire, ADryRunShowsTheMeetingsAndChangesNothing) {
  const BeforeLuetzen spring;
  const std::string before = read_bytes(spring.file());
  EXPECT_TRUE(has(spring.with("turn", {"--dry-run"}).out, "To be chosen before the half-week goes on"));
  EXPECT_EQ(read_bytes(spring.file()), before);
}

TEST(TurnByNumber, IsPlayedOnceHoweverOftenTheCommandIsGiven) {
  const BeforeLuetzen spring;
  const std::vector<std::string> begin = {"--turn", "2", "--letters", spring.folder() / "letters"};
  const Outcome first = spring.with("turn", begin);
  EXPECT_EQ(first.code, 0) << first.err;
  const std::string still = read_bytes(spring.file());
  const Outcome again = spring.with("turn", begin);
  EXPECT_EQ(again.code, 0) << again.err;
  EXPECT_TRUE(has(again.out, "this half-week had been played; it was not played again")) << again.out;
  EXPECT_EQ(read_bytes(spring.file()), still);
  const std::vector<std::string> finish = {"--turn", "2", "--finish", "--letters", spring.folder() / "letters"};
  EXPECT_EQ(spring.with("turn", finish).code, 0);
  const std::string played = read_bytes(spring.file());
  fs::remove(spring.folder() / "letters/turn-2-france.txt");
  fs::remove(spring.folder() / "letters/turn-2-france-choices.txt");
  for (const auto& words : {begin, finish}) EXPECT_EQ(spring.with("turn", words).code, 0);
  EXPECT_EQ(read_bytes(spring.file()), played);
  EXPECT_TRUE(fs::exists(spring.folder() / "letters/turn-2-france.txt")) << "what was missing is written";
  EXPECT_TRUE(fs::exists(spring.folder() / "letters/turn-2-france-choices.txt"));
}

TEST(TurnByNumber, DoesNothingBeforeItsTime) {
  const BeforeLuetzen spring;
  const std::string before = read_bytes(spring.file());
  const Outcome early = spring.with("turn", {"--turn", "3"});
  EXPECT_EQ(early.code, 1);
  EXPECT_TRUE(has(early.err, "--turn: found \"3\"; expected 2, the half-week that is to be played, or one before it"))
      << early.err;
  EXPECT_EQ(read_bytes(spring.file()), before);
}

}  // namespace estafette::two_acts_test
