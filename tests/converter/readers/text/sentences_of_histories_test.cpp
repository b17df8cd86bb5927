// Sentences of histories that tell whose troops they were: under whom they stood, and with what.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::sentences_of_histories_test {
namespace {

using text_test::asked;
using text_test::counted;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::told_of;

}  // namespace

TEST(SentencesOfHistories, TroopsStoodUnderALeader) {
  EXPECT_EQ(
      told_of("Britain", "Under General Kern were the 3rd Foot, the 9th Foot and two squadrons of the 14th Dragoons."),
      "General Kern[3rd Foot 650; 9th Foot 650; 14th Dragoons 280; ]");
  EXPECT_EQ(told_of("Prussia",
                    "Unter General Kern standen das 3. Infanterieregiment, das 9. Jägerbataillon und zwei "
                    "Schwadronen Dragoner."),
            "General Kern[3. Infanterieregiment 690; 9. Jägerbataillon 690; Dragoner 260; ]");
  EXPECT_EQ(french("Sous les ordres du général Petit se trouvaient le 3e de ligne, le 9e léger et deux escadrons du 5e "
                   "hussards.\n"),
            "général Petit[3e de ligne 570; 9e léger 570; 5e hussards 300; ]");
  EXPECT_EQ(told_of("Spain",
                    "Bajo el mando del general Toro estaban los batallones de Alba y Soria y un escuadrón de "
                    "húsares."),
            "general Toro[batallón de Alba 570; batallón Soria 570; húsares 130; ]");
  EXPECT_EQ(told_of("Italy", "Sotto il comando del generale Rossi erano il 3° di linea e due squadroni di lancieri."),
            "generale Rossi[3° di linea 600; lancieri 240; ]");
  EXPECT_EQ(told_of("Netherlands",
                    "Onder generaal Peters stonden het 3e en 4e bataljon infanterie en twee eskadrons "
                    "huzaren."),
            "generaal Peters[3e bataljon infanterie 570; 4e bataljon infanterie 570; huzaren 260; ]");
  EXPECT_EQ(told_of("Poland",
                    "Pod rozkazami generała Kowala znajdowały się: 3. pułk piechoty, 4. pułk piechoty i bateria "
                    "artylerii."),
            "generała Kowala[3. pułk piechoty 500; 4. pułk piechoty 500; bateria artylerii 90 6 guns; ]");
  EXPECT_EQ(told_of("Russia",
                    "Под командованием генерала Петрова находились Тульский пехотный полк, 9-й егерский полк и 4 "
                    "орудия."),
            "генерала Петрова[Тульский пехотный полк 350; 9-й егерский полк 350; Artillery 56 4 guns; ]");
}

TEST(SentencesOfHistories, TheirLeaderMayStandBehindThem) {
  EXPECT_EQ(
      told_of("Britain", "The 3rd Foot, the 9th Foot and two squadrons of the 14th Dragoons were under General Kern."),
      "General Kern[3rd Foot 650; 9th Foot 650; 14th Dragoons 280; ]");
  EXPECT_EQ(
      told_of("Spain", "El 3.º de línea y dos escuadrones de húsares de Alba estaban a las órdenes del general Toro."),
      "general Toro[3.º de línea 570; húsares de Alba 260; ]");
}

TEST(SentencesOfHistories, WhoLedOneRegimentHadNoOther) {
  EXPECT_EQ(told_of("Britain", "1st Brigade: the 9th Foot, the 24th Foot\nThe 3rd Foot was under Colonel Kern.")
                .find("Colonel Kern["),
            std::string::npos);
}

TEST(SentencesOfHistories, ABattalionOfItsOwnSortIsNoPartOfTheRegimentAboveIt) {
  EXPECT_EQ(told_of("Prussia",
                    "Brigade Kern:\n3. Infanterieregiment\n9. Jägerbataillon\n12. Infanterieregiment\n2. "
                    "Grenadierbataillon"),
            "Brigade Kern[3. Infanterieregiment 690; 9. Jägerbataillon 690; 12. Infanterieregiment 690; 2. "
            "Grenadierbataillon 690; ]");
  EXPECT_EQ(told_of("Prussia",
                    "Brigade Kern:\n3. Infanterieregiment\n1. Musketierbataillon\n2. Musketierbataillon\n5. "
                    "Infanterieregiment"),
            "Brigade Kern[3. Infanterieregiment 1380; 5. Infanterieregiment 690; ]");
}

