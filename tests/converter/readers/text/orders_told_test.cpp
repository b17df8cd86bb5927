// Sentences of histories that name a command and all of its troops, in the order of words that each language has.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::orders_told_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::told_of;

}  // namespace

TEST(OrdersTold, TheVerbMayStandBeforeTheCommand) {
  EXPECT_EQ(french("Faisaient partie de la division Petit : le 3e de ligne (900 hommes), le 9e léger (800 hommes).\n"),
            "division Petit[3e de ligne 900; 9e léger 800; ]");
  EXPECT_EQ(told_of("Italy",
                    "Facevano parte della divisione Rossi: il 3° di linea (900 uomini), il 4° di linea (800 uomini)."),
            "divisione Rossi[3° di linea 900; 4° di linea 800; ]");
  EXPECT_EQ(
      told_of("Poland",
              "W skład dywizji Kowala wchodziły: 3. pułk piechoty (900 ludzi) oraz 9. pułk piechoty (800 ludzi)."),
      "dywizji Kowala[3. pułk piechoty 900; 9. pułk piechoty 800; ]");
  EXPECT_EQ(told_of("Russia",
                    "В состав дивизии Петрова входили 3-й егерский полк (900 человек) и 4-й егерский полк (800 "
                    "человек)."),
            "дивизии Петрова[3-й егерский полк 900; 4-й егерский полк 800; ]");
}

TEST(OrdersTold, TheVerbMayStandBehindTheCommandThatBeginsWithAPreposition) {
  EXPECT_EQ(told_of("Britain", "To the division of Kern belonged the 3rd Foot and the 9th Foot, 2,400 men in all."),
            "division of Kern[3rd Foot 1200; 9th Foot 1200; ]");
}

TEST(OrdersTold, AGermanVerbMayBeParted) {
  EXPECT_EQ(
      told_of("Prussia",
              "Die Brigade Huber setzte sich aus drei Bataillonen des 24. Regiments (1800 Mann) und zwei Schwadronen "
              "des 5. Husarenregiments (260 Mann) zusammen."),
      "Brigade Huber[24. Regiments 1800; 5. Husarenregiments 260; ]");
  EXPECT_EQ(
      told_of("Prussia",
              "Die Kavallerie unter General Roth wurde aus zwei Regimentern gebildet: dem 1. Kürassierregiment (400 "
              "Mann) und dem 2. Dragonerregiment (420 Mann)."),
      "Kavallerie[1. Kürassierregiment 400; 2. Dragonerregiment 420; ]");
}

TEST(OrdersTold, AGermanVerbMayEndARelativeClause) {
  EXPECT_EQ(told_of("Prussia",
                    "Auf dem rechten Flügel stand die Division Kern, welche das 3. Infanterieregiment (900 Mann) "
                    "und das 9. Jägerbataillon (600 Mann) enthielt."),
            "Division Kern[3. Infanterieregiment 900; 9. Jägerbataillon 600; ]");
}

TEST(OrdersTold, AGeneralHadTroopsUnderHisOrders) {
  const Reading reading = read(
      "France\n\nLe général Petit avait sous ses ordres le 12e de ligne (1 800 hommes), le 14e de ligne (1 600 hommes) "
      "et huit canons.\n");
  EXPECT_EQ(told(reading), "général Petit[12e de ligne 1800; 14e de ligne 1600; Artillery 104 8 guns; ]");
  EXPECT_EQ(told_of("Prussia",
                    "General Kern hatte unter seinem Befehl das 12. Linienregiment (1800 Mann) und das 14. "
                    "Linienregiment (1600 Mann)."),
            "General Kern[12. Linienregiment 1800; 14. Linienregiment 1600; ]");
  EXPECT_EQ(told_of("Spain",
                    "El general Toro tenía a sus órdenes el regimiento de Alba (1.800 hombres), el de Soria (1.600 "
                    "hombres) y los húsares de Dale (300 hombres)."),
            "general Toro[regimiento de Alba 1800; Soria 1600; húsares de Dale 300; ]");
  EXPECT_EQ(told_of("Italy",
                    "Il generale Rossi aveva ai suoi ordini il 12° di linea (1.800 uomini) e il 14° di linea (1.600 "
                    "uomini)."),
            "generale Rossi[12° di linea 1800; 14° di linea 1600; ]");
  EXPECT_EQ(told_of("Poland",
                    "Generał Kowal miał pod swoimi rozkazami 12. pułk piechoty (1800 ludzi), 14. pułk piechoty "
                    "(1600 ludzi)."),
            "Generał Kowal[12. pułk piechoty 1800; 14. pułk piechoty 1600; ]");
  EXPECT_EQ(told_of("Russia",
                    "Генерал Петров имел под своим начальством 12-й егерский полк (1800 человек), Минский "
                    "пехотный полк (1600 человек)."),
            "Генерал Петров[12-й егерский полк 1800; Минский пехотный полк 1600; ]");
}

