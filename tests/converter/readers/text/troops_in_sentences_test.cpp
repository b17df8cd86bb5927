// Troops that a history names in sentences, and what else was read without a word though nobody could be sure of it:
// they are units, or they are asked about.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::readers::troops_in_sentences_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

std::vector<std::string> names_of(const Formation& command) {
  std::vector<std::string> names;
  for (const Unit& unit : command.units) names.push_back(unit.name);
  return names;
}

using Names = std::vector<std::string>;

}  // namespace

TEST(TroopsInSentences, ADivisionToldOverSeveralLinesHasItsLeaderAndItsBattalions) {
  const Reading reading = read(
      "Espa\u00F1a\nPrimera divisi\u00F3n, al mando de Luis Vega. Comprend\u00EDa al batall\u00F3n Alba y al Dale,\n"
      "Toro.\nSegunda divisi\u00F3n, con Pedro Moral al frente. Ten\u00EDa consigo a los batallones del\n"
      "Jaca y del Roe.\nTercera divisi\u00F3n, liderada por Juan Sanz. Ten\u00EDa al segundo batall\u00F3n del "
      "Till.\n");
  ASSERT_EQ(reading.orbat.formations.size(), 3U) << told(reading);
  EXPECT_EQ(reading.orbat.formations[0].commander, "Luis Vega");
  EXPECT_EQ(names_of(reading.orbat.formations[0]),
            (Names{"batall\u00F3n Alba", "batall\u00F3n Dale", "batall\u00F3n Toro"}));
  EXPECT_EQ(reading.orbat.formations[1].commander, "Pedro Moral");
  EXPECT_EQ(names_of(reading.orbat.formations[1]), (Names{"batall\u00F3n Jaca", "batall\u00F3n Roe"}));
  EXPECT_EQ(names_of(reading.orbat.formations[2]), (Names{"segundo batall\u00F3n del Till"}));
}

