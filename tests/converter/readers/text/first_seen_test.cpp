// Manners of pages that nobody here had seen: one class of fault each.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::first_seen_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(FirstSeen, AHyphenRightBeforeTheNumberOfABrigadeIsABullet) {
  EXPECT_EQ(told(read("French\n\n-1º Brigade\n9th Line 900\n\n-2º Brigade\n24th Line 850\n")),
            "1º Brigade[9th Line 900; ]2º Brigade[24th Line 850; ]");
}

TEST(FirstSeen, ARemarkBetweenACountAndItsWordIsANote) {
  const Reading reading =
      read("British\n1st Brigade\n1 Regiment of British Line Infantry\n1 (small) Regiment of Rifles\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 2U);
  EXPECT_NE(unit_of(reading, 1).note.find("small"), std::string::npos);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(FirstSeen, WhatABrigadeIsCalledBesidesIsNobodyWhoLeadsIt) {
  const Reading reading = read("British First Brigade: The Iberian Brigade\n9th Foot 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "");
  EXPECT_NE(reading.orbat.formations.at(0).note.find("The Iberian Brigade"), std::string::npos);
}

TEST(FirstSeen, ARussianChiefOfStaffDoesNotLeadTheDivision) {
  const Reading reading = read(
      "Россия\n20-я дивизия: ген. Керн; нач. штаба: подполковник Рое\n1-я бригада: полковник Дале\n"
      "2-й пехотный полк 437\n4-й лёгкий батальон 202\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "ген. Керн");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.at(1).kind, Kind::light_infantry);
}

TEST(FirstSeen, RegimentsShareTheBattalionsThatTheirBrigadeStates) {
  EXPECT_EQ(told(read("Francia\nBrigata Kern (sei battaglioni)\n2º Reggimento Granatieri\n3º Reggimento Granatieri\n")),
            "Brigata Kern[2º Reggimento Granatieri 1710; 3º Reggimento Granatieri 1710; ]");
}

TEST(FirstSeen, ABattalionAmongThemIsOneAndTheOthersShareTheRest) {
  const Reading reading = read(
      "Francia\nBrigata Kern (sette battaglioni)\nBattaglione Cacciatori\n1º Reggimento Voltigeurs\n"
      "2º Reggimento Voltigeurs\n");
  EXPECT_EQ(told(reading),
            "Brigata Kern[Battaglione Cacciatori 570; 1º Reggimento Voltigeurs 1710; 2º Reggimento Voltigeurs 1710; ]");
  EXPECT_NE(unit_of(reading, 1).note.find("3 of the 7 battalions of Brigata Kern"), std::string::npos);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(FirstSeen, FarMoreBattalionsThanTheRegimentsCanHaveAreAskedAbout) {
  const Reading reading =
      read("Francia\nBrigata Kern (14 battaglioni)\n2º Reggimento Granatieri\n3º Reggimento Granatieri\n");
  EXPECT_EQ(told(reading), "Brigata Kern[2º Reggimento Granatieri 570; 3º Reggimento Granatieri 570; ]");
  EXPECT_EQ(asked(reading), std::vector<int>{2});
}

TEST(FirstSeen, BattalionsByTheirMarksBelowARegimentAreItsOwn) {
  const Reading reading = read(
      "Austria\nBrigade General Kern\n19th Infantry Regiment Baron Roe\n\nI – II – ½ III Battalions – Commander: "
      "Colonel "
      "Dale\n\n8th Infantry Regiment\n\n(the old Moss regiment) I – II Battalions. Commander: Colonel Till\n");
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U);
  EXPECT_EQ(unit_of(reading, 1).subunits, 2);
  EXPECT_NE(unit_of(reading, 0).note.find("Colonel Dale"), std::string::npos);
}

TEST(FirstSeen, ANameInBracketsOnALineOfItsOwnGoesOnWithTheUnitAbove) {
  const Reading reading = read(
      "Austria\nBrigade General Kern\n9th Hussar Regiment FML Johann Graf Roe\n(Roe Husaren) 4 squadrons\n"
      "5th Hussar Regiment 5 squadrons\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 2U);
  EXPECT_EQ(unit_of(reading).subunits, 4);
}

TEST(FirstSeen, SomebodysBrigadeInASentenceIsReadWithWhatItConsistedOf) {
  EXPECT_EQ(
      told(read("British army\n\nKern's brigade consisted of the 8th and 64th Foot and 2nd Punjab Infantry. Adrian "
                "Dale's brigade consisted of the 53rd Foot, 42nd and 93rd Highlanders.\n")),
      "British army[Kern's brigade[8th Foot 650; 64th Foot 650; 2nd Punjab Infantry 650; ]Adrian Dale's "
      "brigade[53rd Foot 650; 42nd Highlanders 650; 93rd Highlanders 650; ]]");
}

TEST(FirstSeen, BattalionsInBracketsDoNotEndASentenceOfADivision) {
  EXPECT_EQ(
      told(read("French\n\nKern's division comprised the 24e légère (2 bn), 4e de ligne (2 bn) and 57e de ligne (3 "
                "bn). Roe's division (3rd division, IV Corps) comprised the 3e de ligne (3 bn) and 26e légère (2 "
                "bn).\n")),
      "Kern's division[24e légère 1140; 4e de ligne 1140; 57e de ligne 1710; ]Roe's division (3rd division, IV "
      "Corps)[3e de ligne 1710; 26e légère 1140; ]");
}

TEST(FirstSeen, ADanishSentenceTellsWhatABrigadeHad) {
  EXPECT_EQ(told(read("Danmark\n8. Brigade bestod af 9. og 20. Regiment.\n")),
            "8. Brigade[9. Regiment 570; 20. Regiment 570; ]");
}

TEST(FirstSeen, WhatOneRegimentHadIsNoSizeOfAllOfThem) {
  EXPECT_EQ(told(read("Danmark\n1st Division\nThe Husarregimentet had 7 squadrons of 174 all ranks, each.\n"
                      "Fynske Dragonregiment\n")),
            "1st Division[Fynske Dragonregiment 520; ]");
}

TEST(FirstSeen, ADetachmentOfOneSquadronIsAUnit) {
  const Reading reading = read("Russia\n1st Division\nCossacks Detachment (squadron.)\n9th Hussars 400\n");
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
}

TEST(FirstSeen, CavalryRegimentsThatAreOnlyCountedAreHorse) {
  const Reading reading = read("French\n1st Division\n2 cavalry regiments\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U);
  EXPECT_EQ(unit_of(reading).kind, Kind::light_cavalry);
  EXPECT_NE(unit_of(reading).note.find("kind light cavalry"), std::string::npos) << "a guess, and marked";
}

TEST(FirstSeen, CountedTroopsOfANationAreItsOwnAndNoFiguresOfTheirDivision) {
  const Reading reading =
      read("French\n1st Division\n2 Polish cavalry regiments\n3 Saxon squadrons\n2 Bavarian battalions 1,200\n");
  EXPECT_EQ(told(reading),
            "1st Division[Polish cavalry 1 600; Polish cavalry 2 600; Saxon cavalry 480; Bavarian infantry 1200; ]");
  EXPECT_EQ(unit_of(reading, 0).nation, "Poland");
  EXPECT_EQ(unit_of(reading, 2).nation, "Saxony");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(FirstSeen, CountedRegimentsBehindAPlaceKeepTheirNation) {
  const Reading reading = read("French\nHamburg (Kern): 2 Polish cavalry regiments\n");
  EXPECT_EQ(unit_of(reading).nation, "Poland");
  EXPECT_EQ(unit_of(reading).kind, Kind::light_cavalry);
}

TEST(FirstSeen, ANameInSmallLettersIsNoGeneralWhoShowsANation) {
  const Reading reading =
      read("In the early spring the following troops were at hand.\n\n1st Division\n9th Regiment 900\n");
  EXPECT_NE(unit_of(reading).nation, "Confederacy");
}

TEST(FirstSeen, ACavalryRegimentOfTheLineIsAskedAbout) {
  EXPECT_EQ(asked(read("Spain\n3rd Division\nToro Infantry Regiment 600\nKing Cavalry Regiment - Regular Line\n")),
            std::vector<int>{4});
}

TEST(FirstSeen, WhoeverADivisionIsUnderLeadsItWithoutARankToo) {
  const Reading reading =
      read("British\n1st Division under John Kern\n24th Foot 700\n2nd Division led by Rowland Roe\n25th Foot 700\n");
  EXPECT_EQ(reading.orbat.formations.at(0).name, "1st Division");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "John Kern");
  EXPECT_EQ(reading.orbat.formations.at(1).commander, "Rowland Roe");
}

TEST(FirstSeen, DivisionsInASentenceHaveTheStrengthsInTheirBrackets) {
  const Reading reading = read(
      "British army\n\nThe army was ready by noon and marched. The infantry included the 1st Division under John Kern "
      "(6,000), the 2nd Division led by Rowland Roe (7 battalions) and the 3rd Division (3,000) under Alexander Dale. "
      "It rained all day on the hills.\n");
  const std::vector<Formation>& divisions = reading.orbat.formations.at(0).formations;
  ASSERT_EQ(divisions.size(), 3U);
  EXPECT_EQ(divisions[0].commander, "John Kern");
  EXPECT_EQ(divisions[0].units.at(0).men.value, 6000);
  EXPECT_EQ(divisions[1].units.at(0).subunits, 7);
  EXPECT_EQ(divisions[2].commander, "Alexander Dale");
}

TEST(FirstSeen, AChiefOfStaffBehindTheLeaderIsANote) {
  const Reading reading = read("French\n20th Division: General Kern; Chief of Staff: Colonel Roe\n9th Line 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "General Kern");
  EXPECT_NE(reading.orbat.formations.at(0).note.find("Chief of Staff: Colonel Roe"), std::string::npos);
}

TEST(FirstSeen, ANationAndACommandInOneHeadingAreBoth) {
  const Reading reading = read("French, IV Corps\n\n1st Division\n9th Line 900\n");
  EXPECT_EQ(told(reading), "IV Corps[1st Division[9th Line 900; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.at(0).nation, "France");
}

TEST(FirstSeen, TheLastRegimentOfASentenceIsNamedWithoutItsArticle) {
  EXPECT_EQ(told(read("French\n\nKern's division comprised the 9th Line, 4th Line and the 6th Line.\n")),
            "Kern's division[9th Line 570; 4th Line 570; 6th Line 570; ]");
}

}  // namespace estafette::readers::first_seen_test
