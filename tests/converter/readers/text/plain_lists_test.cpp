// Plain lists of blogs, forums and scenario pages: two units at "and", owners for plurals, rules of a game between the
// troops, headings of several, boxes to tick off.
#include "converter/readers/text/told.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::plain_lists_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

Reading british(const std::string& lines) {
  return read("Britain\nKern's Brigade\n1/45th Foot 700\n" + lines);
}

}  // namespace

TEST(PlainLists, TwoUnitsOfTheirOwnSortsWithAndBetweenThemAreTwo) {
  for (const char* line : {"7th Hussars and Alba Lancers", "Kern Cuirassiers und 7. Husaren",
                           "Alba Dragoons & KGL Hussars", "Kern's Dragoons and Roe's Hussars",
                           "7th Hussars and Alba Lancers (3 squadrons each)", "1/5th Foot and Royal Toro Fusiliers"}) {
    const Reading reading = read(std::string("France\n1st Brigade: Roe\n") + line + "\n9th Dragoons 400\n");
    EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 3U) << line << ": " << told(reading);
    EXPECT_EQ(asked(reading), std::vector<int>{}) << line;
  }
}

TEST(PlainLists, WhereOneStrengthMayBeThatOfTwoUnitsTheLineIsAskedAbout) {
  for (const char* line :
       {"7th Hussars and Alba Lancers 600", "3 bns 5th Line and Toro Legion", "9th Hussars and Alba Lancers (2 sqns)",
        "5e hussards et dragons d'Alba", "Kern's Dragoons and Roe's Hussars 800 men"})
    EXPECT_EQ(asked(read(std::string("France\n1st Brigade: Roe\n") + line + "\n9th Dragoons 400\n")),
              std::vector<int>{3})
        << line;
}

TEST(PlainLists, OneUnitWithAndInItsNameStaysOne) {
  for (const char* line : {"Royal Sappers and Miners 100", "Grenadiers and Voltigeurs of the 5th Line 600"}) {
    const Reading reading = read(std::string("France\n1st Brigade: Roe\n") + line + "\n9th Dragoons 400\n");
    EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << line << ": " << told(reading);
  }
}

TEST(PlainLists, PartsToldInTheOrderOfTheirRegimentsAreEachsOwn) {
  for (const char* line : {"92nd Line and 93rd Line, (two and three battalions respectively).",
                           "92nd and 93rd Line (2 and 3 bns respectively)"})
    EXPECT_EQ(french("1st Brigade: Roe\n" + std::string(line) + "\n"), "1st Brigade[92nd Line 1140; 93rd Line 1710; ]")
        << line;
  EXPECT_EQ(french("1st Brigade - Roe; 92nd Line and 93rd Line, (two and three battalions respectively).\n"),
            "1st Brigade[92nd Line 1140; 93rd Line 1710; ]");
}

TEST(PlainLists, ANameBetweenTwoDashesLeadsTheTroopsBehindIt) {
  const Reading reading = read("France\n1st Division: Dale\nCavalry Brigade - Roe - Toro Hussars and 2nd Dragoons\n");
  EXPECT_EQ(told(reading), "1st Division[Cavalry Brigade[Toro Hussars 450; 2nd Dragoons 450; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "Roe");
}

TEST(PlainLists, AnApostropheBehindASortAfterANumberMakesNoGuns) {
  for (const char* line : {"23rd Light Dragoon's", "1st Hussar's", "3rd Dragoon Guard's"})
    EXPECT_EQ(arm_of(unit_of(british(line), 1).kind), Arm::cavalry) << line;
  EXPECT_EQ(unit_of(british("2/95th Rifle's"), 1).kind, Kind::light_infantry);
  EXPECT_EQ(unit_of(british("Toro's Battery 6 guns"), 1).kind, Kind::foot_artillery);
}

TEST(PlainLists, ALightBattalionOfABrigadeIsTroopsAndNoBrigade) {
  const Reading reading = british("Kern's Brigade Light Battalion\n");
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::light_infantry) << told(reading);
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(PlainLists, TheTitleOfARegimentInBracketsCountsNone) {
  EXPECT_EQ(asked(british("2/24th Foot (Albashire Regt.)\n3/31st Foot (Toroshire Regt) 600\n")), std::vector<int>{});
}

TEST(PlainLists, RiflesAreKnownByTheirNumberAlsoBesideGuards) {
  const Reading reading =
      read("Britain\nBrigade of Guards (Kern)\n1/Coldstream Guards, 1/3rd Foot Guards, 1 co. 5/60th\n");
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::light_infantry) << told(reading);
  EXPECT_EQ(unit_of(reading, 2).quality, Quality::line);
  EXPECT_EQ(unit_of(reading, 1).quality, Quality::guard);
}

