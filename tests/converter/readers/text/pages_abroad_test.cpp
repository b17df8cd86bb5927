// Pages of books and forums in other languages: sentences that announce a command, leaders in clauses, staffs, bullets
// glued to words, squadrons of several sorts.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::pages_abroad_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(PagesAbroad, ASentenceThatSaysHowADivisionIsMadeUpOpensIt) {
  EXPECT_EQ(
      french("1re division\n4e de ligne 700\nLa 2e division sera composée ainsi qu'il suit :\nPremier bataillon du "
             "37e léger\nLa 3e division est formée comme suit :\n2e bataillon du 9e de ligne\n"),
      "1re division[4e de ligne 700; ]2e division[1er bataillon du 37e léger 570; ]3e division[2e bataillon du "
      "9e de ligne 570; ]");
}

TEST(PagesAbroad, GarrisonsThatASentenceAnnouncesAreACommandOfTheirOwn) {
  EXPECT_EQ(
      french("Division Kern\n4e de ligne | 3 bataillons\nLes garnisons étaient fournies par la réserve; il y avait "
             ":\na Salm | 1 bataillon\na Wied | 2 escadrons\n"),
      "Division Kern[4e de ligne 1710; ]garnisons[a Salm 570; a Wied 300; ]");
}

TEST(PagesAbroad, SquadronsOfSeveralSortsInColumnsAreUnitsOfTheirOwn) {
  EXPECT_EQ(
      told(read("Preußen\nBrigade Kern\n1. Eskadron    Ulanen\n2. Eskadron    Jäger\n3. Eskadron    "
                "Ulanen (neu)\n4. Eskadron    Husaren (unter Major Moll)\n")),
      "Brigade Kern[1. Eskadron Ulanen 130; 2. Eskadron Jäger 130; 3. Eskadron Ulanen (neu) 130; 4. Eskadron Husaren "
      "130; ]");
}

TEST(PagesAbroad, ASquadronBelowAnotherIsNoPartOfIt) {
  EXPECT_EQ(told(read("Prussia\nBrigade Kern\n3rd Squadron Lancers\n4th Squadron: Hussars (new)\n")),
            "Brigade Kern[3rd Squadron Lancers 130; 4th Squadron 130; ]");
}

TEST(PagesAbroad, WhatIsCountedBeforeACommaAndAGuardIsOfThatGuard) {
  EXPECT_EQ(told(read("Den danske hær\nBrigade Kern\n1 Eskadron, Livgarder til Hest\n2 Eskadroner, Gardehusarer\n")),
            "Den danske hær[Brigade Kern[Livgarder til Hest 130; Gardehusarer 260; ]]");
}

