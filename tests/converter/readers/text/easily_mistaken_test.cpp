// Lines that were easily taken for something else: leaders for regiments, companies for one battery, a sum for a unit's
// strength, names for a commander.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::easily_mistaken_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(EasilyMistaken, ANumberedEntryThatNamesALeaderIsNoRegiment) {
  for (const std::string mark : {"1. ", "1) ", "(1) ", "a) ", "I. ", "1\u00B0 ", "1.\u00BA "}) {
    const Reading reading = read("Prussian Army\n" + mark + "Der General der Kavallerie v. Roe\nIR Nr. 4 1,200\n" +
                                 "2. General Kern\nIR Nr. 5 1,100\n");
    const Formation& first = reading.orbat.formations.at(0);
    const std::vector<Formation>& led = first.formations.empty() ? reading.orbat.formations : first.formations;
    ASSERT_EQ(led.size(), 2U) << mark << told(reading);
    EXPECT_EQ(led[0].commander, "General der Kavallerie v. Roe") << mark;
    EXPECT_EQ(led[1].units.at(0).name, "IR Nr. 5") << mark;
  }
}

TEST(EasilyMistaken, AColonelBetweenTwoBrigadiersIsHisRegimentsOnly) {
  const Reading reading =
      read("Austria\nI. Corps: FML Roe\nGM Kern\nIR 4 1,200\nIR 5 1,100\nOberst Moss\nGM Dale\nIR 6 1,000\n");
  const Formation& corps = reading.orbat.formations.at(0);
  ASSERT_EQ(corps.formations.size(), 2U) << told(reading);
  EXPECT_EQ(corps.formations[0].units.at(1).commander, "Oberst Moss");
}

TEST(EasilyMistaken, OneBattalionOfChasseursBesideRegimentsOfTheLineWalks) {
  const std::string rest = "15e de ligne (3)\n21e de ligne (3)\n";
  const std::string brigade = "France\n1st Brigade: Kern\n";
  EXPECT_EQ(unit_of(read(brigade + "6e chasseurs (1)\n" + rest)).kind, Kind::light_infantry);
  EXPECT_EQ(unit_of(read(brigade + "6e chasseurs (4)\n" + rest)).kind, Kind::light_cavalry);
  EXPECT_EQ(asked(read(brigade + "6e chasseurs\n" + rest)), std::vector<int>{3});
  EXPECT_EQ(unit_of(read(brigade + "6e chasseurs (1)\n5e hussards (4)\n")).kind, Kind::light_cavalry);
}

TEST(EasilyMistaken, MenBelowAListAreThoseOfItsCommand) {
  const std::string list = "France\n1st Division: Kern\n4th Line 1,200\n5th Line 1,300\n";
  for (const std::string men : {"2,500Men", "2,500 men", "2.500 Mann"}) {
    const Reading right = read(list + men + "\n");
    EXPECT_TRUE(right.looks.empty()) << men;
    EXPECT_EQ(unit_of(right, 1).men.value, 1300) << men;
  }
  EXPECT_EQ(asked(read(list + "29,815Men\n")), std::vector<int>{5});
}

TEST(EasilyMistaken, MenAtTheEndOfAListWithoutFiguresAreShared) {
  const Reading reading = read("France\n1st Division: Kern\n6th Line (3)\n7th Line (3)\n2,900 men\n");
  EXPECT_EQ(unit_of(reading, 0).men.value, 1450);
  EXPECT_NE(unit_of(reading, 1).note.find("a share of the 2,900 men"), std::string::npos);
}

TEST(EasilyMistaken, MenBelowEachUnitAreItsOwn) {
  const Reading reading = read("France\n1st Division: Kern\n6th Line\n900 men\n7th Line\n800 men\n");
  EXPECT_EQ(unit_of(reading, 0).men.value, 900);
  EXPECT_EQ(unit_of(reading, 1).men.value, 800);
}

TEST(EasilyMistaken, CompaniesOfGunnersAreBatteries) {
  for (const std::string line : {"4 art cos", "4 arty coys", "4 Artillerie-Kompanien"}) {
    const Reading reading = read("France\n1st Division: Kern\n4th Line 1,200\n" + line + "\n");
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 5U) << line;
    EXPECT_NE(unit_of(reading, 1).note.find("4 companies read as batteries"), std::string::npos) << line;
  }
}

