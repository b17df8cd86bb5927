// What stands around an order and changes nothing of it: postscripts, reasons, distances, days of this half-week.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::said_around_test {
namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST(LetterAround, WordsThatBringUpAForceSayNothing) {
  for (const char* line :
       {"As for VIII Corps: march Jena", "PS: VIII Corps to Jena", "Regarding VIII Corps, march Jena",
        "Oh, and VIII Corps to Jena", "Almost forgot: VIII Corps to Jena", "Re VIII Corps: march Jena",
        "Last but not least VIII Corps to Jena", "To VIII Corps: march Jena", "Quant au VIII Corps: marcher sur Jena"})
    EXPECT_EQ(answer(line), "VIII Corps: march Jena\n") << line;
}

TEST(LetterAround, TheNameBelowALetterWithAPostscriptIsNoHeading) {
  EXPECT_EQ(answer("III Corps: march Weissenfels\n\nRegards,\nNey\nPS VIII Corps to Jena"),
            "III Corps: march Weissenfels\nVIII Corps: march Jena\n");
  EXPECT_TRUE(has(answer("III Corps: march Weissenfels\n\nRegards,\nVIII Corps\n\nto Jena"), "VIII Corps: march Jena"));
}

TEST(LetterAround, ANameWithItsRankSignsALetter) {
  for (const char* line :
       {"Ney, Marshal of the Empire", "Marshal Ney, Prince of the Moskva", "Ney, mar\u00E9chal d'Empire"})
    EXPECT_EQ(answer(std::string("III Corps: march Weissenfels\n\n") + line), "III Corps: march Weissenfels\n") << line;
  EXPECT_TRUE(has(answer("III Corps: march Weissenfels\nNey, General Marmont: Jena"), "letter:2: found ") ||
              has(answer("III Corps: march Weissenfels\nNey, General Marmont: Jena"), "VI Corps: march Jena"));
}

TEST(LetterAround, HowItMarchesChangesNothing) {
  for (const char* line : {"VIII Corps: march cautiously to Jena", "VIII Corps: slowly march to Jena",
                           "VIII Corps: march to Jena in three columns", "VIII Corps: directly to Jena",
                           "Le 8e corps: marcher prudemment sur Jena"})
    EXPECT_EQ(answer(line), "VIII Corps: march Jena\n") << line;
}

TEST(LetterAround, ToProtectAPlaceIsNoOrderToFollowItsGarrison) {
  EXPECT_TRUE(has(answer("VIII Corps: protect Torgau"), "Whoever is to hold a place is to stand there"));
}

TEST(LetterAround, ATypoThatHasBeenMendedTakesNothingBack) {
  EXPECT_EQ(answer("VIII Corps: march Jena\nEdit: fixed a typo"), "VIII Corps: march Jena\n");
  EXPECT_TRUE(has(answer("VIII Corps: march Jena\nEdit: typo, Naumburg"), "each order once, as it is meant"));
}

TEST(LetterAround, NumbersWithADegreeAndABracketCount) {
  EXPECT_EQ(answer("1\u00B0) VIII Corps: march Jena\n2\u00B0) III Corps: stand"),
            "VIII Corps: march Jena\nIII Corps: stand\n");
}

TEST(LetterAround, APlaceAndADateHeadALetter) {
  for (const char* line : {"Weimar, 27 April", "Headquarters, Weimar, 27 April 1813", "Weimar, den 27. April 1813.",
                           "Au quartier g\u00E9n\u00E9ral de Weimar, le 27 avril", "Weimar 27/4/1813",
                           "Camp near Jena, April 28th, 6 a.m."})
    EXPECT_EQ(answer(std::string(line) + "\n\nVIII Corps: march Jena"), "VIII Corps: march Jena\n") << line;
  const std::string said = answer("VIII Corps:\nJena, 28 April");
  EXPECT_EQ(said.find("VIII Corps: march Jena"), 0U) << said;
}

