// Orders that stand where a mail program writes something else, and what of a mail is nobody's order.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::hidden_orders_test {
namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST(MailHides, NoOrderThatBeginsAsAHeadingDoes) {
  EXPECT_TRUE(has(answer("X Corps: stand\nIII Corps: stand"), "letter:1: found \"X Corps\""));
  EXPECT_EQ(answer("[x] III Corps: march Weissenfels"), "III Corps: march Weissenfels\n");
  EXPECT_TRUE(has(answer("List of orders: III Corps march Weissenfels"), "letter:1: found "));
  EXPECT_EQ(answer("X-Mailer: III Corps\nList-Id: orders\n\nIII Corps: stand"), "III Corps: stand\n");
  for (const char* line : {"To: VIII Corps: march Jena", "Priority: VIII Corps to Jena", "Sent: VIII Corps to Jena"}) {
    const std::string said = answer(std::string(line) + "\n\nIII Corps: stand");
    EXPECT_TRUE(has(said, "letter:1: found ")) << line << "\n" << said;
    EXPECT_TRUE(has(said, "III Corps: stand\n")) << line << "\n" << said;
  }
  EXPECT_EQ(answer("Subject: Orders of Ney for III Corps\nTo: the umpire\n\nIII Corps: stand"), "III Corps: stand\n");
}

TEST(MailHides, NoOrderBelowTwoDashesThatSomebodyHasTyped) {
  for (const char* line : {"VIII Corps\nmarch Jena", "VIII Corps to Jena", "VIII Corps - Jena",
                           "The VIII Corps will march to Jena", "Send VIII Corps to Jena"}) {
    const std::string said = answer(std::string("III Corps: stand\n--\n") + line);
    EXPECT_TRUE(has(said, "III Corps: stand\n")) << line << "\n" << said;
    EXPECT_TRUE(has(said, "VIII Corps: march Jena") || has(said, "letter:3: found ") || has(said, "letter:4: found "))
        << line << "\n"
        << said;
  }
  EXPECT_EQ(answer("III Corps: stand\n-- \nPete\nMarshal Ney, III Corps\n\"March to the guns!\"\nOn to Berlin!"),
            "III Corps: stand\n");
}

TEST(MailHides, AnOlderMailBelowTheAnswerIsQuotedThoughItHasNoMarks) {
  const std::string older =
      "From: The umpire <u@example.org>\nSent: Monday, 27 April 2026 10:00\nTo: Ney\nSubject: orders\n\n"
      "VIII Corps: march Jena\n";
  EXPECT_EQ(answer("III Corps: stand\n\n________________________________\n" + older), "III Corps: stand\n");
  EXPECT_EQ(
      answer("III Corps: stand\n\nVon: A\nGesendet: Montag\nBetreff: Befehle\n\nVIII. Korps: marschiert nach Jena\n"),
      "III Corps: stand\n");
  EXPECT_EQ(answer("---------- Forwarded message ---------\n" + older), "VIII Corps: march Jena\n");
  EXPECT_EQ(answer("III Corps: stand\n\n---------- Forwarded message ---------\n" + older),
            "III Corps: stand\nVIII Corps: march Jena\n");
  EXPECT_TRUE(
      has(answer("See what I was sent:\n\n" + older), "If they are meant, take away the marks before the lines"));
  EXPECT_EQ(
      answer("To: Ney\nFrom: Napoleon\n\nIII Corps: stand\n\nTo: Junot\nFrom: Napoleon\n\nVIII Corps: march Jena"),
      "III Corps: stand\nVIII Corps: march Jena\n")
      << "despatches one below the other";
}

TEST(MailHides, OfBoxesOnlyThoseThatAreTickedAreOrders) {
  for (const char* marks : {"[x] [ ]", "\u2611 \u2610"}) {
    const std::string all = marks;
    const std::size_t blank = all.find(' ');
    const std::string said =
        answer(all.substr(0, blank) + " III Corps: stand\n" + all.substr(blank + 1) + " VIII Corps: march Jena");
    EXPECT_TRUE(has(said, "III Corps: stand\n")) << marks << "\n" << said;
    EXPECT_FALSE(has(said, "VIII Corps: march Jena\n")) << marks << "\n" << said;
    EXPECT_TRUE(has(said, "expected a line with a tick in its box")) << marks << "\n" << said;
  }
  EXPECT_EQ(answer("[ ] III Corps: stand\n[ ] VIII Corps: march Jena"), "III Corps: stand\nVIII Corps: march Jena\n");
}

TEST(MailHides, WhatIsCopiedFromSomebodyElsesPostIsAskedAbout) {
  for (const char* heading : {"Zitat von Pete", "Originally posted by Pete", "Quote:", "Citation de Pete"}) {
    const std::string said = answer(std::string(heading) + "\nIII Corps: stand\n\nVIII Corps: march Jena");
    EXPECT_FALSE(has(said, "III Corps: stand\n")) << heading << "\n" << said;
    EXPECT_TRUE(has(said, "letter:2: found ")) << heading << "\n" << said;
    EXPECT_TRUE(has(said, "VIII Corps: march Jena\n")) << heading << "\n" << said;
  }
}

}  // namespace estafette::test::hidden_orders_test
