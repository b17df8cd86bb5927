// Corps and divisions that a book, a blog or a magazine tells by counts alone: so many divisions, battalions, squadrons
// and batteries, below the line of their command or behind its colon.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::counted_commands_test {
namespace {

using text_test::asked;
using text_test::counted;
using text_test::read;
using text_test::told;

/// How many units of each arm the commands of a corps have, and how many commands: "2: 16 1 2".
std::string arms_of(const Formation& corps) {
  int foot = 0, horse = 0, guns = 0;
  const auto add = [&](const Formation& command, const auto& self) -> void {
    for (const Unit& unit : command.units) {
      const Arm arm = arm_of(unit.kind);
      ++(arm == Arm::infantry ? foot : arm == Arm::cavalry ? horse : guns);
    }
    for (const Formation& below : command.formations) self(below, self);
  };
  add(corps, add);
  return std::to_string(corps.formations.size()) + ": " + std::to_string(foot) + " " + std::to_string(horse) + " " +
         std::to_string(guns);
}

}  // namespace

TEST(CountedCommands, DivisionsThatAreCountedHaveAnEvenShareOfTheirBattalionsInEveryLanguage) {
  for (
      const std::string corps :
      {"French Army\nI Corps, General Roe\ntwo infantry divisions with 16 battalions, a cavalry brigade of 8 "
       "squadrons, "
       "and two batteries\n",
       "Arm\u00E9e fran\u00E7aise\n1er corps, g\u00E9n\u00E9ral Roe\ndeux divisions d'infanterie de 16 bataillons, une "
       "brigade de cavalerie de 8 escadrons et deux batteries\n",
       "Preussische Armee\nI. Korps, General Roe\nZwei Infanteriedivisionen mit 16 Bataillonen, eine "
       "Kavalleriebrigade mit 8 Eskadronen und zwei Fu\u00DFbatterien.\n",
       "Ej\u00E9rcito espa\u00F1ol\n1er Cuerpo, general Toro\ndos divisiones de infanter\u00EDa con 16 batallones, una "
       "brigada de caballer\u00EDa con ocho escuadrones y dos bater\u00EDas\n",
       "Esercito italiano\n1\u00BA Corpo, generale Till\ndue divisioni di fanteria con 16 battaglioni, una brigata di "
       "cavalleria con 8 squadroni e due batterie\n"}) {
    const Reading reading = read(corps);
    EXPECT_EQ(arms_of(reading.orbat.formations.at(0).formations.at(0)), "3: 16 1 2") << told(reading);
  }
}

TEST(CountedCommands, WhatASpreadDivisionHasIsMarkedAsAGuess) {
  const Reading reading =
      read("Prussia\nI. Korps, General Roe\nDrei Infanteriedivisionen mit 25 Bataillonen, zwei Fu\u00DFbatterien\n");
  const Formation& first = reading.orbat.formations.at(0).formations.at(0);
  EXPECT_EQ(first.name, "Infanteriedivision 1");
  EXPECT_EQ(first.units.size(), 9U) << told(reading);
  EXPECT_NE(first.note.find("guessed: an even share of 25 battalions"), std::string::npos) << first.note;
  EXPECT_NE(first.units.at(0).note.find("one of 9 battalions without names"), std::string::npos);
}

TEST(CountedCommands, BatteriesOfTwoSortsWithOneWordAndAnArtilleryCorpsAreBatteries) {
  const Reading reading = read(
      "Prussia\nI. Korps, General Roe\nZwei Divisionen mit 16 Bataillonen, ein Artilleriekorps mit einer reitenden "
      "und vier Fu\u00DFbatterien sowie f\u00FCnf Geniekompanien.\n");
  const Formation& corps = reading.orbat.formations.at(0);
  EXPECT_EQ(arms_of(corps), "2: 16 0 6") << told(reading);  // the engineers are one unit of five companies
}

