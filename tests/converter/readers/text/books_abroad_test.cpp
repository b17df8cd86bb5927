// Lists as French, German, Spanish, Italian, Portuguese, Russian, Polish and Scandinavian books and pages print them.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::books_abroad_test {
namespace {

using text_test::asked;
using text_test::battalions;
using text_test::read;
using text_test::told;
using text_test::unit_of;

std::string below(const std::string& lines) {
  return "Arm\u00E9e\nDivision Kern\n" + lines + "\n";
}

}  // namespace

TEST(BooksAbroad, NumberedBattalionsBehindACommaAreThoseOfTheirRegiment) {
  EXPECT_EQ(battalions(read(below("9\u00BA di linea, II e III battaglione, uomini 1.012"))), "9\u00BA di linea 2; ");
  EXPECT_EQ(battalions(read(below("9e l\u00E9ger, IIe et IIIe bataillons, 1 012 hommes"))), "9e l\u00E9ger 2; ");
  EXPECT_EQ(battalions(read(below("9\u00BA de l\u00EDnea, 1\u00BA y 3\u00BA batallones"))),
            "9\u00BA de l\u00EDnea 2; ");
  EXPECT_EQ(battalions(read(below("9. regiment, 1. og 2. bataljon"))), "9. regiment 2; ");
  EXPECT_EQ(battalions(read(below("9. Regiment, II. und F\u00FCsilierbataillon"))), "9. Regiment 2; ");
}

TEST(BooksAbroad, GunsAndCalibresInWordsAreFigures) {
  const Reading reading =
      read("Divisione Kern\nArtiglieria a piedi: quattro pezzi da sei e due obici\n4 pezzi a cavallo\n");
  EXPECT_EQ(unit_of(reading).guns, Guns{6});
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::horse_artillery);
}

TEST(BooksAbroad, TwoNamesWithWhatEachHasAreTwoRegiments) {
  EXPECT_EQ(battalions(read(below("Alba y Toro (2 bats. cada una)"))), "Alba 2; Toro 2; ");
}

TEST(BooksAbroad, ADashBeforeTheTroopsOfACommandIsAColon) {
  EXPECT_EQ(battalions(read("Arm\u00E9e\nDivision Kern\nBrigade Roe - Alba et Toro dragons\n")),
            "Alba dragons 4; Toro dragons 4; ");
  EXPECT_EQ(battalions(read("Arm\u00E9e\nDivision Kern\nBrigade Roe - Alba, Toro et Lund\n")),
            "Alba 1; Toro 1; Lund 1; ");
}

TEST(BooksAbroad, NamesAndSortsBehindABrigadeAreRegiments) {
  EXPECT_EQ(battalions(read("Espa\u00F1a\nDivisi\u00F3n Kern\nBrigada (Roe): Alba, 2\u00BA de Toro, Voluntarios de "
                            "Lund, Provincial de Reina\n")),
            "Alba 1; 2\u00BA de Toro 1; Voluntarios de Lund 1; Provincial de Reina 1; ");
  EXPECT_EQ(battalions(read("Espa\u00F1a\nDivisi\u00F3n Kern\nBrigada Roe: Rey, Pr\u00EDncipe, Lund\n")),
            "Rey 1; Pr\u00EDncipe 1; Lund 1; ");
}

