// English lists as books, wikis, clubs and scenarios have them: one class of fault each.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::english_books_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(EnglishBooks, ARegimentNamedAfterAProvinceIsOfTheArmyAboveIt) {
  const Reading reading = read(
      "Prussian Army\n1st Division\n1st Brigade\n77th (2nd Hanoverian) Infantry Regiment\n"
      "2. Hannoversches Infanterie-Regiment Nr. 78\nInfanterie-Regiment Nr. 79 (3. Hannoversches)\n"
      "15th (Hanoverian) Hussar Regiment\n");
  for (const Unit& unit : reading.orbat.formations.at(0).formations.at(0).formations.at(0).units)
    EXPECT_EQ(unit.nation, "Prussia") << unit.name;
}

TEST(EnglishBooks, ANationInFrontOfItsRegimentIsStillWhoseItIs) {
  EXPECT_EQ(unit_of(read("1st Brigade\n7th Hanoverian Infantry Regiment 800\n")).nation, "Hanover");
}

TEST(EnglishBooks, TheRegimentBehindItsBatteriesIsNoFurtherUnit) {
  EXPECT_EQ(
      told(read("French Army\n1st Division\n5th and 6th Batteries, 8th Artillery Regiment\n")),
      "French Army[1st Division[5th Battery of the 8th Artillery Regiment 104 8 guns; 6th Battery of the 8th Artillery "
      "Regiment 104 8 guns; ]]");
}

TEST(EnglishBooks, TwoCommasAreADittoAndStopsThatLeadTheEyeSayNothing) {
  EXPECT_EQ(told(read("Prussian Army\n1st Brigade\n12th Regiment of the Line, 3 battalions        .     .     .       "
                      "2,120\n24th   ,,     ,,     ,,    3     ,,            .     .     .       2,300\n")),
            "Prussian Army[1st Brigade[12th Regiment of the Line 2120; 24th Regiment of the Line 2300; ]]");
}

TEST(EnglishBooks, AFigureBehindNumberedBatteriesCountsThem) {
  EXPECT_EQ(told(read("Prussian Army\n1st Brigade\n12-pounder Foot Batteries, Nos. 2, 6, and 9          .     .    3\n"
                      "Horse Batteries, Nos. 2 and 7                    .     .    2\n")),
            "Prussian Army[1st Brigade[12-pounder Foot Battery 2 128 8 guns; 12-pounder Foot Battery 6 128 8 guns; "
            "12-pounder Foot Battery 9 128 8 guns; Horse Battery 2 144 8 guns; Horse Battery 7 144 8 guns; ]]");
}

TEST(EnglishBooks, TheCodeOfARegimentInBracketsIsNoStrength) {
  EXPECT_EQ(told(read("Prussian Army\n1st Brigade\nAlba (IR 26) (2 bns) 1,200\nToro (IR13), 2 battalions, 1,100\n"
                      "Lund Dragoons (DR 3) (5 sqns) 600\n")),
            "Prussian Army[1st Brigade[IR 26 Alba 1200; IR13 Toro 1100; DR 3 Lund Dragoons 600; ]]");
}

TEST(EnglishBooks, ABattalionOfAGuardIsNoCommand) {
  EXPECT_EQ(told(read("Prussian Army\n1st Brigade\nMora Infantry (2 bns) 900\nGuard Infantry (3rd battalion)\n"
                      "Toro Infantry (2 bns) 800\n")),
            "Prussian Army[1st Brigade[Mora Infantry 900; Guard Infantry 690; Toro Infantry 800; ]]");
}

TEST(EnglishBooks, WhoHoldsAnotherPostLeadsNothing) {
  for (const char* post : {"second in command: Gen Dale", "chief of staff: Col Dale", "2nd in command Gen Dale"})
    EXPECT_EQ(read(std::string("I Corps: General Roe (") + post + ")\n1st Brigade: 18th Foot; 30th Foot\n")
                  .orbat.formations.at(0)
                  .commander,
              "General Roe")
        << post;
}

