// Lists of web pages, game clubs and databases, each as its maker writes them: one class of fault each.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/copied/prints/glued.hpp"
#include "converter/readers/spreadsheet/told_table.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::web_and_game_lists_test {
namespace {

using text_test::asked;
using text_test::battalions;
using text_test::counted;
using text_test::read;
using text_test::told;
using text_test::unit_of;

/// A page that parts all its lines by blank ones, numbers each list of one entry from 1, and lost the blank behind a
/// raised ordinal.
constexpr const char* kGluedPage =
    "Army of the Toro\n\nMajor GeneralAlba Roe\n\n2nd Division(2331)\n\nBrigadier General Adam Kern\n\n"
    "4th Brigade(2331)\n\nColonel John Lind\n\n  1. 1stOhio Infantry(500)\n\nColonel Ben Dale\n\n"
    "  1. 6thIndiana Infantry(660)\n\nColonel Tom Moss\n\n  1. 5thKentucky Infantry(340)\n\nColonel Harvey Till\n\n"
    "  1. U.S. Regulars(831)\n\nMajor John Hull\n\n"
    "  1. 1st Battalion, 15thU.S. Infantry (8 companies)(331)\n\nCaptain Peter Moll\n\n"
    "  1. 1st Battalion, 16thU.S. Infantry(500)\n\nCaptain Jan Cole\n";

}  // namespace

TEST(WebAndGameLists, OrdinalsAndRanksThatLostTheirBlankAreParted) {
  const PhraseBook& words = test::reader_data().words;
  EXPECT_EQ(with_ordinals_unglued("1stOhio Infantry, 15thU.S. Infantry", words),
            "1st Ohio Infantry, 15th U.S. Infantry");
  EXPECT_EQ(with_ordinals_unglued("Major GeneralRoe", words), "Major General Roe");
  for (const char* whole : {"GeneralMajor Roe", "GeneralLeutnant Kern", "General McRoe", "1stBN", "Hussars 2ndD"})
    EXPECT_EQ(with_ordinals_unglued(whole, words), whole);
}

TEST(WebAndGameLists, APageThatPartsAllItsLinesHasEachColonelAtHisRegiment) {
  const Reading reading = read(kGluedPage);
  EXPECT_EQ(told(reading),
            "Army of the Toro[2nd Division[4th Brigade[1st Ohio Infantry 500; 6th Indiana Infantry 660; 5th Kentucky "
            "Infantry 340; 1st Battalion, 15th U.S. Infantry 331; 1st Battalion, 16th U.S. Infantry 500; ]]]");
  EXPECT_TRUE(asked(reading).empty());
  const std::vector<Unit>& units = reading.orbat.formations.at(0).formations.at(0).formations.at(0).units;
  EXPECT_EQ(units.at(0).commander, "Colonel Ben Dale");
  EXPECT_EQ(units.at(2).commander, "Colonel Harvey Till");
  EXPECT_EQ(units.at(4).commander, "Captain Jan Cole");
}

TEST(WebAndGameLists, ColonelsWhoStandAboveTheirRegimentsAreNotGivenToThoseAboveThem) {
  const Reading reading = read(
      "1st Brigade\n\nColonel Adam Roe\n\n1st Ohio Infantry (500)\n\nColonel Ben Dale\n\n6th Indiana Infantry (660)\n\n"
      "Colonel Tom Moss\n\n5th Kentucky Infantry (340)\n\nColonel Jan Till\n\n8th Ohio Infantry (450)\n\nColonel Kurt "
      "Lind\n\n9th Ohio Infantry (410)\n\n2nd Brigade\n\n10th Ohio Infantry (500)\n");
  EXPECT_EQ(unit_of(reading).commander, "");
}

