// What players wish, ask, forbid or take back in the middle of their orders: nothing of it is obeyed, and nothing of it
// is passed over.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::wishes_test {
namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST(LetterQuestions, AnOrderWithAQuestionMarkIsAskedAboutAndNotObeyed) {
  for (const char* line :
       {"VIII Corps: march to Jena???", "VIII Corps to Jena?", "VIII Corps: Jena?", "VIII Corps: march to Jena, OK?",
        "VIII Corps: march to Jena. OK?", "Could VIII Corps reach Jena this turn?",
        "VIII Corps: march Apolda (or is Jena better?)", "VIII Corps: Jena \U0001F914"}) {
    const std::string said = answer(line);
    EXPECT_EQ(said.find("letter:1: found "), 0U) << said;
    EXPECT_TRUE(has(said,
                    "expected an order, and no question. If it is an order, write it without the question mark; if "
                    "not, leave it out"))
        << said;
  }
}

TEST(LetterWishes, AWishAmongChatIsAskedAboutAndNotPassedOver) {
  for (const char* line : {"I want VIII Corps at Jena", "Hope you are well! I'd like VIII Corps to close up to Jena.",
                           "It would be nice if VIII Corps could go to Jena", "Please have VIII Corps move to Jena",
                           "Let VIII Corps go to Jena", "Send VIII Corps to Jena",
                           "We have a good map. VIII Corps ought to be at Jena soon.",
                           "Ich h\u00E4tte gern VIII. Korps in Jena", "Je voudrais que VIII Corps aille \u00E0 Jena"}) {
    const std::string said = answer(line);
    EXPECT_FALSE(has(said, "VIII Corps: march Jena\n")) << line << "\n" << said;
    EXPECT_TRUE(has(said, "letter:1: found ")) << line;
    EXPECT_TRUE(has(said, "If it is an order, begin with the name, as in \"VIII Corps: march Jena\"")) << line << "\n"
                                                                                                       << said;
  }
}

TEST(LetterWishes, WhatIsOnlyToldOfAForceIsNoWish) {
  for (const char* line : {"I hear that Ney is tired.", "We enjoyed the turn, and Napoleon sends his regards.",
                           "I want to thank you for the map of Jena."})
    EXPECT_EQ(answer(line), "") << line;
}

TEST(LetterWishes, WhatIsBelowOneIsNotForTheForceBeforeIt) {
  const std::string said = answer("VIII Corps: march to Jena\nI want III Corps at Weissenfels\nwithdraw if attacked");
  EXPECT_FALSE(has(said, "withdraw if attacked\n")) << said;
  EXPECT_TRUE(has(said, "letter:3: found ")) << said;
  EXPECT_FALSE(has(answer("VIII Corps: march to Jena\nTo Marshal Ney\nstand"), "VIII Corps: stand"));
}

TEST(LetterWishes, ToCanAndCouldIsNoOrder) {
  for (const char* line : {"III Corps can march to Weissenfels", "III Corps could march to Weissenfels",
                           "III Corps would march to Weissenfels"}) {
    const std::string said = answer(line);
    EXPECT_FALSE(has(said, "III Corps: march")) << said;
    EXPECT_TRUE(has(said, "If it is an order, write it without \"")) << said;
  }
  const std::string said = answer("III Corps: march Weissenfels\nIt could withdraw if attacked");
  EXPECT_FALSE(has(said, "III Corps: withdraw")) << said;
  EXPECT_TRUE(has(said, "letter:2: found ")) << said;
}

TEST(LetterWishes, WhatTheReaderShallDoIsAskedAbout) {
  for (const char* line : {"You will follow III Corps", "You are to be at Jena on the 30th", "You will march to Jena"})
    EXPECT_TRUE(has(answer(line), "letter:1: found ")) << line;
}

