// Beside each result stands its review, and what it leaves open as a file of answers that can be given back.
#include "converter/review/review.hpp"

#include "base/files/pdf.hpp"
#include "base/text.hpp"
#include "converter/batch/answered.hpp"
#include "converter/review/answers.hpp"
#include "support.hpp"
#include "support/pdf.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace estafette::test::batch_review_test {
namespace {

const std::string kOpen =
    "French 1st Division: Picton\n  1st Line 1,500 men\n  2nd Line (2 bns)\nzzz qqq 17\n  3rd Line 1,400 men\n";

bool holds(const std::string& text, const std::string& words) {
  return text.find(words) != std::string::npos;
}

}  // namespace

TEST(BatchReview, StandsBesideEachResult) {
  const Shelf shelf;
  shelf.put("shelf/ney.csv", outline("22nd Line", 1500));
  shelf.put("shelf/open.txt", kOpen);
  (void)convert({shelf / "shelf"}, shelf / "out");
  const auto files = shelf.files("out");
  EXPECT_TRUE(holds(files.at("ney.review.html"), "22nd Line"));
  EXPECT_TRUE(holds(files.at("open.review.html"), "zzz qqq 17"));
  EXPECT_FALSE(files.contains("ney.answers.xml"));
  EXPECT_TRUE(files.contains("open.answers.xml"));
}

TEST(BatchReview, AnswersGivenBackSettleTheQuestionsAndTheReviewStillShowsTheFile) {
  const Shelf shelf;
  shelf.put("open.txt", kOpen);
  (void)convert({shelf / "open.txt"}, shelf / "out");
  batch::Recipe answered = recipe();
  std::string xml = shelf.files("out").at("open.answers.xml");
  const std::string open = "as=\"zzz qqq 17\"";
  ASSERT_TRUE(holds(xml, open)) << xml;
  xml.replace(xml.find(open), open.size(), "as=\"\"");
  answered.answers = {review::read_answers(xml, "open.answers.xml")};
  answered.fingerprint = "answered";
  const batch::Finished finished = convert({shelf / "open.txt"}, run_into(shelf / "out"), answered);
  ASSERT_EQ(told(finished.outcomes), "open.txt done");
  EXPECT_EQ(finished.outcomes.front().figures.understood, finished.outcomes.front().figures.lines);
  EXPECT_EQ(finished.outcomes.front().figures.certain, 100);
  const auto files = shelf.files("out");
  EXPECT_TRUE(holds(files.at("open.review.html"), "zzz qqq 17"));
  EXPECT_TRUE(holds(files.at("open.look.txt"), "passed over, as your answers say: line 4: zzz qqq 17\n"))
      << "what somebody has answered away is still told";
  EXPECT_FALSE(files.contains("open.answers.xml"));
}

TEST(BatchReview, AProposalThatCannotBeReadIsNoneAndTheFileIsReadAllTheSame) {
  const Shelf shelf;
  shelf.put("quoted.tsv", "Name\tBns\tMen\n\"  Toro Guards\"\t\t\n24th Line\t2\t30\n");
  EXPECT_EQ(told(convert({shelf / "quoted.tsv"}, shelf / "out").outcomes), "quoted.tsv done");
}

TEST(BatchReview, AnswersThatSomebodyHasCorrectedAreNotTakenAway) {
  const Shelf shelf;
  shelf.put("open.txt", kOpen);
  (void)convert({shelf / "open.txt"}, shelf / "out");
  const std::string corrected =
      "<answers file=\"open.txt\"><question><line is=\"zzz qqq 17\" as=\"\"/></question></answers>";
  shelf.put("out/open.answers.xml", corrected);
  batch::Recipe answered = recipe();
  answered.answers = {review::read_answers(corrected, "open.answers.xml")};
  answered.fingerprint = "answered";
  EXPECT_EQ(told(convert({shelf / "open.txt"}, run_into(shelf / "out"), answered).outcomes), "open.txt done");
  EXPECT_EQ(shelf.files("out").at("open.answers.xml"), corrected);
}

