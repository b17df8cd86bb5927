// Manners of lists for the table and of notes in histories: ratings, units by their number, who leads, and what stands
// round the entries of a list.
#include "converter/readers/text/told.hpp"
#include "converter/readers/unit/unit.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::game_lists_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(GameLists, RatingsInCodesAreNoGunsAndNoMen) {
  const Reading reading = read(
      "France\n1st Division Q3 (10): Kern\nGrenadiers Q3 C5 Steady\nArtillery: 3 Batteries of Medium Artillery Q4 "
      "C4\n3 "
      "Battalions Line Q5 C4\n");
  EXPECT_EQ(told(reading),
            "1st Division[Grenadiers 570; Batteries of Medium Artillery 1 104 8 guns; Batteries of Medium Artillery 2 "
            "104 8 guns; Batteries of Medium Artillery 3 104 8 guns; Line 1710; ]");
  EXPECT_EQ(unit_of(reading).note.substr(0, 12), "Q3 C5 Steady");
}

TEST(GameLists, ASmallNumberBeforeRatedTroopsCountsThem) {
  EXPECT_EQ(french("1re division: Kern\n2 Grenadiers Q3\n4 Line Q4 T2\nHussars Q3"),
            "1re division[Grenadiers 1140; Line 2280; Hussars 450; ]");
}

TEST(GameLists, OneCodeOrTwoAreNames) {
  EXPECT_EQ(french("1re division: Kern\nBattery B4 6 guns\n24e Ligne 700"),
            "1re division[Battery B4 78 6 guns; 24e Ligne 700; ]");
}

TEST(GameLists, UnitsAreCountedByThatWordToo) {
  EXPECT_EQ(
      french("1er corps: Kern\n2 unit\u00E9s d'infanterie l\u00E9g\u00E8re\n1 unit\u00E9 de cavalerie lourde"),
      "1er corps[1er corps troops[Infanterie l\u00E9g\u00E8re 1 570; Infanterie l\u00E9g\u00E8re 2 570; cavalerie "
      "lourde 450; ]]");
}

TEST(GameLists, BrigadiersWithTroopsBelowThemLeadABrigadeEach) {
  EXPECT_EQ(told(read("Bavaria\n3rd division: Roe\nBrigadier: Von der Till:\n5 Battalions\nBrigadier Kern\n3 "
                      "Battalions\n1 Horse Battery 6 guns\n")),
            "3rd division[Horse artillery 108 6 guns; Von der Till[Von der Till 3450; ]Kern[Kern 2070; ]]");
  EXPECT_EQ(told(read("Britain\n3rd Division: Roe\nBrigadier Kern\n24th Foot 700\n25th Foot 600\nBrigadier Till\n26th "
                      "Foot 500\n")),
            "3rd Division[Kern[24th Foot 700; 25th Foot 600; ]Till[26th Foot 500; ]]");
}

TEST(GameLists, OneGeneralAboveTroopsLeadsTheCommandAboveHim) {
  EXPECT_EQ(told(read("Britain\n3rd Division\nGeneral Kern\n24th Foot 700\n25th Foot 600\n")),
            "3rd Division[24th Foot 700; 25th Foot 600; ]");
}

