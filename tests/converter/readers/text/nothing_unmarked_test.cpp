// What a typed order of battle says of no unit is not made one, and what we take from a name or a note is marked.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::nothing_unmarked_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(NothingUnmarked, APrinceInBracketsIsTheNameOfARegimentAndLeadsOnlyACommand) {
  for (const std::string name :
       {"12th Light Dragoons (Prince of Wales)", "33rd Foot (Duke of Kern)", "IR 3 (Erzherzog Karl)",
        "24e dragons (du Roi)", "4e r\u00E9giment (de la Reine)", "Dragones (del Rey)",
        "Dragoner (K\u00F6nig von Toro)", "Husaren-Regiment (Kaiser)", "Reggimento Dragoni (Regina)"}) {
    const Unit unit = unit_of(read("Britain\n1st Brigade: Kern\n" + name + ", 300\n"));
    EXPECT_EQ(unit.name, name);
    EXPECT_EQ(unit.commander, "") << name;
  }
  EXPECT_EQ(
      read("Austrian Army\nBrigade Roe (Prinz Kern)\nIR 4 900\n").orbat.formations.at(0).formations.at(0).commander,
      "Prinz Kern");
}

TEST(NothingUnmarked, ALordInTheBracketsOfARegimentLedItAndThatIsMarked) {
  const Unit unit = unit_of(read("Britain\n1st Brigade: Kern\n3rd Foot (Lord Roe), 300\n"));
  EXPECT_EQ(unit.commander, "Lord Roe");
  EXPECT_NE(unit.note.find("commander Lord Roe from the brackets"), std::string::npos) << unit.note;
}

TEST(NothingUnmarked, TroopsThatAreNotKnownAreThoseOfTheCommandAboveAndHeadNothing) {
  for (const std::string line : {"Unknown Spanish units", "Spanish: units unknown", "Unit\u00E9s espagnoles inconnues",
                                 "Spanische Einheiten, unbekannt"}) {
    const Reading reading = read("Left Wing\n2nd Division: Kern\n1/3rd Foot 900\nLopez's Division 2,001\n" + line +
                                 "\n3rd Division: Roe\n1/4th Foot 800\n");
    ASSERT_EQ(reading.orbat.formations.size(), 1U) << line << told(reading);
    const Formation& lopez = reading.orbat.formations.at(0).formations.at(1);
    EXPECT_EQ(lopez.nation, "Spain") << line;
    EXPECT_NE(lopez.note.find(line), std::string::npos) << lopez.note;
    EXPECT_EQ(asked(reading), (std::vector{5})) << line;
  }
}

TEST(NothingUnmarked, AShareOfADivisionByNationStandsBelowIt) {
  EXPECT_EQ(told(read("Light Division: Kern\nBritish of Lt. Div 2,000\n1/52nd Foot 1,000\n1/95th Foot 1,000\n"
                      "Portuguese of Lt. Div. 1,476\n1st Ca\u00E7adores 1,476\n")),
            "Light Division[British of Lt. Div[1/52nd Foot 1000; 1/95th Foot 1000; ]Portuguese of Lt. Div[1st "
            "Ca\u00E7adores 1476; ]]");
}

TEST(NothingUnmarked, ATableWhoseCellsHaveRunTogetherIsReadAsFarAsItsTitlesTellAndAskedAbout) {
  const Reading reading = read(
      "Espa\u00F1a\nEJ\u00C9RCITO JEFE UNIDAD ESCUADRONES\nMurcia Pedro Olmedo Regimiento de Caballer\u00EDa Torre 2\n"
      "Regimiento de Caballer\u00EDa Alba 1\nLe\u00F3n Juan Robledo Regimiento Dragones de Monte 3\n");
  const Formation& first = reading.orbat.formations.at(0);
  EXPECT_EQ(first.name, "EJ\u00C9RCITO Murcia Pedro Olmedo");
  EXPECT_EQ(reading.orbat.formations.size(), 2U);
  EXPECT_EQ(first.formations.at(0).units.at(0).name, "Regimiento de Caballer\u00EDa Torre");
  EXPECT_EQ(first.formations.at(0).units.at(0).subunits, 2);
  EXPECT_EQ(first.formations.at(0).units.at(1).subunits, 1);
  EXPECT_EQ(asked(reading), (std::vector{3, 5}));
}

