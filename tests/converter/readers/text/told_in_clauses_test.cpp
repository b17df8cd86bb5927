// Commands and their troops told within a sentence, in a paragraph of a history that has no list.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::readers::told_in_clauses_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;

Reading page(const std::string& text) {
  return read_any(text, "page.txt", std::nullopt, test::reader_data());
}

/// What is asked about on a page.
std::vector<std::string> doubts(const Reading& reading) {
  std::vector<std::string> found;
  for (const Problem& look : reading.looks) found.push_back(look.found);
  return found;
}

/// Something that is asked about on the page holds these words.
bool asks_of(const Reading& reading, const std::string& words) {
  const std::vector<std::string> found = doubts(reading);
  return std::any_of(found.begin(), found.end(),
                     [&](const std::string& one) { return one.find(words) != std::string::npos; });
}

}  // namespace

TEST(ToldInClauses, CommandsWithTheirTroopsInBracketsAreReadWhateverLeadsIntoThem) {
  EXPECT_EQ(
      told(page("On the left stood the 2nd Division of Kern (12th and 14th Line, 3rd Light regiments), then the "
                "6th Division of Roe (21st and 25th Line regiments).\n")),
      "2nd Division of Kern[12th Line regiment 570; 14th Line regiment 570; 3rd Light regiment 570; ]6th Division "
      "of Roe[21st Line regiment 570; 25th Line regiment 570; ]");
  EXPECT_EQ(told(page("Sur la gauche se tenait la 2e division de Petit (12e et 14e de ligne, 3e léger), puis la 6e "
                      "division de Huber (21e et 25e de ligne).\n")),
            "2e division de Petit[12e de ligne 570; 14e de ligne 570; 3e léger 570; ]6e division de Huber[21e de ligne "
            "570; 25e de ligne 570; ]");
  EXPECT_EQ(told(page("Авангард Петрова (3-й, 7-й егерские полки), далее — 2-я дивизия Сидорова (Орловский и Курский "
                      "гренадерские полки), 6-я дивизия Зимина (Рижский и Минский мушкетерские полки).\n")),
            "Авангард Петрова[3-й егерский полк 350; 7-й егерский полк 350; ]2-я дивизия[Орловский гренадерский полк "
            "350; Курский гренадерский полк 350; ]6-я дивизия[Рижский мушкетерский полк 350; Минский мушкетерский "
            "полк 350; ]");
}

TEST(ToldInClauses, ACommandNamedByItsLevelIsThatOfThePersonBeforeWhoseOrHis) {
  EXPECT_EQ(told(page("The army was drawn up on the heights. At noon General Roe, whose brigade (the 4th and 9th Line) "
                      "stood behind the village, went back.\n")),
            "brigade Roe[4th Line 570; 9th Line 570; ]");
  EXPECT_EQ(told(page("The army was drawn up on the heights. Then Kern, whose division consisted of the 12th, 14th and "
                      "15th Line, came up.\n")),
            "division of Kern[12th Line 570; 14th Line 570; 15th Line 570; ]");
  EXPECT_EQ(told(page("The army was drawn up on the heights. General Dale threw his brigade (the 21st and 22nd Line) "
                      "forward.\n")),
            "brigade Dale[21st Line 570; 22nd Line 570; ]");
}

TEST(ToldInClauses, NothingIsReadForACommandThatNobodyCouldName) {
  const Reading reading = page(
      "On the left stood the 2nd Division of Kern (12th and 14th Line). The brigade (the 4th and 9th Line) was behind "
      "the village.\n");
  EXPECT_EQ(told(reading), "2nd Division of Kern[12th Line 570; 14th Line 570; ]");
  EXPECT_TRUE(asks_of(reading, "(the 4th and 9th Line)"));
}

TEST(ToldInClauses, HowManyMenACommandHadIsAskedAboutWhereOnlyTroopsBesideItAreRead) {
  const Reading reading = page(
      "The enemy had drawn up his 2nd division, some 3,000 men strong, behind the village; then came Roe's brigade "
      "(the "
      "4th and 9th Line).\n");
  EXPECT_EQ(told(reading), "Roe's brigade[4th Line 570; 9th Line 570; ]");
  EXPECT_TRUE(asks_of(reading, "3,000 men strong"));
}

