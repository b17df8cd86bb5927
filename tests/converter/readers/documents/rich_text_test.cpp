#include "converter/readers/documents/rich_text.hpp"

#include "converter/readers/any/read_any.hpp"
#include "converter/readers/documents/documents.hpp"
#include "support/readers.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::rich_text_test {
namespace {

constexpr const char* kFile = "army.rtf";
constexpr const char* kWordPad =
    R"({\rtf1\ansi\ansicpg1252\deff0\nouicompat{\fonttbl{\f0\fnil\fcharset0 Calibri;}{\f1\fnil\fcharset204 Calibri;})"
    R"({\f2\fnil\fcharset238 Calibri;}}{\colortbl ;\red255\green0\blue0;}{\*\generator Riched20 10.0;})"
    "\n\\viewkind4\\uc1\\pard\\f0\\fs22 ";

std::string rtf(const std::string& body) {
  return kWordPad + body + "}\r\n";
}

/// What the readers are given.
std::string shown(const std::string& body) {
  const std::string bytes = rtf(body);
  EXPECT_TRUE(looks_like_document(bytes));
  return as_read(page_of_document(bytes, kFile), std::nullopt, test::reader_data());
}

std::string refused(const std::string& bytes) {
  return test::refusal([&] { (void)lines_of_rich_text(bytes, kFile); });
}

}  // namespace

TEST(RichText, IsReadParagraphByParagraphAsItIsSetIn) {
  EXPECT_EQ(shown(R"(III Corps: Marshal Ney\par \pard\li360 8th Division: {\b Souham}\par)"
                  "\n\\pard\\li720 22nd Line\\tab 1,450 men\\par"),
            "III Corps: Marshal Ney\n  8th Division: Souham\n    22nd Line\u00A0\u00A0\u00A0\u00A01,450 men\n");
}

TEST(RichText, HasItsAccentsHoweverTheyAreSpelt) {
  EXPECT_EQ(shown(R"(13e l\'e9g\'e8re\par D\u8217?Erlon\par {\uc2\u1050\'ca\'caern}\par {\f1\'cf\'ee\'eb\'ea} 5)"),
            "13e l\u00E9g\u00E8re\nD\u2019Erlon\n\u041Aern\n\u041F\u043E\u043B\u043A 5\n");
}

TEST(RichText, ThatAProgramWroteInUtf8HasItsAccentsToo) {
  EXPECT_EQ(shown("13e l\u00E9g\u00E8re, D\u2019Erlon\\par"), "13e l\u00E9g\u00E8re, D\u2019Erlon\n");
  EXPECT_EQ(shown("13e l\xE9g\xE8re\\par"), "13e l\u00E9g\u00E8re\n");
}

TEST(RichText, ALetterBeyondTheFirstPlaneComesInTwoHalves) {
  EXPECT_EQ(shown(R"(22nd \u-10179?\u-8704? Line\par)"), "22nd \U0001F600 Line\n");
}

TEST(RichText, PicturesHeadersNotesAndHiddenTextAreLeftOut) {
  EXPECT_EQ(shown(R"({\header page 3\par}22nd Line{\footnote 59th Line}, 1,450{\v  secret}{\pict 89504e47} men\par)"
                  R"({\*\unknown 99 men}{\field{\*\fldinst HYPERLINK "x"}{\fldrslt 59th Line, 900 men}}\par)"),
            "22nd Line, 1,450 men\n59th Line, 900 men\n");
}

TEST(RichText, TheWordsOfATextBoxAreRead) {
  EXPECT_EQ(shown(R"({\shp{\*\shpinst\shpleft0{\sp{\sn f}{\sv 12}}{\shptxt \pard 22nd Line, 1,450 men\par}}})"),
            "22nd Line, 1,450 men\n");
}

TEST(RichText, AListIsSetInByItsLevels) {
  EXPECT_EQ(shown(R"(III Corps: Marshal Ney\par {\listtext\'b7\tab}\pard\ls1\ilvl0\li720 8th Division: Souham\par)"
                  R"({\listtext o\tab}\pard\ls1\ilvl1\li1440 22nd Line, 1,450 men\par)"),
            "III Corps: Marshal Ney\n  8th Division: Souham\n    22nd Line, 1,450 men\n");
}

TEST(RichText, ATableInItIsReadByItsTitles) {
  const auto row = [](const std::string& a, const std::string& b) {
    return R"(\trowd\cellx100\cellx200\pard\intbl )" + a + R"(\cell )" + b + R"(\cell\row )";
  };
  const std::string bytes = rtf(R"(\pard\li720 8th Division: Souham\par )" + row("Unit", "Men") +
                                row(R"(22nd\par Line)", "1450") + row("59th Line", "900") + R"(\pard 950 sick\par)");
  const Reading reading = read_any(page_of_document(bytes, kFile), kFile, std::nullopt, test::reader_data());
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
  ASSERT_EQ(reading.orbat.formations[0].units.size(), 2U);
  EXPECT_EQ(reading.orbat.formations[0].units[0].name, "22nd Line");
  EXPECT_EQ(reading.orbat.formations[0].units[0].men, Men{1450});
  EXPECT_EQ(reading.orbat.formations[0].units[1].men, Men{900});
}

TEST(RichText, WhatStandsBehindACellOverSeveralColumnsStandsBelowItsTitle) {
  const std::string bytes =
      rtf(R"(\trowd\cellx900\cellx1800\cellx2700\pard\intbl Unit\cell Battalions\cell Men\cell\row)"
          R"(\trowd\cellx900\cellx1800\cellx2700\pard\intbl 12th Line\cell 3\cell 1980\cell\row)"
          R"(\trowd\cellx1805\cellx2700\pard\intbl 7th Light\cell 1450\cell\row\pard)");
  const Reading reading = read_any(page_of_document(bytes, kFile), kFile, std::nullopt, test::reader_data());
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
  ASSERT_EQ(reading.orbat.formations[0].units.size(), 2U);
  EXPECT_EQ(reading.orbat.formations[0].units[1].men, Men{1450});
}

TEST(RichText, ALetterWrittenInItHasItsLines) {
  EXPECT_EQ(
      letter_in_document(rtf(R"(III Corps: march Jena\par\pard\li360 VI Corps: stand\par\trowd\pard\intbl Guard\cell )"
                             R"(halt\cell\row\pard Ney\par)"),
                         kFile),
      "III Corps: march Jena\n  VI Corps: stand\n| Guard | halt |\nNey\n");
  EXPECT_EQ(letter_in_document("III Corps: march Jena", kFile), std::nullopt);
}

TEST(RichText, ThatBreaksOffIsRefused) {
  EXPECT_EQ(
      refused(std::string(kWordPad) + "22nd Line, 1,450 men"),
      "army.rtf: found \"a document that breaks off\"; expected its end. Save it again, or as plain text (UTF-8)");
}

TEST(RichText, InLettersThatWeDoNotKnowIsRefusedOnlyIfThereAreAny) {
  EXPECT_EQ(shown(R"({\f2 22nd} Line\par)"), "22nd Line\n");
  EXPECT_EQ(refused(rtf(R"({\f2 Pu\'b3k} 5\par)")),
            "army.rtf: found \"letters of code page 1250\"; expected code page 1252 or 1251. Save it as plain text "
            "(Unicode), or as .docx");
}

TEST(RichText, GroupsWithoutEndAreRefusedBeforeTheyFillTheMemory) {
  EXPECT_NE(refused(kWordPad + std::string(20'000, '{')).find("at most 10000 of them"), std::string::npos);
}

}  // namespace estafette::readers::rich_text_test
