// Manners of pages that nobody prepared for us: commanders below their regiments, titles that became lines, words
// without blanks between them, figures that the page itself does not know.
#include "converter/orbat/no_nation.hpp"
#include "converter/readers/text/told.hpp"
#include "converter/readers/unit/unit.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::manners_test {
namespace {

using text_test::asked;
using text_test::counted;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(Manners, AColonelOnTheLineBelowARegimentIsItsCommander) {
  const Reading reading = read(
      "Union\n1st Brigade: Col. Hugh Marl\n21st Ohio\nCol. James Dove\nMaj. Eli Moss\n33d Ohio\nLt. Col. Jonas "
      "Pratt\n");
  EXPECT_EQ(unit_of(reading).commander, "Col. James Dove");
  EXPECT_NE(unit_of(reading).note.find("Maj. Eli Moss"), std::string::npos);
  EXPECT_EQ(unit_of(reading, 1).commander, "Lt. Col. Jonas Pratt");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Col. Hugh Marl");
}

TEST(Manners, AGeneralBelowARegimentIsNotItsCommander) {
  const Reading reading = read("Union\n1st Brigade\n21st Ohio\nBrig. Gen. Amos Reed\n");
  EXPECT_EQ(unit_of(reading).commander, "");
}

TEST(Manners, TheTitlesOfATableThatBecameLinesAreNoTroops) {
  EXPECT_EQ(told(read("Confederates\nDivision |\nBrigade |\nRegiments and Others |\nKern's Division\nMG Amos Kern\n|\n"
                      "Roe's Brigade\nBG Silas Roe\n|\n- 19th Alabama: Ltc Otis Lake\n- 22nd Alabama\n|\n")),
            "Kern's Division[Roe's Brigade[19th Alabama 570; 22nd Alabama 570; ]]");
}

TEST(Manners, ADivisionAboveItsBrigadesIsNoTitle) {
  EXPECT_EQ(french("Division\nBrigade Kern\n8th Line 1,200\nBrigade Roe\n24th Line 1,100\n"),
            "Division[Brigade Kern[8th Line 1200; ]Brigade Roe[24th Line 1100; ]]");
}

TEST(Manners, AHeadingGluedToTheFullStopBeforeItBeginsACommand) {
  EXPECT_EQ(told(read("Union\nFIRST BRIGADE.--Col. Roe: 1st Ohio Cav., 2d Ind. Cav.SECOND BRIGADE.--Col. Vale: 3d Ohio "
                      "Cav., 4th Ind. Cav.\n")),
            "FIRST BRIGADE[1st Ohio Cav 520; 2d Ind. Cav 520; ]SECOND BRIGADE[3d Ohio Cav 520; 4th Ind. Cav 520; ]");
}

TEST(Manners, OfficersAndMenWithoutABlankBetweenThemArePartedBelowTheirTitles) {
  const std::string text =
      "Spain\nOfficers.Men.\n1st Division, General Marl:\nRey (two batts.); Toro (one batt.)872,797\n";
  const Reading reading = read(text);
  EXPECT_EQ(told(reading), "1st Division[Rey 1923; Toro 961; ]");
}

TEST(Manners, WithoutTheTitlesSuchFiguresAreAskedAbout) {
  EXPECT_FALSE(asked(read("Spain\n1st Division, General Marl:\nRey (two batts.); Toro (one batt.)872,797\n")).empty());
}

TEST(Manners, AnAmericanBatteryOfAnArtilleryRegimentIsOneUnit) {
  EXPECT_EQ(
      told(read("Union\n1st Brigade\n21st Ohio\nStone's Battery (D), 2d Illinois Light Artillery, Capt. Otis Lake\n")),
      "1st Brigade[21st Ohio 570; Stone's Battery D, 2d Illinois Light Artillery 120 8 guns; ]");
}

TEST(Manners, ABattalionKeepsTheNameBehindItsComma) {
  EXPECT_EQ(
      told(read(
          "British\n1st Brigade: Kern\n1st battalion, Coldstream Guards 900\n2nd battalion, Royal Fusiliers 800\n")),
      "1st Brigade[1st battalion Coldstream Guards 900; 2nd battalion Royal Fusiliers 800; ]");
}

TEST(Manners, FiguresThatThePageDoesNotKnowHideNoCommander) {
  const Reading reading = read("France\n27th Division, Kern (4 battalions, ? guns)\n8th Line (4) 1,800\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Kern");
}

TEST(Manners, FiguresBehindTheFullStopOfACommandAreItsStrength) {
  const Reading reading = read("France\nIV Corps, Kern. 4 battalions, 1,800 men.\n8th Line (4) 1,800\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Kern");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(Manners, BattalionsAndThoseOfAnotherSortAreAddedUp) {
  const Reading reading = read("Austria\n1st Brigade: GM Kern\nIR 12 (2 bns + 1 gren bn) 1,800\n");
  EXPECT_EQ(told(reading), "1st Brigade[IR 12 1800; ]");
  EXPECT_EQ(unit_of(reading).subunits, 3);
  EXPECT_EQ(unit_of(reading).kind, Kind::line_infantry);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(Manners, TroopsCountedInSentencesOfTheirOwnAreUnits) {
  EXPECT_EQ(told(read("Russia\n1st Column: Kern\n16 battalions of Russians. 1 company of pioneers.\n")),
            "1st Column[" + counted("Russians", 16, 5600) + "pioneers 140; ]");
}

TEST(Manners, HorseArtilleryByItsLettersIsABatteryBesideTheFieldBatteries) {
  const Reading reading = read("British\n1st Division: Kern\n1/3rd Foot 700\nOne H.A., two field batteries\n");
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::horse_artillery);
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 4U);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(Manners, AMarkOfEstimatesIsNoPartOfAName) {
  const Reading reading = read("France\n52. Division\n2. Bat. 24e Ligne # 12 Offiziere und 814 Mann\n#= geschätzt\n");
  EXPECT_EQ(told(reading), "52. Division[2. Bat. 24e Ligne 826; ]");
}

TEST(Manners, WhatADivisionIsFormedOfAreItsTroops) {
  EXPECT_EQ(french("1re division : général Kern\nFormée de : 8e de ligne (1 200), 9e légère (900)\n"
                   "2e division : général Roe, 2 400 hommes\nFormée de : 45e et 54e de ligne\n"),
            "1re division[8e de ligne 1200; 9e légère 900; ]2e division[45e de ligne 1200; 54e de ligne 1200; ]");
}

TEST(Manners, ASortOfHorseBehindADashNamesTheUnits) {
  EXPECT_EQ(
      told(read("Austria\n1st Division- Kern\n1x Light Cavalry - Hussar\n1x Light Cavalry - Chevauleger\n2x Line\n")),
      "1st Division[Light Cavalry Hussar 780; Light Cavalry Chevauleger 780; Line 1600; ]");
}

TEST(Manners, OneBattalionOfHussarsKeepsThatName) {
  EXPECT_EQ(told(read("Prussia\n1st Division: Kern\n1 Hussar battalion\n1 Füsilier-Bat. von Stern\n")),
            "1st Division[Hussar 130; Füsilier-Bat. von Stern 690; ]");
}

TEST(Manners, BattalionsThatASentenceGivesToEveryRegimentAreTheirs) {
  const Reading reading = read(
      "France\nEach infantry regiment has four battalions. Cavalry regiments have 3 squadrons each.\n1st Division\n"
      "8th Line\n24th Line (2)\n4th Hussars\n");
  EXPECT_EQ(unit_of(reading).subunits, 4);
  EXPECT_EQ(unit_of(reading, 1).subunits, 2);
  EXPECT_EQ(unit_of(reading, 2).subunits, 3);
  EXPECT_NE(unit_of(reading).note.find("as the text says of all"), std::string::npos);
}

TEST(Manners, AnotherArmyHasNotTheNationOfTheFirst) {
  const Reading reading = read(
      "French Army of the Rhine\n1st Division: Kern\n8th Line 900\n\nAllied Army\n1st Division: Roe\nIR 12 Manfred "
      "800\n");
  EXPECT_EQ(reading.orbat.formations.at(1).formations.at(0).units.at(0).nation, kNoNation);
  EXPECT_FALSE(asked(reading).empty());
}

TEST(Manners, GeneralsOnTheTableAreNoTroops) {
  const Reading reading =
      read("Figure ratio 1:20\nFrance\n1st Division\nGeneral Kern 3 figs\n8th Line 30 figs\n24th Line 36 figs\n");
  EXPECT_EQ(told(reading), "1st Division[8th Line 600; 24th Line 720; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "General Kern");
}

TEST(Manners, BasesOfSeveralUnitsOnALineAreCountedForEach) {
  EXPECT_EQ(
      told(read(
          "Figure ratio 1:20\nAustria\n1st Division: Kern\nIR 12: 40 figs, IR 20: 38 figs, Kaiser Hussars: 16 figs\n")),
      "1st Division[IR 12 800; IR 20 760; Kaiser Hussars 320; ]");
}

TEST(Manners, ATotalOfOneArmIsComparedWithThatArm) {
  EXPECT_TRUE(
      asked(read("France\nI Corps: Kern\n1st Division: Roe\n8th Line 1,200\n4th Hussars 400\nTotal infantry: 1,200\n"))
          .empty());
}

TEST(Manners, ATotalBelowSeveralCommandsMayBeThatOfAllOfThem) {
  EXPECT_TRUE(
      asked(
          read("France\n1st Division: Roe\n8th Line 1,200\n2nd Division: Kern\n24th Line 1,100\nTotal present 2,300\n"))
          .empty());
  EXPECT_FALSE(
      asked(
          read("France\n1st Division: Roe\n8th Line 1,200\n2nd Division: Kern\n24th Line 1,100\nTotal present 2,900\n"))
          .empty());
}

TEST(Manners, AnEscortIsTroopsAndItsLabelANote) {
  const Reading reading = read(
      "Union\nXV CORPS: Maj. Gen. John Stern\nEscort: 10th Ohio Cavalry, Company F\nEscort, L, 1st Me. Cav.\n"
      "1st Brigade: Col. Hugh Marl\n21st Ohio 500\n");
  EXPECT_EQ(told(reading),
            "XV CORPS[XV CORPS troops[10th Ohio Cavalry, Company F 130; Company L, 1st Me. Cav 130; ]1st Brigade[21st "
            "Ohio 500; ]]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(Manners, TheCommanderOfAnEscortIsNotThatOfTheCorps) {
  const Reading reading = read("Union\nXV CORPS\nEscort: Capt. Otis Lake\n1st Brigade: Col. Marl\n21st Ohio 500\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "");
}

TEST(Manners, ANationBeforeADashIsThatOfTheCommandBehindIt) {
  const Reading reading = read(
      "AUSTRIANS - IV Corp\nHeadquarters - Rosenberg\n1st Division - Kern\n4x Line Infantry\nFRENCH - III Corp\n"
      "Headquarters - Davout\n1st Division - Roe\n1x Light Infantry\n");
  EXPECT_TRUE(asked(reading).empty());
  for (const Formation& corps : reading.orbat.formations) {
    const bool french = corps.name == "III Corp";
    EXPECT_EQ(corps.commander, french ? "Davout" : "Rosenberg");
    EXPECT_EQ(corps.formations.at(0).units.at(0).nation, french ? "France" : "Austria");
  }
}

TEST(Manners, ATotalBelowACommandThatListsNothingIsItsStrength) {
  const Reading reading =
      read("France\nIII Corps: General Kern\nNote: on the left of the line\nIn all 6,700 men with 16 guns.\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.at(0).men.value, 6700);
}

TEST(Manners, GunsOfASecondCalibreNeedNoWordOfTheirOwn) {
  for (const char* guns : {"2 pièces de 8 et 4 de 4", "2 piezas de a 8 y 4 de a 4"}) {
    const Reading reading = read("France\n1re division\n8e de ligne 900\n" + std::string(guns) + "\n");
    EXPECT_EQ(unit_of(reading, 1).guns.value, 6) << guns;
    EXPECT_EQ(unit_of(reading, 1).piece, "4-pounder") << guns;
  }
}

TEST(Manners, DemiBrigadesInAListAreUnitsOfTheirOwn) {
  EXPECT_EQ(french("Division Kern\n18e, 25e et 32e demi-brigades (9 bat., 6 300 h.)\n"),
            "Division Kern[18e demi-brigade 2100; 25e demi-brigade 2100; 32e demi-brigade 2100; ]");
}

TEST(Manners, HorsesBehindTwoRegimentsAreOfBothAndChasseursWithHorsesRide) {
  const Reading reading = read("France\nDivision Kern\n1er hussards, 10e chasseurs (1 200 ch.)\n8e de ligne 900\n");
  EXPECT_EQ(told(reading), "Division Kern[1er hussards 600; 10e chasseurs 600; 8e de ligne 900; ]");
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::light_cavalry);
}

TEST(Manners, BatteriesByTheirNumbersBehindNosAreSoMany) {
  EXPECT_EQ(told(read("Prussia\n5th Brigade: Kern\n2nd IR 2,400\nFoot batteries Nos. 5, 10, 34\n")),
            "5th Brigade[2nd IR 2400; Foot battery 5 128 8 guns; Foot battery 10 128 8 guns; Foot battery 34 128 8 "
            "guns; ]");
}

TEST(Manners, CommandersWhoAreCountedAreNoMen) {
  const Reading reading = read("Union\n1st Brigade: Col. Marl\n2d Ohio: (1) Lieut. Col. O. Moss (2) Maj. W. Lake\n");
  EXPECT_EQ(unit_of(reading).commander, "Lieut. Col. O. Moss");
  EXPECT_NE(unit_of(reading).note.find("Maj. W. Lake"), std::string::npos);
  EXPECT_EQ(unit_of(reading).men.value, 570);
}

TEST(Manners, SeveralNamesWithBattalionsForEachAreAskedAboutIfTheyAreNotParted) {
  EXPECT_EQ(asked(read("Russia\nII Column\nRyazhsk, Vyborg & Perm Qrstt. (3 btl each) = 6,000\n")),
            std::vector<int>{3});
}

}  // namespace estafette::readers::manners_test
