// Cells of a table that tell more than their title says: several units in one, guns in one for kinds, battalions in
// one for notes.
#include "converter/orbat/totals.hpp"
#include "converter/readers/any/read_any.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::lists_in_cells_test {
namespace {

Reading read(const std::string& table) {
  return read_any(table, "table.csv", std::nullopt, test::reader_data());
}

std::vector<Unit> units_of(const Reading& reading) {
  std::vector<Unit> units;
  for_each_unit(reading.orbat, [&](const CommandPath&, const Unit& unit) { units.push_back(unit); });
  return units;
}

}  // namespace

TEST(ListsInCells, EachRegimentOfADivisionsCellIsAUnitThatSharesItsMenByBattalions) {
  const Reading reading = read(
      "Formation,Commander,Inf,Cav,Guns,Units\nFrench Army of the Main,Marshal Moe,,,,\n"
      "1st Division,Kern,4900,,,\"6 Leger, 39 Ligne, 69 Ligne, 76 Ligne\"\n"
      "2nd Division,Roe,5000,,,\"25 Leger (3), 27 Ligne (2)\"\n"
      "Light Cavalry Division,Dale,,1710,,\"3rd Hussars, 22nd, 26th, 28th Chasseurs\"\n");
  const std::vector<Unit> units = units_of(reading);
  ASSERT_EQ(units.size(), 10U);
  EXPECT_EQ(units[0].kind, Kind::light_infantry);
  EXPECT_EQ(units[1].name, "39 Ligne");
  EXPECT_EQ(units[1].kind, Kind::line_infantry);
  EXPECT_EQ(units[1].men.value, 1225);
  EXPECT_EQ(units[4].men.value, 3000);
  EXPECT_EQ(units[5].men.value, 2000);
  EXPECT_EQ(units[8].name, "26th Chasseurs");
  EXPECT_TRUE(reading.looks.empty());
}

TEST(ListsInCells, WhoStandsBesideAllRegimentsOfACommandLeadsIt) {
  const Reading reading = read(
      "Formation,Commander,Inf,Units\n1st Division,Kern,4900,\"6 Leger, 39 Ligne, 69 Ligne\"\n"
      "2nd Division,Roe,5000,\"25 Leger, 27 Ligne, 50 Ligne\"\n");
  const Formation& first = reading.orbat.formations.at(0);
  EXPECT_EQ(first.commander, "Kern");
  EXPECT_EQ(first.units.at(0).commander, "");
}

TEST(ListsInCells, EachUnitOfACellKeepsItsOwnStrengthBesideTheSumOfAll) {
  const std::vector<Unit> units =
      units_of(read("Division,Units,Men\n1st Division,\"1/40th Foot 900, 2/53rd Foot 480\",1380\n2nd "
                    "Division,1/50th Foot,700\n"));
  ASSERT_EQ(units.size(), 3U);
  EXPECT_EQ(units[0].men.value, 900);
  EXPECT_EQ(units[1].name, "2/53rd Foot");
  EXPECT_EQ(units[1].men.value, 480);
}

TEST(ListsInCells, AsManyFiguresAsUnitsAreOneForEach) {
  for (const std::string men : {"800, 500, 450", "800/500/450", "800; 500; 450"}) {
    const std::vector<Unit> units =
        units_of(read("Division,Units,Men\n1st Division,\"1/4th Foot, 2/30th Foot, 2/44th Foot\",\"" + men +
                      "\"\n2nd Division,1/50th Foot,700\n"));
    ASSERT_EQ(units.size(), 4U) << men;
    EXPECT_EQ(units[0].men.value, 800) << men;
    EXPECT_EQ(units[2].men.value, 450) << men;
  }
}

TEST(ListsInCells, BatteriesUnderWhoLedThemKeepTheirCommand) {
  const Reading reading = read(
      "Corps,Division,Unit,Men,Guns\nI Corps,1st Division (Kern),9th Line,900,\nI Corps,1st Division (Kern),24th "
      "Line,800,\n"
      "I Corps,Artillery (Roe),1st Foot Battery,120,8\nI Corps,Artillery (Roe),2nd Foot Battery,120,8\n");
  const Formation& corps = reading.orbat.formations.at(0);
  ASSERT_EQ(corps.formations.size(), 2U);
  EXPECT_EQ(corps.formations.at(1).commander, "Roe");
  EXPECT_EQ(corps.formations.at(1).units.size(), 2U);
}

TEST(ListsInCells, ACompanyAndItsRegimentAreOneUnit) {
  const Reading reading =
      read("Brigade;Unit;Men\n1st Brigade;2nd Company, 7th Artillery;94\n;9th Line, grenadiers;300\n;24th Line;800\n");
  EXPECT_EQ(units_of(reading).size(), 3U);
}

