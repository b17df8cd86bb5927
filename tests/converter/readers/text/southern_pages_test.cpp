// Italian, Spanish and French pages: divisions of cavalry without "di", strengths below a list, regiments that are
// called after an arm and a place, pieces by their letter, companies of gunners.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::southern_pages_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(SouthernPages, ADivisionOfCavalryIsACommandWithoutAWordBetween) {
  EXPECT_EQ(
      told(read("Esercito italiano\n1ª Divisione\n1ª Brigata\n3° di linea: 900\nC. Divisione cavalleria Tellini - "
                "760 uomini\n1ª Brigata cavalleria\n7° dragoni: 400\n2ª Brigata cavalleria\n9° ussari: 360\n")),
      "Esercito italiano[1ª Divisione[1ª Brigata[3° di linea 900; ]]C. Divisione cavalleria[1ª Brigata cavalleria[7° "
      "dragoni 400; ]2ª Brigata cavalleria[9° ussari 360; ]]]");
}

TEST(SouthernPages, AStrengthBelowAListIsItsTotal) {
  EXPECT_EQ(told(read("Esercito italiano\n1ª Divisione\n3° di linea: 900\n4° di linea: 800\nForza: 1.700 uomini\n")),
            "Esercito italiano[1ª Divisione[3° di linea 900; 4° di linea 800; ]]");
  EXPECT_EQ(told(read("Ejército español\n1ª División\n3º de línea: 900\n4º de línea: 800\nFuerza: 1.700 hombres\n")),
            "Ejército español[1ª División[3º de línea 900; 4º de línea 800; ]]");
}

TEST(SouthernPages, ARegimentOfInfantryIsNoHeadingOfAnArm) {
  EXPECT_EQ(told(read("Ejército español\n1ª División\nRegimiento de infantería de Murcia (2): 1281\nRegimiento de "
                      "infantería de Zamora: Teniente Coronel Roe – 4 bat. – 1 634 plazas\n5º ligero: 900\n")),
            "Ejército español[1ª División[Regimiento de infantería de Murcia 1281; Regimiento de infantería de Zamora "
            "1634; 5º ligero 900; ]]");
}

TEST(SouthernPages, CavalryOfAPlaceIsARegiment) {
  EXPECT_EQ(
      told(read("Ejército español\nDivisión de caballería\nCaballería de Toro: 366 caballos (4 esc.)\nCaballería de "
                "Murcia, Col. Roe: 5 escuadrones, 605 hombres\nCaballería de Zamora: Col. Dale: 2 esc., 211 "
                "hombres\n5º de Húsares: 400\n")),
      "Ejército español[División de caballería[Caballería de Toro 366; Caballería de Murcia 605; Caballería de Zamora "
      "211; 5º de Húsares 400; ]]");
}

TEST(SouthernPages, CavalryOfALeaderHeadsThoseThatMakeItUp) {
  EXPECT_EQ(
      told(read("Ejército español\n1ª División\n3º de línea: 900\nCaballería de Roe: 700 caballos (6 esc.)\n5º de "
                "Húsares: 400\n6º de Dragones: 300\n")),
      "Ejército español[1ª División[3º de línea 900; 5º de Húsares 400; 6º de Dragones 300; ]]");
}

