// What tables told and nobody noticed that it was read wrongly: commands beside their first troops, sides in rows of
// their own, halves of batteries, troops that were not there.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/any/stated.hpp"
#include "converter/readers/spreadsheet/columns/header.hpp"
#include "converter/readers/spreadsheet/told_table.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::silent_tables_test {
namespace {

using table_test::read;
using table_test::told;

}  // namespace

TEST(SilentTables, ACommandBesideItsFirstTroopsIsNoPartOfTheirName) {
  EXPECT_EQ(told(read("Side;Formation;Commander;Troops;Men\nFrench;1st Division;Kern;;\n;1st Brigade;Roe;9th Line;900\n"
                      ";;;24th Line;800\n;2nd Brigade;Till;3rd Light;700\n;2nd Division;Dale;;\n;1st "
                      "Brigade;Moss;13th Line;600\n")),
            "1st Division, Kern[1st Brigade, Roe[France 9th Line 900; France 24th Line 800; ]2nd Brigade, Till[France "
            "3rd Light 700; ]]2nd Division, Dale[1st Brigade, Moss[France 13th Line 600; ]]");
}

TEST(SilentTables, AnEmptyCellInAColumnOfCommandsOfAllLevelsMeansTheOneAbove) {
  EXPECT_EQ(told(read("Formation,Leader,Regiment,Men,Nation\nI Corps,Kern,,,\n1st Division,Roe,,,\n1st "
                      "Brigade,Moss,9th Line,900,France\n,,24th Line,800,France\n2nd Brigade,Till,3rd "
                      "Light,700,France\n2nd Division,Dale,,,\n1st Brigade,Lake,13th Line,900,France\n")),
            "I Corps, Kern[1st Division, Roe[1st Brigade, Moss[France 9th Line 900; France 24th Line 800; ]2nd "
            "Brigade, Till[France 3rd Light 700; ]]2nd Division, Dale[1st Brigade, Lake[France 13th Line 900; ]]]");
}

TEST(SilentTables, ASideInARowOfItsOwnHasTheRowsBelow) {
  EXPECT_EQ(told(read("Maida\t\t\nBritish\tMaj Gen Kern\tCommand 7\nUnit\tType\tStrength\nAdvance (Dale)\t\t\nLight "
                      "Bn\tLight infantry\t694\n1st Brigade (Cole)\t\t\n1/27th Foot\tLine\t781\nFrench\tGeneral "
                      "Roe\tCommand 6\n1st Brigade (Till)\t\t\n1st Léger (2 bns)\tLight\t1810\n")),
            "British, Maj Gen Kern[Advance, Dale[Britain Light Bn 694; ]1st Brigade, Cole[Britain 1/27th Foot 781; "
            "]]French, General Roe[1st Brigade, Till[France 1st Léger 1810; ]]");
}

TEST(SilentTables, MenOfEachBattalionAreMultipliedForSeveralRegimentsInACell) {
  EXPECT_EQ(told(read("Division,Unit,Bns,Men per bn,Nation\n1st Division,9th Line,3,500,France\n1st Division,\"24th, "
                      "46th Line\",6,560,France\n")),
            "1st Division[France 9th Line 1500; France 24th Line 1680; France 46th Line 1680; ]");
}

TEST(SilentTables, TwoNumbersJoinedInACellAreTwoRegiments) {
  EXPECT_EQ(told(read("Division,Unit,Men,Nation\n1st Division,9th Line,900,France\n1st Division,3e and 14e "
                      "Léger,900,France\n")),
            "1st Division[France 9th Line 900; France 3e Léger 450; France 14e Léger 450; ]");
}

TEST(SilentTables, ARemarkThatAUnitWasNotPresentIsHeeded) {
  EXPECT_EQ(told(read("Division,Unit,Men,Nation,Remarks\n1st Division,9th Line,900,France,\n1st Division,10th "
                      "Line,400,France,not present\n1st Division,24th Line,800,France,at Morven later\n")),
            "1st Division[France 9th Line 900; France 24th Line 800; ]");
}

