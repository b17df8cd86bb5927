// Orders of battle that histories tell in sentences and paragraphs: who led what, and what it was made up of.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::told_in_sentences_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(ToldInSentences, BattalionsOfEachRegimentInASentenceAreEachRegiments) {
  EXPECT_EQ(french("Kern's 1st Division comprised three battalions each of the 17th Light, 40th Line and 64th Line "
                   "Infantry Regiments and four battalions of the 34th Line.\nRoe's 2nd Division consisted of three "
                   "battalions each of the 21st, 28th, and 103rd Line Infantry Regiments.\n"),
            "Kern's 1st Division[17th Light 1710; 40th Line 1710; 64th Line Infantry Regiment 1710; 34th Line 2280; "
            "]Roe's 2nd Division[21st Line Infantry Regiment 1710; 28th Line Infantry Regiment 1710; 103rd Line "
            "Infantry Regiment 1710; ]");
}

TEST(ToldInSentences, SquadronsOfTwoRegimentsTogetherAreSharedByBoth) {
  EXPECT_EQ(told(read("Spain\nKern's 2nd Cavalry Division was made up of the Alba, Toro and Pavia Cavalry Regiments, "
                      "six squadrons of the 1st and 2nd Morven Hussar Regiments, and one squadron of the Carabineros "
                      "Reales.\nRoe's 5th Division included two battalions each of the 1st Real Marina and Murcia "
                      "Infantry Regiments, and the 3rd Battalion of the Alba Regiment.\n")),
            "Kern's 2nd Cavalry Division[Alba Cavalry Regiment 520; Toro Cavalry Regiment 520; Pavia Cavalry Regiment "
            "520; 1st Morven Hussar Regiment 390; 2nd Morven Hussar Regiment 390; Carabineros Reales 130; ]Roe's 5th "
            "Division[1st Real Marina Infantry Regiment 1140; Murcia Infantry Regiment 1140; 3rd Battalion of the Alba "
            "Regiment 570; ]");
}

TEST(ToldInSentences, WhomSomebodyLedIsHisBrigade) {
  EXPECT_EQ(french("1st Division (Roe)\nKern commanded the 10th Hussar and 21st Chasseurs \u00E0 Cheval Regiments.\n"),
            "1st Division[Kern[10th Hussar Regiment 450; 21st Chasseurs \u00E0 Cheval Regiment 450; ]]");
  EXPECT_EQ(french("1re division (Roe)\nKern commandait le 4e hussards et le 9e chasseurs \u00E0 cheval.\n"),
            "1re division[Kern[4e hussards 450; 9e chasseurs \u00E0 cheval 450; ]]");
}

TEST(ToldInSentences, WhatEachHasMayStandBehindThem) {
  EXPECT_EQ(
      french("1st Division: General Kern\nThe division consisted of the 9th Light and the 24th Line, each of three "
             "battalions, and the 45th Line of two.\n"),
      "1st Division[9th Light 1710; 24th Line 1710; 45th Line 1140; ]");
  EXPECT_EQ(told(read("Prussia\nDie 1. Brigade unter Generalmajor von Kern umfa\u00DFte das 1. und 2. "
                      "Infanterie-Regiment zu je drei Bataillonen und das 3. Husaren-Regiment.\n2. Brigade: Oberst "
                      "Roe\n4. Infanterie-Regiment 1.200 Mann\n")),
            "1. Brigade[1. Infanterie-Regiment 2070; 2. Infanterie-Regiment 2070; 3. Husaren-Regiment 520; ]2. "
            "Brigade[4. Infanterie-Regiment 1200; ]");
  EXPECT_EQ(told(read("Britain\nRoe's Brigade consisted of two battalions of Foot Guards and one of the 95th "
                      "Rifles.\nKern's brigade included the 1/5th Foot, 2/83rd Foot, and five companies of the "
                      "5/60th.\n")),
            "Roe's Brigade[Foot Guards 1300; 95th Rifles 650; ]Kern's brigade[1/5th Foot 650; 2/83rd Foot 650; "
            "5/60th 500; ]");
}

