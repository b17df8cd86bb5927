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
  EXPECT_EQ(french("Division Kern\nBadajoz; Merida; La Serena3,600"),
            "Division Kern[Badajoz 1200; Merida 1200; La Serena 1200; ]")
      << "a strength that is glued to a name";
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

TEST(StrangersText, ADateThatGoesOnAndTellsOfTroopsIsAskedAbout) {
  const std::string story =
      "Février : le maréchal attend pour son armée des renforts qui viennent du sud, et parmi eux la division du "
      "général "
      "Morel avec ses deux brigades, et le corps du général Kern à trois régiments (13° cuirassiers, 4° et 12° "
      "hussards).";
  EXPECT_EQ(asked(read("France\n1re division\n22e de ligne 900\n" + story + "\n")), Lines{4});
  EXPECT_EQ(asked(read("France\n" + story + "\n1re division\n22e de ligne 900\n")), Lines{2}) << "a title that tells";
}

TEST(StrangersText, ADittoAtTheEndOfALineIsTheWordAtTheEndOfTheLinesAbove) {
  EXPECT_EQ(
      told(read("Union\n1st Division\n2d Dragoons, Captain May 250 men\nMorven battalion 400 \"\n1st, 3d, and 4th "
                "infantry regiments 1,320 \"\nTotal 1,970 \"\n")),
      "1st Division[2d Dragoons 250; Morven battalion 400; 1st infantry regiment 440; 3d infantry regiment 440; "
      "4th infantry regiment 440; ]");
}

TEST(StrangersText, NobodyHadAGunOfFourHundredInches) {
  EXPECT_EQ(unit_of(read("Union\n1st Division\nMorven battalion 400\"\n")).kind, Kind::line_infantry);
}

TEST(StrangersText, APlaceWithTroopsOfSeveralArmsHasAUnitForEachAndIsMarked) {
  const Reading reading = read("France\n1st Division\nAt Siena 4 battalions - 2 squadrons - 6 guns.\n");
  EXPECT_EQ(told(reading), "1st Division[At Siena artillery 78 6 guns; At Siena cavalry 300; At Siena 2280; ]");
  EXPECT_NE(unit_of(reading).note.find("one unit for each arm"), std::string::npos);
}

TEST(StrangersText, NumbersWithNamesInBracketsAreRegimentsAlsoWithoutAColonBehindTheirBrigade) {
  const std::string as = "1st Division[1st Brigade[1st (Lisbon) 570; 16th (Telles) 570; ]]";
  EXPECT_EQ(told(read("Portugal\n1st Division\n1st Brigade 1st (Lisbon) and 16th (Telles).\n")), as);
  EXPECT_EQ(told(read("Portugal\n1st Division\n1st Brigade: 1st (Lisbon) and 16th (Telles)\n")), as);
}

TEST(StrangersText, CompaniesBeforeTheirRegimentArePartOfIt) {
  const Reading reading =
      read("Britain\n1st Division: Kern\nThree companies, 1st Battalion, 1st Foot (Royal Scots) (Captain Moe)\n");
  EXPECT_EQ(told(reading), "1st Division[1st Battalion, 1st Foot (Royal Scots) 300; ]");
  EXPECT_EQ(unit_of(reading).commander, "Captain Moe");
}

TEST(StrangersText, WhoseRegimentItIsDoesNotCommandIt) {
  const Reading reading =
      read("Britain\n1st Division: Kern\n8th (King's) Foot, 500\n4th (Duke of Alba, Lisbon), 400\n");
  EXPECT_EQ(told(reading), "1st Division[8th (King's) Foot 500; 4th (Duke of Alba, Lisbon) 400; ]");
  EXPECT_EQ(unit_of(reading).commander + unit_of(reading, 1).commander, "");
}

TEST(StrangersText, TwoCountsOfTheSameMenAreARangeAndMarked) {
  const Reading reading = read("France\n2. II Cavalry Corps (GdD Kern) - 5.600/5.700 men\n");
  EXPECT_EQ(told(reading), "II Cavalry Corps[II Cavalry Corps troops[II Cavalry Corps 5650; ]]");
}

TEST(StrangersText, TheStaffOfSomebodyIsNoUnit) {
  EXPECT_EQ(told(read("Union\n1st Brigade: Kern\nLt. Col. Moe's Staff\n24th Ohio 500\n")),
            "1st Brigade[24th Ohio 500; ]");
}

TEST(StrangersText, ANameAloneWithThousandsOfMenIsAskedAbout) {
  EXPECT_EQ(asked(read("France\nMorven State Forces (5,221)\n1st Division: Kern\n22nd Line 900\n")), Lines{2});
}

TEST(StrangersText, TwoCommandsOnALineAreAskedAbout) {
  EXPECT_EQ(asked(read("France\n1er corps : général Kern\n14e Div d'inf + 13e Bgd\n22e de ligne 1200\n")), Lines{3});
}

TEST(StrangersText, ACountryAboveABattalionIsARegimentOfThatName) {
  EXPECT_EQ(told(read("Spain\n1st Division, General Lopez\nNaples\n2nd battalion 500 men\nReina 600 men\n")),
            "1st Division[Naples 500; Reina 600; ]");
}

