#include "base/text.hpp"

#include "base/letters.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

namespace estafette::text_test {

using namespace std::string_literals;

TEST(Decode, Utf8IsTakenAsItIsWithAndWithoutItsMark) {
  EXPECT_EQ(decode("Kösen"), "Kösen");
  EXPECT_EQ(decode("\xEF\xBB\xBFKösen"), "Kösen");
  EXPECT_EQ(decode(""), "");
}

TEST(Decode, ExcelsUnicodeTextIsUtf16InEitherByteOrder) {
  EXPECT_EQ(decode("\xFF\xFEK\0\xF6\0"s), "Kö");
  EXPECT_EQ(decode("\xFE\xFF\0K\0\xF6"s), "Kö");
  EXPECT_EQ(decode("K\0\xF6\0n\0"s), "Kön") << "without its mark";
  EXPECT_EQ(decode("\0K\0\xF6\0n"s), "Kön") << "without its mark";
  EXPECT_EQ(decode("GIF89a\0\1\2\3\4\5"s), std::nullopt) << "a picture";
}

TEST(Decode, ALongUtf16FileIsReadToItsEnd) {
  std::string bytes = "\xFF\xFE";
  for (int i = 0; i < 10000; ++i) bytes += "\xF6\0"s;
  EXPECT_EQ(decode(bytes)->size(), 20000U);
}

TEST(Decode, WhatIsNoUtf8IsWhatExcelOnWindowsSaves) {
  EXPECT_EQ(decode("K\xF6sen \x96 \x80"), "Kösen – €");
}

TEST(Decode, OneLetterOfWindowsInAFileInUtf8LeavesTheOthersAsTheyAre) {
  const std::string mixed =
      "Bl\xC3\xBC"
      "cher\r\nKl\xFCx, L\xC3\xBCtzen\nJ\xE4ger\rNey \x96\n";
  EXPECT_EQ(decode(mixed), "Blücher\r\nKlüx, Lützen\nJäger\rNey –\n");
  EXPECT_EQ(odd_lines(mixed), (std::vector<int>{2, 3, 4}));
  EXPECT_EQ(odd_lines("\xEF\xBB\xBFNey\nKl\xFCx"), std::vector<int>{2}) << "its mark says that it is UTF-8";
  EXPECT_EQ(decode("Bl\xC3\xBC"
                   "cher\nNey \x81"),
            std::nullopt)
      << "a byte that neither has";
}

TEST(Decode, AFileInOneEncodingHasNoOddLines) {
  EXPECT_TRUE(odd_lines("Bl\xC3\xBC"
                        "cher\nNey")
                  .empty());
  EXPECT_TRUE(odd_lines("Bl\xFC"
                        "cher\nKl\xFCx")
                  .empty());
  EXPECT_TRUE(odd_lines("\xFF\xFEK\0\xF6\0"s).empty());
}

TEST(Decode, BytesThatAreNoTextAreRefusedAndNotGuessedAt) {
  EXPECT_EQ(decode("PK\3\4\0\0\x8F"s), std::nullopt) << "an Excel workbook is no CSV";
  EXPECT_EQ(decode("\xFF\xFEK"), std::nullopt) << "half a letter of UTF-16";
  EXPECT_EQ(decode("\xFF\xFE\x00\xD8K\0"s), std::nullopt) << "half a pair of UTF-16";
  EXPECT_EQ(decode("\xFF\xFEK\0\0\0"s), std::nullopt) << "UTF-16 with a zero letter";
  EXPECT_EQ(decode("K\xF6sen \x81"), std::nullopt) << "a byte that Windows-1252 does not have";
}

TEST(EncodeForGame, LettersOfWesternEuropeAreOneByteEach) {
  EXPECT_EQ(encode_for_game("Großgörschen, Ægidius, 1½"), "Gro\xDFg\xF6rschen, \xC6gidius, 1\xBD");
}

TEST(EncodeForGame, ALetterSpeltAsLetterAndAccentIsTheSameByte) {
  EXPECT_EQ(encode_for_game("Ko\xCC\x88sen"), "K\xF6sen");
  const std::string plain(1'000, 'x');
  EXPECT_EQ(encode_for_game(plain + "o\xCC\x88" + plain + "ü"), plain + "\xF6" + plain + "\xFC") << "in a long text";
  EXPECT_EQ(encode_for_game("o\xCC\x88\xCC\x81"), "\xF6") << "a second accent, which no letter of one byte has";
  EXPECT_EQ(encode_for_game("\xCC\x88o"), "o") << "an accent before its letter belongs to nothing";
}

TEST(EncodeForGame, OtherLettersLoseTheirAccents) {
  EXPECT_EQ(encode_for_game("Poznań, Łódź, Dvořák, Đorđe"),
            "Poznan, L\xF3"
            "dz, Dvor\xE1k, Dorde");
  EXPECT_EQ(encode_for_game("x\xCC\x82"), "x") << "also an accent that no letter of its own has";
}

TEST(EncodeForGame, TypographicMarksBecomePlainOnes) {
  EXPECT_EQ(encode_for_game("‘d’Hautpoul’ – “Œuvre” … 5 €"), "'d'Hautpoul' - \"OEuvre\" ... 5 EUR");
  EXPECT_EQ(encode_for_game("1\u202F500\u2009men"), "1 500 men") << "the narrow blanks of French typography";
}

TEST(EncodeForGame, WhatHasNoLikenessIsAQuestionMark) {
  EXPECT_EQ(encode_for_game("Кутузов"), "???????");
  EXPECT_EQ(encode_for_game("\xC2\x96"), "?") << "a control letter, not Windows-1252's dash";
}

RC_GTEST_PROP(EncodeForGame, NeverMakesAByteThatOneOfTheTwoEncodingsReadsOtherwise, ()) {
  std::string utf8;
  for (const int letter : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0x20, 0x2200))) {
    if (letter < 0x80) {
      utf8 += static_cast<char>(letter);
    } else if (letter < 0x800) {
      utf8 += {static_cast<char>(0xC0 | letter >> 6), static_cast<char>(0x80 | (letter & 0x3F))};
    } else {
      utf8 += {static_cast<char>(0xE0 | letter >> 12), static_cast<char>(0x80 | (letter >> 6 & 0x3F)),
               static_cast<char>(0x80 | (letter & 0x3F))};
    }
  }
  for (const char byte : encode_for_game(utf8)) {
    RC_ASSERT(static_cast<unsigned char>(byte) < 0x80 || static_cast<unsigned char>(byte) > 0x9F);
  }
}

