// Returns and staff histories of other countries: empty cells, columns before officers and men, generals before colons,
// labels before groups of regiments, Russian as it was spelt up to 1918.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::returns_abroad_test {
namespace {

using text_test::asked;
using text_test::battalions;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(ReturnsAbroad, AnEmptyCellAtTheEndOfARowJoinsNothing) {
  const Reading reading = read(
      "Austria\n                                 Bat.   Esk.   Gesch.   Mann\nBrigade GM. Kern:\n  Nr. 25 Alba . . . . "
      ". . "
      ". . .    2     \u2014      \u2014     1.642\n  3pfd. Brigadebatterie . . . .    \u2014     \u2014      8      "
      "\u2014\nKavalleriebrigade GM. "
      "Roe:\n  Husaren Nr. 4 Toro . . . . .     \u2014     8      \u2014       990\n");
  EXPECT_NE(told(reading).find("Kavalleriebrigade Roe[Husaren Nr. 4 Toro 990; ]"), std::string::npos) << told(reading);
}

TEST(ReturnsAbroad, AFigureBeforeOfficersMenAndTheirSumCountsBattalions) {
  const Reading reading = read(
      "France\n1re division\n6e l\u00E9ger      2    44    1,058    1,102\n39e de ligne 3 38 912 950\nArtillerie "
      "\u00E0 pied    \u00BB    "
      "3    203    206\n");
  EXPECT_EQ(told(reading), "1re division[6e l\u00E9ger 1102; 39e de ligne 950; Artillerie \u00E0 pied 206 8 guns; ]");
  EXPECT_EQ(unit_of(reading).subunits, 2);
  EXPECT_EQ(unit_of(reading, 1).subunits, 3);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(ReturnsAbroad, ACommandAboveItsLeaderBesideItsUnitsIsLedByHim) {
  EXPECT_EQ(
      told(
          read("France\n1re division.   6e l\u00E9ger       2   44   1,058   1,102\nGal KERN.       39e de ligne   2   "
               "38     912     950\n                76e de ligne   2   56   1,351   1,407\n2e division.    25e "
               "l\u00E9ger      3   54   1,485   1,539\nGal ROE.        27e de ligne   2   40   1,637   1,677\n")),
      "1re division[6e l\u00E9ger 1102; 39e de ligne 950; 76e de ligne 1407; ]2e division[25e l\u00E9ger 1539; 27e de "
      "ligne "
      "1677; ]");
}

TEST(ReturnsAbroad, AGeneralBeforeTheColonOfUnitsLeadsABrigade) {
  EXPECT_EQ(
      told(
          read("Prussia\nAvantgarde: Generalleutnant v. Kern\n   Generalmajor v. Roe:   F\u00FCsilier-Bataillon Alba   "
               "600\n                          F\u00FCsilier-Bataillon Toro   500\n   GM. v. Dale: Husaren-Regt. Till "
               "900\n                          Dragoner-Regt. Mire 700\n")),
      "Avantgarde[v. Roe[F\u00FCsilier-Bataillon Alba 600; F\u00FCsilier-Bataillon Toro 500; ]v. Dale[Husaren-Regt. "
      "Till "
      "900; Dragoner-Regt. Mire 700; ]]");
}

TEST(ReturnsAbroad, AColonelBeforeAColonLeadsHisOwnRegiment) {
  const std::string said =
      told(read("Prussia\n9. Brigade: General v. Kern\nOberst v. Roe: 8. Infanterieregiment 900\n"
                "Oberst v. Dale: 9. Infanterieregiment 800\n"));
  EXPECT_EQ(said.find("Roe["), std::string::npos) << said;
}

TEST(ReturnsAbroad, OneBrigadierBelowALedDivisionAndAboveTroopsHasABrigade) {
  EXPECT_EQ(
      told(read("Austria\nDivision Kern: Feldmarschalleutnant Graf Kern\n  Generalmajor Roe\n    Alba, 2 Bat., 1200\n"
                "    Toro, 2 Bat., 1300\n")),
      "Division Kern[Roe[Alba 1200; Toro 1300; ]]");
}

TEST(ReturnsAbroad, StopsWithBlanksOfAnyWidthLeadToTheFigure) {
  for (const std::string stops : {" . . ", ".  .  .  .", " .   .   . "})
    EXPECT_EQ(told(read("Spain\n1\u00AA Divisi\u00F3n\nMilicias de Alba, Toro y Baza" + stops + "  1.350\n")),
              "1\u00AA Divisi\u00F3n[Milicias de Alba, Toro y Baza 1350; ]")
        << stops;
}

TEST(ReturnsAbroad, RussianAsItWasSpeltUpTo1918IsRead) {
  EXPECT_EQ(
      told(read(
          "Russia\n2-\u0439 \u043F\u0463\u0445\u043E\u0442\u043D\u044B\u0439 "
          "\u043A\u043E\u0440\u043F\u0443\u0441\u044A. "
          "\u0413\u0435\u043D\u0435\u0440\u0430\u043B\u044A-"
          "\u043B\u0435\u0439\u0442\u0435\u043D\u0430\u043D\u0442\u044A \u041A\u0435\u0440\u043D\u044A.\n  4-\u044F "
          "\u043F\u0463\u0445\u043E\u0442\u043D\u0430\u044F \u0434\u0438\u0432\u0438\u0437\u0456\u044F. "
          "\u0413\u0435\u043D\u0435\u0440\u0430\u043B\u044A-\u043C\u0430\u0456\u043E\u0440\u044A \u0420\u043E\u044D.\n"
          "    \u0410\u043B\u044C\u0431\u0441\u043A\u0456\u0439 \u0433\u0443\u0441\u0430\u0440\u0441\u043A\u0456\u0439 "
          "\u043F\u043E\u043B\u043A\u044A, 900 \u0447\u0435\u043B\u043E\u0432\u0463\u043A\u044A\n")),
      "2-\u0439 \u043F\u0463\u0445\u043E\u0442\u043D\u044B\u0439 \u043A\u043E\u0440\u043F\u0443\u0441\u044A[4-\u044F "
      "\u043F\u0463\u0445\u043E\u0442\u043D\u0430\u044F "
      "\u0434\u0438\u0432\u0438\u0437\u0456\u044F[\u0410\u043B\u044C\u0431\u0441\u043A\u0456\u0439 "
      "\u0433\u0443\u0441\u0430\u0440\u0441\u043A\u0456\u0439 \u043F\u043E\u043B\u043A\u044A 900; ]]");
}

TEST(ReturnsAbroad, ALabelOfASortStandsBeforeEachGroup) {
  for (const std::string troops : {"Infantry regiments: Alba, Toro and Baza; J\u00E4gers: 4th and 34th",
                                   "Linie: Alba, Toro, Baza; J\u00E4ger: 4. und 34.",
                                   "R\u00E9giments de ligne : 4e, 5e et 6e ; l\u00E9gers : 3e et 4e"}) {
    const Reading reading = read("France\n1st Division\n" + troops + "\n");
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 5U) << troops;
    EXPECT_EQ(unit_of(reading, 0).kind, Kind::line_infantry) << troops;
    EXPECT_EQ(unit_of(reading, 4).kind, Kind::light_infantry) << troops;
  }
}

TEST(ReturnsAbroad, WhatDotsLeadToBehindAListIsOfAllOfIt) {
  EXPECT_EQ(battalions(read(
                "Russia\n4-\u044F \u0434\u0438\u0432\u0438\u0437\u0438\u044F\n\u041F\u043E\u043B\u043A\u0438 "
                "\u043F\u0435\u0445\u043E\u0442\u043D\u044B\u0435: \u0410\u043B\u044C\u0431\u0441\u043A\u0438\u0439, "
                "\u0422\u043E\u0440\u0441\u043A\u0438\u0439, \u0411\u0430\u0437\u0441\u043A\u0438\u0439 \u0438 "
                "\u0414\u0430\u043B\u044C\u0441\u043A\u0438\u0439; \u0435\u0433\u0435\u0440\u0441\u043A\u0438\u0435: "
                "4-\u0439 \u0438 34-\u0439 "
                ". . . . . 12 \u0431\u0430\u0442.\n")),
            "\u0410\u043B\u044C\u0431\u0441\u043A\u0438\u0439 \u041F\u043E\u043B\u043A "
            "\u043F\u0435\u0445\u043E\u0442\u043D\u044B\u0439 2; \u0422\u043E\u0440\u0441\u043A\u0438\u0439 "
            "\u041F\u043E\u043B\u043A \u043F\u0435\u0445\u043E\u0442\u043D\u044B\u0439 2; "
            "\u0411\u0430\u0437\u0441\u043A\u0438\u0439 \u041F\u043E\u043B\u043A "
            "\u043F\u0435\u0445\u043E\u0442\u043D\u044B\u0439 2; \u0414\u0430\u043B\u044C\u0441\u043A\u0438\u0439 "
            "\u041F\u043E\u043B\u043A \u043F\u0435\u0445\u043E\u0442\u043D\u044B\u0439 2; 4-\u0439 "
            "\u0435\u0433\u0435\u0440\u0441\u043A\u0438\u0439 2; 34-\u0439 "
            "\u0435\u0433\u0435\u0440\u0441\u043A\u0438\u0439 2; ");
  const Reading reading =
      read("Britain\n1st Division\nArtillery: foot battery No. 4, horse batteries Nos. 7 and 8 . . . . 24 guns\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 3U);
  for (const std::size_t at : {0U, 1U, 2U}) EXPECT_EQ(unit_of(reading, at).guns.value, 8);
}

TEST(ReturnsAbroad, RegimentsAtCommasWithTheirPartsStandBeforeASemicolonToo) {
  EXPECT_EQ(battalions(read(
                "Prussia\nBrigade Kern: K\u00FCrassier-Regt. Alba 5 Esk., Dragoner-Regt. Toro 4 Esk.; reit. Batterie "
                "Roe\n")),
            "K\u00FCrassier-Regt. Alba 5; Dragoner-Regt. Toro 4; reit. Batterie Roe 1; ");
}

TEST(ReturnsAbroad, WhatSortOfGunsTheyWereMayStandBehindTheirWord) {
  for (const std::string battery :
       {"1.\u00AA Bater\u00EDa de monta\u00F1a: 4 ca\u00F1ones Whitworth", "4e batterie : 4 pi\u00E8ces ray\u00E9es",
        "1. Batterie: 4 gezogene Gesch\u00FCtze"})
    EXPECT_EQ(unit_of(read("Spain\nArtiller\u00EDa\n" + battery + "\n")).guns.value, 4) << battery;
}

TEST(ReturnsAbroad, BatteriesThatAreCountedMayBeCalledLightBehindTheirWord) {
  for (const std::string batteries :
       {"2 baterie lekkie po 6 dzia\u0142", "2 batteries l\u00E9g\u00E8res de 6 pi\u00E8ces"}) {
    const Reading reading = read("Poland\n1. Dywizja\n" + batteries + "\n");
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << batteries;
    EXPECT_EQ(unit_of(reading).guns.value, 6) << batteries;
  }
}

TEST(ReturnsAbroad, CompaniesOfASortStandBesideTheUnitAbove) {
  for (const std::string companies : {"2 J\u00E4ger-Komp. (Hptm. v. Roe, v. Dale).", "2 J\u00E4gerkompanien"})
    EXPECT_EQ(read("Austria\nBrigade GM. Kern:\nIR. Nr. 61 Alba, 2 Bat.\n" + companies + "\n")
                  .orbat.formations.at(0)
                  .units.size(),
              2U)
        << companies;
}

TEST(ReturnsAbroad, AnArtilleryBrigadeBehindABatteryIsItsOwner) {
  const Reading reading = read(
      "Russia\n1-\u044F \u0434\u0438\u0432\u0438\u0437\u0438\u044F\n4-\u044F \u0438 5-\u044F "
      "\u043B\u0451\u0433\u043A\u0438\u0435 \u0431\u0430\u0442\u0430\u0440\u0435\u0438 17-\u0439 "
      "\u0430\u0440\u0442\u0438\u043B\u043B\u0435\u0440\u0438\u0439\u0441\u043A\u043E\u0439 "
      "\u0431\u0440\u0438\u0433\u0430\u0434\u044B \u2014 \u043F\u043E 8 \u043E\u0440\u0443\u0434\u0438\u0439\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U);
  EXPECT_EQ(unit_of(reading, 1).guns.value, 8);
}

TEST(ReturnsAbroad, TheStaffBehindACommanderIsNoPartOfHisName) {
  EXPECT_EQ(
      read("Prussia\nKommandirender General: Generallieutenant v. Kern. Chef des Generalstabes: Oberst v. Roe.\n9. "
           "Brigade: Dale\n8. Infanterieregiment 900\n")
          .orbat.formations.at(0)
          .commander,
      "Generallieutenant v. Kern");
}

TEST(ReturnsAbroad, BattalionsByTheirNumeralsInABracketAreNoUnitsOfTheirOwn) {
  EXPECT_EQ(
      battalions(read("Denmark\n2. Brigade: 3. Regiment (I. og II. Bataillon), 18. Regiment (I. og II. Bataillon)\n")),
      "3. Regiment 2; 18. Regiment 2; ");
}

TEST(ReturnsAbroad, BattalionsMayHaveTheirLeadersBeforeTheirFigures) {
  EXPECT_EQ(
      told(read(
          "Netherlands\n2e Brigade\n2e Regiment Alba: 1e bataljon (kapitein Kern) 893, 2e bataljon (majoor van Roe) "
          "877\n")),
      "2e Brigade[2e Regiment Alba 1770; ]");
}

TEST(ReturnsAbroad, ABrigadeOfACaptainThatHasNothingButGunsIsABattery) {
  EXPECT_EQ(told(read("Portugal\n1.\u00AA Divis\u00E3o\nRegimento de Infantaria n.\u00BA 4 900\nArtilharia\n  Brigada "
                      "do major Kern \u2013 12 pe\u00E7as\n"
                      "  Brigada do capit\u00E3o Roe \u2013 6 pe\u00E7as de 6\n")),
            "1.\u00AA Divis\u00E3o[Regimento de Infantaria n.\u00BA 4 900; Brigada do major Kern 180 12 guns; Brigada "
            "do capit\u00E3o Roe 90 6 guns; ]");
  EXPECT_EQ(read("Austria\nBrigade Oberst Kern, 8 Gesch\u00FCtze\nAlba, 2 Bat., 900 Mann\n")
                .orbat.formations.at(0)
                .units.size(),
            1U);
}

TEST(ReturnsAbroad, AWordThatEndsInThatForACommandIsNobodysName) {
  EXPECT_EQ(read("Sweden\nFj\u00E4rde brigaden, Albabrigaden (\u00F6verste Kern)\nAlba regemente, 900 man\n")
                .orbat.formations.at(0)
                .commander,
            "\u00F6verste Kern");
}

TEST(ReturnsAbroad, ANameInCapitalsIsNoSlipForASortOfTroops) {
  const Reading reading = read("France\n2e DI : ROE puis GRENIER\n12e de ligne 900\n");
  EXPECT_EQ(told(reading), "2e division d'infanterie[12e de ligne 900; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "ROE");
}

TEST(ReturnsAbroad, ATitleThatWeDoNotKnowBehindTheOthersCountsMen) {
  const Reading reading = read(
      "Austria\nBrigade Kern\n                    Bat.   Esk.   Gesch.   Kopfzahl\nIR. Nr. 25 Alba      2     "
      "\u2014      \u2014      1.642\nHusaren Toro         \u2014     6      \u2014       721\n");
  EXPECT_EQ(told(reading), "Brigade Kern[IR. Nr. 25 Alba 1642; Husaren Toro 721; ]");
}

TEST(ReturnsAbroad, AColumnOfBatteriesMayBeginAsThatOfBattalions) {
  EXPECT_EQ(told(read("Austria\nBrigade Kern\n                          Bat.   Esk.   Batt.\nFroon . . . . . . .       "
                      "  2     -      -\nZwei "
                      "6pf\u00FCndige Batterien . .   -     -      2\n")),
            told(read("Austria\nBrigade Kern\nFroon, 2 Bat.\nZwei 6pf\u00FCndige Batterien\n")));
}

TEST(ReturnsAbroad, ARegimentMayBeCalledAfterACountryAmongOthersWithNames) {
  EXPECT_EQ(battalions(read("Spain\n7\u00AA Div. (Kern): Alba (2), Espa\u00F1a, Reina (1)\n")),
            "Regt Alba 2; Regt Espa\u00F1a 1; Regt Reina 1; ");
}

TEST(ReturnsAbroad, AFreeCorpsIsAUnitAndNoCorps) {
  for (const std::string corps : {"Corpo franco Alba", "Corps franc Alba", "Cuerpo franco Alba", "Freikorps Alba"})
    EXPECT_EQ(told(read("Austria\nBrigata Kern\nReggimento Toro, 599 uomini\n" + corps + ", 654 uomini\n")),
              "Brigata Kern[Reggimento Toro 599; " + corps + " 654; ]");
}

TEST(ReturnsAbroad, ABattalionOfChasseursIsOnFoot) {
  EXPECT_EQ(unit_of(read("France\n1re brigade\n20e bataillon de chasseurs (commandant Kern)\n")).kind,
            Kind::light_infantry);
}

}  // namespace estafette::readers::returns_abroad_test
