// Pages as they are found: prints in two columns, tables of wikis with empty cells, brackets in sentences, numbers that
// tell which in Slavic languages, and guards that are none.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::readers::first_sight_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

bool asks_about(const Reading& reading, int line) {
  const std::vector<int> lines = asked(reading);
  return std::find(lines.begin(), lines.end(), line) != lines.end();
}

}  // namespace

TEST(FirstSight, TwoBrigadesBesideEachOtherInAPrintEachHaveTheirRegiments) {
  const Reading reading = read(
      "Union\nFIRST DIVISION.\nBrigadier-General Kern.\nFirst Brigade. Second Brigade.\nColonel John Roe. "
      "Brigadier-General Moe.\n21st Ohio, Capt. Dale. 96th Ohio, Major Till,\n38th Ohio, Capt. Lake. 115th Ohio, "
      "Colonel Lind.\n");
  EXPECT_EQ(told(reading),
            "FIRST DIVISION.[First Brigade.[21st Ohio 570; 38th Ohio 570; ]Second Brigade.[96th Ohio 570; 115th Ohio "
            "570; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(1).commander, "Brigadier-General Moe") << told(reading);
}

TEST(FirstSight, ARegimentAloneBelowTwoBrigadesIsAskedAbout) {
  const Reading reading = read(
      "Union\nFirst Division\nFirst Brigade. Second Brigade.\nCol. Roe. Col. Moe.\n21st Ohio. 96th Ohio.\n38th "
      "Ohio.\n");
  EXPECT_EQ(told(reading),
            "First Division[First Brigade.[21st Ohio. 570; ]Second Brigade.[96th Ohio. 570; 38th Ohio. 570; ]]");
  EXPECT_TRUE(asks_about(reading, 6));
}

TEST(FirstSight, ArtilleryBelowTheLastBrigadeOfWhichNothingIsToldIsTheDivisions) {
  EXPECT_EQ(told(read("Union\nFirst Division: Kern\n1st Brigade\nCol Roe\n2nd Brigade\nCol Moe\nArtillery\nBattery D, "
                      "Pennsylvania Light\n")),
            "First Division[Battery D, Pennsylvania Light 120 8 guns; 1st Brigade[]2nd Brigade[]]");
}

TEST(FirstSight, AnArmBeforeABarIsAHeadingAndNoUnit) {
  const Reading reading = read(
      "Union\nFirst Division: Kern\n1st Brigade\nCol Roe\n- 9th Ohio: Col Dale\nArtillery |\nSecond Division: "
      "Lake\n1st Brigade: Till\n12th Ohio\n");
  EXPECT_EQ(told(reading), "First Division[1st Brigade[9th Ohio 570; ]]Second Division[1st Brigade[12th Ohio 570; ]]");
  EXPECT_TRUE(asks_about(reading, 6));
}

TEST(FirstSight, TheArtilleryOfADivisionIsInItAlsoBehindItsBrigades) {
  EXPECT_EQ(
      told(read("France\n3e corps : maréchal Kern\n1re division : Roe\n1re brigade\n51e de ligne 900\nArtillerie de "
                "la 1re division\n11e compagnie du 7e régiment d'artillerie à pied\n2e division : Moe\n1re "
                "brigade\n48e de ligne 900\n")),
      "3e corps[1re division[11e compagnie du 7e régiment d'artillerie à pied 104 8 guns; 1re brigade[51e de ligne "
      "900; "
      "]]2e division[1re brigade[48e de ligne 900; ]]]");
}

TEST(FirstSight, AReserveOfTheCorpsIsInNoneOfItsDivisions) {
  EXPECT_EQ(told(read("France\n3e corps : maréchal Kern\n1re division : Roe\n1re brigade\n51e de ligne 900\nBatterie "
                      "de réserve du 3e corps, 8 canons\n")),
            "3e corps[Batterie de réserve du 3e corps 104 8 guns; 1re division[1re brigade[51e de ligne 900; ]]]");
}

TEST(FirstSight, ThreeBatalionIsTheThirdInPolish) {
  const Unit unit = unit_of(read("Polska\n1 Dywizja: gen. Kern\n3 batalion 6 pułku piechoty\n"));
  EXPECT_EQ(unit.level, UnitLevel::battalion);
  EXPECT_EQ(unit.name, "3. batalion 6 pułku piechoty");
  EXPECT_EQ(unit_of(read("Polska\n1 Dywizja: gen. Kern\n3 bataliony 6 pułku piechoty\n")).subunits, 3);
}

TEST(FirstSight, ThreeBatalyonIsTheThirdInRussian) {
  const Unit unit = unit_of(read("Россия\n1-я дивизия: Керн\n3 батальон 6-го егерского полка\n"));
  EXPECT_EQ(unit.level, UnitLevel::battalion);
  EXPECT_EQ(unit.name, "3-й батальон 6-го егерского полка");
  EXPECT_EQ(unit_of(read("Россия\n1-я дивизия: Керн\n3 батальона 6-го егерского полка\n")).subunits, 3);
}

TEST(FirstSight, RussianTroopsAreKnownInTheCasesInWhichTheyAreCounted) {
  const Reading reading = read(
      "Россия\n1-я дивизия: Керн\n2 батальона 6-го егерского полка\n2 эскадрона Сумского гусарского полка\nэскадрон "
      "3-го "
      "кирасирского полка\n1 рота пионеров\n2 батальона 5-го гренадерского полка\n");
  EXPECT_EQ(unit_of(reading, 0).kind, Kind::light_infantry);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::light_cavalry);
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::heavy_cavalry);
  EXPECT_EQ(unit_of(reading, 3).kind, Kind::engineers);
  EXPECT_EQ(unit_of(reading, 4).kind, Kind::grenadiers);
}

