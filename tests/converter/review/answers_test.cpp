#include "base/problem.hpp"
#include "converter/review/answered_text.hpp"
#include "converter/review/answers_wanted.hpp"
#include "converter/review/support.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::review::answers_test {

using test::reviewed;

namespace {

const std::string kText =  // NOLINT(cert-err58-cpp): a test may end by it
    "French 1st Division: Picton\n"
    "  1st Foot (2 bns) 1,200 men\n"
    "  2nd Foot (2 bns)\n"
    "zzz qqq 17\n"
    "  2nd  FOOT (2 bns)\n";

Answers of(const std::string& inside) {
  return read_answers("<answers file=\"*\">" + inside + "</answers>", "a.xml");
}

}  // namespace

TEST(Answers, EachQuestionIsAskedOnceWithItsLinesAndTheBestGuess) {
  const Answers wanted =
      answers_wanted(reviewed("French 1st Division: Picton\n  1st Foot 700 men\n  2nd Foot (2 bns)\nzzz qqq 17\n"));
  EXPECT_EQ(wanted.file, "page.txt");
  ASSERT_EQ(wanted.questions.size(), 2U);
  const LineAnswer& strength = wanted.questions[0].lines.at(0);
  EXPECT_EQ(strength.is, "2nd Foot (2 bns)");
  EXPECT_TRUE(strength.as.starts_with("2nd Foot (2 bns), ")) << strength.as;
  EXPECT_TRUE(strength.as.ends_with(" men")) << strength.as;
  EXPECT_EQ(wanted.questions[1].lines.at(0), (LineAnswer{{4}, "zzz qqq 17", "zzz qqq 17"})) << "open";
}

TEST(Answers, WhereAllIsCertainNothingIsAsked) {
  EXPECT_TRUE(answers_wanted(reviewed("French 1st Division: Picton\n  1st Foot 700 men\n")).questions.empty());
}

TEST(Answers, GivenBackAsTheyAreTheyTakeGuessesForAnswersAndLoseNoLine) {
  const Answers wanted =
      answers_wanted(reviewed("French 1st Division: Picton\n  1st Foot 700 men\n  2nd Foot (2 bns)\nzzz qqq 17\n"));
  const std::string text =
      answered("French 1st Division: Picton\n  1st Foot 700 men\n  2nd Foot (2 bns)\nzzz qqq 17\n", wanted);
  const Review again = reviewed(text);
  ASSERT_EQ(again.questions.size(), 1U) << "what was not understood is not passed over unless somebody says so";
  EXPECT_EQ(again.questions[0].found, "zzz qqq 17");
  EXPECT_EQ(answers_wanted(again).questions.size(), 1U);
}

TEST(Answers, OfARangeTheMiddleTakesItsPlace) {
  const Answers wanted = answers_wanted(reviewed("French 1st Division: Picton\n  2nd Foot 1,100-1,300 men\n"));
  ASSERT_EQ(wanted.questions.size(), 1U);
  EXPECT_EQ(wanted.questions[0].lines.at(0).as, "2nd Foot 1,200 men");
}

TEST(Answers, OfSeveralStrengthsInOneLineEachGuessIsToldAndTheLineStaysOpen) {
  const std::string line = "Brigade Clary: 17th Line (2 bns), 29th Line (1 bn)";
  const Answers wanted = answers_wanted(reviewed("French 1st Division: Picton\n " + line + "\n"));
  ASSERT_EQ(wanted.questions.size(), 1U);
  EXPECT_NE(wanted.questions[0].why.find("17th Line"), std::string::npos) << wanted.questions[0].why;
  EXPECT_NE(wanted.questions[0].why.find("29th Line"), std::string::npos) << wanted.questions[0].why;
  EXPECT_EQ(wanted.questions[0].lines.at(0).as, line);
}