TEST(EasilyMistaken, BatteriesOfAnotherNationAreThatNations) {
  const Reading reading = read(
      "Britain\n1st Division: Kern\n4th Foot 900\n3 British batteries (Roe, Dale, Till), 2 KGL (Moss, Toe) - 30 "
      "guns\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 6U);
  EXPECT_TRUE(reading.looks.empty());
  EXPECT_EQ(unit_of(reading, 1).name, "Foot artillery (Roe)");
  EXPECT_EQ(unit_of(reading, 1).nation, "Britain");
  EXPECT_EQ(unit_of(reading, 5).nation, "Hanover");
  EXPECT_EQ(unit_of(reading, 5).guns.value, 6);
}

TEST(EasilyMistaken, ACommanderBesideHisNationCommandsTheArmy) {
  for (const std::string line :
       {"French (Roe)", "French: Roe", "Franzosen unter Roe", "Francesi (Roe)", "Franceses: Roe", "Allies: Roe"}) {
    const Reading reading = read(line + "\n1st Division: Dale\n4th Line 1,200\n2nd Division: Moss\n5th Line 900\n");
    ASSERT_EQ(reading.orbat.formations.size(), 1U) << line;
    EXPECT_EQ(reading.orbat.formations[0].level, Level::army) << line;
    EXPECT_EQ(reading.orbat.formations[0].commander, "Roe") << line;
  }
}

TEST(EasilyMistaken, ACommanderBesideHisNationLeadsTheOneArmyBelowIt) {
  const Reading reading = read("French (Roe)\nArmy of the Main\nI Corps: Dale\n1st Division: Moss\n4e Ligne 1,200\n");
  EXPECT_EQ(reading.orbat.formations.at(0).name, "Army of the Main");
  EXPECT_EQ(reading.orbat.formations[0].commander, "Roe");
}

TEST(EasilyMistaken, CompaniesOfASortAreCountedAndNoUnitOfThatName) {
  const Reading reading = read("Prussia\nBrigade Kern\nGrenadiers: 36 coys converged\nLight companies: 8 combined\n");
  EXPECT_EQ(unit_of(reading, 0).name, "Grenadiers, converged");
  EXPECT_EQ(unit_of(reading, 0).kind, Kind::grenadiers);
  EXPECT_EQ(unit_of(read("Prussia\nBrigade Kern\nGrenadier companies: 6, brigaded\n")).subunits, 1);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::light_infantry);
  EXPECT_NE(unit_of(reading, 1).note.find("8 companies"), std::string::npos);
}

TEST(EasilyMistaken, ARangeOfBattalionsIsThatMany) {
  for (const std::string line :
       {"I.-III./IR 47", "I-III/IR 47", "I.\u2013III. Btl./IR 47", "IR 47/I, II, III", "IR 47/I-III"}) {
    const Unit unit = unit_of(read("Prussia\nBrigade Kern\n" + line + "\n"));
    EXPECT_EQ(unit.name, "IR 47") << line;
    EXPECT_EQ(unit.subunits, 3) << line;
  }
  EXPECT_EQ(unit_of(read("Prussia\nBrigade Kern\nI-III/47\n")).subunits, 3);
}

TEST(EasilyMistaken, RegimentsOfHorseByNamesAloneShareTheirMen) {
  for (const std::string line : {"Alba, Toro and Rey - 900", "Alba, Toro y Rey - 900", "Alba, Toro, Rey (900 men)"}) {
    const Reading reading = read("Spain\nCavalry Division: Roe\nBrigade Kern: " + line + "\n");
    const Formation& brigade = reading.orbat.formations.at(0).formations.at(0);
    ASSERT_EQ(brigade.units.size(), 3U) << line;
    EXPECT_EQ(brigade.commander, "") << line;
    EXPECT_EQ(brigade.units[2].men.value, 300) << line;
    EXPECT_NE(brigade.units[2].note.find("a share of 900 men"), std::string::npos) << line;
  }
}

