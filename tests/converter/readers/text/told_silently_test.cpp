// What was read wrongly without a word: lines of battle, batteries behind a second calibre, battalions of two
// regiments.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::told_silently_test {
namespace {

using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(ToldSilently, ALineOfBattleAboveBrigadesIsNoRegiment) {
  for (const std::string line : {"1. Linie", "1re ligne :", "First Line", "1. Treffen"}) {
    const Reading reading = read("Austrian Army\nDivision Roe\n" + line +
                                 "\nBrigade Kern\nIR Till (3 bns) 2,000\nBrigade Dale\nIR Lake (2 bns) 1,300\n");
    EXPECT_TRUE(reading.looks.empty()) << line;
    EXPECT_EQ(told(reading).find("inie"), std::string::npos) << told(reading);
    EXPECT_EQ(told(reading).find("igne"), std::string::npos) << told(reading);
  }
}

TEST(ToldSilently, ALineRegimentBelowABrigadeStaysARegiment) {
  const Reading reading = read("France\n1st Brigade: General Kern\n1st Line\n2nd Line\n");
  EXPECT_EQ(unit_of(reading, 0).name, "1st Line");
  EXPECT_EQ(unit_of(reading, 1).name, "2nd Line");
}

TEST(ToldSilently, BattalionsBehindTwoRegimentsAreOfBoth) {
  const Reading reading =
      read("Portugal\nDivision Kern\nRoe's Brigade: 1st and 16th Line (4 bns), 4th Ca\u00E7adores - 2,500\n");
  const Formation& brigade = reading.orbat.formations.at(0).formations.at(0);
  ASSERT_EQ(brigade.units.size(), 3U);
  EXPECT_EQ(brigade.units[0].subunits, 2);
  EXPECT_EQ(brigade.units[1].subunits, 2);
  EXPECT_EQ(brigade.units[0].men.value, 1000);
  EXPECT_EQ(brigade.units[2].men.value, 500);
}

TEST(ToldSilently, NumbersBehindASecondCalibreAreBatteriesToo) {
  const Reading reading = read("Austrian Army\nArtillery\n12pf. Bttr. 3, 5, 13; 6pf. 11\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 4U);
  EXPECT_EQ(told(reading).find("11 guns"), std::string::npos) << told(reading);
}

TEST(ToldSilently, FourFourthBattalionsAreFour) {
  const Unit unit = unit_of(read("France\nDivision Kern\n4 4\u00E8mes bataillons (2.400 hommes)\n"));
  EXPECT_EQ(unit.subunits, 4);
  EXPECT_EQ(unit.men.value, 2400);
  EXPECT_EQ(unit.name, "4\u00E8mes bataillons");
}

TEST(ToldSilently, BattalionsUnderSomebodyAreNotCalledUnder) {
  const Unit unit =
      unit_of(read("France\nDivision Kern\n4th Light (3 bns) 1,800\n3 battalions under Colonel Stone\n"), 1);
  EXPECT_EQ(unit.name, "battalions");
  EXPECT_EQ(unit.commander, "Colonel Stone");
  EXPECT_EQ(unit.subunits, 3);
}

TEST(ToldSilently, TwoNamesBeforeOneShortWordAreTwoRegimentsByAGuess) {
  const Reading reading = read("Russia\nDivision Kern\nDnieper & Kostroma IR 1,200\nHoch- und Deutschmeister IR 900\n");
  EXPECT_EQ(unit_of(reading, 0).name, "Dnieper IR");
  EXPECT_EQ(unit_of(reading, 1).name, "Kostroma IR");
  EXPECT_EQ(unit_of(reading, 1).men.value, 600);
  EXPECT_EQ(unit_of(reading, 2).men.value, 900);
}

}  // namespace estafette::readers::told_silently_test
