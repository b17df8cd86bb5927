// Sentences of books and histories that tell what a command was made up of, with all that stands between.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::readers::lists_told_test {
namespace {

using text_test::counted;
using text_test::told;

Reading page(const std::string& text) {
  return read_any(text, "page.txt", std::nullopt, test::reader_data());
}

/// True if something that is asked about quotes those words.
bool asks(const Reading& reading, const std::string& words) {
  return std::any_of(reading.looks.begin(), reading.looks.end(),
                     [&](const Problem& look) { return look.found.find(words) != std::string::npos; });
}

}  // namespace

TEST(ListsTold, ADivisionOfTwoBrigadesHasTheirTroopsBehindSemicolons) {
  const Reading reading = page(
      "The Division is divided into two Brigades, the first commanded by Major-General Kern, and consists of the "
      "following:\u20141st Battalion 61st; five companies 2nd Battalion Rifles; and 19th Portuguese Regiment of Line "
      "under Colonel Holt; 2nd Brigade commanded by Major-General Roe; 1st Battalion 83rd; 2nd and 4th Portuguese "
      "Ca\u00E7adores.\n");
  EXPECT_EQ(
      told(reading),
      "Division[first Brigade[1st Battalion 61st 570; 2nd Battalion Rifles 500; 19th Portuguese Regiment of Line "
      "570; ]2nd Brigade[1st Battalion 83rd 570; 2nd Portuguese Ca\u00E7adores 570; 4th Portuguese Ca\u00E7adores "
      "570; ]]");
  const std::vector<Formation>& brigades = reading.orbat.formations.at(0).formations;
  EXPECT_EQ(brigades.at(0).commander, "Major-General Kern");
  EXPECT_EQ(brigades.at(0).units.at(2).commander, "Colonel Holt");
  EXPECT_EQ(brigades.at(1).commander, "Major-General Roe");
}

TEST(ListsTold, TheFirstAndTheSecondAreBrigadesIfTheSentenceToldOfBrigades) {
  EXPECT_EQ(
      told(page("La division se composait de deux brigades; la premi\u00E8re, sous les ordres du g\u00E9n\u00E9ral "
                "Petit, comprenait le 12e et le 14e de ligne; la seconde, command\u00E9e par le g\u00E9n\u00E9ral "
                "Huber, \u00E9tait form\u00E9e du 3e l\u00E9ger et de deux escadrons du 5e hussards.\n")),
      "division[premi\u00E8re brigade[12e de ligne 570; 14e de ligne 570; ]seconde brigade[3e l\u00E9ger 570; 5e "
      "hussards 300; ]]");
  EXPECT_EQ(told(page("Die Division bestand aus zwei Brigaden: die erste, unter General Kern, aus dem 4. und 5. "
                      "Infanterie-Regiment; die zweite, unter General Roe, aus dem 6. Infanterie-Regiment und zwei "
                      "Schwadronen Dragoner.\n")),
            "Division[erste Brigade[4. Infanterie-Regiment 570; 5. Infanterie-Regiment 570; ]zweite Brigade[6. "
            "Infanterie-Regiment 570; Dragoner 260; ]]");
}

TEST(ListsTold, ARussianColumnHasItsBrigadesOfCossacksInABracketAndItsOtherTroopsBehindIt) {
  const Reading reading = page(
      "Выдвижение войск осуществлялось двумя колоннами. Первая, под командованием Орлова, состояла из 4 казачьих "
      "полков "
      "(бригады генерал-майора А.А. Петрова 2-го полки Петрова 2-го, Лукина 5-го; бригады полковника В.А. Носова полки "
      "Носова, Гусева 10-го), 24-го егерского полка, Донской конно-артиллерийской роты № 5\n");
  EXPECT_EQ(told(reading),
            "Первая колонна[24-го егерского полка 570; Донской конно-артиллерийской роты № 5 96 6 guns; бригады А.А. "
            "Петрова 2-го[казачьего полка Петрова 2-го 270; казачьего полка Лукина 5-го 270; ]бригады В.А. "
            "Носова[казачьего полка Носова 270; казачьего полка Гусева 10-го 270; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Орлова");
}

TEST(ListsTold, TroopsOfACommandThatIsNotNamedAreAskedAboutAndThoseOfItsBrigadesRead) {
  const Reading reading = page(
      "Первая, под командованием Орлова, состояла из 4 казачьих полков (бригады генерал-майора А.А. Петрова полки "
      "Петрова "
      "2-го, Лукина 5-го; бригады полковника В.А. Носова полки Носова, Гусева 10-го), 24-го егерского полка\n");
  EXPECT_EQ(told(reading),
            "бригады А.А. Петрова[казачьего полка Петрова 2-го 270; казачьего полка Лукина 5-го 270; ]бригады В.А. "
            "Носова[казачьего полка Носова 270; казачьего полка Гусева 10-го 270; ]");
  EXPECT_TRUE(asks(reading, "24-го егерского полка"));
}

