// Strengths that a page leaves open, and guns that only its recapitulation has.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::readers::open_figures_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(OpenFigures, BetweenTwoStrengthsStandsTheirMiddleMarkedAsAGuess) {
  for (const std::string line :
       {"10e de ligne 780 ou 700", "10e de ligne de 700 \u00E0 780", "10e de ligne entre 700 et 780",
        "10e de ligne, 700 to 780 men", "10th Line between 700 and 780", "10th Line from 700 to 780",
        "10. Linie von 700 bis 780 Mann", "10. Linie zwischen 700 und 780",
        "10.\u00BA de L\u00EDnea de 700 a 780 hombres", "10\u00BA di linea tra 700 e 780 uomini"}) {
    const Reading reading = read("France\nDivision Kern\n" + line + "\n");
    EXPECT_EQ(unit_of(reading).men.value, 740) << line << told(reading);
    EXPECT_NE(unit_of(reading).note.find("the middle of 700 to 780"), std::string::npos)
        << line << unit_of(reading).note;
    EXPECT_EQ(asked(reading), std::vector<int>{}) << line;
  }
}

TEST(OpenFigures, ASecondFigureThatMayAsWellBeTheStrengthIsAskedAbout) {
  for (const std::string line :
       {"10th Line 780 avg 706", "10th Line 1800 mean 1700", "10th Line 780 706 599 695 avg 485",
        "10e de ligne 780 moy 706", "1st Infantry Regiment 1800 or 1700"})
    EXPECT_EQ(asked(read("France\nDivision Kern\n" + line + "\n")), std::vector<int>{3}) << line;
  EXPECT_EQ(asked(read("France\nDivision Kern\n10th Line 780 men\n11th Line (Kern) 706\n")), std::vector<int>{});
}

TEST(OpenFigures, BatteriesThatOnlyARecapitulationCountsAreAskedAbout) {
  EXPECT_EQ(asked(read(
                "Arm\u00E9e prussienne\n1re brigade : g\u00E9n\u00E9ral Kern\n1er r\u00E9giment d'infanterie 1800\n"
                "R\u00E9capitulatif :\n\u00C0 cheval : deux batteries (8 pi\u00E8ces de 6)\n\u00C0 pied : une batterie "
                "(6 pi\u00E8ces de 6, 2 obusiers)\n")),
            (std::vector<int>{5, 6}));
  EXPECT_EQ(asked(read("Prussian Army\n1st Brigade: General Kern\n1st Infantry Regiment 1800\nKern's horse battery, 8 "
                       "guns\nRecapitulation:\nMounted: one battery (8 guns)\n")),
            std::vector<int>{});
}

}  // namespace estafette::readers::open_figures_test
