// Letters as mail programs and forums hand them over: the orders are read, and whatever stands around them is passed
// over and shown. Fixtures: tests/fixtures/letters.
#include "campaign/orders/mail/mail.hpp"

#include "base/files/files.hpp"
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::test::mail_test {
namespace {

std::string fixture(const std::string& name) {
  return read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "tests/fixtures/letters" / name);
}

/// "3 greeting: Dear umpire,", a line each.
std::string passed_over(const std::string& letter) {
  std::string text;
  for (const OrderLine& line : read_orders(theatre_1813(), forces_of_1813(), Side::france, letter, "letter"))
    if (!line.passed_over.empty()) text += std::to_string(line.line) + " " + line.passed_over + ": " + line.text + "\n";
  return text;
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST(Mail, AReplyWithHeadingsQuotesSoftBreaksAndASignatureIsReadForItsOrders) {
  EXPECT_EQ(answer(fixture("reply.eml")),
            "III Corps: march Weissenfels - Lützen\nVIII Corps: force march Auerstedt - Naumburg - "
            "Weissenfels # by the shortest way: Auerstedt filled in\n"
            "VIII Corps: withdraw if attacked\n");
  const std::string passed = passed_over(fixture("reply.eml"));
  EXPECT_TRUE(has(passed, "5 mail heading: From: =?UTF-8?Q?Marcel_Ney?= <marcel.ney@example.org>\n")) << passed;
  EXPECT_TRUE(has(passed, "13 greeting: Dear umpire,\n")) << passed;
  EXPECT_TRUE(has(passed, "15 no order: sorry for being late")) << passed;
  EXPECT_TRUE(has(passed, "quoted: >> III Corps: march Jena\n")) << passed;
  EXPECT_TRUE(has(passed, "signature: Duke of Elchingen, III Corps\n")) << passed;
}

TEST(Mail, ALetterThatComesAsTextAndOnceMoreAsAPageIsReadOnce) {
  EXPECT_EQ(answer(fixture("both.eml")), "XI Corps: march Wittenberg\n");
}

TEST(Mail, APageIsReadAsTheWordsThatAreSeenOnIt) {
  EXPECT_EQ(answer(fixture("page.html")),
            "III Corps: march Weissenfels - Lützen\nIII Corps: withdraw if attacked\nVIII Corps: stand\n");
}

TEST(Mail, AForumPostIsReadWithoutItsMarksAndTheQuotationAboveIt) {
  EXPECT_EQ(answer(fixture("forum.txt")), "III Corps: march Weissenfels\nVIII Corps: stand\n");
  EXPECT_TRUE(has(passed_over(fixture("forum.txt")), "12 no order: By the way, great game so far."));
}

TEST(Mail, WhatStandsBelowAnOriginalMessageIsAnOlderLetter) {
  EXPECT_EQ(answer(fixture("outlook.txt")),
            "III Corps: march Weissenfels\nVIII Corps: march Auerstedt - Naumburg # by the shortest way: Auerstedt "
            "filled in\n");
}

TEST(Mail, ALetterThatWasSentOnAsAWholeIsRead) {
  EXPECT_EQ(answer(fixture("forwarded.txt")), "III Corps: march Weissenfels\n");
}

TEST(Mail, TheHeadingSaysWhoWroteIt) {
  EXPECT_EQ(sender_of(fixture("reply.eml")).value().line, 5);
  EXPECT_TRUE(has(sender_of(fixture("reply.eml")).value().name, "Marcel Ney"));
  EXPECT_EQ(sender_of("From: Ney\n\nIII Corps: stand\n").value().name, "Ney");
  EXPECT_EQ(sender_of("From: =?utf-8?B?TWFyw6ljaGFsIE5leQ==?=\nIII Corps: stand\n").value().name, "Mar\u00E9chal Ney");
  EXPECT_EQ(sender_of("Von: Marschall Ney\nIII Corps: stand\n").value().name, "Marschall Ney");
  EXPECT_FALSE(sender_of("Dear umpire,\nFrom: Jena\nIII Corps: stand\n").has_value());
}

TEST(Mail, AMailThatNobodyCanReadIsRefusedAndNotPassedOver) {
  EXPECT_TRUE(
      has(answer("From: Ney\nContent-Transfer-Encoding: base64\n\nSUlJIENvcnBzO!iBzdGFuZA==\n"),
          "letter:4: found \"SUlJIENvcnBzO!iBzdGFuZA==\"; expected a letter whose base 64 can be read. Save the "
          "mail again, as text"));
}

TEST(Mail, ALetterInBase64IsReadAsAMailProgramWouldShowIt) {
  EXPECT_EQ(answer("From: Ney\nContent-Transfer-Encoding: base64\n\nSUlJIENvcnBzOiBzdGFuZA==\n"), "III Corps: stand\n");
  const std::string parts =
      "From: Ney\nContent-Type: multipart/alternative; boundary=\"000000000000a1b2c3\"\n\n--000000000000a1b2c3\n"
      "Content-Type: text/plain; charset=\"UTF-8\"\nContent-Transfer-Encoding: base64\n\n"
      "SUlJIENvcnBzOiBtYXJj\r\naCBXZWlzc2VuZmVscwpWSSBDb3JwczogbWFyaGMgSmVuYQo=\n\n--000000000000a1b2c3\n"
      "Content-Type: text/html; charset=\"UTF-8\"\nContent-Transfer-Encoding: base64\n\n"
      "PGRpdj5JSUkgQ29ycHM6IG1hcmNoIFdlaXNzZW5mZWxzPC9kaXY+\n\n--000000000000a1b2c3--\n";
  const std::string answered = answer(parts);
  EXPECT_TRUE(has(answered, "III Corps: march Weissenfels")) << answered;
  EXPECT_TRUE(has(answered, "letter:8: found \"marhc Jena\"")) << answered;
  EXPECT_TRUE(has(passed_over(parts), "the letter once more, as a page")) << passed_over(parts);
}

TEST(Prose, WhatLooksLikeAnOrderAndIsNoneIsAskedAbout) {
  for (const char* line :
       {"IX Corps: stand", "III Corps: marhc Weissenfels", "III Corps is tired", "III Corps Weissenfels",
        "I want III Corps to march to Weissenfels", "Marschal Nye: stand", "The reserve will march to Leipzig",
        "Guard: march Jena", "Hold on!", "Weissenfels - Leipzig"})
    EXPECT_TRUE(has(answer(line), "letter:1: found")) << line << "\n" << answer(line);
}

TEST(Prose, WhatIsToldToTheUmpireIsPassedOverAndShown) {
  for (const char* line :
       {"I have no idea where the enemy is.", "It was a pleasure to meet you in Leipzig last week.",
        "See you on Sunday!", "We talked about it in the forum.",
        "Here are my orders for the coming days:", "Sent from my iPhone", "Von meinem iPhone gesendet",
        "What do you think of the new rules about bridges over the Elbe?"}) {
    EXPECT_EQ(answer(line), "") << line;
    EXPECT_EQ(passed_over(line),
              std::string("1 ") +
                  (passed_over(line).find("greeting") != std::string::npos ? "greeting: " : "no order: ") + line +
                  "\n");
  }
}

TEST(Prose, AHeadingThatIsNobodysTakesNoOrdersForTheForceBeforeIt) {
  const std::string said = answer("III Corps: stand\nIX Corps:\n- march Jena\n");
  EXPECT_TRUE(has(said, "III Corps: stand\n"));
  EXPECT_FALSE(has(said, "III Corps: march")) << said;
  EXPECT_TRUE(has(said, "letter:3: found")) << said;
}

}  // namespace estafette::test::mail_test