TEST(EnglishBooks, ARankInTheArmyBehindThatInTheRegimentIsANote) {
  const Reading reading = read("1st Brigade\n2nd Bn, 24th Foot, Major (Col.) Henry Dale (WIA) - 976\n");
  EXPECT_EQ(unit_of(reading).commander, "Major Henry Dale");
  EXPECT_EQ(unit_of(reading).men, Men(976));
}

TEST(EnglishBooks, CavalryWithItsLeaderAndStrengthHoldsTheBrigadesBelowIt) {
  EXPECT_EQ(told(read("British Army\n1st Division\nDale's Brigade\n1/3rd Foot (500)\nCavalry\nLieutenant-General Sir "
                      "John Dale\n(740)\nRoe's Brigade\nMajor-General John Roe\n14th Light Dragoons (378)\nKern's "
                      "Brigade\n16th Light Dragoons (362)\n")),
            "British Army[1st Division[Dale's Brigade[1/3rd Foot 500; ]]Cavalry[Roe's Brigade[14th Light Dragoons 378; "
            "]Kern's Brigade[16th Light Dragoons 362; ]]]");
}

TEST(EnglishBooks, TheNextHeadingOfGunsIsNoBattery) {
  const Reading reading = read(
      "British Army\nArtillery\nRoyal Horse Artillery\nCaptain Dale's Troop (6 guns)\nRoyal Foot Artillery\n"
      "Captain Roe's Company (6 guns)\nCaptain Kern's Company (5 guns)\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 3U);
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).kind, Kind::horse_artillery);
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(2).kind, Kind::foot_artillery);
}

TEST(EnglishBooks, AFieldBrigadeOfGunnersIsABattery) {
  const Reading reading = read(
      "British Army\n1st Brigade\n1/3rd Foot 500\nCaptain Kern's Field Brigade, R.A. - 6 guns\nRoe's Brigade, Royal "
      "Artillery\nMajor Lund's Field Brigade, K.G.A.\n");
  const std::vector<Unit>& units = reading.orbat.formations.at(0).formations.at(0).units;
  ASSERT_EQ(units.size(), 4U);
  EXPECT_EQ(units.at(1).kind, Kind::foot_artillery);
  EXPECT_EQ(units.at(1).guns, Guns(6));
  EXPECT_EQ(units.at(3).name, "Major Lund's Field Battery, K.G.A.");
}

TEST(EnglishBooks, ABattalionOfARegimentCalledABrigadeHoldsNoOthers) {
  EXPECT_EQ(told(read("British Army\nRoe's Brigade\n8th Foot\n2nd/Rifle Brigade\n7th Fusiliers\n")),
            "British Army[Roe's Brigade[8th Foot 650; 2nd bn Rifle Brigade 650; 7th Fusiliers 650; ]]");
}

TEST(EnglishBooks, AnArmOfANationAboveItsDivisionsIsNoRegiment) {
  EXPECT_EQ(told(read("THE ALLIED ARMY\n\nBRITISH CAVALRY\n\nRoe's Brigade\n3rd Dragoons 500\n4th Dragoons 400\n\n"
                      "BRITISH INFANTRY\n\n1st Division, Kern:\nLund's Brigade\n1/3rd Foot 500\n1/4th Foot 600\n")),
            "THE ALLIED ARMY[BRITISH CAVALRY[Roe's Brigade[3rd Dragoons 500; 4th Dragoons 400; ]]1st Division[Lund's "
            "Brigade[1/3rd Foot 500; 1/4th Foot 600; ]]]");
}

TEST(EnglishBooks, ReserveCavalryInCapitalsIsBesideTheCorpsAboveIt) {
  EXPECT_EQ(told(read("THE FRENCH ARMY\n\nVI CORPS (Marshal Roe)\n1st Division (Dale)\n6th Light 900\n\nVIII CORPS "
                      "(Marshal Kern)\n1st Division (Till)\n4th Light 800\n\nRESERVE CAVALRY (General Moll)\n2nd "
                      "Dragoon Division (Lund)\n3rd Dragoons 400\n")),
            "THE FRENCH ARMY[VI CORPS[1st Division[6th Light 900; ]]VIII CORPS[1st Division[4th Light 800; ]]RESERVE "
            "CAVALRY[2nd Dragoon Division[3rd Dragoons 400; ]]]");
}