TEST(FirstSight, ABrigadeOfAMajorGeneralIsNamedAfterHimInRussian) {
  const Reading reading = read("Россия\n1-я дивизия\nБригада генерал-майора Керна\n5-й егерский полк 700\n");
  EXPECT_EQ(told(reading), "1-я дивизия[Бригада Керна[5-й егерский полк 700; ]]");
}

TEST(FirstSight, ACorpsThatCountedSoManyMenIsNotLedByTheVerb) {
  const Reading reading = read("Франция\n1-й кавалерийский корпус насчитывал 5100 человек и 12 орудий.\n");
  EXPECT_EQ(told(reading).find("насчитывал"), std::string::npos) << told(reading);
  for (const Formation& formation : reading.orbat.formations) EXPECT_EQ(formation.commander, "");
}

TEST(FirstSight, SiegeGunsInBracketsAreABattery) {
  EXPECT_EQ(unit_of(read("Union\n1st Brigade: Kern\n1st United States (siege guns): Maj Roe\n")).kind,
            Kind::foot_artillery);
}

TEST(FirstSight, ABatteryOfARegimentIsOneAmongSemicolons) {
  EXPECT_EQ(told(read("Union\n1st Division: Kern\nLight Batteries: 25th Indiana; Battery M, 4th U.S.; 6th Ohio\n")),
            "1st Division[25th Indiana 120 8 guns; Battery M, 4th U.S 120 8 guns; 6th Ohio 120 8 guns; ]");
}

TEST(FirstSight, AProvostGuardIsNoGuard) {
  EXPECT_EQ(unit_of(read("Union\nProvost Guard: BG Kern\n- 22nd New Jersey\n- 29th New Jersey\n")).quality,
            Quality::line);
}

TEST(FirstSight, AGrandDivisionHoldsCorps) {
  EXPECT_EQ(
      told(read("Union\nRight Grand Division\nMaj. Gen. Kern\nII Corps\nFirst Division: Roe\n1st Brigade: Moe\n9th "
                "Ohio 500\n")),
      "Right Grand Division[II Corps[First Division[1st Brigade[9th Ohio 500; ]]]]");
}

TEST(FirstSight, NoughtGunsAreNoBattery) {
  EXPECT_EQ(told(read("British Army\nReserve Division (3,000 men, 0 guns)\n1st Division: Kern\n9th Foot 900\n")),
            "British Army[Reserve Division[Reserve Division 3000; ]1st Division[9th Foot 900; ]]");
}

TEST(FirstSight, BrigadesWithTheirRegimentsInTheBracketsOfASentence) {
  EXPECT_EQ(
      told(read("France\nKern's 1st Division consisted of GB Roe's brigade (18th Light and 5th Line) and GB Moe's "
                "brigade (79th and 81st Line).\n")),
      "Kern's 1st Division[Roe's brigade[18th Light 570; 5th Line 570; ]Moe's brigade[79th Line 570; 81st Line 570; "
      "]]");
}

TEST(FirstSight, BrigadesOfSeveralGeneralsInASentenceAreEachABrigade) {
  EXPECT_EQ(
      told(read("France\nKern's 2nd Division comprised the brigades of GB Roe (8th Light and 23rd Line) and GB Moe "
                "(11th Line).\n")),
      "Kern's 2nd Division[Brigade Roe[8th Light 570; 23rd Line 570; ]Brigade Moe[11th Line 570; ]]");
}

TEST(FirstSight, DivisionsWithTheirStrengthInTheBracketsOfASentence) {
  const Reading reading = read(
      "France\nKern's I Corps included the infantry divisions of Paul Roe (3,300), Jean Moe (3,900) and Louis Dale "
      "(3,100), plus a brigade of horse.\n");
  EXPECT_NE(told(reading).find("Division Paul Roe[Division Paul Roe 3300; ]"), std::string::npos) << told(reading);
  EXPECT_NE(told(reading).find("Division Louis Dale[Division Louis Dale 3100; ]"), std::string::npos);
  EXPECT_TRUE(asks_about(reading, 2));
}

TEST(FirstSight, ATroopOfHorseArtilleryHoldsNoOtherBatteries) {
  EXPECT_EQ(
      told(read("British Army\n1st Division: Kern\nRoe's Troop Royal Horse Artillery\n  Moe's Company Royal "
                "Artillery\n  Dale's Battery\n")),
      "British Army[1st Division[Roe's Troop Royal Horse Artillery 144 6 guns; Moe's Company Royal Artillery 120 6 "
      "guns; Dale's Battery 120 6 guns; ]]");
}

