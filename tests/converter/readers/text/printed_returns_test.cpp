// Returns as old books print them: dashes for the words of the row above, bars between figures, braces with sums.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::printed_returns_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(PrintedReturns, ADashBehindANumberStandsForTheWordsOfTheRowAbove) {
  EXPECT_EQ(french("1re div. de cavalerie:\n4e rég. de cuirassiers. 318\n6e — 260\n7e — 333\n15e rég. de dragons. 258\n"
                   "17e — 347\n"),
            "1re div. de cavalerie[4e rég. de cuirassiers 318; 6e rég. de cuirassiers 260; 7e rég. de cuirassiers 333; "
            "15e rég. de dragons 258; 17e rég. de dragons 347; ]");
}

TEST(PrintedReturns, ADashThatLeadsARowStandsForTheWordsBeforeTheNumberToo) {
  const Reading reading = read(
      "French\nDivision de grenadiers\nBat. d'élite du 9e rég. de ligne ... 648\n— du 13e — 661\n"
      "— du 2e rég. d'inf. légère. 640\n— du 3e — 670\n");
  EXPECT_EQ(told(reading),
            "Division de grenadiers[Bat. d'élite du 9e rég. de ligne 648; Bat. d'élite du 13e rég. de ligne 661; Bat. "
            "d'élite du 2e rég. d'inf. légère 640; Bat. d'élite du 3e rég. d'inf. légère 670; ]");
  EXPECT_EQ(unit_of(reading, 3).kind, Kind::light_infantry);
}

TEST(PrintedReturns, WhatStandsBehindTheDashTakesThePlaceOfAsManyWords) {
  const Reading reading =
      read("French\n1re Division\n6e régiment d'artillerie à cheval 137\n1er — à pied 141\n3e — à pied 120\n");
  EXPECT_EQ(unit_of(reading, 1).name, "1er régiment d'artillerie à pied");
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::foot_artillery);
}

TEST(PrintedReturns, BattalionsBelowTheirRegimentAreNoOtherRegiments) {
  const Reading reading = read("French\n1st Division\n24th Line 1,200\n1st – 580\n2nd – 620\n45th Line 900\n");
  for (const Unit& unit : reading.orbat.formations.at(0).units) {
    EXPECT_NE(unit.name, "1st Line");
    EXPECT_NE(unit.name, "2nd Line");
  }
}

TEST(PrintedReturns, OneDashAloneChangesNothing) {
  EXPECT_EQ(told(read("British\n1st Brigade\n9th Foot 900\n82nd — 850\n")), "1st Brigade[9th Foot 900; 82nd 850; ]");
}

TEST(PrintedReturns, TwoFiguresBetweenBarsThatMakeUpTheThirdAreOfficersAndMen) {
  const Reading reading = read(
      "French\n1re Division\n17e rég. d'inf. légère ... 55 | 1,583 | 1,638 | 13\n31e rég. de ligne ... 59 | 1,429 | "
      "1,488 "
      "| 14\n");
  EXPECT_EQ(told(reading), "1re Division[17e rég. d'inf. légère 1638; 31e rég. de ligne 1488; ]");
  EXPECT_NE(unit_of(reading).note.find("55 officers, 1583 men"), std::string::npos);
  EXPECT_NE(unit_of(reading).note.find("13"), std::string::npos) << "the fourth figure is kept";
  EXPECT_TRUE(asked(reading).empty());
}

TEST(PrintedReturns, ARowWhoseFiguresDoNotMakeUpTheirSumAsTheOthersDoIsAskedAbout) {
  const Reading reading = read(
      "French\n1re Division\n17e légère 55 | 1,583 | 1,638\n31e de ligne 59 | 1,429 | 1,488\n40e de ligne 62 | 1,478 | "
      "1,540\n64e de ligne 40 | 1,149 | 1,198\n");
  EXPECT_EQ(asked(reading), std::vector<int>{6});
}

TEST(PrintedReturns, TheFigureBehindABraceThatOnlyTheLastRowHasIsThatOfAllAndNotOfTheRow) {
  const Reading reading = read("French\n2e div. de cavalerie\n9e cuirassiers 318\n10e cuirassiers 260 } 578\n");
  EXPECT_EQ(told(reading), "2e div. de cavalerie[9e cuirassiers 318; 10e cuirassiers 260; ]");
  EXPECT_NE(unit_of(reading, 1).note.find("578"), std::string::npos);
}

TEST(PrintedReturns, BlankLinesLineEndsOfWindowsBulletsAndMarksOfAQuotationChangeNoDash) {
  const std::string wanted = told(read("French\n1re div.\n4e rég. de cuirassiers. 318\n6e — 274\n8e — 301\n"));
  EXPECT_EQ(told(read("French\r\n1re div.\r\n4e rég. de cuirassiers. 318\r\n6e — 274\r\n8e — 301\r\n")), wanted);
  EXPECT_EQ(told(read("French\n\n1re div.\n\n4e rég. de cuirassiers. 318\n\n6e — 274\n\n8e — 301\n")), wanted);
  EXPECT_EQ(told(read("French\n1re div.\n- 4e rég. de cuirassiers. 318\n- 6e — 274\n- 8e — 301\n")), wanted);
  EXPECT_EQ(told(read("> French\n> 1re div.\n> 4e rég. de cuirassiers. 318\n> 6e — 274\n> 8e — 301\n")), wanted);
}

}  // namespace estafette::readers::printed_returns_test