TEST(EnglishBooks, ACorpsOfAColonelHoldsNoBrigades) {
  EXPECT_EQ(told(read("British Army: General Till\n\nAdvanced Corps: Lieutenant-Colonel Roe\n  Light Battalion 694\n"
                      "  Corsican Rangers 272\n\nFirst Brigade: General Dale\n  1/27th Foot 781\n  1/81st Foot 600\n")),
            "British Army[Advanced Corps[Light Battalion 694; Corsican Rangers 272; ]First Brigade[1/27th Foot 781; "
            "1/81st Foot 600; ]]");
}

TEST(EnglishBooks, ASentenceThatLeadsUpToACorpsNamesItsLeader) {
  const Reading reading =
      read("French Army\nII Corps\n\nThe II Corps, under General Roe:\n1st Division (General Dale)\n3rd Line 900\n");
  EXPECT_EQ(told(reading), "French Army[II Corps[1st Division[3rd Line 900; ]]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "General Roe");
}

TEST(EnglishBooks, ASideThatArrivesLaterIsAnotherSide) {
  const Reading reading =
      read("BRITISH\n1st Brigade\n8th Foot\n\nFRENCH - arrives on turn 5\n1st Brigade\n7th Light\n");
  EXPECT_EQ(told(reading), "1st Brigade[8th Foot 650; ]1st Brigade (2)[7th Light 570; ]");
  EXPECT_EQ(reading.orbat.formations.at(1).units.at(0).nation, "France");
}

TEST(EnglishBooks, SlantedWordsOfAPrintAreReadWithoutTheirUnderscores) {
  const Reading reading = read("British Army\n1st Division\n_Lieutenant-General_ DALE.\n_1st Brigade_\n8th Foot 500\n");
  EXPECT_EQ(told(reading), "British Army[1st Division[1st Brigade[8th Foot 500; ]]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "Lieutenant-General DALE");
}

TEST(EnglishBooks, SomebodysCavalryWithACommanderBelowItIsACommand) {
  EXPECT_EQ(told(read("British Army\n\nRoe's Brigade\nCommander: Kern\n1/21st Foot\n2/21st Foot\n\nDale's Light "
                      "Cavalry\nCommander: Victor Dale\n12th Light Dragoons\n11th Light Dragoons\n")),
            "British Army[Roe's Brigade[1/21st Foot 650; 2/21st Foot 650; ]Dale's Light Cavalry[12th Light Dragoons "
            "420; 11th Light Dragoons 420; ]]");
}

TEST(EnglishBooks, ACaptainsCavalryAboveItsTroopsIsNoRegiment) {
  EXPECT_EQ(told(read("British Army\n1st Brigade\n  8th Foot 500\nCavalry: Captain Roe\n  12th Light Dragoons 135\n"
                      "  13th Light Dragoons 120\n")),
            "British Army[1st Brigade[8th Foot 500; ]Cavalry[12th Light Dragoons 135; 13th Light Dragoons "
            "120; ]]");
}

TEST(EnglishBooks, LaddersAndBoxesOfGamesNameNoRegiments) {
  EXPECT_EQ(told(read("French Army\nBrigade Roe: 8-7-6-5 33rd Line, 48th Line\nBrigade Dale: 4-3 (LC) 5th Hussars\n")),
            "French Army[Brigade Roe[33rd Line 570; 48th Line 570; ]Brigade Dale[5th Hussars 450; ]]");
  EXPECT_EQ(told(read("French Army\n1st Brigade\n  [ ] [ ] [ ]   M6  33rd Line\n  [ ] [ ]   M5  48th Line\n  [ ]   M5  "
                      "5th Hussars\n")),
            "French Army[1st Brigade[33rd Line 570; 48th Line 570; 5th Hussars 450; ]]");
}

TEST(EnglishBooks, ASmallFigureBesideMenIsNoHundredOfBattalions) {
  const Reading reading =
      read("British Army\n1st Brigade\nRoe's Corps - 1st Light Dragoons (86), Alba riflemen (200)\n");
  EXPECT_LE(reading.orbat.formations.at(0).formations.at(0).units.size(), 2U);
  EXPECT_FALSE(asked(reading).empty());
}

TEST(EnglishBooks, BattalionsBehindTheirRegimentAreItsBattalions) {
  EXPECT_EQ(told(read("British Army\n2nd Brigade (Roe): 2nd Nassau Regt, 1st Bn (893), 2nd Bn (877); 5th Foot\n")),
            "British Army[2nd Brigade[1st Bn 2nd Nassau Regt 893; 2nd Bn 2nd Nassau Regt 877; 5th Foot 650; ]]");
}

TEST(EnglishBooks, FiguresAndGunModelsOnOneLineHaveScalesOfTheirOwn) {
  EXPECT_EQ(told(read("French Army\nScale: 1 figure = 20 men; 1 gun model = 2 guns\n1st Brigade\n8th Line 36 figures\n"
                      "Foot battery 4 models\n")),
            "French Army[1st Brigade[8th Line 720; Foot battery 104 8 guns; ]]");
}

TEST(EnglishBooks, WhoPostedAListIsNoGrenadier) {
  EXPECT_EQ(told(read("French Army\n1st Brigade\n33rd Line 900\n34th Line 800\n\nGrenadier_Joe\n")),
            "French Army[1st Brigade[33rd Line 900; 34th Line 800; ]]");
}

TEST(EnglishBooks, TwoRegimentsWithASlashBetweenThemAreTwo) {
  EXPECT_EQ(
      told(read("Prussian Army\n1st Brigade\nIR 36 Alba / IR 22 Toro\nGren. Bn Kern / Gren. Bn Till\nLund Dragoons "
                "/ Dale Cuirassiers\n")),
      "Prussian Army[1st Brigade[IR 36 Alba 690; IR 22 Toro 690; Gren. Bn Kern 690; Gren. Bn Till 690; Lund "
      "Dragoons 520; Dale Cuirassiers 520; ]]");
}

TEST(EnglishBooks, WhatSortOfPiecesTheyAreIsNoSortOfTroops) {
  const Reading reading =
      read("Prussian Army\n1st Brigade\nIR 36 Alba\nArtillery\n  10 x 12-pdrs \"Brummers\"\n  8 x 12-pdrs light\n");
  for (const Unit& unit : reading.orbat.formations.at(0).units) EXPECT_EQ(unit.kind, Kind::foot_artillery) << unit.name;
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << told(reading);
}

TEST(EnglishBooks, ALetterThatRatesALeaderIsNoPartOfHisName) {
  const Reading reading =
      read("French Army\n1st Division (Roe, E)\n8th Line 900\n2nd Division (St. Till [A])\n9th Line 800\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "Roe");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(1).commander, "St. Till");
}

TEST(EnglishBooks, ANationInShortWithAStopIsWhoseTroopsTheyAre) {
  const Reading reading = read("French Army\n1st Brigade\n8th Line 900\nQueen's Dragoons (Ital.) 400\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.at(1).nation, "Italy");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.at(0).nation, "France");
}

TEST(EnglishBooks, ARuleThatAltersAThrowTellsOfNoTroops) {
  const Reading reading = read(
      "French Army\n1st Brigade\n33rd Line 900\n\nSpecial Rules\n1. Each battalion of less than 400 men tests its "
      "morale at -1.\n");
  EXPECT_EQ(told(reading), "French Army[1st Brigade[33rd Line 900; ]]");
}

TEST(EnglishBooks, AReserveOfGunsBehindBatteriesIsNotTheirSum) {
  EXPECT_EQ(
      told(read("III Corps\n8th Division\n15th Line 900\nFoot battery 8 guns\nHorse battery 6 guns\nCorps reserve "
                "artillery: 6 12-pounders, 2 howitzers\n")),
      "III Corps[Corps reserve artillery 120 8 guns; 8th Division[15th Line 900; Foot battery 120 8 guns; Horse "
      "battery 96 6 guns; ]]");
}

}  // namespace estafette::readers::english_books_test
