// What typed lists told and nobody noticed that it was read wrongly: names that are one regiment's alone, lists of two
// sorts, places in a list, trees, lines of battle, totals, two columns.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::silent_typed_lists_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(SilentTypedLists, AForeignRegimentBehindHigherNumbersIsForeignAlone) {
  const Reading reading = read("France\nKern's dragoons: 5e, 12e, 3rd Dutch hussars\n");
  EXPECT_EQ(unit_of(reading, 0).nation, "France");
  EXPECT_EQ(unit_of(reading, 0).kind, Kind::medium_cavalry);
  EXPECT_EQ(unit_of(reading, 1).nation, "France");
  EXPECT_EQ(unit_of(reading, 2).nation, "Netherlands");
  EXPECT_NE(unit_of(reading, 0).note.find("not Dutch hussars as beside it"), std::string::npos);
}

TEST(SilentTypedLists, ForeignRegimentsInTheirOrderShareTheirNation) {
  const Reading reading = read("Britain\nKern's Brigade: 4th, 10th Portuguese Line\n");
  EXPECT_EQ(unit_of(reading, 0).nation, "Portugal");
  EXPECT_EQ(unit_of(reading, 1).nation, "Portugal");
}

TEST(SilentTypedLists, LightInfantryBehindHigherNumbersIsLightAlone) {
  const Reading reading = read("France\n9th Division: 92nd (2), 93rd (3), 100th (3), 4th Léger (3)\n");
  EXPECT_EQ(unit_of(reading, 0).kind, Kind::line_infantry);
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::line_infantry);
  EXPECT_EQ(unit_of(reading, 3).kind, Kind::light_infantry);
  EXPECT_EQ(unit_of(read("France\n6th Division: 3rd, 4th, 9th Léger\n"), 0).kind, Kind::light_infantry);
}

TEST(SilentTypedLists, HorseBehindNumbersThatNoHorseHadIsHorseAlone) {
  const Reading reading = read("France\nBrigade Kern: 84e, 97e, 3e lanciers\n");
  EXPECT_EQ(unit_of(reading, 0).kind, Kind::line_infantry);
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::light_cavalry);
  EXPECT_EQ(unit_of(read("France\nBrigade Kern: 12e, 5e dragons\n"), 0).kind, Kind::medium_cavalry);
}

TEST(SilentTypedLists, BrigadesInBracketsOnTheLineOfTheirArmAreAskedAbout) {
  EXPECT_FALSE(asked(read("Britain\n1st Division\n1/9th Foot 700\nCavalry: Kern (3rd, 4th Dragoons), 13th Hussars, Roe "
                          "(1st, 7th Dragoons)\n"))
                   .empty());
}

TEST(SilentTypedLists, ALetteredLightRegimentIsLight) {
  const Reading reading = read("France\n1st Division\n13th Lt: 2 bns\n17th Line: 2 bns\n1st Ch. à Ch. 3 sqns\n");
  EXPECT_EQ(unit_of(reading, 0).kind, Kind::light_infantry);
  EXPECT_EQ(unit_of(reading, 2).subunits, 3);
}

TEST(SilentTypedLists, MenBehindTwoThatAreJoinedAreThoseOfBothWhereOthersHaveTheirs) {
  for (const std::string list :
       {"Húsares de Roe (200); 6.º y 7.º Dragones (300)", "Húsares de Roe (200), 6.º y 7.º Dragones (300)"}) {
    const Reading reading = read("España\nBrigada Kern: " + list + "\n");
    EXPECT_EQ(unit_of(reading, 1).men.value, 150) << list;
    EXPECT_EQ(unit_of(reading, 2).men.value, 150) << list;
    EXPECT_NE(unit_of(reading, 2).note.find("a share of 300 men for 2 units"), std::string::npos) << list;
  }
}

TEST(SilentTypedLists, ABattalionHasNoBattalionsOfTheRegimentsBesideIt) {
  const Reading reading = read("Preußen\nBrigade Kern: Thüring. Bat., 4., 15. LW (je 2)\n");
  EXPECT_EQ(unit_of(reading, 0).men.value, 690);
  EXPECT_EQ(unit_of(reading, 1).subunits, 2);
  EXPECT_EQ(unit_of(reading, 2).subunits, 2);
}

