// Lists in which a regiment, a count or a leader was read wrong without a word: each is read right now, marked or asked
// about.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::text_test {
namespace {

std::string kinds(const Reading& reading) {
  std::string all;
  for (const Unit& unit : reading.orbat.formations.at(0).units) all += std::string(to_string(unit.kind)) + "; ";
  return all;
}

TEST(ListsReadRight, InfantryOfTheFrontierIsLightInEachLanguage) {
  for (const char* line :
       {"9e r\u00E9giment d'infanterie de fronti\u00E8re", "9. Grenz-Infanterie-Regiment", "9th Border Infantry Regiment",
        "9\u00BA reggimento di fanteria di confine", "9\u00BA regimiento de infanter\u00EDa de frontera"}) {
    EXPECT_EQ(kinds(read(std::string("Austria\nDivision Kern\n") + line + "\n")), "light infantry; ") << line;
  }
}

TEST(ListsReadRight, BattalionsBeforeRegimentsWithAWordOfTheirOwnAreTheFirstOnes) {
  const Reading reading = read("France\nDivision Kern : deux bataillons du 63e de ligne, du 7e l\u00E9ger et du 24e de ligne\n");
  EXPECT_EQ(battalions(reading), "63e de ligne 2; 7e l\u00E9ger 1; 24e de ligne 1; ");
  EXPECT_NE(unit_of(reading).note.find("2 battalions of this one alone"), std::string::npos) << unit_of(reading).note;
}

TEST(ListsReadRight, BattalionsOfARegimentOfWhichNothingButTheNumberIsToldAreAskedAbout) {
  const Reading reading =
      read("France\nDivision Kern : deux bataillons du 63e, du 7e d'infanterie l\u00E9g\u00E8re et du 24e de ligne\n");
  EXPECT_EQ(asked(reading), std::vector<int>{2});
}

TEST(ListsReadRight, OneBatteryWithAFigureBeforeItsCalibreIsMarkedForItMayBeSeveral) {
  const Reading reading = read("Britain\nDivision Kern\n4 x 6-pdr foot battery\n");
  EXPECT_EQ(unit_of(reading).guns.value, 4);
  EXPECT_NE(unit_of(reading).note.find("4 guns of one battery"), std::string::npos) << unit_of(reading).note;
}

TEST(ListsReadRight, AColonelCalledMannWithHisFiguresIsAskedAbout) {
  EXPECT_EQ(asked(read("Union\nDivision Kern\n4th Ohio 400\nColonel W B Mann 400\n")), std::vector<int>{4});
  EXPECT_EQ(told(read("Naples\nBrigata Rossi\nUssari Mann 300\n")), "Brigata Rossi[Ussari 300; ]");
}

TEST(ListsReadRight, ACountOfWhatNobodyKnowsIsAskedAbout) {
  EXPECT_EQ(asked(read("Britain\nDivision Kern\n5th Foot 600\n3 rifles attachments\n2 light infantry groups\n")),
            (std::vector<int>{4, 5}));
  EXPECT_TRUE(asked(read("Prussia\nDivision Kern\n1. Regiment 600\n3 Husaren Kern 400\n")).empty());
}

TEST(ListsReadRight, TheFusiliersBehindTheMusketeersAreABattalionOfTheirRegiment) {
  EXPECT_EQ(battalions(read("Prussia\nDivision Kern\nInfanterie-Regiment Nr. 7\n1. Musketierbataillon\n"
                            "2. Musketierbataillon\nF\u00FCsilierbataillon\n")),
            "Infanterie-Regiment Nr. 7 3; ");
  EXPECT_EQ(told(read("Prussia\nDivision Kern\nInfanterie-Regiment Nr. 9\nI. Musketierbataillon 600 Mann\n"
                      "II. Musketierbataillon 580 Mann\nF\u00FCsilier-Bataillon 400 Mann\nGrenadierbataillon Roe 500 Mann\n")),
            "Division Kern[Infanterie-Regiment Nr. 9 1580; Grenadierbataillon Roe 500; ]");
}

TEST(ListsReadRight, BattalionsBelowTheirRegimentWithoutFiguresAreCounted) {
  EXPECT_EQ(battalions(read("Prussia\nDivision Kern\nInfanterie-Regiment Nr. 14\n1. Bataillon\n2. Bataillon\n")),
            "Infanterie-Regiment Nr. 14 2; ");
}

TEST(ListsReadRight, WhoLeadsACommandBehindALabelBetweenStopsIsNoPartOfItsName) {
  for (const char* line : {"Cavalry. G.O.C., Payne;", "Cavalry, Commander, Payne", "Cavalry. Commanding Officer, Payne."}) {
    const Reading reading = read(std::string("Britain\n") + line + "\nRoe's Brigade: 4th Dragoons 400, 3rd Dragoons 300\n");
    EXPECT_EQ(reading.orbat.formations.at(0).name, "Cavalry") << line;
    EXPECT_EQ(reading.orbat.formations.at(0).commander, "Payne") << line;
  }
}

TEST(ListsReadRight, FrenchRegimentsByALetterAreToldApartWhereThePageShowsWhichItIs) {
  EXPECT_EQ(kinds(read("France\nBrigade Kern : 25e l. (Roe) (3), 27e L. (Dale) (2)\n")),
            "light infantry; line infantry; ");
  EXPECT_EQ(battalions(read("France\nBrigade Kern : 39e L. (Roe), 76e L. (Dale) (4)\n")),
            "39e Ligne (Roe) 2; 76e Ligne (Dale) 2; ");
  EXPECT_EQ(asked(read("France\nBrigade Kern : 12e L. (Roe), 33e L. (Dale) (4)\n")), std::vector<int>{2})
      << "of the line or light, and nothing shows which";
}

TEST(ListsReadRight, FrenchHorseByALetterOrTwoSharesWhatStandsBehindAll) {
  const Reading reading = read("France\nCavalerie : GB Kern\n3e Hus. (Roe), 10e Ch. (Dale), 15e Ch. (Till) (9) 900 h\n");
  EXPECT_EQ(kinds(reading), "light cavalry; light cavalry; light cavalry; ");
  EXPECT_EQ(battalions(reading), "3e Hussards (Roe) 3; 10e Chasseurs (Dale) 3; 15e Chasseurs (Till) 3; ");
  EXPECT_EQ(unit_of(reading, 2).men.value, 300);
}

}  // namespace
}  // namespace estafette::readers::text_test