TEST(NothingUnmarked, ANationTakenFromTheCountryThatARegimentIsCalledAfterIsMarked) {
  const Unit berg = unit_of(read("France\nDivision Kern\nRegiment Berg, 900\n"));
  EXPECT_EQ(berg.nation, "Berg");
  EXPECT_NE(berg.note.find("nation from its name"), std::string::npos) << berg.note;
  EXPECT_EQ(unit_of(read("Division Kern\nDragones de la Uni\u00F3n, 300\n")).nation, "unknown");
}

TEST(NothingUnmarked, ChasseursWhoMayRideAreAskedAboutBesideHorse) {
  EXPECT_EQ(asked(read("Spanish Army\nDivisi\u00F3n Kern\nDragones de Toro, 300\nH\u00FAsares de Alba, 200\n"
                       "Regimiento de Cazadores \"Ribera\"\n")),
            (std::vector{5}));
}

TEST(NothingUnmarked, TheSortInANoteIsThatOfAnEscortThatDoesNotSay) {
  const Unit escort = unit_of(read("Spain\nDivision Kern\nKern's escort \u00BD squadron Hussars of Ribera.\n"));
  EXPECT_EQ(escort.kind, Kind::light_cavalry);
  EXPECT_NE(escort.note.find("kind light cavalry from its note"), std::string::npos) << escort.note;
}

TEST(NothingUnmarked, APlaceIsNoRegiment) {
  EXPECT_EQ(asked(read("French Army\nDivision Kern\n9e de ligne, 2 bataillons\nDans les places :\n\u00E0 Arnstein | 3 "
                       "compagnies\n\u00E0 Roth | 1 bataillon\n")),
            (std::vector{5, 6}));
}

TEST(NothingUnmarked, ALeaderAloneAboveTheNextDivisionMayLeadAnArmyThatIsNotTold) {
  EXPECT_EQ(asked(read("British Army: General Roe\n1st Division: General Kern\n1/3rd Foot 500\n\nGeneral Petit\n3rd "
                       "Division: General Huber\n1/4th Foot 800\n")),
            (std::vector{5}));
}