TEST(SilentTypedLists, WhoLedAnArmKeepsHisCommand) {
  for (const std::string line :
       {"Caballería Moss: 1.º Húsares, 7.º Dragones", "Cavalerie de Moss : 1er hussards, 7e dragons",
        "Cavallerie von Moss:\n1. Husaren\n7. Dragoner", "Cavalry of Moss:\n1st Hussars\n7th Dragoons"}) {
    const Reading reading = read("France\n1st Division\n9th Line 900\n" + line + "\n");
    EXPECT_NE(told(reading).find("Moss["), std::string::npos) << told(reading);
  }
}

TEST(SilentTypedLists, WhoLeadsACommandIsNotTheNameBehindItsColon) {
  const Reading reading = read("France\nVI Corps (Kern): Roe 6th Light, 39th Line, 69th Line\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Kern");
}

TEST(SilentTypedLists, MarksOfQuotedMailsAreNoPartOfAName) {
  const Reading reading = read(">> France\n>> 1st Division: Kern\n> 9th Line 900\n>> 24th Line 800\n");
  EXPECT_EQ(told(reading), "1st Division[9th Line 900; 24th Line 800; ]");
}

TEST(SilentTypedLists, TwoBattalionsOrBatteriesAtACommaAreTwo) {
  EXPECT_EQ(french("1st Division\nAvantgarde Bn, Leib Bn\nFoot battery Kern, horse battery Roe (8 guns each)"),
            "1st Division[Avantgarde Bn 570; Leib Bn 570; Foot battery Kern 104 8 guns; horse battery Roe 120 8 guns; "
            "]");
}

TEST(SilentTypedLists, BatteriesOfTwoCaptainsAreTwo) {
  EXPECT_EQ(told(read("Hanover\nArtillery\nBraun's battery, Coppen's Battn. Artillery, Capt. Roe\n")),
            "Order of battle[Braun's battery 120 8 guns; Coppen's Battn. Artillery 120 8 guns; ]");
}

TEST(SilentTypedLists, ABattalionOfJagersBelowABrigadeIsOneOfItsUnits) {
  const Reading reading = read("Austria\nBrigade Kern\nIR 11 (3) 2.400\n4. Jägerbataillon\n");
  EXPECT_EQ(unit_of(reading, 1).name, "4. Jägerbataillon");
}

TEST(SilentTypedLists, PlacesInAListAreNoNumbersOfRegiments) {
  const Reading reading = read(
      "Spanish Army\n1st Division: Kern\n1. Irlanda, 3 bns, 900\n2. Navarra, 2 bns, 800\n3. Voluntarios de Castilla, 1 "
      "bn, 700\n4. Voluntarios, 1 bn, 700\n2nd Division: Dale\n1. Zafra, 3 bns, 900\n2. 3rd Seville, 1 bn, 500\n3. "
      "Guards, 2 bns, 900\n");
  EXPECT_EQ(told(reading),
            "Spanish Army[1st Division[Irlanda 900; Navarra 800; Voluntarios de Castilla 700; Voluntarios 700; ]2nd "
            "Division[Zafra 900; 3rd Seville 500; Guards 900; ]]");
}

TEST(SilentTypedLists, NumbersOfRegimentsOneBelowTheOtherStay) {
  EXPECT_EQ(
      told(read("Preußen\nBrigade Kern\n1. Ostpreußisches IR 900\n2. Ostpreußisches IR 900\n3. Ostpreußisches IR "
                "900\nBrigade Roe\n1. Husaren 400\n2. Husaren 400\n3. Husaren 400\n")),
      "Brigade Kern[1. Ostpreußisches IR 900; 2. Ostpreußisches IR 900; 3. Ostpreußisches IR 900; ]Brigade Roe[1. "
      "Husaren 400; 2. Husaren 400; 3. Husaren 400; ]");
}

TEST(SilentTypedLists, BarsBeforeTheLinesSayHowDeepTheyStand) {
  for (const std::string tree :
       {"France\n|   1st Division\n|   |   22nd Line 900\n|   |   24th Line 800\n|   2nd Division\n|   |   9th Line "
        "700\n",
        "France\n| 1st Division\n| | 22nd Line 900\n| | 24th Line 800\n| 2nd Division\n| | 9th Line 700\n",
        "France\n|   1st Division\n|       22nd Line 900\n|       24th Line 800\n|   2nd Division\n|   |-- 9th Line "
        "700\n"})
    EXPECT_EQ(told(read(tree)), "1st Division[22nd Line 900; 24th Line 800; ]2nd Division[9th Line 700; ]") << tree;
}

