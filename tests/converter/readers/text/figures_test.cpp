// What the figures in the line of a unit are: its number, its battalions, its men, or those of several.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::figures_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(Figures, TheNumberOfARegimentIsNotJoinedToItsStrength) {
  EXPECT_EQ(told(read("Prussia\n1. Brigade\nDR 4 620\nHusaren 8 640\nIR 14 2100\nRI 12 1.020\n")),
            "1. Brigade[DR 4 620; Husaren 8 640; IR 14 2100; RI 12 1020; ]");
  EXPECT_EQ(told(read("Britain\nBrigade Kern\nFoot 79 585\nFoot 42 610\n")),
            "Brigade Kern[Foot 79 585; Foot 42 610; ]");
}

TEST(Figures, ABlankStillPartsThousands) {
  EXPECT_EQ(french("1re division\n9e de ligne 1 200 hommes\nGrenadiers 1 450 hommes"),
            "1re division[9e de ligne 1200; Grenadiers 1450; ]");
}

TEST(Figures, TheNumberOfARegimentIsNoStrengthBeforeItsBattalions) {
  const Reading reading = read("Prussia\n1. Brigade\nIR 34 3 Bat.\nDR 5 10 Esk.\n");
  EXPECT_EQ(told(reading), "1. Brigade[IR 34 2070; DR 5 1300; ]");
  EXPECT_EQ(unit_of(reading).subunits, 3);
  EXPECT_EQ(unit_of(reading, 1).subunits, 10);
}

TEST(Figures, BattalionsByNumbersAloneBehindTheirBrigade) {
  for (const char* line :
       {"Mackinnon: 1/45, 74, 1/88", "Mackinnon's Brigade: 1/45, 74, 1/88", "Mackinnon's Brigade: 1/45, 74 and 1/88"}) {
    const Reading reading = read("Britain\n3rd Division: Picton\n" + std::string(line) + "\n");
    const Formation& brigade = reading.orbat.formations.at(0).formations.at(0);
    ASSERT_EQ(brigade.units.size(), 3U) << line;
    EXPECT_EQ(brigade.units.at(0).name, "1/45");
    EXPECT_EQ(brigade.units.at(1).name, "74");
    EXPECT_EQ(brigade.units.at(2).name, "1/88");
  }
}

TEST(Figures, ABattalionBeforeTheStrokeIsOneAlsoWithoutAnOrdinal) {
  const Reading reading =
      read("Britain\nKern's Brigade\n1/79 Foot 585\n1/42 (Black Watch) 610\nIII/1 Royal Scots 700\n");
  for (std::size_t at = 0; at < 3; ++at) EXPECT_LE(unit_of(reading, at).subunits, 1) << unit_of(reading, at).name;
}

TEST(Figures, OfficersAreFewBesideTheirMen) {
  EXPECT_EQ(told(read("Britain\nKern's Brigade\n42nd Foot 31 + 640\n79th Foot (39/1,387)\n")),
            "Kern's Brigade[42nd Foot 671; 79th Foot 1426; ]");
  EXPECT_EQ(asked(read("France\n1st Division\n9th Light 900\n47th Line 1000/1200\n")), (std::vector<int>{4}));
}

TEST(Figures, TwoStrengthsAreThoseOfTwoBattalions) {
  const Reading reading = read("France\n1st Division\n51st Line 610 + 590\n");
  EXPECT_EQ(told(reading), "1st Division[51st Line 1200; ]");
  EXPECT_EQ(unit_of(reading).subunits, 2);
}

TEST(Figures, SoManyTimesSoManyMen) {
  const Reading reading = read(
      "France\n1st Division\n9th Light 3 x 500\n32nd Line, 2 x 620 men\n46th Line 3*480\n"
      "2nd Hussars 4 x 120\n");
  EXPECT_EQ(told(reading), "1st Division[9th Light 1500; 32nd Line 1240; 46th Line 1440; 2nd Hussars 480; ]");
  EXPECT_EQ(unit_of(reading, 3).subunits, 4);
}

TEST(Figures, ASmallFigureBehindACommaCounts) {
  const Reading reading = read("France\n1st Division\n9th Light, 3\nSappers, 80\nPontoniers, 55\n");
  EXPECT_EQ(unit_of(reading).subunits, 3);
  EXPECT_EQ(unit_of(reading, 1).name, "Sappers");
  EXPECT_EQ(unit_of(reading, 1).men.value, 80);
  EXPECT_EQ(unit_of(reading, 2).men.value, 55);
}

TEST(Figures, WhatIsSaidOfEachBehindAListIsSaidOfEach) {
  EXPECT_EQ(french("1st Division\n9th Light, 32nd Line, 3 bns each"), "1st Division[9th Light 1710; 32nd Line 1710; ]");
}

TEST(Figures, MenBehindAListOfNumbersAreShared) {
  EXPECT_EQ(french("1re division\n118e, 119e, 120e : 6.600 h.\n25e, 28e - 2.400 hommes"),
            "1re division[118e 2200; 119e 2200; 120e 2200; 25e 1200; 28e 1200; ]");
}

TEST(Figures, AKindBeforeTheColonIsThatOfTheList) {
  const Reading reading = read(
      "Russia\n1st Division\nDragoons: Moscow, Pskov, Kazan (4 sqns each)\n"
      "Jagers: 4th, 34th\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 5U) << told(reading);
  EXPECT_EQ(unit_of(reading).kind, Kind::medium_cavalry);
  EXPECT_EQ(unit_of(reading, 2).subunits, 4);
  EXPECT_EQ(unit_of(reading, 3).kind, Kind::light_infantry);
}

TEST(Figures, TwoNamesBehindAKindOfSeveralAreTwoUnitsAndNobodysName) {
  for (const char* line : {"Hussars: Isum and Courland (8 sqns each)", "Hussars: Isum & Courland (both 8 sqns)",
                           "Hussar Regiments: Isum, Courland (8 sqns each)"}) {
    const Reading reading = read(std::string("Russia\n1st Division\n") + line + '\n');
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << line << told(reading);
    EXPECT_TRUE(asked(reading).empty()) << line;
    EXPECT_EQ(unit_of(reading, 1).subunits, 8) << line;
  }
  EXPECT_EQ(asked(read("Russia\n1st Division\nHussars: Isum and Courland\n")), (std::vector{3}));
  EXPECT_EQ(unit_of(read("Russia\n1st Division\nHussars: Moritz von Kern\n")).commander, "Moritz von Kern");
}

TEST(Figures, TwoUnitsWithTheirSquadronsEachAreTwo) {
  EXPECT_EQ(french("1st Division\nBrandenburg Uhlans (4) and 1st Neumark Dragoons (4)"),
            "1st Division[Brandenburg Uhlans 600; 1st Neumark Dragoons 600; ]");
}

}  // namespace estafette::readers::figures_test
