// Who stands under whom in tables with sums, sides and titles of their own: nothing of it may change hands silently.
#include "converter/readers/spreadsheet/told_table.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::structure_of_tables_test {
namespace {

using table_test::asked;
using table_test::read;
using table_test::told;

}  // namespace

TEST(StructureOfTables, AnEmptyCellMeansTheCommandAboveThoughRowsOfSumsFillTheirs) {
  EXPECT_EQ(
      told(read("Brigade,Regiment,Nation,Strength\nRoe,9th Line,France,1200\n,24th Line,France,900\nTotal,,,2100\n"
                "Dale,4th Hussars,France,480\n,45th Line,France,1100\nTotal,,,1580\n")),
      "Roe[France 9th Line 1200; France 24th Line 900; ]Dale[France 4th Hussars 480; France 45th Line 1100; ]");
}

TEST(StructureOfTables, ASideInARowOfItsOwnIsNotTheNationOfTheOtherSide) {
  const Reading reading = read(
      "French,,\nUnit,Men,Guns\n9th Line,900,\n24th Line,850,\n,,\nAustrian,,\nUnit,Men,Guns\nIR 15,1800,\nIR "
      "54,1750,\n");
  const std::string all = told(reading);
  EXPECT_NE(all.find("France 9th Line 900"), std::string::npos) << all;
  EXPECT_NE(all.find("Austria IR 15 1800"), std::string::npos) << all;
}

TEST(StructureOfTables, ABrigadeAloneAboveTheTitlesHasTheRowsUpToTheNext) {
  EXPECT_EQ(
      told(read("Roe's Brigade,,,\nUnit,Men,Guns,Nation\n9th Line,900,,France\n24th Line,850,,France\nTotal,1750,,\n"
                ",,,\nDale's Brigade,,,\nUnit,Men,Guns,Nation\n45th Line,800,,France\nTotal,800,,\n")),
      "Roe's Brigade[France 9th Line 900; France 24th Line 850; ]Dale's Brigade[France 45th Line 800; ]");
}

TEST(StructureOfTables, BehindTheTotalOfABrigadeNoTroopsAreItsOwn) {
  const Reading reading = read(
      "Unit,Men,Nation\n1st Division,,\n1st Brigade (Roe),,\n9th Line,900,France\n24th Line,850,France\nBrigade "
      "total,1750,\n2nd Hussars,400,France\nDivision total,2150,\n");
  EXPECT_EQ(told(reading),
            "1st Division[France 2nd Hussars 400; 1st Brigade, Roe[France 9th Line 900; France 24th Line 850; ]]");
  EXPECT_EQ(asked(reading), "");
}

TEST(StructureOfTables, AColumnOfDatesNamesNoUnits) {
  const Reading reading = read(
      "Date,Division,Unit,Men,Nation\n1 May 1813,1st,9th Line,900,France\n3 May 1813,1st,24th Line,850,France\n4 May "
      "1813,2nd,45th Line,800,France\n");
  EXPECT_EQ(told(reading),
            "1st Division[France 9th Line 900; France 24th Line 850; ]2nd Division[France 45th Line 800; ]");
}

TEST(StructureOfTables, InJsonTheOutermostCommandIsOneAndItsFiguresAreCompared) {
  const Reading reading = read(
      R"({"name":"II Corps","commander":"Roe","nation":"France","divisions":[{"name":"1st Division","commander":"Dale",)"
      R"("men":1700,"infantry":[{"name":"9th","men":900},{"name":"24th","men":850}],)"
      R"("cavalry":[{"name":"4th","men":400}]}]})",
      "corps.json");
  EXPECT_EQ(told(reading), "II Corps, Roe[1st Division, Dale[France 9th 900; France 24th 850; France 4th 400; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.at(2).kind, Kind::light_cavalry);
  EXPECT_NE(asked(reading).find("expected 2,150 men") == std::string::npos ? asked(reading).find("2,150 men") : 0,
            std::string::npos)
      << asked(reading);
}

TEST(StructureOfTables, AReserveRegimentOfAnUnknownSortIsAUnitAndAskedAbout) {
  const Reading reading = read(
      "Division,Name,Type,Nation\n1st,9th Line,line,France\n1st,6th Reserve,reserve,France\n1st,7th Line,line,France\n"
      "1st,8th Line,line,France\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 4U) << told(reading);
  EXPECT_NE(asked(reading).find("that we know"), std::string::npos);
}

TEST(StructureOfTables, ABatteryWithItsRegimentInACellIsOne) {
  const Reading reading = read(
      "Brigade,Unit,Men,Nation\nRoe,48th Indiana,412,Union\nRoe,\"Battery M, 1st Regiment, Missouri Light "
      "Artillery\",98,Union\nRoe,\"1st Regiment, Ohio Light Artillery, Battery B\",90,Union\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 3U) << told(reading);
}

TEST(StructureOfTables, FiguresThatNoTitleTellsOfAreAskedAbout) {
  const Reading untitled = read("Unit,Nation,Men,\n9th Line,France,900,3\n24th Line,France,850,2\n");
  EXPECT_NE(asked(untitled).find("3: a title that tells what the figures count"), std::string::npos) << asked(untitled);
  const Reading sizes = read("Unit,Nation,Size\n9th Line,France,3\n24th Line,France,2\n45th Line,France,3\n");
  EXPECT_NE(asked(sizes).find("3: a title that tells what the figures count"), std::string::npos) << asked(sizes);
  const Reading known = read("Unit,Nation,Men,Hex\n9th Line,France,900,1204\n24th Line,France,850,1304\n");
  EXPECT_EQ(asked(known), "");
}

TEST(StructureOfTables, GunsOfACorpsStandBesideItsDivisions) {
  EXPECT_EQ(told(read("Unit,Leader,Nation,Men,Guns\nII Corps,Kern,France,,\n1st Division,Roe,France,,\n9e ligne,,"
                      "France,800,\nCorps Artillery,Dale,France,,\nFoot Bty,,France,90,8\n2nd Division,Till,France,,"
                      "\n12e ligne,,France,700,\nDivision Artillery,Toro,France,,\nHorse Bty,,France,80,6\n")),
            "II Corps, Kern[1st Division, Roe[France 9e ligne 800; ]Corps Artillery, Dale[France Foot Bty 90; ]"
            "2nd Division, Till[France 12e ligne 700; France Horse Bty 80; ]]");
}

TEST(StructureOfTables, GunsOfACorpsAreACommandBelowItsPathToo) {
  EXPECT_EQ(told(read("path,name,commander,nation,men,guns\n1st_Div,1st Division,Roe,France,,\n1st_Div.9e_Ligne,9e "
                      "Ligne,,France,800,\nCorps_Arty,Corps Artillery,Dale,France,,\nCorps_Arty.Bty,Foot "
                      "Bty,,France,90,8\n")),
            "1st Division, Roe[France 9e Ligne 800; ]Corps Artillery, Dale[France Foot Bty 90; ]");
}

TEST(StructureOfTables, NoughtsOfAGameSayNothing) {
  const Reading reading = read(
      "name,commander,nation,men,guns\n1st Division,Roe,France,0,0\n9e Ligne,,France,800,0\nCorps "
      "Artillery,Dale,France,0,0\nFoot Bty,,France,0,8\n");
  EXPECT_EQ(told(reading), "1st Division, Roe[France 9e Ligne 800; ]Corps Artillery, Dale[France Foot Bty 104; ]");
  EXPECT_EQ(asked(reading), "");
}

}  // namespace estafette::readers::structure_of_tables_test