TEST(WebAndGameLists, CountsWithAStarAreCountsAndEachLineABrigade) {
  const Reading reading = read(
      "British\nRoe: 3* Toro Legion, 1* Foot 9pdr. Art.\nDale: 2* large Line Infantry, 1* Rifles, 1* Horse Artillerie\n"
      "Kern: 3* Landwehr\n");
  EXPECT_EQ(reading.orbat.formations.size(), 3U);
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).name, "Toro Legion");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).subunits, 3);
  EXPECT_EQ(reading.orbat.formations.at(1).units.size(), 3U);
  EXPECT_EQ(reading.orbat.formations.at(1).units.at(2).kind, Kind::horse_artillery);
  EXPECT_EQ(reading.orbat.formations.at(2).name, "Brigade Kern");
  EXPECT_NE(unit_of(reading).note + reading.orbat.formations.at(2).units.at(0).note, "");
}

TEST(WebAndGameLists, ACountOfEachBeforeAListIsThatOfEveryRegimentInIt) {
  const std::string list = "One battalion each of: Alba IR 1 (1,000), Toro IR 2 (600), Lind IR 3";
  EXPECT_EQ(told(read("Austria\nBrigade Roe: " + list + "\n")),
            "Brigade Roe[Alba IR 1 1000; Toro IR 2 600; Lind IR 3 800; ]");
  EXPECT_EQ(told(read("Austria\nBrigade Roe\n" + list + "\n")),
            "Brigade Roe[Alba IR 1 1000; Toro IR 2 600; Lind IR 3 800; ]");
}

TEST(WebAndGameLists, ALongListWithAFewFiguresAtEachRegimentIsNoRunOn) {
  EXPECT_EQ(
      told(read("Austria\nBrigade Roe: IR 1 Alba (1 bn, 1,000), IR 2 Toro (1 bn, 600), IR 3 Lind (1 bn, 400), IR 4 "
                "Dale (1 bn, 500), IR 5 Kern (1 bn, 700), IR 6 Moll (1 bn, 600), IR 7 Till (1 bn, 500)\n")),
      "Brigade Roe[IR 1 Alba 1000; IR 2 Toro 600; IR 3 Lind 400; IR 4 Dale 500; IR 5 Kern 700; IR 6 Moll 600; IR "
      "7 Till 500; ]");
}

TEST(WebAndGameLists, SomeTroopersOfARegimentAreItsStrength) {
  EXPECT_EQ(
      told(read("Austria\nBrigade Roe\n8 squadrons of Alba Chevaulegers Nr. 3 (900 sabres) and 40 troopers of Toro "
                "Uhlans Nr. 1.\n")),
      "Brigade Roe[Alba Chevaulegers Nr. 3 900; Toro Uhlans Nr. 1 40; ]");
}

TEST(WebAndGameLists, ARowThatTellsOfTroopsIsNoRowOfTitles) {
  const Reading reading = read_any(
      "# Austria\n\n| what | answer | grade |\n|---|---|---|\n| Roe's brigade | IR 1 Alba (900), IR 2 Toro (500) | "
      "sure |\n| Dale's "
      "Brigade | One battalion each of: IR 3 Lind (700), IR 4 Kern (600) | sure |\n",
      "table.md", std::nullopt, test::reader_data());
  const std::string all = told(reading);
  for (const char* unit : {"IR 1 Alba 900", "IR 2 Toro 500", "IR 3 Lind 700", "IR 4 Kern 600"})
    EXPECT_NE(all.find(unit), std::string::npos) << all;
}

TEST(WebAndGameLists, ATableOfADatabaseHasTitlesThatNobodyKnows) {
  EXPECT_EQ(
      table_test::told(
          table_test::read("Unit ID,Name,Side,Echelon,Arm,Start strength,Morale cap,Fire grade,Sprite,Deploy row\n"
                           "a_1_alba,1st Alba,Austria,regiment,Infantry,900,7,3,s1,2\n"
                           "a_2_toro,2nd Toro,Austria,regiment,Infantry,800,7,3,s1,2\n"
                           "a_3_lind,3rd Lind Hussars,Austria,regiment,Cavalry,500,8,2,s2,3\n"
                           "a_4_dale,4th Dale,Austria,regiment,Infantry,700,6,3,s1,2\n")),
      "Order of battle[Austria 1st Alba 900; Austria 2nd Toro 800; Austria 3rd Lind Hussars 500; Austria 4th Dale "
      "700; ]");
}

