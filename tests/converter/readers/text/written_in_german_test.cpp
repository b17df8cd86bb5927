// Manners of German pages: regiments with their number behind the word, leaders without a rank, batteries in small
// letters.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::written_in_german_test {
namespace {

using text_test::asked;
using text_test::battalions;
using text_test::read;
using text_test::told;

/// The page of a brigade with these troops.
std::string prussian(const std::string& troops) {
  return "Preu\u00DFen\n1. Brigade: GM v. Lorch\n" + troops + "\n";
}

}  // namespace

TEST(WrittenInGerman, AFigureRightBehindARegimentOfFootIsItsNumber) {
  for (const char* regiment : {"IR 104", "Inf.Rgt. 114", "Inf.-Rgt. 125", "Landwehr-Inf.-Rgt. 119",
                               "Landwehr-Infanterie-Regiment 127", "Landwehr-Rgt. 128"}) {
    const Reading reading = read(prussian(std::string(regiment) + " (2 Btl.) 1 200 Mann\n9. IR (3 Btl.) 1 500 Mann"));
    EXPECT_EQ(told(reading), "1. Brigade[" + std::string(regiment) + " 1200; 9. IR 1500; ]");
    EXPECT_TRUE(asked(reading).empty()) << regiment;
  }
}

TEST(WrittenInGerman, ANumberBeforeACountOfBattalionsIsNoStrength) {
  const Reading reading = read(prussian("Landwehr-Inf.-Rgt. 22 4 Btl.\nInf.-Rgt. 24 3 Btl.\nIR 118 2 Bataillone"));
  EXPECT_EQ(battalions(reading), "Landwehr-Inf.-Rgt. 22 4; Inf.-Rgt. 24 3; IR 118 2; ");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(WrittenInGerman, AFigureThatHardlyAnyRegimentHasForANumberIsAskedAbout) {
  EXPECT_EQ(asked(read(prussian("IR 165\nIR 24 (3 Btl.) 1 500 Mann"))), std::vector<int>{3});
}

TEST(WrittenInGerman, RegimentsWithTheirNumbersBehindThemAreToldApart) {
  EXPECT_EQ(battalions(read(prussian("Inf.Rgt. 33, Inf.Rgt. 28 und Inf.Rgt. 82"))),
            "Inf.Rgt. 33 1; Inf.Rgt. 28 1; Inf.Rgt. 82 1; ");
  EXPECT_EQ(battalions(read(prussian("Inf.Rgt. 47, Inf.Rgt. 63, 43. Landwehr-Regiment"))),
            "Inf.Rgt. 47 1; Inf.Rgt. 63 1; 43. Landwehr-Regiment 1; ");
}

TEST(WrittenInGerman, ALeaderInBracketsNeedsNoRank) {
  const Reading reading = read("Preu\u00DFen\n1. Division (v. Lorch)\n46. Infanterieregiment 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "v. Lorch");
}

TEST(WrittenInGerman, ABatteryInSmallLettersIsNoRestOfTheLineAbove) {
  const Reading reading = read(prussian(
      "84. Linien-Infanterie-Regiment, 2112 Mann in 4 Bataill.\nreitende Batterie 4 (4 Gesch\u00FCtze) 89 Mann\n"
      "reitende Batterie 26 (8 Kanonen) 120 Mann"));
  EXPECT_EQ(told(reading),
            "1. Brigade[84. Linien-Infanterie-Regiment 2112; reitende Batterie 4 89 4 guns; reitende Batterie 26 120 8 "
            "guns; ]");
}

TEST(WrittenInGerman, MenInSoManyBattalionsLeadToNothingBelow) {
  const Reading reading =
      read(prussian("118. Landwehr, 901 Mann in 4 Btl.\n69. Linien-Infanterie-Regiment, 2120 Mann in 3 "
                    "Btl.\nFu\u00DF-Batterie Nr. 28: 78 Mann, 4 Gesch\u00FCtze"));
  EXPECT_EQ(told(reading),
            "1. Brigade[118. Landwehr 901; 69. Linien-Infanterie-Regiment 2120; Fu\u00DF-Batterie Nr. 28 78 4 guns; ]");
}

TEST(WrittenInGerman, BehindACountOfBattalionsARegimentHasItsNumber) {
  const Reading reading = read(prussian("2 Batl. Inf.Rgt. 116, 1522 Mann\n3 Btl. Landwehr-Inf.-Rgt. 119, 1400 Mann"));
  EXPECT_EQ(told(reading), "1. Brigade[Inf.Rgt. 116 1522; Landwehr-Inf.-Rgt. 119 1400; ]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(WrittenInGerman, TheLeaderOfABrigadeMayHaveARankWithAHyphen) {
  const Reading reading = read(
      "Preu\u00DFen\n1. Inf.-Brig.: Gen.-Maj. Gerwald: IR 10 (4 Bataillone, 1859 Mann), 14. "
      "Landwehr-Infanterie-Regiment (4 Bataillone, 1924 Mann)\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 2U);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(WrittenInGerman, ARingCopiedAsALetterIsABulletBeforeSmallLettersToo) {
  const Reading reading = read(
      "Preu\u00DFen\n## 1. Brigade: GM v. Lorch\no IR 40 (2 Bataillone, 1260 Mann)\no reitende Batterie 4 (8 "
      "Gesch\u00FCtze) 120 Mann\no IR 119 (3 Bataillone, 1825 Mann)\n");
  EXPECT_EQ(told(reading), "1. Brigade[IR 40 1260; reitende Batterie 4 120 8 guns; IR 119 1825; ]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(WrittenInGerman, TheStopOfARegimentInShortEndsNoSentence) {
  const Reading reading = read(
      "Preu\u00DFen\nErste Brigade, Oberst Warnstedt\nLandwehr-Inf.-Rgt. 84 4 Bataill.\nZweite Brigade, Oberst "
      "Roe\nIR 41 (4 Bataill.) 1352 Mann\n");
  EXPECT_EQ(battalions(reading), "Landwehr-Inf.-Rgt. 84 4; ");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(WrittenInGerman, ArtilleryOfTheDivisionIsNotThatOfItsLastBrigade) {
  const Reading reading = read(
      "Preu\u00DFen\n== 1. Inf.-Div.: GL v. Ledebur ==\n=== Brigade Roe ===\n* 75. Infanterie-Regiment (2 Bne.) 1214 "
      "Mann\nArtillerie der Division:\n* 6-pfd. Fu\u00DFbatterie Nr. 1 (6 Gesch\u00FCtze) 100 Mann\n");
  EXPECT_EQ(told(reading),
            "1. Inf.-Div.[6-pfd. Fu\u00DFbatterie Nr. 1 100 6 guns; Brigade Roe[75. Infanterie-Regiment 1214; ]]");
}

TEST(WrittenInGerman, HorseInCapitalsBelowAnEmptyDivisionIsOfIt) {
  const Reading reading = read(
      "Preu\u00DFen\n1. INFANTERIE-DIVISION\nBrigade Roe\n47. Inf.-Rgt. 509 Mann\n3. "
      "KAVALLERIE-DIVISION\nKAVALLERIE\n12. "
      "Ulanenregiment 659 Mann\n");
  EXPECT_EQ(told(reading),
            "1. INFANTERIE-DIVISION[Brigade Roe[47. Inf.-Rgt 509; ]]3. KAVALLERIE-DIVISION[12. Ulanenregiment 659; ]");
}

}  // namespace estafette::readers::written_in_german_test