TEST(NothingUnmarked, ALeadersNameThatTheLineBreaksIsWhole) {
  const Reading reading = read(
      "II Corps: General de Division Jean\nPetit\n1st Division: Major General Sir John\nGray, KB\n24th Line 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "General de Division Jean Petit");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "Major General Sir John Gray, KB");
  EXPECT_EQ(unit_of(read("1st Brigade: Roe\n9th Ohio, Colonel William\nDale\n")).commander, "Colonel William Dale");
}

TEST(NothingUnmarked, TroopsThatAreAsOthersAreAskedForAndNotMadeUnits) {
  for (const std::string line : {"as the first but without artillery", "wie oben", "comme ci-dessus"}) {
    const Reading reading = read("Russian Army\n1st Column: Kern\n5th Jagers 700\n2nd Column: Roe\n" + line + "\n");
    EXPECT_EQ(told(reading).find(line), std::string::npos) << told(reading);
    EXPECT_FALSE(asked(reading).empty()) << line;
  }
  const Reading reading = read("French Army\nPetit's Div: 24th Line 900\nRoe's Div: same as above but no horse\n");
  EXPECT_EQ(told(reading).find("same as"), std::string::npos) << told(reading);
  EXPECT_EQ(asked(reading).front(), 3);
}

TEST(NothingUnmarked, EntriesAtSemicolonsBehindAnArmAreUnitsEachWithItsOwnFigures) {
  const std::string units =
      "Ej\u00E9rcito espa\u00F1ol[1\u00AA Divisi\u00F3n[Irlanda 1140; 2\u00BA de Mallorca 570; Tiradores de Toro 400; "
      "]]";
  for (const std::string arm : {"Infanter\u00EDa. ", "Infanter\u00EDa: "})
    EXPECT_EQ(told(read("Ej\u00E9rcito espa\u00F1ol\n1\u00AA Divisi\u00F3n\n" + arm +
                        "Irlanda, 2 bones; 2\u00BA de Mallorca; Tiradores de Toro, 400 h.\n")),
              units);
}

TEST(NothingUnmarked, BattalionsInThirdsBehindANameAreItsBattalions) {
  const Unit unit = unit_of(read("\u00D6sterreich\nBrigade Kern\nIR Reu\u00DF-Plauen      2 2/3 Bat.\n"));
  EXPECT_EQ(unit.name, "IR Reu\u00DF-Plauen");
  EXPECT_EQ(unit.subunits, 2);
}

TEST(NothingUnmarked, AStrengthThatIsNotKnownIsNoPartOfTheName) {
  for (const std::string line : {"8th Indiana: n/a", "8th Indiana, n/a", "8th Indiana k.A.", "8th Indiana | | n/a"})
    EXPECT_EQ(told(read("Union Army\n1st Brigade: Roe\n" + line + "\n9th Ohio 412\n")),
              "Union Army[1st Brigade[8th Indiana 570; 9th Ohio 412; ]]")
        << line;
}

TEST(NothingUnmarked, TheFigureBehindACompanyIsItsNumber) {
  const Reading reading = read("Preu\u00DFische Armee\n1. Division: Kern\nPioniere: Feldkomp. 1, Festungskomp. 4\n");
  for (const Unit& unit : reading.orbat.formations.at(0).formations.at(0).units)
    EXPECT_LE(unit.men.value, 90) << unit.name;
}

TEST(NothingUnmarked, WhoCarriesOrdersLeadsNobody) {
  EXPECT_EQ(told(read("Hessische Brigade\nKommandeur: Generalmajor Kern\nBrigadeadjutant: Hauptmann Roe\n"
                      "Leib-Regiment 900\n")),
            "Hessische Brigade[Leib-Regiment 900; ]");
}

TEST(NothingUnmarked, CompaniesOfASortThatAreCalledACorpsAreAUnit) {
  EXPECT_EQ(
      told(read("Britain\n1st Division: Kern\n1st Brigade: Roe\n1/4th Foot 500\nFeldj\u00E4ger Corps (2 cos.)\n")),
      "1st Division[1st Brigade[1/4th Foot 500; Feldj\u00E4ger Corps 200; ]]");
}

TEST(NothingUnmarked, ALetterBehindACompanyIsNobodysName) {
  const Unit escort = unit_of(read("1st Brigade: Roe\nEscort: Kern Legion, Co. A\n4th Ohio 500\n"));
  EXPECT_EQ(escort.commander, "");
}

TEST(NothingUnmarked, RegimentsThatAreCalledLikeATitleLeadNobody) {
  const Reading reading = read("Spain\n1st Division: Kern\nRey [2], Mallorca [1]\n3rd Foot 500\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Kern");
  EXPECT_EQ(told(reading).find("Rey") == std::string::npos ? asked(reading) : std::vector{3}, (std::vector{3}));
}

TEST(NothingUnmarked, WhatStandsBehindASemicolonAndWasNotReadIsAskedAbout) {
  EXPECT_EQ(asked(read("Britain\n1st Division: Kern\nRoe's foot battery, 5 x 9-pdr; 2 rocket sections\n")),
            (std::vector{3}));
}

TEST(NothingUnmarked, DashesForTheWordsAboveAndCountsThatNobodyKnowsAreAskedAbout) {
  EXPECT_EQ(asked(read("France\n1re division : Kern\n15e de ligne 1 033\n47e     \u2014      2e    1 210\n")),
            (std::vector{4}));
  EXPECT_EQ(asked(read("Prussia\n1. Division: Kern\nIR 4 900\n3 Ktr. Alba\n")), (std::vector{4}));
  EXPECT_EQ(unit_of(read("France\n1re division : Kern\n4 p. d'artillerie, 96 h.\n")).guns, Guns{4});
}

TEST(NothingUnmarked, ACountOfWhatNobodyKnowsBehindANumberedNameIsAskedAbout) {
  EXPECT_EQ(asked(read("Prussia\n1. Division: Kern\n4th Line, 2 Scharen, 900 men\n6th Line 900\n")), (std::vector{3}));
  EXPECT_EQ(asked(read("Prussia\n1. Division: Kern\n4th Line (3 Scharen) 900\n6th Line 900\n")), (std::vector{3}));
  EXPECT_EQ(asked(read("Prussia\n1. Division: Kern\nIR Nr. 12 Kern 900\nHusaren Nr. 3 Alba\n")), (std::vector<int>{}));
}

TEST(NothingUnmarked, TroopsThatTheSourceDoesNotCountAreAskedAbout) {
  const Reading reading = read(
      "France\n1re division : Kern\n9e de ligne 900\nNon compris 2 escadrons du 7e hussards, d\u00E9tach\u00E9s\n");
  EXPECT_EQ(told(reading), "1re division[9e de ligne 900; ]");
  EXPECT_EQ(asked(reading), (std::vector{4}));
}

TEST(NothingUnmarked, AnEmperorsArmyIsOfTheNationThatIsNamedBesides) {
  EXPECT_EQ(read("Kaiserlich Russische Armee\n1. Division: Kern\nPioniere 1 Kp\n")
                .orbat.formations.at(0)
                .formations.at(0)
                .units.at(0)
                .nation,
            "Russia");
}

TEST(NothingUnmarked, TheTitleOfAColumnIsNoPartOfALeadersName) {
  EXPECT_EQ(read("France\n1re division : Kern           hommes\n9e de ligne   900\n").orbat.formations.at(0).commander,
            "Kern");
}

TEST(NothingUnmarked, AListOfRegimentsWithAHyphenIsNobodysName) {
  const Reading reading = read("France\n1re division : l.-g. Alba, Toro, Reina\n2e division : Kern\n9e de ligne 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "") << told(reading);
  EXPECT_EQ(asked(reading).front(), 2);
}

TEST(NothingUnmarked, ALineThatAGeneralLedMayBeALineOfBattle) {
  EXPECT_EQ(asked(read("Austria\n1st Line (FML Dale)\nBrigade Huber\nIR 4 900\n")), (std::vector{2}));
}

TEST(NothingUnmarked, WhatIsCountedOrNumberedInANameIsAskedAbout) {
  EXPECT_EQ(asked(read("Austria\nBrigade Kern\nIR 4 900\n2 brigade btys (16 guns)\n")), (std::vector{4}));
  EXPECT_EQ(asked(read("Italia\nBrigata Kern\nGranatieri - 2 comp. scelte\n")), (std::vector{3}));
  EXPECT_EQ(asked(read("Italia\nBrigata Kern\nDragoni Alba sq. 3\n")), (std::vector{3}));
  EXPECT_EQ(asked(read("Britain\n5th Brigade: Kern\nRoe 2/30 33 2/69 2/73\n")), (std::vector{3}));
  EXPECT_EQ(asked(read("Preu\u00DFen\nBrigade Nr. 10 (Dale): IR Nr. 20, 27, 2. Kurm. Lw.\n")), (std::vector{2}));
}

TEST(NothingUnmarked, HalfOfARegimentIsNotWholeAndWhatSomebodyAddsIsNoUnit) {
  EXPECT_EQ(asked(read("Austria\nBrigade Kern\nIR 4 900\nhalf of the 3rd J\u00E4ger\n")), (std::vector{4}));
  EXPECT_EQ(asked(read("Britain\n1st Div: 24th, 28th and 45th Foot\nAdd the 16th Light to 1st Div\n")),
            (std::vector{3}));
}

TEST(NothingUnmarked, TwoCommandsSideBySideAndBattalionsInACommandsNameAreAskedAbout) {
  EXPECT_EQ(asked(read("Austria\n1st Brigade: GM Kern GM Roe\nIR 4 900\n")), (std::vector{2}));
  EXPECT_EQ(asked(read("Britain\nGuards Bde 2/1st Gds, 2/3rd Gds; Byng\n1/4th Foot 500\n")), (std::vector{2}));
}

TEST(NothingUnmarked, AShortWordForBattalionsOrBatteriesIsAskedAbout) {
  EXPECT_EQ(asked(read("Preu\u00DFen\nBrigade Roe\nIR 4 900\nRes.-Art.: Batt. 7, 18, 19\n")), (std::vector{4, 4, 4}));
}

TEST(NothingUnmarked, AGuardInShortIsNoGeneralAndNumbersBehindALeaderAreNoMen) {
  EXPECT_EQ(read("Britain\nAdv Gd: 1/4th Foot 500; 1/5th Foot 400\n").orbat.formations.at(0).commander, "");
  EXPECT_EQ(asked(read("Britain\n1st Division: Kern\n1/4th Foot 500\n2nd (Dale): 32, 36, 45(-)\n")), (std::vector{4}));
}

TEST(NothingUnmarked, TroopsBehindTheSemicolonOfACommandAreAskedAbout) {
  const std::vector<int> lines =
      asked(read("Britain\nNot brigaded \u2014 Royal Veterans; Staff Corps\n2nd Division: Roe\n1/4th Foot 500\n"));
  ASSERT_FALSE(lines.empty());
  EXPECT_EQ(lines.front(), 2);
}

}  // namespace estafette::readers::nothing_unmarked_test
