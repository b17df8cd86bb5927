#include "converter/readers/copied/prints/capitals_calmed.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::in_capitals_test {
namespace {

using namespace text_test;

std::string calmed(const std::string& line) {
  static const std::string kPage =
      "ORDER OF BATTLE OF THE ARMY OF THE NORTH, AS IT STOOD ON THE MORNING OF THE BATTLE\n";
  return with_capitals_calmed(kPage + line, test::reader_data().words).substr(kPage.size());
}

}  // namespace

TEST(InCapitals, NamesHaveOneCapitalAndWordsBetweenThemHaveNone) {
  EXPECT_EQ(calmed("1RE DIVISION, GÉNÉRAL DE DIVISION ROE"), "1re Division, Général de Division Roe");
  EXPECT_EQ(calmed("17E DE LIGNE"), "17e de Ligne");
  EXPECT_EQ(calmed("4. U. 5. HUSARENREGIMENT"), "4. u. 5. Husarenregiment");
  EXPECT_EQ(calmed("12 DE NOVIEMBRE DE 1809"), "12 de noviembre de 1809");
}

TEST(InCapitals, WhatStandsForSomethingKeepsThem) {
  EXPECT_EQ(calmed("1ST KGL, 5TH LA, IV CORPS, BATTERY B"), "1st KGL, 5th LA, IV Corps, Battery B");
  EXPECT_EQ(calmed("ART. (BAT. B)"), "Art. (Bat. B)");
}

TEST(InCapitals, APageWithSmallLettersStaysAsItIs) {
  const std::string page =
      "FRENCH ARMY\nI CORPS\n1ST DIVISION: KERN\n4th Line, 1,200 men, and the rest of the brigade\n";
  EXPECT_EQ(with_capitals_calmed(page, test::reader_data().words), page);
}

TEST(InCapitals, QuestionsQuoteThePageAsItWasTyped) {
  const Reading reading =
      read("PRUSSIAN ARMY OF THE LOWER RHINE IN 1815\n1ST BRIGADE\n1ST AND 3RD COMPANIES SILESIAN RIFLES\n");
  ASSERT_EQ(reading.looks.size(), 1U) << told(reading);
  EXPECT_EQ(reading.looks.front().found, "1ST AND 3RD COMPANIES SILESIAN RIFLES");
}

TEST(InCapitals, SeveralBattalionsOnALineAreSeveral) {
  EXPECT_EQ(
      told(read("AUSTRIAN ARMY OF BOHEMIA IN THE YEAR 1813\n1ST DIVISION\nGRENADIERBATAILLONE ALBA, TORO, ROE: 3.000 "
                "MANN\n")),
      "Austrian Army of Bohemia in the Year 1813[1st Division[Grenadierbataillon Alba 1000; Grenadierbataillon Toro "
      "1000; Grenadierbataillon Roe 1000; ]]");
}

TEST(InCapitals, APageWithoutCapitalsIsReadAsIfItHadThem) {
  EXPECT_EQ(
      told(read("austrian army of bohemia in the year 1813\n1st division: general kern\n14th infantry regiment baron "
                "dale (2 bns) 1,500 men\ngrenadierbataillone alba, toro, roe: 3.000 mann\n")),
      "Austrian Army of Bohemia in the Year 1813[1st Division[14th Infantry Regiment Baron Dale 1500; "
      "Grenadierbataillon Alba 1000; Grenadierbataillon Toro 1000; Grenadierbataillon Roe 1000; ]]");
}

}  // namespace estafette::readers::in_capitals_test