TEST(WebAndGameLists, FootBelowABrigadeOfHorseInAFlatTableIsAskedAbout) {
  const Reading reading = table_test::read(
      "Name,Side,Level,Arm,Strength\nRoe's Brigade,France,brigade,cavalry,\n4th "
      "Hussars,France,regiment,cavalry,400\n22nd "
      "Line,France,regiment,infantry,500\n");
  EXPECT_NE(table_test::asked(reading).find("horse below Roe's Brigade"), std::string::npos)
      << table_test::asked(reading);
  EXPECT_EQ(table_test::asked(reading).find("4th Hussars"), std::string::npos);
}

TEST(WebAndGameLists, ABatteryAndItsBattalionInACellAreOneUnit) {
  EXPECT_EQ(
      table_test::told(table_test::read(
          "Name,Side,Arm,Strength,Guns\n\"Roe's Battery, Dale's Battalion (Toro Artillery)\",France,Artillery,70,4\n"
          "22nd Line,France,Infantry,500,\n24th Line,France,Infantry,600,\n")),
      "Order of battle[France Roe's Battery, Dale's Battalion (Toro Artillery) 70; France 22nd Line 500; France "
      "24th Line 600; ]");
}

TEST(WebAndGameLists, APathLeadsToACommandThatTheTableLacks) {
  EXPECT_EQ(
      table_test::told(table_test::read("id\tforce_id\tpath\tname\tcommander_name\tnation\tbayonets\tsabres\n"
                                        "1\t9\t1st_Div\t1st Div\tRoe\tPrussia\t0\t0\n"
                                        "2\t9\t1st_Div.Alba_Fusiliers\tAlba Fusiliers\t\tPrussia\t400\t0\n"
                                        "3\t9\t1st_Div.Toro_Fusiliers\tToro Fusiliers\t\tPrussia\t500\t0\n"
                                        "4\t9\t2nd_Div.Lind_Fusiliers\tLind Fusiliers\t\tPrussia\t800\t0\n")),
      "1st Div, Roe[Prussia Alba Fusiliers 400; Prussia Toro Fusiliers 500; ]2nd Div[Prussia Lind Fusiliers 800; ]");
}

TEST(WebAndGameLists, AListThatIsNoCommandByItsNameIsOneAsTheListsBesideIt) {
  const Reading reading = read_any(
      R"json({"1st Brigade (Roe)": ["22nd Line", "24th Line"], "2nd Brigade (Dale)": ["9th Line", "10th Line"],
          "3rd & 4th Grenadiers": ["3rd Grenadiers", "4th Grenadiers"], "3rd Brigade (Kern)": ["13th Line"],
          "Reds, Greys & Blues (Lind)": ["1st Dragoons", "2nd Dragoons"], "4th Brigade (Moll)": ["15th Line"]})json",
      "army.json", std::nullopt, test::reader_data());
  EXPECT_EQ(told(reading),
            "1st Brigade[22nd Line 570; 24th Line 570; ]2nd Brigade[9th Line 570; 10th Line 570; ]3rd & 4th Grenadiers "
            "Brigade[3rd Grenadiers 570; 4th Grenadiers 570; ]3rd Brigade[13th Line 570; ]Reds & Greys & Blues "
            "Brigade[1st Dragoons 520; 2nd Dragoons 520; ]4th Brigade[15th Line 570; ]");
}

TEST(WebAndGameLists, ANumberInBracketsThatTellsPartsOfARegimentApartIsNoCount) {
  const Reading reading = read_any(
      R"json({"1st Brigade (Roe)": ["2nd Lancers (1)", "2nd Lancers (2)"], "2nd Brigade (Dale)": ["9th Line (2)"]})json",
      "army.json", std::nullopt, test::reader_data());
  EXPECT_EQ(told(reading), "1st Brigade[2nd Lancers 520; 2nd Lancers (2) 520; ]2nd Brigade[9th Line 1140; ]");
}

