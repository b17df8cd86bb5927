// Manners of posts in forums: several regiments on a line, whose figures stand behind all of them, and what surrounds
// the post.
#include "converter/readers/text/told.hpp"
#include "converter/readers/unit/unit.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::posts_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

std::string prussian(const std::string& lines) {
  return told(read("Prussia\n1st Brigade: Kern\n" + lines + "\n"));
}

std::string british(const std::string& lines) {
  return told(read("Britain\n1st Brigade: Kern\n" + lines + "\n"));
}

}  // namespace

TEST(Posts, AsManyFiguresBehindAListAsUnitsAreOneForEach) {
  EXPECT_EQ(french("1re brigade: Kern\n18e et 19e de ligne 1.865 et 1.795 h."),
            "1re brigade[18e de ligne 1865; 19e de ligne 1795; ]");
  EXPECT_EQ(french("1re brigade: Kern\n61st, 72nd, 108th Line 2 bns, 3 bns, 4 bns"),
            "1re brigade[61st Line 1140; 72nd Line 1710; 108th Line 2280; ]");
  EXPECT_EQ(french("1re brigade: Kern\n92nd, 93rd Line (2/3)"), "1re brigade[92nd Line 1140; 93rd Line 1710; ]");
  EXPECT_EQ(french("1re brigade: Kern\n5th & 6th Lancers (3 + 4 sqns)"),
            "1re brigade[5th Lancers 450; 6th Lancers 600; ]");
  EXPECT_EQ(french("1re brigade: Kern\n92nd, 93rd Line (640/585)"), "1re brigade[92nd Line 640; 93rd Line 585; ]");
}

TEST(Posts, OfficersAndMenOfARegimentAreNoFiguresForTwo) {
  EXPECT_EQ(french("1re brigade: Kern\n18e de ligne (39/1,387)"), "1re brigade[18e de ligne 1426; ]");
}

TEST(Posts, ASlashBetweenBlanksPartsUnitsWithFigures) {
  EXPECT_EQ(french("1re brigade: Kern\n2e l\u00E9g\u00E8re (4) / 61e ligne (2)"),
            "1re brigade[2e l\u00E9g\u00E8re 2280; 61e ligne 1140; ]");
  EXPECT_EQ(french("1re brigade: Kern\nIR Kern - 3 - 2,400 / IR Roe Dale - 2 - 1,300"),
            "1re brigade[IR Kern 2400; IR Roe Dale 1300; ]");
}

TEST(Posts, AWordForASumPartsTheFigureOfAllFromTheLastUnit) {
  EXPECT_EQ(prussian("1. und 2. Schlesische Husaren, zusammen 8 Eskadrons"),
            "1st Brigade[1. Schlesische Husaren 520; 2. Schlesische Husaren 520; ]");
  EXPECT_EQ(told(read("Prussia\n1. Brigade: IR 12, IR 24, 1. Landwehr (9 Batl.), 7.200 Mann\n")),
            "1. Brigade[IR 12 2400; IR 24 2400; 1. Landwehr 2400; ]");
}

TEST(Posts, TwoNumbersBehindAWordForOneAreTwoUnits) {
  EXPECT_EQ(prussian("Landw.-Rgt. 4 u. 15 (je 4 Btl.)"), "1st Brigade[Landw.-Rgt 4 2760; Landw.-Rgt 15 2760; ]");
}

TEST(Posts, BattalionsOfANamedRegimentStandAmongNumberedOnes) {
  EXPECT_EQ(told(read("Britain\n1st Division: Kern\nStone: 1/Coldstream Gds, 1/3rd Gds (1,684)\n")),
            "1st Division[Stone[1/Coldstream Gds 842; 1/3rd Gds 842; ]]");
}

TEST(Posts, CompaniesOfOneRegimentAreNotOfTheNextInTheList) {
  EXPECT_EQ(british("1/43rd Foot, 4 coys 95th, 3rd Ca\u00E7adores"),
            "1st Brigade[1/43rd Foot 650; 95th 400; 3rd Ca\u00E7adores 570; ]");
}

TEST(Posts, CompaniesNumberedBeforeTheirRegimentAreABatteryEach) {
  EXPECT_EQ(french("1re division: Kern\nArtillerie: 3e & 5e cies, 2e Rgt d'artillerie \u00E0 pied"),
            "1re division[3e cie, 2e Rgt d'artillerie \u00E0 pied 104 8 guns; 5e cie, 2e Rgt d'artillerie \u00E0 pied "
            "104 8 guns; ]");
}

