// What a line says, and nothing that was read from it: it is asked about, so that no step may lose it.
#include "converter/readers/text/unread_parts.hpp"

#include "converter/readers/text/told.hpp"
#include "converter/readers/text/written_figures.hpp"
#include "support/words.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::unread_parts_test {
namespace {

Unit unit(const std::string& name, int men, int line) {
  Unit read;
  read.name = name;
  read.men = Men{men};
  read.line = {line};
  return read;
}

/// A division whose units were read from the line below its own, and its leader from its own.
Reading reading_with(std::vector<Unit> units) {
  Formation division;
  division.name = "1st Division";
  division.commander = "General Kern";
  division.line = {1};
  division.units = std::move(units);
  Reading reading;
  reading.orbat.formations = {division};
  reading.uses = {{1, 1, LineUse::read}, {2, 1, LineUse::read}};
  reading.lines = reading.understood = 2;
  return reading;
}

/// The questions about the second line of a page, from which those units were read.
std::vector<Problem> asked(const std::string& line, std::vector<Unit> units) {
  Reading reading = reading_with(std::move(units));
  ask_about_unread_parts(reading, "1st Division: General Kern\n" + line + "\n", test::words(), "kern.txt");
  return reading.looks;
}

}  // namespace

TEST(UnreadParts, AFigureThatIsInNothingThatWasReadIsAskedAbout) {
  Reading reading = reading_with({unit("9th Foot", 300, 2)});
  ask_about_unread_parts(reading, "1st Division: General Kern\n9th Foot, 300 men, 34 officers\n", test::words(),
                         "kern.txt");
  ASSERT_EQ(reading.looks.size(), 1U);
  EXPECT_EQ(reading.looks.front().file, "kern.txt");
  EXPECT_EQ(reading.looks.front().line, 2);
  EXPECT_EQ(reading.looks.front().found, "9th Foot, 300 men, 34 officers");
  EXPECT_EQ(reading.looks.front().expected, "a place for 34, which is in nothing that was read from the line");
  EXPECT_EQ(reading.uses[1].use, LineUse::asked);
  EXPECT_EQ(reading.understood, 1);
}

TEST(UnreadParts, ANameThatIsNowhereInTheOrderOfBattleIsAskedAbout) {
  const std::vector<Problem> looks = asked("Kraft's 9th Foot, 300 men", {unit("9th Foot", 300, 2)});
  ASSERT_EQ(looks.size(), 1U);
  EXPECT_EQ(looks.front().expected, "a place for Kraft, which is in nothing that was read from the line");
}

TEST(UnreadParts, WhatWasReadFromALineIsNotAskedAbout) {
  EXPECT_TRUE(asked("9th Foot 1,300 men", {unit("9th Foot", 1300, 2)}).empty());
  EXPECT_TRUE(asked("9th Foot 1.300 Mann", {unit("9th Foot", 1300, 2)}).empty());
  EXPECT_TRUE(asked("9th Foot 86 1,214", {unit("9th Foot", 1300, 2)}).empty()) << "officers and men";
  EXPECT_TRUE(asked("9th Foot861,214", {unit("9th Foot", 1300, 2)}).empty()) << "glued to the name";
  EXPECT_TRUE(asked("9th Foot 300, 10th Foot 400 = 700", {unit("9th Foot", 300, 2), unit("10th Foot", 400, 2)}).empty())
      << "their sum";
  EXPECT_TRUE(asked("2 batteries: Roe", {unit("Roe's 1st battery", 100, 2), unit("Roe's other", 100, 2)}).empty())
      << "how many they are";
  EXPECT_TRUE(asked("9th Foot of General Kern", {unit("9th Foot", 300, 2)}).empty()) << "a name of another line";
  EXPECT_TRUE(asked("IX. Line Infantry Regiment", {unit("9th Line", 300, 2)}).empty()) << "words of the field";
}

TEST(UnreadParts, MarksOfThePageAreNotAskedAbout) {
  const std::vector<Unit> foot = {unit("9th Foot", 300, 2)};
  for (const std::string line : {"3. 9th Foot", "(3) 9th Foot", "9th Foot[12]", "9th Foot<ref>Roe, p. 241</ref>",
                                 "9th Foot {{note|12 April}}", "9th Foot, 15 June 1815", "9th Foot6", "9th Foot 3OO"})
    EXPECT_TRUE(asked(line, foot).empty()) << line;
}

TEST(UnreadParts, ALineThatTellsMoreOfAnotherIsLeftAlone) {
  EXPECT_TRUE(asked("with 6 guns under Kraft", {}).empty());
}

TEST(UnreadParts, HalfABattalionIsNotLostWithoutAWord) {
  const Reading reading =
      text_test::read("1st Division: General Kern [France]\n8e Ligne, 1,5 battalions\n9th Foot 600\n");
  ASSERT_EQ(reading.looks.size(), 1U);
  EXPECT_EQ(reading.looks.front().line, 2);
}

TEST(WrittenFigures, ThousandsAreOneFigureHoweverTheyAreParted) {
  for (const std::string line : {"4,500", "4.500", "4 500", "4'500",
                                 "4\u2019"
                                 "500",
                                 "4\u00A0"
                                 "500",
                                 "4500"}) {
    const std::vector<WrittenFigure> figures = written_figures("Kern: " + line + " men");
    ASSERT_EQ(figures.size(), 1U) << line;
    EXPECT_EQ(figures.front().value(), 4500) << line;
  }
  EXPECT_EQ(written_figures("86 3,932").size(), 2U);
  EXPECT_EQ(written_figures("2,3/13th, 1815").size(), 4U);
}

}  // namespace estafette::readers::unread_parts_test