TEST(SentencesOfHistories, CommandsOfWhichItCountsTheTroopsStoodAnywhere) {
  const Reading reading = read(
      "España\n\nLa División gallega del general Alba (diez batallones) a la izquierda; a su costado la 1ª División "
      "(siete batallones) y la de Reserva (cinco batallones); más a la derecha el general Toro con la 3ª (nueve "
      "batallones).\n");
  EXPECT_EQ(told(reading),
            "División gallega[" + counted("División gallega battalion", 10, 5700) +
                "]1ª División[1ª División 3990; ]División de Reserva[División de Reserva 2850; ]3ª División[" +
                counted("3ª División battalion", 9, 5130) + "]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "general Alba");
  EXPECT_EQ(reading.orbat.formations.at(3).commander, "general Toro");
  EXPECT_EQ(told_of("Prussia", "Das Korps Huber umfasste die Divisionen Kern (9 Bataillone) und Roe (7 Bataillone)."),
            "Korps Huber[Division Kern[" + counted("Division Kern battalion", 9, 6210) +
                "]Division Roe[Division Roe 4830; ]]");
  EXPECT_EQ(told_of("Italy", "La 1ª divisione (nove battaglioni) e la 2ª (sette battaglioni) erano a destra."),
            "1ª divisione[" + counted("1ª divisione battalion", 9, 5400) + "]2ª divisione[2ª divisione 4200; ]");
  EXPECT_EQ(
      told_of("Russia", "На правом фланге стояла 1-я дивизия (9 батальонов), в центре дивизия Петрова (7 батальонов)."),
      "1-я дивизия[" + counted("1-я дивизия battalion", 9, 3150) + "]дивизия Петрова[дивизия Петрова 2450; ]");
}

TEST(SentencesOfHistories, ABrigadeBesideDivisionsIsNoPartOfTheLast) {
  EXPECT_EQ(told_of("Britain",
                    "On the right stood the 1st Division (nine battalions), in the centre Roe's division (seven "
                    "battalions), and on the left the cavalry brigade of Dale (eight squadrons)."),
            "cavalry brigade of Dale[cavalry brigade of Dale 1120; ]1st Division[" +
                counted("1st Division battalion", 9, 5850) +
                "]Roe's "
                "division[Roe's division 4550; ]");
}

TEST(SentencesOfHistories, OtherTroopsBesideCountedCommandsAreAskedAbout) {
  EXPECT_FALSE(asked(read("Britain\n\n3rd Division: the 24th Foot\n\nThe 1st Division (nine battalions) and the 2nd "
                          "Division (seven battalions) stood "
                          "behind the 9th Foot and two batteries.\n"))
                   .empty());
}

TEST(SentencesOfHistories, WhatACommandDidBehindItsListIsANoteAndNoNameOfTheLast) {
  const Reading reading =
      read("Britain\n\nGeneral Kern's division, consisting of the 3rd Foot and the 9th Foot, held the village.\n");
  EXPECT_EQ(told(reading), "Kern's division[3rd Foot 650; 9th Foot 650; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).note, "Note: held the village.");
  EXPECT_EQ(french("La division Petit, composée des 3e et 9e de ligne et du 5e hussards, marcha au fleuve.\n"),
            "division Petit[3e de ligne 570; 9e de ligne 570; 5e hussards 450; ]");
  EXPECT_EQ(told_of("Prussia",
                    "Der rechte Flügel unter General Kern, zusammengesetzt aus dem 3. Infanterieregiment und dem 9. "
                    "Jägerbataillon, stand am Fluss."),
            "rechte Flügel[3. Infanterieregiment 690; 9. Jägerbataillon 690; ]");
  EXPECT_EQ(told_of("Spain", "La división Toro, compuesta de los regimientos de Alba y Soria, ocupaba el pueblo."),
            "división Toro[regimiento de Alba 570; regimiento Soria 570; ]");
}

TEST(SentencesOfHistories, AGeneralHadTroopsThatStandBeforeHisOrders) {
  EXPECT_EQ(told_of("Britain", "General Kern had the 3rd Foot, the 9th Foot and six guns under his command."),
            "General Kern[3rd Foot 650; 9th Foot 650; Artillery 120 6 guns; ]");
  EXPECT_EQ(told_of("Prussia",
                    "General Kern hatte das 3. Infanterieregiment und zwei Schwadronen Dragoner unter seinem "
                    "Befehl."),
            "General Kern[3. Infanterieregiment 690; Dragoner 260; ]");
  EXPECT_EQ(french("Le général Petit avait le 3e de ligne et deux escadrons du 5e hussards sous ses ordres.\n"),
            "général Petit[3e de ligne 570; 5e hussards 300; ]");
}

TEST(SentencesOfHistories, ADivisionThatMusteredBattalionsHasThem) {
  EXPECT_EQ(told_of("Prussia", "Die Division Kern zählte neun Bataillone."),
            "Division Kern[" + counted("Division Kern battalion", 9, 6210) + "]");
  EXPECT_EQ(told_of("Britain", "The 1st Division mustered nine battalions."),
            "1st Division[" + counted("1st Division battalion", 9, 5850) + "]");
}

TEST(SentencesOfHistories, NumbersInLettersAreThoseOfTheStateBehindTheLast) {
  EXPECT_EQ(
      told_of("United States",
              "Kern's brigade consisted of the Third, Ninth, and Forty-fifth Alabama and the Tenth "
              "Georgia regiments."),
      "Kern's brigade[3rd Alabama regiment 570; 9th Alabama regiment 570; 45th Alabama regiment 570; 10th Georgia "
      "regiment 570; ]");
}

TEST(SentencesOfHistories, AWordThatCountsBattalionsGoesForTheFiguresBehindIt) {
  EXPECT_EQ(french("La brigade Petit était formée de 4 bataillons de Zora, 2 de Toro et 2 de Reina.\n"),
            "brigade Petit[Zora 2280; Toro 1140; Reina 1140; ]");
}

TEST(SentencesOfHistories, WhoIsSaidToCommandBehindTheListLedTheCommandAndNotItsLastRegiment) {
  const Reading reading = read(
      "United States\n\nThe 1st Brigade was composed of the 3rd, 5th and 9th Ohio and 12th Indiana, Colonel Kern "
      "commanding.\n");
  EXPECT_EQ(told(reading), "1st Brigade[3rd Ohio 570; 5th Ohio 570; 9th Ohio 570; 12th Indiana 570; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Colonel Kern");
}

TEST(SentencesOfHistories, AFirstNameCutShortInABracketEndsNoSentence) {
  EXPECT_EQ(told_of("Prussia",
                    "Der linke Flügel bestand aus der Kompanie von Alba (Franz Huber), der Kompanie von Toro (Jos. "
                    "Mayr) und zwei Kompanien von Dale."),
            "linke Flügel[Kompanie von Alba (Franz Huber) 90; Kompanie von Toro (Jos. Mayr) 90; Dale 180; ]");
}

}  // namespace estafette::readers::sentences_of_histories_test
