// Strengths that a text states for whole commands: none is lost, counted twice or taken for a unit.
#include "base/problem.hpp"
#include "converter/readers/copied/campaign_program.hpp"
#include "converter/readers/text/read_text.hpp"
#include "converter/readers/text/told.hpp"
#include "support/refusal.hpp"
#include "support/words.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string_view>

namespace estafette::readers::strengths_test {
namespace {

void list(const Formation& formation, std::string& units) {
  for (const Unit& unit : formation.units)
    units += fmt::format("{}{} {}", units.empty() ? "" : ", ", unit.name, unit.men.value);
  for (const Formation& below : formation.formations) list(below, units);
}

/// "1st Brigade 2800, 45th Foot 1300"
std::string units_of(const std::string& text) {
  std::string units;
  for (const Formation& formation : read_text_orbat(text, test::words(), "orbat.txt").orbat.formations)
    list(formation, units);
  return units;
}

std::vector<std::string> asked_of(const std::string& text) {
  std::vector<std::string> asked;
  for (const Problem& look : read_text_orbat(text, test::words(), "orbat.txt").looks) asked.push_back(to_string(look));
  return asked;
}

}  // namespace

TEST(Strengths, TheFirstBrigadeOfAnotherDivisionIsNotTheOneBefore) {
  EXPECT_EQ(units_of("French\nFirst Division (Mouton)\n1st Brigade 2,800\n2nd Brigade 3,200\nSecond Division (Merle)\n"
                     "1st Brigade 2,600\n   45th Line\n   60th Line\n"),
            "1st Brigade 2800, 2nd Brigade 3200, 45th Line 1300, 60th Line 1300");
}

TEST(Strengths, AnOverviewIsNotCountedBesideWhatItTellsOf) {
  EXPECT_EQ(
      units_of("French\nI Corps\n1st Division 2,600\n2nd Division 1,200\n\nI Corps\n1st Division\n45th Line 1,400\n"
               "60th Line 1,200\n2nd Division\n61st Line 1,200\n"),
      "45th Line 1400, 60th Line 1200, 61st Line 1200");
}

TEST(Strengths, ATotalBehindItsNationIsNoUnit) {
  for (const std::string total : {"France: Total 1,200", "France - Total 1,200", "France \u2014 Total 1,200"}) {
    const std::string text = "France\n" + total + "\nFirst Division (Mouton)\n45th Line 1,200\n";
    EXPECT_EQ(units_of(text), "45th Line 1200") << total;
    EXPECT_EQ(asked_of(text), std::vector<std::string>{}) << total;
  }
  EXPECT_EQ(asked_of("France\nFrance: Total 1,300\nFirst Division (Mouton)\n45th Line 1,200\n"),
            std::vector<std::string>{
                "orbat.txt:2: found \"France: Total 1,300\"; expected 1,200 men, the sum of the units of "
                "France (1 of them with guesses). Check the figures of its units"});
}

TEST(Strengths, AMajorGeneralBelowHisCommandIsItsCommander) {
  const Reading reading = read_text_orbat("British\n1st Division\nMajor-General Paget\n5,964\n1/9th Foot 812\n",
                                          test::words(), "orbat.txt");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Major-General Paget");
  EXPECT_EQ(reading.sums.at(0).stated, "5,964 men");
}

TEST(Strengths, ARatingOfOtherRulesIsNoStrength) {
  const std::string text =
      "Français\n1re division : général de division Seras, 14 unités, sd : 8\n45e de ligne 1,200\n";
  EXPECT_EQ(asked_of(text), std::vector<std::string>{});
  const Reading reading = read_text_orbat(text, test::words(), "orbat.txt");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "général de division Seras");
  EXPECT_EQ(reading.orbat.formations.at(0).note, "14 unités, sd : 8");
}

