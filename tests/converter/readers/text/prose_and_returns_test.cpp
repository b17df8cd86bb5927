// Orders of battle told in sentences, and returns whose columns a copy ran together.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::prose_and_returns_test {
namespace {

using text_test::asked;
using text_test::counted;
using text_test::french;
using text_test::read;
using text_test::told;

}  // namespace

TEST(ProseAndReturns, ASentenceThatHasBrigadesWithTheirBattalionsInBracketsIsReadAsAList) {
  EXPECT_EQ(
      told(read("British army\n\nKern's 3rd Division had the brigades of Roe (1/45th, 74th) and Dale (2/5th, 94th), "
                "with Till's Portuguese (9th Line). Lake's 4th Division had the brigades of Stone (3/27th, 97th) "
                "and Marsh (1/7th, 1/48th).\n")),
      "British army[Kern's 3rd Division[Brigade Roe[1/45th 650; 74th 650; ]Brigade Dale[2/5th 650; 94th 650; "
      "]Till's Portuguese Brigade[9th Line 570; ]]Lake's 4th Division[Brigade Stone[3/27th 650; 97th 650; "
      "]Brigade Marsh[1/7th 650; 1/48th 650; ]]]");
}

TEST(ProseAndReturns, ABracketThatListsNoTroopsLeavesTheSentenceToBeAskedAbout) {
  const Reading reading = read(
      "British\n1st Division\n29th Foot 600\nKern's 3rd Division had the brigades of Roe (who was ill) and Dale "
      "(2/5th, "
      "94th) on the left of the road.\n");
  EXPECT_EQ(told(reading), "1st Division[29th Foot 600; ]");
  EXPECT_EQ(asked(reading), std::vector<int>{4});
}

TEST(ProseAndReturns, WhatBelongedToABrigadeOfADivisionStandsThere) {
  EXPECT_EQ(
      told(read("Netherlands\nLes bataillons n\u00B0 9 et 14 faisaient partie de la premi\u00E8re brigade (Kern) de "
                "la premi\u00E8re division (Roe) ; les bataillons n\u00B0 1 et 2 appartenaient \u00E0 la "
                "deuxi\u00E8me brigade (Dale) de cette division.\n")),
      "premi\u00E8re division[premi\u00E8re brigade[bataillon 9 570; bataillon 14 570; ]deuxi\u00E8me "
      "brigade[bataillon 1 570; bataillon 2 570; ]]");
}

TEST(ProseAndReturns, WhatBelongedToACommandOfTheListAboveIsAskedAboutAndMakesNoSecondOne) {
  const Reading reading = read(
      "British\nLight Division: Kern\n1/43rd Foot 700\n1/52nd Foot 800\nThe 1st and 3rd Ca\u00E7adores belonged to the "
      "Light Division.\n");
  EXPECT_EQ(told(reading), "Light Division[1/43rd Foot 700; 1/52nd Foot 800; ]");
  EXPECT_EQ(asked(reading), std::vector<int>{5});
}

TEST(ProseAndReturns, ABatteryThatWasAttachedToADivisionIsAskedAbout) {
  EXPECT_EQ(asked(read("British\nLight Division: Kern\n1/43rd Foot 700\n1/52nd Foot 800\nDale's troop, R.H.A., was "
                       "attached to the Light Division.\n")),
            std::vector<int>{5});
}