TEST(GameLists, HorseOfAnArmyLeadsTheBrigadesBelowIt) {
  const Reading reading = read(
      "Britain\nArmy Cavalry*\nBrigade Kern (4th & 10th Portuguese)\nBrigade Roe (3rd Dragoons)\n1st Infantry "
      "Division: "
      "Till\n24th Foot 700\n* On the right\n");
  EXPECT_EQ(told(reading),
            "Army Cavalry[Brigade Kern[4th Portuguese 520; 10th Portuguese 520; ]Brigade Roe[3rd Dragoons 420; ]]1st "
            "Infantry Division[24th Foot 700; ]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(GameLists, CountsOfSeveralSortsThatCannotBeToldApartAreAskedAbout) {
  EXPECT_EQ(asked(read("Britain\nArtillery\n1 Royal Horse, 2 Royal Foot, 1 KGL, 3 Portuguese Foot\n1st Division: Roe\n"
                       "24th Foot 700\n")),
            std::vector{3});
}

TEST(GameLists, HorseArtilleryIsWhatItsLabelSays) {
  EXPECT_EQ(unit_of(read("France\n1re division: Kern\nHorse artillery: 1 battery\n24e Ligne 700\n")).kind,
            Kind::horse_artillery);
}

TEST(GameLists, TheEmperorIsNoGun) {
  EXPECT_EQ(unit_of(read("Union\n1st Brigade: Kern\nRoe's Battery 4 Napoleons\n")).guns.value, 4);
  EXPECT_EQ(unit_of(read("Union\n1st Brigade: Kern\nRoe's Battery (6 guns, Napoleons)\n")).piece, "12-pounder");
  EXPECT_NE(unit_of(read("France\n1re division: Kern\nNapoleon (Great) 600 men\n24e Ligne 700\n")).kind,
            Kind::foot_artillery);
}

TEST(GameLists, FusiliersAreOfTheLineWhereTheirArmyHasThemSo) {
  EXPECT_EQ(unit_of(read("Britain\n1st Brigade: Kern\n1/7th Fusiliers 700\n")).kind, Kind::line_infantry);
  EXPECT_EQ(unit_of(read("France\nGuard Division: Kern\nFusiliers of the Guard 700\n")).kind, Kind::line_infantry);
  EXPECT_EQ(unit_of(read("Prussia\n1st Brigade: Kern\nFusiliers Stein 700\n")).kind, Kind::light_infantry);
}

TEST(GameLists, ASentenceOnTheCommandThatWasNamedTellsWhoLedIt) {
  const Reading reading = read(
      "France\n1re division\nLa 1re division est command\u00E9e par le g\u00E9n\u00E9ral Kern.\nLa 1re division forme "
      "un "
      "carr\u00E9 au centre de la ligne.\n24e Ligne 700\n2e division, dite de r\u00E9serve\nLa 2e division est "
      "command\u00E9e par le g\u00E9n\u00E9ral Roe\n25e Ligne 700\n");
  EXPECT_EQ(told(reading), "1re division[24e Ligne 700; ]2e division, dite de r\u00E9serve[25e Ligne 700; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "g\u00E9n\u00E9ral Kern");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(GameLists, EntriesOfAListAreNotJoinedByTheWordBetweenThem) {
  EXPECT_EQ(told(read("Preu\u00DFen\nKavallerie\n  \u2022 5 Eskadronen vom Alba Husaren Regiment und\n  \u2022 4 "
                      "Eskadronen vom 3. Stein Dragoner Regiment\n")),
            "Kavallerie[Alba Husaren Regiment 650; 3. Stein Dragoner Regiment 520; ]");
}

TEST(GameLists, SumsBelowAWordForAllAreNoMoreTroops) {
  const Reading reading = read(
      "Preu\u00DFen\n1. Brigade: Kern\n1. Infanterie-Regiment (3 Btl.)\n2. Husaren (4 Esk.)\nInsgesamt marschierten am "
      "1. "
      "Oktober\n  3 Bataillone Infanterie,\n  4 Escadronen Kavallerie\n");
  EXPECT_EQ(told(reading), "1. Brigade[1. Infanterie-Regiment 2070; 2. Husaren 520; ]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(GameLists, TroopsOfARegimentOfHorseBeforeItsNameAreItsOwn) {
  const Reading reading =
      read("Britain\n1st Brigade: Kern\n8 Troops, 3rd Dragoon Guards [Bristol] (672)\n8 troops 1st Dragoons (640)\n");
  EXPECT_EQ(told(reading), "1st Brigade[3rd Dragoon Guards 672; 1st Dragoons 640; ]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(GameLists, NumberedUnitsThatASentenceTellsOfAreAskedAbout) {
  EXPECT_EQ(asked(read("Britain\n1st Brigade: Kern\n4th Foot 600\nThe 20th (Alba) and 22nd (Toro) were late that day.\n"
                       "The 2nd Division was late too.\n")),
            std::vector{4});
}

TEST(GameLists, ANumberAndATitleWithANumberIsARegiment) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: Kern\n4th Foot 600\n51st (2nd Alba Riding)\n")),
            "1st Brigade[4th Foot 600; 51st (2nd Alba Riding) 650; ]");
}

TEST(GameLists, OfficersAndMenWithoutABlankArePartedByTheirSum) {
  const Reading reading = read(
      "Spain\n2nd Army: General Till\n1st Division: Major-General Kern1924,863=5,055present under arms.\n2nd Division: "
      "Conde de Roe1082,892=3,000\nFlying Column?3,220=3,220\n");
  EXPECT_EQ(
      told(reading),
      "2nd Army[1st Division[1st Division 5055; ]2nd Division[2nd Division 3000; ]Flying Column[Flying Column 3220; "
      "]]");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(GameLists, AHeadingThatNobodyKnowsEndsWhatStandsAboveIt) {
  const Reading reading = read(
      "# France\n## I Corps (Kern)\n54e Ligne I / II\n5e Ligne, 11e Ligne [coat: blue, facing: red]\n\n# Morvenland\n"
      "7th Line\n");
  EXPECT_EQ(told(reading),
            "Order of battle[7th Line 570; ]I Corps[I Corps troops[54e Ligne 1140; 5e Ligne 570; 11e Ligne 570; ]]");
  EXPECT_EQ(asked(reading), std::vector{6});
}

TEST(GameLists, AHeadingMayTellOfANationAndOfItsTroops) {
  const Reading reading = read(
      "# French\n## I Corps (Kern)\n54e Ligne\n\n# British \u2014 Foot Guards & line (each its own coat)\n2/1st Foot "
      "Guards\n3rd / 12th Light\n# Nassau (green coats)\n2nd Regiment\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).nation, "Britain");
  EXPECT_EQ(told(reading),
            "Order of battle[2/1st Foot Guards 650; 3rd Light 650; 12th Light 650; 2nd Regiment 570; ]I Corps[I Corps "
            "troops[54e Ligne 570; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(3).nation, "Nassau");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(GameLists, WhereARegimentWasAtAnotherTimeTellsNoNation) {
  const Reading reading = read(
      "Kern's Division\nRoe's Brigade\n4th Virginia Infantry, Till's Brigade, Army of the Shenandoah\n6th Louisiana "
      "Infantry, Stone's Brigade, Army of the Potomac\n");
  EXPECT_EQ(told(reading), "Kern's Division[Roe's Brigade[4th Virginia Infantry 570; 6th Louisiana Infantry 570; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.at(0).nation, "Confederacy");
}

TEST(GameLists, RegimentsOfWhichNoNumberIsToldAreAskedAbout) {
  EXPECT_EQ(asked(read("France\n1re brigade: Kern\nRegiments of the second line\n24e Ligne 700\n")), std::vector{3});
}

TEST(GameLists, GunsBelowABareBrigadeDoNotHideThatItHasNoTroops) {
  EXPECT_EQ(asked(read("Britain\n1st Division: Kern\nRoe's Bde\n24th Foot 700\nStone's Bde\n2 guns\n")),
            std::vector{5});
}

TEST(GameLists, AStaffIsNobodyWhoFights) {
  EXPECT_EQ(told(read("Union\nGeneral Staff and Headquarters\nGeneral Staff\n1st Brigade: Kern\n4th United States "
                      "Cavalry, Company A: Lt Roe\n")),
            "1st Brigade[4th United States Cavalry, Company A 130; ]");
}

TEST(GameLists, ColoursOfCoatsAreNoTroops) {
  EXPECT_EQ(
      asked(read("France\n1re brigade: Kern\n24e Ligne 700\nCoat: dark blue. Guard facing = red; light = yellow.\n")),
      std::vector{4});
}

TEST(GameLists, AFigureWhoseWordNobodyKnowsIsAskedAbout) {
  EXPECT_EQ(asked(read("Britain\n1st Brigade: Kern\n24th Foot (3 bgl.)\n25th Foot (2 b.)\n26th Foot, 640 tua.\n")),
            (std::vector{3, 5}));
  EXPECT_EQ(told(read("Britain\n1st Brigade: Kern\n25th Foot (2 b.)\n")), "1st Brigade[25th Foot 1300; ]");
}

TEST(GameLists, BatteriesListedBelowTheFirstAreAskedAbout) {
  EXPECT_EQ(asked(read("Union\n1st Brigade: Kern\nArtillery Battalion: Stone (VA) 4 guns; Alder (VA); Birch (VA)\n")),
            std::vector{3});
}

TEST(GameLists, RussianAbbreviationsOfBooksAreRead) {
  const Reading reading = read(
      "\u0420\u043E\u0441\u0441\u0438\u044F\n1-\u044F \u0435\u0433. \u0431\u0440\u0438\u0433.: 5-\u0439 "
      "\u0435\u0433. \u043F\u043E\u043B\u043A (2 \u0431.)\n7-\u044F \u0431\u0430\u0442. "
      "\u0440\u043E\u0442\u0430 (12 \u043E\u0440.)\n");
  const Formation& brigade = reading.orbat.formations.at(0);
  EXPECT_EQ(brigade.units.at(0).kind, Kind::light_infantry);
  EXPECT_EQ(brigade.units.at(0).men.value, 700);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(GameLists, RatingsOfLeadersAreNoTroops) {
  const Reading reading = read(
      "Austria\nI CORPS (I): Kern: 7\"G(5)+1D (W4730)\n1ST DIV.: Roe: 5\"A(5)+O\n24th Line (3 bns)\n2ND DIV.: Till: "
      "3\"P(4)+0)\n25th Line (3 bns)\n");
  EXPECT_EQ(told(reading), "I CORPS (I)[1ST DIV.[24th Line 2400; ]2ND DIV.[25th Line 2400; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(1).commander, "Till");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(GameLists, HowMuchAPartOfAUnitWasIsAskedAboutUnlessItIsTold) {
  EXPECT_EQ(asked(read("France\n1st Division: Kern\nPart of 11th Company, 6th Foot Artillery\nPart of the 24th Line\n"
                       "Part of the 25th Line, 240 men\n")),
            (std::vector{3, 4}));
}

TEST(GameLists, AGeneralWhoseNameIsAlsoAWordForABattalionIsNone) {
  const Reading reading = read("France\n2e division\nG\u00E9n\u00E9ral Andr\u00E9 Bon\n24e Ligne (2 bataillons)\n");
  EXPECT_EQ(told(reading), "2e division[24e Ligne 1140; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "G\u00E9n\u00E9ral Andr\u00E9 Bon");
}

TEST(GameLists, OrdinalsOfAScannedPageAreRead) {
  EXPECT_EQ(told(read("Union\n1st Brigade: Kern\nI7th Ohio 500\nllth Michigan 400\nlst Ohio 300\n")),
            "1st Brigade[17th Ohio 500; 11th Michigan 400; 1st Ohio 300; ]");
}

TEST(GameLists, TheTitleOfTheOnlyColumnIsNoRegiment) {
  const Reading reading = read("Austria\nBataillone\n1. Brigade: Kern\nInfanterieregiment Nr. 3 (3)\nMen.\n");
  EXPECT_EQ(told(reading), "1. Brigade[Infanterieregiment Nr. 3 2400; ]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(GameLists, WhatRulesSayOfTroopsIsANoteAndNeitherTheirNameNorTheirLeader) {
  for (const std::string behind :
       {" - Reliable, Steady", ": Reliable, Steady", " (Reliable, Steady)", " \u2013 Reliable, Steady"}) {
    const Reading reading = read("British Army\nBrigade Kern\n27th Foot" + behind + "\n81st Foot - Freshly Raised\n");
    const Unit& unit = reading.orbat.formations.at(0).formations.at(0).units.at(0);
    EXPECT_EQ(unit.name, "27th Foot") << behind;
    EXPECT_EQ(unit.commander, "") << behind;
    EXPECT_NE(unit.note.find("Reliable; Steady"), std::string::npos) << unit.note;
  }
  const Reading led = read("Union Army\n1st Brigade: Kern\n5th Ohio: Small\n9th Ohio (Steady)\n");
  EXPECT_EQ(led.orbat.formations.at(0).formations.at(0).units.at(0).commander, "Small");
}

TEST(GameLists, WhatTroopsCostCountsNoMen) {
  const Reading reading = read(
      "French army (1500 points)\n1st Division: General Kern\n4 x Line Infantry battalions (24 figures each) @ 48 pts "
      "= "
      "192\n1 x Cuirassier regiment (12 figures) @ 90 pts\n2 x Hussar regiments (12 figures each) 60 pts each\n");
  EXPECT_EQ(told(reading),
            "French army[1st Division[Line infantry 2280; Cuirassier regiment 450; Hussar 1 450; Hussar 2 450; ]]");
  EXPECT_NE(told(read("France\n1st Division\n24th Line: 2 bns @ 600\n")).find("24th Line 1200"), std::string::npos)
      << "no points, but men of each";
}

TEST(GameLists, ASortInItsOwnColumnIsThatOfTheUnitBesideIt) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: Kern\n7th Hussars     Light cavalry\n95th Rifles     Light infantry\n")),
            "1st Brigade[7th Hussars 420; 95th Rifles 650; ]");
  EXPECT_EQ(
      told(read("Britain\n1 figure = 20 men\n1st Brigade: Kern\n1/28th Foot     22 figs  Line\n7th Hussars     12 "
                "figs  Light Cavalry\n")),
      "1st Brigade[1/28th Foot 440; 7th Hussars 240; ]");
}

TEST(GameLists, QualitiesInShort) {
  const Reading reading = read("France\n1st Division\n9e Ligne (2 bns) VET\n12e Ligne (2 bns) CONS\n");
  EXPECT_EQ(unit_of(reading, 0).quality, Quality::veteran);
  EXPECT_EQ(unit_of(reading, 1).quality, Quality::conscript);
}

TEST(GameLists, SoManyTimesARegimentAreSoManyRegiments) {
  EXPECT_EQ(
      told(read("French Cavalry Brigade\n1 x Uhlan Half Regiment\n2 x Hussar Regiment (large)\n2 x r\u00E9giment de "
                "dragons\n")),
      "French Cavalry Brigade[Uhlan Half Regiment 450; Hussar (large) 1 450; Hussar (large) 2 450; Dragons 1 450; "
      "Dragons 2 450; ]");
}

}  // namespace estafette::readers::game_lists_test