TEST(ToldInClauses, TheLastOfSeveralGroupsHasNoWordForSeveral) {
  EXPECT_EQ(told(read("Russia\n2nd Division: 3rd, 7th Jäger, Tula and Kaluga Musketeer, Narva Grenadier Regiments\n")),
            "2nd Division[3rd Jäger 350; 7th Jäger 350; Tula Musketeer 350; Kaluga Musketeer 350; Narva Grenadier "
            "Regiment 350; ]");
}

TEST(ToldInClauses, TroopsOfASentenceThatNamesNoCommandAreAskedAbout) {
  const Reading reading = page(
      "On the left stood the 2nd Division of Kern (12th and 14th Line regiments). The village was held by the Toro "
      "Regiment, two squadrons of Alba Hussars and five of the 3rd Lancers. The day was hot.\n");
  EXPECT_EQ(told(reading), "2nd Division of Kern[12th Line regiment 570; 14th Line regiment 570; ]");
  const std::vector<std::string> found = doubts(reading);
  EXPECT_EQ(std::count_if(found.begin(), found.end(),
                          [](const std::string& one) { return one.starts_with("The village was held"); }),
            1);
}

TEST(ToldInClauses, WhatBrigadesConsistedOfIsReadAnywhereInAParagraph) {
  EXPECT_EQ(
      told(read("Austria\nAus diesen wurden die Brigaden Huber und Lang formiert. 1) Brigade Huber bestand aus den "
                "Bataillonen Nr. 1, 2 und 5. Brigade Lang bestand aus den Bataillonen Nr. 3 und 4.\n")),
      "Brigade Huber[Bataillon 1 800; Bataillon 2 800; Bataillon 5 800; ]Brigade Lang[Bataillon 3 800; Bataillon "
      "4 800; ]");
  EXPECT_EQ(
      told(read("Austria\nBrigade Huber bestand aus den Bataillonen Nr. 1, 2 und 5.\nBrigade Lang bestand aus den "
                "Bataillonen Nr. 3 und 4.\n")),
      "Brigade Huber[Bataillon 1 800; Bataillon 2 800; Bataillon 5 800; ]Brigade Lang[Bataillon 3 800; Bataillon "
      "4 800; ]");
  EXPECT_EQ(
      told(read("Austria\nDie Brigade Huber bestand aus dem Infanterie-Regiment Nr. 12, dem Jäger-Bataillon Nr. 4 "
                "und der Batterie Nr. 2. Brigade Lang: Infanterie-Regiment Nr. 13, Jäger-Bataillon Nr. 5.\n")),
      "Brigade Huber[Infanterie-Regiment Nr. 12 800; Jäger-Bataillon Nr. 4 800; Batterie Nr. 2 84 6 guns; "
      "]Brigade Lang[Infanterie-Regiment Nr. 13 800; Jäger-Bataillon Nr. 5 800; ]");
}

TEST(ToldInClauses, DittosOfASentenceStandForItsWords) {
  EXPECT_EQ(
      told(read("Austria\nDavon blieb wenig. Brigade Huber bestand aus den Bataillonen Nr. 1, 2 und 5. ,, Lang ,, "
                ",, ,, ,, Nr. 3, 4. 6 und 7. ,, Kurz ,, ,, ,, Nr. 8 und 9.\n")),
      "Brigade Huber[Bataillon 1 800; Bataillon 2 800; Bataillon 5 800; ]Brigade Lang[Bataillon 3 800; Bataillon "
      "4 800; Bataillon 6 800; Bataillon 7 800; ]Brigade Kurz[Bataillon 8 800; Bataillon 9 800; ]");
}