TEST(LetterNames, SomebodyUnknownWhoIsSentSomewhereIsAskedAbout) {
  const std::string said = answer(forces_of_1813(), "9th Division to Weissenfels", Side::france);
  EXPECT_TRUE(has(said, "9th Division is part of III Corps: first write \"III Corps: detach 9th Division\"")) << said;
  for (const char* line : {"Gd - Jena", "Souham to Weissenfels", "Miloradowitsch: nach Altenburg", "marmonnt jenna",
                           "Bourcier: keep an eye on Yorck"})
    EXPECT_TRUE(has(answer(line), "letter:1: found ")) << line << "\n" << answer(line);
  for (const char* head :
       {"Headquarters - Weimar, 27 April 1813", "Headquarters: Weimar", "Camp - Jena, 27 April 1813"})
    EXPECT_FALSE(has(answer(std::string(head) + "\nIII Corps: stand"), ": march")) << head;
}

TEST(LetterNames, AMisspeltNameIsAnsweredWithTheNearest) {
  EXPECT_TRUE(has(answer("VIII Corps: Jenna"), "Is it Jena?"));
  EXPECT_TRUE(has(answer("VIII CORPS TO WIEMAR"), "Is it Weimar?"));
}

TEST(LetterBans, WhatNobodyShallDoIsAskedAbout) {
  for (const char* line :
       {"Nobody is to pass Weissenfels", "Never mind VIII Corps", "Ne pas engager VIII Corps",
        "No corps beyond Weissenfels", "VIII Corps: \u274C Jena", "VIII Corps: \U0001F6AB march Jena"}) {
    const std::string said = answer(line);
    EXPECT_TRUE(has(said, "What is not ordered is not done")) << line << "\n" << said;
    EXPECT_FALSE(has(said, "VIII Corps: march")) << said;
  }
}

TEST(LetterBans, NoForcedMarchIsAnOrdinaryOne) {
  for (const char* line : {"VIII Corps: march to Jena, no forced march", "VIII Corps: Jena. No forced march.",
                           "VIII Corps: march Jena (not forced)"})
    EXPECT_TRUE(has(answer(line), "VIII Corps: march Jena")) << line << "\n" << answer(line);
  EXPECT_FALSE(has(answer("VIII Corps: march to Jena, not Apolda"), "VIII Corps: march"));
  EXPECT_TRUE(has(answer("VIII Corps: march to Jena or Apolda"), "expected one way to go"));
}

TEST(LetterCorrections, AnOrderThatIsScrappedComesBack) {
  for (const char* words : {"Scrap that.", "Wait, no - not Jena.", "Belay that.", "Hang on, that is wrong.",
                            "Actually, on reflection I'd rather he stayed.", "Sorry - typo - Apolda."}) {
    const std::string said = answer(std::string("VIII Corps: march to Jena\n") + words);
    EXPECT_FALSE(has(said, "VIII Corps: march Jena\n")) << words << "\n" << said;
    EXPECT_TRUE(has(said, "letter:1: found ") && has(said, "letter:2: found ")) << words << "\n" << said;
  }
}

TEST(LetterMarches, ThereAndBackIsNoMarchInAnyLanguage) {
  for (const char* line : {"VIII. Korps marschiert nach Jena und zur\u00FCck", "VIII. Korps: Jena, hin und zur\u00FCck",
                           "8e corps: marcher sur Jena, aller et retour", "VIII Corps: marcia verso Jena e ritorno"}) {
    const std::string said = answer(line);
    EXPECT_FALSE(has(said, "VIII Corps: march Jena")) << said;
    EXPECT_TRUE(has(said, "expected one march, which ends at its last place (2.1)")) << said;
  }
  EXPECT_EQ(answer("III. Korps marschiert nach Weissenfels zur\u00FCck"), "III Corps: march Weissenfels\n");
}

TEST(LetterMarches, WhoStandsOnArrivalMarches) {
  for (const char* line : {"III Corps: march Weissenfels. Stand on arrival.", "III Corps => Weissenfels & hold there",
                           "III Corps: march Weissenfels, hold Weissenfels"})
    EXPECT_EQ(answer(line), "III Corps: march Weissenfels # where it arrives it stands, on whatever ground there is\n")
        << line;
  EXPECT_EQ(answer("III Corps: march Weissenfels\nstand there"),
            "III Corps: march Weissenfels # where it arrives it stands, on whatever ground there is\n");
}