TEST(ToldInSentences, SomebodyMayHaveLedACommandOfWhichMoreIsTold) {
  const Reading reading = read(
      "Union\n1st Division: Gen. Kern\nCol. Till led the 2nd Brigade, comprising the 9th Ohio, "
      "11th Ohio and 19th Indiana.\n");
  EXPECT_EQ(told(reading), "1st Division[2nd Brigade[9th Ohio 570; 11th Ohio 570; 19th Indiana 570; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "Col. Till");
}

TEST(ToldInSentences, WhatIsLeftOfASentenceIsNobodysName) {
  EXPECT_EQ(asked(read("Britain\n1st Brigade: Kern\n24th Foot 900\nRoe led the 3rd Hussars.\n")), std::vector<int>{4});
  EXPECT_EQ(asked(read("Russia\n1-\u044F \u0434\u0438\u0432\u0438\u0437\u0438\u044F \u0441\u043E\u0441\u0442"
                       "\u043E\u044F\u043B\u0430 \u0438\u0437 \u0434\u0432\u0430\u0434\u0446\u0430\u0442\u0438 "
                       "\u043F\u043E\u043B"
                       "\u043A\u043E\u0432.\n2nd Division: Roe\nToro Regiment 900\n"))
                .front(),
            2);
}

TEST(ToldInSentences, SentencesWithCommasAreNoTable) {
  const Reading reading = read_any(
      "France\nLa 1re division, command\u00E9e par le g\u00E9n\u00E9ral Kern, comprenait trois bataillons du 9e "
      "l\u00E9ger, trois du 24e de ligne et deux du 45e de ligne.\nLa 2e division, command\u00E9e par le "
      "g\u00E9n\u00E9ral Roe, comprenait les 12e, 21e et 85e de ligne, chacun \u00E0 deux bataillons.\n",
      "page.txt", std::nullopt, test::reader_data());
  EXPECT_EQ(
      told(reading),
      "1re division[9e l\u00E9ger 1710; 24e de ligne 1710; 45e de ligne 1140; ]2e division[12e de ligne 1140; 21e "
      "de ligne 1140; 85e de ligne 1140; ]");
}

TEST(ToldInSentences, EachSentenceOfAParagraphIsReadByItself) {
  const Reading reading = read(
      "France\nKern's 1st Division included two battalions each of the 9th and 24th Line. In March 1809, Roe's 2nd "
      "Division comprised three battalions each of the 12th and 45th Line. The weather was poor throughout.\n");
  EXPECT_EQ(told(reading),
            "Kern's 1st Division[9th Line 1140; 24th Line 1140; ]Roe's 2nd Division[12th Line 1710; 45th Line 1710; ]");
}

TEST(ToldInSentences, CommandsOfOneParagraphEachBeginALine) {
  EXPECT_EQ(told(read("Britain\nCavalry Division: General the Earl of Alba. Heavy Brigade\u2014Brigadier-General J. "
                      "Kern: The 4th and 5th Dragoon Guards, the Scots Greys, and the Toro Dragoons. Light Cavalry "
                      "Brigade\u2014Major-General Roe: 4th, 8th, and 13th Hussars, and the 17th Lancers. First "
                      "Division: the Duke of Morven. Highland Brigade\u2014Major-General Dale: The 42nd (Royal), 79th "
                      "(Cameron), and 93rd (Sutherland Highlanders). Second Division: General Till. Third "
                      "Brigade\u2014Colonel Moe: 41st, 47th, and 49th.\n")),
            "Cavalry Division[Heavy Brigade[4th Dragoon Guards 420; 5th Dragoon Guards 420; Scots Greys 420; Toro "
            "Dragoons 420; ]Light Cavalry Brigade[4th Hussars 420; 8th Hussars 420; 13th Hussars 420; 17th Lancers "
            "420; ]]First Division[Highland Brigade[42nd (Royal) 650; 79th (Cameron) 650; 93rd (Sutherland "
            "Highlanders) 650; ]]Second Division[Third Brigade[41st 650; 47th 650; 49th 650; ]]");
}

TEST(ToldInSentences, BrigadesWhoseLeadersStandBehindTheirTroops) {
  const Reading reading = read(
      "Britain\nLIGHT DIVISION, SIR JAMES KERN.\u20141st Brigade, 7th, 33rd, 23rd, Brigadier Roe; 2nd Brigade, "
      "19th, 88th, 77th, Brigadier Dale; 2nd Battalion Rifle Brigade.\n");
  EXPECT_EQ(told(reading),
            "LIGHT DIVISION[2nd Battalion Rifle Brigade 650; 1st Brigade[7th 650; 33rd 650; 23rd 650; ]2nd "
            "Brigade[19th 650; 88th 650; 77th 650; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "SIR JAMES KERN");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(1).commander, "Brigadier Dale");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(ToldInSentences, WhatACommandConsistedOfMayStandOnTheNextLines) {
  EXPECT_EQ(told(read("Prussia\n8. Brigade des Oberst von Kern\n24. Infanterie-Regiment 1.200 Mann\nDie Kavallerie "
                      "bestand aus:\n5 Eskadronen vom Brandenburger Husaren Regiment und\n4 Eskadronen vom 3. "
                      "Landwehr-Kavallerie-Regiment\n")),
            "8. Brigade[24. Infanterie-Regiment 1200; ]Kavallerie[Brandenburger Husaren Regiment 650; 3. "
            "Landwehr-Kavallerie-Regiment 520; ]");
  EXPECT_EQ(french("La division Kern sera compos\u00E9e des :\n24e de ligne, 1.200 hommes\n"),
            "division Kern[24e de ligne 1200; ]");
  EXPECT_EQ(told(read("Netherlands\nDe 1e Brigade was samengesteld uit de volgende eenheden:\n7e Bataljon Infanterie "
                      "van Linie (23 officieren en 666 manschappen)\n")),
            "1e Brigade[7e Bataljon Infanterie van Linie 689; ]");
}

TEST(ToldInSentences, ASentenceOfWhoBelongedWhereIsReadWhereItNamesTheCommand) {
  EXPECT_EQ(told(read("Netherlands\n1re division (Kern)\n24e de ligne, 1.200 hommes\nLes bataillons n\u00B0 9 et 14 "
                      "faisaient partie de la premi\u00E8re brigade de cette division.\n")),
            "1re division[24e de ligne 1200; premi\u00E8re brigade[bataillon 9 570; bataillon 14 570; ]]");
  const Reading reading = read(
      "Netherlands\n1re division (Kern)\n24e de ligne, 1.200 hommes\nLes bataillons n\u00B0 9 et 14 faisaient partie "
      "de ceux qui \u00E9taient rest\u00E9s au camp.\n");
  EXPECT_EQ(told(reading), "1re division[24e de ligne 1200; ]");
  EXPECT_EQ(asked(reading), std::vector<int>{4});
}

TEST(ToldInSentences, AYearAtTheEndOfASentenceIsNoStrength) {
  const Reading reading = read(
      "France\nLa posizione degli schieramenti verso le ore dodici sulla base di una mappa tedesca del 1885.\n1\u00AA "
      "Divisione: generale Kern\n24\u00BA reggimento 1.200 uomini\n");
  EXPECT_EQ(told(reading), "1\u00AA Divisione[24\u00BA reggimento 1200; ]");
}

TEST(ToldInSentences, ColumnsThatConsistOfBrigadesHoldThemAsAListDoes) {
  EXPECT_EQ(
      told(read("British Army\nOn that day the forces moved off from Alba in columns. The left column, commanded by "
                "Sir Ralph Roe, consisted of:\n\nTwo squadrons 18th Light Dragoons.\nMajor-General the Earl of "
                "Dale\u2019s 7th Brigade (4th and 31st Foot).\nMajor-General Kern\u2019s 9th Brigade (1/9th, 2/9th and "
                "56th Foot).\nThe right-centre column, commanded by Lieutenant-General Till, was composed of:\n\nTwo "
                "squadrons 11th Light Dragoons.\n53rd and 55th Foot.\n")),
      "British Army[left column[18th Light Dragoons. 280; Major-General the Earl of Dale\u2019s 7th Brigade[4th Foot "
      "650; "
      "31st Foot 650; ]Major-General Kern\u2019s 9th Brigade[1/9th 650; 2/9th 650; 56th Foot 650; ]]right-centre "
      "column[11th Light Dragoons. 280; 53rd Foot 650; 55th Foot 650; ]]");
}

}  // namespace estafette::readers::told_in_sentences_test