TEST(BooksAbroad, NamesOnLinesOfTheirOwnAmongNamedRegimentsAreMarkedAsRegiments) {
  const Reading reading = read("Espa\u00F1a\n1\u00AA Divisi\u00F3n: General Kern\nIrlanda (2)\nPatria\nToledo\n");
  EXPECT_EQ(battalions(reading), "Irlanda 2; Patria 1; Toledo 1; ");
  EXPECT_NE(unit_of(reading, 1).note.find("from its name among others"), std::string::npos);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(BooksAbroad, AWordForAnotherSortBehindNamesBeginsAnotherRegiment) {
  EXPECT_EQ(battalions(read(below("Brigade Till: Infanterieregimenter Alba, Toro und Husaren Lund"))),
            "Infanterieregiment Alba 1; Infanterieregiment Toro 1; Husaren Lund 4; ");
}

TEST(BooksAbroad, TwoOfOneSortWithANameEachAreTwo) {
  EXPECT_EQ(battalions(read(below("Husaren Roe, Husaren Till"))), "Husaren Roe 4; Husaren Till 4; ");
  EXPECT_EQ(battalions(read(below("Roe Cavalleria, Till Cavalleria"))), "Roe Cavalleria 4; Till Cavalleria 4; ");
}

TEST(BooksAbroad, TheSortBeforeTheFirstNameIsThatOfTheNext) {
  EXPECT_EQ(battalions(read(below("Brigade G. M. Roe: Rgtr. Alba Nr. 25, Toro Nr. 59, Gren. Batl. Lund"))),
            "Rgt. Alba Nr. 25 1; Rgt. Toro Nr. 59 1; Gren. Batl. Lund 1; ");
}

TEST(BooksAbroad, ANumberInABracketWithItsStopCountsNothing) {
  EXPECT_EQ(battalions(read(below("Brigade Roe: Chevaulegers Alba (2.), Toro (3.)"))),
            "2. Chevaulegers Alba 4; 3. Chevaulegers Toro 4; ");
}

TEST(BooksAbroad, AdjectivesBeforeOneSortAreARegimentEach) {
  EXPECT_EQ(battalions(read(below("Albische, 2te toroische Dragoner 9 Esk."))),
            "Albische Dragoner 5; 2te toroische Dragoner 4; ");
}

TEST(BooksAbroad, TitlesOverFiguresTellWhatTheyCount) {
  const Reading reading = read(
      "Division Kern\n                         Officiers   Troupe   Chevaux\n9e l\u00E9ger      3 bat.      75        "
      "2.288      21\n9e hussards    3 esc.      29          640     630\n");
  EXPECT_EQ(told(reading), "Division Kern[9e l\u00E9ger 2363; 9e hussards 669; ]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(BooksAbroad, AsManyHorsesAsMenAreCavalry) {
  const Reading reading =
      read("Divisi\u00F3n Kern\n                    Hombres.   Caballos.\nMontesa                120        120\n");
  EXPECT_EQ(unit_of(reading).kind, Kind::light_cavalry);
}

TEST(BooksAbroad, HorsesInShortAreNoLightHorse) {
  const Reading reading = read("Division Kern\n6e dragons, 2 esc : 19 off, 376 h, 395 chev\n");
  EXPECT_EQ(unit_of(reading).men, Men{395});
  EXPECT_EQ(unit_of(reading).kind, Kind::medium_cavalry);
}

TEST(BooksAbroad, BrigadesBehindAStopAndADashAreCommandsOfTheirOwn) {
  EXPECT_EQ(told(read("8e division (Kern). \u2014 Brigade Roe : 9e l\u00E9ger (2 bat.), 136e de ligne (3 bat.). \u2014 "
                      "Brigade Till : 138e (3 bat.), 145e (3 bat.).\n")),
            "8e division[Brigade Roe[9e l\u00E9ger 1140; 136e de ligne 1710; ]Brigade Till[138e 1710; 145e 1710; ]]");
}

TEST(BooksAbroad, TheLeaderBetweenColonAndDashIsNoneOfTheTroops) {
  const Reading reading = read(
      "Russia\n16-\u044F \u043F\u0434: \u0433\u0435\u043D.-\u043C. \u041C. \u041B. "
      "\u041A\u0435\u0440\u043D \u2014 \u041A\u0430\u043C\u0447\u0430\u0442\u0441\u043A\u0438"
      "\u0439 \u043F\u043F, 43-\u0439 \u0435\u0433.\u043F. (1 \u0431-\u043D)\n");
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
  EXPECT_NE(told(reading).find("43-\u0439 \u0435\u0433.\u043F"), std::string::npos);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(BooksAbroad, ALeaderBeforeAGapLeadsTheUnitsBelow) {
  const Reading reading = read(
      "Austria\nDivision FML. Kern\n  GM. Roe    IR. Nr. 25 Alba       3     2.814\n             IR. Nr. 54 Toro     "
      "  3     3.102\n  GM. Till   IR. Nr. 15 Lund       3     2.990\n             IR. Nr. 57 Reina      3     "
      "2.655\n");
  EXPECT_EQ(
      told(reading),
      "Division Kern[Roe[IR. Nr. 25 Alba 2814; IR. Nr. 54 Toro 3102; ]Till[IR. Nr. 15 Lund 2990; IR. Nr. 57 Reina "
      "2655; ]]");
}

TEST(BooksAbroad, WhoeverCommandsTheGunnersCommandsNotTheArmy) {
  const Reading reading = read(
      "GRANDE ARM\u00C9E\nKERN, g\u00E9n. de brig., commandant l'artillerie\n1re Division: Roe\n9e de ligne 900\n");
  EXPECT_TRUE(reading.orbat.formations.at(0).commander.empty());
}

TEST(BooksAbroad, WhoeverStandsBehindPuisCameLater) {
  EXPECT_EQ(read("2e division : KERN puis ROE\n9e de ligne 900\n").orbat.formations.at(0).commander, "KERN");
}

TEST(BooksAbroad, RussianAdjectivesOfTwoTownsAreTwoRegiments) {
  EXPECT_EQ(read("Russia\n\u0414\u0438\u0432\u0438\u0437\u0438\u044F \u041A\u0435\u0440\u043D\u0430\n\u041F\u0441\u043A"
                 "\u043E\u0432\u0441\u043A\u0438\u0439 \u0438 \u041A\u0438\u0435\u0432\u0441\u043A\u0438\u0439 \u0434"
                 "\u0440\u0430\u0433\u0443\u043D\u0441\u043A\u0438\u0435\n")
                .orbat.formations.at(0)
                .units.size(),
            2U);
}

TEST(BooksAbroad, BareNumbersOfWhichOneIsTooHighForHorseAreFoot) {
  const Reading reading = read(below("Brigade Roe : 9e l\u00E9g\u00E8re, 3e, 27e, 76e, 8e chasseurs"));
  EXPECT_NE(told(reading).find("27e 570; 76e 570; "), std::string::npos);
}

TEST(BooksAbroad, TheNumberBehindAGeneralsNameTellsHimFromHisNamesakes) {
  EXPECT_EQ(told(read("\u0420\u0443\u0441\u0441\u043A\u0430\u044F \u0430\u0440\u043C\u0438\u044F\n"
                      "4-\u044F \u0434\u0438\u0432\u0438\u0437\u0438\u044F \u2014 "
                      "\u0433\u0435\u043D\u0435\u0440\u0430\u043B-\u043C\u0430\u0439\u043E\u0440 "
                      "\u0420\u043E\u0433\u043E\u0432 1-\u0439\n\u041A\u0438\u0435\u0432\u0441\u043A\u0438\u0439 "
                      "\u0434\u0440\u0430\u0433\u0443\u043D\u0441\u043A\u0438\u0439 \u043F\u043E\u043B\u043A "
                      "500\n")),
            "\u0420\u0443\u0441\u0441\u043A\u0430\u044F \u0430\u0440\u043C\u0438\u044F[4-\u044F "
            "\u0434\u0438\u0432\u0438\u0437\u0438\u044F[\u041A\u0438\u0435\u0432\u0441\u043A\u0438\u0439 "
            "\u0434\u0440\u0430\u0433\u0443\u043D\u0441\u043A\u0438\u0439 \u043F\u043E\u043B\u043A 500; ]]");
}

}  // namespace estafette::readers::books_abroad_test