TEST(Fold, LetterCaseAccentsAndOuterBlanksDoNotCount) {
  EXPECT_EQ(fold("Württemberg "), fold("\twurttemberg"));
  EXPECT_EQ(fold("GROSSGÖRSCHEN"), fold("Großgörschen"));
  EXPECT_NE(fold("III Corps"), fold("IIICorps"));
}

TEST(Fold, ALatinOrCyrillicLetterIsTheSameByItselfAndInANameThatUnicodesTablesAreAskedFor) {
  const std::string greek = "Ω", folded_greek = fold("Ω");
  for (int letter = 0x80; letter < 0x480; ++letter) {
    const std::string spelt = {static_cast<char>(0xC0 + letter / 64), static_cast<char>(0x80 + letter % 64)};
    EXPECT_EQ(fold("A" + spelt + greek), "a" + fold("A" + spelt).substr(1) + folded_greek) << letter;
    EXPECT_EQ(fold("A" + spelt), "a" + fold(spelt + greek).substr(0, fold(spelt).size())) << letter;
  }
  EXPECT_EQ(fold("Straße Ærø Łódź"), "strasse ærø łodz");
}

TEST(Fold, DashesAndInvertedCommasStayInWhateverNameTheyAre) {
  for (int third = 0x90; third < 0xA0; ++third) {
    const std::string mark = {'\xE2', '\x80', static_cast<char>(third)};
    EXPECT_EQ(fold("NEY " + mark + " Œ"), "ney " + mark + " œ") << third;
    EXPECT_EQ(fold("NEY " + mark + " œΩ"), "ney " + mark + " œω") << third;
  }
}

TEST(Fold, LettersThatAreCutInHalfAreLeftAlone) {
  EXPECT_EQ(fold("Ney \xC3"), "Ney \xC3");
  EXPECT_EQ(fold("\xC3 Ney"), "\xC3 Ney");
}

TEST(Slug, LettersAndDigitsJoinedByHyphens) {
  EXPECT_EQ(slug("4/1st Foot Artillery"), "4-1st-foot-artillery");
  EXPECT_EQ(slug("  --Prinz Karl (2nd) "), "prinz-karl-2nd");
}

TEST(Slug, ApostrophesJoinAndAccentsGo) {
  EXPECT_EQ(slug("D’Hautpoul's Württemberg"), "dhautpouls-wurttemberg");
  EXPECT_EQ(slug("Œls, Großenhain, Łęczna"), "oels-grossenhain-leczna");
  EXPECT_EQ(slug("Sjælland, Ørsted"), "sjaelland-orsted");
}

TEST(Slug, IsEmptyWithoutLetterAndDigit) {
  EXPECT_EQ(slug(""), "");
  EXPECT_EQ(slug(" -/- "), "");
  EXPECT_EQ(slug("Кутузов"), "");
}

