// Signs that copying puts in the place of plain ones say the same.
#include "converter/readers/pieces/plain_signs.hpp"

#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::readers::plain_signs_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(PlainSigns, WideBracketsAreBrackets) {
  EXPECT_EQ(with_plain_signs("22nd Line\uFF08 2 bns \uFF09\uFF0C900"), "22nd Line(2 bns), 900");
  EXPECT_EQ(with_plain_signs("22nd Line 2 bns ) 900"), "22nd Line 2 bns ) 900");
}

TEST(PlainSigns, TheHyphenOfAnOldPrintMayStandApart) {
  EXPECT_EQ(with_plain_signs("2tes Infanterie = Bataillon"), "2tes Infanterie-Bataillon");
  EXPECT_EQ(with_plain_signs("Total = Men"), "Total = Men");
}

TEST(PlainSigns, BulletsOfAnyShapeSetALineIn) {
  EXPECT_EQ(french("1re division : Kern\n  \u25B8 24e de ligne 900\n  \u25A0 25e de ligne 800"),
            "1re division[24e de ligne 900; 25e de ligne 800; ]");
}

TEST(PlainSigns, RaisedEndingsBelongToTheirFigure) {
  EXPECT_EQ(with_plain_signs("1 st Hussars, 2<sup>nd</sup> Line, 11 th and 3 rd"),
            "1st Hussars, 2nd Line, 11th and 3rd");
}

TEST(PlainSigns, AnEndingThatDoesNotFitItsFigureStays) {
  EXPECT_EQ(with_plain_signs("No. 2 St. Helena Regiment, 3 thousand"), "No. 2 St. Helena Regiment, 3 thousand");
}

TEST(PlainSigns, ShortFormsWithASignAreTheirWords) {
  const Reading reading = read("Britain\n1st Brigade: Kern\n1st Reg't (2 batt'ns) 900\nKern's Light Reg't 700\n");
  EXPECT_EQ(unit_of(reading, 0).subunits, 2);
  EXPECT_EQ(unit_of(reading, 1).name, "Kern's Light Regt");
}

TEST(PlainSigns, TwoBlanksForEachOneDoNotPartAFigure) {
  EXPECT_EQ(french("1re  division  :  Kern\n24e  de  ligne,  1  200  hommes\n25e  de  ligne,  1  100  hommes\n26e  de  "
                   "ligne,  900  hommes"),
            "1re division[24e de ligne 1200; 25e de ligne 1100; 26e de ligne 900; ]");
}

TEST(PlainSigns, ColumnsStayApart) {
  EXPECT_EQ(with_plain_signs("1st  Line   900\n2nd Line  800\n"), "1st  Line   900\n2nd Line  800\n");
}

TEST(PlainSigns, AShortDashBeforeAFigureStandsApart) {
  EXPECT_EQ(with_plain_signs("Garde du Corps\u20134 Eskadronen, 1806\u20131807"),
            "Garde du Corps \u2013 4 Eskadronen, 1806\u20131807");
}

TEST(PlainSigns, LineEndsThatWereDoubledAreOne) {
  EXPECT_EQ(with_plain_signs("France\r\r\n1re division\r\r\n"), "France\n1re division\n");
}

TEST(PlainSigns, AStrengthWithinANameIsAskedAbout) {
  EXPECT_EQ(asked(read("France\n1st Division: Kern\n22nd Line 900\n8th Line 1,200 1st Silesian Infantry 1,500\n")),
            (std::vector{4}));
}

TEST(PlainSigns, LinesThatHadNoRoomAreWhole) {
  EXPECT_EQ(
      french("1re division : Kern\n1re compagnie du 1er r\u00E9giment de chasseurs\n\u00E0 pied (900 hommes)\n24e de "
             "ligne 800"),
      french("1re division : Kern\n1re compagnie du 1er r\u00E9giment de chasseurs \u00E0 pied (900 hommes)\n24e de "
             "ligne 800"));
  EXPECT_EQ(told(read("Britain\n1st Division\nKern's Brigade: 1/5th Foot, 2/83rd Foot, 2/87th\nFoot, 94th Foot = "
                      "2,000\n")),
            "1st Division[Kern's Brigade[1/5th Foot 500; 2/83rd Foot 500; 2/87th Foot 500; 94th Foot 500; ]]");
}

TEST(PlainSigns, APageThatIsBrokenAllOverIsAskedAbout) {
  const Reading reading = read(
      "France\n1re division : Kern\n24e de ligne, que commandait le colonel Roe,\navec 900 hommes\n25e de ligne, que "
      "commandait le colonel Dale,\navec 800 hommes\n26e de ligne, que commandait le colonel Till,\navec 700 "
      "hommes\n27e de ligne 900\n");
  EXPECT_EQ(std::count_if(reading.looks.begin(), reading.looks.end(),
                          [](const Problem& look) { return look.expected.find("broken at") != std::string::npos; }),
            1);
}

TEST(PlainSigns, EntriesInSmallLettersAreEntries) {
  EXPECT_EQ(
      french("1re division : Kern\n24e r\u00E9giment d'infanterie de ligne, 900 hommes\nartillerie \u00E0 pied (8 "
             "pi\u00E8ces)\n25e de ligne 800"),
      "1re division[24e r\u00E9giment d'infanterie de ligne 900; artillerie \u00E0 pied 104 8 guns; 25e de ligne "
      "800; ]");
}

TEST(PlainSigns, TheLongSOfAnOldPrintIsAnSAndItsDoubleStrokeADitto) {
  EXPECT_EQ(with_plain_signs("1\u017Ftes O\u017Ftpreu\u00DF. Hu\u017Faren"), "1stes Ostpreu\u00DF. Husaren");
  EXPECT_EQ(
      told(read("Preu\u00DFen\n1\u017Fte Brigade: Ober\u017Ft von Kern.\n  2tes Grenadier-Bataillon . . . .  1 Bat.\n  "
                "Schle\u017Fi\u017Fches Bataillon . . . .  1  =\n")),
      "1ste Brigade[2tes Grenadier-Bataillon 690; Schlesisches Bataillon 690; ]");
}

TEST(PlainSigns, StopsThatLeadToAFigureMayStandWideApartAndThoseThatLeadNowhereAreNone) {
  EXPECT_EQ(with_plain_signs("24th Line     .     .     580"), "24th Line     .......     580");
  EXPECT_EQ(with_plain_signs("24th Line . . ."), "24th Line");
  EXPECT_EQ(with_plain_signs("The 24th Line etc."), "The 24th Line etc.");
}

}  // namespace estafette::readers::plain_signs_test