TEST(SilentTypedLists, LinesOfBattleAboveTroopsWithStrengthsAreNoRegiments) {
  EXPECT_EQ(
      told(read("Prussia\nRight Wing: Lt. Gen. Kern\n1st Line\nIR Roe (2 bns)\nIR Till (2 bns)\n2nd Line\nIR Dale "
                "(2 bns)\n")),
      "Right Wing[IR Roe 1380; IR Till 1380; IR Dale 1380; ]");
}

TEST(SilentTypedLists, TheLineOfBattleBehindAWingIsNoRegiment) {
  for (const std::string wing : {"Left Wing 1st Line", "Left Wing, 1st Line: Kern", "Left Wing: 1st Line"}) {
    const Reading reading = read("Prussia\n" + wing + "\nIR Roe (2 bns)\nIR Till (2 bns)\n");
    EXPECT_EQ(told(reading), "Left Wing[IR Roe 1380; IR Till 1380; ]") << wing;
  }
}

TEST(SilentTypedLists, FourStarsOfAWikisListStandDeeperThanThree) {
  EXPECT_EQ(
      told(read("* III Corps - Kern\n** 8th Division - Roe\n*** 1st Brigade Till\n**** 6e Léger 900\n** 9th Division "
                "- Dale\n*** 1st Brigade Moss: 24e Léger 900, 29e Léger 800\n")),
      "III Corps[8th Division[1st Brigade[6e Léger 900; ]]9th Division[1st Brigade[24e Léger 900; 29e Léger 800; "
      "]]]");
}

TEST(SilentTypedLists, ALineOfBattleWithItsLeaderIsNoRegiment) {
  const Reading reading =
      read("Austria\n1st Line\nBrigade Kern\nIR Till (2 bns)\n2nd Line - Roe\nBrigade Dale\nIR Moss (2 bns)\n");
  EXPECT_EQ(told(reading).find("2nd Line"), std::string::npos) << told(reading);
  EXPECT_NE(told(reading).find("Second Line[Brigade Dale[IR Moss"), std::string::npos) << told(reading);
}

TEST(SilentTypedLists, RowsBelowAWordForATotalAreNoTroops) {
  for (const std::string total :
       {"Summe:\nInfanterie - 3 Bataillone - 2.000 Mann\nKavallerie - 4 Eskadrons - 400 Mann",
        "Zusammen\n3 Bataillone – 2.000\n4 Schwadronen – 400",
        "Stärke der Armee\nLinieninfanterie – 3 Bat. – 2.000 Mann\nHusaren – 4 Esk. – 400 Mann",
        "Total:\nInfantry: 3 battalions, 2,000 men\nCavalry: 4 squadrons, 400 men"})
    EXPECT_EQ(told(read("Preußen\nBrigade Kern\nIR 4 (3 Btl) 2.000\nHusaren (4 Esk) 400\n" + total + "\n")),
              "Brigade Kern[IR 4 2000; Husaren 400; ]")
        << total;
}

TEST(SilentTypedLists, TwoColumnsWithStrengthsAreReadOneAfterTheOther) {
  const Reading reading = read(
      "BRITISH ARMY                                  FRENCH ARMY\n"
      "2nd Division (Stone)                          1st Division (Gerd)\n"
      "  Kern's Brigade                                Roe's Brigade\n"
      "    1/3rd Foot           728                      34e Ligne (2 bns)     953\n"
      "    2/31st Foot          418                      40e Ligne (2 bns)     813\n"
      "  Dale's Brigade                                Till's Brigade\n"
      "    29th Foot            507                      21e Léger (2 bns)     788\n"
      "    1/48th Foot          497                      100e Ligne (2 bns)    738\n");
  EXPECT_TRUE(asked(reading).empty());
  EXPECT_NE(told(reading).find("Kern's Brigade[1/3rd Foot 728; 2/31st Foot 418; ]"), std::string::npos)
      << told(reading);
  EXPECT_NE(told(reading).find("Till's Brigade[21e Léger 788; 100e Ligne 738; ]"), std::string::npos) << told(reading);
}

}  // namespace estafette::readers::silent_typed_lists_test
