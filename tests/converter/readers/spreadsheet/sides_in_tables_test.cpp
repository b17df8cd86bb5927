// Tables that hold both sides, with rows or columns that say so, and rows that state the strength of a whole command.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::sides_in_tables_test {
namespace {

Reading read(const std::string& table) {
  const ReaderData& data = test::reader_data();
  return read_any(as_read(table, std::nullopt, data), "table", std::nullopt, data);
}

std::string told(const std::string& table) {
  return text_test::told(read(table));
}

}  // namespace

TEST(SidesInTables, ARowThatOnlyNamesANationBeginsItsArmy) {
  const std::string rows =
      "French,,,\nI Corps,Kern,,\n1st Division,Roe,,\n13th Light,Alba,1900,\n17th Line,Dale,1500,\nAustrians,,,\n"
      "Division Huber,,,\nIR 4,Toro,1800,\nIR 22,Moe,1700,\n";
  const std::string expected =
      "French[I Corps[1st Division[13th Light 1900; 17th Line 1500; ]]]Austrians[Division Huber[IR 4 1800; IR 22 1700; "
      "]]";
  EXPECT_EQ(told("Unit,Commander,Strength,Guns\n" + rows), expected);
  EXPECT_EQ(told(rows), expected) << "without titles";
  const Reading reading = read(rows);
  const Formation& french = reading.orbat.formations.at(0);
  EXPECT_EQ(french.formations.at(0).commander, "Kern");
  EXPECT_EQ(french.formations.at(0).formations.at(0).units.at(0).commander, "Alba");
  EXPECT_EQ(french.formations.at(0).formations.at(0).units.at(0).nation, "France");
}

