#include "campaign/orders/read_orders.hpp"

#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::read_orders_test {

TEST(Letter, SeveralOrdersMayFollowASubject) {
  EXPECT_EQ(answer("III Corps:\n- march Weissenfels\n- withdraw if attacked\n"),
            "III Corps: march Weissenfels\nIII Corps: withdraw if attacked\n");
  EXPECT_EQ(answer("III Corps\n   march Weissenfels\n   withdraw if attacked\n"),
            "III Corps: march Weissenfels\nIII Corps: withdraw if attacked\n");
  EXPECT_EQ(answer("III Corps: march Weissenfels; withdraw if attacked"),
            "III Corps: march Weissenfels\nIII Corps: withdraw if attacked\n");
}

TEST(Letter, WhatIsLongerThanAnybodyWritesIsRefusedAndTheRestIsRead) {
  const auto march = [](int times) {
    std::string line = "III Corps: march ";
    for (int i = 0; i < times; ++i) line += "Leipzig - Weissenfels - ";
    return line + "Leipzig\nVIII Corps: stand\n";
  };
  for (const int times : {400, 2000}) {
    const std::string heard = answer(march(times));
    EXPECT_NE(heard.find("letter:1: found \"III Corps: march Leipzig"), std::string::npos);
    EXPECT_NE(heard.find("; expected a line of at most 2,000 letters. Write each order on a line of its own"),
              std::string::npos);
    EXPECT_NE(heard.find("VIII Corps: stand\n"), std::string::npos);
  }
  EXPECT_NE(answer(march(40)).find("; expected a way of at most 60 places. Name those that it can reach this turn"),
            std::string::npos);
  std::string long_letter;
  for (int i = 0; i < 600; ++i) long_letter += "VIII Corps: stand\n";
  EXPECT_NE(answer(long_letter).find("letter:501: found \"more lines\"; expected a letter of at most 500. Is this"),
            std::string::npos);
}

TEST(Letter, OfALetterWithMoreThanAnybodyWritesTheRestIsNotReadAndThatIsSaid) {
  const auto lines = [](const std::string& line, int times) {
    std::string letter;
    for (int i = 0; i < times; ++i) letter += line + "\n";
    return letter;
  };
  std::string many_names = "VIII Corps";
  while (many_names.size() < 1900) many_names += ", VIII Corps";
  EXPECT_NE(answer(lines(many_names + ": stand", 40))
                .find("found \"more text\"; expected a letter of at most 50,000 characters. Is this the right file? "
                      "What follows"),
            std::string::npos);
  const std::string heard = answer(lines("All corps: halt; all corps: halt", 200));
  EXPECT_NE(
      heard.find("found \"more orders\"; expected a letter with at most 500. Is this the right file? What follows"),
      std::string::npos);
  EXPECT_EQ(heard.find("letter:200"), std::string::npos) << "not one complaint for each line that follows";
}