TEST(StrangersText, AnotherCommanderBelowAGuessedOneIsAskedAbout) {
  EXPECT_EQ(asked(read("France\nLeft Column (Kern)\nBrigadier General Roe\n8th Line 900\n")), Lines{3});
  EXPECT_EQ(asked(read("France\nLeft Column (Kern)\nBrigadier General Kern\n8th Line 900\n")), Lines{});
}

TEST(StrangersText, AsManyBattalionsAsUnitsAreOneEach) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: Kern\n1st and 2nd Guards (2 battalions)\n")),
            "1st Brigade[1st Guards 650; 2nd Guards 650; ]");
}

TEST(StrangersText, LettersForHorseArtilleryCountWithAFigureBeforeThem) {
  const Reading reading = read("British\n1st Division: Kern\n1/3rd Foot 700\nTwo R.H.A., one field battery\n");
  EXPECT_EQ(reading.orbat.formations[0].units.size(), 4U);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::horse_artillery);
}

TEST(StrangersText, TheNationOfOneBrigadeIsNotThatOfTheNext) {
  const Reading reading =
      read("3rd Hanoverian Brigade: Kern\nLandwehr Battalion Morven 500\n8th Brigade: Roe\n1/79th Highlanders 700\n");
  EXPECT_EQ(reading.orbat.formations[1].units[0].nation, "Britain");
}

TEST(StrangersText, AStrengthInANameWithAnotherUnitBehindItsDashIsAskedAbout) {
  EXPECT_EQ(asked(read("France\n1st Division\nMorven Rgt. 1236-2 Regt. Light 540\n")), Lines{3});
}

TEST(StrangersText, TwoColumnsOfStrengthsBehindACommanderAreAskedAbout) {
  const Reading reading = read("France\n1re Division\n18e Demi-Brigade - Chef Kern 1400 1447\n");
  EXPECT_EQ(asked(reading), Lines{3});
  EXPECT_EQ(unit_of(reading, 0).commander, "Chef Kern");
}

TEST(StrangersText, ArticlesInAListOfNumbersAreNoPartOfIt) {
  EXPECT_EQ(told(read("Britain\n1st Brigade - General Kern: The 7th (Morven Fusiliers), 23rd, and the 33rd\n")),
            "1st Brigade[7th (Morven Fusiliers) 650; 23rd 650; 33rd 650; ]");
}

TEST(StrangersText, APersonBeforeBracketsWithFiguresIsTheCommander) {
  const Reading reading = read("Army of Morven: Paul Kern (42,717 in the field, 64,356 total)\n1st Hussars 400\n");
  EXPECT_EQ(reading.orbat.formations[0].commander, "Paul Kern");
}

TEST(StrangersText, BatteriesOfTwoNamesAreTwo) {
  const Reading reading = read("British\n1st Division: Kern\nRoe's and Poe's batteries 210 men\n");
  EXPECT_EQ(reading.orbat.formations[0].units.size(), 2U);
}

TEST(StrangersText, GunnersAndSappersOfOneLineAreAskedAbout) {
  EXPECT_EQ(asked(read("British\n1st Division: Kern\n1/3rd Foot 700\nArtillery, Sappers, &c. 900 men\n")), Lines{4});
  EXPECT_EQ(asked(read("France\n1re Division: Kern\n3e ligne 700\nArtillerie à cheval et à pied 900\n")), Lines{4});
}

TEST(StrangersText, ACommandOfTwoNationsGivesItsTroopsNeither) {
  const Reading reading = read("Kern's Polish Division and German Division\n8th Line 900\n");
  EXPECT_EQ(unit_of(reading, 0).nation, "unknown");
}

TEST(StrangersText, ChasseursBesideHussarsOfABrigadeRide) {
  const Reading reading = read("France\nBrigade Kern (4e Hussards, 17e Dragons, 1er Chasseurs)\n");
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::light_cavalry);
}

TEST(StrangersText, ABattalionBelowTheArtilleryIsNoBattery) {
  const Reading reading = read("Preußen\nBei der Artillerie\n1. Bataillon Premierltn. Kern 500 Mann\n");
  EXPECT_EQ(unit_of(reading, 0).kind, Kind::line_infantry);
}

TEST(StrangersText, ANationAndItsCommanderHeadTheirTroopsWithoutAColon) {
  EXPECT_EQ(told(read("Francesi, generale Kern\nA Terni 2 battaglioni\nSpagnuoli, comandante generale Ruiz\nA Rieti 3 "
                      "battaglioni\n")),
            "Francesi[A Terni 1140; ]Spagnuoli[A Rieti 1710; ]");
}

TEST(StrangersText, ADivisionAsFarInAsTheUnitsOfTheOneBeforeIsTheNext) {
  EXPECT_EQ(told(read("France\n1st Division: Kern\n   8th Line 900\n   2nd Division: Roe\n   9th Line 800\n")),
            "1st Division[8th Line 900; ]2nd Division[9th Line 800; ]");
}

TEST(StrangersText, AStateGuardIsMilitia) {
  EXPECT_EQ(unit_of(read("Confederacy\n1st Brigade\n2d Morven State Guard Infantry 400\n"), 0).quality,
            Quality::militia);
}

}  // namespace estafette::readers::strangers_test
