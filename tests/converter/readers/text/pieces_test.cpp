// Pieces of one entry on lines of their own, and braces beside several: as tables are copied, and as prints draw them.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::pieces_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(Pieces, AFigureBelowEachUnitIsItsStrength) {
  EXPECT_EQ(french("1st Division: Kern\n22nd Line\n562\n23rd Line\n610\n\n24th Line\n\n1,210"),
            "1st Division[22nd Line 562; 23rd Line 610; 24th Line 1210; ]");
}

TEST(Pieces, ABarBehindEachCellSaysNothing) {
  EXPECT_EQ(french("1st Division: Kern |\n22nd Line |\n562 |\n23rd Line |\n610 |\n24th Line |\n700 |"),
            "1st Division[22nd Line 562; 23rd Line 610; 24th Line 700; ]");
}

TEST(Pieces, BattalionsMayStandBetweenAUnitAndItsStrength) {
  const Reading reading = read(
      "France\n1re division : Kern\n22e de ligne\n2 bat.\n1 120\n24e de ligne\n3 bat.\n620\n8e hussards\n4 "
      "esc.\n400\n");
  EXPECT_EQ(unit_of(reading, 0).men, Men{1120});
  EXPECT_EQ(unit_of(reading, 1).subunits, 3);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(Pieces, SmallFiguresBelowUnitsAreAskedAbout) {
  EXPECT_EQ(asked(read("France\n1re division : Kern\n22e de ligne\n2\n24e de ligne\n3\n25e de ligne\n1\n")),
            (std::vector{4, 6, 8}));
}

TEST(Pieces, NumbersOfPagesBelowUnitsAreNoStrengths) {
  EXPECT_EQ(unit_of(read("France\n1re division : Kern\n22e de ligne\n211\n24e de ligne\n212\n25e de ligne\n213\n")).men,
            Men{570});
}

TEST(Pieces, TheFigureOnABraceIsThatOfAllRowsBesideIt) {
  EXPECT_EQ(
      french("1st Division: Kern\n22nd Line 2 bns  \\\n23rd Line 3 bns   } 2,500\n24th Line 2 bns  /\n25th Line 800"),
      "1st Division[22nd Line 714; 23rd Line 1072; 24th Line 714; 25th Line 800; ]");
}

TEST(Pieces, ABraceOfBarsHasItsFigureInTheMiddle) {
  EXPECT_EQ(french("1st Division: Kern\n22nd Line   |\n23rd Line   | 2,400\n24th Line   |"),
            "1st Division[22nd Line 800; 23rd Line 800; 24th Line 800; ]");
}

TEST(Pieces, ABraceBesideRowsThatStateTheirMenIsTheirSum) {
  const Reading reading = read("France\n1st Division: Kern\n22nd Line 500 }\n23rd Line 600 } 1,100\n24th Line 700\n");
  EXPECT_EQ(unit_of(reading, 1).men, Men{600});
  EXPECT_TRUE(asked(reading).empty());
}

TEST(Pieces, ABraceOfGunsOrOfSeveralFiguresIsAskedAbout) {
  EXPECT_EQ(asked(read("France\n1st Division: Kern\n24th Line 700\nKern's Battery }\nRoe's Battery } 16 guns\n")),
            (std::vector{5}));
  EXPECT_EQ(asked(read("France\n1st Division: Kern\n22nd Line } 800\n23rd Line }\n24th Line } 900\n")),
            (std::vector{3, 5}));
}

TEST(Pieces, NamesBelowCommandsAreTheirCommanders) {
  const Reading reading =
      read("France\nIII CORPS\nKern\n8TH DIV\nRoe\nBDE\nTill\n15th Light 1,738\nBDE\nDale\n37th Line 1,100\n");
  const Formation& corps = reading.orbat.formations.at(0);
  EXPECT_EQ(corps.commander, "Kern");
  EXPECT_EQ(corps.formations.at(0).commander, "Roe");
  EXPECT_EQ(corps.formations.at(0).formations.at(1).commander, "Dale");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(Pieces, AGeneralInBracketsBelowHisCommandLeadsIt) {
  EXPECT_EQ(read("Britain\n1st Division\n(General Kern)\n24th Foot 700\n").orbat.formations.at(0).commander,
            "General Kern");
}

TEST(Pieces, OneNameBelowACommandLedItAndIsMarked) {
  const Reading reading = read("France\n1re division\nKern\n24e de ligne 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Kern");
  EXPECT_NE(reading.orbat.formations.at(0).note.find("from the name alone"), std::string::npos);
}

TEST(Pieces, ARecapitulationIsNoTroopsAndIsHeldAgainstThem) {
  const Reading reading = read(
      "Austria\n1. Division: Kern\nIR 12 (3 Bat.) 2100 Mann\nHusaren Nr. 4 (8 Esk.) 1000 Mann\n6-Pfd. Batterie (6 "
      "Gesch\u00FCtze)\n\nRecapitulation:\nInfanterie: 3 Bat. 2100 Mann\nKavallerie: 8 Esk. 1000 Mann\nArtillerie: 6 "
      "Gesch\u00FCtze\nZusammen: 3100 Mann\n");
  EXPECT_EQ(told(reading), "1. Division[IR 12 2100; Husaren Nr. 4 1000; 6-Pfd. Batterie 84 6 guns; ]");
  EXPECT_TRUE(asked(reading).empty());
  EXPECT_EQ(reading.sums.size(), 4U);
}

TEST(Pieces, ARecapitulationThatDiffersIsAskedAbout) {
  EXPECT_EQ(asked(read("France\n1re division : Kern\n24e de ligne 1 200 hommes\n4e hussards 400 hommes\n\n"
                       "R\u00E9capitulation\nInfanterie 1 300\nCavalerie 400\nTotal 1 600\n")),
            (std::vector{7}));
}

TEST(Pieces, CommandsInARecapitulationAreNotToldTwice) {
  EXPECT_EQ(told(read("Britain\n1st Division: Kern\n24th Foot 700\nCavalry Brigade: Roe\n8th Hussars 400\n\nSUMMARY\n"
                      "1st Division ........ 700\nCavalry Brigade ..... 400\nGrand total ......... 1,100\n")),
            "1st Division[24th Foot 700; ]Cavalry Brigade[8th Hussars 400; ]");
}

TEST(Pieces, WhatFollowsARecapitulationIsReadAsBefore) {
  EXPECT_EQ(told(read("Austria\n1. Division: Kern\nIR 12 2100 Mann\n\nZusammenstellung\nInfanterie 2100\n\nPrussia\n"
                      "1. Brigade: Roe\nIR 5 1900 Mann\n")),
            "1. Division[IR 12 2100; ]1. Brigade[IR 5 1900; ]");
}

TEST(Pieces, MenPresentBelowACommandAreItsStrength) {
  for (const std::string strength : {"Pr\u00E9sents : 3.900 hommes", "Effectif : 3\u202F900", "St\u00E4rke: 3.900 Mann",
                                     "Effectif: 3'900 hommes", "Effectifs : 3 900 h."})
    EXPECT_EQ(french("1re division : Kern\n" + strength + "\n24e de ligne (3 bat.)\n25e de ligne (3 bat.)"),
              "1re division[24e de ligne 1950; 25e de ligne 1950; ]")
        << strength;
}

TEST(Pieces, FiguresOfAGameBehindARegimentAreAskedAbout) {
  EXPECT_EQ(asked(read("France\n1re division : Kern\n33e de ligne, 3,3,3/6\n24e de ligne 3,3/5\n")),
            (std::vector{3, 4}));
}

TEST(Pieces, ATotalOfTwoNationsIsThatOfBoth) {
  const std::string page =
      "British\n1st Division: Kern\n24th Foot 700\n2nd Division: Roe\n26th Foot 500\nPortuguese\n3rd Division: "
      "Till\n4th Line 800\n";
  EXPECT_TRUE(asked(read(page + "Total British and Portuguese 2,000\n")).empty());
  EXPECT_TRUE(asked(read(page + "Grand total 2,000\n")).empty());
  EXPECT_EQ(asked(read(page + "Total British and Portuguese 2,100\n")), (std::vector{9}));
}

TEST(Pieces, BrigadesInASentenceBehindTheirDivisionHaveTheirUnits) {
  const Reading reading = read(
      "Arm\u00E9e fran\u00E7aise\nLa 1re division, g\u00E9n\u00E9ral Kern, comprend la brigade Roe, "
      "compos\u00E9e des 8e l\u00E9ger, 45e et 54e de ligne, et la brigade Till, form\u00E9e des 9e "
      "l\u00E9ger, 24e et 96e de ligne.\n2e division : Dale\n27e l\u00E9ger 900\n");
  EXPECT_EQ(
      told(reading),
      "Arm\u00E9e fran\u00E7aise[1re division[brigade Roe[8e l\u00E9ger 570; 45e de ligne 570; 54e de ligne 570; ]"
      "brigade Till[9e l\u00E9ger 570; 24e de ligne 570; 96e de ligne 570; ]]2e division[27e l\u00E9ger 900; ]]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(Pieces, BattalionsThatASentenceAboveTheTroopsCountsAreAskedAbout) {
  EXPECT_EQ(asked(read("Die Division Till z\u00E4hlte 7 Bataillone, 3 Eskadronen und 8 Gesch\u00FCtze.\nPrussia\n1. "
                       "Brigade: Roe\nIR 5 1900 Mann\n")),
            (std::vector{1}));
}

TEST(Pieces, AHorseBatteryAloneOnALineIsTroops) {
  EXPECT_EQ(french("1re division : Kern\n24e de ligne 900\nFoot Battery\nHorse Battery"),
            "1re division[24e de ligne 900; Foot Battery 104 8 guns; Horse Battery 90 6 guns; ]");
}

TEST(Pieces, TwoBatteriesOnALineAreNotOne) {
  EXPECT_EQ(asked(read("France\n1re division : Kern\n24e de ligne 900\nFoot Battery, Horse Battery\n")),
            (std::vector{4}));
}

}  // namespace estafette::readers::pieces_test