TEST(Answers, OfAFileThatHasGrownTheNewQuestionsStandBehindWhatWasAnswered) {
  const Answers wanted = answers_wanted(reviewed(kText));
  const Answers mine = read_answers(
      "<answers file=\"page.txt\"><nation is=\"Britain\"/><question why=\"?\"><line is=\"2nd Foot (2 bns)\" "
      "as=\"2nd Foot, 900 men\"/></question></answers>",
      "a.xml");
  const Answers anew = asked_anew(wanted, {mine});
  EXPECT_EQ(anew.round, 2);
  EXPECT_EQ(anew.nation, "Britain");
  ASSERT_EQ(anew.questions.size(), 2U);
  EXPECT_EQ(anew.questions[0], mine.questions[0]) << "as it was answered";
  EXPECT_EQ(anew.questions[1].lines.at(0).is, "zzz qqq 17");
  EXPECT_FALSE(asks(asked_anew(wanted, {anew}))) << "nothing is asked twice";
  EXPECT_EQ(read_answers(to_xml(anew), "a.xml"), anew);
}

TEST(Answers, OfTwoFilesThatAnswerOneLineTheFirstCountsInTheFileThatHoldsBoth) {
  const auto mine = [](const std::string& as) {
    return read_answers(
        "<answers file=\"page.txt\"><question><line is=\"2nd Foot (2 bns)\" as=\"" + as + "\"/></question></answers>",
        "a.xml");
  };
  const Answers anew =
      asked_anew(answers_wanted(reviewed(kText)), {mine("2nd Foot, 900 men"), mine("2nd Foot, 800 men")});
  EXPECT_EQ(anew.questions.at(0).lines.at(0).as, "2nd Foot, 900 men");
  EXPECT_EQ(read_answers(to_xml(anew), "a.xml"), anew) << "it can be given back";
}

TEST(Answers, WhatIsAnsweredForAnyFileIsNotAskedAgain) {
  const Answers kept = of("<question><line is=\"zzz qqq 17\" as=\"\"/></question>");
  const Answers anew = asked_anew(answers_wanted(reviewed(kText)), {kept});
  EXPECT_EQ(anew.round, 1) << "a file of this page has not been answered yet";
  ASSERT_EQ(anew.questions.size(), 1U);
  EXPECT_EQ(anew.questions[0].lines.at(0).is, "2nd Foot (2 bns)");
}

TEST(Answers, ALineIsReadAsTheAnswerSaysWhereverItStandsAndKeepsItsNumberAndIndentation) {
  const Answers answers = of("<question><line is=\"2nd foot (2 bns)\" as=\"2nd Foot, 900 men\"/></question>");
  EXPECT_EQ(
      answered(kText, answers),
      "French 1st Division: Picton\n  1st Foot (2 bns) 1,200 men\n  2nd Foot, 900 men\nzzz qqq 17\n  2nd Foot, 900 "
      "men\n");
}

TEST(Answers, AnEmptyAnswerPassesTheLineOver) {
  EXPECT_EQ(answered("a\r\nzzz qqq 17\r\nb", of("<question><line is=\"zzz qqq 17\" as=\"\"/></question>")),
            "a\r\n\r\nb");
}

TEST(Answers, AnAuthorsHabitsAreKeptForAllHisFiles) {
  const Answers habit = of("<habit comma=\"commander\"/><replace this=\"Rgt.\" by=\"Regiment\"/>");
  EXPECT_EQ(answered("1st Division, Souham\n22nd Rgt., 1,200 men\n2nd Division: Ney, Prince", habit),
            "1st Division: Souham\n22nd Regiment, 1,200 men\n2nd Division: Ney, Prince");
}

TEST(Answers, ConcernTheFileOfTheirNameOrAny) {
  EXPECT_TRUE(concerns(of(""), "shelf/ney.txt"));
  const Answers ney = read_answers("<answers file=\"ney.txt\"/>", "a.xml");
  EXPECT_TRUE(concerns(ney, "shelf/ney.txt"));
  EXPECT_FALSE(concerns(ney, "shelf/bertrand.txt"));
}

TEST(Answers, ComeBackFromTheirFile) {
  Answers answers = answers_wanted(reviewed(kText));
  answers.comma_before_commander = true;
  answers.replaced = {{"a & b", "<c>"}};
  EXPECT_EQ(read_answers(to_xml(answers), "a.xml"), answers);
}

