// Pages of forums, games and old prints that were new to the readers: how they set lines in, count, and tell of several
// arms at once.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::sundry_pages_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(SundryPages, DotsSetALineInAndAreNoPartOfItsName) {
  EXPECT_EQ(french("1re division\nGénéral Kern\n..........24e Ligne (2 bataillons) 900\n..........Batterie Nr. 7\n"),
            "1re division[24e Ligne 900; Batterie Nr. 7 104 8 guns; ]");
}

TEST(SundryPages, GunsOfTwoSortsAreTwoBatteries) {
  EXPECT_EQ(told(read("Austria\nRight Column: Kern\n- Artillery: 12 horse guns, 14 foot guns\n- Division: "
                      "Feldmarschall-Leutnant Roe\n  - IR 3 (2 battalions) 1,200\n")),
            "Right Column[horse artillery 192 12 guns; foot artillery 196 14 guns; Division Roe[IR 3 1200; ]]");
}

TEST(SundryPages, AFigureThatComesTwiceBeforeASortOfTroopsCountsThem) {
  const Reading reading = read(
      "France\nDivision Kern\n4 Light Infantry\n7 Line Infantry\n1 Foot Battery\nDivision Roe\n7 Line "
      "Infantry\n4 Light Infantry\n1 Foot Battery\n");
  EXPECT_EQ(unit_of(reading, 0).subunits, 4);
  EXPECT_EQ(unit_of(reading, 1).subunits, 7);
}

TEST(SundryPages, PointsBehindAGeneralAreNoTroops) {
  EXPECT_EQ(french("Corps Kern +2\nDivision Roe +1\n24e Ligne 900\nDivision Till -1\n25e Ligne 800\n"),
            "Corps Kern[Division Roe[24e Ligne 900; ]Division Till[25e Ligne 800; ]]");
}

TEST(SundryPages, GunnersAndTheirTrainEachHaveTheirMen) {
  EXPECT_EQ(told(read("Naples\nCavalry Division: Kern\nLancers 313 men\nARTILLERY 126 TRAIN 153\n")),
            "Cavalry Division[Lancers 313; ARTILLERY 126 8 guns; TRAIN 153; ]");
  EXPECT_EQ(unit_of(read("Naples\nCavalry Division: Kern\nLancers 313 men\nARTILLERY 126 TRAIN 153\n"), 2).kind,
            Kind::train);
}

TEST(SundryPages, GunnersEngineersAndTrainTogetherAreNotSharedInThree) {
  EXPECT_EQ(asked(read("France\n1st Division: Kern\n24th Line 700\nArtillery, Engineers, Train etc. 5,240 men\n")),
            (std::vector{4}));
}

