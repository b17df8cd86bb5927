// Letters that say of themselves that they are not to be carried out yet.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::reserved_test {
namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST(LetterReserved, ADraftOrdersNothingUntilItsPlayerSaysSo) {
  for (const char* above : {"DRAFT - do not process", "PROVISIONAL", "Not final yet!", "These are only provisional.",
                            "Entwurf!", "Provisoire, \u00E0 confirmer", "Subject: Draft orders for turn 2"}) {
    const std::string said = answer(std::string(above) + "\n\nIII Corps: march Weissenfels\nVIII Corps: stand");
    EXPECT_FALSE(has(said, "III Corps: march Weissenfels\n")) << above << "\n" << said;
    EXPECT_FALSE(has(said, "VIII Corps: stand\n")) << above << "\n" << said;
    EXPECT_TRUE(has(said, "expected orders that are meant")) << above << "\n" << said;
  }
}

TEST(LetterReserved, SoDoesAPostscript) {
  const std::string said = answer("III Corps: march Weissenfels\nP.S. don't execute this before Thursday");
  EXPECT_TRUE(has(said, "letter:1: found \"III Corps: march Weissenfels\"; expected orders that are meant")) << said;
}

TEST(LetterReserved, ALongStoryAboutDraftsDoesNot) {
  EXPECT_EQ(answer("My nephew has to leave for his military service next week, they have the draft there.\n"
                   "III Corps: march Weissenfels"),
            "III Corps: march Weissenfels\n");
}

}  // namespace estafette::test::reserved_test
