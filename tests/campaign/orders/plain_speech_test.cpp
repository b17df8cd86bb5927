// What people say around an order without changing it, and what they put right with a word of regret.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::test::plain_speech_test {
namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST(LetterSpeech, WhoIsOnHisWayToAPlaceIsToMarchThere) {
  for (const char* line :
       {"VIII Corps is going to Jena", "VIII Corps is marching to Jena.", "VIII Corps is moving up to Jena",
        "VIII Corps is heading for Jena", "VIII Corps: en marche vers Jena", "VIII Corps is off to Jena",
        "VIII Corps ist unterwegs nach Jena"})
    EXPECT_EQ(answer(line), "VIII Corps: march Jena\n") << line;
  EXPECT_EQ(answer("VIII Corps is going to march to Jena"), "VIII Corps: march Jena\n");
  EXPECT_EQ(answer("III Corps is going to stand"), "III Corps: stand\n");
}

TEST(LetterSpeech, AWordToTheUmpireBeforeSuchALineDoesNotHideIt) {
  EXPECT_TRUE(
      has(answer("@Umpire VIII Corps is going to Jena tonight, XI Corps is going to Wittenberg."), "letter:1: found "));
}

TEST(LetterSpeech, SmallWordsBeforeANameSayNothing) {
  for (const char* line : {"ok VIII Corps -> Jena", "Right, VIII Corps to Jena", "so VIII Corps: Jena",
                           "Alors VIII Corps: marche sur Jena", "Gut, VIII Corps: Jena"})
    EXPECT_EQ(answer(line).find("VIII Corps: march Jena"), 0U) << line;
}

TEST(LetterSpeech, ThanksBeforeTheFirstOrderDoNotHideIt) {
  EXPECT_EQ(answer("Thanks for the lovely drawing, it looks great. VIII Corps will march to Jena."),
            "VIII Corps: march Jena\n");
  EXPECT_TRUE(has(answer("If the bridges are broken. VIII Corps will march to Jena."), "letter:1: found "));
}

TEST(LetterSpeech, IAsTheNumberOfACorpsIsNotThePlayerHimself) {
  State state = with({corps("I Corps", "Weimar"), corps("VIII Corps", "Weimar")});
  for (const char* line : {"I: Jena", "I. Korps: Jena", "I K.: Jena", "This turn: I Corps: march Jena"})
    EXPECT_EQ(answer(state, line, Side::france).find("I Corps: march Jena"), 0U) << line << "\n"
                                                                                 << answer(state, line, Side::france);
  EXPECT_TRUE(has(answer(state, "I., VIII. Korps: Jena", Side::france), "\nVIII Corps: march Jena"));
  EXPECT_TRUE(has(answer(state, "This turn: I Corps Jena", Side::france), "letter:1: found "));
  EXPECT_EQ(answer(state, "I march with the children on Sunday, so be quick", Side::france), "");
}

TEST(LetterSpeech, APlaceBehindAWordOfRegretPutsTheMarchAboveItRight) {
  for (const char* line : {"no sorry, Naumburg", "No, Naumburg", "Sorry, Naumburg.", "Oops, Naumburg I mean.",
                           "nein, Naumburg", "pardon, Naumburg", "Better Naumburg", "Actually, to Naumburg"}) {
    const std::string said = answer(std::string("VIII Corps: march Jena\n") + line);
    EXPECT_FALSE(has(said, "VIII Corps: march Jena\n")) << line << "\n" << said;
    EXPECT_TRUE(has(said, "letter:2: found ")) << line << "\n" << said;
  }
}

TEST(LetterSpeech, AnExcuseThatNamesAPlaceTakesNothingBack) {
  for (const char* line : {"Sorry again for the trouble in Jena.", "Sorry for the wait!", "No news from Jena yet."})
    EXPECT_EQ(answer(std::string("VIII Corps: march Jena\n") + line), "VIII Corps: march Jena\n") << line;
}

TEST(LetterSpeech, ALongConditionWithAnOrderIsAskedAboutAndNotPassedOver) {
  for (const char* line : {"If the enemy attacks us there with more than 5000 men, please withdraw.",
                           "Should the Prussians turn out to be there in great strength, then withdraw again.",
                           "Wenn der Feind dort mit mehr als 5000 Mann steht, dann bitte gleich zur\u00FCckgehen.",
                           "Si l'ennemi s'y pr\u00E9sente avec plus de cinq mille hommes, il faudra se replier."})
    EXPECT_TRUE(has(answer(std::string("VIII Corps: march Jena\n") + line), "letter:2: found ")) << line;
  const std::string leisure =
      "VIII Corps: march Jena\nWhen you have the time tell us how far we may march on bad roads.";
  EXPECT_EQ(answer(leisure), "VIII Corps: march Jena\n");
}

TEST(LetterSpeech, AnArticleOfAnotherLanguageBeginsNoStory) {
  EXPECT_TRUE(has(answer("Il principe di Moscova difende Jena."), "letter:1: found "));
  EXPECT_EQ(answer("Il pleut \u00E0 Jena."), "");
}

TEST(LetterSpeech, ATurnInShortIsATurn) {
  EXPECT_TRUE(has(answer("VIII Corps: Jena (T1), Naumburg (T9)"), "expected an order for turn 1"));
  EXPECT_TRUE(has(answer("T9: VIII Corps: Jena"), "expected an order for turn 1"));
  EXPECT_EQ(answer("T1: VIII Corps: march Jena"), "VIII Corps: march Jena\n");
}

TEST(LetterSpeech, AnArmyIsNotItsStaff) {
  const std::string said = answer("Army of the Main: march Jena");
  EXPECT_EQ(said.find("letter:1: found \"Army of the Main\"; expected the headquarters, or the forces that are meant."),
            0U)
      << said;
  EXPECT_EQ(answer("Army of the Main headquarters: march Jena"), "Army of the Main headquarters: march Jena\n");
  EXPECT_EQ(answer("Army of the Main: rally VI Corps"), "Army of the Main headquarters: rally VI Corps\n");
}

TEST(LetterSpeech, WhoTravelsWithAForceMayBeNamedBehindItsMarch) {
  EXPECT_EQ(answer("VIII Corps: march to Jena with Napoleon"), "VIII Corps: march Jena\n");
  State state = forces_of_1813();
  Piece taken = *std::find_if(state.pieces.begin(), state.pieces.end(),
                              [](const Piece& piece) { return piece.kind == PieceKind::pontoon_train; });
  taken.id = {"taken-pontoon-train"};
  taken.name = "Taken pontoon train";
  taken.with = test::force(state, "VIII Corps").id;
  state.pieces.push_back(taken);
  EXPECT_EQ(answer(state, "VIII Corps: march to Jena with the pontoon train", Side::france),
            "VIII Corps: march Jena\n");
  EXPECT_TRUE(has(answer("VIII Corps: march to Jena with XI Corps"),
                  "XI Corps has orders of its own: leave it out here; to go where XI Corps goes write \"VIII Corps: "
                  "follow XI Corps\""));
}

TEST(LetterSpeech, AFormMayNameTheCommanderAndWhatAChatProgramAdds) {
  EXPECT_EQ(answer("Unit: VIII Corps\nCommander: Souham\nDestination: Jena"), "VIII Corps: march Jena\n");
  EXPECT_EQ(answer("VIII Corps: Jena (edited)"), "VIII Corps: march Jena # a place alone is a march there\n");
}

}  // namespace estafette::test::plain_speech_test