TEST(ReplaceAll, PutsOneForTheOtherFromLeftToRight) {
  std::string text = "aaa b a";
  replace_all(text, "aa", "a");
  EXPECT_EQ(text, "aa b a");
  replace_all(text, "b", "");
  EXPECT_EQ(text, "aa  a");
}

TEST(Split, EachPartIsTrimmedAndNoTextHasNoParts) {
  EXPECT_EQ(split("III Corps, XI Corps ,", ','), (std::vector<std::string>{"III Corps", "XI Corps", ""}));
  EXPECT_EQ(split(" \t", ','), std::vector<std::string>{});
}

TEST(Shorten, CutsBetweenLettersNeverInsideOne) {
  EXPECT_EQ(shorten("Kösen", 2), "Kö");
  EXPECT_EQ(shorten("Kösen", 5), "Kösen");
  EXPECT_EQ(shorten("Kösen", 0), "");
}

TEST(OneLine, LineEndsAndWhatCommandsATerminalBecomeBlanks) {
  EXPECT_EQ(one_line("8th\r\n\tDivision"), "8th   Division");
  EXPECT_EQ(one_line("\x1B[31mNey\x7F"), " [31mNey ");
  EXPECT_EQ(one_line("\xC2\x9B 31mNey"), "  31mNey");
  EXPECT_EQ(one_line("Kösen Â\xFF\xC2"), "Kösen Â\xFF\xC2");
}

TEST(PlainLines, LineEndsAndTabsStayAndWhatCommandsATerminalBecomesABlank) {
  EXPECT_EQ(plain_lines("8th\r\n\tDivision\n"), "8th\n\tDivision\n");
  EXPECT_EQ(plain_lines("\x1B[31mNey\x07\rSoult"), " [31mNey  Soult");
  EXPECT_EQ(plain_lines("\xC2\n\x9B"), "\xC2\n\x9B");
  EXPECT_EQ(plain_lines(""), "");
}

TEST(Width, AnAccentTakesNoColumnOfItsOwn) {
  EXPECT_EQ(width("Kösen"), 5U);
  EXPECT_EQ(width("Ko\xCC\x88sen"), 5U);
}

TEST(Text, BeginsSmallInEveryAlphabet) {
  for (const std::string_view text : {"brigade of the", "\u00E9taient", "\u043F\u043E\u043B\u043A\u0430", "\u0142uk"})
    EXPECT_TRUE(begins_small(text)) << text;
  for (const std::string_view text : {"Brigade", "\u00C9taient", "\u041F\u043E\u043B\u043A", "3rd", "(of", "", "\xFF"})
    EXPECT_FALSE(begins_small(text)) << text;
}

TEST(Text, BeginsWithACapitalOfAnyAlphabet) {
  for (const std::string_view text : {"Ney", "\u00C9tienne", "\u0141ubie\u0144ski", "\u0420\u043E\u0433\u043E\u0432"}) {
    EXPECT_TRUE(begins_capital(text)) << text;
    EXPECT_TRUE(capital_at(text, 0)) << text;
  }
  for (const std::string_view text : {"ney", "\u00E9tienne", "\u0440\u043E\u0433", "3rd", "(Ney", "", "\xFF"})
    EXPECT_FALSE(capital_at(text, 0)) << text;
  EXPECT_FALSE(capital_at("Ney", 3));
}

TEST(WholeNumber, AWholeNumberAndNothingElse) {
  EXPECT_EQ(whole_number("1980"), 1980);
  EXPECT_EQ(whole_number("-3"), -3);
  for (const char* near : {"", " 7", "7 ", "+7", "1,980", "1.0", "7th", "0x10", "1e3", "--3", "2147483648"}) {
    EXPECT_EQ(whole_number(near), std::nullopt) << near;
  }
}

TEST(DecimalNumber, ADecimalNumberWithAPointAndNothingElse) {
  EXPECT_EQ(decimal_number("0.25"), 0.25);
  EXPECT_EQ(decimal_number("-3"), -3.0);
  for (const char* near :
       {"", " 0.5", "0.5 ", "0,5", "+0.5", ".", "1.2.3", "1e3", "0x1p3", "inf", "-inf", "nan", "5%"}) {
    EXPECT_EQ(decimal_number(near), std::nullopt) << near;
  }
}

TEST(Text, LettersThatTakeNoRoomAreLeftOutOfWhatPagesHold) {
  EXPECT_EQ(decode("8th\u200B Line \u200E(2 bns) 1,200\u2060 men\uFEFF"), "8th Line (2 bns) 1,200 men");
  EXPECT_EQ(decode("Grena\u00ADdiere"), "Grenadiere");
  EXPECT_EQ(decode("R\xE9gi\xADment"), "R\u00E9giment");
}

}  // namespace estafette::text_test