TEST(ListsInCells, ARowThatIsKnownByTheWeightOfItsGunsIsABatteryOfSuchGuns) {
  const Reading reading = read(
      "Unit,Type,Strength,Bases\nFrench Division (Kern),,,\n17e Ligne,Line Inf,2000,10\n30e Ligne,Line Inf,1900,10\n"
      "Divisional Artillery,8pdr Foot,8 guns,2\nReitende Batterie Nr. 1,6-Pfünder,8 guns,2\n");
  const std::vector<Unit> units = units_of(reading);
  ASSERT_EQ(units.size(), 4U);
  EXPECT_EQ(units[2].kind, Kind::foot_artillery);
  EXPECT_EQ(units[2].guns.value, 8);
  EXPECT_EQ(units[2].piece, "8-pounder");
  EXPECT_EQ(units[3].kind, Kind::horse_artillery);
  EXPECT_EQ(units[3].piece, "6-pounder");
  EXPECT_TRUE(reading.looks.empty());
}

TEST(ListsInCells, BattalionsInANoteAreTheUnitsWhereItTellsNoneElsewhere) {
  const Reading reading = read(
      "Unit,Type,Strength,Notes\n1st Division (Kern),,,\n17e Ligne,Line Inf,2000,3 bns\n"
      "4th Hussars,Light Cav,480,4 sqns\n30e Ligne,Line Inf,1900,3 bns detached\n");
  const std::vector<Unit> units = units_of(reading);
  ASSERT_EQ(units.size(), 3U);
  EXPECT_EQ(units[0].subunits, 3);
  EXPECT_EQ(units[1].subunits, 4);
  EXPECT_EQ(units[2].subunits, 1);
  EXPECT_NE(units[2].note.find("3 bns detached"), std::string::npos);
}

TEST(ListsInCells, ABattalionAndItsRegimentByTwoOrdinalsAreABattalionAlsoInTypedLists) {
  const Reading reading =
      read("1st Brigade: 2nd/4th Line 800, 3rd/5th Line 700\n2nd Brigade: 1st/95th Rifles 600, 4th/5th Hussars 500\n");
  const std::vector<Unit> units = units_of(reading);
  ASSERT_EQ(units.size(), 4U);
  EXPECT_EQ(units[0].name, "2/4th Line");
  EXPECT_EQ(units[0].level, UnitLevel::battalion);
  EXPECT_EQ(units[2].name, "1/95th Rifles");
  EXPECT_EQ(units[3].name, "4th/5th Hussars");
}

TEST(ListsInCells, UnitsWithTheirLeadersBetweenSemicolonsAreThatMany) {
  const Reading reading = read(
      "Division;Brigade;Regiments\n1st Division;1st Brigade BG Kern;\"19th Indiana: Col Moe; 24th Michigan: Col Roe\"\n"
      ";2nd Brigade BG Dale;\"7th Indiana; 76th New York\"\n2nd Division;1st Brigade BG Till;\"16th Maine; 94th New "
      "York\"\n");
  const std::vector<Unit> units = units_of(reading);
  ASSERT_EQ(units.size(), 6U);
  EXPECT_EQ(units[1].name, "24th Michigan");
  EXPECT_EQ(units[1].commander, "Col Roe");
}

TEST(ListsInCells, BrigadesThatAreNumberedOnWhereTheColumnOfDivisionsIsEmptyBelongToTheDivisionAbove) {
  const Reading reading = read(
      "Corps,Division,Brigade,Unit,Men\nI Corps,1st Division,1st Brigade,19th Indiana,400\n,,2nd Brigade,7th "
      "Indiana,300\n"
      ",2nd Division,1st Brigade,16th Maine,200\n,3rd Division,1st Brigade,94th New York,350\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).formations.size(), 2U);
}

TEST(ListsInCells, AFigureInBracketsBesideAColumnOfBattalionsIsTheNumberOfTheRegiment) {
  const Reading reading = read(
      "Brigade;Regiment;Bn/Sqn;Guns;Strength\nBrigade Kern;Hohenlohe IR (32);2;;1.400\n;K\u00FCrassier Henckel "
      "(1);5;;700\n"
      ";Reitende Batterie Dale;;8;\nTOTAL;;7;8;2.100\n");
  const std::vector<Unit> units = units_of(reading);
  ASSERT_EQ(units.size(), 3U);
  EXPECT_EQ(units[0].name, "Hohenlohe IR No. 32");
  EXPECT_EQ(units[0].subunits, 2);
  EXPECT_EQ(units[1].subunits, 5);
  for (const Problem& look : reading.looks) EXPECT_NE(look.expected.find("nation"), std::string::npos) << look.expected;
}

TEST(ListsInCells, ABatteryUnderACommandCalledCavalryIsABattery) {
  const Reading reading = read(
      "Division;Brigade;Unit;Men;Guns\n1st Division;Cavalry;Kern Dragoons;700;\n;Cavalry;Horse battery Dale;;8\n"
      ";1st Brigade;9th Line;900;\n");
  const std::vector<Unit> units = units_of(reading);
  ASSERT_EQ(units.size(), 3U);
  EXPECT_EQ(units[1].kind, Kind::horse_artillery);
  EXPECT_EQ(units[1].guns.value, 8);
}

}  // namespace estafette::readers::lists_in_cells_test