TEST(ListsTold, AnOrderOfMarchIsWhatItsDivisionHad) {
  EXPECT_EQ(told(page("L'ordine di marcia seguito dalla divisione era il seguente: Due squadroni Cavalleggeri Alba; La "
                      "compagnia del Genio; Tre battaglioni restanti dell'11\u00BA fanteria; Quattro pezzi da 8 della "
                      "7\u00AA batteria; Il 5\u00BA battaglione bersaglieri.\n")),
            "divisione[Cavalleggeri Alba 260; compagnia del Genio 100; 11\u00BA fanteria 1710; 7\u00AA batteria 60 4 "
            "guns; 5\u00BA battaglione bersaglieri 570; ]");
  EXPECT_EQ(told(page("L'ordre de marche de la division \u00E9tait le suivant : deux escadrons du 4e hussards ; trois "
                      "bataillons du 11e de ligne ; quatre pi\u00E8ces de 8 ; le 12e de ligne.\n")),
            "division[4e hussards 300; 11e de ligne 1710; Artillery 52 4 guns; 12e de ligne 570; ]");
}

TEST(ListsTold, VizAndBeingTellTheTroopsOfTheCommandBeforeThem) {
  const Reading reading = page(
      "On the left was the 9th division, under General Kern; viz. the 7th light, the 71st, 75th, and 101st line. On "
      "the "
      "left of the 9th stood the 6th division, under General Roe, comprising the 1st and 2d light, and 3d line. The "
      "19th "
      "division was under General Dale, being the 5th, 11th and 84th of the line.\n");
  EXPECT_EQ(
      told(reading),
      "9th division[7th light 570; 71st line 570; 75th line 570; 101st line 570; ]6th division[1st light 570; 2d "
      "light 570; 3d line 570; ]19th division[5th of the line 570; 11th of the line 570; 84th of the line 570; ]");
  EXPECT_EQ(reading.orbat.formations.at(2).commander, "General Dale");
}

TEST(ListsTold, ForcesAtAPlaceAreACommand) {
  EXPECT_EQ(
      told(page("The forces at Alba included two battalions of the 8th J\u00E4ger, three squadrons of Toro Hussars, "
                "and a half battery of horse artillery (6 guns).\n")),
      "forces at Alba[8th J\u00E4ger 1140; Toro Hussars 390; half battery of horse artillery 96 6 guns; ]");
}

TEST(ListsTold, WhatABracketTellsOneByOneIsNotCountedTwice) {
  EXPECT_EQ(
      told(page("Отряд генерала Зимина состоял из 4 батальонов (2 батальона Орловского и 2 батальона Курского "
                "пехотных полков), 3 эскадронов Изюмского гусарского полка, казачьего полка Лукина 5-го и 6 орудий "
                "конной артиллерии.\n")),
      "Отряд генерала Зимина[Орловского 1140; Курского пехотных полков 1140; Изюмского гусарского полка 390; "
      "казачьего полка Лукина 5-го 270; Artillery 96 6 guns; ]");
}

TEST(ListsTold, TroopsOfAnotherCommandInTheSameSentenceAreNotGivenToTheFirst) {
  const Reading reading = page(
      "The day was hot. General Kern's column was composed of the 9th and 24th Line, the 16th Light, the 2nd Hussars, "
      "and "
      "eight guns; that of General Roe of the 8th, 45th and 54th Line, with the 5th Chasseurs.\n");
  EXPECT_EQ(told(reading).find("Chasseurs"), std::string::npos);
  EXPECT_TRUE(asks(reading, "that of General Roe"));
}

TEST(ListsTold, MenOfASentenceAreNoRegiment) {
  const Reading reading = page(
      "Kern's division consisted of the 9th Line, the 12th Line and an artillery battery, approximately 6,300 men; it "
      "marched at noon.\n");
  EXPECT_EQ(told(reading).find("approximately"), std::string::npos);
  EXPECT_TRUE(asks(reading, "6,300"));
}

TEST(ListsTold, TwoInSpanishIsACount) {
  EXPECT_EQ(
      told(page("La divisi\u00F3n se compon\u00EDa de la manera siguiente: el regimiento de infanter\u00EDa de Alba; "
                "dos escuadrones de H\u00FAsares de Reina y una bater\u00EDa a caballo de seis piezas.\n"))
          .find("escuadrones"),
      std::string::npos);
}

TEST(ListsTold, WordsThatAPrintBrokeAreWhole) {
  EXPECT_EQ(told(page("The main body, under General Kern, consisted of the 1st bat- talion of the 43rd Regi- ment; two "
                      "squadrons of the 14th Light Dra- goons; the 52nd Regiment.\n")),
            "main body[1st battalion of the 43rd Regiment 650; 14th Light Dragoons 280; the 52nd Regiment 650; ]");
}