TEST(BatchReview, AnswersGivenBackAsTheyAreChangeNoLineOfWhatWasRead) {
  const Shelf shelf;
  // A strength that would be read twice over, so that its line stays open, and a range whose middle can be written.
  shelf.put("open.txt", kOpen + "  4th Line 1,100-1,300 men\nBrigade Clary: 17th Line (2 bns), 29th Line\n");
  const batch::Finished before = convert({shelf / "open.txt"}, shelf / "out");
  batch::Recipe answered = recipe();
  answered.answers = {review::read_answers(shelf.files("out").at("open.answers.xml"), "open.answers.xml")};
  answered.fingerprint = "answered";
  const batch::Finished after = convert({shelf / "open.txt"}, run_into(shelf / "out"), answered);
  ASSERT_EQ(told(after.outcomes), "open.txt done");
  EXPECT_EQ(after.outcomes.front().figures.men, before.outcomes.front().figures.men);
  EXPECT_EQ(after.outcomes.front().figures.units, before.outcomes.front().figures.units);
  EXPECT_EQ(after.outcomes.front().figures.questions, before.outcomes.front().figures.questions) << "nothing is lost";
}

TEST(BatchReview, ABrigadeThatScalingAsksAboutIsAskedInTheAnswersWithTheWishThatKeepsIt) {
  const Shelf shelf;
  shelf.put("small.txt",
            "French III Corps: Ney\n8th Division: Souham\n  22nd Line 1,800 men\n9th Division: Kern\n"
            "  24th Line 360 men\n");
  (void)convert({shelf / "small.txt"}, shelf / "out");
  const std::string xml = shelf.files("out").at("small.answers.xml");
  ASSERT_TRUE(holds(xml, "is=\"9th Division: Kern\" as=\"9th Division: Kern; scale: keep\"")) << xml;
  batch::Recipe answered = recipe();
  answered.answers = {review::read_answers(xml, "small.answers.xml")};
  answered.fingerprint = "answered";
  const batch::Finished finished = convert({shelf / "small.txt"}, run_into(shelf / "out"), answered);
  ASSERT_EQ(told(finished.outcomes), "small.txt done");
  EXPECT_EQ(finished.outcomes.front().figures.questions, 0);
  EXPECT_TRUE(holds(shelf.files("out").at("small.scaled.csv"), "Kern"));
}

/// Of lines, of words that the game does not know, and of a brigade that is small once it is scaled.
TEST(BatchReview, EveryQuestionIsCountedAndNamedInEachPlaceThatTellsOfThem) {
  const Shelf shelf;
  shelf.put("small.txt",
            "French III Corps: Ney\n8th Division: Souham\n  22nd Line 1,800 men\n  zzz qqq 17\n9th Division: Kern\n"
            "  24th Line 360 men\n  1st Foot Battery, 100 men, 8 17pdrs\n");
  const batch::Finished finished = convert({shelf / "small.txt"}, shelf / "out");
  const int asked = finished.outcomes.front().figures.questions;
  EXPECT_GE(asked, 3);
  EXPECT_TRUE(holds(shelf.files("out").at("small.look.txt"), fmt::format("; {} questions:\n", asked)))
      << shelf.files("out").at("small.look.txt");
  EXPECT_TRUE(holds(shelf.files("out").at("small.review.html"), fmt::format("{} questions are open", asked)));
}

