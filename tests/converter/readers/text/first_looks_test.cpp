// Lists looked at for the first time, most of them American: numbers of regiments before one state, leaders before
// their brigades, sums behind the list.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::first_looks_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(FirstLooks, NumbersBeforeAStateAreThatManyRegiments) {
  const Reading reading = read("Confederate\n1st Division\nKern's Brigade: 6/23/27 GA + 2 GA Battalion (~2,000)\n");
  const Formation& brigade = reading.orbat.formations.at(0).formations.at(0);
  ASSERT_EQ(brigade.units.size(), 4U) << told(reading);
  EXPECT_EQ(brigade.units[1].name, "23rd GA");
  EXPECT_EQ(brigade.units[3].name, "2nd GA Battalion");
  EXPECT_EQ(brigade.units[3].men.value, 500);
}

TEST(FirstLooks, NumbersThatDoNotRiseAreNoListOfRegiments) {
  EXPECT_EQ(told(read("Union\n1st Division\nKern's Brigade: 9/3 NY (500)\n")).find("9th NY"), std::string::npos);
}

TEST(FirstLooks, ALeaderBeforeHisBrigadeLeadsIt) {
  const Reading reading =
      read("Union\nFirst Division: Brig. General Dale\nBrig. Gen. Kern: 1st Brigade: 22nd Mass., 1st Mich.\n");
  const Formation& division = reading.orbat.formations.at(0);
  EXPECT_EQ(division.name, "First Division");
  EXPECT_EQ(division.commander, "Brig. General Dale");
  const Formation& brigade = division.formations.at(0);
  EXPECT_EQ(brigade.commander, "Brig. Gen. Kern");
  EXPECT_EQ(brigade.units.at(0).name, "22nd Mass");
}

TEST(FirstLooks, SumsOfArmsBehindAListAreNoTroops) {
  const Reading reading = read(
      "Union\n1st Division\n1st Brigade\n9th Ohio 900\n4th Iowa 800\n"
      "Infantry: 1,700 men\nCavalry: 48 men\n");
  const Formation& division = reading.orbat.formations.at(0);
  EXPECT_TRUE(division.units.empty()) << told(reading);
  EXPECT_EQ(division.formations.at(0).units.size(), 2U) << told(reading);
}

TEST(FirstLooks, AUnitWithAColonInItsNameIsAskedAbout) {
  EXPECT_EQ(asked(read("Union\nFirst Division\nCol. Kern: 1st Bri.gade: 3rd Ohio, 4th Ohio\n")), std::vector<int>{3});
}

TEST(FirstLooks, TheHorseThatADivisionIncludesIsNotAllOfIt) {
  const Reading reading = read("French\nArmy of the River\nDivision: Kern (2,750 including 1 cavalry regiment)\n");
  EXPECT_EQ(told(reading).find("cavalry"), std::string::npos);
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.at(0).kind, Kind::line_infantry) << told(reading);
}

TEST(FirstLooks, ABrigadeOfAStateOfBothSidesIsOnThatOfThoseBesideIt) {
  const Reading reading = read(
      "FIRST BRIGADE.--Col. Kern: 1st Mich. Cav., 9th Penn. Cav.\nTHIRD BRIGADE.--Col. Dale: 4th Ky. Cav.\n"
      "Confederate Army\nMoss's Division\nLAKE'S BRIGADE: 5th Ga., 8th Miss., 1st Tenn., 27th Tenn., 4th Tenn., "
      "6th Tenn., 11th Tenn., 12th Tenn.\n");
  EXPECT_EQ(reading.orbat.formations.at(1).units.at(0).nation, "Union") << told(reading);
}

TEST(FirstLooks, ACaptainAndHisMenBelowACompanyAreItsOwn) {
  const Reading reading = read(
      "Confederate\nKern's Artillery Brigade\nMajor Kern 9 Staff and Field Officers\n\n"
      "2nd Company\nCaptain Roe (80 troops present for duty equipped) 3 pieces\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Major Kern");
  EXPECT_EQ(unit_of(reading).commander, "Captain Roe");
  EXPECT_EQ(unit_of(reading).men.value, 80);
  EXPECT_EQ(unit_of(reading).guns.value, 3);
}

TEST(FirstLooks, RegimentsCountedBySortAreAllThere) {
  EXPECT_EQ(unit_of(read("British\n1st Division\n2 Light Dragoon regiments, 1 Hussar regiment\n"), 2).name,
            "Hussar regiment");
  EXPECT_EQ(unit_of(read("British\n1st Division\n3 Dutch - 1 Jager, 2 Militia\n"), 1).nation, "Netherlands");
}

TEST(FirstLooks, TroopsThatAreLentToAColumnAreWithIt) {
  const Reading reading = read(
      "British\nFirst Column\nAlba's Brigade\n1/45th Foot 442\nFrom Roe's Brigade\n"
      "74th Foot 443\nSecond Column\nDale's Brigade\n1/5th Foot 902\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U) << told(reading);
  EXPECT_EQ(reading.orbat.formations[0].units.at(0).name, "74th Foot");
}

TEST(FirstLooks, ALightRegimentInSpanishIsLight) {
  EXPECT_EQ(unit_of(read("Spain\n1st Division\nRgt Ligero de Kern 566 men\n")).kind, Kind::light_infantry);
}

}  // namespace estafette::readers::first_looks_test
