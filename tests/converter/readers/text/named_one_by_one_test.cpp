// Lists of units by their names alone, and of counts with a word among them that nobody knows.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::named_one_by_one_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

std::string of(const std::string& nation, const std::string& lines) {
  return told(read(nation + "\n" + lines + "\n"));
}

}  // namespace

TEST(NamedOneByOne, EachRegimentThatSaysThatItIsOneIsAUnit) {
  EXPECT_EQ(of("Spain", "1st Division: General Kern\nCorona Regiment, Dos Reinas Regiment, 1st Toro Regiment"),
            "1st Division[Corona Regiment 570; Dos Reinas Regiment 570; 1st Toro Regiment 570; ]");
  EXPECT_EQ(of("Italy", "Brigata Rossi\nBattaglione Emilia, Compagnia Imola, Compagnia di Parma"),
            "Brigata Rossi[Battaglione Emilia 600; Compagnia Imola 100; Compagnia di Parma 100; ]");
}

TEST(NamedOneByOne, ACompanyAndARegimentMayBeOneAndItsWhole) {
  EXPECT_FALSE(asked(read("Italy\nBrigata Rossi\nCompagnia Imola, Battaglione Emilia\n")).empty());
}

TEST(NamedOneByOne, NamesBehindAWordForSeveralAreUnitsThoughOthersOfThemAreNumbered) {
  EXPECT_EQ(of("Russia", "1-я дивизия: полки Тульский, Рязанский и 9-й егерский"),
            "1-я дивизия[полк Тульский 350; полк Рязанский 350; 9-й егерский 350; ]");
  EXPECT_EQ(of("Spain", "División Toro\nRegimientos: Alba, Soria y 9.º ligero"),
            "División Toro[Regimiento Alba 570; Regimiento Soria 570; 9.º ligero 570; ]");
  EXPECT_EQ(of("France", "Division Petit\nRégiments: Alba, Soria et 9e léger"),
            "Division Petit[Régiment Alba 570; Régiment Soria 570; 9e léger 570; ]");
  EXPECT_EQ(of("Prussia", "Division Kern: Regimenter Alba, Toro und 9. Jäger"),
            "Division Kern[Regiment Alba 690; Regiment Toro 690; 9. Jäger 690; ]");
  EXPECT_EQ(of("Britain", "Division Kern: regiments of Alba, Toro and 9th Light"),
            "Division Kern[regiment of Alba 650; regiment Toro 650; 9th Light 650; ]");
}

TEST(NamedOneByOne, TheirBattalionsInAllAreSharedAndMarked) {
  const Reading reading = read("Россия\n1-я дивизия, полки: Тульский, Рязанский и 9-й егерский, всего 6 батальонов\n");
  EXPECT_EQ(told(reading), "1-я дивизия[полк Тульский 700; полк Рязанский 700; 9-й егерский 700; ]");
  EXPECT_NE(unit_of(reading, 1).note.find("a share of 6 battalions"), std::string::npos);
}

TEST(NamedOneByOne, OneUnknownSortInAListOfCountsTakesNothingFromTheOthers) {
  EXPECT_EQ(of("Russia", "1st Brigade: 2 grenadier battalions, 3 Jager battalions, 5 Tartar squadrons"),
            "1st Brigade[Grenadiers 700; Jager 1050; Tartar 450; ]");
}

TEST(NamedOneByOne, CountedJagersAreLightInfantryWhereverTheyStandInTheList) {
  const Reading reading =
      read("Russia\n1st Brigade: 2 grenadier battalions, 3 Jäger battalions, 5 squadrons of hussars\n");
  EXPECT_EQ(told(reading), "1st Brigade[Grenadiers 700; Jäger 1050; hussars 450; ]");
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::light_infantry);
}

TEST(NamedOneByOne, OwnersBeforeAWordForSeveralHadARegimentEach) {
  EXPECT_EQ(of("United States", "1st Brigade: Col. Kern\nDale's and Holt's regiments, Roe's battery"),
            "1st Brigade[Dale's regiment 570; Holt's regiment 570; Roe's battery 120 8 guns; ]");
  EXPECT_EQ(
      of("United States",
         "\nThe Third Brigade will consist of Hill's regiment of South Carolina volunteers and "
         "Dale's and Holt's regiments of Mississippi volunteers."),
      "The Third Brigade[Hill's regiment of South Carolina volunteers 570; Dale's regiment of Mississippi volunteers "
      "570; Holt's regiment of Mississippi volunteers 570; ]");
}

TEST(NamedOneByOne, TwoThatAWordForAndJoinsAreTwo) {
  EXPECT_EQ(of("Spain", "Brigade Kern\nAlba Regiment and Toro Regiment"),
            "Brigade Kern[Alba Regiment 570; Toro Regiment 570; ]");
  EXPECT_EQ(of("Italy", "Brigata Rossi: Battaglione Emilia e Compagnia Imola"),
            "Brigata Rossi[Battaglione Emilia 600; Compagnia Imola 100; ]");
  EXPECT_EQ(of("United States", "1st Brigade: Col. Kern\nHill's regiment and Dale's regiment"),
            "1st Brigade[Hill's regiment 570; Dale's regiment 570; ]");
}

}  // namespace estafette::readers::named_one_by_one_test
