// What an order of battle leaves open is asked at the desk and answered by clicking.
#include "desk/pages/questions.hpp"

#include "desk/at_the_desk.hpp"
#include "desk/deeds/habits.hpp"

#include <gtest/gtest.h>

namespace estafette::desk::questions_test {
namespace {

using test::AtTheDesk;

constexpr const char* kNey =
    "III Corps: Ney\n 8th Division, Souham\n  1st Brigade: Chemineau\n   6th Light (2 bns)\n   10th Line (3 bns) "
    "2,100 men\n zzz 17 qqq\n";

class QuestionsAtTheDesk : public testing::Test {
 protected:
  /// Drops it and has it written; gives the page after it.
  [[nodiscard]] Response dropped(const std::string& name, const std::string& text) {
    const Response looked = desk_.send("/do/convert", {{"scale", "rules"}, {"to", "outline"}, {"nation", "France"}},
                                       {{"files", {name, text}}});
    EXPECT_EQ(looked.status, 200) << looked.bytes;
    return desk_.press(looked, "/do/convert");
  }
  AtTheDesk desk_;
};

}  // namespace

TEST_F(QuestionsAtTheDesk, StandWithTheirLinesAndGuessesOnceTheFileIsWritten) {
  const Response written = dropped("ney.txt", kNey);
  for (const char* told :
       {"ney.txt", "Right: 6th Light (2 bns), 1,140 men", "zzz 17 qqq", "Pass it over", "Habits of its author"})
    EXPECT_TRUE(AtTheDesk::has(written, told)) << told << "\n" << written.bytes;
  EXPECT_TRUE(AtTheDesk::has(desk_.get("/orders-of-battle"), "2 lines to answer"));
}

TEST_F(QuestionsAtTheDesk, StandBelowWhatWasReadBesideTheSource) {
  const Response written = dropped("ney.txt", kNey);
  for (const char* told : {"As it was written", "As it was read", "id=\"of-0-l4\"", "href=\"#of-0-l4\""})
    EXPECT_TRUE(AtTheDesk::has(written, told)) << told << "\n" << written.bytes;
  EXPECT_LT(written.bytes.find("As it was read"), written.bytes.find("Pass it over"));
}

TEST_F(QuestionsAtTheDesk, AreAnsweredAndTheFileIsReadAgain) {
  AtTheDesk::Fields form = AtTheDesk::hidden(dropped("ney.txt", kNey), kAnswersAt);
  form.emplace("how-0", "guess");
  form.emplace("how-1", "pass");
  form.emplace("own-1", "9th Light, 400 men");
  const Response looked = desk_.send(kAnswersAt, form);
  EXPECT_EQ(looked.status, 200) << looked.bytes;
  EXPECT_TRUE(AtTheDesk::shows_command(looked, " --answers spring-desk/received/ney.answers.xml")) << looked.bytes;
  const review::Answers answers =
      review::read_answers(read_text("spring-desk/received/ney.answers.xml"), "ney.answers.xml");
  ASSERT_EQ(answers.questions.size(), 2U);
  EXPECT_EQ(answers.questions[0].lines[0].as, "6th Light (2 bns), 1,140 men");
  EXPECT_EQ(answers.questions[1].lines[0].as, "9th Light, 400 men") << "what is written counts";
  EXPECT_TRUE(AtTheDesk::has(desk_.press(looked, "/do/convert"), "Done"));
  EXPECT_NE(read_text("spring-desk/orders-of-battle/ney.review.html").find("9th Light"), std::string::npos);
  const Response page = desk_.get("/orders-of-battle");
  EXPECT_FALSE(AtTheDesk::has(page, "2 lines to answer")) << page.bytes;
  EXPECT_TRUE(AtTheDesk::has(page, "2 lines answered; change them")) << page.bytes;
}

TEST_F(QuestionsAtTheDesk, OneLineMayBeReadAsSeveral) {
  AtTheDesk::Fields form = AtTheDesk::hidden(dropped("ney.txt", kNey), kAnswersAt);
  form.emplace("how-0", "guess");
  form.emplace("how-1", "open");
  form.emplace("own-1", "2nd Brigade: Kern\r\n\r\n  9th Light, 400 men\r\n");
  (void)desk_.press(desk_.send(kAnswersAt, form), "/do/convert");
  const review::Answers answers =
      review::read_answers(read_text("spring-desk/received/ney.answers.xml"), "ney.answers.xml");
  EXPECT_EQ(answers.questions.at(1).lines.at(0).as, "2nd Brigade: Kern\n  9th Light, 400 men");
  const std::string review = read_text("spring-desk/orders-of-battle/ney.review.html");
  EXPECT_NE(review.find("2nd Brigade"), std::string::npos);
  EXPECT_NE(review.find("9th Light"), std::string::npos);
}

TEST_F(QuestionsAtTheDesk, HabitsAreKeptForEveryFileUntilTheyAreForgotten) {
  AtTheDesk::Fields form = AtTheDesk::hidden(dropped("ney.txt", kNey), kAnswersAt);
  form.emplace("comma", "yes");
  form.emplace("this-0", "bns");
  form.emplace("by-0", "battalions");
  form.emplace("keep-habits", "yes");
  EXPECT_TRUE(AtTheDesk::has(desk_.press(desk_.send(kAnswersAt, form), "/do/convert"), "Done"));
  const Response kept = desk_.get("/orders-of-battle");
  EXPECT_TRUE(AtTheDesk::has(kept, "A name after a comma is the commander")) << kept.bytes;
  const Response next = dropped("another.txt", kNey);
  EXPECT_TRUE(AtTheDesk::shows_command(next, " --answers spring-desk/habits.answers.xml")) << next.bytes;
  EXPECT_EQ(desk_.send(kForgetHabitsAt, {}).status, 303);
  EXPECT_FALSE(AtTheDesk::has(desk_.get("/orders-of-battle"), "Habits that are kept"));
}

TEST_F(QuestionsAtTheDesk, AnswersForAFileElsewhereAreNotAsked) {
  (void)dropped("ney.txt", kNey);
  const std::string answers = read_text("spring-desk/orders-of-battle/ney.answers.xml");
  const std::string named = "file=\"ney.txt\"";
  ASSERT_NE(answers.find(named), std::string::npos);
  write_all_or_none(".", {{"secret.txt", kNey}, {"spring-desk/received/x/ney.txt", kNey}}, Existing::overwrite);
  ASSERT_EQ(files_asked("spring-desk").size(), 1U);
  for (const std::string& elsewhere :
       {fs::absolute("secret.txt").generic_string(), std::string("../../secret.txt"), std::string("x/ney.txt"),
        std::string("."), std::string("../received/ney.txt"), std::string("//server/share/ney.txt")}) {
    std::string changed = answers;
    changed.replace(changed.find(named), named.size(), "file=\"" + elsewhere + "\"");
    write_all_or_none("spring-desk/orders-of-battle", {{"ney.answers.xml", changed}}, Existing::overwrite);
    EXPECT_TRUE(files_asked("spring-desk").empty()) << elsewhere;
  }
}

TEST_F(QuestionsAtTheDesk, AFormThatIsNoneOfTheDesksIsRefused) {
  EXPECT_EQ(desk_.send(kAnswersAt, {{"of", "ney.txt"}, {"lines", "99999"}}).status, 422);
  EXPECT_EQ(
      desk_
          .send(kAnswersAt,
                {{"of", "ney.txt"}, {"lines", "0"}, {"files", "../secret.txt"}, {"scale", "rules"}, {"to", "outline"}})
          .status,
      422);
}

}  // namespace estafette::desk::questions_test