TEST(FirstSight, ThousandsBehindALeaderInCapitalsAreNoNumberOfADivision) {
  EXPECT_EQ(told(read("France\n2e corps\nDivision KERN  3 291 hommes.\nDivision ROE  3 242 hommes.\n")),
            "2e corps[Division KERN[Division KERN 3291; ]Division ROE[Division ROE 3242; ]]");
}

TEST(FirstSight, TheArmInBracketsBehindACommandIsThatOfItsTroops) {
  EXPECT_EQ(unit_of(read("Union\n2nd Brigade (cavalry)\n1st Ohio\n")).kind, Kind::light_cavalry);
  EXPECT_EQ(unit_of(read("Union\n2nd Brigade (4 battalions)\n1st Ohio\n")).kind, Kind::line_infantry);
}

TEST(FirstSight, NassauersAreOfNassau) {
  EXPECT_EQ(unit_of(read("Nassauers\n1st Brigade: Kern\n1st Regiment 880\n")).nation, "Nassau");
}

TEST(FirstSight, ARoyalGuardIsACommandOfItsOwn) {
  const Reading reading = read(
      "France\nDivision Kern\n1re brigade : Roe\n9e chasseurs \u00E0 cheval 400\nGarde royale italienne\nV\u00E9lites "
      "royaux 600\nDragons de la Reine 300\n");
  const Formation& guard = reading.orbat.formations.back();
  EXPECT_EQ(guard.name, "Garde royale italienne") << told(reading);
  EXPECT_EQ(guard.units.at(0).nation, "Italy");
  EXPECT_EQ(guard.units.at(0).quality, Quality::guard);
}

TEST(FirstSight, TwoColumnsOfAPdfWithTheirCommandsAreReadOneAfterTheOther) {
  const std::string page =
      "                         ORDER OF BATTLE                              12\n"
      "              The Army of the North, 16 June 1815\n\n"
      "    I CORPS: Lt.-Gen. Kern                        II CORPS: Lt.-Gen. Falk\n"
      "    1st Division: Dorn                            5th Division: Horn\n"
      "    54th Line (2 bns) ........... 962             2nd Light (4 bns) ......... 2,340\n"
      "    55th Line (2 bns) ......... 1,148             61st Line (2 bns) ........... 858\n"
      "    28th Line (2 bns) ........... 898             72nd Line (2 bns) ........... 995\n"
      "    Total: 3,008                                  Total: 4,193\n";
  EXPECT_EQ(told(read(page)),
            "The Army of the North[I CORPS[1st Division[54th Line 962; 55th Line 1148; 28th Line 898; ]]II CORPS[5th "
            "Division[2nd Light 2340; 61st Line 858; 72nd Line 995; ]]]");
}

TEST(FirstSight, UnitsInTwoColumnsBelowOneCommandStayWithIt) {
  const std::string list =
      "French\n1st Division: Kern\n54th Line 962                   55th Line 1,148\n"
      "28th Line 898                   29th Line 840\n30th Line 700                   31st Line 710\n"
      "32nd Line 700                   33rd Line 710\n2nd Division: Dorn\n34th Line 700\n";
  const Reading reading = read(list);
  ASSERT_EQ(reading.orbat.formations.size(), 2U) << told(reading);
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 8U) << told(reading);
}

TEST(FirstSight, WhatAMarkdownPageSaysOfItselfIsNoUnit) {
  const Reading reading = read("---\ntitle: OOB\ntags: [napoleonic, 1809]\n---\n\n# French Army\n\n22nd Line 1,200\n");
  EXPECT_EQ(told(reading), "French Army[French Army troops[22nd Line 1200; ]]");
  ASSERT_EQ(reading.passed_over.size(), 1U) << "its figure is told as passed over";
}

TEST(FirstSight, WhatReadersCommentBelowAPageIsNoUnit) {
  const Reading reading =
      read("French Army\n22nd Line 1,200\n\n### Leave a comment\nNice post! I count 14 battalions.\n");
  EXPECT_EQ(told(reading), "French Army[French Army troops[22nd Line 1200; ]]");
  ASSERT_EQ(reading.passed_over.size(), 1U);
}

TEST(FirstSight, AStrengthBehindASlashAndACountIsNoPartOfTheName) {
  EXPECT_EQ(told(read("Austrian Army\nBrigade Falk\nIR 3 Karl, 3 Bat. / 3120\nIR 4 (2 bns / 1,450 men)\nVincent "
                      "Chevauxlegers 6 Esk. / 780\nFoot battery 8 guns / 140 men\n")),
            "Austrian Army[Brigade Falk[IR 3 Karl 3120; IR 4 1450; Vincent Chevauxlegers 780; Foot battery 140 8 guns; "
            "]]");
}

}  // namespace estafette::readers::first_sight_test