TEST(Posts, ANumberedReserveOfSomeBattalionsIsARegiment) {
  EXPECT_EQ(prussian("1st West Prussian Inf. (3), 6th Reserve (3), 7th Silesian LW (3)"),
            "1st Brigade[1st West Prussian Inf 2070; 6th Reserve 2070; 7th Silesian LW 2070; ]");
  EXPECT_EQ(prussian("6th Reserve (3 bns)\n7th Silesian LW (3 bns)"),
            "1st Brigade[6th Reserve 2070; 7th Silesian LW 2070; ]");
  EXPECT_EQ(told(read("Prussia\n1st Reserve\n7th Silesian LW (3 bns)\n")), "1st Reserve[7th Silesian LW 2070; ]");
}

TEST(Posts, ANameBehindANumberedCommandIsItsCommander) {
  const Reading reading = read("Netherlands\n2nd Netherlands Div. Stone\n27th J\u00E4gers 700\n");
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
  EXPECT_EQ(reading.orbat.formations[0].name, "2nd Netherlands Div");
  EXPECT_EQ(reading.orbat.formations[0].commander, "Stone");
  EXPECT_EQ(read("France\nII Corps of Observation\n24e Ligne 700\n").orbat.formations.at(0).commander, "");
  EXPECT_EQ(read("Austria\nDivision Weissenstein\nIR Kern 700\n").orbat.formations.at(0).name, "Division Weissenstein");
}

