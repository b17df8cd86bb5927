// Regiments that have articles, or stand before the command that they are of, and regiments that are only counted.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::before_their_command_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

std::string french_division(const std::string& lines) {
  return told(read("French Army\nDivision Kern\n" + lines));
}

}  // namespace

TEST(BeforeTheirCommand, NumbersWithArticlesAreAUnitEach) {
  const std::string two = "French Army[Division Kern[18e de ligne 570; 25e de ligne 570; ]]";
  for (const std::string line : {"La 18e de ligne et la 25e\n", "Le 18e et le 25e de ligne\n",
                                 "Les 18e et 25e de ligne\n", "la 18e de ligne, la 25e de ligne\n"})
    EXPECT_EQ(french_division(line), two) << line;
  for (const std::string line : {"Das 32. und 75. Regiment\n", "das 32. und das 75. Regiment\n"})
    EXPECT_EQ(french_division(line), "French Army[Division Kern[32. Regiment 570; 75. Regiment 570; ]]") << line;
  EXPECT_EQ(french_division("Il 3\u00B0 e il 4\u00B0 di linea\n"),
            "French Army[Division Kern[3\u00B0 di linea 570; 4\u00B0 di linea 570; ]]");
  EXPECT_EQ(french_division("El 3.\u00BA y el 4.\u00BA de l\u00EDnea\n"),
            "French Army[Division Kern[3.\u00BA de l\u00EDnea 570; 4.\u00BA de l\u00EDnea 570; ]]");
}

TEST(BeforeTheirCommand, TroopsBeforeANumberedCommandAndItsLeaderAreBelowIt) {
  const Reading reading = read(
      "French Army\nDivision Kern\nLa 18e de ligne et la 25e, 1re brigade : Roe.\n"
      "La 32e de ligne et la 75e, 2e brigade : Dale ...\n");
  EXPECT_EQ(
      told(reading),
      "French Army[Division Kern[1re brigade[18e de ligne 570; 25e de ligne 570; ]2e brigade[32e de ligne 570; 75e "
      "de ligne 570; ]]]");
  const Formation& division = reading.orbat.formations.at(0).formations.at(0);
  EXPECT_EQ(division.formations.at(0).commander + ", " + division.formations.at(1).commander, "Roe, Dale");
  EXPECT_EQ(french_division("The 18th and 25th Line, First Brigade: General Roe\n"),
            "French Army[Division Kern[First Brigade[18th Line 570; 25th Line 570; ]]]");
}

TEST(BeforeTheirCommand, CountedRegimentsOfASortAreNoPartsOfTheBattalionBeforeThem) {
  EXPECT_EQ(told(read("French Army\nDivision Kern: Alba Battalion, two dragoon regiments\n")),
            "French Army[Division Kern[Alba Battalion 570; Dragoon 1 450; Dragoon 2 450; ]]");
  EXPECT_EQ(
      told(read("French Army\nDivision Kern: Bataillon Alba, zwei Dragonerregimenter, Legion Toro\n")),
      "French Army[Division Kern[Bataillon Alba 570; Medium cavalry 1 450; Medium cavalry 2 450; Legion Toro 570; ]]");
}

TEST(BeforeTheirCommand, ItIsAskedHowManyGendarmesSeveralRegimentsAre) {
  for (const std::string of : {"gendarmes", "pontoniers", "artillery"})
    EXPECT_FALSE(asked(read("French Army\nDivision Kern: 9th Line, three regiments of " + of + "\n")).empty()) << of;
}

}  // namespace estafette::readers::before_their_command_test