TEST(Strengths, OfWhomSoManyIsPartOfTheStrengthAbove) {
  const std::string text =
      "Français\nDivision Durutte\n  3 400 hommes dont\n    3 200 fantassins\n    200 artilleurs\n  23e de ligne 3 "
      "400\n";
  EXPECT_EQ(asked_of(text), std::vector<std::string>{});
  EXPECT_EQ(units_of(text), "23e de ligne 3400");
}

TEST(Strengths, ACampaignProgramsShorthandIsPutIntoWords) {
  EXPECT_EQ(without_shorthand("12# Heavy Artillery 6"), "12-pdr Heavy Artillery, 6 guns");
  EXPECT_EQ(without_shorthand("4# Horse Artillery"), "4-pdr Horse Artillery");
  EXPECT_EQ(without_shorthand("1B (LT) 1,920"), "1B (light infantry) 1,920");
  EXPECT_EQ(without_shorthand("3B (KLC) 640"), "3B (light cavalry) 640");
  for (const std::string line : {"12 #7 Battery", "1B (Smith) 1,920", "45th Line 1,200", "123# 4", ""})
    EXPECT_EQ(without_shorthand(line), line);
}

constexpr std::string_view kTotalsBelow =
    "II Corps: Marshal Victor [France]\n1st Division: General Ruffin\n9th Light (2 bns)\n24th Line (3 bns)\n"
    "Total Strength: 2,969\n2nd Division: General Lapisse\n16th Light (2 bns)\n8th Line (2 bns)\n"
    "Total Strength: 2,200\n";

TEST(Strengths, ATotalBelowRegimentsWithoutStrengthsIsSharedAmongThem) {
  EXPECT_EQ(units_of(std::string(kTotalsBelow)), "9th Light 1188, 24th Line 1781, 16th Light 1100, 8th Line 1100");
  const Reading reading = read_text_orbat(std::string(kTotalsBelow), test::words(), "orbat.txt");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(1).units.at(0).note,
            "guessed: quality line, strength from a share of the 2,200 men of 2nd Division");
  EXPECT_EQ(asked_of(std::string(kTotalsBelow)), std::vector<std::string>{});
}

TEST(Strengths, TheTotalOfTheCorpsAgreesWithThoseOfItsDivisions) {
  EXPECT_EQ(asked_of(std::string(kTotalsBelow) + "Grand Total: 5,169\n"), std::vector<std::string>{});
  EXPECT_EQ(asked_of(std::string(kTotalsBelow) + "Grand Total: 5,300\n").size(), 1U);
}

TEST(Strengths, ATotalThatCannotBeThatOfItsRegimentsIsAskedAbout) {
  const std::string text =
      "1st Division: General Ruffin [France]\n9th Light (2 bns)\n24th Line (3 bns)\nTotal Strength: 29,690\n";
  EXPECT_EQ(asked_of(text).size(), 1U);
  EXPECT_EQ(units_of(text), "9th Light 1140, 24th Line 1710");
}

TEST(Strengths, TwoCompaniesOfTheSameNameOnOneLineBothHaveAShare) {
  EXPECT_EQ(units_of("British\n1st Division, Sherbrooke (3,000). A [H. Campbell], 1st Coldstreams, 1 company 5/60th; B "
                     "[Cameron], 1/61st, 1 company 5/60th.\n"),
            "1st Coldstreams 1300, 5/60th 200, 1/61st 1300, 5/60th 200");
  EXPECT_FALSE(units_of("corps:9800h\nDiv. A [. C [n],1/6th,2/6th\n8th Line\n").empty());
}

TEST(Strengths, ARegimentOfHorseWithoutSquadronsIsGuessedWhole) {
  const std::string brigade = "British\nFane's Brigade\n";
  EXPECT_EQ(units_of(brigade + "3rd Dragoon Guards\n4th Dragoons (2 sqns)\n"),
            "3rd Dragoon Guards 420, 4th Dragoons 280");
  EXPECT_EQ(read_text_orbat(brigade + "3rd Dragoon Guards\n", test::words(), "orbat.txt")
                .orbat.formations.at(0)
                .units.at(0)
                .quality,
            Quality::line);
}