TEST(OrdersTold, TheFirstAndTheSecondBrigadeAreThoseOfTheDivision) {
  const Reading reading = read(
      "France\n\nLa 1re division, commandée par le général Petit, comprenait deux brigades : la première (Roux) formée "
      "des 3e et 4e de ligne, la seconde (Blanc) des 5e léger et 6e de ligne.\n");
  EXPECT_EQ(
      told(reading),
      "1re division[première brigade[3e de ligne 570; 4e de ligne 570; ]seconde brigade[5e léger 570; 6e de ligne "
      "570; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "général Petit");
  EXPECT_EQ(told_of("Spain",
                    "La primera división constaba de dos brigadas: la primera (Rojo), del 3.º de línea (900); la "
                    "segunda (Blanco), del 5.º de línea (800)."),
            "La primera división[primera brigada[3.º de línea 900; ]segunda brigada[5.º de línea 800; ]]");
  EXPECT_EQ(french("Le corps du maréchal Petit se composait de deux divisions : Roux (3e et 4e de ligne) et Noir (7e "
                   "léger).\n"),
            "corps Petit[division Roux[3e de ligne 570; 4e de ligne 570; ]division Noir[7e léger 570; ]]");
}

TEST(OrdersTold, ASumBeforeAColonIsThatOfWhatStandsBehindIt) {
  EXPECT_EQ(told_of("Britain",
                    "The cavalry, under General Moss, was made up of two regiments: the 1st Dragoons, 480 men; "
                    "and the 2nd Dragoons, 510 men."),
            "cavalry[1st Dragoons 480; 2nd Dragoons 510; ]");
  EXPECT_EQ(french("La division Petit comptait cinq bataillons : trois du 3e de ligne et deux du 7e de ligne.\n"),
            "division Petit[3e de ligne 1710; 7e de ligne 1140; ]");
  EXPECT_EQ(told_of("Poland",
                    "Dywizja Nowaka obejmowała dwa pułki: 1. pułk ułanów (400 ludzi) oraz 3. pułk ułanów (410 "
                    "ludzi)."),
            "Dywizja Nowaka[1. pułk ułanów 400; 3. pułk ułanów 410; ]");
}

TEST(OrdersTold, TroopsThatAWordForWithJoinsAreTheirOwn) {
  EXPECT_EQ(
      told_of("Prussia",
              "Die Division des Generals Kern bestand aus dem 3. und 12. Linienregiment mit zwei Batterien."),
      "Division Kern[3. Linienregiment 690; 12. Linienregiment 690; Foot artillery 1 128 8 guns; Foot artillery 2 128 "
      "8 guns; ]");
  EXPECT_EQ(told_of("Russia", "Дивизия генерала Петрова состояла из 3-го и 12-го пехотных полков с двумя батареями.")
                .find("12-го пехотных полка с"),
            std::string::npos);
}

TEST(OrdersTold, NumbersMayStandBehindTheWordForSeveral) {
  EXPECT_EQ(told_of("Italy", "La brigata Verdi era composta dai reggimenti di linea 3°, 7° e 12° e da due batterie."),
            "brigata Verdi[3° reggimento di linea 600; 7° reggimento di linea 600; 12° reggimento di linea 600; Foot "
            "artillery 1 104 8 guns; Foot artillery 2 104 8 guns; ]");
}

TEST(OrdersTold, SoMayTheyOnALineOfAList) {
  EXPECT_EQ(told_of("Spain", "División Toro\nRegimientos de línea 3.º y 4.º (1.800 hombres)"),
            "División Toro[3.º Regimiento de línea 900; 4.º Regimiento de línea 900; ]");
  EXPECT_EQ(told_of("Poland", "Dywizja Kowala\n3., 7. i 12. pułk piechoty (2700 ludzi)"),
            "Dywizja Kowala[3. pułk piechoty 900; 7. pułk piechoty 900; 12. pułk piechoty 900; ]");
}

TEST(OrdersTold, TwoUnitsThatAWordJoinsAreNeverOneSilently) {
  EXPECT_FALSE(asked(read("Russia\n1-я дивизия: Петров\n4-й егерский полк и рота артиллерии 900\n")).empty());
  EXPECT_TRUE(asked(read("Prussia\n1st Brigade: Kern\nLeib Regiment, 1st and 2nd Battalions - 900 men\n")).empty());
}

}  // namespace estafette::readers::orders_told_test
