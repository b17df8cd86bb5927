// A command line with a word too many, too few or of the wrong kind: the umpire is told which, and what to type.
#include "program.hpp"

#include <gtest/gtest.h>

namespace estafette::mistyped_test {
namespace {

using test::Outcome, test::run;

/// What is said of these words, which are refused before anything is done.
std::string said(const std::vector<std::string>& words) {
  const Outcome done = run(words);
  EXPECT_EQ(done.code, 2) << done.out;
  EXPECT_EQ(done.out, "");
  return done.err;
}

}  // namespace

TEST(Mistyped, AnOptionThatIsUnknownIsNamedBeforeWhatIsMissing) {
  EXPECT_EQ(said({"convert", "army.csv", "--outt", "there"}),
            "estafette convert: found \"--outt\"; expected one of its options. Did you mean --out? estafette convert "
            "--help tells more\n");
  EXPECT_EQ(said({"convert", "army.csv", "--frobnicate"}),
            "estafette convert: found \"--frobnicate\"; expected one of its options. estafette convert --help tells "
            "more\n");
}

TEST(Mistyped, EverythingThatIsMissingIsToldAtOnceWithWhatItIsFor) {
  const std::string told = said({"convert"});
  EXPECT_TRUE(test::has(told, "estafette convert: expected INPUT (")) << told;
  EXPECT_TRUE(test::has(told, "estafette convert: expected --out (")) << told;
  EXPECT_TRUE(told.ends_with("estafette convert --help tells more, with an example\n")) << told;
}

TEST(Mistyped, AWrongValueIsToldWithThoseThatAreRight) {
  EXPECT_EQ(said({"convert", "army.csv", "--out", "x", "--scale", "twice"}),
            "estafette convert: --scale: found \"twice\"; expected rules or none. estafette convert --help tells "
            "more\n");
  EXPECT_EQ(said({"battle", "generate", "spring.campaign", "0", "--out", "x"}),
            "estafette battle generate: NUMBER: found \"0\"; expected a whole number from 1 to 9999. estafette battle "
            "generate --help tells more\n");
  EXPECT_EQ(said({"battle", "generate", "spring.campaign", "two", "--out", "x"}),
            "estafette battle generate: NUMBER: found \"two\"; expected a whole number from 1 to 9999. estafette "
            "battle generate --help tells more\n");
}

TEST(Mistyped, AnOptionWithoutItsValueSaysWhatIsExpected) {
  EXPECT_EQ(said({"convert", "army.csv", "--out", "x", "--scale"}),
            "estafette convert: --scale: expected rules or none. estafette convert --help tells more\n");
}

TEST(Mistyped, AnOptionThatIsGivenTwiceIsToldWithBothValues) {
  EXPECT_EQ(said({"convert", "army.csv", "--out", "x", "--nation", "France", "--nation", "Prussia"}),
            "estafette convert: --nation: found \"France and Prussia\"; expected one value. Leave out all but one\n");
}

TEST(Mistyped, AStepThatIsMissingIsOneOfThose) {
  EXPECT_EQ(said({"map"}), "estafette map: expected check, draw or join. estafette map --help tells more\n");
}

TEST(Mistyped, OptionsThatExcludeOrNeedEachOtherAreToldTogether) {
  EXPECT_EQ(said({"turn", "spring.campaign", "--finish", "--at-once"}),
            "estafette turn: found \"--finish with --at-once\"; expected one of the two. estafette turn --help tells "
            "more\n");
  EXPECT_EQ(said({"battle", "generate", "spring.campaign", "2", "--out", "x", "--install"}),
            "estafette battle generate: found \"--install\"; expected --game-dir with it. estafette battle generate "
            "--help tells "
            "more\n");
}

TEST(Mistyped, OneOfSeveralThingsIsAskedForByTheirNames) {
  const std::string none = said({"report", "spring.campaign"});
  EXPECT_TRUE(test::has(none, "estafette report: expected one of --dispatch")) << none;
  const std::string two = said({"report", "spring.campaign", "--all", "--dispatch"});
  EXPECT_TRUE(test::has(two, "found \"more than one of them\"; expected one of --dispatch")) << two;
}

}  // namespace estafette::mistyped_test
