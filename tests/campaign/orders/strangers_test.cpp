// Lines that order somebody whom the program does not know by that name: asked about, and never passed over.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::strangers_test {
namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// What a letter brings whose first line is a good order.
std::string below_an_order(const std::string& line) {
  return answer("VIII Corps: march Jena\n" + line);
}

}  // namespace

TEST(LetterStrangers, ASlipInANameBeforeAWayIsAskedAbout) {
  for (const char* line : {"Marmnt: to Jena by Auerstedt", "Marmnt: by Auerstedt to Jena", "Marmnt to Jenna",
                           "Marmnt - via Auerstedt to Jena"})
    EXPECT_TRUE(has(below_an_order(line), "letter:2: found ")) << line << "\n" << below_an_order(line);
}

TEST(LetterStrangers, ADivisionWithinACorpsThatIsSentSomewhereIsAskedAbout) {
  for (const char* line : {"9th Division to scout Jena", "31st Division with Ney"})
    EXPECT_TRUE(has(below_an_order(line), "letter:2: found ")) << line << "\n" << below_an_order(line);
  EXPECT_TRUE(has(below_an_order("9th Division to scout Jena"), "first write \"III Corps: detach 9th Division\""));
}

TEST(LetterStrangers, WhoGoesAlongAndHasNoNameIsAskedAbout) {
  for (const char* line : {"Myself with Ney", "Me, with III Corps"})
    EXPECT_TRUE(has(below_an_order(line), "letter:2: found ")) << line << "\n" << below_an_order(line);
  EXPECT_EQ(below_an_order("Had a long talk about all this with Ney and the others"), "VIII Corps: march Jena\n");
}

TEST(LetterStrangers, APlaceBehindANameAndAColonIsAnOrderWhereverTheyStand) {
  EXPECT_EQ(below_an_order("That leaves III Corps: Weissenfels"),
            "VIII Corps: march Jena\nIII Corps: march Weissenfels # a place alone is a march there\n");
  EXPECT_TRUE(has(below_an_order("What I told you about III Corps: Weissenfels"), "letter:2: found "));
}

TEST(LetterStrangers, ALineInAnotherScriptIsAskedAbout) {
  const char* march = "\u041D\u0435\u0439: \u043C\u0430\u0440\u0448 \u043D\u0430 \u0419\u0435\u043D\u0443";
  EXPECT_TRUE(has(below_an_order(march), "a line in English, German, French, Spanish or Italian"));
  EXPECT_TRUE(has(below_an_order("\u039F \u039D\u03B5\u03CA \u03C3\u03C4\u03B7\u03BD \u0399\u03AD\u03BD\u03B1"),
                  "a line in English"));
  const char* greeting = "\u041F\u0440\u0438\u0432\u0435\u0442, \u0418\u0432\u0430\u043D";
  EXPECT_EQ(below_an_order(greeting), "VIII Corps: march Jena\n");
  EXPECT_FALSE(has(below_an_order("B\u1EA1n t\u1ED1t, c\u1EA3m \u01A1n"), "a line in English"));
}

TEST(LetterStrangers, APlayerWhoSpeaksOfHimselfIsAskedWhomHeLeads) {
  for (const char* line : {"I march to Weissenfels", "We march on Weissenfels", "Ich marschiere nach Weissenfels"})
    EXPECT_TRUE(has(below_an_order(line), "letter:2: found ")) << line << "\n" << below_an_order(line);
  for (const char* line :
       {"We stand.", "I hold Naumburg", "We withdraw if attacked", "Nous tenons bon", "Ich halte stand"})
    EXPECT_TRUE(has(below_an_order(line), "letter:2: found ")) << line << "\n" << below_an_order(line);
  EXPECT_EQ(below_an_order("I stand corrected"), "VIII Corps: march Jena\n");
  EXPECT_EQ(below_an_order("I march with the children on Sunday, so be quick"), "VIII Corps: march Jena\n");
}

TEST(LetterStrangers, WhatTheReaderIsToldToDoInAnotherLanguageIsAskedAbout) {
  for (const char* line : {"Vous quitterez Naumburg et marcherez sur Weissenfels.", "Ihr zieht nach Weissenfels!"})
    EXPECT_TRUE(has(below_an_order(line), "letter:2: found ")) << line << "\n" << below_an_order(line);
}

TEST(LetterStrangers, AnAnswerBelowSeveralNamesIsNotForTheOneAboveThem) {
  const std::string said = answer("> III Corps?\nto Weissenfels\n> VIII Corps and XI Corps?\nboth to Jena");
  EXPECT_FALSE(has(said, "III Corps: march Jena")) << said;
  EXPECT_TRUE(has(said, "letter:4: found ")) << said;
}

TEST(LetterStrangers, ANumberThatIsNotOursMayHaveANameInBracketsThatIs) {
  EXPECT_TRUE(has(answer("VII. Korps (Ney): Weissenfels"), "Is it III Corps?"));
}

TEST(LetterStrangers, ASlipInANameBeforeAPlaceIsAskedAboutInAnyLanguage) {
  EXPECT_TRUE(has(below_an_order("Marmnt idzie na Weissenfels"), "letter:2: found "));
}

TEST(LetterStrangers, AnArrowThatLeadsBackIsAskedAbout) {
  EXPECT_TRUE(has(answer("VIII Corps -> Jena <- Naumburg"), "arrows that lead on from the name"));
}

TEST(LetterStrangers, TheRiverOfAPlaceIsNoPlace) {
  for (const char* line :
       {"III Corps: march Weissenfels on the Saale", "III. Korps: Marsch nach Weissenfels an der Saale"})
    EXPECT_EQ(answer(line), "III Corps: march Weissenfels\n") << line;
  EXPECT_TRUE(has(answer("III Corps: march to the Saale"), "Saale is a river"));
}

TEST(LetterStrangers, AGarrisonIsCalledAfterItsFortressWhateverItsNameIs) {
  State state = with({garrison(division("Thorn", "Torgau")), garrison(division("Mainz garrison", "Magdeburg")),
                      corps("VIII Corps", "Weimar")});
  for (const char* line : {"Torgau garrison: stand", "The garrison of Torgau: stand", "Torgau garrison will stand"})
    EXPECT_EQ(answer(state, line, Side::france), "Thorn: stand\n") << line;
}

}  // namespace estafette::test::strangers_test
