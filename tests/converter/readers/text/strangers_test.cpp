// What was misread on pages of minor battles, other wars and other continents: each test is one manner of writing.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::strangers_test {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

using Lines = std::vector<int>;

TEST(StrangersText, AnArrowBeforeAStrengthIsNoPartOfTheName) {
  EXPECT_EQ(french("1st Division\n22nd Line (Col. Kern) -->802\n23rd Line --> 1,020\n24th Line => 700"),
            "1st Division[22nd Line 802; 23rd Line 1020; 24th Line 700; ]");
}

TEST(StrangersText, AWordOfEstimateThatLostItsBlanksIsNoPartOfTheName) {
  EXPECT_EQ(french("1st Division\nKern's Dragoons, three regimentsabout1,200men"),
            "1st Division[Kern's Dragoons 1 400; Kern's Dragoons 2 400; Kern's Dragoons 3 400; ]");
}

TEST(StrangersText, TheFigureOfAFootnoteAtANameIsNoStrength) {
  const Reading reading = read("France\nDivision Kern2\n22nd Line 900\nBrigade: General Morel3\n23rd Line 800\n");
  EXPECT_EQ(told(reading), "Division Kern[22nd Line 900; Brigade Morel[23rd Line 800; ]]");
  EXPECT_EQ(reading.looks.size(), 0U);
}

TEST(StrangersText, NumbersAloneBelowABrigadeAreRegimentsAndMarked) {
  const Reading reading = read("Britain\n1st Division\n1st Brigade\n4th, 23rd & 28th\n2nd Brigade\n15th 17th 42nd\n");
  EXPECT_EQ(told(reading),
            "1st Division[1st Brigade[4th 650; 23rd 650; 28th 650; ]2nd Brigade[15th 650; 17th 650; "
            "42nd 650; ]]");
  EXPECT_NE(reading.orbat.formations[0].formations[0].units[0].note.find("a regiment from its place"),
            std::string::npos);
}

TEST(StrangersText, AGunBesideAListOfRegimentsIsABatteryOfItsOwn) {
  EXPECT_EQ(told(read("Britain\n1st Division\n1st Brigade\n4th, 23rd with one RA gun\n")),
            "1st Division[1st Brigade[4th 650; 23rd 650; Foot artillery 20 1 guns; ]]");
}

TEST(StrangersText, ANumberGluedToItsWordOfCommandIsPartOfTheName) {
  EXPECT_EQ(told(read("FIRST DIVISION.\nTHIRDBRIGADE.--Col. Roe: 22d Indiana 500, 30th Indiana 400.\n")),
            "FIRST DIVISION.[THIRD BRIGADE[22d Indiana 500; 30th Indiana 400; ]]");
}

TEST(StrangersText, ANameThatIsBrokenOffGoesOnInTheNextLine) {
  EXPECT_EQ(french("1st Division\n22nd Regiment of the\nLine (2 battalions) 1,200 men\n13e régiment de\nligne, 900"),
            "1st Division[22nd Regiment of the Line 1200; 13e régiment de ligne 900; ]");
  EXPECT_EQ(told(read("France\n1st Division: General Gut-\nschmid\n22nd Line 900\n")), "1st Division[22nd Line 900; ]");
}

TEST(StrangersText, LightInfantryWithANameAndAColonelIsNoHeading) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: General Kern\nMorven Light Infantry (Lt. Col. Moe)\n24th Foot 500\n")),
            "1st Brigade[Morven Light Infantry 650; 24th Foot 500; ]");
}

TEST(StrangersText, CavalryThatIsCalledAfterSomebodyIsTroopsInABrigade) {
  EXPECT_EQ(told(read("Union\n1st Division\nCavalry Brigade: Col. Kern\nMoe's Cavalry\nRoe's Cavalry\nDoe's Battery (3 "
                      "guns, 66 men)\n")),
            "1st Division[Cavalry Brigade[Moe's Cavalry 520; Roe's Cavalry 520; Doe's Battery 66 3 guns; ]]");
}

TEST(StrangersText, WhatMayBeAHeadingOrTroopsIsAskedAbout) {
  EXPECT_EQ(asked(read("Britain\n1st Division: General Kern\nMorven Light Infantry\n24th Foot 500\n")), Lines{3});
  EXPECT_EQ(asked(read("Britain\n1st Division: General Kern\nLight Infantry\n24th Foot 500\n")), Lines{});
}

TEST(StrangersText, CompaniesBelowABattalionAreWhatItIsMadeUpOf) {
  const Reading reading =
      read("Britain\n1st Brigade: General Kern\n  1st Grenadier Battalion, Lt. Col. Moe\n    12 grenadier companies\n");
  EXPECT_EQ(told(reading), "1st Brigade[1st Grenadier Battalion 1200; ]");
  EXPECT_EQ(unit_of(reading).commander, "Lt. Col. Moe");
}

TEST(StrangersText, ALightCompanyOfFootIsNoBattery) {
  const Reading reading = read("Britain\n1st Brigade: General Kern\nLight company 41st Foot\n24th Foot 500\n");
  EXPECT_EQ(unit_of(reading).kind, Kind::light_infantry);
  EXPECT_EQ(unit_of(reading).guns.value, 0);
  EXPECT_EQ(unit_of(read("Russia\n1st Brigade: Kern\nLight company No. 5\n")).kind, Kind::foot_artillery);
}

TEST(StrangersText, GunnersWhoServeAsInfantryAreAskedAbout) {
  EXPECT_EQ(asked(read("Union\n1st Brigade: Kern\n2nd Arty. Regt. Infantry, 300\n24th Ohio, 500\n")), Lines{3});
}

TEST(StrangersText, ALightRegimentAmongHorseIsAskedAbout) {
  EXPECT_EQ(asked(read("France\nBrigade de cavalerie : général Kern\n4e régiment léger, 400\n12e hussards, 500\n")),
            Lines{3});
  EXPECT_EQ(asked(read("France\nBrigade de cavalerie : Kern\n4e infanterie légère, 400\n12e hussards, 500\n")),
            Lines{});
}

TEST(StrangersText, ASquadronOfJagersRides) {
  EXPECT_EQ(unit_of(read("Prussia\nBrigade: Kern\n2. Eskadron   Jäger\n")).kind, Kind::light_cavalry);
}

TEST(StrangersText, CompaniesOfGunnersAreBatteriesAndMarked) {
  const Reading reading = read("France\n1re division : Kern\nArtillerie légère, 2 cies\n8e de ligne 1500\n");
  EXPECT_EQ(told(reading),
            "1re division[Artillerie légère 1 90 6 guns; Artillerie légère 2 90 6 guns; 8e de ligne 1500; ]");
  EXPECT_NE(unit_of(reading).note.find("2 companies read as batteries"), std::string::npos);
}

}  // namespace estafette::readers::strangers_test