TEST(SilentTables, HalfABatteryIsCountedAndNoted) {
  const Reading reading = read(
      "Division,Unit,Men,Nation\n1st Division,9th Line,900,France\n1st Division,1 1/2 horse batteries,180,France\n");
  const Formation& division = reading.orbat.formations.at(0);
  ASSERT_EQ(division.units.size(), 3U) << told(reading);
  EXPECT_NE(division.units.at(2).note.find("half the guns"), std::string::npos);
}

TEST(SilentTables, TroopsThatWereNotPresentAreToldOfAndNotCounted) {
  const Reading reading = read(
      "Division,Unit,Men,Nation\n1st Division,9th Line,900,France\n1st Division,13th Lancers "
      "(not present),350,France\n1st Division,24th Line,800,France\n");
  EXPECT_EQ(told(reading), "1st Division[France 9th Line 900; France 24th Line 800; ]");
  EXPECT_NE(reading.orbat.formations.at(0).units.at(0).note.find("13th Lancers"), std::string::npos);
}

TEST(SilentTables, ATotalIsTheStrengthWhereOfficersAndMenAreNotToldApart) {
  const Reading reading = read(
      "Unit,Officers,Men,Total,Guns,Nation\n1st Division,,,1950,,\n9th Line,26,940,966,,France\n24th "
      "Line,24,810,834,,France\nKern's Battery,,,150,6,France\n");
  EXPECT_EQ(told(reading), "1st Division[France 9th Line 966; France 24th Line 834; France Kern's Battery 150; ]");
  EXPECT_TRUE(reading.looks.empty());
}

TEST(SilentTables, ATotalOfTheWholeIsComparedWithWhatItsTroopsComeTo) {
  const Reading reading = read(
      "Unit,Officers,Men,Total,Nation\n1st Division,,,,\n9th Line,26,940,966,France\n24th Line,24,810,834,France\n"
      "Total,,,1900,\n");
  ASSERT_EQ(reading.looks.size(), 1U);
  EXPECT_EQ(reading.looks.at(0).line, 5);
}

TEST(SilentTables, WhoStandsBesideTheHorseLeadsItAndTheBrigadeBeforeItIsOver) {
  const std::string foot =
      "Unit,Leader,Men,Nation\nArmy of Alba,,,France\n1st Division,Kern,,\n1st Brigade,Roe,,\n"
      "9th Line,,900,\n";
  const std::string read_of_foot = "1st Division, Kern[1st Brigade, Roe[France 9th Line 900; ]]";
  EXPECT_EQ(told(read(foot + "Cavalry,General Petit,,\n1st Dragoons,,400,\n")),
            "Army of Alba[" + read_of_foot + "Cavalry, General Petit[France 1st Dragoons 400; ]]");
  EXPECT_EQ(told(read(foot + "Cavalry,,,\n1st Dragoons,,400,\n")),
            "Army of Alba[1st Division, Kern[France 1st Dragoons 400; 1st Brigade, Roe[France 9th Line 900; ]]]");
}

TEST(SilentTables, TheChiefOfArtilleryIsNotedAndItsBatteriesBelongToNoBrigade) {
  const Reading reading = read(
      "Unit,Leader,Men,Nation\n1st Division,Kern,,France\n1st Brigade,Roe,,\n9th Line,,900,\nArtillery,Major "
      "Huber,,\nDale's Battery,,120,\n");
  EXPECT_EQ(told(reading), "1st Division, Kern[France Dale's Battery 120; 1st Brigade, Roe[France 9th Line 900; ]]");
  EXPECT_NE(reading.orbat.formations.at(0).note.find("Artillery: Major Huber"), std::string::npos);
}

TEST(SilentTables, TheArmsOfABrigadeStayInIt) {
  EXPECT_EQ(told(read("Unit,Leader,Men,Nation\n1st Division,Kern,,France\n1st Brigade,Roe,,\nInfantry,,,\n9th "
                      "Line,,900,\nArtillery,,,\nDale's Battery,,120,\n2nd Brigade,Moss,,\n3rd Line,,800,\n")),
            "1st Division, Kern[1st Brigade, Roe[France 9th Line 900; France Dale's Battery 120; ]2nd Brigade, "
            "Moss[France 3rd Line 800; ]]");
}

