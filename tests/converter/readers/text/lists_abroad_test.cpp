// Lists of books, wikis and forums in other languages: numbers behind a sort, calibres, foot and horse batteries,
// owners of regiments, what became of some battalions.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::lists_abroad_test {
namespace {

using text_test::asked;
using text_test::battalions;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(ListsAbroad, CompaniesOfRussianGunnersByTheirNumbersAreABatteryEach) {
  EXPECT_EQ(
      told(read("Россия\n1-я бригада: Роэ\nлегкие роты № 9 и № 10\nбатарейные роты № 27 и № 28, конные роты № 1 и "
                "№ 3\n")),
      "1-я бригада[легкая рота 9 168 12 guns; легкая рота 10 168 12 guns; батарейная рота 27 168 12 guns; батарейная "
      "рота 28 168 12 guns; конная рота 1 156 12 guns; конная рота 3 156 12 guns; ]");
}

TEST(ListsAbroad, ARussianColonelInBracketsLeads) {
  const Reading reading = read("Россия\n1-я бригада (полк. Роэ): Альбский пп., Тороский пп.\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "полковник Роэ");
}

TEST(ListsAbroad, NumbersBehindASignBelongToTheSortBeforeThem) {
  EXPECT_EQ(told(read("Portugal\nBrigada Roe: Regimentos de Infantaria nºs 1 e 16, Caçadores nº 4\n")),
            "Brigada Roe[Regimento de Infantaria 1 570; Regimento de Infantaria 16 570; Caçadores nº 4 570; ]");
  EXPECT_EQ(told(read("Nederland\nBrigade Roe: Jagers No. 35, Linie Nos. 3, 12 en 13, Nat. Militie Nos. 4 en 6\n")),
            "Brigade Roe[Jagers No. 35 570; Linie 3 570; Linie 12 570; Linie 13 570; Nat. Militie 4 570; Nat. Militie "
            "6 570; ]");
  EXPECT_EQ(told(read("Nederland\nBrigade Roe: Karabiniers No. 1 (446), No. 2 (399)\n")),
            "Brigade Roe[Karabiniers 1 446; Karabiniers 2 399; ]");
  EXPECT_EQ(told(read("Preußen\nReserve-Artillerie: 12pf FB 4 + 8, FB 37, RB 5, 6 und 14\n")),
            "Reserve-Artillerie[12pf FB 4 128 8 guns; 12pf FB 8 128 8 guns; FB 37 128 8 guns; RB 5 144 8 guns; RB 6 "
            "144 8 guns; RB 14 144 8 guns; ]");
}

TEST(ListsAbroad, ACommandWithItsArmBehindItIsNoRegiment) {
  EXPECT_EQ(
      told(read("Nederland\n2e Divisie Infanterie: Luit.-Gen. Roe\n1e Brigade: Kol. Dale\nJagers No. 27, 800 man\n")),
      "2e Divisie Infanterie[1e Brigade[Jagers No. 27 800; ]]");
}

TEST(ListsAbroad, CalibresInWordsAreThoseOfTheirBattery) {
  const Reading reading = read("Preußen\nBrigade Kern\n2 zwölfpfündige Batterien\n");
  EXPECT_EQ(unit_of(reading).piece, "12-pounder");
  EXPECT_EQ(told(read("Portugal\nBrigada Roe\nArtilharia: 2 brigadas de calibre 9, 1 de calibre 3\n")),
            "Brigada Roe[Foot artillery 1 120 8 guns; Foot artillery 2 120 8 guns; Foot artillery 120 8 guns; ]");
  EXPECT_EQ(told(read("Nederland\nBrigade Roe\nBatterij Dale (6 zesponders, 2 houwitsers)\n")),
            "Brigade Roe[Batterij Dale 120 8 guns; ]");
}

TEST(ListsAbroad, FootAndHorseBatteriesBehindOneWordAreBothCounted) {
  EXPECT_EQ(told(read("España\nDivisión Roe\nArtillería: una compañía a caballo (6 cañones), una a pie (4 cañones)\n")),
            "División Roe[horse artillery 96 6 guns; foot artillery 60 4 guns; ]");
  EXPECT_EQ(french("Division Roe\nArtillerie : 2 compagnies à pied, 1 à cheval, 18 pièces\n"),
            "Division Roe[foot artillery 1 78 6 guns; foot artillery 2 78 6 guns; horse artillery 90 6 guns; ]");
  EXPECT_EQ(told(read("Österreich\nDivision Roe\n6 Brigade-, 3 Positions-, 2 Kavallerie-Batterien\n")),
            "Division Roe[Foot artillery 1 84 6 guns; Foot artillery 2 84 6 guns; Foot artillery 3 84 6 guns; Foot "
            "artillery 4 84 6 guns; Foot artillery 5 84 6 guns; Foot artillery 6 84 6 guns; Foot artillery 1 (2) 84 6 "
            "guns; Foot artillery 2 (2) 84 6 guns; Foot artillery 3 (2) 84 6 guns; Horse artillery 1 96 6 guns; Horse "
            "artillery 2 96 6 guns; ]");
}

TEST(ListsAbroad, AStrengthLikeAYearBehindAGluedStarIsAStrength) {
  EXPECT_EQ(told(read("España\n'''División Roe'''\n*Regimiento Alba, 795\n*Regimiento Toro, 1824\n*Órdenes del Rey, "
                      "1909\n*Provincial de Dale, 420\n*Voluntarios de Moll (4.º batallón), 450\n")),
            "División Roe[Regimiento Alba 795; Regimiento Toro 1824; Órdenes del Rey 1909; Provincial de Dale 420; "
            "Voluntarios de Moll (4.º batallón) 450; ]");
}

TEST(ListsAbroad, UnitsOfAnArmWithStrengthsAtSemicolonsAreEachOne) {
  EXPECT_EQ(
      told(read("España\nDivisión Roe\nRegimiento Alba, 1 batallón 500\nCaballería: Toro, 150 caballos; carabineros "
                "reales, 100; paisanos montados, 150.\n")),
      "División Roe[Regimiento Alba 500; Toro Caballería 150; carabineros reales Caballería 100; paisanos montados "
      "Caballería 150; ]");
}

TEST(ListsAbroad, ASortToldOnceIsThatOfEachOwner) {
  EXPECT_EQ(french("Brigade Roe : cuirassiers de Toro et de Moll, 10 escadrons\n"),
            "Brigade Roe[cuirassiers de Toro 750; cuirassiers de Moll 750; ]");
  EXPECT_EQ(french("Brigade Roe : dragons de Toro (5 escadrons), de Dale (4 escadrons)\n"),
            "Brigade Roe[dragons de Toro 750; dragons de Dale 600; ]");
}

TEST(ListsAbroad, WhatBecameOfSomeBattalionsIsANote) {
  EXPECT_EQ(french("Division Roe\n24e de ligne (3 bataillons, dont un à Toro)\n"), "Division Roe[24e de ligne 1710; ]");
  EXPECT_EQ(told(read("Sachsen\nBrigade Roe: Regiment Alba (1 Bat., das 2. in Toro), Regiment Dale (2 Bat.)\n")),
            "Brigade Roe[Regiment Alba 580; Regiment Dale 1160; ]");
}

TEST(ListsAbroad, BattalionsOfAListInBracketsAreThoseOfEachRegiment) {
  EXPECT_EQ(french("Division Roe\n5e, 11e et 23e de ligne (3es et 4es bat.)\n"),
            "Division Roe[5e de ligne 1140; 11e de ligne 1140; 23e de ligne 1140; ]");
  EXPECT_EQ(french("Division Roe\n24e de ligne (1-4)\n"), "Division Roe[24e de ligne 2280; ]");
}

TEST(ListsAbroad, MoreSquadronsBehindThreeRegimentsThanOneHasAreThoseOfAll) {
  EXPECT_EQ(battalions(read("France\nBrigade Roe\n2e, 3e et 6e hussards (7 escadrons)\n")),
            "2e hussards 3; 3e hussards 2; 6e hussards 2; ");
}

TEST(ListsAbroad, BattalionsInABracketOfTheirOwnAreNotThoseOfTheOthers) {
  EXPECT_EQ(battalions(read("France\nBrigade Roe : 2e léger (3e bat.), 70e de ligne (1er et 2e bat.)\n")),
            "2e léger (3e bat.) 1; 70e de ligne 2; ");
}

TEST(ListsAbroad, BattalionsAndMenBehindNumbersAreThoseOfAll) {
  EXPECT_EQ(french("Division Roe\n2e et 6e hussards, 7 escadrons\n"),
            "Division Roe[2e hussards 600; 6e hussards 450; ]");
  EXPECT_EQ(told(read("Britain\nDivision Roe\n26th, 27th and 28th Foot, 6 bns, 3,900\n")),
            "Division Roe[26th Foot 1300; 27th Foot 1300; 28th Foot 1300; ]");
  EXPECT_EQ(told(read("Britain\nDivision Roe\n30th Foot, 2 bns, 900 men\n")), "Division Roe[30th Foot 900; ]");
}

TEST(ListsAbroad, VolunteersByTheirDepartmentAreBattalions) {
  EXPECT_EQ(french("Division Roe\nBrigade KERN. — 71e demi-brigade (3 bat.); 1er bat. de l'Yonne; 5e de la Meurthe.\n"),
            "Division Roe[Brigade KERN[71e demi-brigade 1710; 1er bat. de l'Yonne 570; 5e bat. de la Meurthe 570; ]]");
}

TEST(ListsAbroad, BattalionsByNumberAndNameAreSeveral) {
  EXPECT_EQ(told(read("Sachsen\nBrigade Roe\n1/Alba, 2/Toro, 1/von Dale (Grenadiere) - 1200\n")),
            "Brigade Roe[1/Alba 400; 2/Toro 400; 1/von Dale (Grenadiere) 400; ]");
  EXPECT_EQ(told(read("Preußen\nBrigade Roe\n1. Ostpr. Gren.-Batl., Schles. Gren.-Batl.\n")),
            "Brigade Roe[1. Ostpr. Gren.-Batl. 690; Schles. Gren.-Batl. 690; ]");
}

TEST(ListsAbroad, AGeneralBeforeOneCountedRegimentLeadsABrigade) {
  EXPECT_EQ(told(read("Österreich\nLinker Flügel\nGM. Roe: 4 Bat. Alba, 5 Bat. Toro\nGM. Dale: 8 Esc. Moll-Husaren\n")),
            "Linker Flügel[GM. Roe[Alba 3200; Toro 4000; ]GM. Dale[Moll-Husaren 1040; ]]");
}

TEST(ListsAbroad, LettersBehindDotsCountBattalions) {
  EXPECT_EQ(
      battalions(read("Preußen\nBrigade Roe\n3. Infanterie-Regiment . . . . 3 B.\n1. Husaren-Regiment . . . 4 E.\n")),
      "3. Infanterie-Regiment 3; 1. Husaren-Regiment 4; ");
}

TEST(ListsAbroad, LandwehrCavalryInShortRides) {
  const Reading reading = read("Preußen\nBrigade Roe\n5. Schles. Landw.-Kav.-Regt.\n1. Neum. LWK\n");
  EXPECT_EQ(unit_of(reading, 0).kind, Kind::light_cavalry);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::light_cavalry);
}

TEST(ListsAbroad, AnArmyOfTwoNationsIsOfTheFirst) {
  const Reading reading = read("Siły polsko-saskie\nBrygada Roe\n3 pp - 2 bat.\n");
  EXPECT_EQ(unit_of(reading).nation, "Poland");
}

TEST(ListsAbroad, LifeguardsInItalianAreNoCorps) {
  EXPECT_EQ(
      told(read("Regno di Napoli\nCavalleria della Guardia, ten. gen. Roe\nGuardie del corpo\n2ª Divisione, ten. gen. "
                "Dale\n3° di linea (3 btg., 2.100 u.)\n")),
      "Cavalleria della Guardia[Guardie del corpo 520; ]2ª Divisione[3° di linea 2100; ]");
}

TEST(ListsAbroad, ShortFrenchRegimentsAreNotOfRhodeIsland) {
  const Reading reading = read("Division Roe\n151e R.I.L. (3 bat.)\n");
  EXPECT_EQ(told(reading), "Division Roe[151e régiment d'infanterie de ligne 1710; ]");
}

TEST(ListsAbroad, AUnitBehindACountWithoutABracketIsNotLostInANote) {
  EXPECT_EQ(told(read("Britain\nDivision Roe\nAlba Dragoons 8 sqns, 2nd Foot\n")),
            "Division Roe[Alba Dragoons 1120; 2nd Foot 650; ]");
  EXPECT_EQ(told(read("Russland\nDivision Roe\nAlba-Husaren 8 Esk, Kosaken Toro\n")),
            "Division Roe[Alba-Husaren 720; Kosaken Toro 270; ]");
}

TEST(ListsAbroad, NumbersOfPolishRegimentsAreOrdinals) {
  EXPECT_EQ(told(read("Polska\nBrygada Roe: 4, 20 i 26 p. dragonów\nBrygada Dale: 14 i 15 pp, 16 pułk piechoty\n")),
            "Brygada Roe[4. p. dragonów 600; 20. p. dragonów 600; 26. p. dragonów 600; ]Brygada Dale[14. pp 500; 15. "
            "pp 500; 16. pułk piechoty 500; ]");
  EXPECT_EQ(told(read("Polska\nBrygada Roe: 12 p. lekki (3), 55 pp lin. (3)\n")),
            "Brygada Roe[12th p. lekki 1500; 55th pp lin 1500; ]");
}

TEST(ListsAbroad, AStrengthWithItsWordBeforeItIsOne) {
  EXPECT_EQ(
      told(read("Italia\nDivisione Roe\n1º reggimento di linea (col. Dale): 3 battaglioni, uomini 1.940\n8º di linea, "
                "uomini 900\n")),
      "Divisione Roe[1º reggimento di linea 1940; 8º di linea 900; ]");
}

TEST(ListsAbroad, AGeneralBeforeAListOfNamesLeadsThem) {
  const Reading reading = read("Österreich\nDivision Roe\nGen.-Maj. v. Kern: Grenadierbataillone Alba, Toro, Dale\n");
  EXPECT_EQ(told(reading),
            "Division Roe[Gen-Maj. v. Kern[Grenadierbataillon Alba 800; Grenadierbataillon Toro 800; "
            "Grenadierbataillon Dale 800; ]]");
}

TEST(ListsAbroad, WhatEachOfAGroupHadIsThatOfItsOwn) {
  EXPECT_EQ(
      told(read("Österreich\nDivision Roe\nInfanterie-Regimenter Alba, Toro (je 3 Batl.), Dale, Kern (je 2 Batl.)\n")),
      "Division Roe[Infanterie-Regiment Alba 2400; Infanterie-Regiment Toro 2400; Infanterie-Regiment Dale 1600; "
      "Infanterie-Regiment Kern 1600; ]");
  EXPECT_EQ(told(read("Österreich\nDivision Roe\nInfanterie-Regimenter Alba, Dale zu je 2, zusammen 4 Bataillone\n")),
            "Division Roe[Infanterie-Regiment Alba 1600; Infanterie-Regiment Dale 1600; ]");
}

TEST(ListsAbroad, LightBatteriesAreNoLightInfantry) {
  EXPECT_EQ(
      told(read("Preußen\nDivision Roe\n9. Infanterie-Regiment 900 Mann\n2 leichte Batterien\n")),
      "Division Roe[9. Infanterie-Regiment 900; leichte Batterien 1 128 8 guns; leichte Batterien 2 128 8 guns; ]");
  EXPECT_EQ(told(read("Preußen\nDivision Roe\n9. Infanterie-Regiment 900 Mann\n2 leichte, 1 Positionsbatterie\n")),
            "Division Roe[9. Infanterie-Regiment 900; leichte Batterien 1 128 8 guns; leichte Batterien 2 128 8 guns; "
            "Foot artillery 128 8 guns; ]");
}

TEST(ListsAbroad, AStrengthInANoteBesideANameIsAskedAbout) {
  EXPECT_EQ(asked(read("Italy\nDivision Roe\nItalian Guard: Grenadiers (400), Foos (300)\n")), std::vector<int>{3});
  EXPECT_EQ(asked(read("Italy\nDivision Roe\nCavalry: Hussars (400), Foos (300)\n")), std::vector<int>{3});
}

TEST(ListsAbroad, ItIsAskedHowManyUnitsRegimentsWithSeveralNumbersAre) {
  EXPECT_EQ(asked(read("Portugal\nDivisão Roe\nRegimentos n.º 6, 11 e 12 e Guarda Real, 258 cavalos\n")),
            std::vector<int>{3});
}

TEST(ListsAbroad, AGeneralBehindACommaLeadsTheHorse) {
  EXPECT_EQ(
      french("1re division\n24e de ligne 900\nCavalerie légère, Kern : 8e hussards, 11e chasseurs, 3 esc. chacun\n"),
      "1re division[24e de ligne 900; ]Cavalerie légère[8e hussards 450; 11e chasseurs 450; ]");
}

TEST(ListsAbroad, CompaniesOfGunnersOfARegimentKeepTheirSort) {
  EXPECT_EQ(
      french("1re division\n24e de ligne 900\nArtillerie : 2 compagnies à pied du 5e, 1 compagnie à cheval du 6e\n"),
      "1re division[24e de ligne 900; foot artillery 1 104 8 guns; foot artillery 2 104 8 guns; horse artillery 90 6 "
      "guns; ]");
}

}  // namespace estafette::readers::lists_abroad_test
