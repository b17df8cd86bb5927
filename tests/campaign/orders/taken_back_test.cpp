// What takes an order back, makes it depend on something or is for one force more, in words that name none of it: asked
// about, and never passed over while the order stands.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::taken_back_test {
namespace {

const std::string kMarch = "III Corps: march Weissenfels\n";

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// What a letter brings whose first line is a good order.
std::string below_an_order(const std::string& line) {
  return answer(kMarch + line);
}

}  // namespace

TEST(LetterTakenBack, WhatNamesNothingBringsBackTheOrderAbove) {
  for (const char* line : {"Never mind", "nvm", "Please delete the first order", "Delete line 1", "Just kidding.",
                           "Wait for my confirmation.", "Bitte streichen", "Befehl 1 streichen", "Doch nicht",
                           "Je plaisante", "Oublie \u00E7a", "Annulez", "Es broma", "Olvida eso", "Lascia perdere"}) {
    const std::string said = below_an_order(line);
    EXPECT_FALSE(has(said, kMarch)) << line << "\n" << said;
    EXPECT_TRUE(has(said, "letter:1: found \"III Corps")) << line << "\n" << said;
  }
  EXPECT_EQ(below_an_order("Never mind the weather"), kMarch);
}

TEST(LetterTakenBack, SoDoesWhatStandsBehindItInTheSameLine) {
  for (const char* rest : {"Just kidding.", "Wait for my confirmation.", "Nur ein Scherz."}) {
    const std::string said = answer(std::string("III Corps: march Weissenfels. ") + rest);
    EXPECT_FALSE(has(said, kMarch)) << said;
  }
}

TEST(LetterTakenBack, WhatItIsMadeToDependOnIsAskedAbout) {
  for (const char* line :
       {"The above is conditional on Marmont moving", "The above only applies if Yorck is still at Altenburg",
        "This is only valid if we hold Jena", "Provided nobody is there", "vorausgesetzt, niemand ist dort",
        "In case of trouble fall back to Weimar", "Im Falle eines Angriffs zurück nach Weimar",
        "Das gilt nur, wenn Jena frei ist", "Im Zweifel halten", "Im Notfall zur\u00FCck nach Weimar",
        "Si l'ennemi est l\u00E0, s'arr\u00EAter", "In caso d'attacco, ripiegare su Weimar", "Cela dépend de Marmont"})
    EXPECT_TRUE(has(below_an_order(line), ": found \"")) << line << "\n" << below_an_order(line);
}

TEST(LetterTakenBack, OnePlaceForTheOtherIsAskedAbout) {
  for (const char* line : {"Not Weissenfels but Jena", "or Jena", "Nicht Weissenfels, sondern Jena", "ou Jena",
                           "oder Jena", "Lieber Jena", "Finalement Jena"}) {
    const std::string said = below_an_order(line);
    EXPECT_FALSE(has(said, kMarch)) << line << "\n" << said;
  }
}

TEST(LetterTakenBack, AForcedMarchForAllThatIsAboveIsAskedAbout) {
  for (const char* line : {"These are all forced marches", "All by forced march", "double time",
                           "Das sind alles Gewaltmärsche", "Tout en marches forcées"})
    EXPECT_TRUE(has(below_an_order(line), "letter:2: found \"")) << line << "\n" << below_an_order(line);
}

TEST(LetterTakenBack, OneForceMoreBelowAnOrderIsAskedAbout) {
  for (const char* line : {"with VI Corps", "and VI Corps", "& VIII Corps", "plus Marmont", "as does VI Corps",
                           "und VIII. Korps", "avec Marmont", "together with VIII Corps"})
    EXPECT_TRUE(has(below_an_order(line), "letter:2: found \"")) << line << "\n" << below_an_order(line);
  EXPECT_EQ(below_an_order("Regards,\nNey"), kMarch);
  EXPECT_EQ(below_an_order("with best wishes"), kMarch);
}

TEST(LetterTakenBack, WhoIsToGoFirstIsAskedAbout) {
  for (const char* line : {"Priority to Marmont", "Vorrang hat Marmont", "Priorit\u00E9 \u00E0 Marmont"})
    EXPECT_TRUE(has(below_an_order(line), "letter:2: found \"")) << line << "\n" << below_an_order(line);
}

TEST(LetterTakenBack, AForceThatIsSplitOrHasNothingIsAskedAbout) {
  for (const char* line : {"Split VIII Corps, half to Jena, half to Gera", "Nothing for Ney this turn",
                           "Nichts für Ney", "6C Jena", "8ème CA Jena"})
    EXPECT_TRUE(has(below_an_order(line), "letter:2: found \"")) << line << "\n" << below_an_order(line);
  EXPECT_EQ(answer("8e CA : marche sur Jena"), "VIII Corps: march Jena\n");
}

TEST(LetterTakenBack, TheSignatureOfAPageIsNoOrder) {
  EXPECT_EQ(answer("<div>III Corps: march to Weissenfels</div><div>-- <br></div><div>VI Corps HQ<br>\"March to the "
                   "guns!\"</div><blockquote>VIII Corps: march Jena</blockquote>"),
            kMarch);
}

TEST(LetterTakenBack, TheTurnAndItsDaysInBracketsAreReadInEveryLanguage) {
  for (const char* heading : {"Voici mes ordres pour le tour 1 (27-30 avril) :", "Orders for turn 1 (27-30 April):",
                              "Ordres pour le tour 1 :", "\u00D3rdenes para el turno 1 (27-30 de abril):",
                              "Ordini per il turno 1 (27-30 aprile):"})
    EXPECT_EQ(answer(std::string(heading) + "\n" + kMarch), kMarch) << heading;
  EXPECT_TRUE(has(answer("Ordres pour le tour 2 :\n" + kMarch), "What is for turn 2"));
}

TEST(LetterTakenBack, AWordWithTwoVowelsTogetherIsTheWordThatItIs) {
  EXPECT_EQ(answer("III Corps: withdraw if the enemy does attack"), "III Corps: withdraw if attacked\n");
}

}  // namespace estafette::test::taken_back_test
