// What was read wrongly without a word: lines of battle, batteries behind a second calibre, battalions of two
// regiments.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::told_silently_test {
namespace {

using text_test::asked;
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

TEST(ToldSilently, ACountryInBracketsMayBeAPrinceAndIsAskedAbout) {
  const Reading reading = read("Austria\nAvant Garde (Waldeck)\nIR Till (2 bns) 1,300\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Waldeck");
  EXPECT_EQ(unit_of(reading).nation, "Austria");
  EXPECT_EQ(text_test::asked(reading), std::vector<int>{2});
}

TEST(ToldSilently, WhoLedAUnitAndHowStrongItWasStandsBelowIt) {
  const Reading reading = read(
      "France\nBrigade Kern\nArtillerie\nCommand\u00E9e par le colonel Roe, effectif 283 hommes\n"
      "12e de ligne\nColonel Moss, 900 hommes\n");
  EXPECT_EQ(unit_of(reading, 0).commander, "colonel Roe");
  EXPECT_EQ(unit_of(reading, 0).men.value, 283);
  EXPECT_EQ(unit_of(reading, 1).commander, "Colonel Moss");
  EXPECT_EQ(unit_of(reading, 1).men.value, 900);
  EXPECT_EQ(reading.orbat.formations.at(0).note.find("effectif"), std::string::npos);
}

TEST(ToldSilently, ADashBeforeASmallStrengthIsNoPartOfTheName) {
  const Reading reading = read("France\nBrigade Kern\n23rd Line -5 men\n24th Line \u2013500\n");
  EXPECT_EQ(unit_of(reading, 0).name, "23rd Line");
  EXPECT_EQ(text_test::asked(reading), std::vector<int>{3});
  EXPECT_EQ(unit_of(reading, 1).men.value, 500);
}

TEST(ToldSilently, CompaniesBelowABattalionThatComprisesThemAreItsOwn) {
  const Reading reading = read(
      "France\nDivision Kern\n2nd Combined Battalion, comprising\n1st Company, 4th Line 110\n"
      "3rd Company, 9th Line 100\n4th Line 900\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U);
  EXPECT_EQ(unit_of(reading, 0).men.value, 210);
  EXPECT_NE(unit_of(reading, 0).note.find("9th Line"), std::string::npos);
}

TEST(ToldSilently, TheSidesOfABattleInABoxHeadNoTroops) {
  const Reading reading = read(
      "Battle of Kern\nBelligerents\nFrance | Austria\nBavaria\nCommanders and leaders\nRoe | Till\n"
      "Strength\n30,000 | 40,000\n\nFrench Army\n1st Division: Dale\n4th Line 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.at(0).nation, "France");
  EXPECT_EQ(told(reading).find("40000"), std::string::npos) << told(reading);
}

TEST(ToldSilently, GunnersInAColumnAreTroopsToo) {
  const Reading reading = read("France\nDivision | Infantry | Cavalry | Artillery\n1st Division | 4,500 | 800 | 200\n");
  EXPECT_NE(told(reading).find("200"), std::string::npos) << told(reading);
}

TEST(ToldSilently, TroopsOfTheSultanAreWhatTheyWere) {
  const Reading reading = read(
      "Ottoman Empire\n1st Division\nJanissaries 4 ortas 2,000\nSipahis 3,000\nNizam-i Cedid Regiment 2,000\n"
      "Levies 5,000\n");
  EXPECT_EQ(unit_of(reading, 0).subunits, 4);
  EXPECT_EQ(unit_of(reading, 0).kind, Kind::line_infantry);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::medium_cavalry);
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::line_infantry);
  EXPECT_EQ(unit_of(reading, 3).men.value, 5000);
}

TEST(ToldSilently, TheBranchesOfATreeAreNoPartOfAName) {
  for (const std::string text : {"France\n\u250C\u2500 1st Division\n\u2502  \u2514\u2500 22nd Line 900\n",
                                 "France\n\u2503 1st Division\n\u2517\u2501 22nd Line 900\n",
                                 "France\n+-- 1st Division\n|   `-- 22nd Line 900\n"}) {
    const Reading reading = read(text);
    EXPECT_EQ(reading.orbat.formations.at(0).name, "1st Division") << text;
    EXPECT_EQ(unit_of(reading).name, "22nd Line") << text;
    EXPECT_EQ(unit_of(reading).men.value, 900) << text;
  }
}

TEST(ToldSilently, WhoLedHorseBeforeItsNumbersIsNoRegiment) {
  for (const std::string led : {"Light cav Kern", "Cavalry (Kern)"}) {
    const Reading reading = read("France\n1st Division\n9th Line 900\n" + led + " 5th, 6th Dragoons\n");
    EXPECT_EQ(told(reading), "1st Division[9th Line 900; Brigade Kern[5th Dragoons 450; 6th Dragoons 450; ]]") << led;
  }
}

TEST(ToldSilently, FiguresInABracketThatNoWordExplainsAreAskedAbout) {
  for (const std::string unit : {"12e ligne (2 each bar the 21e)", "12e ligne (2, 3 at first)"})
    EXPECT_EQ(asked(read("France\n1st Division\n" + unit + "\n")), std::vector<int>{3}) << unit;
}

TEST(ToldSilently, ASentenceAboutARegimentIsAskedAbout) {
  for (const std::string sentence :
       {"The 6th Foot was at Morven", "7th Foot stayed behind", "You forgot the 20th Foot, 332 men.",
        "Dragoner-Regiment Nr. 1 lag in Kernstadt.", "Dragoner-Regiment Nr. 2 stand in Kernstadt",
        "7e ligne resta \u00E0 Morven", "9e ligne arriva le soir"}) {
    EXPECT_EQ(asked(read("Britain\n1st Brigade\n5th Foot 700\n" + sentence + "\n")), std::vector<int>{4}) << sentence;
  }
}

}  // namespace estafette::readers::told_silently_test
