// Lines that belong together: what a line says about another is obeyed with it, or both are asked about.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::running_on_test {
namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST(LetterLines, AConditionOnTheNextLineIsThatOfTheMarch) {
  for (const char* next :
       {"if it is free.", "only if empty", "- only if empty", "but only if Weissenfels is empty",
        "unless it is occupied by the enemy.", "unless the enemy is there", "if there is no enemy there"})
    EXPECT_EQ(answer(std::string("III Corps: march Weissenfels\n") + next),
              "III Corps: march Weissenfels if Weissenfels is empty\n")
        << next;
  EXPECT_EQ(answer("III. Korps: marschiert nach Weissenfels\nnur wenn es frei ist"),
            "III Corps: march Weissenfels if Weissenfels is empty\n");
}

TEST(LetterLines, AMarchWithAConditionThatNobodyUnderstandsIsNotObeyed) {
  for (const char* next : {"but only if the enemy has left.", "(not if the enemy holds it)",
                           "only if the weather is good", "unless VI Corps is attacked"}) {
    const std::string said = answer(std::string("III Corps: march Weissenfels\n") + next);
    EXPECT_FALSE(has(said, "III Corps: march Weissenfels\n")) << said;
    EXPECT_TRUE(has(said, "letter:1: found \"")) << said;
  }
  EXPECT_EQ(answer("III Corps: march Weissenfels\nIf you have any questions let me know."),
            "III Corps: march Weissenfels\n");
  EXPECT_EQ(answer("III Corps: march Weissenfels\nIf attacked fall back."),
            "III Corps: march Weissenfels\nIII Corps: withdraw if attacked\n");
}

TEST(LetterLines, AConditionBelowAQuestionIsThatOfTheMarchAboveIt) {
  for (const char* question : {"Will that do?", "Is this a force march?", "Reicht das für einen Gewaltmarsch?"})
    for (const char* condition :
         {"Falls der Feind mit mehr als 5000 Mann angreift, bitte zurückziehen.", "only if the weather is good"}) {
      const std::string said = answer(std::string("III Corps: march Weissenfels\n") + question + "\n" + condition);
      EXPECT_FALSE(has(said, "III Corps: march Weissenfels\n")) << said;
      EXPECT_TRUE(has(said, "letter:1: found \"")) << said;
    }
  EXPECT_TRUE(has(answer("III Corps: march Weissenfels\nWill that do?\nonly if it is free"),
                  "III Corps: march Weissenfels if Weissenfels is empty\n"));
}

TEST(LetterLines, WhatIsForbiddenAcrossALineIsAskedAboutAndNotOrdered) {
  for (const char* lines :
       {"Please do not\nwithdraw if attacked.", "There it should under no circumstances\nwithdraw if attacked.",
        "It must never\nwithdraw if attacked",
        "We have decided, contrary to what I wrote yesterday, not to\nmarch to Jena.",
        "Es soll unter keinen Umständen\nausweichen", "Do not withdraw if attacked."}) {
    const std::string said = answer(std::string("III Corps: stand.\n") + lines);
    EXPECT_TRUE(has(said, "III Corps: stand\n")) << said;
    EXPECT_FALSE(has(said, "III Corps: withdraw")) << said;
    EXPECT_FALSE(has(said, "III Corps: march")) << said;
    EXPECT_TRUE(has(said, "letter:2: found \"")) << lines << "\n" << said;
  }
  EXPECT_TRUE(has(answer("III Corps must not march"), "What is not ordered is not done"));
}

TEST(LetterLines, ItIsTheForceOfTheLineAbove) {
  for (const char* next :
       {"It will withdraw if attacked.", "They are to fall back if attacked.", "There it shall give way",
        "Es soll bei Angriff ausweichen.", "Il doit se retirer si attaqué", "It withdraws if attacked"})
    for (const char* between : {"\n", " "}) {
      if (std::string(next).starts_with("Es") && std::string(between) == " ") continue;
      EXPECT_EQ(answer(std::string("III Corps marches to Weissenfels.") + between + next),
                "III Corps: march Weissenfels\nIII Corps: withdraw if attacked\n")
          << next << between;
    }
}

TEST(LetterLines, WhoeverMayBeTheEnemyOrTheReaderIsAskedAbout) {
  for (const char* lines :
       {"III Corps marches to Weissenfels.\nThey will stand.",
        "III Corps and VI Corps march to Weissenfels\nIt will stand", "It is to withdraw if attacked.",
        "III Corps: detach 9th Division. It will stand", "VIII Corps: follow III Corps\nIt is to stand",
        "To: Marshal Ney\nFrom: The Emperor\n\nYou will march to Naumburg at once."}) {
    const std::string said = answer(lines);
    EXPECT_TRUE(has(said, "expected the name of the force that is ordered")) << lines << "\n" << said;
    EXPECT_FALSE(has(said, ": stand\n")) << said;
  }
  EXPECT_EQ(answer("The enemy is strong.\nThey will attack us."), "");
}

TEST(LetterLines, AnOrderThatALaterLineChangesIsAskedAbout) {
  for (const char* next :
       {"Sorry, make that Naumburg.", "EDIT: Naumburg, not Weissenfels", "This order is cancelled.",
        "PS Jena instead of Weissenfels!", "Correction: Jena", "Verzeihung, statt Weissenfels Jena"}) {
    const std::string said =
        answer(std::string("VIII Corps: stand\nIII Corps:\n- march Weissenfels\n- withdraw if attacked\n") + next);
    EXPECT_TRUE(has(said, "VIII Corps: stand\n")) << said;
    EXPECT_FALSE(has(said, "III Corps: march Weissenfels\n")) << said;
    EXPECT_TRUE(has(said, "changes it or takes it back: write the whole order as it is now")) << next << "\n" << said;
  }
  EXPECT_TRUE(has(answer("III Corps: stand\nPS Jena instead of Weissenfels for Ney!"), "changes it or takes it back"));
  EXPECT_EQ(answer("Corrections to my last letter\nIII Corps: stand"), "III Corps: stand\n");
  EXPECT_EQ(answer("III Corps: stand\nSorry for being late with this."), "III Corps: stand\n");
}

TEST(LetterLines, WhatMayTakeBackAllThatIsAboveItBringsAllOfItBack) {
  for (const char* next : {"Scrap that.", "Ignore the above", "Changed my mind!"}) {
    const std::string said = answer(std::string("VIII Corps: stand\nVI Corps: stand\n\nIII Corps: stand\n") + next);
    for (const char* line : {"letter:1: ", "letter:2: ", "letter:4: ", "letter:5: "})
      EXPECT_TRUE(has(said, line)) << next << "\n" << said;
    EXPECT_FALSE(has(said, "Corps: stand\n")) << next << "\n" << said;
  }
  EXPECT_TRUE(has(answer("VIII Corps: stand\nScrap that.\nIII Corps: stand"), "III Corps: stand\n"));
}

TEST(LetterLines, AnOrderInAPostscriptIsRead) {
  EXPECT_EQ(answer("III Corps: stand\nPS: VI Corps: march Weissenfels"),
            "III Corps: stand\nVI Corps: march Weissenfels\n");
  EXPECT_EQ(answer("III Corps: stand\n-- \nNey\nP.S. VI Corps: march Weissenfels"),
            "III Corps: stand\nVI Corps: march Weissenfels\n");
}

}  // namespace estafette::test::running_on_test