TEST(SilentTables, TheGunsThatANoteTellsOfAreThoseOfTheBattery) {
  const Reading reading = read(
      "Unit,Men,Guns,Nation,Notes\n1st Division,,,France,\n9th Line,900,,,\nKern's Battery,120,4,,\"2 x 12-pdr, 2 "
      "howitzers\"\nDale's Battery,140,8,,8 12-pounders\nRoe's Battery,140,6,,2 x 12-pdr lost\n");
  const std::vector<Unit>& units = reading.orbat.formations.at(0).units;
  ASSERT_EQ(units.size(), 4U) << told(reading);
  EXPECT_EQ(units.at(1).piece, "12-pounder");
  EXPECT_EQ(units.at(2).piece, "12-pounder");
  EXPECT_EQ(units.at(3).guns, Guns{6}) << "a note that says more tells nothing of the guns";
}

TEST(SilentTables, TheMenOfABrigadeThatEachOfItsRowsTellsAreNotTheRegiments) {
  EXPECT_EQ(
      told(read("Brigade,Regiment,Brigade Strength,Regiment Strength,Nation\nKern,9th Line,1829,902,France\nKern,24th "
                "Line,1829,927,France\n")),
      "Kern[France 9th Line 902; France 24th Line 927; ]");
}

TEST(SilentTables, WhatShouldHaveBeenThereIsNoStrength) {
  const Reading reading =
      read("Div.;Regiment;Etat;Ausger\u00FCckt;Nation\n1.;IR 9;2400;2100;Austria\n2.;IR 24;2400;1990;Austria\n");
  EXPECT_EQ(told(reading), "1. Division[Austria IR 9 2100; ]2. Division[Austria IR 24 1990; ]");
}

TEST(SilentTables, AUnitThatIsNamedOnlyUnderItsKindKeepsItsName) {
  const Reading reading = read(
      "Command,Unit,Type,Men,Leader,Nation\nRight Wing,,,,Prince Kern,Austria\n,Reserve,,,GM Roe,\n,,Alba "
      "Husaren,1000,,\n,,IR Toro,900,,\n");
  EXPECT_NE(told(reading).find("Alba Husaren 1000; "), std::string::npos) << told(reading);
  EXPECT_NE(told(reading).find("IR Toro 900; "), std::string::npos) << told(reading);
}

TEST(SilentTables, AGeneralBesideARowWithoutFiguresLeadsACommandAndAColonelDoesNot) {
  EXPECT_EQ(told(read("Unit,Leader,Men,Nation\n1st Division,Kern,,Austria\nFirst Line,FML Dale,,\nIR 9,,900,\nSecond "
                      "Line,GM Roe,,\nIR 24,,800,\nIR 3,Oberst Moss,,\n2nd Division,Till,,\n")),
            "1st Division, Kern[First Line, FML Dale[Austria IR 9 900; ]Second Line, GM Roe[Austria IR 24 800; "
            "Austria IR 3 800; ]]2nd Division, Till[]");
}

TEST(SilentTables, ABatteryIsToldByItsLevelItsWeaponAndTheFigureInBracketsBehindItsMen) {
  const Reading reading = read(
      "Level,Unit,Strength,Weapon,Nation\nDivision,1st Division,,,Union\nRegiment,2nd "
      "Wisconsin,302,Rifle,\nBattery,\"B, 4th "
      "US\",123 (6),Napoleon,\nBattery,Kern's,98,,\n");
  const std::vector<Unit>& units = reading.orbat.formations.at(0).units;
  ASSERT_EQ(units.size(), 3U) << told(reading);
  EXPECT_EQ(units.at(1).men, Men{123});
  EXPECT_EQ(units.at(1).guns, Guns{6});
  EXPECT_EQ(units.at(1).piece, "12-pounder");
  EXPECT_EQ(units.at(2).kind, Kind::foot_artillery);
}