TEST(CountedCommands, MenByArmBehindTheColonAreSharedAmongTheBattalions) {
  const Reading reading =
      read("French Army\nCorps of Dale: 2 divisions, 16 battalions, 9 600 infantry and 1 300 cavalry\n");
  EXPECT_EQ(told(reading), "French Army[Corps of Dale[Corps of Dale troops[Light cavalry 1300; ]Division 1[" +
                               counted("Division 1 battalion", 8, 4800) + "]Division 2[" +
                               counted("Division 2 battalion", 8, 4800) + "]]]");
}

TEST(CountedCommands, ANumberBeforeOneDivisionIsItsOwnAndAListBelowIsNotDoubled) {
  EXPECT_EQ(told(read("France\nI Corps - Kern\n3 Div: 12 bns, 6000 men\n4 Div - 10 bns, 5000 men\n")),
            "I Corps[3rd Div[" + counted("3rd Div battalion", 12, 6000) + "]4th Div[" +
                counted("4th Div battalion", 10, 5000) + "]]");
  const Reading list = read(
      "France\nI Corps, General Kern\ntwo divisions with 16 battalions\n1st Division: General Roe\n1st Line 900\n");
  EXPECT_EQ(list.orbat.formations.at(0).formations.size(), 1U) << told(list);
}

TEST(CountedCommands, SeveralSortsCountedOnOneLineAreUnitsEach) {
  const Reading reading = read(
      "Austrian Army\n1st Corps: General Roe\n1 Jager Regiment, 4 Light Cavalry Regiments, 8 Line Regiments; 3 Foot "
      "Batteries\n2nd Corps: General Dale\n2 Grenadier Battalions, 6 Line Regiments, 1 Hussar Regiment\n2 Foot "
      "Batteries, 1 Horse Battery\n");
  const std::vector<Formation>& corps = reading.orbat.formations.at(0).formations;
  ASSERT_EQ(corps.size(), 2U) << told(reading);
  EXPECT_EQ(arms_of(corps.at(0)), "1: 9 4 3") << told(reading);
  EXPECT_EQ(arms_of(corps.at(1)), "1: 7 1 3") << told(reading);
}

TEST(CountedCommands, LightBatteriesAreNoLightInfantry) {
  const Reading reading = read("Austrian Army\n1st Corps: General Roe\n8 Line Regiments; 3 Light Batteries\n");
  EXPECT_EQ(arms_of(reading.orbat.formations.at(0).formations.at(0)), "1: 8 0 3") << told(reading);
}

