// Short forms of those who play with models: batteries by times and calibre, sides by colours, sorts by three letters.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::club_forms_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(ClubForms, SoManyTimesACalibreOfFootOrHorseAreBatteries) {
  const Reading reading = read("Britain\n1st Division\n1/9th Foot 600\nArty: 2 x 6pdr foot, 1 x 6pdr horse\n");
  ASSERT_EQ(
      told(reading),
      "1st Division[1/9th Foot 600; Foot artillery 1 120 6 guns; Foot artillery 2 120 6 guns; Horse artillery 144 6 "
      "guns; ]");
  EXPECT_EQ(unit_of(reading, 1).piece, "6-pounder");
  EXPECT_EQ(unit_of(reading, 3).kind, Kind::horse_artillery);
  const Reading mixed = read("Britain\n1st Division\n1/9th Foot 600\nArty: 2 x 6pdr foot, 1 x 12pdr\n");
  EXPECT_EQ(unit_of(mixed, 3).piece, "12-pounder");
  EXPECT_EQ(unit_of(mixed, 3).guns.value, 6);
}

TEST(ClubForms, SoManyTimesACalibreWithGunsOfEachAreBatteries) {
  const Reading reading = read("Preu\u00DFen\n1. Brigade Roe\nIR Alba 1400\n2 x 6pf (je 8)\n");
  EXPECT_EQ(unit_of(reading, 1).guns.value, 8);
  EXPECT_EQ(unit_of(reading, 2).guns.value, 8);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(ClubForms, SoManyTimesACalibreBeforeTheWordForBatteriesAreBatteries) {
  for (const char* line : {"2x 6-Pfd. Batterie", "2 x 6pdr btys", "2 x 6pf Bttr"}) {
    const Reading reading = read("Preu\u00DFen\n1. Brigade Roe\nIR Alba 1400\n" + std::string(line) + "\n");
    EXPECT_EQ(told(reading), "1. Brigade[IR Alba 1400; Foot artillery 1 128 8 guns; Foot artillery 2 128 8 guns; ]")
        << line;
  }
}

TEST(ClubForms, FrenchBatteriesAreNoBattalionsOnFoot) {
  const Reading reading = read(
      "Arm\u00E9e prussienne\nBrigade Roe : 2e RI (3 bat.), 1 bat. \u00E0 pied de 6\nCavalerie "
      "de r\u00E9serve : 2 rgts dragons, 1 bat. \u00E0 cheval\n");
  EXPECT_NE(told(reading).find("2e RI 2070; Foot artillery 128 8 guns; "), std::string::npos) << told(reading);
  EXPECT_NE(told(reading).find("Horse artillery 144 8 guns; "), std::string::npos) << told(reading);
}

TEST(ClubForms, SidesByTheirColoursAreArmies) {
  EXPECT_EQ(told(read("Red Force\n1st Brigade\n1/9th Foot 700\nBlue Force\n1st Brigade\n1/4th Foot 800\n")),
            "Red Force[1st Brigade[1/9th Foot 700; ]]Blue Force[1st Brigade[1/4th Foot 800; ]]");
}

TEST(ClubForms, StatesAndSharpshootersGluedToTheirNumbers) {
  EXPECT_EQ(told(read("Union Army\n1st Division: Kern\nWard: 20IN 401, 3ME 210, 4ME 301, 1USSS 313\n")),
            "Union Army[1st Division[Ward[20th IN 401; 3rd ME 210; 4th ME 301; 1st USSS 313; ]]]");
}

TEST(ClubForms, SpanishSortsInThreeLetters) {
  const Reading reading = read(
      "Ej\u00E9rcito espa\u00F1ol\n1.\u00AA Divisi\u00F3n: Kern\nMil. Jaen 500\nCab. Dale 300 cab.\nArt. a caballo 6 "
      "pzas\n");
  const std::vector<Unit>& units = reading.orbat.formations.at(0).formations.at(0).units;
  ASSERT_EQ(units.size(), 3U) << told(reading);
  EXPECT_EQ(units[0].kind, Kind::militia_infantry);
  EXPECT_EQ(units[1].men.value, 300);
  EXPECT_EQ(units[2].kind, Kind::horse_artillery);
  EXPECT_EQ(units[2].guns.value, 6);
}

TEST(ClubForms, PortugueseCacadoresAreLight) {
  EXPECT_EQ(unit_of(read("Portugal\nBrigade Kern\n4th Cac 500\n")).kind, Kind::light_infantry);
}

TEST(ClubForms, PolishDivisionsAndBrigadesInTwoLetters) {
  EXPECT_EQ(told(read("Armia Ksi\u0119stwa Warszawskiego\n1 DP gen. Kern\n1 pp - 2 bat. - 1200\nBryg. jazdy p\u0142k "
                      "Roe\n3 pu\u0142 - 350 szabel\n")),
            "Armia Ksi\u0119stwa Warszawskiego[1 DP[1 pp 1200; ]Bryg. jazdy[3 pu\u0142 350; ]]");
}

TEST(ClubForms, ASumCarriedForwardIsNoUnit) {
  EXPECT_EQ(told(read("\u00D6sterreich\nBrigade Kern\nIR 12 800\nIR 13 700\nLatus 1500\n")),
            "Brigade Kern[IR 12 800; IR 13 700; ]");
}

TEST(ClubForms, AShortListOfRegimentsByTheirNamesIsSeenAsAnOrderOfBattle) {
  const Reading reading = read_any("Preu\u00DFen\n1. Brigade Roe\nIR Alba 1400\nIR Toro 1500\nIR Dale 1300\n",
                                   "list.txt", std::nullopt, test::reader_data());
  EXPECT_EQ(told(reading), "1. Brigade[IR Alba 1400; IR Toro 1500; IR Dale 1300; ]");
}

TEST(ClubForms, RegimentsTimesTheirSquadrons) {
  EXPECT_EQ(told(read("Russia\n2nd Cuir Div: 4 rgts x 4 sqns\n")),
            "2nd Cuir Div[2nd Cuir Div 1 360; 2nd Cuir Div 2 360; 2nd Cuir Div 3 360; 2nd Cuir Div 4 360; ]");
  EXPECT_TRUE(asked(read("Russia\n2nd Cuir Div: 4 rgts x 4 sqns\n")).empty());
  EXPECT_EQ(told(read("Russia\n3rd Inf Div: 3 x 2 bn Line rgts\n")),
            "3rd Inf Div[Line infantry 1 700; Line infantry 2 700; Line infantry 3 700; ]");
  const Reading reading = read("France\nCav: 2 x CaC (4 sqns each), 1 x Drag (3 sqns)\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 3U) << told(reading);
  EXPECT_EQ(unit_of(reading, 1).subunits, 4);
}

TEST(ClubForms, CompaniesOfTheLastBattalionMakeNoStrengthsOfNumbers) {
  const Reading reading = read("Britain\nLt Bde: 1/43, 1/52, 1/95 (4 coys)\n");
  ASSERT_EQ(told(reading), "Lt Bde[1/43 650; 1/52 650; 1/95 400; ]");
}

TEST(ClubForms, BatteriesBehindOneAnotherWithoutALabel) {
  const Reading reading = read("France\n1st Div\n9th Line 900\n1 x 8lb foot bty, 1 x 4lb horse\n");
  EXPECT_EQ(told(reading), "1st Div[9th Line 900; Foot artillery 104 8 guns; Horse artillery 90 6 guns; ]");
}

TEST(ClubForms, DivisionsAndBrigadesByTheirNumbersInTheCorps) {
  const Reading reading = read("Union\nIII Corps - MG Huber\n1/III - BG Roe\n1/1/III: 20 IN 400, 3 ME 210\n");
  EXPECT_EQ(told(reading), "III Corps[1/III Div[1/1/III Bde[20th IN 400; 3rd ME 210; ]]]");
}

TEST(ClubForms, BrigadesInShortSpanish) {
  EXPECT_EQ(told(read("Espa\u00F1a\nBgda. Kern\n- 1\u00BA de L\u00EDnea - 450\n")),
            "Bgda. Kern[1\u00BA de L\u00EDnea 450; ]");
}

}  // namespace estafette::readers::club_forms_test
