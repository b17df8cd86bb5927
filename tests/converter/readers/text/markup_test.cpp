// What surrounds the words on a web page, in a wiki or a forum is taken off; nothing else is.
#include "converter/readers/copied/markup.hpp"

#include "support/words.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::markup_test {
namespace {

std::string plain(const std::string& line) {
  return without_markup(line, test::words());
}

}  // namespace

TEST(Markup, OfAWikiIsTakenOff) {
  EXPECT_EQ(plain("=== I Corps ==="), "### I Corps");
  EXPECT_EQ(plain("Commander: [[Johann von Klenau|General Klenau]]<ref>Smith, p. 444</ref>"),
            "Commander: General Klenau");
  EXPECT_EQ(plain("''25 August 1813''"), "25 August 1813");
  EXPECT_EQ(plain("[[Category:Orders of battle]]"), "");
  EXPECT_EQ(plain("[[fr:Bataille d'Alba]]"), "");
  EXPECT_EQ(plain("[[1st Division: General Roe]]"), "1st Division: General Roe");
  EXPECT_EQ(plain("{{flag|France}} Ney"), " Ney");
}

TEST(Markup, FootnotesAndEditMarksAreNotPartOfAName) {
  EXPECT_EQ(plain("Lt General Karl Baggovut[2]"), "Lt General Karl Baggovut");
  EXPECT_EQ(plain("II Corps[edit]"), "II Corps");
  EXPECT_EQ(plain("[modifier | modifier le code]"), "");
  EXPECT_EQ(plain("[quote=Picquet]the French[/quote]"), "the French");
}

TEST(Markup, TheLanguageOfAnotherPageIsNotPartOfAName) {
  EXPECT_EQ(plain("Feldzeugmeister Kern (de)[1]"), "Feldzeugmeister Kern");
  EXPECT_EQ(plain("12e régiment (sl) 900 hommes"), "12e régiment 900 hommes");
  EXPECT_EQ(plain("Brigade Roe (mw), 12th Line (2)"), "Brigade Roe (mw), 12th Line (2)");
}

TEST(Markup, OurOwnBracketsAndComparisonsStay) {
  EXPECT_EQ(plain("2nd Brigade [Saxony]"), "2nd Brigade [Saxony]");
  EXPECT_EQ(plain("22nd Line (2 bns) <600 men"), "22nd Line (2 bns) <600 men");
  EXPECT_EQ(plain("Total = 1,450"), "Total = 1,450");
}

TEST(Markup, LettersSetApartAreAWord) {
  EXPECT_EQ(letters_joined("V I   C O R P S\tMarmont"), "VI CORPS\tMarmont");
  EXPECT_EQ(letters_joined("I I I  C o r p s"), "III Corps");
  EXPECT_EQ(letters_joined("G r a n d e  A r m é e"), "Grande Armée");
  EXPECT_EQ(letters_joined("A B"), "A B");
  EXPECT_EQ(letters_joined("I Corps"), "I Corps");
}

}  // namespace estafette::readers::markup_test