TEST(CountedCommands, MenAndGunsBehindTheCountsAreTheirs) {
  const Reading reading = read(
      "Ej\u00E9rcito espa\u00F1ol\nPrimera Divisi\u00F3n, general Roe\nseis batallones y cuatro escuadrones, 8 piezas, "
      "4.200 hombres\nSegunda Divisi\u00F3n, general Dale\nocho batallones con doce piezas\n");
  const std::vector<Formation>& divisions = reading.orbat.formations.at(0).formations;
  ASSERT_EQ(divisions.size(), 2U) << told(reading);
  long long men = 0;
  for (const Unit& unit : divisions.at(0).units)
    if (arm_of(unit.kind) != Arm::artillery) men += unit.men.value;
  EXPECT_EQ(men, 4200) << told(reading);
  EXPECT_EQ(arms_of(divisions.at(1)), "0: 8 0 1") << told(reading);
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(CountedCommands, ARegimentWithItsNumberStandsAmongNoCounts) {
  EXPECT_EQ(told(read("Poland\n1 dywizja Kern\n3 pu\u0142k piechoty, 3 bataliony, 2474 ludzi\n")),
            "1 dywizja[3 pu\u0142k piechoty 2474; ]");
}

TEST(CountedCommands, BattalionsThatAreOnlyCountedAreAUnitEach) {
  const Reading reading =
      read("Arm\u00E9e fran\u00E7aise\n1re division, g\u00E9n\u00E9ral Roe\n12 bataillons de ligne\n1 batterie de 8\n");
  EXPECT_EQ(arms_of(reading.orbat.formations.at(0).formations.at(0)), "0: 12 0 1") << told(reading);
}

TEST(CountedCommands, AGuardWithItsFiguresAboveTheCorpsIsNoTitle) {
  const Reading reading = read(
      "Ordre de bataille\n\nCommandant en chef : g\u00E9n\u00E9ral Roe\n\u2022 40 bataillons\n\nGarde "
      "Imp\u00E9riale\n\n\u2022 12 bataillons\n\u2022 8 725 hommes\n\n1er corps\n\nMar\u00E9chal Dale\n\n\u2022 18 "
      "bataillons\n\u2022 21 163 hommes\n");
  EXPECT_NE(told(reading).find("Garde Imp\u00E9riale["), std::string::npos) << told(reading);
}

TEST(CountedCommands, StrengthsByArmOfWhoHasNoCommandOnThePageAreAskedAbout) {
  EXPECT_EQ(asked(read("Historical\nRoe - 34,000 infantry - 1,864 cavalry - 48 guns\nDale - 42,000 infantry - 4,662 "
                       "cavalry - 38 guns\n\nFrance\n1st Corps: General Kern\n1st Line 1200\n")),
            (std::vector<int>{2, 3}));
  EXPECT_EQ(asked(read("Total 34,000 infantry, 1,864 cavalry, 48 guns\n\nFrance\n1st Corps: General Kern\n1st Line "
                       "1200\n")),
            std::vector<int>{});
}

TEST(CountedCommands, TheStrengthOfEachInASentenceIsNoUnitAndIsAskedAbout) {
  for (const std::string sentence :
       {"The regiments averaged 1,000 bayonets.", "each battalion had about 600 men",
        "les quatre bataillons faisaient 2 100 hommes", "Chaque r\u00E9giment comptait environ 1 500 hommes",
        "Die Bataillone z\u00E4hlten 700 Mann"}) {
    const Reading reading = read("French Army\n1st Division: General Dale\n1st Line\n2nd Line\n" + sentence + "\n");
    EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.size(), 2U) << told(reading);
    EXPECT_EQ(asked(reading), std::vector<int>{5}) << sentence;
  }
}

TEST(CountedCommands, TheStrengthOfEachBattalionHoldsForAllThatHaveNone) {
  EXPECT_EQ(told(read("French Army\n1st Division: General Dale\n1st Line (2 bns)\n2nd Line 900\nEach battalion had "
                      "600 men.\n")),
            "French Army[1st Division[1st Line 1200; 2nd Line 900; ]]");
  EXPECT_EQ(told(read("Prussia\n1. Division: General Dale\n1. Infanterie-Regiment (3 Bataillone)\nJedes Bataillon war "
                      "700 Mann stark.\n")),
            "1. Division[1. Infanterie-Regiment 2100; ]");
  EXPECT_EQ(told(read("Prussia\n1. Division: General Dale\n1. Infanterie-Regiment (3 Bataillone)\nJedes Bataillon "
                      "z\u00E4hlte 700 Mann.\n2. Division: General Kern\n2. Infanterie-Regiment (2 Bataillone)\nJedes "
                      "Bataillon z\u00E4hlte 500 Mann.\n")),
            "1. Division[1. Infanterie-Regiment 2070; ]2. Division[2. Infanterie-Regiment 1380; ]");
}

TEST(CountedCommands, TheSecondInCommandLeadsNothing) {
  const Reading reading = read(
      "Ej\u00E9rcito espa\u00F1ol\nPrimera Divisi\u00F3n\nComandante: General Toro\n2o. Comandante: Brigadier "
      "Alba\nCinco batallones\n");
  const Formation& division = reading.orbat.formations.at(0).formations.at(0);
  EXPECT_EQ(division.commander, "General Toro") << told(reading);
  EXPECT_EQ(division.units.size(), 1U) << told(reading);
}

TEST(CountedCommands, ASecondInSpanishIsNoTwentieth) {
  EXPECT_EQ(told(read("Ej\u00E9rcito espa\u00F1ol\nPrimera Divisi\u00F3n, general Roe\n2o. Regimiento de Dragones 300 "
                      "hombres\n")),
            "Ej\u00E9rcito espa\u00F1ol[Primera Divisi\u00F3n[2o. Regimiento de Dragones 300; ]]");
}

}  // namespace estafette::readers::counted_commands_test