TEST(SidesInTables, AColumnOfSidesPartsCorpsOfTheSameName) {
  const Reading reading = read(
      "Side,Corps,Division,Unit,Type,Officer,Strength\nAllied,I Corps,1st,2/1st Foot Guards,Guard Inf,Col. Kern,976\n"
      "Allied,I Corps,1st,2/Coldstream,Guard Inf,Col. Roe,1003\nFrench,I Corps,1re,54e Ligne,Line Inf,Col. Dale,962\n"
      "French,I Corps,1re,55e Ligne,Line Inf,Col. Moe,1148\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U) << text_test::told(reading);
  const Formation& french = reading.orbat.formations.at(1);
  EXPECT_EQ(french.name, "French");
  const Unit& unit = french.formations.at(0).formations.at(0).units.at(0);
  EXPECT_EQ(unit.name + ", " + unit.commander + ", " + unit.nation, "54e Ligne, Col. Dale, France");
}

TEST(SidesInTables, FiguresOfACommandAboveItsTroopsAreTheirSumAndNoUnit) {
  const Reading reading = read(
      "Formation,Leader,Battalions,Squadrons,Men,Guns\nFrench Army,,,,,\nII Corps,Kern,,,,\n5th "
      "Division,Roe,6,,\"3,189\",\n"
      "Dale's Brigade,Dale,6,,\"3,189\",\n2e L\u00E9ger,Alba,4,,\"2,331\",\n61e Ligne,Toro,2,,858,\n"
      "2nd Cavalry Division,Moe,,8,\"1,045\",\n1er Chasseurs,Till,,4,485,\n6e Chasseurs,Pell,,4,560,\n");
  EXPECT_EQ(text_test::told(reading),
            "French Army[II Corps[5th Division[Dale's Brigade[2e L\u00E9ger 2331; 61e Ligne 858; ]]2nd Cavalry "
            "Division[1er Chasseurs "
            "485; 6e Chasseurs 560; ]]]");
  EXPECT_TRUE(reading.looks.empty()) << to_string(reading);
}

TEST(SidesInTables, FiguresOfACommandThatDoNotMatchItsTroopsAreAskedAbout) {
  const Reading reading = read(
      "Formation,Leader,Battalions,Men\n5th Division,Roe,9,4000\n2e L\u00E9ger,Alba,4,2331\n61e Ligne,Toro,2,858\n");
  EXPECT_EQ(text_test::told(reading), "5th Division[2e L\u00E9ger 2331; 61e Ligne 858; ]");
  EXPECT_FALSE(reading.looks.empty());
}

TEST(SidesInTables, WhereTheBrigadeGoesOnFromTheRowAboveSoDoesItsDivision) {
  EXPECT_EQ(
      told("| Division | Brigade | Unit | Men |\n|---|---|---|---|\n| Kern | Alba | 11e l\u00E9g\u00E8re | 1900 |\n"
           "| | | 32e ligne | 2700 |\n| | Toro | 18e ligne | 1700 |\n| Roe | Dale | 57e ligne | 1800 |\n"
           "| Moe | Till | 1er hussards | 450 |\n"),
      "Kern[Alba[11e l\u00E9g\u00E8re 1900; 32e ligne 2700; ]Toro[18e ligne 1700; ]]Roe[Dale[57e ligne 1800; "
      "]]Moe[Till[1er hussards 450; ]]");
}

TEST(SidesInTables, ACommandWithoutAWordForOneIsKnownByTheSumOfTheRowsBelowIt) {
  const Reading reading = read(
      "Unit,Men,Guns\nFrench Army,,\nImperial Guard (Kern),6200,\nOld Guard (Roe),4100,\n1st Grenadiers,1250,\n2nd "
      "Grenadiers,1100,\n1st Chasseurs,1750,\nLight Cavalry (Dale),2100,\nLancers,900,\nChasseurs \u00E0 "
      "Cheval,1200,\n");
  EXPECT_EQ(text_test::told(reading),
            "French Army[Imperial Guard[Old Guard[1st Grenadiers 1250; 2nd Grenadiers 1100; 1st Chasseurs 1750; ]Light "
            "Cavalry[Lancers 900; Chasseurs \u00E0 Cheval 1200; ]]]");
  EXPECT_TRUE(reading.looks.empty()) << to_string(reading);
}

TEST(SidesInTables, AWingHasTheColumnsBelowIt) {
  EXPECT_EQ(told(",Battalions,Squadrons,Batteries,Men\nAustrian Army,,,,\nLEFT WING - Prince of Kern,,,,\nFirst "
                 "column: FML Roe,,,,\nIR 4 Alba,2,,,1650\nSecond column: FML Dale,,,,\nIR 24 Toro,3,,,2100\nRIGHT "
                 "WING - Graf Moe,,,,\nThird column: FML Till,,,,\nIR 42 Pell,3,,,2200\n"),
            "Austrian Army[LEFT WING[First column[IR 4 Alba 1650; ]Second column[IR 24 Toro 2100; ]]RIGHT WING[Third "
            "column[IR 42 Pell 2200; ]]]");
}

TEST(SidesInTables, AReserveWhereOtherRowsHaveTheirCommandIsOne) {
  EXPECT_EQ(told("Formation,Unit,Men\n1st Division (Kern),22nd Line,1200\n,5th Light,900\n2nd Division (Roe),34th "
                 "Line,1300\n,40th Line,1250\nReserve,1st Cuirassiers,500\n,2nd Cuirassiers,480\n"),
            "1st Division[22nd Line 1200; 5th Light 900; ]2nd Division[34th Line 1300; 40th Line 1250; ]Reserve[1st "
            "Cuirassiers 500; 2nd Cuirassiers 480; ]");
}

TEST(SidesInTables, ColumnsOfRanksStandBeforeTheirCommanders) {
  const Reading reading =
      read("Rank,Name,Unit,Strength\nGen,Kern,II Corps,\nMajGen,Roe,1st Division,\nCol,Moe,22nd Line,1200\n");
  const Formation& corps = reading.orbat.formations.at(0);
  EXPECT_EQ(corps.name + ": " + corps.commander, "II Corps: Gen Kern");
  EXPECT_EQ(corps.formations.at(0).units.at(0).commander, "Col Moe");
  const Reading french = read(
      "Nom;Grade;Commandant;Effectif\n1er corps;GD;Kern;\n1re division;GD;Roe;\n54e de "
      "ligne;Col;Moe;962\n");
  EXPECT_EQ(french.orbat.formations.at(0).commander, "GD Kern");
  EXPECT_EQ(french.orbat.formations.at(0).note.find("guard"), std::string::npos);
}

TEST(SidesInTables, GunsAmongFiguresAreGuns) {
  const Reading reading =
      read("Unit,Points,No. of figures\n33rd Foot,96,24\n69th Foot,60,20\nRoyal Artillery,80,2 guns\n");
  EXPECT_NE(text_test::told(reading).find("Royal Artillery 40 2 guns"), std::string::npos) << text_test::told(reading);
}

TEST(SidesInTables, TroopsOfFoesThatAreUnderNoCommandAreNotInOne) {
  const std::string expected =
      "Order of battle[24th Line 1200; 45th Line 1100; ]Order of battle (2)[33rd Foot 560; 1st Nassau 800; ]";
  EXPECT_EQ(told("Nation,Unit,Men\nFrance,24th Line,1200\nFrance,45th Line,1100\nBritain,33rd Foot,560\nNassau,1st "
                 "Nassau,800\n"),
            expected);
  EXPECT_EQ(told("French\n24th Line 1200\n45th Line 1100\n\nBritish\n33rd Foot 560\n1st Nassau [Nassau] 800\n"),
            expected)
      << "typed";
}

TEST(SidesInTables, SharesInPercentNameNoArmies) {
  EXPECT_EQ(told("Unit,Strength,% of army\nFrench Army,,\n1st Division,,\n24th Line,1200,12%\n45th Line,1100,11%\n"),
            "French Army[1st Division[24th Line 1200; 45th Line 1100; ]]");
}

TEST(SidesInTables, AFewTitlesMakeATableOfATextWithTabs) {
  const Reading reading = read(
      "Unit\tStr\tQ\tNotes\nBrig. Kern (1650)\n24th\t800\tveteran\tlight coy det.\n34th\t850"
      "\tline\t\nBrig. Roe (840)\n5th\t840\tline\t\n");
  EXPECT_EQ(text_test::told(reading), "Brig. Kern[24th 800; 34th 850; ]Brig. Roe[5th 840; ]");
  EXPECT_EQ(text_test::unit_of(reading).quality, Quality::veteran);
}

}  // namespace estafette::readers::sides_in_tables_test