TEST(BatchReview, AnswersGivenBackChangeNeitherGunsNorNamesNorSums) {
  for (const std::string line :
       {"3e compagnie du 5e r\u00E9giment d'artillerie \u00E0 pied avec 6 pi\u00E8ces de 12 livres",
        "6 8pdr Artillery pieces", "- *1 Guard Rocket battery", "3 Alba Squadrons"}) {
    const Shelf shelf;
    shelf.put("page.txt", "French 1st Division: Roe\n  1st Line 1,500 men\n" + line + "\n");
    batch::Recipe historical = recipe();
    historical.scale = false;
    (void)convert({shelf / "page.txt"}, run_into(shelf / "out"), historical);
    const auto before = shelf.files("out");
    if (!before.contains("page.answers.xml")) continue;  // nothing is asked
    batch::Recipe answered = historical;
    answered.answers = {review::read_answers(before.at("page.answers.xml"), "page.answers.xml")};
    answered.fingerprint = "answered";
    (void)convert({shelf / "page.txt"}, run_into(shelf / "again"), answered);
    const auto units = [](const std::string& csv) {  // level, name, commander, nation, kind, quality, men, guns
      std::string told;
      for (const std::string& row : split(csv, '\n'))
        for (std::size_t cell = 0; cell < 8 && cell < split(row, ',').size(); ++cell)
          told += split(row, ',')[cell] + ",";
      return told;
    };
    EXPECT_EQ(units(shelf.files("again").at("page.outline.csv")), units(before.at("page.outline.csv"))) << line;
  }
}

TEST(BatchReview, APageThatHasGrownAsksWhatIsNewBesideTheAnswersAndSaysSo) {
  const Shelf shelf;
  shelf.put("open.txt", kOpen);
  (void)convert({shelf / "open.txt"}, shelf / "out");
  batch::Recipe answered = recipe();
  answered.answers = {review::read_answers(shelf.files("out").at("open.answers.xml"), "open.answers.xml")};
  answered.fingerprint = "answered";
  shelf.put("open.txt", kOpen + "  5th Line (3 bns)\n");
  batch::Run run = run_into(shelf / "out");
  run.given = {shelf / "out/open.answers.xml"};
  EXPECT_EQ(told(convert({shelf / "open.txt"}, run, answered).outcomes), "open.txt done");
  const auto files = shelf.files("out");
  EXPECT_TRUE(files.contains("open.answers.xml")) << "what was given is not taken away";
  EXPECT_TRUE(holds(files.at("open.answers-2.xml"), "5th Line (3 bns)")) << files.at("open.answers-2.xml");
  EXPECT_TRUE(holds(files.at("open.answers-2.xml"), "zzz qqq 17")) << "with those of before";
  EXPECT_TRUE(holds(files.at("open.look.txt"), "open.answers-2.xml")) << files.at("open.look.txt");
  EXPECT_TRUE(holds(files.at("open.review.html"), "open.answers-2.xml"));
}

TEST(BatchReview, AnswersForAFileAreTakenBeforeAnAuthorsHabitsInWhateverOrderTheyAreGiven) {
  const std::string text = "1st Division, Souham\n  2nd Rgt. (2 bns)\n";
  const std::vector<review::Answers> given = {
      review::read_answers("<answers file=\"*\"><habit comma=\"commander\"/><replace this=\"Rgt.\" by=\"Regiment\"/>"
                           "</answers>",
                           "habits.xml"),
      review::read_answers("<answers file=\"a.txt\"><question><line is=\"2nd Rgt. (2 bns)\" as=\"2nd Rgt., 900 men\"/>"
                           "</question></answers>",
                           "a.answers.xml")};
  const batch::Answered made = batch::answered(text, "a.txt", given, {}, readers::Format::text);
  EXPECT_EQ(made.text, "1st Division: Souham\n  2nd Regiment, 900 men\n");
  EXPECT_TRUE(made.notes.empty());
}

TEST(BatchReview, ALineIsReadAsTheSeveralThatItsAnswerHasAndWhatItGoesOnInIsNotPassedOver) {
  const Shelf shelf;
  shelf.put("open.txt", "French 1st Division: Picton\nzzz 17 (qqq\nvvv) 18\n2nd Line 800 men\n");
  batch::Recipe answered = recipe();
  answered.scale = false;
  answered.answers = {review::read_answers(
      "<answers file=\"open.txt\"><question><line is=\"zzz 17 (qqq vvv) 18\" as=\"1st Brigade: Kern\"/><and as=\"1st "
      "Line 900 men\"/><and as=\"2nd Brigade: Roe\"/></question></answers>",
      "open.answers.xml")};
  const batch::Finished finished = convert({shelf / "open.txt"}, run_into(shelf / "out"), answered);
  ASSERT_EQ(told(finished.outcomes), "open.txt done");
  EXPECT_EQ(finished.outcomes.front().figures.units, 2);
  EXPECT_EQ(finished.outcomes.front().figures.men, 1700);
  const std::string outline = shelf.files("out").at("open.outline.csv");
  EXPECT_TRUE(holds(outline, "brigade,1st Brigade,Kern")) << outline;
  EXPECT_FALSE(holds(shelf.files("out").at("open.look.txt"), "passed over")) << "it was answered with the line above";
  EXPECT_TRUE(holds(shelf.files("out").at("open.review.html"), "passed over</th><td class=\"n\">0</td>"));
}

