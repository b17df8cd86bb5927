#include "base/problem.hpp"

#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::problem_test {

TEST(Problem, SaysWhereWhatWasFoundWhatWasExpectedAndWhatToDo) {
  EXPECT_EQ(to_string({"blucher.csv", 3, "men", "1,980", "a whole number of men, 0 to 99999", "Write 1980"}),
            "blucher.csv:3: men: found \"1,980\"; expected a whole number of men, 0 to 99999. Write 1980");
}

TEST(Problem, LeavesOutWhatItDoesNotKnow) {
  EXPECT_EQ(to_string({"blucher.csv", 0, "", "", "a file that exists", ""}),
            "blucher.csv: expected a file that exists");
}

TEST(Problem, ShowsOfWhatWasFoundOneLineThatCanBeRead) {
  EXPECT_EQ(to_string({"x.csv", 1, "", "a\n\x1B[2Jb", "a name", ""}), "x.csv:1: found \"a  [2Jb\"; expected a name");
  EXPECT_EQ(to_string({"x.csv", 1, "", std::string(1'000'000, 'a'), "a name", ""}),
            "x.csv:1: found \"" + std::string(200, 'a') + "...\"; expected a name");
}

TEST(Problem, NoNameOfAFileLooksLikeALineOfItsOwn) {
  EXPECT_EQ(to_string(Problem{"a\nWrote: b.csv", 3, "", "x", "y", ""}), "a Wrote: b.csv:3: found \"x\"; expected y");
}

TEST(ProblemList, RefusesWithEveryProblemByFileAndLine) {
  ProblemList problems;
  EXPECT_TRUE(problems.empty());
  EXPECT_EQ(test::refusal([&] { problems.refuse_if_any(); }), "accepted");
  problems.add({"b.csv", 1, "", "", "x", ""});
  problems.add({"a.csv", 10, "", "", "x", ""});
  problems.add({"a.csv", 9, "men", "", "x", ""});
  problems.add({"a.csv", 9, "guns", "", "x", ""});
  EXPECT_EQ(test::refusal([&] { problems.refuse_if_any(); }),
            "a.csv:9: men: expected x\na.csv:9: guns: expected x\na.csv:10: expected x\nb.csv:1: expected x");
}

TEST(ProblemList, TakesOverWhatAnotherReadingWasRefusedFor) {
  ProblemList problems;
  problems.add(Refusal(std::vector<Problem>{{"a.csv", 1, "", "", "x", ""}, {"a.csv", 2, "", "", "x", ""}}));
  EXPECT_EQ(problems.all().size(), 2U);
}

TEST(ProblemList, RefusesAtOnceWhenThereAreSoManyThatNobodyWouldReadThem) {
  ProblemList problems;
  const std::string refused = test::refusal([&] {
    for (int line = 1; line < 1'000'000; ++line) problems.add({"a.csv", line, "", "", "x", ""});
  });
  EXPECT_EQ(problems.all().size(), kMostProblems);
  EXPECT_TRUE(refused.starts_with("a.csv:1: expected x\na.csv:2: expected x\n"));
  EXPECT_TRUE(
      refused.ends_with("a.csv:1000: expected x\n"
                        "a.csv: found \"1000 problems before its end\"; expected a file with fewer. Is this the "
                        "right file? If so, mend these and try again"));
}

TEST(Nearest, IsTheKnownWordWithTheFewestLettersChanged) {
  const std::vector<std::string> qualities = {"militia", "conscript", "line", "veteran", "elite", "guard"};
  EXPECT_EQ(nearest("vetran", qualities), "veteran");
  EXPECT_EQ(nearest("GUARD", qualities), "guard");
  EXPECT_EQ(nearest("élite", qualities), "elite");
}

TEST(Nearest, GivesNoSillyAdvice) {
  const std::vector<std::string> qualities = {"militia", "line", "guard"};
  EXPECT_EQ(nearest("excellent", qualities), "");
  EXPECT_EQ(nearest("", qualities), "");
  EXPECT_EQ(nearest("line", {}), "");
}

TEST(Nearest, IsNotSoughtForAWordThatIsFarTooLong) {
  EXPECT_EQ(nearest(std::string(50'000'000, 'a'), {"militia", "line", "guard"}), "");
}

TEST(Nearest, OfEqualsIsTheFirst) {
  EXPECT_EQ(nearest("cars", {"carp", "cart"}), "carp");
}

TEST(OneOf, ReadsLikeASentence) {
  EXPECT_EQ(one_of({}), "");
  EXPECT_EQ(one_of({"a"}), "a");
  EXPECT_EQ(one_of({"a", "b"}), "a or b");
  EXPECT_EQ(one_of({"a", "b", "c"}), "a, b or c");
}

}  // namespace estafette::problem_test