TEST(Answers, AMisspeltOneIsRefusedWithItsLine) {
  for (const char* wrong :
       {"<answer/>", "<habit comma=\"name\"/>", "<replace this=\"\" by=\"x\"/>",
        "<question><line as=\"x\"/></question>", "<question><line is=\" \" as=\"x\"/></question>"}) {
    EXPECT_THROW((void)of(wrong), Refusal) << wrong;
  }
}

TEST(Answers, AWordThatStandsForItselfTwiceIsReplacedOnce) {
  EXPECT_EQ(answered("aba", of("<replace this=\"a\" by=\"aa\"/>")), "aabaa");
  EXPECT_EQ(answered("aba\n", of("<replace this=\"a\" by=\"\"/><replace this=\"c\" by=\"d\"/>")), "b\n");
}

TEST(Answers, ThatMakeATextEverLongerAreRefused) {
  std::string doubling;
  for (int i = 0; i < 40; ++i) doubling += "<replace this=\"a\" by=\"aa\"/>";
  EXPECT_THROW((void)answered("Souham", of(doubling)), Refusal);
  std::string lines;
  for (int i = 0; i < 20'000; ++i) lines += "zzz\n";
  const std::string much(1'000, 'x');
  EXPECT_THROW((void)answered(lines, of("<question><line is=\"zzz\" as=\"" + much + "\"/></question>")), Refusal);
  EXPECT_THROW((void)answered(std::string(20'000, 'a'), of("<replace this=\"a\" by=\"" + much + "\"/>")), Refusal);
  std::string many;
  for (int i = 0; i < 600; ++i) many += "<replace this=\"a\" by=\"b\"/>";
  EXPECT_THROW((void)of(many), Refusal);
}

TEST(Answers, ALineOfWhichSeveralThingsAreAskedIsAnsweredOnce) {
  Review review;
  review.lines.push_back({.line = 4, .text = "22nd Line 3 4", .questions = {0, 1}});
  review.questions = {{"", 4, "", "3", "a figure", ""}, {"", 4, "", "4", "a nation that we know", ""}};
  const Answers wanted = answers_wanted(review);
  ASSERT_EQ(wanted.questions.size(), 1U);
  EXPECT_EQ(wanted.questions[0].why, "expected a figure; expected a nation that we know");
  EXPECT_EQ(wanted.questions[0].lines.size(), 1U);
}

TEST(Answers, OfTwoForOneLineThatWhichChangesItCounts) {
  const Answers answers =
      of("<question><line is=\"zzz qqq 17\" as=\"17th Line, 900 men\"/><line is=\"zzz qqq 17\" as=\"zzz qqq "
         "17\"/></question>");
  EXPECT_EQ(answered("zzz qqq 17\n", answers), "17th Line, 900 men\n");
}

TEST(Answers, TwoDifferentOnesForOneLineAreRefused) {
  EXPECT_EQ(estafette::test::refusal([] {
              (void)of("<question><line is=\"zzz 17\" as=\"\"/><line is=\"zzz 17\" as=\"17th Line\"/></question>");
            }),
            "a.xml:1: as: found \"17th Line\"; expected one answer for this line; above it is to be read as \"\"");
}

TEST(Answers, AnAnswerWithoutTheBulletOfItsLineStaysAsDeepAsTheLineWas) {
  const Answers answers =
      of("<question why=\"w\"><line is=\"\u2022 zzz qqq 17\" as=\"Kern Militia, 300 men\"/>"
         "<line is=\"- old\" as=\"- new\"/></question>");
  EXPECT_EQ(answered("  \u2022 zzz qqq 17\n  - old\n", answers), "  \u2022 Kern Militia, 300 men\n  - new\n");
}

TEST(Answers, ALineThatIsNotInTheFileIsToldWithTheNearestThatIs) {
  const Answers answers = read_answers(
      "<answers file=\"page.txt\"><replace this=\"Rgt.\" by=\"Regiment\"/><question><line is=\"zzz qqqq 17\" "
      "as=\"\"/></question></answers>",
      "a.xml");
  EXPECT_EQ(of_no_use(kText, answers),
            (std::vector<std::string>{
                "an answer is of no use: there is no line \"zzz qqqq 17\". Did you mean \"zzz qqq 17\"?",
                "an answer is of no use: \"Rgt.\", which is to be replaced, is not in it"}));
  EXPECT_TRUE(of_no_use(kText, of("<question><line is=\"else 17\" as=\"\"/></question>")).empty()) << "kept for many";
}

TEST(Answers, TheNationOfAllIsAskedOnceAndFilledIn) {
  const Answers wanted = answers_wanted(reviewed("1st Division: Moe\n  1st Zork 700 men\n  2nd Zork 650 men\n"));
  EXPECT_TRUE(wanted.asks_nation);
  EXPECT_TRUE(asks(wanted));
  EXPECT_NE(to_xml(wanted).find("<nation is=\"\" />"), std::string::npos);
  const Answers filled = of("<nation is=\"Prussia\"/><corps is=\"III Corps\"/>");
  EXPECT_EQ(filled.nation, "Prussia");
  EXPECT_EQ(filled.corps, "III Corps");
}

TEST(Answers, WhatIsAskedOfAGuessedStrengthIsTheStrength) {
  const Answers wanted =
      answers_wanted(reviewed("French 1st Division: Picton\n  1st Foot 700 men\n  2nd Foot (2 bns)\n"));
  EXPECT_EQ(wanted.questions.at(0).why, "strength from 2 battalions");
}

TEST(Answers, ARowOfATableKeepsItsCells) {
  const Answers answers =
      of("<question><line is=\"Kern&#09;1995-02-01&#09;540\" as=\"Kern&#09;2/95th&#09;540\"/></question>");
  EXPECT_EQ(answered("Kern\t1995-02-01\t540\n", answers), "Kern\t2/95th\t540\n");
}

TEST(Answers, ALineMayBeReadAsSeveralEachAsDeepAsItWas) {
  const Answers answers =
      of("<question><line is=\"Kern's and Roe's\" as=\"1st Brigade: Kern\"/><and as=\"  1st Line 900 men\"/>"
         "<and as=\"2nd Brigade: Roe\"/></question>");
  const std::string text = answered("  Kern's and Roe's\nrest\n", answers);
  EXPECT_EQ(text, "  1st Brigade: Kern\v    1st Line 900 men\v  2nd Brigade: Roe\nrest\n");
  EXPECT_TRUE(has_several_lines(text));
  EXPECT_EQ(read_answers(to_xml(answers), "a.xml"), answers);
}

TEST(Answers, ASentenceThatGoesOnInTheNextLinesIsAskedAndAnsweredAsAWhole) {
  const std::string page = "French 1st Division: Picton\nBrigade Stone (zzz &\nqqq) 17 - 3\n\n1st Line 900 men\n";
  Review review = reviewed(page);
  for (SourceRow& row : review.lines) {
    if (row.line == 2) row.questions = {0};
    row.continues = row.line == 3;
  }
  review.questions = {{"", 2, "", "Brigade Stone", "one command", ""}};
  const Answers wanted = answers_wanted(review);
  ASSERT_EQ(wanted.questions.size(), 1U);
  EXPECT_EQ(wanted.questions[0].lines.at(0).is, "Brigade Stone (zzz & qqq) 17 - 3");
  const Answers given =
      of("<question><line is=\"Brigade Stone (zzz &amp; qqq) 17 - 3\" as=\"Brigade: Stone\"/></question>");
  EXPECT_EQ(answered(page, given), "French 1st Division: Picton\nBrigade: Stone\n\n\n1st Line 900 men\n");
  EXPECT_EQ(lines_joined(page, given), (std::set<int>{3}));
  EXPECT_TRUE(of_no_use(page, given).empty());
}

TEST(Answers, WhatStandsBehindNoLineIsRefused) {
  EXPECT_EQ(estafette::test::refusal([] { (void)of("<question><and as=\"1st Line\"/></question>"); }),
            "a.xml:1: found \"and\"; expected a <line> before it");
}

}  // namespace estafette::review::answers_test
