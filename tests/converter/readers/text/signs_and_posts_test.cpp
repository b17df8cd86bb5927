// Signs that a page explains, posts and ages beside leaders, who stands behind the number of a regiment, and lists at
// semicolons with the strength of all.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::signs_and_posts_test {
namespace {

using text_test::battalions;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(SignsAndPosts, ASignThatStandsForMilitiaMakesMilitiaOfThoseThatHaveIt) {
  for (const std::string legend :
       {"N.B.\u2014* signifies an old line or light regiment; \u2020 a militia battalion; \u2021 a newly raised corps.",
        "\u2020 = militia"}) {
    const Reading reading = read(
        "Spain\n" + legend + "\n1st Division, General Roe:\n*Rey (two batts.); \u2020Toro; \u2021Alba (one batt.)\n");
    EXPECT_EQ(told(reading), "1st Division[Rey 1140; Toro 570; Alba 570; ]") << legend;
    EXPECT_EQ(unit_of(reading, 1).kind, Kind::militia_infantry) << legend;
    EXPECT_EQ(unit_of(reading, 2).kind, Kind::line_infantry) << legend;
  }
  EXPECT_EQ(unit_of(read("Spain\n\u2020 = militia\n1st Division: Roe\nAlba\u2020 500\n2nd Line 600\n")).kind,
            Kind::militia_infantry);
}

TEST(SignsAndPosts, ASignThatNothingExplainsTellsNothing) {
  EXPECT_EQ(unit_of(read("Spain\n1st Division: Roe\n*Rey (two batts.); \u2020Toro; \u2021Alba (one batt.)\n"), 1).kind,
            Kind::line_infantry);
}

TEST(SignsAndPosts, TheStrengthBehindAListAtSemicolonsIsThatOfAll) {
  const Reading reading = read(
      "Spain\n2nd Division, General Roe:\nAlba (two batts.); Toro (militia); sappers, one company; Cavalry: Reina (two "
      "squadrons); and one detachment of mixed regiments. [The cavalry was 302 sabres in all.] 117 officers, 2,900 "
      "men\n");
  int men = 0;
  for (const Unit& unit : reading.orbat.formations.at(0).units) men += unit.men.value;
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 5U) << told(reading);
  EXPECT_EQ(men, 3017) << told(reading);
}

TEST(SignsAndPosts, WhoStandsBehindAPostLeadsTheCommand) {
  const Reading reading = read(
      "French III Corps: Marshal Roe\n1st Division. Kern commanding\n1st Line 2 bns\n2nd Division. G.O.C., Dale; Toro, "
      "second in command.\n2nd Line 2 bns\n");
  const Formation& corps = reading.orbat.formations.at(0);
  EXPECT_EQ(corps.formations.at(0).commander, "Kern");
  EXPECT_EQ(corps.formations.at(1).commander, "Dale");
  EXPECT_NE(corps.formations.at(1).note.find("second in command"), std::string::npos);
}

TEST(SignsAndPosts, AnAgeIsNoPartOfALeaderAndNoStrength) {
  for (const std::string age : {"42 ans", "42 years old", "42 Jahre alt", "42 a\u00F1os"}) {
    const Reading reading = read("France\n1st Division: General Roe, " + age + "\n1st Line 600 men\n");
    EXPECT_EQ(reading.orbat.formations.at(0).commander, "General Roe") << age;
    EXPECT_EQ(told(reading), "1st Division[1st Line 600; ]") << age;
  }
}

TEST(SignsAndPosts, WhoLedARegimentMayStandBehindItsNumber) {
  const Reading reading = read(
      "Preu\u00DFen\nDivision Roe\n1. Schlesisches Grenadier-Regiment Nr. 10 - von Kern\nGrenadier-Regiment Kronprinz "
      "(1. Ostpreu\u00DFisches) Nr. 1 Kronprinz Karl von Toro von Massow\nInfanterie-Regiment Nr. 3 Erzherzog Karl\n");
  EXPECT_EQ(unit_of(reading, 0).name, "1. Schlesisches Grenadier-Regiment Nr. 10");
  EXPECT_EQ(unit_of(reading, 0).commander, "von Kern");
  EXPECT_EQ(unit_of(reading, 1).name, "Grenadier-Regiment Kronprinz (1. Ostpreu\u00DFisches) Nr. 1");
  EXPECT_NE(unit_of(reading, 1).note.find("Kronprinz Karl von Toro von Massow"), std::string::npos);
  EXPECT_EQ(unit_of(reading, 2).name, "Infanterie-Regiment Nr. 3 Erzherzog Karl");
}

TEST(SignsAndPosts, ARegimentWithAMisreadNumberIsNoRestOfTheLineAbove) {
  const Reading reading = read(
      "Bayern\nBrigade Kern\n1stes Linien-Infanterie-Leib-Regiment,\n2tes Linien-Infanterie-Regiment Kurprinz.\n1stes "
      "leichtes Infanterie-Bataillon Mehzen.\nrstes Dragoner-Regiment Roe.\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 4U) << told(reading);
}

TEST(SignsAndPosts, ARangeOfBattalionsBeforeARegimentLeavesItsStrengthWhole) {
  for (const std::string range : {"I-III", "1-3"})
    EXPECT_EQ(told(read("France\n1st Division: Roe\n" + range + "/7th Line 1,800, 9th Line 600\n")),
              "1st Division[7th Line 1800; 9th Line 600; ]")
        << range;
  EXPECT_EQ(told(read("France\n1st Division: Roe\nI-III/7th Line 1,800\n")), "1st Division[7th Line 1800; ]");
}

TEST(SignsAndPosts, OfSeveralBattalionsThoseThatWereThereAreCounted) {
  EXPECT_EQ(battalions(read("Russia\n1st Division: Roe\nRyazan Musketeers (2 of 3 bns)\nKursk Musketeers (two of three "
                            "battalions)\n2 of 3 bns 8th Line\n")),
            "Ryazan Musketeers 2; Kursk Musketeers 2; 8th Line 2; ");
}

}  // namespace estafette::readers::signs_and_posts_test