TEST(SilentTables, SmallFiguresUnderArtilleryAreGuns) {
  const Reading reading = read(
      "Division,Unit,Men,Arty,Nation\n1st Division,9th Line,900,,France\n1st Division,3/2nd Foot "
      "Artillery,110,8,France\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(1).guns, Guns{8}) << told(reading);
}

TEST(SilentTables, WhoStandsInBracketsInAColumnOfCommandsLeadsThem) {
  EXPECT_EQ(told(read("Corps,Division,Unit,Men,Nation\n2nd Infantry (Kern),4th (Roe),9th Line,900,Russia\n1st Cavalry "
                      "(Dale),2nd (Moss),Alba Dragoons,500,Russia\n")),
            "2nd Infantry, Kern[4th Division, Roe[Russia 9th Line 900; ]]1st Cavalry, Dale[2nd Division, Moss[Russia "
            "Alba Dragoons 500; ]]");
}

TEST(UntitledCells, AListInCellsIsReadAsIfItWereTypedHoweverItWasSaved) {
  const std::string cells =
      "II KORPS;Gen. d. Inf. v. Kern;;;\n1. Division;GL v. Roe;;;\n1. Brigade;GM v. Dale;;;\nGren.-Rgt. Nr. 1;;3 "
      "Btl.;2.850;\nDrag.-Rgt. Nr. 2;Oberst Moss;4 Esk.;600;\n2. Brigade;GM v. Till;;;\nInf.-Rgt. Nr. 4;;3 "
      "Btl.;2.750;\n";
  const std::string as_read =
      "II KORPS, Gen. d. Inf. v. Kern[1. Division, GL v. Roe[1. Brigade, GM v. Dale[Prussia Gren.-Rgt. Nr. 1 2850; "
      "Prussia Drag-Rgt. Nr. 2 600; ]2. Brigade, GM v. Till[Prussia Inf.-Rgt. Nr. 4 2750; ]]]";
  for (const std::string& separator : {std::string(";"), std::string("\t"), std::string(",")}) {
    std::string saved;
    for (const char c : cells) saved += c == ';' ? separator : std::string(1, c);
    Reading reading = read_any(saved, "list.csv", std::nullopt, test::reader_data());
    take_stated(reading, {"Prussia", "", ""});
    EXPECT_EQ(told(reading), as_read) << separator;
    EXPECT_EQ(reading.orbat.formations.at(0).line.value, 1);
  }
}

TEST(UntitledCells, CommandsByTheirNumbersAreNoTitlesOfColumns) {
  EXPECT_FALSE(looks_like_spreadsheet("II Corps\tGen. Kern\tInfantry\n9th Line\tMoss\t900\n24th Line\tRoe\t800\n",
                                      test::reader_data().titles));
}

TEST(SilentTables, ATotalMayCountThoseWhoAreAway) {
  const std::string rows =
      "Unit,Nation,Men,Sick,Total\n1st Division,,,,\n1st Alba Infantry Regiment,France,500,50,550\n2nd Alba Infantry "
      "Regiment,France,600,40,640\n";
  EXPECT_TRUE(read(rows + "Total,,,,1190\n").looks.empty());
  EXPECT_TRUE(read(rows + "Total,,1100,90,1190\n").looks.empty());
  EXPECT_FALSE(read(rows + "Total,,,,1180\n").looks.empty());
}

TEST(SilentTables, TheNameOfTheScenarioIsNoUnitAndNeitherAreListsOfFigures) {
  EXPECT_EQ(told(read("unit_leader,kind,side,men,scenario_name\nKern,infantry,France,900,Roe Hill\n9 Alba,infantry,"
                      "France,850,Roe Hill\nDale,cavalry,France,450,Roe Hill\nToro,cavalry,France,400,Roe Hill\n")),
            "Order of battle[France Kern 900; France 9 Alba 850; France Dale 450; France Toro 400; ]");
  EXPECT_EQ(told(read("battle,nation,unit_code,men,src\nRoe,France,A9LINE,900,till\nRoe,France,A24LINE,850,till\n"
                      "Roe,France,A45LINE,800,till\nRoe,France,A46LINE,700,moss\n")),
            "Order of battle[France A9LINE 900; France A24LINE 850; France A45LINE 800; France A46LINE 700; ]");
}

}  // namespace estafette::readers::silent_tables_test