TEST(ToldInClauses, TroopsInTheirBrigadesOfADivisionAreTheirs) {
  EXPECT_EQ(french("La campagne fut courte. Quant à la 3e division (Petit), elle comprenait les bataillons n° 10 et 11 "
                   "dans sa première brigade (Roe) et les bataillons n° 12 et 13 dans sa seconde (Dale)."),
            "3e division[première brigade[bataillon 10 570; bataillon 11 570; ]seconde brigade[bataillon 12 570; "
            "bataillon 13 570; ]]");
  EXPECT_EQ(
      told(read("Britain\nThe rest was raised in haste. The 3rd Division comprised the 10th and 11th Foot in its "
                "first brigade (Roe) and the 12th and 13th Foot in its second (Dale).\n")),
      "3rd Division[first brigade[10th Foot 650; 11th Foot 650; ]second brigade[12th Foot 650; 13th Foot 650; ]]");
}

TEST(ToldInClauses, SentencesBrokenOverLinesAreReadBehindOtherLines) {
  const Reading reading = read(
      "France\n\nLes troupes du nord prirent part\nà la campagne et revinrent en été.\nLes bataillons n° 2, 4 et 5 "
      "faisaient partie de la première\nbrigade (Dale) de la première division (Petit) ; les\nbataillons n° 1, 3\net 8 "
      "appartenaient à la deuxième\nbrigade (Roe) de cette division.\n");
  EXPECT_EQ(told(reading),
            "première division[première brigade[bataillon 2 570; bataillon 4 570; bataillon 5 570; ]deuxième "
            "brigade[bataillon 1 570; bataillon 3 570; bataillon 8 570; ]]");
}

TEST(ToldInClauses, NothingElseOnAPageWithoutAListIsAnEntry) {
  const Reading reading = page(
      "They fought each other everywhere - 54\n\nThe town lay on the left bank, 15 miles from Alba.\n\nOn the left "
      "stood the "
      "2nd Division of Kern (12th and 14th Line regiments), then Roe's brigade (21st Line regiment).\n\nThe right wing "
      "began at the wood. Further on the 3rd Lancers and five squadrons of hussars held a village.\n");
  EXPECT_EQ(
      told(reading),
      "2nd Division of Kern[12th Line regiment 570; 14th Line regiment 570; Roe's brigade[21st Line regiment 570; "
      "]]");
  const std::vector<int> lines = asked(reading);
  EXPECT_EQ(std::count(lines.begin(), lines.end(), 7), 1);
}

TEST(ToldInClauses, EntriesAtCommasHaveTheirCommandsBetweenFullStops) {
  const Reading reading = page(
      "Wojsko przedstawiało się następująco: 1 dyw.: dow. - gen. Jan Kern, szef sztabu - płk Adam Roe. 1 pp. - płk "
      "Piotr "
      "Dale (Alba), 2    pp. -płk Jan Till (Toro), 1 psk. - płk Karol Huber (Alba). 2 dyw.: dow. - gen. Adam Rak. 5 "
      "pp. - "
      "płk Jan Petit (Toro).\n");
  EXPECT_EQ(told(reading), "1 dyw.[1 pp 570; 2 pp 570; 1 psk 520; ]2 dyw.[5 pp 570; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "gen. Jan Kern");
  EXPECT_EQ(reading.orbat.formations.at(1).commander, "gen. Adam Rak");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(1).commander, "płk Jan Till");
}

TEST(ToldInClauses, AGuardAmongNumbersIsOfTheSameKind) {
  EXPECT_EQ(
      told(page("Слева стоял авангард Петрова (лейб-гвардии, 3-й, 7-й егерские, Тульский, Калужский мушкетерские "
                "полки), далее — 2-я дивизия Сидорова (Орловский и Курский гренадерские, Пермский мушкетерский "
                "полки).\n")),
      "авангард Петрова[лейб-гвардии егерский 350; 3-й егерский 350; 7-й егерский 350; Тульский мушкетерский полк "
      "350; Калужский мушкетерский полк 350; ]2-я дивизия[Орловский гренадерский 350; Курский гренадерский 350; "
      "Пермский мушкетерский полк 350; ]");
}