TEST(LetterMarches, WhoLeavesAPlaceForAnotherMarches) {
  EXPECT_EQ(answer("III Corps leaves Naumburg for Weissenfels"), "III Corps: march Weissenfels\n");
}

TEST(LetterConditions, HowStrongTheEnemyIsBelongsToTheCondition) {
  const std::string said = answer("VIII Corps: if the enemy is in strength at Jena march to Apolda");
  EXPECT_FALSE(has(said, "VIII Corps: march")) << said;
  EXPECT_TRUE(has(said, "letter:1: found ")) << said;
}

TEST(LetterConditions, AnOrderIsNotObeyedWithoutWhatItDependsOn) {
  for (const char* line :
       {"VIII Corps: march to Jena; if the enemy is in strength there march to Apolda",
        "VIII Corps: march to Jena. Otherwise stand.", "VIII Corps: Jena; unless Ney has lost, stand"}) {
    const std::string said = answer(line);
    EXPECT_EQ(said.find("letter:1: found "), 0U) << said;
  }
  EXPECT_EQ(answer("VIII Corps: march to Jena if it is empty. Otherwise halt."),
            "VIII Corps: march Jena if Jena is empty\n");
  EXPECT_EQ(answer("VIII Corps: march to Jena; if attacked withdraw"),
            "VIII Corps: march Jena\nVIII Corps: withdraw if attacked\n");
}

TEST(LetterDetachments, AVerbBehindADivisionIsNoGeneralOfThatName) {
  State state = forces_of_1813();
  for (Force& force : state.forces)
    if (force.name == "III Corps")
      force.troops.edit().formations[3].commander = "G\u00E9n\u00E9ral de division Marchand";
  EXPECT_EQ(answer(state, "III Corps: detach 9th Division and march to Weissenfels", Side::france),
            "III Corps: detach 9th Division\nIII Corps: march Weissenfels\n");
}

TEST(LetterGarrisons, ACorpsThatLeavesOneInAFortressSaysWhoStays) {
  State state = forces_of_1813();
  for (Force& force : state.forces)
    if (force.name == "III Corps") force.at = node("Torgau");
  for (const char* line : {"III Corps: leave a garrison in Torgau", "III Corps: put a garrison into Torgau"}) {
    const std::string said = answer(state, line, Side::france);
    EXPECT_FALSE(has(said, "III Corps: garrison")) << said;
    EXPECT_TRUE(has(said,
                    "Write \"garrison Torgau with DIVISION\", or \"garrison Torgau\" if all of III Corps is to shut "
                    "itself in"))
        << said;
  }
  EXPECT_EQ(answer(state, "III Corps: leave a garrison in Torgau with 9th Division", Side::france),
            "III Corps: garrison Torgau with 9th Division\n");
}

TEST(LetterHeadings, GoalsForLaterAreNoOrders) {
  const std::string said =
      answer("Final objectives (not this turn):\nVIII Corps: Jena\n\nThis turn:\nIII Corps: stand");
  EXPECT_FALSE(has(said, "VIII Corps: march")) << said;
  EXPECT_TRUE(has(said, "letter:2: found ") && has(said, "III Corps: stand\n")) << said;
}

TEST(LetterHeadings, AnOrderMayBeAddressedToWhoeverCarriesItOut) {
  EXPECT_EQ(answer("VIII Corps: stand\nTo Marshal Ney:\nProceed to Weissenfels."),
            "VIII Corps: stand\nIII Corps: march Weissenfels\n");
  EXPECT_EQ(answer("Ney, you will march to Weissenfels"), "III Corps: march Weissenfels\n");
  EXPECT_EQ(answer("VIII Corps, stay where you are"), "VIII Corps: halt # no order, it stays where it is\n");
}

TEST(LetterMarches, APlaceOnlyIsWhereTheMarchEnds) {
  EXPECT_EQ(answer("VIII Corps: march to Jena only"), "VIII Corps: march Jena\n");
  EXPECT_EQ(answer("VIII Corps: march to Jena only if it is empty"), "VIII Corps: march Jena if Jena is empty\n");
}