TEST(WebAndGameLists, TroopsBeforeTheFirstCommandThatAreCountedAreNoTitle) {
  EXPECT_EQ(
      asked(read("Questions and answers\nRoe, hussars   Toro Hussars (Nr. 4) under Oberst Moll; Lind Hussars (Nr. "
                 "11), 8 squadrons.   uncertain\nBrigade Till [France]\n22nd Line 900\n")),
      std::vector<int>{2});
}

TEST(WebAndGameLists, WhatIsToldOfAUnitFromTimeToTimeMakesNoMoreOfIt) {
  const Reading reading = read_any(
      R"json({"name": "Toro", "units": [
        {"id": "roe", "name": "Roe's Brigade", "side": "confederate",
         "keyframes": [{"t": 0, "x": 3, "formation": "line", "strength": 1794},
                       {"t": 60, "x": 5, "formation": "scattered", "strength": 1600}]},
        {"id": "dale", "name": "Dale's Brigade", "side": "confederate",
         "keyframes": [{"t": 0, "x": 9, "formation": "line", "strength": 900}]}]})json",
      "army.json", std::nullopt, test::reader_data());
  EXPECT_EQ(told(reading), "Toro[Roe's Brigade 1794; Dale's Brigade 900; ]");
  EXPECT_EQ(unit_of(reading).nation, "Confederacy");
  EXPECT_NE(unit_of(reading).note.find("the first of 2 states"), std::string::npos);
}

TEST(WebAndGameLists, APlayersBrigadeHasWhatStandsBehindWith) {
  EXPECT_EQ(
      told(read("Russian army\nBrigade Commander with 4 bttns Grenadiers plus battery\nBrigade Commander with 2 regts "
                "Hussars, 2 regts Dragoons and a horse battery\n")),
      "Russian army[Brigade[Grenadiers 1400; Foot artillery 168 12 guns; ]Brigade (2)[Hussars 1 360; Hussars 2 360; "
      "Dragoons 1 360; Dragoons 2 360; Horse artillery 156 12 guns; ]]");
}

TEST(WebAndGameLists, ACorpsThatIsListedBeforeHasWhatStandsBelowItsHeading) {
  const Reading reading = read(
      "Grande Armée\n1er corps (maréchal Roe)\n22e de ligne 900\n2e corps (maréchal Dale)\n24e de ligne 800\n"
      "Composition détaillée du 1er corps\n13e division (général Lind)\n9e régiment léger 700\n");
  EXPECT_NE(told(reading).find("13e division[9e régiment léger 700; ]"), std::string::npos) << told(reading);
  EXPECT_EQ(told(reading).find("2e corps[24e de ligne 800; 13e division"), std::string::npos) << told(reading);
}

TEST(WebAndGameLists, ANumberBeforeASortWithItsHitsIsACount) {
  const Reading reading = read(
      "French\n1st Division\n2 Legere: 7 hits\n13 Ligne: 6 hits\n2 Guard Infantry, 8 hits, shock\n1 Guard Artillery\n");
  EXPECT_EQ(battalions(reading),
            "Legere 2; " + counted("Ligne", 13, 13) + "Guard Infantry 2; Guard Artillery battery 1; ");
  EXPECT_NE(unit_of(reading, 1).note.find("6 hits"), std::string::npos);
}

TEST(WebAndGameLists, SortsThatComeToTheFigureOfTheirArmAreUnits) {
  EXPECT_EQ(told(read("Austria\n1st Division\n6 foot: 4 line infantry, 1 jager, 1 grenzer\n3 horse: 2 hussar, 1 "
                      "chevauleger,\n")),
            "1st Division[line infantry 3200; jager 800; grenzer 800; Hussar 1 780; Hussar 2 780; chevauleger 780; ]");
}

}  // namespace estafette::readers::web_and_game_lists_test