TEST(EasilyMistaken, TwoNamesThatAreJoinedAreTwoWithAFigureEachAndElseAskedAbout) {
  const std::string above = "Spain\nBrigade Kern\n";
  EXPECT_EQ(asked(read(above + "Alba and Toro - 500\n")), std::vector<int>{3});
  const Reading two = read(above + "Alba (300) and Toro (200)\n");
  EXPECT_EQ(unit_of(two, 0).men.value, 300);
  EXPECT_EQ(unit_of(two, 1).name, "Toro");
}

TEST(EasilyMistaken, WhoLeadsARegimentOrItsBattalionIsNobodysNation) {
  const Reading reading = read(
      "1ère Division Général Alba\n9e léger : Col Berg\n34e de ligne : Col Sand\n- 1er bataillon : Berg\n- 2e "
      "bataillon : "
      "Saxony\n35e de ligne : Col Dale\n");
  for (std::size_t at = 0; at < 3; ++at) EXPECT_EQ(unit_of(reading, at).nation, "France") << at;
}

TEST(EasilyMistaken, GuardsWithTroopsBelowThemAreCommands) {
  EXPECT_EQ(
      told(read(
          "Army of the Ohio\n\nProvost Guard: Maj Dale\n- 94th Ohio 400\n\nHeadquarters Guard: Maj Roe\n- 95th Ohio "
          "500\n\nQuartermaster's Guard:\n- 96th Ohio 600\n\nTrain Guard\n- 97th Ohio 700\n")),
      "Army of the Ohio[Provost Guard[94th Ohio 400; ]Headquarters Guard[95th Ohio 500; ]Quartermaster's Guard[96th "
      "Ohio 600; ]Train Guard[97th Ohio 700; ]]");
}

TEST(EasilyMistaken, AGuardWithALeaderAndTroopsBelowIsACommand) {
  const Reading reading =
      read("Union\n1st Division: Kern\nProvost Guard - Col. Roe\n4th Ohio\nEscort \u2013 5th Ohio, Col. Moss\n");
  EXPECT_NE(told(reading).find("Provost Guard[4th Ohio"), std::string::npos) << told(reading);
  EXPECT_NE(told(reading).find("5th Ohio"), std::string::npos) << told(reading);
  EXPECT_EQ(reading.orbat.formations.at(0).note.find("Provost"), std::string::npos);
}

TEST(EasilyMistaken, ASurnameIsNoState) {
  const Reading reading = read("Union\n4th Brigade, Moe\n4th Ohio\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Moe");
}

TEST(EasilyMistaken, TroopsThatAreLentBelongToTheCommandThatHasThem) {
  const Reading reading =
      read("Union\n3rd Division: Dale\n1st Brigade: Lake\n7th Ohio\nFrom Power's Brigade\n8th Ohio\n");
  const Formation& division = reading.orbat.formations.at(0);
  ASSERT_EQ(division.formations.size(), 1U) << told(reading);
  ASSERT_EQ(division.units.size(), 1U);
  EXPECT_NE(division.units[0].note.find("From Power's Brigade"), std::string::npos);
}

TEST(EasilyMistaken, ALetterBehindANumberIsHorseInAListOfSuch) {
  const Reading reading =
      read("Britain\nCavalry Division: Kern\nRoe: 23rd LD 459, 1st KGL H 451\nDale: 3rd DG 525, 4th D 545\n");
  const Formation& division = reading.orbat.formations.at(0);
  EXPECT_EQ(division.formations.at(0).units.at(1).name, "1st KGL Hussars");
  EXPECT_EQ(division.formations.at(1).units.at(1).kind, Kind::medium_cavalry);
  EXPECT_EQ(division.formations.at(1).units.at(1).men.value, 545);
}

TEST(EasilyMistaken, RangesOfBattalionsInAListAreThatMany) {
  const Reading reading = read("Austria\nDivision Kern\nGM Roe: I.-III./IR 25 Moss; I.-II./IR 54 Toe\n");
  const Formation& brigade = reading.orbat.formations.at(0).formations.at(0);
  EXPECT_EQ(brigade.units.at(0).subunits, 3);
  EXPECT_EQ(brigade.units.at(0).name, "IR 25 Moss");
  EXPECT_EQ(brigade.units.at(1).subunits, 2);
}