TEST(Strengths, ABareNumberAmongTheBattalionsOfABrigadeIsARegimentByItsPlace) {
  const std::string brigade = "British\n1st Division: Hill\nStewart's Brigade\n";
  EXPECT_EQ(units_of(brigade + "29th\n1/48th Foot (620)\n53rd\n"), "29th 650, 1/48th Foot 620, 53rd 650");
}

TEST(Strengths, AFigureTooLargeForPartsCountsMenBesideStrengths) {
  EXPECT_EQ(units_of("British\n1st Division: Hill\nKern's Brigade: 1/61st (778), 2/83rd (535), 5/60th (51)\n"),
            "1/61st 778, 2/83rd 535, 5/60th 51");
  EXPECT_EQ(units_of("British\n1st Division: Hill\nKern's Brigade: 1/61st (778), 2/83rd (535), 1 coy 5/60th (56)\n"),
            "1/61st 778, 2/83rd 535, 5/60th 56");
}

TEST(Strengths, OfADivisionWithoutRegimentsTheseAreAskedForAndNotItsOwnLine) {
  const std::vector<std::string> asked = asked_of("France\n2e Corps: Roe\nDivision Alba 7 291 hommes\n");
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_NE(asked[0].find("Write the regiments of the command below its line"), std::string::npos) << asked[0];
}

TEST(Strengths, ATextThatRunsOnIsRefusedWithTheLineThatDoes) {
  std::string line = "Army stations in 1813";
  for (int town = 2; town < 12; ++town) line += fmt::format(" Till {} Dale {} Lake {},118", town, town, town);
  const std::string refused =
      test::refusal([&] { (void)read_text_orbat("Return of 1813\n" + line + "\n", test::words(), "orbat.txt"); });
  EXPECT_NE(refused.find("orbat.txt:2: found \"Army stations"), std::string::npos) << refused;
  EXPECT_NE(refused.find("It holds many entries that run on. Put each on a line of its own"), std::string::npos);
}

TEST(Strengths, ADivisionsMenAreSharedAmongStrongRegimentsOfWhichOnlyTheNumbersAreTold) {
  const auto division = [](const std::string& men) {
    return units_of("Division Kern (" + men +
                    ") [France]\nBrigade Roe: 13e l\u00E9ger (col. Dale)\nBrigade Moss: 17e de ligne\n");
  };
  EXPECT_EQ(division("7 400 h"), "13e l\u00E9ger 3700, 17e de ligne 3700");
  EXPECT_EQ(division("9 400 h"), "13e l\u00E9ger 570, 17e de ligne 570");  // more than two regiments had: it is asked
}

/// As a spreadsheet works it out: it was 5 men.
TEST(Strengths, WhatStandsBehindADecimalCommaOrPointIsNoStrengthOfItsOwn) {
  for (const std::string said : {"402,5 sabres", "402.5 sabres", "402,25 Reiter", "402,5 hommes", "402.50 men"}) {
    const Reading reading = text_test::read("French Army\n1st Division - General Dale\n4th Hussars (4 sqns) - " + said +
                                            "\n24th Line - 1.600,5 Mann\n");
    EXPECT_EQ(text_test::told(reading), "French Army[1st Division[4th Hussars 402; 24th Line 1600; ]]") << said;
    EXPECT_TRUE(text_test::asked(reading).empty()) << said;
    EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.at(1).subunits, 1) << "no battalions";
    EXPECT_NE(reading.orbat.formations.at(0).formations.at(0).units.at(0).note.find("402."), std::string::npos)
        << "the figure is kept";
  }
  EXPECT_EQ(text_test::told(text_test::read("French Army\n1st Division - General Dale\n24th Line 39,814 men\n"))
                .find("[24th Line 39;"),
            std::string::npos);
}

}  // namespace estafette::readers::strengths_test
