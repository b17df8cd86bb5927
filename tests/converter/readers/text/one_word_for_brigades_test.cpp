// Brigades whose word stands once, the heading of the next command behind a list, and batteries of which half a word is
// told.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::one_word_for_brigades_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

std::vector<std::string> brigades(const Formation& division) {
  std::vector<std::string> names;
  for (const Formation& brigade : division.formations) names.push_back(brigade.name);
  return names;
}

}  // namespace

TEST(OneWordForBrigades, BareNamesBelowABrigadeAreBrigades) {
  const Reading reading = read(
      "Österreich\nI. Kavallerie-Division\nGen. Maj. v. Huber\nBrigade Kern (Steir. Drag., Ungar. Husaren).\n[ocr]\n"
      "Roe (Steir. Kürassiere u. Ulanen).\nDale (Ungar. Husaren)\n");
  const Formation& division = reading.orbat.formations.at(0);
  EXPECT_EQ(brigades(division), (std::vector<std::string>{"Brigade Kern", "Brigade Roe", "Brigade Dale"}));
  EXPECT_EQ(division.formations.at(1).units.size(), 2U);
}

TEST(OneWordForBrigades, WhereMenComeFromIsNoNoteOfTheBrigadeAbove) {
  const Reading reading = read(
      "Österreich\nI. Division\nBrigade Kern (Tiroler).\nRoe (v. 3. Mai Dale) (Krainer u. Istrier).\n"
      "2. Brigade: IR 4\n");
  const Formation& division = reading.orbat.formations.at(0);
  ASSERT_EQ(division.formations.size(), 3U);
  EXPECT_NE(division.formations.at(1).name.find("Brigade Roe"), std::string::npos);
  EXPECT_EQ(division.formations.at(0).note.find("Roe"), std::string::npos);
}

TEST(OneWordForBrigades, ABracketBesideTwoBrigadesIsAskedAbout) {
  const Reading reading = read("Österreich\nII. Kavallerie-Division.\nBrigade Kern\n\nRoe.\n\n(Ungar. Husaren.)\n");
  EXPECT_EQ(told(reading),
            "II. Kavallerie-Division.[Brigade Kern[Ungar. Husaren 780; ]Brigade Roe[Ungar. Husaren 780; ]]");
  EXPECT_EQ(asked(reading), std::vector<int>{7});
}

TEST(OneWordForBrigades, TheNextCommandBeginsBehindAList) {
  const Reading reading = read(
      "Österreich\nI. Kavallerie-Division.\nBrigade Kern (Steir. Drag., Ungar. Husaren).\n"
      "Roe (Ungar. Husaren). II. Reserve-Kavallerie-Division.\nGen. Maj. Graf Dale.\nBrigade Till: Ungar. Husaren\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U);
  EXPECT_EQ(brigades(reading.orbat.formations.at(0)), (std::vector<std::string>{"Brigade Kern", "Brigade Roe"}));
  EXPECT_EQ(reading.orbat.formations.at(1).commander, "Gen. Maj. Graf Dale");
  EXPECT_EQ(brigades(reading.orbat.formations.at(1)), std::vector<std::string>{"Brigade Till"});
}

TEST(OneWordForBrigades, ALeaderBehindALineThatNobodyUnderstoodLeadsNobodyAbove) {
  const Reading reading =
      read("Österreich\nI. Division\nBrigade Kern: IR 4, IR 5\nWhatever else was there\nGen. Maj. Graf Dale.\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "");
  EXPECT_EQ(asked(reading), (std::vector<int>{4, 5}));
}

TEST(OneWordForBrigades, HalfAWordForBatteriesIsTheWordOfTheOthers) {
  for (const std::string line :
       {"3 Fuss- und 2 Kavallerie-Batterien", "3 Fuß- und 2 reitende Batterien",
        "3 Fuß-Batterien und 2 reitende Batterien", "3 Fuß-Batterien, 2 Kavallerie-Batterien"}) {
    const Reading reading = read("Österreich\n2. Brigade\nIR 3\n" + line + "\n");
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 6U) << line;
    EXPECT_EQ(reading.orbat.formations.at(0).units.at(3).kind, Kind::foot_artillery) << line;
    EXPECT_EQ(reading.orbat.formations.at(0).units.at(4).kind, Kind::horse_artillery) << line;
  }
}

TEST(OneWordForBrigades, WhatEachBrigadeHasIsAskedAbout) {
  const Reading reading = read(
      "Österreich\n1. Division\nBrigade Kern: IR 3, IR 4\n"
      "(Jede Brigade: zwei Regimenter und eine Batterie.)\n");
  EXPECT_EQ(asked(reading), std::vector<int>{4});
}

}  // namespace estafette::readers::one_word_for_brigades_test
