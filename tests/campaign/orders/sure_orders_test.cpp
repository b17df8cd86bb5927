// What is ordered, where a sentence could be read in two ways: a letter is obeyed only where it is sure what is meant.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::sure_orders_test {
namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST(LetterPlaces, AWordOfEverySentenceIsNoPlaceCutShort) {
  for (const char* line :
       {"VIII Corps: march to Jena but withdraw if attacked", "VIII Corps: march to Jena, but withdraw if attacked",
        "VIII. Korps: marschiert nach Jena, aber bei Angriff ausweichen",
        "VIII Corps: march Jena yet withdraw if attacked"})
    EXPECT_EQ(answer(line), "VIII Corps: march Jena\nVIII Corps: withdraw if attacked\n") << line;
  for (const char* word :
       {"but", "not", "see", "have", "main", "mind", "cross", "there", "hier", "dort", "mais", "pero", "sur"}) {
    const std::string said = answer(std::string("VIII Corps: march to Jena ") + word + " Apolda");
    EXPECT_FALSE(has(said, "VIII Corps: march")) << word << "\n" << said;
    EXPECT_TRUE(has(said, "letter:1: found \"")) << word << "\n" << said;
  }
  EXPECT_EQ(answer("III Corps: march weissenf"), "III Corps: march Weissenfels\n");
}

TEST(LetterConditions, WhatBeginsTheNextSentenceIsNotTheConditionOfTheMarchBefore) {
  const std::string said = answer("VIII Corps: march to Jena. If Jena is held by the enemy, avoid battle.");
  EXPECT_TRUE(has(said, "VIII Corps: march Jena\n")) << said;
  EXPECT_TRUE(has(said, "expected a march: nothing else can have such a condition")) << said;
  EXPECT_EQ(answer("VIII Corps: march to Jena. If attacked, fall back."),
            "VIII Corps: march Jena\nVIII Corps: withdraw if attacked\n");
}

TEST(LetterConditions, AConditionThatIsAllOfItsSentenceIsThatOfTheMarchBefore) {
  for (const char* line :
       {"VIII Corps: march to Jena. Only if it is free.", "VIII Corps: march to Jena, but only if it is empty",
        "VIII Corps: march to Jena. If empty.", "VIII Corps: march to Jena only if Jena is empty"})
    EXPECT_EQ(answer(line), "VIII Corps: march Jena if Jena is empty\n") << line;
}

TEST(LetterMarches, ToAdvanceInForceIsNoForcedMarch) {
  for (const char* line :
       {"III Corps: advance in force to Weissenfels", "III Corps: march to Weissenfels in force",
        "III. Korps: marschiert mit aller Macht nach Weissenfels", "III Corps: advance in strength to Weissenfels",
        "3e corps: avancer en force vers Weissenfels"})
    EXPECT_EQ(answer(line), "III Corps: march Weissenfels\n") << line;
  for (const char* line :
       {"III Corps: march to Weissenfels by force march", "III Corps: march in forced marches to Weissenfels"})
    EXPECT_EQ(answer(line), "III Corps: force march Weissenfels\n") << line;
}

TEST(LetterLanguages, WhoHaeltInGermanStandsAndDoesNotHalt) {
  for (const char* line :
       {"VIII. Korps hält Weimar.", "VIII. Korps: hält", "VIII. KORPS HÄLT WEIMAR", "VIII. Korps haelt Weimar"})
    EXPECT_EQ(answer(line), "VIII Corps: stand\n") << line;
  EXPECT_EQ(answer("VIII. Korps: halt"), "VIII Corps: halt # no order, it stays where it is\n");
}

TEST(LetterSentences, OneThatABrokenLinePartsIsAskedAbout) {
  for (const char* letter :
       {"VIII Corps: march to Jena.\nI had thought of letting it\nwithdraw if attacked\nbut decided against.",
        "VIII Corps: march to Jena.\nThe Russians will\nfall back if attacked"}) {
    const std::string said = answer(letter);
    EXPECT_TRUE(has(said, "VIII Corps: march Jena\n")) << said;
    EXPECT_FALSE(has(said, "VIII Corps: withdraw")) << said;
    EXPECT_TRUE(has(said, "letter:3: found ") && has(said, "expected a whole order on one line")) << said;
  }
}

TEST(LetterSentences, WhatHeDoesBelowAnOrderIsAskedAboutAndNotPassedOver) {
  const std::string said = answer("III Corps: march Weissenfels\nHe withdraws if attacked");
  EXPECT_TRUE(has(said, "letter:2: found \"He withdraws if attacked\"; expected the name of the force")) << said;
}

TEST(LetterSentences, AForceAtTheEndOfALineAndItsPlaceOnTheNextAreAskedAbout) {
  const std::string said = answer("III Corps is to march to Weissenfels, and VIII Corps\nto Jena.");
  EXPECT_FALSE(has(said, ": march")) << said;
  EXPECT_TRUE(has(said, "letter:1: found ") && has(said, "letter:2: found ")) << said;
}

TEST(LetterSentences, AnOrderBelowItsForceNeedsNoStop) {
  EXPECT_EQ(answer("VIII Corps\nmarch to Jena"), "VIII Corps: march Jena\n");
  EXPECT_EQ(answer("VIII Corps:\nmarch to Jena\nwithdraw if attacked"),
            "VIII Corps: march Jena\nVIII Corps: withdraw if attacked\n");
}

TEST(LetterMarches, WhatStandsBehindTheLastPlaceIsNotLeftOut) {
  for (const char* line : {"III Corps to Weissenfels and back", "III Corps: march to Weissenfels (and back)",
                           "III Corps to Weissenfels and on"}) {
    const std::string said = answer(line);
    EXPECT_FALSE(has(said, "III Corps: march Weissenfels\n")) << said;
    EXPECT_TRUE(has(said, "expected one march, which ends at its last place (2.1)")) << said;
  }
  EXPECT_EQ(answer("III Corps: march back to Weissenfels"), "III Corps: march Weissenfels\n");
}

TEST(LetterPlaces, ARiverIsNoPlaceThoughATownIsCalledAfterIt) {
  EXPECT_TRUE(has(answer("III Corps advances to the Saale"), "Saale is a river: name the place on it"));
}

TEST(LetterHeadings, WhatIsBelowOneThatDisownsItIsAskedAbout) {
  for (const char* heading : {"My orders of last turn:", "These are only ideas, no orders yet:"}) {
    const std::string said = answer(std::string(heading) + "\nVIII Corps: march to Jena\n\nIII Corps: stand");
    EXPECT_FALSE(has(said, "VIII Corps: march Jena\n")) << said;
    EXPECT_TRUE(has(said, "expected orders that are meant")) << said;
    EXPECT_TRUE(has(said, "III Corps: stand\n")) << said;
  }
}

TEST(LetterNumbers, OfAListAreNoPartOfTheOrder) {
  for (const char* number : {"1)", "1.", "(1)", "[1]", "1.)", "1/", "1\u00B0", "b)", "(b)", "iv)", "First,",
                             "Secondly,", "Zweitens,", "Enfin,"})
    EXPECT_EQ(answer(std::string(number) + " VIII Corps: march to Jena"), "VIII Corps: march Jena\n") << number;
  EXPECT_EQ(answer("3. Korps marschiert nach Weissenfels"), "III Corps: march Weissenfels\n");
}

}  // namespace estafette::test::sure_orders_test