TEST(BatchReview, InATableAnAnswerIsOneRow) {
  const review::Answers several = review::read_answers(
      "<answers file=\"a.csv\"><question><line is=\"1st,9\" as=\"1st,900\"/><and as=\"2nd,800\"/></question></answers>",
      "a.answers.xml");
  EXPECT_THROW((void)batch::answered("Unit,Men\n1st,9\n", "a.csv", {several}, {}, readers::Format::spreadsheet),
               Refusal);
}

TEST(BatchReview, TheSummaryListsTheLeastCertainFirst) {
  const Shelf shelf;
  shelf.put("shelf/a.txt", "French 1st Division: Picton\n  1st Line (2 bns)\n  2nd Line 1,500 men\n");
  shelf.put("shelf/b.txt", "French 1st Division: Picton\n  1st Line (2 bns)\nzzz qqq 17\nyyy vvv 19\n");
  (void)convert({shelf / "shelf"}, shelf / "out");
  const std::string page = shelf.files("out").at("summary.html");
  const std::string first =
      page.substr(page.find("What to check"), page.find("All inputs") - page.find("What to check"));
  EXPECT_LT(first.find("b.txt"), first.find("a.txt"));
  EXPECT_TRUE(holds(first, "b.review.html"));
}

TEST(BatchPasted, TextByStandardInputIsAnInputLikeAnyOther) {
  const Shelf shelf;
  batch::Inputs inputs = batch::find_inputs({batch::kPasted}, shelf / "out");
  ASSERT_EQ(inputs.inputs.size(), 1U);
  inputs.inputs.front().pasted = kOpen;
  const batch::Finished finished = batch::convert_all(inputs, recipe(), run_into(shelf / "out"), {});
  EXPECT_EQ(told(finished.outcomes), "pasted text done");
  EXPECT_TRUE(shelf.files("out").contains("pasted.scaled.csv"));
}

TEST(BatchPages, AWebPageIsConvertedLikeAText) {
  const Shelf shelf;
  shelf.put("shelf/page.html",
            "<html><body><h2>French 1st Division: Picton</h2><ul><li>1st Line 1,500 men</li><li>2nd Line 1,300 men"
            "</li></ul></body></html>");
  const batch::Finished finished = convert({shelf / "shelf"}, shelf / "out");
  EXPECT_EQ(told(finished.outcomes), "page.html done");
  EXPECT_EQ(finished.outcomes.front().figures.men, 2800);
}

TEST(BatchPages, APdfInAFolderIsPassedOverWithWhatToDoAndStandsInTheListOfWhatNeedsALook) {
  if (find_pdftotext()) GTEST_SKIP() << "pdftotext is installed, and reads it";
  const Shelf shelf;
  shelf.put("shelf/book.pdf", "%PDF-1.4 1st Division");
  const batch::Finished finished = convert({shelf / "shelf"}, shelf / "out");
  ASSERT_EQ(finished.outcomes.size(), 1U);
  EXPECT_TRUE(holds(finished.outcomes.front().reason, "pdftotext"));
  EXPECT_EQ(finished.outcomes.front().figures.questions, 1);
  EXPECT_TRUE(holds(first_fault(convert({shelf / "shelf/book.pdf"}, shelf / "out2")), "pdftotext"));
}