TEST(LetterAround, AReasonIsNoPartOfTheOrder) {
  for (const char* line :
       {"VIII Corps: march Jena because the roads are dry", "VIII Corps: march Jena, since the enemy is tired",
        "VIII. Korps: Marsch nach Jena, weil der Feind m\u00FCde ist", "VIII Corps: march Jena. Sorry for being late!"})
    EXPECT_EQ(answer(line), "VIII Corps: march Jena\n") << line;
  for (const char* line : {"VIII Corps: march Jena because III Corps goes to Weissenfels",
                           "VIII Corps: march Jena because it is free, then Naumburg",
                           "VIII Corps: march Jena. Only if it does not rain.", "VIII Corps: march Jena. Naumbrug."})
    EXPECT_TRUE(has(answer(line), "letter:1: found ")) << line << "\n" << answer(line);
}

TEST(LetterAround, DistancesInBracketsChangeNothing) {
  EXPECT_EQ(answer("VIII Corps: march Jena (1 node, poor road)"), "VIII Corps: march Jena\n");
  EXPECT_EQ(answer("III Corps: march Weissenfels (1 node) - L\u00FCtzen [2 nodes]"),
            "III Corps: march Weissenfels - L\u00FCtzen\n");
}

TEST(LetterAround, ADayOfThisHalfWeekWithoutItsMonthChangesNothing) {
  EXPECT_EQ(answer("VIII Corps marches to Jena on the 28th"), "VIII Corps: march Jena\n");
  EXPECT_TRUE(has(answer("VIII Corps marches to Jena on the 3rd"), "expected an order for turn 1"));
}

TEST(LetterAround, WhoDoesNotMoveHalts) {
  for (const char* line :
       {"VIII Corps doesn't move", "VIII Corps: do not move", "VIII Corps won't move", "El VIII Cuerpo no se mueve",
        "L'VIII Corpo non si muove", "Der VIII. Korps r\u00FChrt sich nicht", "VIII. Korps bewegt sich nicht"})
    EXPECT_EQ(answer(line), "VIII Corps: halt # no order, it stays where it is\n") << line;
  EXPECT_TRUE(has(answer("VIII Corps: do not move to Jena"), "letter:1: found "));
}

TEST(LetterAround, WhoStaysWithAForceGoesWhereItGoes) {
  for (const char* line :
       {"Napoleon bleibt beim VIII. Korps", "L'Empereur reste avec le VIII corps", "Napoleon resta con VIII Corps"})
    EXPECT_EQ(answer(line), answer("Napoleon stays with VIII Corps")) << line;
}

TEST(LetterAround, ToHaltTwiceIsToHalt) {
  EXPECT_EQ(answer("VIII Corps: rest and refit"),
            "VIII Corps: halt # no order, it stays where it is\nVIII Corps: halt # no order, it stays where it is\n");
}

TEST(LetterAround, WhatADetachedDivisionDoesInBracketsIsItsOwn) {
  const std::string said = answer("III Corps: detach 9th Division (stays at Naumburg), rest to Weissenfels");
  EXPECT_TRUE(has(said, "It may be the rest of III Corps or all other forces")) << said;
  EXPECT_FALSE(has(said, "\nIII Corps: halt")) << said;
  EXPECT_TRUE(has(answer("III Corps: detach 9th Division; the others to Weissenfels"),
                  "It may be the rest of III Corps or all other forces"));
}

TEST(LetterAround, WhoGivesTheOrdersIsNoOrder) {
  EXPECT_EQ(answer("Orders from His Majesty the Emperor:\nVIII Corps: march Jena"), "VIII Corps: march Jena\n");
}

TEST(LetterAround, AnUrgentTelegramIsRead) {
  EXPECT_EQ(answer("URGENT STOP VIII CORPS MARCH JENA STOP III CORPS STAND STOP"),
            "VIII Corps: march Jena\nIII Corps: stand\n");
}

}  // namespace estafette::test::said_around_test