TEST(LetterCorrections, WhatIsForgottenOfOneForceLeavesTheOthersAlone) {
  const std::string said = answer("VIII Corps: march to Jena\nIII Corps: stand\nPS: forget about VIII Corps, it stays");
  EXPECT_FALSE(has(said, "VIII Corps: march Jena\n")) << said;
  EXPECT_TRUE(has(said, "III Corps: stand\n")) << said;
  EXPECT_TRUE(has(said, "letter:1: found ") && has(said, "letter:3: found ")) << said;
  const std::string again = answer("VIII Corps: march to Jena\nIII Corps: stand\nVIII Corps: Apolda instead of Jena");
  EXPECT_FALSE(has(again, "VIII Corps: march Jena\n") || has(again, "VIII Corps: march Apolda")) << again;
}

TEST(LetterNames, APlaceInBracketsBehindANameIsWhereItIs) {
  EXPECT_EQ(answer("III Corps (Naumburg): march Weissenfels"), "III Corps: march Weissenfels\n");
  EXPECT_EQ(answer("III Corps (Naumburg) -> Weissenfels"), "III Corps: march Weissenfels\n");
  EXPECT_TRUE(has(answer("III Corps (Weimar): march Weissenfels"), "III Corps is at Naumburg, not at Weimar"));
}

TEST(LetterNames, OneThatIsLikeAVerbIsNoOrderToTheForceAbove) {
  State state = forces_of_1813();
  for (Force& force : state.forces)
    if (force.name == "VIII Corps") force.name = "Imperial Guard";
  const std::string said = answer(state, "XI Corps: march Zerbst\nGuard", Side::france);
  EXPECT_FALSE(has(said, "XI Corps: escort")) << said;
  EXPECT_TRUE(has(said, "letter:2: found ")) << said;
  EXPECT_TRUE(has(answer(state, "XI Corps: march Zerbst; guard the pontoon train", Side::france), "XI Corps: escort"));
}

TEST(LetterNames, IBehindAStopIsTheFirstCorps) {
  State state = forces_of_1813();
  for (Force& force : state.forces)
    if (force.name == "VIII Corps") force.name = "I Corps";
  EXPECT_EQ(answer(state, "III Corps: march Weissenfels. I Corps: march Jena.", Side::france),
            "III Corps: march Weissenfels\nI Corps: march Jena\n");
}

TEST(LetterNames, WhoSignsWithHisNameAndHisCorpsOrdersNothing) {
  EXPECT_EQ(answer("VIII Corps: march to Jena\n\nBest\nNey\nIII Corps"), "VIII Corps: march Jena\n");
}

TEST(LetterMarches, OfPlacesWithAStrokeBetweenThemNobodyKnowsWhetherBothAreMeant) {
  EXPECT_TRUE(has(answer("VIII Corps: march Jena/Apolda"), "If it goes through both, write a dash between them"));
}

TEST(LetterMarches, WhoWithdrawsWithoutAPlaceIsToldOfTheOtherOrder) {
  EXPECT_TRUE(has(answer("III Corps: withdraw"), "or write \"withdraw if attacked\""));
  EXPECT_FALSE(has(answer("III Corps: march"), "withdraw"));
}

TEST(LetterGreetings, AnOrderBehindOneIsReadFromItsBeginning) {
  EXPECT_EQ(answer("Orders as agreed last night: VIII Corps to Jena, III Corps to Weissenfels"),
            "VIII Corps: march Jena\nIII Corps: march Weissenfels\n");
  EXPECT_EQ(answer("Good morning, VIII Corps to Jena"), "VIII Corps: march Jena\n");
  EXPECT_EQ(answer("Orders for III Corps: march Weissenfels"), "III Corps: march Weissenfels\n");
  EXPECT_TRUE(has(answer("Thanks, Souham to Weissenfels"), "letter:1: found "));
  EXPECT_FALSE(has(answer("VIII Corps: stand\nOrders for III Corps, march to Weissenfels"), "VIII Corps: march"));
  EXPECT_EQ(answer("Best regards to all in Leipzig, Fred"), "");
}

}  // namespace estafette::test::wishes_test