TEST(ListsTold, ItIsTheCommandThatTheSentenceBeforeSpokeOf) {
  const Reading english = page(
      "The reserve was under General Kern. It consisted of the 9th Foot, the 24th Foot and two squadrons of Toro "
      "Dragoons.\n");
  EXPECT_EQ(told(english), "reserve[9th Foot 650; 24th Foot 650; Toro Dragoons 280; ]");
  EXPECT_EQ(english.orbat.formations.at(0).commander, "General Kern");
  EXPECT_EQ(told(page("Русский авангард стоял у реки. Он состоял из 5-го егерского полка, двух эскадронов Изюмского "
                      "гусарского полка и 4 орудий.\n")),
            "Русский авангард[5-го егерского полка 350; Изюмского гусарского полка 180; Artillery 56 4 guns; ]");
}

TEST(ListsTold, ASentenceThatRunsOnBehindARegimentsNameIsNoPartOfIt) {
  const Reading reading = page(
      "Die Avantgarde stand am Flusse. Sie bestand aus 6 Grenadierbataillonen, 2 Dragonerregimentern und dem "
      "Husarenregiment Roe. Alle Wagen blieben am Tor.\n");
  EXPECT_EQ(told(reading).find("Wagen"), std::string::npos);
  EXPECT_NE(told(reading).find("Grenadiers 3420"), std::string::npos);
  EXPECT_TRUE(asks(reading, "Husarenregiment Roe"));
}

TEST(ListsTold, RegimentsByTheirNamesEndWhereOtherTroopsBegin) {
  EXPECT_EQ(
      told(page("La divisi\u00F3n del general Robledo estaba compuesta de los regimientos de Alba, Toro y Reina, dos "
                "escuadrones de dragones de Monte y seis piezas.\n")),
      "divisi\u00F3n Robledo[regimiento de Alba 570; regimiento Toro 570; regimiento Reina 570; dragones de Monte "
      "260; Artillery 90 6 guns; ]");
}

TEST(ListsTold, ANumberBeforeABracketEndsNoSentence) {
  const Reading reading = page(
      "Am rechten Fl\u00FCgel standen die Brigaden Kern (Infanterie-Regimenter Nr. 4 und 5, J\u00E4ger-Bataillon Nr. "
      "7) "
      "und Huber (Infanterie-Regiment Nr. 12), dahinter die Kavallerie-Brigade Lang (Dragoner-Regiment Nr. 2).\n");
  EXPECT_NE(told(reading).find("J\u00E4ger-Bataillon Nr. 7"), std::string::npos);
}

TEST(ListsTold, ASentenceAboveAListIsTheHeadingOfItsDivision) {
  EXPECT_EQ(told(page("Britain\nThe 2nd Division was composed as follows:\n- 43rd Foot\n- 52nd Foot\nThe 3rd Division "
                      "consisted of:\n- 45th Foot\n- 88th Foot\n")),
            "2nd Division[43rd Foot 650; 52nd Foot 650; ]3rd Division[45th Foot 650; 88th Foot 650; ]");
  EXPECT_EQ(told(page("Naples\nLa prima divisione comprendeva:\n- 8 battaglioni di fanteria\nLa seconda divisione era "
                      "composta nel modo seguente:\n- 7 battaglioni di fanteria\n- 1 reggimento di lancieri\n")),
            "prima divisione[" + counted("fanteria", 8, 4560) + "]seconda divisione[fanteria 3990; lancieri 520; ]");
}

TEST(ListsTold, ANumberThatTellsALeaderFromOthersOfHisNameIsNoRegiment) {
  const Reading reading =
      page("Русские войска\nПервая колонна\nбригада генерал-майора А.А. Петрова 2-го:\n20-й егерский полк 300\n");
  EXPECT_FALSE(asks(reading, "Петрова"));
}

TEST(ListsTold, MarksOfNotesAreNoPartOfTheList) {
  const Reading reading = page(
      "Авангард Петрова состоял из Албанской сотни[12], 24-го егерского полка и двух эскадронов Изюмского "
      "гусарского "
      "полка.\n");
  EXPECT_NE(told(reading).find("Албанской сотни"), std::string::npos);
  EXPECT_EQ(told(reading).find("12"), std::string::npos);
  EXPECT_NE(told(reading).find("24-го егерского полка"), std::string::npos);
}

TEST(ListsTold, RaisedLettersThatAScanMisreadAreOrdinals) {
  EXPECT_EQ(
      told(page("L'ordine di marcia della divisione era il seguente: Tre battaglioni del 18.0 fanteria; Quattro pezzi "
                "da 8 della 7 .a batteria; Il 5.0 battaglione bersaglieri.\n")),
      "divisione[18\u00BA fanteria 1710; 7\u00AA batteria 60 4 guns; 5\u00BA battaglione bersaglieri 570; ]");
}

}  // namespace estafette::readers::lists_told_test