TEST(ProseAndReturns, ACommandIsLedInOneSentenceAndHasItsTroopsInTheNext) {
  const Reading reading = read(
      "Espa\u00F1a\nLa segunda divisi\u00F3n era comandada por el coronel Juan Kern y constitu\u00EDa el centro. "
      "Constaba "
      "del Tercio de Toro, 550 hombres; el Tercio de Alba, 400. Portaba 9 ca\u00F1ones y sus artilleros.\n");
  EXPECT_EQ(told(reading),
            "segunda divisi\u00F3n[Tercio de Toro 550; Tercio de Alba 400; Foot artillery 135 9 guns; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "coronel Juan Kern");
}

TEST(ProseAndReturns, AParagraphOfABookIsOneThoughEachOfItsLinesBeginsSmall) {
  const std::string page = told(read(
      "Les bataillons n\u00B0 9, 14 et 15 faisaient partie de la premi\u00E8re\nbrigade (Kern) de la premi\u00E8re "
      "division (Roe) ; les\nbataillons n\u00B0 1, 2 et 18 appartenaient \u00E0 la deuxi\u00E8me\nbrigade (Dale) de "
      "cette division. Les bataillons n\u00B0 5,\n7 et 8 faisaient partie de la premi\u00E8re brigade (Till)\nde la 2e "
      "division (Lake).\n"));
  EXPECT_NE(page.find("bataillon 18"), std::string::npos) << page;
  EXPECT_NE(page.find("2e division[premi\u00E8re brigade[bataillon 5"), std::string::npos) << page;
}

TEST(ProseAndReturns, AReturnThatRunsOnIsCutWhereItsEntriesBegin) {
  const Reading reading = read(
      "France\nI Corps 1st (Kern) 14 bns 3,053 men 2nd Division (Roe) 14 2,551 9th Hussars 291 Train 112 II Corps 4th "
      "Division 12 5,618 4 art cos 5th Division 8 4,235 2 sqns 241 268 horses III Corps Staff 376 8th Division (Dale) "
      "4,442 9th Division (Till) 4,235\n");
  const std::string all = told(reading);
  EXPECT_NE(all.find("1st Division[" + counted("1st Division battalion", 14, 3053)), std::string::npos) << all;
  EXPECT_NE(all.find("2nd Division[" + counted("2nd Division battalion", 14, 2551)), std::string::npos) << all;
  EXPECT_NE(all.find("9th Hussars 291"), std::string::npos) << all;
  EXPECT_NE(all.find("Cavalry 241"), std::string::npos) << all;
  EXPECT_NE(all.find("III Corps[Staff 376"), std::string::npos) << all;
  EXPECT_NE(all.find("9th Division[9th Division 4235"), std::string::npos) << all;
}

TEST(ProseAndReturns, ASentenceThatListsColonelsAboveTheFirstCommandIsAskedAbout) {
  EXPECT_EQ(
      asked(read("Sie setzte sich aus Regimentern zusammen: Leibregiment (Oberst Kern), Garderegiment (Oberst Roe) "
                 "und der Batterie.\nPreu\u00DFen\n1. Brigade\nInfanterie-Regiment Nr. 4 1.200 Mann\n")),
      std::vector<int>{1});
  EXPECT_EQ(asked(read("Ausserdem eine Reserve-Artillerie-Brigade von nur 3 Fuss- und 2 Kavallerie-Batterien. Die "
                       "\u00FCbrigen Zutheilungen blieben wie vorher.\nPreu\u00DFen\n1. Brigade\nInfanterie-Regiment "
                       "Nr. 4 1.200 Mann\n")),
            std::vector<int>{1});
}

TEST(ProseAndReturns, UnitsWithTheirColonelsBetweenSemicolonsAreSeveral) {
  EXPECT_EQ(told(read("Hesse\nBrigade Kern: Leibregiment (Oberst Roe), Garderegiment (Oberst Dale); Halbbatterie (4 "
                      "Gesch\u00FCtze)\n")),
            "Brigade Kern[Leibregiment 570; Garderegiment 570; Halbbatterie 60 4 guns; ]");
}

TEST(ProseAndReturns, AFootnoteThatTellsAYearIsNoUnit) {
  EXPECT_EQ(
      told(read("Denmark\nDivision Kern\nLake Dragoner (*)\n*Named \"Dale Lette Dragoner\" in 1813.\n")).find("1813"),
      std::string::npos);
}

TEST(ProseAndReturns, AKindWithAColonHeadsTheRegimentsBelowItWhateverTheyAreCalled) {
  const Reading reading =
      read("Denmark\nDivision Kern\nHeavy cavalry:\nAlba Regiment\nLight dragoons:\nToro Regiment\n");
  EXPECT_EQ(told(reading).find("Light dragoons 5"), std::string::npos) << told(reading);
  EXPECT_EQ(text_test::unit_of(reading, 1).name, "Toro Regiment");
  EXPECT_EQ(text_test::unit_of(reading, 1).kind, Kind::light_cavalry);
}

TEST(ProseAndReturns, DashesForAWordDoNotTakeTheNameBehindIt) {
  EXPECT_EQ(
      told(read("Bavaria\nDivision Kern\ndas 1ste Chevaurlegers-Regiment,\ndas 2te \u2014 \u2014 \u2014 Dale,\ndas "
                "3te \u2014 \u2014 \u2014 Till,\ndas 4te \u2014 \u2013\u2014\u2013 \u2014 Lake.\n"))
          .find("Dale Till"),
      std::string::npos);
}

TEST(ProseAndReturns, AHeadingThatLostItsLineEndHeadsItsTroops) {
  EXPECT_EQ(
      french("Le 3e corps d'arm\u00E9e du mar\u00E9chal Kern\n1re division (g\u00E9n\u00E9ral Roe)\n24e de ligne, "
             "1.200 hommes\nCavalerie du 3e corps (g\u00E9n\u00E9ral Dale)-1er chasseurs, 400 hommes\n2e "
             "chasseurs, 300 hommes\n")
          .find("g\u00E9n\u00E9ral Dale"),
      std::string::npos);
}

TEST(ProseAndReturns, CompaniesOfTheTrainAreCounted) {
  const Reading reading = read(
      "France\n1re division\n24e de ligne, 1.200 hommes\n3e et 6e compagnies du 1er bataillon du "
      "train\n");
  EXPECT_EQ(text_test::unit_of(reading, 1).men.value, 200);
}

TEST(ProseAndReturns, TheBoxBesideAnArticleHoldsNoCommands) {
  EXPECT_EQ(told(read("XIII Corps (Grande Arm\u00E9e)\nActive 1813\u20131814\nCountry France\nBranch Army\nType Army "
                      "Corps\nSize Corps\n\nXIII Corps: Marshal Kern\n3rd Division: Roe\n15th Light 1,200\n")),
            "XIII Corps[3rd Division[15th Light 1200; ]]");
}

TEST(ProseAndReturns, MenBehindTheLastOfSeveralBatteriesAreThoseOfAll) {
  EXPECT_EQ(
      told(read(
          "Spain\n1st Division\nToro Regiment 900\nOne horse-battery (six guns), one field-battery (four guns) 200\n")),
      "1st Division[Toro Regiment 900; Horse artillery 120 6 guns; Foot artillery 80 4 guns; ]");
}

TEST(ProseAndReturns, ALetteredBrigadeNeedsNoCommaBehindItsBrackets) {
  EXPECT_EQ(told(read("British\n4th Division. G.O.C., Kern. A [Roe], 2/7th, 1/11th; B [Dale] 3/27th, 97th; C [Till], "
                      "2/5th, 2/58th.\n")),
            "4th Division[Brigade A[2/7th 650; 1/11th 650; ]Brigade B[3/27th 650; 97th 650; ]Brigade C[2/5th 650; "
            "2/58th 650; ]]");
}

}  // namespace estafette::readers::prose_and_returns_test