TEST(ToldInClauses, UnitsBehindAWordForSeveralAreOneForEachName) {
  EXPECT_EQ(told(read("Ejército del Norte\nbatallones de Alba, Toro, Dale y Cazadores\nescuadrones de Húsares de Alba, "
                      "Dragones de Toro y de San Juan\n")),
            "Ejército del Norte[Ejército del Norte troops[batallón de Alba 570; batallón de Toro 570; batallón de Dale "
            "570; batallón de Cazadores 570; escuadrón de Húsares de Alba 130; escuadrón de Dragones de Toro 130; "
            "escuadrón de San Juan 130; ]]");
  const Reading sorts = read("1st Division\nbattalions of grenadiers and fusiliers\n");
  EXPECT_EQ(asked(sorts).empty(), false);  // nobody knows how many
}

TEST(ToldInClauses, GroupsBehindAColonInASentenceAreReadEach) {
  const Reading reading = page(
      "The war was long. El Ejército del Norte tenía las siguientes unidades: batallones de Alba, Toro y Dale, así "
      "como "
      "sendos escuadrones de Húsares de Alba y Dragones de Toro. Habría que añadir los Granaderos a Caballo de la "
      "Guardia.\n");
  EXPECT_EQ(told(reading),
            "Ejército del Norte[Ejército del Norte troops[batallón de Alba 570; batallón Toro 570; batallón Dale "
            "570; escuadrón de Húsares de Alba 130; escuadrón de Dragones de Toro 130; ]]");
  const std::vector<std::string> found = doubts(reading);
  EXPECT_EQ(std::count_if(found.begin(), found.end(),
                          [](const std::string& one) { return one.starts_with("Habría que añadir"); }),
            1);
}

TEST(ToldInClauses, UnitsThatASentencePlacesAreInTheirCommands) {
  const std::string placed =
      "first division[cavalry regiment Alba 520; ]second division[cavalry regiment Toro 520; ]reserve[cavalry regiment "
      "Dale 520; cavalry regiment Till 520; ]";
  EXPECT_EQ(
      told(page("The cavalry regiments were four: Alba in the first division; Toro in the second; Dale and Till in "
                "the reserve.\n")),
      placed);
  const Reading reading = page(
      "La riserva era composta dalle brigate Alba e Toro.\nColla prima divisione v'era il battaglione Real Dale.\nI "
      "reggimenti di cavalleria erano due: Alba nella prima divisione; Toro nella seconda.\n");
  EXPECT_EQ(
      told(reading),
      "prima divisione[reggimento di cavalleria Alba 520; ]seconda divisione[reggimento di cavalleria Toro 520; ]");
  const std::vector<int> lines = asked(reading);
  EXPECT_EQ(std::count(lines.begin(), lines.end(), 1), 1);
  EXPECT_EQ(std::count(lines.begin(), lines.end(), 2), 1);
}

TEST(ToldInClauses, AUnitNamedByTheWayMakesNoOrderOfBattle) {
  EXPECT_THROW((void)page("At noon Kern's brigade (with the 9th Line) fell back to the river.\n"), Refusal);
}

TEST(ToldInClauses, SentencesBesideAListTellNothingTwice) {
  const Reading reading = page(
      "France\n1st Division: General Kern\n1st Brigade: Roe\n9th Line 900\n12th Line 800\n2nd Brigade: Dale\n45th Line "
      "700\n\nAt noon Roe's brigade (9th and 12th Line) attacked the village. Dale's brigade (45th Line) stayed.\n");
  EXPECT_EQ(told(reading), "1st Division[1st Brigade[9th Line 900; 12th Line 800; ]2nd Brigade[45th Line 700; ]]");
  EXPECT_EQ(asked(reading), (std::vector<int>{9, 9}));
}

TEST(ToldInClauses, APageThatIsRefusedSaysWhichOfItsSentencesNumberTroops) {
  try {
    (void)page("The day was very warm. The village was held by two squadrons of the 3rd Lancers.\n\nNobody came.\n");
    FAIL() << "it has no list";
  } catch (const Refusal& refusal) {
    ASSERT_EQ(refusal.problems().size(), 2U);
    EXPECT_EQ(refusal.problems()[1].line, 1);
    EXPECT_EQ(refusal.problems()[1].found, "The village was held by two squadrons of the 3rd Lancers");
  }
}

}  // namespace estafette::readers::told_in_clauses_test