TEST(TroopsInSentences, ATotalBehindThemIsTheDivisionsStrength) {
  const Reading reading = read(
      "Britain\nFirst Division, commanded by Adam Dale. Battalions Alba, Toro and Kern. One squadron of cavalry. "
      "Total: "
      "1,900 men.\nSecond Division, Roe\nBattalions Lake and Till. Total: 1,200\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U) << told(reading);
  EXPECT_EQ(reading.orbat.formations[0].units.size(), 4U) << told(reading);
  EXPECT_EQ(reading.orbat.formations[1].units.size(), 2U) << told(reading);
  EXPECT_EQ(reading.orbat.formations[1].commander, "Roe");
  int men = 0;
  for (const Unit& unit : reading.orbat.formations[0].units) men += unit.men.value;
  EXPECT_EQ(men, 1900) << told(reading);
}

TEST(TroopsInSentences, NamesWithoutAWordForWhatTheyAreAreAsked) {
  const Reading reading = read(
      "Espa\u00F1a\nPrimera divisi\u00F3n, al mando de Luis Vega. Comprend\u00EDa al Toro, Alba,\nDale.\n"
      "Segunda divisi\u00F3n, al mando de Juan Sanz. Ten\u00EDa al batall\u00F3n del Jaca.\n");
  EXPECT_FALSE(reading.looks.empty());
  EXPECT_EQ(asked(reading).front(), 2);
}

TEST(TroopsInSentences, RegimentsNamedInASentenceAreNoMereNote) {
  for (const std::string sentence :
       {"Sie nahmen die Infanterieregimenter v. Adler und v. Falk auf, die dem Heere nachgezogen wurden.",
        "There the infantry regiments of Alba and Toro were left, and nobody saw them again.",
        "On y avait laiss\u00E9 les bataillons d'Alba et de Toro, que personne ne revit jamais."}) {
    const Reading reading = read("France\nDivision Kern\n9th Line, 900 men\n" + sentence + "\n");
    EXPECT_EQ(asked(reading), (std::vector<int>{4})) << sentence;
  }
}

TEST(TroopsInSentences, TheWordForACommanderIsNoPartOfARegimentsName) {
  for (const std::string line :
       {"9th Line - commander Col. Roe (900)", "9 pu\u0142k - dow\u00F3dca p\u0142k Roe (900 \u017Co\u0142nierzy)",
        "9th Line \u2013 commander Col. Roe, 900 men"}) {
    const Unit unit = unit_of(read("France\nDivision Kern\n" + line + "\n"));
    EXPECT_EQ(unit.name.find("comm"), std::string::npos) << unit.name;
    EXPECT_EQ(unit.name.find("dow"), std::string::npos) << unit.name;
    EXPECT_NE(unit.commander.find("Roe"), std::string::npos) << line;
    EXPECT_EQ(unit.men.value, 900) << line;
  }
}

TEST(TroopsInSentences, ALedFirstBattalionKeepsItsNumber) {
  const Unit unit = unit_of(read("Poland\nDivision Kern\n1 batalion artylerii pieszej - dow\u00F3dca pp\u0142k Roe\n"));
  EXPECT_EQ(unit.name, "1. batalion artylerii pieszej");
}

TEST(TroopsInSentences, ARegimentCalledAfterAPrinceIsNotJoinedToTheNextDivision) {
  for (const std::string below : {"Tercera divisi\u00F3n, Sanz", "Tercera divisi\u00F3n, mandada por Sanz."}) {
    const Reading reading =
        read("Espa\u00F1a\nDivisi\u00F3n Vega\nRegimiento Pr\u00EDncipe\n" + below + "\nRegimiento Toro\n");
    ASSERT_EQ(reading.orbat.formations.size(), 2U) << told(reading);
    EXPECT_EQ(unit_of(reading).name, "Regimiento Pr\u00EDncipe");
  }
}

TEST(TroopsInSentences, TwoRegimentsOnALineWithAMisprintAreTwoOrAsked) {
  for (const std::string line : {"9th Indian 41st Ohio", "41st Ohio 9th Indian"}) {
    const Reading reading = read("Union\nFirst Brigade\n10th Illinois 10th Michigan\n" + line + "\n");
    EXPECT_EQ(told(reading).find("Indian 41st"), std::string::npos) << told(reading);
    EXPECT_EQ(told(reading).find("Ohio 9th"), std::string::npos) << told(reading);
    EXPECT_EQ(asked(reading), (std::vector<int>{4})) << line;
  }
}

TEST(TroopsInSentences, ColumnsThatRanTogetherAreAsked) {
  for (const std::string line : {"Eichhorst5Dragoner", "Kranich5Lindau, Grenadiere1045", "Artillerie1 Bataillon"}) {
    const Reading reading = read("Prussia\nDivision Kern\nIR Alba 900\n" + line + "\n");
    EXPECT_EQ(asked(reading), (std::vector<int>{4})) << line;
  }
  EXPECT_TRUE(asked(read("Prussia\nDivision Kern\nIR 5 Alba 900\n9th Dragoons 500\n")).empty());
}

TEST(TroopsInSentences, AWordForSeveralRegimentsAloneIsAsked) {
  const Reading reading =
      read("Prussia\nDivision Kern\nGarnisonregimenter\nAdler (1 Bataillon)\nFalke (1 Bataillon)\n");
  EXPECT_EQ(asked(reading), (std::vector<int>{3}));
}

TEST(TroopsInSentences, TwoBrigadesOnALineAreAsked) {
  for (const std::string line :
       {"Silva Brigade Pinto - Militia Brigade", "1\u00AA e 2\u00AA Divisione d'artiglieria"}) {
    const Reading reading = read("Portugal\n1st Division\n8th Line 700\n" + line + "\n9th Line 800\n");
    EXPECT_EQ(asked(reading), (std::vector<int>{4})) << line;
  }
}

TEST(TroopsInSentences, ASentenceAboutEachBattalionIsAsked) {
  const Reading reading =
      read("Espa\u00F1a\nDivisi\u00F3n Vega\nBatall\u00F3n Toro\nSe desconoce la fuerza de cada batall\u00F3n.\n");
  EXPECT_TRUE(asked(reading) == std::vector<int>{4} || unit_of(reading).note.find("desconoce") != std::string::npos);
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).name, "Batall\u00F3n Toro");
}