TEST(PagesAbroad, PersonsBelowAStaffDoNotLeadTheArmy) {
  const Reading reading =
      read("Naples\nARMATA DEL SUD\nStato Maggiore:\nGenerale ROE – Capitano DALE\nDIVISIONE MOLL\n1º di linea 900\n");
  EXPECT_EQ(told(reading), "ARMATA DEL SUD[DIVISIONE MOLL[1º di linea 900; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "");
}

TEST(PagesAbroad, WhoStandsBelowTheWordForACommanderLeads) {
  const Reading reading =
      read("Naples\nARMATA DEL SUD\nComando in Capo\nADAMO KERN Re di Moll\nDIVISIONE MOLL\n1º di linea 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "ADAMO KERN Re di Moll");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(PagesAbroad, DashesGluedToWordsAreBullets) {
  EXPECT_EQ(told(read("Rosja\nBrygada Kern\n-tulski pułk piechoty\n-10 pułk jegierski\n-trzy szwadrony ułanów\n")),
            "Brygada Kern[tulski pułk piechoty 350; 10 pułk jegierski 350; ułanów 270; ]");
}

TEST(PagesAbroad, ALoneDashGluedToAWordIsKept) {
  EXPECT_EQ(told(read("France\n1st Division: Kern\n24th Line 700\n9th Line 600\n-Roe\n")),
            told(read("France\n1st Division: Kern\n24th Line 700\n9th Line 600\n-Roe\n\n")));
}

TEST(PagesAbroad, BattalionsWithAnArticleAreSeveralAndTheirLeaderLedEach) {
  const Reading reading = read("España\nDivisión Kern\nLos batallones Norte y Sur al mando de Roe\n");
  EXPECT_EQ(told(reading), "División Kern[batallón Norte 570; batallón Sur 570; ]");
  EXPECT_EQ(unit_of(reading, 0).commander, "Roe");
  EXPECT_EQ(unit_of(reading, 1).commander, "Roe");
}

TEST(PagesAbroad, ASquadronWhoseLeaderStandsInAClauseIsRead) {
  const Reading reading = read(
      "España\nDivisión Kern\nRegimiento Toro 700\nUn escuadrón de Húsares de Alba, que mandaba Dale\nDos escuadrones "
      "de Lanceros "
      "del Río, mandados por el coronel Moll\n");
  EXPECT_EQ(told(reading), "División Kern[Regimiento Toro 700; Húsares de Alba 130; Lanceros del Río 260; ]");
  EXPECT_EQ(unit_of(reading, 1).commander, "Dale");
  EXPECT_EQ(unit_of(reading, 2).commander, "coronel Moll");
}

TEST(PagesAbroad, AnItalianArticleIsNoNumberOfABattalion) {
  EXPECT_EQ(told(read("Naples\nDivisione Kern\nI battaglioni Alba e Dale\n")),
            "Divisione Kern[battaglione Alba 570; battaglione Dale 570; ]");
}

TEST(PagesAbroad, ABattalionAmongHorseWalks) {
  EXPECT_EQ(unit_of(read("España\nDivisión Kern\nbatallón Norte\nHúsares de Toro\nLanceros de Alba\n")).kind,
            Kind::line_infantry);
}

TEST(PagesAbroad, BatteriesThatAListNamesOnceAreAllThere) {
  EXPECT_EQ(
      french("1re division\n4e de ligne 700\nTrois batteries de 4, une de mitrailleuses et une de montagne (de 4)\n"),
      "1re division[4e de ligne 700; Foot artillery 1 104 8 guns; Foot artillery 2 104 8 guns; Foot artillery 3 104 "
      "8 guns; batteries de mitrailleuses 104 8 guns; batteries de montagne 52 4 guns; ]");
}

TEST(PagesAbroad, ABattalionWithTheMonthsWhenItWasThereIsRead) {
  const Reading reading =
      read("France\nBrigade Kern\n9e de ligne 700\nBataillon d'infanterie de marine (jusqu'à décembre 1870)\n");
  EXPECT_EQ(told(reading), "Brigade Kern[9e de ligne 700; Bataillon d'infanterie de marine 570; ]");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(PagesAbroad, TheNameOfAWarIsNoNation) {
  EXPECT_EQ(unit_of(read("Composition de la 1re division durant la guerre franco-prussienne\n9e de ligne\n")).nation,
            "France");
}

TEST(PagesAbroad, ABrigadeWithItsLeaderBeforeAColonIsLed) {
  const Reading reading = read(
      "France\n1re brigade sous les ordres du lieutenant-colonel Kern :\n- 58e de marche sous les ordres du "
      "commandant Roe\n- 55e mobiles du Jura\n- Francs-tireurs de Salm\n");
  EXPECT_EQ(told(reading), "1re brigade[58e de marche 570; 55e mobiles du Jura 570; Francs-tireurs de Salm 570; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "lieutenant-colonel Kern");
  EXPECT_EQ(unit_of(reading, 0).commander, "commandant Roe");
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::militia_infantry);
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::light_infantry);
}

TEST(PagesAbroad, WhatASentenceTellsOfACorpsLeadsItByNobody) {
  const Reading reading = read(
      "9e corps d'armée\nLe 9e corps d'armée est une unité de l'armée française. Il est mis sur pied par le général "
      "Kern, "
      "ministre.\n1re division\n9e de ligne 700\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "");
}

TEST(PagesAbroad, ADittoAmongOtherWordsStandsForTheWordAtItsPlace) {
  EXPECT_EQ(
      told(read("Ejército del Norte\nBatallón N.° 7 de infantería (Coronel Kern) 802\nBatallón N.° 8 de id. (Coronel "
                "Roe) 814\nCaballería 1.200\nId. de lanza 500\n")),
      "Ejército del Norte[Ejército del Norte troops[Batallón N.° 7 de infantería 802; Batallón N.° 8 de infantería "
      "814; Caballería 1200; Caballería de lanza 500; ]]");
}

TEST(PagesAbroad, BattalionsWhoseNumbersAreJoinedInASentenceAreSeveral) {
  EXPECT_EQ(
      told(read("Nederlandse leger\nDe brigade van Dale bestond uit het 4e en 6e bataljon Nationale Militie en het 35e "
                "bataljon jagers.\n")),
      "Nederlandse leger[brigade van Dale[4e bataljon Nationale Militie 570; 6e bataljon Nationale Militie 570; 35e "
      "bataljon jagers 570; ]]");
}

TEST(PagesAbroad, BattalionsOfTwoSortsOnALineAreTwo) {
  EXPECT_EQ(told(read("Nederlandse leger\n1e Brigade: Roe\n7e bataljon van linie, 27e bataljon jagers\n")),
            "Nederlandse leger[1e Brigade[7e bataljon van linie 570; 27e bataljon jagers 570; ]]");
}

TEST(PagesAbroad, APortugueseSentenceTellsOfABrigade) {
  EXPECT_EQ(
      told(read("Exército Português\nA brigada portuguesa de Dale era composta pelos regimentos de infantaria 11 e 23 "
                "e pelo batalhão de caçadores 7.\n")),
      "Exército Português[brigada portuguesa de Dale[regimento de infantaria 11 570; regimento de infantaria 23 570; "
      "batalhão de caçadores 7 570; ]]");
}

TEST(PagesAbroad, AParagraphOfBrokenLinesMayBeginWithAShortOne) {
  EXPECT_EQ(
      told(read(
          "Les troupes\nqui prirent part à cette campagne venaient toutes des provinces\ndu nord, et la moitié des "
          "hommes servait depuis longtemps. Les\nbataillons n° 4 et 6 faisaient partie de la première "
          "brigade\n(Kern) de la "
          "1re division (Roe) ; les bataillons n° 7 et\n9 appartenaient à la deuxième brigade (Moll) de cette\n"
          "division.\n")),
      "1re division[première brigade[bataillon 4 570; bataillon 6 570; ]deuxième brigade[bataillon 7 570; bataillon 9 "
      "570; ]]");
}

TEST(PagesAbroad, GunsBehindACompanyOfGunnersAreItsOwn) {
  EXPECT_EQ(french("Division Kern\n2 bataillons du 13e de ligne\n1 compagnie d'artillerie à pied, 8 bouches à feu\n"),
            "Division Kern[13e de ligne 1140; artillerie à pied 104 8 guns; ]");
}

TEST(PagesAbroad, HeavyGunsBeforeTheirCalibreInLettersAreCounted) {
  EXPECT_EQ(told(read("Preußen\nBrigade Kern\nFreibataillon Roe\n8 schwere Zwölfpfünder, 4 Haubitzen\n")),
            "Brigade Kern[Freibataillon Roe 690; Foot artillery 192 12 guns; ]");
}

TEST(PagesAbroad, ABattalionOfHussarsHasTheSquadronsThatAreTold) {
  EXPECT_EQ(told(read("Preußen\nBrigade Kern\nHusaren-Regiment Roe, 1 Bataillon zu 5 Eskadrons\n")),
            "Brigade Kern[Husaren-Regiment Roe 650; ]");
}

TEST(PagesAbroad, DashesBehindCountsStandForTheWordsAboveThem) {
  const Reading reading = read(
      "France\n10e division\n24e léger 4 bataillons 1,825 hommes\n46e de ligne 4 — 1,712 —\n1er régiment portugais 2 — "
      "700 —\n");
  EXPECT_EQ(told(reading), "10e division[24e léger 1825; 46e de ligne 1712; 1er régiment portugais 700; ]");
  EXPECT_EQ(unit_of(reading, 2).subunits, 2);
}

TEST(PagesAbroad, TheGunsOfACorpsAreNoBatteryBesideTheirOwn) {
  EXPECT_EQ(told(read("Österreich\nBrigade Kern\nIR 4 (2)\nCorpsartillerie: 2 Positionsbatterien (12pf.), 3 "
                      "Brigadebatterien à 8 Geschütze, 1 Kavalleriebatterie\n"))
                .find("Corpsartillerie 84"),
            std::string::npos);
}

TEST(PagesAbroad, ACorpsOfGrenadiersIsNoBattalionOfThem) {
  EXPECT_EQ(told(read("Österreich\nGrenadierkorps: FML Kern\nBrigade Roe\nIR 4 (2)\n")),
            "Grenadierkorps[Brigade Roe[IR 4 1600; ]]");
}

TEST(PagesAbroad, SquadronsOfSeveralRegimentsAreAskedAbout) {
  const Reading reading = read("Portugal\nBrigada Kern\nRI 4 700\nCavalaria: 4 esquadrões dos regimentos 1, 4 e 7\n");
  EXPECT_NE(std::vector<int>{}, asked(reading));
}

TEST(PagesAbroad, ALeaderBetweenTheWordForHisCommandAndItsTroopsLeadsIt) {
  const Reading reading = read(
      "Danmark\nRytteribrigade: oberst Kern: Fynske lette dragoner, 4 eskadroner; Holstenske ryttere, 4 eskadroner\n");
  EXPECT_EQ(told(reading), "Rytteribrigade Kern[Fynske lette dragoner 520; Holstenske ryttere 520; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "oberst Kern");
}

TEST(PagesAbroad, TheSeatOfACommandLeadsItByNobodyAndAFootnoteNamesNoTroops) {
  const Reading reading = read(
      "Bayern\nI. Armee-Korps. General-Kommando in Wied.\n1. Infanterie-Regiment Kern\n2. Jäger-Bataillon\n*) Von den "
      "3 in "
      "Wied garnisonirenden Infanterie-Regimentern kommt in\n2jährigem Wechsel 1 Bataillon nach Salm.\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "");
  EXPECT_EQ(told(reading).find("Wechsel"), std::string::npos) << told(reading);
}

TEST(PagesAbroad, ATitleAloneInBracketsIsTheNameOfARegiment) {
  const Unit regiment = unit_of(read("Preußen\nBrigade Kern\n1. Grenadier-Regt. Nr. 1 (Kronprinz)\n"));
  EXPECT_EQ(regiment.commander, "");
  EXPECT_EQ(regiment.name, "1. Grenadier-Regt. Nr. 1 (Kronprinz)");
}

TEST(PagesAbroad, RegimentsOfTwoSortsThatOneWordEndsAreAllThere) {
  EXPECT_EQ(
      told(read("Русская армия\n9-я дивизия: Рижский и Минский пехотные и 10-й егерский полки\n")),
      "Русская армия[9-я дивизия[Рижский пехотный полк 350; Минский пехотный полк 350; 10-й егерский полки 350; ]]");
  EXPECT_EQ(told(read("Britain\n1st Brigade: Alba and Toro Dragoons and Roe Hussars\n")),
            "1st Brigade[Alba Dragoons 420; Toro Dragoons 420; Roe Hussars 420; ]");
}

TEST(PagesAbroad, ARussianSentenceTellsOfACorpsOfHorse) {
  const Reading reading = read(
      "Русская армия\n3-й кавалерийский корпус под командованием генерала Роэ состоял из Курского и Орского драгунских "
      "полков и Тульского гусарского полка.\n");
  const std::string all = told(reading);
  for (const char* regiment :
       {"Курского драгунского полка 360", "Орского драгунского полка 360", "Тульского гусарского полка 360"})
    EXPECT_NE(all.find(regiment), std::string::npos) << all;
}

TEST(PagesAbroad, ARegimentThatIsCalledByALandMayBeOfAnotherAndSaysSo) {
  const Unit anhalt = unit_of(read("Division Kern\nCuirassiers Moll 300\nAnhalt 400 men\n"), 1);
  EXPECT_EQ(anhalt.nation, "Anhalt");
  EXPECT_NE(anhalt.note.find("nation from its name"), std::string::npos) << anhalt.note;
}

TEST(PagesAbroad, ACohortOfItalianLegionsIsABattalionAndACenturyACompany) {
  const Reading reading = read("Italia\nBrigata Alba\nI coorte toscana su 7 centurie\nCenturia Dale\n");
  EXPECT_EQ(unit_of(reading, 0).level, UnitLevel::battalion);
  EXPECT_EQ(unit_of(reading, 0).men.value, 700);
  EXPECT_EQ(unit_of(reading, 1).level, UnitLevel::company);
  EXPECT_TRUE(asked(reading).empty());
}

}  // namespace estafette::readers::pages_abroad_test
