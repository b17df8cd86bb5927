// A letter line by line: what was understood, what is doubtful, what is refused and what to do.
#include "desk/deeds/letter_lines.hpp"

#include <gtest/gtest.h>

namespace estafette::desk::letter_lines_test {
namespace {

using Is = InTrayLine::Is;

}  // namespace

TEST(DeskLetterLines, EachIsMarkedAsTheCommandHasAnsweredIt) {
  const std::string letter = "Dear umpire,\nIII Corps: march Lützen\nVI Corps: stand\nXI Corps: march Wien\n";
  const Ran ran{false,
                "turn-1.txt, understood as:\n  line 2: III Corps: march Weissenfels - Lützen  # by the shortest way\n"
                "  line 3: VI Corps: stand\n  line 1, passed over (greeting): Dear umpire,\n",
                "spring-desk/received/turn-1.txt:4: found \"Wien\"; expected a place of the map\n1 problem to mend; "
                "nothing was written.\n"};
  const std::vector<InTrayLine> lines = lines_of(letter, ran);
  const std::vector<InTrayLine> expected = {
      {Is::passed_over, 1, "Dear umpire,", "greeting"},
      {Is::doubtful, 2, "III Corps: march Lützen", "III Corps: march Weissenfels - Lützen  # by the shortest way"},
      {Is::understood, 3, "VI Corps: stand", "VI Corps: stand"},
      {Is::refused, 4, "XI Corps: march Wien", "found \"Wien\"; expected a place of the map"}};
  EXPECT_EQ(lines, expected);
}

TEST(DeskLetterLines, ALetterWithoutAnyOrderSaysSo) {
  const auto page_of = [](const std::vector<InTrayLine>& lines) {
    HtmlPage page("A letter");
    add_letter_lines(page, lines);
    return page.text();
  };
  const InTrayLine passed{Is::passed_over, 1, "To Naumburg, my friends!", "no order"};
  EXPECT_NE(page_of({passed}).find("No order is found in this letter."), std::string::npos);
  EXPECT_EQ(page_of({passed, {Is::understood, 2, "III Corps: stand", "III Corps: stand"}}).find("No order is found"),
            std::string::npos);
}

TEST(DeskLetterLines, OtherWordsOfTheCommandAreNone) {
  EXPECT_TRUE(lines_of("x", {false, "", "This is a mistake in estafette itself: no."}).empty());
}

}  // namespace estafette::desk::letter_lines_test