TEST(Letter, BlankLinesWithoutEndAreNotWalkedThroughAndThatIsSaid) {
  EXPECT_EQ(answer("VIII Corps: stand\n" + std::string(1'000'000, '\n')),
            "VIII Corps: stand\nletter:500001: found \"more lines\"; expected a letter of at most 500,000 lines, those "
            "that say nothing included. Is this the right file? What follows was not read\n");
  EXPECT_EQ(answer("VIII Corps: stand" + std::string(499'999, '\n')), "VIII Corps: stand\n");
}

TEST(Letter, ALetterThatNobodyCanSeeIsRefusedOnItsLine) {
  for (const char* hidden : {"\x01", "\x1B", "\xC2\x85", "\u202E", "\u2066", "\uFFFF"})
    EXPECT_EQ(
        answer("VIII Corps: stand\nIII" + std::string(hidden) + " Corps: march Weissenfels\n"),
        "VIII Corps: stand\nletter:2: found \"III...\"; expected letters that can be seen. After this there is one "
        "that cannot; type the line again\n");
}

TEST(Letter, ALineWithoutASubjectContinuesTheLast) {
  EXPECT_EQ(answer("III Corps: march Weissenfels\nwithdraw if attacked\nVIII Corps: stand\n"),
            "III Corps: march Weissenfels\nIII Corps: withdraw if attacked\nVIII Corps: stand\n");
}

TEST(Letter, ForumFurnitureAndGoodMannersAreNoOrders) {
  EXPECT_EQ(answer("Dear umpire,\r\n\r\nOrders for turn 1:\r\n# my orders\r\n[b]III Corps[/b]: please march to "
                   "Weissenfels.   # at dawn\r\n[i]2) VIII Corps: stand[/i]\r\n • XI Corps: stand\r\n"
                   "Thank you!\r\nBest regards,\r\nNey\r\n"),
            "III Corps: march Weissenfels\nVIII Corps: stand\nXI Corps: stand\n");
  EXPECT_EQ(answer("Dear umpire, III Corps will march to Weissenfels"), "III Corps: march Weissenfels\n");
}

TEST(Letter, LinesAreCountedAsTheyStandInTheLetter) {
  const std::vector<OrderLine> lines =
      read_orders(theatre_1813(), forces_of_1813(), Side::france, "\n# one\n\nIII Corps:\n\n - sing\n", "ney.txt");
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_EQ(lines[0].line, 6);
  EXPECT_EQ(lines[0].text, "- sing");
  ASSERT_EQ(lines[0].problems.size(), 1U);
  EXPECT_EQ(lines[0].problems[0].file, "ney.txt");
  EXPECT_EQ(lines[0].problems[0].line, 6);
}

TEST(Letter, ANameWithoutAnOrderIsAskedFor) {
  const std::string expected =
      "; expected an order after the name, such as march, stand or halt. A force that is to stay where it is needs no "
      "order, or \"halt\"\n";
  EXPECT_EQ(answer("III Corps:\nVIII Corps: stand"),
            "letter:1: found \"III Corps:\"" + expected + "VIII Corps: stand\n");
}

TEST(Letter, WhoLeadsACorpsAndItsArmyIsWrittenToForTheCorps) {
  State state = forces_of_1813();
  EXPECT_EQ(answer(state, "Berthier: march Weissenfels", Side::france),
            "Army of the Main headquarters: march Weissenfels # the headquarters alone, without III Corps\n");
  state.armies.front().commander = "Marshal Ney";
  EXPECT_EQ(answer(state, "Ney: march Weissenfels", Side::france), "III Corps: march Weissenfels\n");
}

TEST(Letter, APlaceAloneBehindANameIsAMarchThere) {
  for (const char* line : {"VIII Corps: Jena", "VIII Corps - Jena", "VIII Corps:\n* Jena", "Turn 1\nVIII Corps: Jena."})
    EXPECT_EQ(answer(line), "VIII Corps: march Jena # a place alone is a march there\n") << line;
  EXPECT_EQ(answer("III Corps: Weissenfels - Lützen; withdraw if attacked"),
            "III Corps: march Weissenfels - Lützen # a place alone is a march there\n"
            "III Corps: withdraw if attacked\n");
}

TEST(Letter, APlaceWithoutAnOrderIsToldHowToMarchThere) {
  for (const char* line : {"VIII Corps Jena", "VIII Corps (Jena)"}) {
    const std::string said = answer(line);
    EXPECT_EQ(said.find("VIII Corps: march"), std::string::npos) << said;
    EXPECT_NE(said.find("letter:1: found "), std::string::npos) << said;
  }
  EXPECT_EQ(answer("VIII Corps Jena"),
            "letter:1: found \"Jena\"; expected an order, such as march, stand or halt. To go there, write \"march "
            "Jena\"\n");
}

TEST(Letter, AnOrderForNobodyIsAskedFor) {
  EXPECT_EQ(answer("march Weissenfels"),
            "letter:1: found \"march Weissenfels\"; expected the name of a force, before the order. Write the name "
            "first, as in "
            "\"III Corps: stand\"\n");
}

TEST(Letter, WhatIsNotUnderstoodIsNeverSwallowed) {
  EXPECT_EQ(
      answer("III Corps: stand until relieved"),
      "letter:1: found \"until relieved\"; expected the end of the order, or another order. Leave it out, or write it "
      "on a line of its own after \"#\"\n");
  EXPECT_EQ(answer("IX Corps: stand"),
            "letter:1: found \"IX Corps\"; expected a force, headquarters or train of your "
            "side\n");
  EXPECT_EQ(answer("III Crops: stand"),
            "letter:1: found \"III Crops\"; expected a force, headquarters or train of your side. Is it III Corps?\n");
  EXPECT_EQ(answer("Corps: stand"),
            "letter:1: found \"Corps\"; expected a force, headquarters or train of your side, named so that only one "
            "fits. It may be III Corps, VI Corps, VIII Corps, I Cavalry Corps or XI Corps: write more of the name\n");
}

TEST(Letter, NamesOfTheOtherSideAreUnknownNames) {
  const std::string unknown = "; expected a force, headquarters or train of your side\n";
  EXPECT_EQ(answer("Yorck: march Leipzig"), "letter:1: found \"Yorck\"" + unknown);
  EXPECT_EQ(answer("Kleist: march Halle"), "letter:1: found \"Kleist\"" + unknown);
  EXPECT_EQ(answer("Nobody: march Halle"), "letter:1: found \"Nobody\"" + unknown);
}

TEST(Letter, ADivisionWithinACorpsHasToBeDetachedFirst) {
  EXPECT_EQ(
      answer("9th Division: march Weissenfels"),
      "letter:1: found \"9th Division\"; expected a force, headquarters or train of your side. 9th Division is part "
      "of III Corps: first write \"III Corps: detach 9th Division\"\n");
  EXPECT_EQ(answer("III Corps: detach 9th Division\n9th Division: march Weissenfels"),
            "III Corps: detach 9th Division\n9th Division: march Weissenfels\n");
}

}  // namespace estafette::test::read_orders_test