TEST(BatchPages, APdfIsConvertedLikeItsTextWherePdftotextIsInstalled) {
  if (!find_pdftotext()) GTEST_SKIP() << "pdftotext is not installed";
  const Shelf shelf;
  shelf.put("shelf/book.pdf",
            pdf("(French 1st Division: Picton) Tj T* (  1st Line 1,500 men) Tj T* (  2nd Line 1,300 men) Tj"));
  const batch::Finished finished = convert({shelf / "shelf"}, shelf / "out");
  ASSERT_EQ(told(finished.outcomes), "book.pdf done");
  EXPECT_EQ(finished.outcomes.front().figures.men, 2800);
  shelf.put("shelf/book.pdf", "%PDF-1.4 1st Division");
  EXPECT_TRUE(holds(first_fault(convert({shelf / "shelf"}, shelf / "out2")), "a PDF that pdftotext cannot read"));
}

TEST(BatchReview, AnswersThatFitNoLineAreToldAndSoAreThoseForAnotherFile) {
  const Shelf shelf;
  shelf.put("open.txt", kOpen);
  batch::Recipe answered = recipe();
  answered.answers = {review::read_answers(
      "<answers file=\"open.txt\"><question><line is=\"zzz qqq 18\" as=\"\"/></question></answers>", "a.xml")};
  const batch::Finished finished = convert({shelf / "open.txt"}, run_into(shelf / "out"), answered);
  ASSERT_EQ(told(finished.outcomes), "open.txt done");
  EXPECT_TRUE(holds(shelf.files("out").at("open.look.txt"),
                    "an answer is of no use: there is no line \"zzz qqq 18\". Did you mean \"zzz qqq 17\"?"));
  const std::vector<review::Answers> others = {review::read_answers("<answers file=\"opne.txt\"/>", "a.xml"),
                                               review::read_answers("<answers file=\"*\"/>", "b.xml")};
  EXPECT_EQ(batch::answers_for_others({"open.txt"}, others),
            std::vector<std::string>{"the answers for opne.txt are not used: no such file is read here. file=\"*\" in "
                                     "them makes them count for any file. Did you mean open.txt?"});
}

TEST(BatchReview, ANationThatTheAnswersStateIsThatOfTroopsWithNone) {
  const Shelf shelf;
  shelf.put("open.txt", "1st Division: Kern\n  1st Zork 1,500 men\n  2nd Zork 1,300 men\n");
  (void)convert({shelf / "open.txt"}, shelf / "out");
  std::string xml = shelf.files("out").at("open.answers.xml");
  ASSERT_TRUE(holds(xml, "<nation is=\"\" />")) << xml;
  xml.replace(xml.find("<nation is=\"\" />"), 16, "<nation is=\"Prussia\" />");
  batch::Recipe answered = recipe();
  answered.answers = {review::read_answers(xml, "open.answers.xml")};
  answered.fingerprint = "answered";
  const batch::Finished finished = convert({shelf / "open.txt"}, run_into(shelf / "out"), answered);
  ASSERT_EQ(told(finished.outcomes), "open.txt done");
  EXPECT_EQ(finished.outcomes.front().figures.questions, 0);
  EXPECT_TRUE(holds(shelf.files("out").at("open.scaled.csv"), "Prussia"));
}

TEST(BatchReview, AMappingThatFitsNoTableIsToldOf) {
  const Shelf shelf;
  shelf.put("a.csv", "Nation;Brigade;Regiment;Men\nFrance;Kern;10th Line;900\nFrance;Kern;11th Line;800\n");
  batch::Recipe mapped = recipe();
  mapped.readers.mappings = {readers::read_mapping(
      "<mapping><column title=\"Truppe\" is=\"name\"/><column title=\"Zahl\" is=\"men\"/></mapping>", "m.xml")};
  ASSERT_EQ(told(convert({shelf / "a.csv"}, run_into(shelf / "out"), mapped).outcomes), "a.csv done");
  EXPECT_TRUE(holds(shelf.files("out").at("a.look.txt"), "no mapping that you gave has the titles of this table"));
}

}  // namespace estafette::test::batch_review_test