TEST(SouthernPages, ABatteryBelowMenCountedInBattalionsIsItsOwn) {
  const Reading reading = read(
      "Ejército español\n1ª División — General Juan Roe\n  17º regimiento de línea, Col. Dale, 415 h. en 1 bat.\n  "
      "Batería a pie nº 10 (4 cañones)\n");
  EXPECT_EQ(told(reading),
            "Ejército español[1ª División[17º regimiento de línea 415; Batería a pie nº 10 60 4 guns; ]]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(SouthernPages, RanksInTheLettersOfSpanishBooks) {
  const Reading reading = read("España\n1ª División\nMC Roe\n3º de línea - Tte. Cor. Dale (2 bat.)\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "MC Roe");
  EXPECT_EQ(unit_of(reading).commander, "Tte. Cor. Dale");
}

TEST(SouthernPages, PiecesAreToldByTheirLetterBehindABattery) {
  EXPECT_EQ(
      french("1re division\nBatterie à pied n° 11 (4 p.)\n20/6e d'artillerie à pied (12 p.)\n14e cie du 6e à pied (8 "
             "p.)\n"),
      "1re division[Batterie à pied n° 11 52 4 guns; 20/6e d'artillerie à pied 156 12 guns; 14e cie du 6e à pied 104 8 "
      "guns; ]");
}

TEST(SouthernPages, GunsTellThatACompanyIsOfGunners) {
  const Reading reading = read(
      "France\n1re division\n3e cie du 2e à cheval, 8 pièces, 145 hommes\nBatterie à "
      "pied n° 17 (12 pièces) & 12e cie du 2e à pied (12 pièces)\n");
  EXPECT_EQ(told(reading),
            "1re division[3e cie du 2e à cheval 145 8 guns; Batterie à pied n° 17 156 12 guns; 12e cie du 2e à pied "
            "156 12 guns; ]");
  EXPECT_EQ(unit_of(reading).kind, Kind::horse_artillery);
}

TEST(SouthernPages, BrigadierInShortIsALeaderBelowOrBehindHisBrigade) {
  EXPECT_EQ(
      told(read("Ejército español\n1ª División\n1ª Brig.\nBrig. Roe\n3º de línea: 900\n2ª Brig. – Brig. don Carlos "
                "Dale\n4º de línea: 900\n3ª Brigada: Brig. D. José Kern: 5º ligero (4 bones.), 6º ligero (3 "
                "bones.)\n")),
      "Ejército español[1ª División[1ª Brig.[3º de línea 900; ]2ª Brig[4º de línea 900; ]3ª Brigada[5º ligero 2280; 6º "
      "ligero 1710; ]]]");
}

TEST(SouthernPages, ItalianGeneralsOfDivisionInShort) {
  EXPECT_EQ(read("Italia\n1ª Divisione\nGen. di Div. conte Roe\n3° di linea: 900\n").orbat.formations.at(0).commander,
            "Gen. di Div. conte Roe");
}

TEST(SouthernPages, DivisionalArtilleryBelowHeadingsOfMarkdownIsTheDivisions) {
  EXPECT_EQ(told(read("Italia\n### 1ª Divisione\n#### 1ª brigata\n* 8° leggero: 683\n#### 2ª brigata\n* 9° leggero: "
                      "700\nArtiglieria divisionale:\n* 3ª compagnia del 2° reggimento d'artiglieria: 6 cannoni\n")),
            "1ª Divisione[3ª compagnia del 2° reggimento d'artiglieria 78 6 guns; 1ª brigata[8° leggero 683; ]2ª "
            "brigata[9° leggero 700; ]]");
}

TEST(SouthernPages, ABatteryBesideANumberedBrigadeWithItsTroopsIsTheDivisions) {
  EXPECT_EQ(told(read("España\nA. 1ª División\n  1) 1ª Brigada: 66º de línea (463), 6º ligero (724)\n  19ª batería a "
                      "pie: 10 cañones\nB. 2ª División\n  1) 1ª Brigada: 67º de línea (463), 7º ligero (724)\n  "
                      "Artillería\n    20ª batería a pie: 10 cañones\n")),
            "1ª División[19ª batería a pie 150 10 guns; 1ª Brigada[66º de línea 463; 6º ligero 724; ]]2ª División[20ª "
            "batería a pie 150 10 guns; 1ª Brigada[67º de línea 463; 7º ligero 724; ]]");
}

TEST(SouthernPages, MenBehindALeaderAreNotSharedWithTheirBattalions) {
  EXPECT_EQ(told(read("Italia\nDivisione Kern\n100° di linea (Colonnello Roe), 2,209 in 3 btg.\n5° leggero, 900 "
                      "uomini\n")),
            "Divisione Kern[100° di linea 2209; 5° leggero 900; ]");
}

TEST(SouthernPages, ANumberedRegimentAndANamedOneAreTwo) {
  EXPECT_EQ(
      told(read("España\nBrigada Kern\n23º de infantería ligera, Regimiento de Toro\nRegimiento de Murcia, 4º "
                "ligero\n")),
      "Brigada Kern[23º de infantería ligera 570; Regimiento de Toro 570; Regimiento de Murcia 570; 4º ligero 570; ]");
}

TEST(SouthernPages, RegimentsByNumberAndByNameStandApartAtAnySign) {
  EXPECT_EQ(told(read("España\nBrigada Kern\nRgto. de Toro + 109º ligero\n110º ligero y Rgto. de Murcia\n1ª Brigada de "
                      "caballería\nLanceros de Zamora / 8º Húsares\n")),
            "Brigada Kern[Rgto. de Toro 570; 109º ligero 570; 110º ligero 570; Rgto. de Murcia 570; ]1ª Brigada de "
            "caballería[Lanceros de Zamora 520; 8º Húsares 520; ]");
  EXPECT_EQ(
      told(read("Italia\nDivisione di cavalleria\n17° reggimento cacciatori a cavallo / 2° reggimento dragoni\n")),
      "Divisione di cavalleria[17° reggimento cacciatori a cavallo 360; 2° reggimento dragoni 360; ]");
}

TEST(SouthernPages, OneRegimentBehindALeaderOfANumberedBrigadeIsNoPartOfHisName) {
  const Reading reading = read("España\n1ª brigada: Gral. Roe: Regimiento Toro (3 btns., 1191 plazas)\n");
  EXPECT_EQ(told(reading), "1ª brigada[Regimiento Toro 1191; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Gral. Roe");
}

TEST(SouthernPages, CavalryOfAPlaceAboveABatteryIsARegiment) {
  EXPECT_EQ(told(read("España\nDivisión de caballería\n5º de Húsares (3): 311 sables\nCaballería de Toro - Col. Roe (4 "
                      "escs.): 613\nBatería a caballo nº 22, 6 piezas\n")),
            "División de caballería[5º de Húsares 311; Caballería de Toro 613; Batería a caballo nº 22 96 6 guns; ]");
}

TEST(SouthernPages, ANameBelowAnArmyLeadsItWhereNamesStandBelowItsCommandsToo) {
  const Reading reading =
      read("== Armée du Nord ==\n* Kern\n\n=== 1re division ===\n* Roe\n* 38e Léger\n* 44e Léger\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Kern");
  EXPECT_EQ(told(reading), "Armée du Nord[1re division[38e Léger 570; 44e Léger 570; ]]");
}

TEST(SouthernPages, APersonBehindBrigadierIsKnownByHisForename) {
  EXPECT_EQ(told(read("España\n1ª División\n1ª Brigada – Brig. Juan Fuentes: 39º ligero (1 batallón), 40º ligero (2 "
                      "batallones)\n2ª Brigada\nBrig. D. José Moral\n4º de línea: 900\n")),
            "1ª División[1ª Brigada[39º ligero 570; 40º ligero 1140; ]2ª Brigada[4º de línea 900; ]]");
}

TEST(SouthernPages, ABrigadierInABracketLeadsHisBrigadeWhateverHisName) {
  EXPECT_EQ(read("España\nSegunda Brigada (Brig. Fuentes)\n3º de línea: 900\n").orbat.formations.at(0).commander,
            "Brigadier Fuentes");
}

TEST(SouthernPages, CavalryOfAPlaceLedByAColonelIsARegimentAmongOthersSoLed) {
  EXPECT_EQ(told(read("España\nBrigada de caballería Kern\nCaballería de Toro, Col. Roe\nCaballería de Murcia, Col. "
                      "Dale\n")),
            "Brigada de caballería Kern[Caballería de Toro 520; Caballería de Murcia 520; ]");
}

}  // namespace estafette::readers::southern_pages_test