TEST(PlainLists, UnitsThatFollowEachOtherWithoutCommasAreEachTheirOwn) {
  EXPECT_EQ(told(read("Britain\n1st Division\n2nd Bde under Kern 78th Foot 81st Foot\n")),
            "1st Division[2nd Bde[78th Foot 650; 81st Foot 650; ]]");
  EXPECT_EQ(told(read("Britain\n1st Division\n2nd Bde: 78th Foot 81st Foot 1 Field gun\n")),
            "1st Division[2nd Bde[78th Foot 650; 81st Foot 650; Foot artillery 20 1 guns; ]]");
  EXPECT_EQ(french("1st Division\nKern's Bde 2 Bns 1st Light Infantry 3 Bns 42nd Line Infantry\n"),
            "1st Division[Kern's Bde[1st Light Infantry 1140; 42nd Line Infantry 1710; ]]");
}

TEST(PlainLists, ASectionOfRocketsIsGuns) {
  for (const char* count : {"2 Rockets", "X2 Rockets", "2 x Rockets"}) {
    const Unit rockets = unit_of(british(fmt::format("Royal Marine Rocket Section ({})\n", count)), 1);
    EXPECT_EQ(rockets.kind, Kind::foot_artillery) << count;
    EXPECT_EQ(rockets.guns.value, 2) << count;
  }
}

TEST(PlainLists, WhatRulesLetTroopsDoIsNoUnit) {
  for (const char* line : {"+1 morale", "+1 to shooting in line", "Can refuse a flank", "Can deploy as skirmishers",
                           "May form square", "Up to 50% can Skirmish", "+1 Morale"}) {
    const Reading reading = british(std::string(line) + "\n1/3rd Foot 600\n");
    EXPECT_EQ(told(reading), "Kern's Brigade[1/45th Foot 700; 1/3rd Foot 600; ]") << line;
    EXPECT_EQ(asked(reading), std::vector<int>{}) << line;
  }
}

TEST(PlainLists, AHeadingOfSeveralIsNoUnitAndTellsTheSortOfThoseBelowIt) {
  const Reading reading = read(
      "Russia\n1st Division: Kern\nCombined Grenadier Battalions: (all have shock status)\nBattalion Roe "
      "400\nBattalion "
      "Dale 420\nForeign regiments:\n3rd Toro Regiment, 2 battalions\n");
  EXPECT_EQ(told(reading), "1st Division[Battalion Roe 400; Battalion Dale 420; 3rd Toro Regiment 700; ]");
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::grenadiers);
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::line_infantry);
}

