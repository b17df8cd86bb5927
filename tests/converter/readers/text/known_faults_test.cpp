// What was read wrongly or refused on pages of strangers and is mended: numbers run together with strengths, sentences
// in the passive, letters misread by a scanner, pages of commands alone.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::known_faults_test {
namespace {

using text_test::asked;
using text_test::battalions;
using text_test::read;
using text_test::told;
using text_test::told_of;
using text_test::unit_of;

}  // namespace

TEST(KnownFaults, ANumberAndAStrengthAtTheEndOfAListAreTwoFigures) {
  for (const std::string list : {"Brigade Kern: IR12 1,200, IR20 900", "Brigade Kern\nIR 12 1200, IR 20 900",
                                 "Brigade Kern: IR 12 1.200, IR 20 900"}) {
    const Reading reading = read("Austria\n" + list + "\n");
    EXPECT_EQ(unit_of(reading, 0).men.value, 1200) << told(reading);
    EXPECT_EQ(unit_of(reading, 1).men.value, 900) << told(reading);
    EXPECT_TRUE(asked(reading).empty()) << list;
  }
}

TEST(KnownFaults, ACommandThatWasFormedOfRegimentsHasThem) {
  EXPECT_EQ(
      told(read(
          "Esercito italiano\nLa Divisione Toro fu formata con il 2\u00B0 e 3\u00B0 Reggimento di linea e il 3\u00B0 "
          "leggero.\n")),
      "Esercito italiano[Divisione Toro[2\u00B0 Reggimento di linea 600; 3\u00B0 Reggimento di linea 600; 3\u00B0 "
      "leggero "
      "600; ]]");
  EXPECT_EQ(told(read("Arm\u00E9e fran\u00E7aise\nLa division Kern fut form\u00E9e des 12e et 24e de ligne et du 9e "
                      "l\u00E9ger.\n")),
            "Arm\u00E9e fran\u00E7aise[division Kern[12e de ligne 570; 24e de ligne 570; 9e l\u00E9ger 570; ]]");
  EXPECT_EQ(
      told(read(
          "Ej\u00E9rcito espa\u00F1ol\nLa divisi\u00F3n Roe fue formada por el regimiento de Rey y los H\u00FAsares de "
          "Soria.\n")),
      "Ej\u00E9rcito espa\u00F1ol[divisi\u00F3n Roe[regimiento de Rey 570; H\u00FAsares de Soria 520; ]]");
  EXPECT_EQ(
      told(read(
          "Preu\u00DFische Armee\nDie Brigade Roe wurde aus dem 8. und 9. Infanterie-Regiment gebildet.\nDie Brigade "
          "Till setzte sich aus dem 12. und 24. Infanterie-Regiment zusammen.\n")),
      "Preu\u00DFische Armee[Brigade Roe[8. Infanterie-Regiment 690; 9. Infanterie-Regiment 690; ]Brigade Till[12. "
      "Infanterie-Regiment 690; 24. Infanterie-Regiment 690; ]]");
}

TEST(KnownFaults, AStateThatAScannerReadAsAFigureIsNoStrength) {
  const Reading reading = read(
      "Union Army\nFirst Division: Gen. Alba\n86th Illinois, Major Levi Mair.\n100th 111.. Lt. Col. Brun.\n73d "
      "'Illinois, Capt. "
      "Wolff.\n");
  EXPECT_EQ(told(reading).find("111"), std::string::npos) << told(reading);
  EXPECT_NE(told(reading).find("73d Illinois"), std::string::npos) << told(reading);
  EXPECT_NE(told(reading).find("100th Ill"), std::string::npos) << told(reading);
}

TEST(KnownFaults, LeadersOfTwoBrigadesInColumnsThatRanTogetherLeadOneEach) {
  const Reading reading = read(
      "Union Army\nFIRST DIVISION\nFirst Brigade\nSecond Brigade\nColonel Isaac Kern\nColonel John Lind\n86th Illinois "
      "300\n"
      "44th Illinois 400\n");
  const Formation& division = reading.orbat.formations.at(0).formations.at(0);
  EXPECT_EQ(division.formations.at(0).commander, "Colonel Isaac Kern") << told(reading);
  EXPECT_EQ(division.formations.at(1).commander, "Colonel John Lind") << told(reading);
  EXPECT_EQ(asked(reading).size(), 1U);
}

TEST(KnownFaults, GunsOfTheFieldArtilleryAreABattery) {
  EXPECT_EQ(told(read("British Army\nKern's Brigade\n3 Battalions line infantry\n1 RFA gun\n")),
            "British Army[Kern's Brigade[line infantry 1950; Foot artillery 20 1 guns; ]]");
}

TEST(KnownFaults, ASortOfSeveralWithAnAdjectiveIsThatOfAllNamesBehindIt) {
  const Reading reading = read("Austria\nDivision Kern\nCombined Grenadier Battalions Alba (1), Dale (1), Till (1)\n");
  for (std::size_t at = 0; at < 3; ++at) EXPECT_EQ(unit_of(reading, at).kind, Kind::grenadiers) << told(reading);
}

TEST(KnownFaults, HalfABattalionOrTheFirstOfTheSecondIsAsked) {
  EXPECT_EQ(asked(read("Prussian Army\n9th Brigade: Kern\n1/2 Toro Sch\u00FCtzen Battalion\n1/2nd Line 500\n")),
            std::vector<int>{3});
}

TEST(KnownFaults, APageOfCommandsAndTheirLeadersAloneIsReadAndItsTroopsAreAskedForOnce) {
  const Reading reading = read(
      "Arm\u00E9e fran\u00E7aise\nCorps Kern: g\u00E9n\u00E9ral Kern\n1re division: g\u00E9n\u00E9ral Roe\n1re "
      "brigade: g\u00E9n\u00E9ral Dale\n2e brigade: "
      "g\u00E9n\u00E9ral Till\n2e division: g\u00E9n\u00E9ral Petit\n");
  EXPECT_EQ(told(reading),
            "Arm\u00E9e fran\u00E7aise[Corps Kern[1re division[1re brigade[]2e brigade[]]2e division[]]]");
  EXPECT_EQ(asked(reading).size(), 1U);
  EXPECT_THROW((void)read("French Army\n1st Division\n2nd Division\n3rd Division\n"), Refusal);
}

}  // namespace estafette::readers::known_faults_test