TEST(TroopsInSentences, ACalibreAndAWordForBatteriesBehindAnotherUnitCountsBatteries) {
  const Reading reading = read("Austria\nDivision Kern: Cuirassiers (6 sqns), 2 x 6pdr horse batteries\n");
  const Formation& division = reading.orbat.formations.at(0);
  ASSERT_EQ(division.units.size(), 3U) << told(reading);
  EXPECT_EQ(division.units[1].kind, Kind::horse_artillery);
  EXPECT_EQ(division.units[2].kind, Kind::horse_artillery);
}

TEST(TroopsInSentences, SixTimesAPieceBeforeOneBatteryAreItsGuns) {
  const Reading reading = read("Austria\nDivision Kern\n6 x 6-pdr foot battery\n2 x 6-pdr foot batteries\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 3U) << told(reading);
  EXPECT_EQ(unit_of(reading).guns.value, 6);
}

TEST(TroopsInSentences, ArtilleryWithALeaderBehindTheLastDivisionIsAsked) {
  const Reading reading = read(
      "France\nV Corps (Marshal Roe)\n1st Division (Kern)\n7 x Line Infantry battalions\n2nd Division (Dale)\n"
      "3 x Light Infantry battalions\nArtillery (Louis Petit)\n6-pdr foot battery (6 guns)\n");
  EXPECT_EQ(asked(reading), (std::vector<int>{7}));
}

TEST(TroopsInSentences, AnArtilleryReserveBetweenDivisionsKeepsItsName) {
  const Reading reading = read(
      "Union\nFourth Division: Roe\nFirst Brigade\n10th Illinois\nArtillery Reserve\n"
      "11th Indiana Battery\nFifth Division: Dale\nFirst Brigade\n80th Illinois\n");
  ASSERT_EQ(reading.orbat.formations.size(), 3U) << told(reading);
  EXPECT_EQ(reading.orbat.formations[1].name, "Artillery Reserve");
}

TEST(TroopsInSentences, MuleteersAndHospitalsBelowArtilleryAreNoBatteries) {
  const Reading reading = read(
      "France\nDivision Kern\n9e ligne 600 hommes\nArtillerie\n4 pi\u00E8ces de 8\n"
      "Service des h\u00F4pitaux 150 hommes.\nMuletiers 60 hommes\n");
  const Formation& division = reading.orbat.formations.at(0);
  ASSERT_EQ(division.units.size(), 4U) << told(reading);
  EXPECT_EQ(division.units[2].kind, Kind::train);
  EXPECT_EQ(division.units[3].kind, Kind::train);
}

TEST(TroopsInSentences, ASortOfHorseInRussianIsNoCommanderAndNoNation) {
  const Reading reading = read(
      "4-\u044F \u0434\u0438\u0432\u0438\u0437\u0438\u044F "
      "\u0442\u044F\u0436\u0435\u043B\u043E\u0439 \u043A\u0430\u0432\u0430\u043B\u0435\u0440\u0438\u0438\n"
      "6-\u0439 \u043A\u043E\u043D\u043D\u043E-\u0435\u0433\u0435\u0440\u0441\u043A\u0438\u0439 "
      "\u043F\u043E\u043B\u043A 500\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "");
  EXPECT_EQ(unit_of(reading).nation, "unknown");
}

TEST(TroopsInSentences, ACivicGuardIsAUnit) {
  for (const std::string line : {"Guardia civica di Parma", "Garde civique de Parme", "Parma Civic Guard"})
    EXPECT_EQ(unit_of(read("Italia\nBrigata Alba\n" + line + "\n")).kind, Kind::militia_infantry) << line;
}

}  // namespace estafette::readers::troops_in_sentences_test