TEST(SundryPages, ATotalOfManyMoreBattalionsIsNotSharedByTheLastBrigade) {
  const Reading reading = read(
      "Prussia\n2. Armeekorps: Kern\n11. Brigade: Roe\nIR 5 (3 Bat.)\nIR 6 (3 Bat.)\nIR 7 (3 Bat.)\n12. Brigade: "
      "Till\nIR 8 (3 Bat.)\nTotal: 17 Bataillone, 8000 Mann\nKavallerie-Brigade: Moe\nDragoner (4 Esk.)\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(1).units.at(0).men.value, 2070);
}

TEST(SundryPages, AStrengthRightBelowACorpsIsItsOwn) {
  const Reading reading =
      read("France\nLa Grande Armée\nI Corps\nStrength: 13,000 men and 24 guns.\n1st Division: Kern\n24e Ligne 900\n");
  ASSERT_EQ(reading.looks.size(), 1U);
  EXPECT_NE(reading.looks.at(0).expected.find("the sum of the units of I Corps"), std::string::npos);
}

TEST(SundryPages, AHeadingOfTwoSortsOfTroopsTellsNoneOfTheirKind) {
  EXPECT_EQ(
      unit_of(read("Prussia\nLeichte Truppen und Kavallerie: Kern\n5 Esk. Husaren\nDie Morvener Jäger\n"), 1).kind,
      Kind::light_infantry);
}

TEST(SundryPages, DashesInOldPrintsStandForTheWordsAbove) {
  EXPECT_EQ(told(read("Prussia\nBrigade Kern\n10 Esk. Husaren von Roe\n5 -- -- von Till\n2 Bat. von Moe\n2 -- von "
                      "Dale\n")),
            "Brigade Kern[Husaren von Roe 1300; Husaren von Till 650; Moe 1380; Dale 1380; ]");
}

TEST(SundryPages, ALegionThatAGeneralLeadsHoldsTheRegimentsBelow) {
  EXPECT_EQ(french("1re division : Kern\n24e Ligne 900\nLégion du Nord\nGénéral Till\n1er régiment 800\n2e régiment "
                   "700\n"),
            "1re division[24e Ligne 900; Légion du Nord[1er régiment 800; 2e régiment 700; ]]");
  EXPECT_EQ(french("1re division : Kern\nLégion du Nord\nColonel Roe\n24e Ligne 900\n"),
            "1re division[Légion du Nord 570; 24e Ligne 900; ]");
}

TEST(SundryPages, TroopsOfNoNameAreAskedAbout) {
  EXPECT_EQ(asked(read("Britain\n1st Division: Kern\n24th Foot 700\nLines of Communication and Artillery Troops\nStaff "
                       "of 1,240\nGeneral Headquarters units\n")),
            (std::vector{4, 5, 6}));
  EXPECT_EQ(asked(read("France\n1st Division: Kern\n24th Line 700\nEscadrons de service\n")), (std::vector{4}));
}

TEST(SundryPages, WhatADivisionMarchesWithIsItsTroops) {
  EXPECT_EQ(told(read("Autriche\nLa division Kern marche en avant, avec 2 bataillons du régiment d'infanterie n° 37 et "
                      "6 escadrons du régiment de dragons n° 5\n")),
            "La division Kern marche en avant[régiment d'infanterie n° 37 1600; régiment de dragons n° 5 780; ]");
}

TEST(SundryPages, BasesBehindEachUnitOfAListPartThem) {
  EXPECT_EQ(french("*1st Division - Kern* 9th Light - 5 bases 32nd Line - 4 bases 1 medium foot artillery\n"),
            "1st Division[9th Light 570; 32nd Line 570; 1 medium foot artillery 104 8 guns; ]");
}

TEST(SundryPages, TroopsInBracketsThatWereNotReadAreAskedAbout) {
  EXPECT_EQ(asked(read("Britain\n1st Division: Kern\n1st Brigade: Roe - Elite (Coldstream & Scots Guards)\n2nd "
                       "Brigade: Till\n24th Foot 700\n")),
            (std::vector{3, 3}));
}

TEST(SundryPages, SortsOfTroopsWithAPlusBetweenThemAreNotOneUnit) {
  EXPECT_EQ(asked(read("France\n1st Division: Kern\n24th Line 700\nheavy cavalry + dragoons led by Roe\n4 divisions of "
                       "infantry\n")),
            (std::vector{4, 5}));
}

TEST(SundryPages, ABatteryAboveSappersIsNotTheirHeading) {
  EXPECT_EQ(told(read("Spain\n1st Division: Kern\nToro (3) 700\nArtillery: 6 guns, 200 men\nSappers (2 companies) "
                      "166\n")),
            "1st Division[Toro 700; Artillery 200 6 guns; Sappers 166; ]");
}

TEST(SundryPages, CalibresInGermanWordsCountTheGuns) {
  EXPECT_EQ(
      unit_of(read("Austria\nBrigade: GM Kern\nIR 12 (3 Bat.)\n1 Brigadebatterie (8 Sechspfünder)\n"), 1).guns.value,
      8);
}

TEST(SundryPages, PlainNumbersBeforeTheSameSortOfTroopsAreThoseOfRegiments) {
  EXPECT_EQ(told(read("Poland\nDywizja 17: gen. Kern\n1 pp, 6 pp, 14 pp\nDywizja jazdy: gen. Roe\n1 psk, 2 psk\n")),
            "Dywizja 17[1. pp 500; 6. pp 500; 14. pp 500; ]Dywizja jazdy[1. psk 600; 2. psk 600; ]");
}

TEST(SundryPages, ACompanyOfAnotherRegimentBehindGuardsIsNoGuards) {
  const Reading reading = read("Britain\n1st Brigade: Kern: 1/2nd Guards, 1/3rd Guards, 1 coy 5/60th - 1,940\n");
  EXPECT_EQ(unit_of(reading, 2).name, "5/60th");
}

TEST(SundryPages, GermanShortFormsWithStopsAndHyphensTellTheKind) {
  const Reading reading = read(
      "Prussia\n9. Brigade Kern: 1. westpr. IR (3 Btl.), schles. Schützenbtl. (2 Komp.), 8. schles. Lw.-Kav.-Rgt. (4 "
      "Esk.), Neumärk. Drag.-Rgt. (4 Esk.), 6-Pfdr.-Fußbttr. Nr. 7\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 5U);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::light_infantry);
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::light_cavalry);
  EXPECT_EQ(unit_of(reading, 3).kind, Kind::medium_cavalry);
  EXPECT_EQ(unit_of(reading, 4).kind, Kind::foot_artillery);
}

TEST(SundryPages, BattalionsWithAWordBetweenTheirNumbersAreTwo) {
  EXPECT_EQ(french("Brigade Kern : IV/4e léger, III et IV/10e légère\n"),
            "Brigade Kern[IV/4e léger 570; III/IV/10e légère 1140; ]");
}

TEST(SundryPages, BatteriesOfTwoCalibresOnALineAreOneForEachNumber) {
  const Reading reading =
      read("Prussia\n1. Brigade: Kern\nIR 5 (3 Bat.)\n12-Pfdr. Batterie Nr. 3 und 6, 6-Pfdr. Nr. 11, 13\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 5U);
  EXPECT_EQ(unit_of(reading, 2).piece, "12-pounder");
  EXPECT_EQ(unit_of(reading, 4).piece, "6-pounder");
}

TEST(SundryPages, ABatteryBelowABrigadeThatStandsAloneIsItsOwn) {
  EXPECT_EQ(french("Brigade Kern\n24e Ligne 900\nArtillerie: 4 pièces\n"),
            "Brigade Kern[24e Ligne 900; Artillerie 52 4 guns; ]");
}

TEST(SundryPages, AStrengthBehindGunnersAndTrainIsNotLost) {
  EXPECT_EQ(asked(read("France\n1st Division: Kern\n24th Line 700\nArtillery, train, etc. 1,500\nStaff 44 men\n")),
            (std::vector{4}));
}

TEST(SundryPages, SquadronsOfAllStandBehindTheLastOfThemAlsoIfOthersFollow) {
  EXPECT_EQ(told(read("Russland\n14. Infanteriedivision: GM Kern\nTenginsk, Estland Inf.-Reg., 25. u. 26. Jäger - "
                      "2.300\nKavallerie Roe: Grodno-, Sumy-, Lubny-Husaren (15 Esk.), Riga-Dragoner (4 Esk.)\n")),
            "14. Infanteriedivision[Tenginsk 575; Estland Inf.-Reg 575; 25. Jäger 575; 26. Jäger 575; ]"
            "Kavallerie Roe[Grodno-Husaren 450; Sumy-Husaren 450; Lubny-Husaren 450; Riga-Dragoner 360; ]");
}

TEST(SundryPages, RangesBesideEachOtherAreListed) {
  EXPECT_EQ(french("1re division : Kern : 1er-3e & 6e-7e Tirailleurs\n"),
            "1re division[1er Tirailleurs 570; 2e Tirailleurs 570; 3e Tirailleurs 570; 6e Tirailleurs 570; 7e "
            "Tirailleurs 570; ]");
}

TEST(SundryPages, ARussianOrPrussianBatteryInGermanShortFormsIsNoBattalion) {
  const Reading reading =
      read("Russia\n14. Division: GM Kern\nPerm IR (2 Bat.)\nArtillerie: 2 Pos.-Bat. (24 Gesch.), 1 reit. Bat.\n");
  EXPECT_EQ(unit_of(reading, 3).kind, Kind::horse_artillery);
}

TEST(SundryPages, MoreMenThanTheBattalionsBeforeThemHadAreThoseOfAll) {
  EXPECT_EQ(told(read("France\n1st Division: Kern - 84 line 2 bns, 92 line 3 bns, 30 line 2 bns = 5,800\n")),
            "1st Division[84 line 1657; 92 line 2486; 30 line 1657; ]");
  EXPECT_EQ(asked(read("France\n1st Division: Kern\n84th Line (2 bns) 5,800\n")), (std::vector{3}));
}

TEST(SundryPages, ALeaderNamedAfterALandGivesNoNation) {
  const Reading reading =
      read("Russia\n4th Division (Eugen of Württemberg): Tobolsk, Volhynia IR (2 bns each), 4th Jäger\n");
  EXPECT_EQ(told(reading), "4th Division[Tobolsk IR 700; Volhynia IR 700; 4th Jäger 350; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Eugen of Württemberg");
}

TEST(SundryPages, PiecesOfSeveralCalibresOnALineAreCountedTogether) {
  EXPECT_EQ(
      french("Brigade Kern\n24e Ligne 900\nArtillerie : 2 pièces de 12, 4 de 8, 2 de 4, 2 obusiers de 6 pouces\n"),
      "Brigade Kern[24e Ligne 900; Artillerie 130 10 guns; ]");
}

TEST(SundryPages, ALeaderStandsBeforeTheListOfHisTroops) {
  EXPECT_EQ(
      told(read("Russia\nGuard Infantry Division: Kern - Preobrazhensky, Semenovsky, Izmailovsky (3 bns each)\n")),
      "Guard Infantry Division[Preobrazhensky 1050; Semenovsky 1050; Izmailovsky 1050; ]");
}

TEST(SundryPages, MenBehindAListThatADashBeginsAreTheCommands) {
  EXPECT_EQ(told(read("Britain\nKern's Brigade – 1/43rd, 1/95th, 3rd Cacadores: 2,100\n")),
            "Kern's Brigade[1/43rd 700; 1/95th 700; 3rd Cacadores 700; ]");
}

TEST(SundryPages, ABatteryInTheLineOfAnotherUnitIsAskedAbout) {
  EXPECT_EQ(asked(read("Russia\n1st Brigade: Kern\n10th Line 900\n11th Line 900, horse battery\n12th Line, Don horse "
                       "battery\nCossacks - 9 regiments, Don horse battery\n")),
            (std::vector{4, 5, 6}));
}

TEST(SundryPages, FiguresOfAGameBehindAUnitAreAskedAbout) {
  EXPECT_EQ(asked(read("France\n1st Division: Kern\n33e de ligne, 3,3,3/6\n34e de ligne 900\nAppointed to the "
                       "Staff\nCavalry Brigade: Roe\n7e "
                       "hussards, 3/6\n")),
            (std::vector{3, 5, 7}));
}

TEST(SundryPages, AStrengthBeforeItsCommandIsTold) {
  EXPECT_EQ(
      told(read("Confederates\n6,180 \u2013 Kern's Division (Maj. Gen. Roe) AQ 3.65\n1,579 \u2013 1st Brigade (Brig. "
                "Gen. Moss) AQ 3.2\n1,580 \u2013 2nd Brigade (Brig. Gen. Lake) AQ 3.75\n")),
      "Kern's Division[1st Brigade[1st Brigade 1579; ]2nd Brigade[2nd Brigade 1580; ]]");
}

TEST(SundryPages, ANationBehindBracketsIsThatOfTheUnit) {
  const Reading reading = read(
      "Britain\n1st Brigade: Kern\nGarrison Company (49) King's German Legion\n5th Line Battalion King's German "
      "Legion (745)\n");
  EXPECT_EQ(unit_of(reading, 0).nation, "Hanover");
}

TEST(SundryPages, AWordWithATypingErrorBehindOneIsAskedAbout) {
  EXPECT_EQ(asked(read("Britain\n1st Brigade: Kern\n1/61st Foot\nOne compnayy 5/60th Foot\n")), (std::vector{4}));
}

TEST(SundryPages, CountsOfBatteriesWithoutTheirWordAreAskedAbout) {
  const Reading reading = read(
      "France\n1st Division: Kern\n24th Line 900\n3 Elite medium foot artillery\n1 Elite light horse artillery\n2 "
      "heavy "
      "foot artillery\n1 medium foot artillery\n");
  EXPECT_EQ(asked(reading), (std::vector{4, 6}));
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::horse_artillery);
}

TEST(SundryPages, MenOfAllTroopsOfAnArmAreAskedAbout) {
  EXPECT_EQ(
      asked(read("Prussia\nBrigade Kern\nIR 24 (2 Bat.)\n9 Batt. Infanterie 6750 Mann\n1 Füss. Batt. 609 Mann\n20 "
                 "Escadr. Cavallerie 2400 Pferde\n")),
      (std::vector{4, 5, 6}));
}

TEST(SundryPages, DotsThatAPrintSetsApartLeadTheEyeToWhoLeadsOrToTheMen) {
  EXPECT_EQ(
      told(read("Britain\n1st Division . . . Lieutenant-General Kern\n24th Foot . . . . 600\n25th Foot . . . Colonel "
                "Roe . . . 550\n")),
      "1st Division[24th Foot 600; 25th Foot 550; ]");
}

}  // namespace estafette::readers::sundry_pages_test