TEST(PlainLists, BoxesToTickOffSayNothing) {
  const Reading reading = read(
      "Russia\n1st Division: Kern\n\n  • Battalion Roe                  M6 [ ][ ] **\n  • Battalion Dale              "
      "   M6 [ ][ ] **\n  • Dragoon Regt Toro              M5 [ ][ ]Med\n");
  EXPECT_EQ(told(reading), "1st Division[Battalion Roe 350; Battalion Dale 350; Dragoon Regt Toro 360; ]");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(PlainLists, ABattalionBelowACodeOrAFigureIsAnotherOne) {
  for (const char* code : {" - M6", " 6"}) {
    const std::string lines = fmt::format("Battalion Roe{0}\nBattalion Dale{0}\nBattalion Toro{0}\n", code);
    EXPECT_EQ(read("Russia\n1st Division: Kern\n" + lines).orbat.formations.at(0).units.size(), 3U) << lines;
  }
}

TEST(PlainLists, AShortWordForARegimentCountsNone) {
  EXPECT_EQ(asked(read("Russia\n1st Division: Kern\nDragoon Regt Toro\nCossack Regt. Moll\nHussar Regt. Roe 600\n")),
            std::vector<int>{});
}

TEST(PlainLists, WhoCommandsAllIsToldBehindADashOrBeforeHisPost) {
  for (const char* line : {"CinC - Kern", "Kern - Commander in Chief - excellent leader, inspired", "C-in-C - Kern"})
    EXPECT_EQ(read("British Army\n" + std::string(line) + "\n1st Division\n1/45th Foot 700\n")
                  .orbat.formations.at(0)
                  .commander,
              "Kern")
        << line;
}

TEST(PlainLists, WhereAUnitStandsIsNotPartOfItsName) {
  for (const char* line : {"23rd Foot (in camp)", "23rd Foot (in the forward redoubt)", "23rd Foot (at Toro)",
                           "23rd Foot (forward in the redoubts)"})
    EXPECT_EQ(unit_of(british(std::string(line) + "\n"), 1).name, "23rd Foot") << line;
}

TEST(PlainLists, WhoeverABrigadeIsUnderLeadsTheTroopsBehindTheColon) {
  for (const char* line : {"2nd Brigade under Roe: 1/5th Foot, 2/7th Foot", "2nd Brigade under Dale: 1/5th Foot"}) {
    const Reading reading = british(std::string(line) + "\n");
    EXPECT_EQ(reading.orbat.formations.at(1).name, "2nd Brigade") << told(reading);
    EXPECT_NE(reading.orbat.formations.at(1).commander, "") << line;
  }
}

TEST(PlainLists, ANationInShortBeforeTheSortOfTroopsIsTheirs) {
  for (const char* line :
       {"Aus. Dragoon Regt Toro 500", "Aus.Dragoon Regt Toro 500", "Austr. Hussars 500", "5th Aust. Hussars 500"}) {
    const Reading reading = read("Russia\n1st Division: Kern\n5th Jager 600\n" + std::string(line) + "\n");
    EXPECT_EQ(unit_of(reading, 1).nation, "Austria") << line;
  }
}

TEST(PlainLists, CompaniesOfSeveralRegimentsWithoutAFigureAreAskedAbout) {
  for (const char* line : {"Light Comp. 63, 66 + 88"})
    EXPECT_NE(asked(british(std::string(line) + "\n")), std::vector<int>{}) << line;
  EXPECT_EQ(asked(british("5 Light Coys 63rd, 66th\n")), std::vector<int>{});
}

TEST(PlainLists, AnAideBehindALeaderDoesNotLead) {
  for (const char* line :
       {"1st Brigade, Major General Roe Aides-de-camp: Captain Dale and Captain Toro",
        "1st Brigade, Major General Roe, ADC: Captain Dale", "1st Brigade: Major General Roe. Aide de camp : Dale",
        "1st Brigade Major General Roe Aide de camp : Dale"}) {
    const Formation brigade = read("Britain\n" + std::string(line) + "\n1/45th Foot 700\n").orbat.formations.at(0);
    EXPECT_EQ(brigade.commander, "Major General Roe") << line;
    EXPECT_EQ(brigade.name, "1st Brigade") << line;
  }
}

TEST(PlainLists, MarksOfFootnotesBesideBracketsAreNoFigures) {
  EXPECT_EQ(french("5e LE (2 bat)(1) : Colonel Dale\n15e LI(2) (1 bat (3)) : Col Toro\n16e LI (1 bat)(4) :\n"),
            french("5e LE (2 bat) : Colonel Dale\n15e LI (1 bat) : Col Toro\n16e LI (1 bat) :\n"));
}

}  // namespace estafette::readers::plain_lists_test
