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
      "Jaca y del Roe.\nTercera divisi\u00F3n, liderada por Juan Sanz. Ten\u00EDa al segundo batall\u00F3n del Till.\n");
  ASSERT_EQ(reading.orbat.formations.size(), 3U) << told(reading);
  EXPECT_EQ(reading.orbat.formations[0].commander, "Luis Vega");
  EXPECT_EQ(names_of(reading.orbat.formations[0]), (Names{"batall\u00F3n Alba", "batall\u00F3n Dale", "batall\u00F3n Toro"}));
  EXPECT_EQ(reading.orbat.formations[1].commander, "Pedro Moral");
  EXPECT_EQ(names_of(reading.orbat.formations[1]), (Names{"batall\u00F3n Jaca", "batall\u00F3n Roe"}));
  EXPECT_EQ(names_of(reading.orbat.formations[2]), (Names{"segundo batall\u00F3n del Till"}));
}

TEST(TroopsInSentences, ATotalBehindThemIsTheDivisionsStrength) {
  const Reading reading = read(
      "Britain\nFirst Division, commanded by Adam Dale. Battalions Alba, Toro and Kern. One squadron of cavalry. Total: "
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
  const Reading reading =
      read("Espa\u00F1a\nPrimera divisi\u00F3n, al mando de Luis Vega. Comprend\u00EDa al Toro, Alba,\nDale.\n"
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
  const Unit unit =
      unit_of(read("Poland\nDivision Kern\n1 batalion artylerii pieszej - dow\u00F3dca pp\u0142k Roe\n"));
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

}  // namespace estafette::readers::troops_in_sentences_test
