#include "converter/naming/words.hpp"

#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::test::words_test {
namespace {

std::string tokens(const std::string& name) {
  std::string text;
  for (const NameToken& token : name_words().tokens(name)) text += (text.empty() ? "" : "|") + token.text;
  return text;
}

}  // namespace

TEST(NameWords, NumbersAreKnownHoweverTheyAreSpelt) {
  for (const auto& [written, number] : std::initializer_list<std::pair<const char*, int>>{{"i", 1},
                                                                                          {"iv", 4},
                                                                                          {"ix", 9},
                                                                                          {"xiv", 14},
                                                                                          {"3rd", 3},
                                                                                          {"21st", 21},
                                                                                          {"7", 7},
                                                                                          {"8th", 8},
                                                                                          {"3e", 3},
                                                                                          {"3eme", 3},
                                                                                          {"1er", 1},
                                                                                          {"iiie", 3},
                                                                                          {"xieme", 11},
                                                                                          {"third", 3},
                                                                                          {"troisieme", 3},
                                                                                          {"dritte", 3},
                                                                                          {"elftes", 11},
                                                                                          {"52nd", 52}})
    EXPECT_EQ(number_in(written), number) << written;
  for (const char* none : {"", "march", "9x", "corps", "99999999999", "0", "iiv", "vv", "iiii", "vite", "vier", "ney"})
    EXPECT_EQ(number_in(none), 0) << none;
}

TEST(NameWords, OneThingInSeveralWordsIsOne) {
  for (const char* corps : {"III Korps", "III Armeekorps", "III. Armee-Korps", "III army corps", "III corps d'armée"})
    EXPECT_EQ(tokens(corps), "3|corps") << corps;
  for (const char* horse : {"2e corps de cavalerie", "II Kavalleriekorps", "2nd Cav. Corps", "II. Kavallerie-Korps"})
    EXPECT_EQ(tokens(horse), "2|cavalry|corps") << horse;
  EXPECT_EQ(tokens("GHQ"), "headquarters");
  EXPECT_EQ(tokens("9th Div."), "9|division");
}

TEST(NameWords, ARankMayBeSeveralWordsAndIsNoPartOfTheName) {
  EXPECT_EQ(without_rank("General der Kavallerie Graf von Bülow"), "bulow");
  EXPECT_EQ(without_rank("Général de division Rapp"), "rapp");
  EXPECT_EQ(without_rank("Marshal Gouvion Saint-Cyr"), "gouvion saint cyr");
}

TEST(NameWords, ASaintAnArchdukeAndAReserveMayBeWrittenInShort) {
  for (const char* saint : {"St. Kern", "St Kern", "Saint-Kern", "Sainte Kern"})
    EXPECT_EQ(tokens(saint), "saint|kern") << saint;
  for (const char* archduke : {"Erzherzog Kern", "Archduke Kern", "EH Kern"})
    EXPECT_EQ(without_rank(archduke), "kern") << archduke;
  for (const char* reserve : {"I. Reservekorps", "1st Reserve Corps", "I. Reserve-Korps"})
    EXPECT_EQ(tokens(reserve), "1|reserve|corps") << reserve;
}

TEST(NameWords, ANumberMayHaveAnArticleInOneWithIt) {
  for (const char* corps : {"L'VIII Corpo", "l'XI corpo"})
    EXPECT_EQ(tokens(corps), tokens(std::string(corps).substr(2))) << corps;
}

TEST(NameWords, OnlyNumberedCommandsMakeAFigureAnOrdinal) {
  for (const char* command : {"Korps", "Armeekorps marschiert", "Cavalry Corps: stand", "Division"})
    EXPECT_TRUE(name_words().begins_with_command(cut(command))) << command;
  for (const char* other : {"Army of the Main", "III Corps", "Ney", ""})
    EXPECT_FALSE(name_words().begins_with_command(cut(other))) << other;
}

TEST(NameWords, AListWithAProblemIsRefusedWhole) {
  EXPECT_EQ(
      refusal([] { NameWords("<names>\n<number is=\"0\">none</number>\n<wrod is=\"corps\"/>\n</names>", "n.xml"); }),
      "n.xml:2: is: found \"0\"; expected a whole number, 1 to 99\n"
      "n.xml:3: found \"wrod\"; expected nothing, joint, particle, common, rank, ordinal, number, word, nation or "
      "piece. "
      "Remove it");
}

}  // namespace estafette::test::words_test
