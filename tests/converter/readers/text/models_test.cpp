// Strengths counted in a wargamer's figures: a ratio that is stated multiplies; without one they are asked about.
#include "converter/readers/counted/games/models.hpp"

#include "converter/orbat/totals.hpp"
#include "converter/readers/text/read_text.hpp"
#include "support/words.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::models_test {
namespace {

Reading read(const std::string& text) {
  return read_text_orbat(text, test::words(), "club.txt");
}

/// "9e Léger 1440: 72 figs at 1:20", a line for each unit.
std::string troops(const Reading& reading) {
  std::string text;
  for_each_unit(reading.orbat, [&](const CommandPath&, const Unit& unit) {
    text += unit.name + " " + std::to_string(unit.men.value) + ": " + unit.note.substr(0, unit.note.find("; guessed")) +
            "\n";
  });
  return text;
}

}  // namespace

TEST(FiguresOnATable, ARatioThatIsStatedMultiplies) {
  const Reading reading = read(
      "Order of Battle\nFigure ratio 1:20\n\nFrench Army\n1st Division (Ruffin)\n 1st Brigade\n"
      "  9e Leger  24 figs\n  24e Ligne (72 figures)\n  10e Chasseurs  12 figs\n");
  EXPECT_EQ(troops(reading),
            "9e Leger 480: 24 figs at 1:20\n24e Ligne 1440: 72 figures at 1:20\n10e Chasseurs 240: 12 figs at 1:20\n");
  EXPECT_TRUE(reading.looks.empty());
}

TEST(FiguresOnATable, ARatioBesideAUnitIsItsOwn) {
  EXPECT_EQ(
      troops(read("British Army\nGuards Brigade\n1/2nd Foot Guards  32 figs @ 1:30\n1/3rd Foot Guards  33 figures "
                  "(1:33)\n")),
      "1/2nd Foot Guards 960: 32 figs at 1:30\n1/3rd Foot Guards 1089: 33 figures at 1:33\n");
}

TEST(FiguresOnATable, OneFigureMayBeSaidInWordsAndStandsAndPointsCountToo) {
  EXPECT_EQ(troops(read("French Army\nOne figure represents 33 men\n1st Division\n1st Line  12 figures, 3 stands\n")),
            "1st Line 396: 12 figures, 3 stands at 1:33\n");
  EXPECT_EQ(troops(read("French Army\n1 SP = 100 men\n1st Division\n13th Light Morale 6, SP 4\n17th Line SP 5\n")),
            "13th Light 400: SP 4 at 1:100, Morale 6\n17th Line 500: SP 5 at 1:100\n");
}

TEST(FiguresOnATable, MenThatAreStatedAreNotMultiplied) {
  EXPECT_EQ(troops(read("French Army\nFigure scale 1:20\n1st Division\n1st Line 640 men, 32 figs\n2nd Line 24 figs\n")),
            "1st Line 640: 32 figs\n2nd Line 480: 24 figs at 1:20\n");
}

TEST(FiguresOnATable, WithoutARatioTheyAreAskedAboutOnce) {
  const Reading reading = read("French Army\n1st Division\n1st Line  24 figs\n2nd Line  20 figs\n");
  ASSERT_EQ(reading.looks.size(), 1U);
  EXPECT_EQ(reading.looks[0].line, 3);
  EXPECT_NE(to_string(reading.looks[0]).find("how many men a figure, stand or point is"), std::string::npos);
  EXPECT_NE(to_string(reading.looks[0]).find("1 figure = 20 men"), std::string::npos);
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.at(0).name, "1st Line");
  const Reading rated = read("French Army\n1st Division\n30th Line M5 SP 4\nDivisional artillery SP 2\n");
  ASSERT_EQ(rated.orbat.formations.at(0).formations.at(0).units.size(), 2U);
  EXPECT_EQ(rated.orbat.formations.at(0).formations.at(0).units.at(0).note.find("5 SP"), std::string::npos);
}

TEST(FiguresOnATable, NothingChangesWhereNoneAreCounted) {
  const std::vector<TextLine> lines = lines_of("Spain\n1st Division\n3 Sp bns\nFig. 3: scale 1:20\n", test::words());
  EXPECT_EQ(men_for_models(lines, test::words()).lines, lines);
}

}  // namespace estafette::readers::models_test