TEST(Posts, WhoLedWhenTheBattleBeganIsTheCommander) {
  const Reading reading =
      read("Union\n1st Brigade: BG Roe Stone (w), Col. Till - 900 men\n19th Indiana 500\n7th Wisconsin 400\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "BG Roe Stone (w)");
  EXPECT_EQ(told(reading), "1st Brigade[19th Indiana 500; 7th Wisconsin 400; ]");
  EXPECT_TRUE(asked(reading).empty()) << "900 men are those of its regiments";
}

TEST(Posts, TheAlliesAreASideOfTheirOwn) {
  const Reading reading = read(
      "French\nII Corps: Kern\n5th Division: Roe\n24e Ligne 700\n\nAllied\n2nd Netherlands Division: Stone\n27th "
      "J\u00E4gers 700\n");
  EXPECT_EQ(told(reading), "2nd Netherlands Division[27th J\u00E4gers 700; ]II Corps[5th Division[24e Ligne 700; ]]");
}

TEST(Posts, WhatSurroundsAPostIsNeitherTroopsNorAQuestion) {
  const Reading reading = read(
      "Joined: 2004\nLocation: Hill\nFrance\n1re brigade: Kern\n24e Ligne 700\n25e Ligne 600\nQuote\nLikes 3\nTop\n");
  EXPECT_EQ(told(reading), "1re brigade[24e Ligne 700; 25e Ligne 600; ]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(Posts, WhatStandsBelowSeeAlsoIsNoOrderOfBattle) {
  const std::string troops = "I Corps\n24e Ligne 700\n25e Ligne 600\n";
  EXPECT_EQ(french("See also\nBattle of Kern\n2nd Division (Grande Arm\u00E9e)\n10th Regiment\n\n" + troops),
            "I Corps[I Corps troops[24e Ligne 700; 25e Ligne 600; ]]");
  EXPECT_EQ(told(read("# France\n## I Corps\n- 24e Ligne 700\n- 25e Ligne 600\n## References\n- Roe, 3rd Division, "
                      "1913\n### Books\n- 4th "
                      "Regiment\n## II Corps\n- 26e Ligne 500\n")),
            "I Corps[I Corps troops[24e Ligne 700; 25e Ligne 600; ]]II Corps[II Corps troops[26e Ligne 500; ]]");
}

TEST(Posts, TroopsOfTwoSortsAtACommaAreAskedAbout) {
  EXPECT_EQ(asked(read("Prussia\n1st Brigade: Kern\nLithuanian Dragoons, West Prussian Dragoons 4 sqns\n")),
            std::vector{3});
  EXPECT_EQ(prussian("Lithuanian Dragoons, 1st West Prussian Dragoons, 4 sqns each; Brandenburg Uhlans 4 sqns"),
            "1st Brigade[Lithuanian Dragoons 520; 1st West Prussian Dragoons 520; Brandenburg Uhlans 520; ]");
}

TEST(Posts, ARegimentOfFewerThanTenMenIsAskedAbout) {
  EXPECT_EQ(asked(read("France\n1re brigade: Kern\n24e Ligne 700\nGarde de Paris 5 hommes\n")), std::vector{4});
}

TEST(Posts, AListBehindANumberedCommandItsGeneralAndADashIsItsTroops) {
  EXPECT_EQ(told(read("Prussia\n7th Bde Kern - Leib IR (2), Thuringian bn, 4th & 15th Silesian Landwehr\n")),
            "7th Bde[Leib IR 1380; Thuringian bn 690; 4th Silesian Landwehr 690; 15th Silesian Landwehr 690; ]");
}

TEST(Posts, SlashesWithoutBlanksPartRegimentsOfASort) {
  EXPECT_EQ(french("1re brigade: Kern\n16th Light/8th Line/45th Line (3 bns each)"),
            "1re brigade[16th Light 1710; 8th Line 1710; 45th Line 1710; ]");
  EXPECT_EQ(french("1re brigade: Kern\n2nd Battalion/24th Line 800 men"), "1re brigade[2nd Battalion/24th Line 800; ]");
}

TEST(Posts, ANameWithTheFiguresOfADivisionIsItsCommander) {
  const Reading reading = read("France\n3rd Division: Stone 12 bns 5,900\n27th Light 3,000\n28th Light 2,900\n");
  EXPECT_EQ(told(reading), "3rd Division[27th Light 3000; 28th Light 2900; ]");
  EXPECT_EQ(reading.orbat.formations[0].commander, "Stone");
}

TEST(Posts, NationsBehindAColonAreNobodysNameAndAreAskedAbout) {
  const Reading reading = read(
      "France\nI Corps\n3rd Division: Nassau, Baden, Frankfurt (6 bns; 4,500)\n4th Division: Kern\n27th Light 3,000\n");
  EXPECT_EQ(reading.orbat.formations[0].formations.at(0).commander, "");
  EXPECT_EQ(asked(reading), std::vector{3});
}

TEST(Posts, CompaniesBelowABrigadeOfHorseRide) {
  EXPECT_EQ(told(read("Confederacy\nCavalry Brigade: Col. Kern\n1st Kentucky (3 cos)\n8th Texas 400\n")),
            "Cavalry Brigade[1st Kentucky 195; 8th Texas 400; ]");
  EXPECT_EQ(unit_of(read("Confederacy\nCavalry Brigade: Col. Kern\n1st Kentucky (3 cos)\n8th Texas 400\n")).kind,
            Kind::light_cavalry);
}

TEST(Posts, NumberedChasseursOfFranceRide) {
  EXPECT_EQ(unit_of(read("France\n1re brigade: Kern\n25e chasseurs\n24e Ligne 700\n")).kind, Kind::light_cavalry);
  EXPECT_EQ(unit_of(read("France\n1re brigade: Kern\n25e chasseurs (2 bat.)\n24e Ligne 700\n")).kind,
            Kind::light_infantry);
}

TEST(Posts, AShortNameOfAMonthThatIsAlsoARankDatesNothing) {
  EXPECT_EQ(told(read("Polska\nLewe skrzyd\u0142o: gen. Roe\n3 pu\u0142k piechoty 1600 ludzi\nAlta: gen. Kern\n8 "
                      "pu\u0142k piechoty 500 ludzi\n")),
            "Lewe skrzyd\u0142o[3 pu\u0142k piechoty 1600; ]Alta[8 pu\u0142k piechoty 500; ]");
}

TEST(Posts, GunsBehindTheBatteryThatEndsAListAreItsOwn) {
  EXPECT_EQ(told(read("Confederacy\nKern's Bde: 7th KY; 1st TN (5 cos.); 6th TN; Stone's MS Btty, 6 guns\n")),
            "Kern's Bde[7th KY 570; 1st TN 500; 6th TN 570; Stone's MS Btty 90 6 guns; ]");
}

TEST(Posts, BarsAndWideGapsPartTheUnitsOfALine) {
  EXPECT_EQ(told(read("Confederacy\n2nd Brigade (Kern): 13th AR | 4th TN | Stone's MS Battery\n")),
            "2nd Brigade[13th AR 570; 4th TN 570; Stone's MS Battery 120 8 guns; ]");
  EXPECT_EQ(prussian("1. Ostpr. IR (3 B.)    2. Leib-HR (2 E.)    6. schles. LIR (4 B.)"),
            "1st Brigade[1. Ostpr. IR 2070; 2. Leib-HR 260; 6. schles. LIR 2760; ]");
}

TEST(Posts, WhatEachOfManyNamesHasStandsBehindTheLast) {
  EXPECT_EQ(told(read("Espa\u00F1a\n3\u00AA Divisi\u00F3n: Kern\nToro, Alba, Reina (2 batallones cada uno)\n")),
            "3\u00AA Divisi\u00F3n[Toro 1140; Alba 1140; Reina 1140; ]");
  EXPECT_EQ(prussian("Dragoner 8 Stein, 7 Kern (je 5 Esk.)"),
            "1st Brigade[Dragoner 8 Stein 650; Dragoner 7 Kern 650; ]");
}

TEST(Posts, NumbersBehindAWordThatNoRegimentHasForItsMenAreItsNumbers) {
  EXPECT_EQ(told(read("Prussia\n17th Bde: IR 58, 59\n")), "17th Bde[IR 58 690; IR 59 690; ]");
}

TEST(Posts, RegimentsWithTheirWordBehindEachNameOrBehindTheLastAreUnits) {
  EXPECT_EQ(prussian("Toro-Infanterieregiment, Alba-Infanterieregiment"),
            "1st Brigade[Toro-Infanterieregiment 690; Alba-Infanterieregiment 690; ]");
  EXPECT_EQ(prussian("Stein- und Kern-Infanterieregiment"),
            "1st Brigade[Stein-Infanterieregiment 690; Kern-Infanterieregiment 690; ]");
}

TEST(Posts, NumberedBattalionsOfARegimentAreAsMany) {
  EXPECT_EQ(french("1re brigade: Kern\n1st & 2nd Bns of the Provisional Legion\n24e Ligne 700"),
            "1re brigade[the Provisional Legion 1140; 24e Ligne 700; ]");
}

TEST(Posts, BatBeforeACalibreAreBatteries) {
  EXPECT_EQ(french("1re division: Kern\n18e Ligne 700; 13e chasseurs \u00E0 pied 600; 2 bat. 4pdr"),
            "1re division[18e Ligne 700; 13e chasseurs \u00E0 pied 600; Foot artillery 1 104 8 guns; Foot artillery 2 "
            "104 8 guns; ]");
}

TEST(Posts, SeveralThatCannotBeToldApartAreAskedAbout) {
  for (const char* line : {"Roe's Light Dragoons, 12th & 16th (819)", "4 Dragonerreg. \u00E0 6 Esk.",
                           "Roe's Bn: Ashland Arty - 2x20pdr, 2x12pdr Napoleon; Bedford - 4x3in; Brooks - 4x12pdr how; "
                           "Till - 4x24pdr how"})
    EXPECT_EQ(asked(read(std::string("Britain\n1st Brigade: Kern\n4th Foot 600\n") + line + "\n")), std::vector{4})
        << line;
}

TEST(Posts, ANationWithItsTotalInBracketsIsAnArmyAndNoBattery) {
  const Reading reading = read(
      "FRENCH (1,300 men): Kern\n1st Division: Roe\n24e Ligne 700\n25e Ligne 600\n\nALLIES (900 committed)\n2nd "
      "Netherlands Division: Stone\n27th J\u00E4gers 900\n");
  EXPECT_EQ(told(reading),
            "2nd Netherlands Division[27th J\u00E4gers 900; ]FRENCH[1st Division[24e Ligne 700; 25e Ligne 600; ]]");
  EXPECT_EQ(reading.orbat.formations.back().commander, "Kern");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(Posts, ACommandIsNotJoinedToALineThatEndsInAComma) {
  EXPECT_EQ(french("1re division : Kern\nbrig. Roe : 24e Ligne, 25e Ligne,\n2e division : Stone\n26e Ligne 700\n"),
            "1re division[brig. Roe[24e Ligne 570; 25e Ligne 570; ]]2e division[26e Ligne 700; ]");
}

TEST(Posts, TheWordsOfTheNearestUnitGoForANumberBehindIt) {
  EXPECT_EQ(french("1re brigade: 6th L\u00E9ger (3), 39th Line (3), 69th (3)"),
            "1re brigade[6th L\u00E9ger 1710; 39th Line 1710; 69th Line 1710; ]");
}

TEST(Posts, ABattalionOfASortBehindANumberedOneIsAnother) {
  EXPECT_EQ(asked(read("Britain\n1st Brigade: Kern\n1/27th, Grenadier bn 1,240\n")), std::vector{3});
}

TEST(Posts, NamesWithBattalionsBehindAColonThatCannotBeReadAreAskedAbout) {
  const Reading reading = read(
      "Spain\n1st Div (Kern): Rey, Alba, Toro (2 units of), Reina (1) total 6,800\n2nd Div (Roe)\nNavarra 700 men\n");
  EXPECT_EQ(asked(reading).at(0), 2);
}

TEST(Posts, AnArmyWithoutANationOfItsOwnBelongsToTheOneAboveIt) {
  const Reading reading = read(
      "France\nMouton's Division\n24e Ligne 700\nSpanish\nReina Regiment 500\nKern's Army of the Left\n1st Division: "
      "Roe\nToro Regiment 800\n");
  for (const Formation& formation : reading.orbat.formations)
    if (formation.name == "Kern's Army of the Left") {
      EXPECT_EQ(formation.formations.at(0).units.at(0).nation, "Spain");
      return;
    }
  FAIL() << "no army";
}

}  // namespace estafette::readers::posts_test
