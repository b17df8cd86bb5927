// A half-week that stands still where forces meet, as the umpire plays it (5.5, 5.5.1).
#include "program.hpp"

#include <gtest/gtest.h>

namespace estafette::two_acts_test {
namespace {

using test::Folder, test::Outcome, test::run;

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// The spring of 1813 with the letters of turn 2 lodged, which lead to Weissenfels and Lützen.
class Spring {
 public:
  Spring() {
    EXPECT_EQ(run({"new", file(), "--from", test::of_the_tree("templates/campaigns/1813"), "--seed", "1813"}).code, 0);
    lodge("turn-1-coalition.txt", "coalition");
    lodge("turn-1-france.txt", "france");
    EXPECT_EQ(turn().code, 0);
    lodge("turn-2-france.txt", "france");
    lodge("turn-2-coalition.txt", "coalition");
    lodge("turn-2-france-late.txt", "france");
  }

  [[nodiscard]] std::string file() const { return folder_ / "spring.campaign"; }
  [[nodiscard]] std::string in(const std::string& name) const { return folder_ / name; }

  Outcome turn(const std::vector<std::string>& more = {}) const {
    std::vector<std::string> words = {"turn", file()};
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  }

  /// A letter with these words, to be lodged.
  Outcome write(const std::string& text, const std::string& side) const {
    return run({"orders", file(), folder_.file("letter.txt", text), "--side", side, "--lodge"});
  }

 private:
  void lodge(const std::string& letter, const std::string& side) const {
    const Outcome lodged = run(
        {"orders", file(), test::of_the_tree("templates/campaigns/1813/letters/" + letter), "--side", side, "--lodge"});
    EXPECT_EQ(lodged.code, 0) << lodged.err;
  }

  Folder folder_;
};

}  // namespace

TEST(Rule55Umpire, ReadsWhoMayChooseWhatAndHowToGoOn) {
  const Spring spring;
  const Outcome still = spring.turn({"--by", "Sunday 20:00"});
  EXPECT_EQ(still.code, 0) << still.err;
  EXPECT_TRUE(has(still.out, "To be chosen before the half-week goes on (5.5, 5.5.1)")) << still.out;
  EXPECT_TRUE(has(still.out, "answers are wanted by Sunday 20:00")) << still.out;
  EXPECT_TRUE(has(still.out, "Then go on: estafette turn " + spring.file() + " --finish")) << still.out;
  const Outcome status = run({"status", spring.file()});
  EXPECT_TRUE(has(status.out, "The half-week stands still where forces have met")) << status.out;
  EXPECT_TRUE(has(status.out, "To be chosen before the half-week goes on"));
}

TEST(Rule55Umpire, WritesEachSideAFormThatMayBeSentBackAsItIs) {
  const Spring spring;
  EXPECT_EQ(spring.turn({"--letters", spring.in("letters")}).code, 0);
  for (const char* side : {"france", "coalition"}) {
    const std::string letter = read_text(spring.in(std::string("letters/turn-2-") + side + "-choices.txt"));
    const std::size_t begin = letter.find("To be chosen");
    ASSERT_NE(begin, std::string::npos) << letter;
    std::string form;
    std::istringstream lines(letter.substr(begin));
    for (std::string line; std::getline(lines, line) && !line.empty();)
      if (has(line, "  # ")) form += line + "\n";
    EXPECT_FALSE(form.empty()) << letter;
    const Outcome lodged = spring.write(form, side);
    EXPECT_EQ(lodged.code, 0) << form << lodged.err;
  }
  EXPECT_EQ(spring.turn({"--finish"}).code, 0);
}

TEST(Rule55Umpire, PlaysOnWithoutAnswersAsIfAtOnce) {
  const Spring two_acts, at_once;
  EXPECT_EQ(two_acts.turn().code, 0);
  EXPECT_EQ(two_acts.turn({"--finish", "--letters", two_acts.in("letters")}).code, 0);
  EXPECT_EQ(at_once.turn({"--at-once", "--letters", at_once.in("letters")}).code, 0);
  EXPECT_EQ(run({"status", two_acts.file()}).out, run({"status", at_once.file()}).out);
  for (const char* letter : {"letters/turn-2-france.txt", "letters/turn-2-coalition.txt"})
    EXPECT_EQ(read_text(two_acts.in(letter)), read_text(at_once.in(letter)));
}

TEST(Rule55Umpire, RefusesEveryOrderThatIsNoAnswer) {
  const Spring spring;
  EXPECT_EQ(spring.turn().code, 0);
  const Outcome march = spring.write("VI Corps: march Jena", "france");
  EXPECT_EQ(march.code, 1);
  EXPECT_TRUE(has(march.err, "Turn 2 stands still where forces have met")) << march.err;
  const Outcome again = spring.turn();
  EXPECT_EQ(again.code, 1);
  EXPECT_TRUE(has(again.err, "To go on with it: estafette turn FILE --finish")) << again.err;
}

TEST(Rule55Umpire, TakesBackEachActByItself) {
  const Spring spring;
  const std::string before = run({"status", spring.file()}).out;
  EXPECT_EQ(spring.turn().code, 0);
  const std::string still = run({"status", spring.file()}).out;
  EXPECT_EQ(spring.turn({"--finish"}).code, 0);
  EXPECT_EQ(run({"undo", spring.file()}).code, 0);
  EXPECT_EQ(run({"status", spring.file()}).out, still);
  EXPECT_EQ(run({"undo", spring.file()}).code, 0);
  EXPECT_EQ(run({"status", spring.file()}).out, before);
}

TEST(Rule55Umpire, ADryRunShowsTheMeetingsAndChangesNothing) {
  const Spring spring;
  const std::string before = read_bytes(spring.file());
  EXPECT_TRUE(has(spring.turn({"--dry-run"}).out, "To be chosen before the half-week goes on"));
  EXPECT_EQ(read_bytes(spring.file()), before);
}

}  // namespace estafette::two_acts_test