TEST(EasilyMistaken, TimesBehindANameInAListCountItsBattalions) {
  const Reading reading = read("Portugal\nRoe's Brigade: 3rd Line x2 (724), 15th Line x2 (556)\n");
  EXPECT_EQ(unit_of(reading, 0).name, "3rd Line");
  EXPECT_EQ(unit_of(reading, 0).subunits, 2);
  EXPECT_EQ(unit_of(reading, 1).men.value, 556);
}

TEST(EasilyMistaken, AWingOfHorseWithAGeneralIsNoUnitBesideItsRegiments) {
  const Reading reading = read(
      "Prussia\nFirst Line\nRight Wing Cavalry - Gen Lt von Roe (10 sqns)\nCR 8 Kern (5)\nDR 1 Till (5)\n"
      "Infantry Left - Gen Lt v. Moss\nBrigade Dale: IR 25 Kern (2), IR 34 Lake (2)\n");
  EXPECT_EQ(told(reading).find("Right Wing Cavalry 1"), std::string::npos) << told(reading);
  EXPECT_EQ(told(reading).find("Infantry Left 6"), std::string::npos) << told(reading);
}

TEST(EasilyMistaken, TheDayOfAMonthCountsNobody) {
  const Reading reading = read("Union\n1st Brigade: Kern\n16th Maine (detached Sept. 13)\n17th Maine 400\n");
  EXPECT_NE(unit_of(reading).men.value, 13);
  EXPECT_EQ(unit_of(reading).note.find("read as men"), std::string::npos);
}

TEST(EasilyMistaken, BattOfGunnersAreBatteries) {
  const Reading reading = read("Prussia\n7. Division: GL Kern\nIR 26 (3) 2.400\nArt.: 4 Batt.\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 5U);
}

TEST(EasilyMistaken, ADashBetweenTwoSortsWithNumbersPartsTwoRegiments) {
  const Reading reading = read("Prussia\n16. Brigade Kern: IR 72 - J\u00E4ger 4\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << told(reading);
  EXPECT_EQ(unit_of(reading, 0).kind, Kind::line_infantry);
}

TEST(EasilyMistaken, AFigureAndALetterBehindABatteryAreAskedAbout) {
  EXPECT_EQ(asked(read("Union\n1st Division: Kern\nBattery D, 1st Rhode Island Lt. Arty. - 6 N\n")),
            std::vector<int>{3});
}

TEST(EasilyMistaken, TwoPrincesBehindADashLeadTogether) {
  const Reading reading = read("Prussia\nVanguard - Prinz Karl von Roe, Prinz Kern\nIR 26 (2)\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Prinz Karl von Roe, Prinz Kern");
}

TEST(EasilyMistaken, ASmallFigureWithoutAWordIsAskedAboutBeforeItCountsMen) {
  EXPECT_EQ(asked(read("France\n1st Division: Kern\n5th Hussars (4 sqns) 12\n24th Line 900\n")), std::vector<int>{3});
}

TEST(EasilyMistaken, AnArmAndANameAboveItsRegimentsAreACommandAndItsLeader) {
  const Reading reading =
      read("France\n1st Division: Kern\n1st Brigade: Roe\n9th Line 900\nCav. Moss\n8th Hussars 327\n");
  EXPECT_EQ(told(reading).find("Cav. Moss"), std::string::npos) << told(reading);
  EXPECT_NE(told(reading).find("8th Hussars 327"), std::string::npos);
}

TEST(EasilyMistaken, NumbersOfTwoRegimentsWithFiguresThatAreNotToldApartAreAskedAbout) {
  EXPECT_EQ(asked(read("France\n1st Brigade: Kern\n6e & 11e dragons, 3+3, 733 sabres\n")), std::vector<int>{3});
}

TEST(EasilyMistaken, LandwehrOfWestphaliaBelowPrussiansIsPrussian) {
  EXPECT_EQ(unit_of(read("Prussia\n1st Brigade: Kern\n1st Westphalian Ldw. (3) 1,900\n")).nation, "Prussia");
}

}  // namespace estafette::readers::easily_mistaken_test
