// Turns of speech by which histories tell a command's troops.
#include "converter/readers/text/prose/sentence/plain_turns.hpp"

#include "converter/readers/text/told.hpp"
#include "support/words.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::plain_turns_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

std::string plain(const std::string& sentence, std::string several = "") {
  return with_plain_turns(sentence, several, test::words());
}

}  // namespace

TEST(PlainTurns, ToHaveTroopsIsToComprise) {
  EXPECT_EQ(
      told(read("France\nLa division Kern avait le 9e l\u00E9ger et les 24e et 45e de ligne. La division Roe avait "
                "les 3e et 12e de ligne.\n")),
      "division Kern[9e l\u00E9ger 570; 24e de ligne 570; 45e de ligne 570; ]division Roe[3e de ligne 570; 12e de "
      "ligne 570; ]");
  EXPECT_EQ(plain("La division Kern avait perdu le 9e l\u00E9ger."), "La division Kern avait perdu le 9e l\u00E9ger.");
}

TEST(PlainTurns, TheStrengthOfAllMayStandBehindThemInManyWords) {
  EXPECT_EQ(plain("La brigade Kern comprenait les 3e et 4e hussards, formant ensemble 1,100 chevaux"),
            "La brigade Kern comprenait les 3e et 4e hussards, total 1,100 chevaux");
  EXPECT_EQ(
      told(read("France\nLa brigade Kern se composait des 3e et 4e hussards, formant ensemble 1,100 chevaux. Elle "
                "partit.\n")),
      "brigade Kern[3e hussards 550; 4e hussards 550; ]");
}

TEST(PlainTurns, OneOfSeveralCommandsIsToldByItsNumberAndWhoLedIt) {
  EXPECT_EQ(
      told(read(
          "France\nLe corps de Kern \u00E9tait form\u00E9 de deux divisions. La premi\u00E8re, celle de Roe, "
          "avait le 9e l\u00E9ger et les 24e et 45e de ligne ; la deuxi\u00E8me, celle de Dale, les 3e, 12e et 21e "
          "de ligne.\n")),
      "La premi\u00E8re division[9e l\u00E9ger 570; 24e de ligne 570; 45e de ligne 570; ]la deuxi\u00E8me "
      "division[3e de ligne 570; 12e de ligne 570; 21e de ligne 570; ]");
}

TEST(PlainTurns, TheWordBrigadeNeedNotComeAgain) {
  EXPECT_EQ(
      told(read("Britain\nOn the left stood Kern's brigade, consisting of the 10th, 18th and 15th Hussars; next to it "
                "Roe's, the 11th, 12th and 16th Light Dragoons. It rained.\n")),
      "Kern's brigade[10th Hussars 420; 18th Hussars 420; 15th Hussars 420; ]Roe's brigade[11th Light Dragoons 420; "
      "12th Light Dragoons 420; 16th Light Dragoons 420; ]");
}

TEST(PlainTurns, BattalionsThatARegimentHadAreItsOwn) {
  EXPECT_EQ(
      plain("La divisione Kern aveva il 1\u00B0 leggero su tre battaglioni, il 4\u00B0 di linea su due battaglioni"),
      "La divisione Kern comprised il 1\u00B0 leggero (tre battaglioni), il 4\u00B0 di linea (due battaglioni)");
  EXPECT_EQ(told(read("Preu\u00DFen\nDie Brigade Kern bestand aus dem 3. Infanterie-Regiment und einer 6pf\u00FCndigen "
                      "Fu\u00DFbatterie. Sie kam.\n")),
            "Brigade Kern[3. Infanterie-Regiment 690; 6pf\u00FCndigen Fu\u00DFbatterie 128 8 guns; ]");
}

}  // namespace estafette::readers::plain_turns_test
