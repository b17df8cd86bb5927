// For whom an order is that stands below a name we do not know, and who "all" and "the rest" are: no order goes to a
// force that it may not be for.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::for_whom_test {
namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST(LetterForWhom, BelowANameThatNobodyHasNoOrderIsForTheForceAboveIt) {
  for (const char* name :
       {"Marmmont", "Saxons", "General Dupont", "Das Gardekorps", "Reserve", "Bertand -", "**Dombrwski**",
        "[b]Legrand[/b]", "Dave's corps", "The others' horse", "XIX Corps", "Le g\u00E9n\u00E9ral Dupont"}) {
    const std::string said = answer(std::string("III Corps: withdraw if attacked\n") + name + "\nmarch Weissenfels");
    EXPECT_FALSE(has(said, "III Corps: march")) << name << "\n" << said;
    EXPECT_TRUE(has(said, "letter:3: found \"march Weissenfels\"")) << name << "\n" << said;
  }
  const std::string said = answer("III Corps: march Weissenfels\n\nGeneral Dupont\n\nwithdraw if attacked");
  EXPECT_FALSE(has(said, "III Corps: withdraw")) << said;
}

TEST(LetterForWhom, WhatIsSaidBetweenTwoOrdersOfAForceIsNoName) {
  for (const char* line : {"Sorry for that.", "Thanks", "notes:", "Good luck"})
    EXPECT_TRUE(has(answer(std::string("III Corps: march Weissenfels\n") + line + "\nwithdraw if attacked"),
                    "III Corps: withdraw if attacked\n"))
        << line;
  EXPECT_EQ(answer("III Corps\nmarch Weissenfels\nVIII Corps\nstand"),
            "III Corps: march Weissenfels\nVIII Corps: stand\n");
}

TEST(LetterForWhom, AllGarrisonsAreNotAllForces) {
  for (const char* line : {"All garrisons: hold", "All garrisons stay", "Every garrison holds out",
                           "Toutes les garnisons tiennent", "All blockades continue", "All sieges continue"}) {
    const std::string said = answer(line);
    EXPECT_FALSE(has(said, "Corps: stand")) << said;
    EXPECT_FALSE(has(said, "Corps: halt")) << said;
    EXPECT_FALSE(has(said, "garrison Torgau")) << said;
  }
}

TEST(LetterForWhom, TheRestAboveAnOrderIsEverybodyElse) {
  const std::string said = answer("III Corps: march Weissenfels\nThe rest\nstand");
  EXPECT_TRUE(has(said, "III Corps: march Weissenfels\n")) << said;
  EXPECT_TRUE(has(said, "VIII Corps: stand\n")) << said;
  EXPECT_FALSE(has(said, "III Corps: halt")) << said;
  EXPECT_FALSE(has(said, "\nIII Corps: stand")) << said;
}

TEST(LetterForWhom, TheImperialHeadquartersAreNotTheGuard) {
  EXPECT_FALSE(has(answer("III Corps: stand\nImperial HQ\nmarch Jena"), ": march Jena\n"));
}

TEST(LetterForWhom, TwoForcesAndTwoPlacesMayBeOneForEach) {
  for (const char* line : {"III Corps and VI Corps to Weissenfels and L\u00FCtzen",
                           "III Corps, VI Corps: march Weissenfels and L\u00FCtzen"})
    EXPECT_TRUE(has(answer(line), "one way for all of them, or one place for each")) << line << "\n" << answer(line);
  EXPECT_EQ(answer("III Corps and VI Corps: march Weissenfels - L\u00FCtzen"),
            "III Corps: march Weissenfels - L\u00FCtzen\nVI Corps: march Weissenfels - L\u00FCtzen\n");
}

TEST(LetterForWhom, WhoSaysHisNameBehindIOrdersHimselfAndNotTheFirstCorps) {
  State state = forces_of_1813();
  find_force(state, force(state, "XI Corps").id)->name = "I Corps";
  EXPECT_EQ(answer(state, "I, Napoleon, march to Jena", Side::france), "Napoleon: march Jena\n");
}

TEST(LetterForWhom, SeveralWhomNobodyKnowsAreAskedAbout) {
  EXPECT_TRUE(has(answer("III Corps: stand\nTsar Alexander and King Frederick William to Jena"), "letter:2: found "));
  EXPECT_EQ(answer("III Corps: stand\nMy wife and I went to Jena once"), "III Corps: stand\n");
}

}  // namespace estafette::test::for_whom_test
