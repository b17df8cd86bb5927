// Figures beside names that count something else than they seem to: ratings, halves, regiments behind battalions.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::counts_beside_names_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(RunsOfCodes, BehindUnitsAreRemarks) {
  const Reading reading = read("French Army\nBrigade Roe\n1 Legere  DD 8, CD12\n13 Ligne  DD 6, CD 12\n");
  EXPECT_EQ(told(reading), "French Army[Brigade Roe[1 Legere 570; 13 Ligne 570; ]]");
  EXPECT_TRUE(asked(reading).empty());
  EXPECT_EQ(told(read("British Army\nBrigade Dale\n95th Rifles  M9 F5 S3\n5th Foot F5 S3\n")),
            "British Army[Brigade Dale[95th Rifles 650; 5th Foot 650; ]]");
}

TEST(RunsOfCodes, ThatStandOnceAreAskedAbout) {
  EXPECT_EQ(asked(read("Russian Army\nBrigade Alba\nHalm Jagers  DD6 CD 8\nToro Musketeers\n")), std::vector<int>{3});
}

TEST(RegimentsCounted, BehindBattalionsAreAskedAboutAndBeforeThemNot) {
  EXPECT_EQ(asked(read("French Army\n1st Division Roe: 5 battalions, 1 regt\n2nd Division Dale: 2 regts, 4 battalions\n"
                       "3rd Division Kern: 4 Bataillone, 1 Regiment\n")),
            (std::vector<int>{2, 4}));
}

TEST(SortsOfCompanies, WithAFigureAndARegimentBehindThemAreAskedAbout) {
  EXPECT_EQ(asked(read("French Army\nBrigade Roe\n2 voltigeurs 2nde ligne\n2 Voltigeurs de la Garde\n"
                       "2 cies voltigeurs 8e ligne\n")),
            std::vector<int>{3});
}

TEST(Halves, BehindADecimalCommaAreHalvesAndNoBattalionsByNumber) {
  const Reading reading = read("France\nBrigade Roe\n5e Ligne, 2,5 bns\n9e Ligne: 7.5 companies, 300 men\n");
  EXPECT_EQ(unit_of(reading).men.value, 1425);
  EXPECT_EQ(unit_of(reading, 1).note.substr(0, 32), "7 companies; and half a company;");
}

TEST(Halves, OfAManAreMarked) {
  const Unit unit = unit_of(read("Brigade Roe\n5th Foot 650.5 men\n"));
  EXPECT_EQ(unit.men.value, 650);
  EXPECT_NE(unit.note.find("650 men of 650.5"), std::string::npos) << unit.note;
}

TEST(BatteriesOfFoot, AndOfHorseAreArtillery) {
  EXPECT_EQ(told(read("French Army\n1st Division Roe: 4 battalions of the line, 1 battery of foot\n"
                      "2nd Division Dale\n1 company of horse, 6 guns\n1 battery of light horse\n")),
            "French Army[1st Division[line 2280; foot artillery 104 8 guns; ]2nd Division[horse artillery 90 6 guns; "
            "light horse artillery 90 6 guns; ]]");
}

TEST(BatteriesOfFoot, AreAllThereHoweverManyAreCounted) {
  const Reading reading = read("France\nArtillery Reserve\n14 batteries\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 14U);
  EXPECT_EQ(unit_of(reading, 13).guns.value, 8);
  EXPECT_EQ(asked(read("France\nArtillery Reserve\n40 batteries\n")), std::vector<int>{3});
}

TEST(BatteriesOfFoot, OfSixGunsInWordsHaveSix) {
  EXPECT_EQ(told(read("British Army\n1st Division\n5th Foot 600\nCapt. Kern's battery of six guns\n")),
            "British Army[1st Division[5th Foot 600; Capt. Kern's battery 120 6 guns; ]]");
  EXPECT_EQ(told(read("Army of Roe\nThe right wing consisted of the 5th infantry, Lt Col Dale; Major Kern's light "
                      "artillery; and the 9th infantry, Col Roe.\n")),
            "Army of Roe[right wing[5th infantry 570; Kern's light artillery 120 8 guns; 9th infantry 570; ]]");
}

TEST(EntriesOverBlanks, AreJoinedOnAPageThatPartsAllItsLines) {
  const Reading reading = read(
      "First Brigade.\n\nCol. C. KERN.\n\n4th Alabama, Lieut. Col.\n\nD. Halm.\n\n5th Alabama, Maj. E.\n\nToro.\n\n"
      "16th North\n\nCarolina, Capt. G. Roe.\n\n7th Alabama\n\n(four companies), Capt. H. Dale.\n\n"
      "2d Alabama Light, Battery C,\n\nCapt. K. Moe.\n");
  std::string units;
  for (const Unit& unit : reading.orbat.formations.at(0).units) units += unit.name + ": " + unit.commander + "; ";
  EXPECT_EQ(units,
            "4th Alabama: Lieut. Col. D. Halm; 5th Alabama: Maj. E. Toro; 16th North Carolina: Capt. G. Roe; 7th "
            "Alabama: Capt. H. Dale; 2d Alabama Light, Battery C: Capt. K. Moe; ");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(BatteriesOfFoot, AreOneWithTheirRegimentBehindAnArm) {
  EXPECT_EQ(french("1re division\nArtillerie : 19e compagnie, 6e d'artillerie \u00E0 pied, 3e compagnie, 1er "
                   "d'artillerie \u00E0 "
                   "cheval\n"),
            "1re division[19e compagnie 6e d'artillerie \u00E0 pied 104 8 guns; 3e compagnie 1er d'artillerie \u00E0 "
            "cheval 90 6 "
            "guns; ]");
}

TEST(StrengthsBelow, ALineThatWasCutBeforeItsBracketAreThoseOfAllItsUnits) {
  EXPECT_EQ(french("Brigade Alba\n17th Provisional Regiment (four batts.), and 18th Provisional Regiment\n(four "
                   "batts.) 2,800\n"),
            "Brigade Alba[17th Provisional Regiment 1400; 18th Provisional Regiment 1400; ]");
}

TEST(Gaps, WithinANameMayPartTwoColumnsAndAreAskedAbout) {
  const Reading reading = read("Bavaria\nThird Division                      1st Brigade\n1st Line Kern 600\n");
  ASSERT_FALSE(reading.looks.empty());
  EXPECT_EQ(reading.looks.front().expected, "one entry, and no gap in its name");
}

TEST(Months, OfDanesAreNoMajors) {
  const Reading reading = read("British Army\n1st Brigade\nCol. Roe\n5th Alba, Maj. Toro\n9th Foot 600\n");
  EXPECT_EQ(asked(reading), std::vector<int>{4}) << "it was a date, and went into a note";
}

TEST(LikelyNation, OfSpanishRegimentsIsNotFranceForTheirTirailleurs) {
  EXPECT_EQ(unit_of(read("1st Division\nTirailleurs de Castilla\nRegimiento de Granada\n")).nation, "Spain");
}

}  // namespace estafette::readers::counts_beside_names_test
