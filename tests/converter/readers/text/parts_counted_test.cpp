// What a figure counts where no word tells it: battalions by their numbers, halves of them, companies of engineers,
// regiments before an abbreviation.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::parts_counted_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(PartsCounted, RisingFiguresBehindARegimentNumberItsBattalions) {
  const Reading reading = read(
      "France\n1re division : Kern\n111e de ligne, 3/4\n24e de ligne 1,2,4\n27e de ligne 1./2.\n30e de ligne, 1er et "
      "2e "
      "bataillons\n31e de ligne 1er, 2e et 4e bat. (1 800 hommes)\n");
  EXPECT_EQ(told(reading),
            "1re division[111e de ligne 1140; 24e de ligne 1710; 27e de ligne 1140; 30e de ligne 1140; 31e de ligne "
            "1800; ]");
  EXPECT_EQ(unit_of(reading, 4).subunits, 3);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(PartsCounted, OfHorseTheyNumberSquadrons) {
  EXPECT_EQ(unit_of(read("France\nBrigade: Kern\n24e de ligne 900\n4e hussards, 3/4\n"), 1).subunits, 2);
}

TEST(PartsCounted, FiguresThatDoNotRiseOnEveryLineAreAskedAbout) {
  EXPECT_EQ(asked(read("France\n1re division : Kern\n24e de ligne 3/4\n25e de ligne 4/3\n")), (std::vector{3, 4}));
}

TEST(PartsCounted, TwoFiguresWithACommaBetweenThemAreAskedAbout) {
  EXPECT_EQ(asked(read("France\n1re division : Kern\n12th Line, 3, 4\n")), (std::vector{3}));
}

TEST(PartsCounted, ABattalionBeforeTheStrokeIsStillOne) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: Kern\n1/42nd Foot 700\n1/2nd Guards 800\n")),
            "1st Brigade[1/42nd Foot 700; 1/2nd Guards 800; ]");
}

TEST(PartsCounted, HalfABattalionHasHalfItsMen) {
  const Reading reading = read(
      "Austria\n1. Division: Kern\nIR 12 [1/2 bn]\nIR 13 \u00BD bn\n1/2 Bat. IR 19\na demi-bataillon of IR 20\n1/2 "
      "Esk. "
      "Husaren Nr. 4\n");
  EXPECT_EQ(told(reading), "1. Division[IR 12 400; IR 13 400; IR 19 400; IR 20 400; Husaren Nr. 4 65; ]");
  EXPECT_EQ(unit_of(reading, 0).level, UnitLevel::battalion);
  EXPECT_EQ(unit_of(reading, 4).level, UnitLevel::squadron);
}

TEST(PartsCounted, OneAndAHalfIsNotOne) {
  EXPECT_EQ(
      told(read("Austria\n1. Division: Kern\nIR 14 1\u00BD Btl.\nIR 15 1 1/2 bataillons\nIR 16 (2,5 Bat.)\nHusaren "
                "Nr. 5 (2 1/2 Esk.)\n")),
      "1. Division[IR 14 1200; IR 15 1200; IR 16 2000; Husaren Nr. 5 325; ]");
}

TEST(PartsCounted, TheFirstAndSecondBattalionsAreNoHalf) {
  EXPECT_EQ(unit_of(read("Britain\n1st Brigade: Kern\n24th Foot, 1/2 bns\n")).subunits, 2);
}

TEST(PartsCounted, AFigureBehindEngineersCountsCompanies) {
  EXPECT_EQ(french("1re division : Kern\n24e de ligne 900\nG\u00E9nie : 2\nSappers: 3\n"),
            "1re division[24e de ligne 900; G\u00E9nie 200; Sappers 300; ]");
}

TEST(PartsCounted, OfAStaffItIsAskedAbout) {
  EXPECT_EQ(asked(read("France\n1re division : Kern\n24e de ligne 900\nStaff: 12\n")), (std::vector{4}));
}

TEST(PartsCounted, AFigureThatMayNumberACompanyOfEngineersIsAskedAbout) {
  EXPECT_EQ(asked(read("France\n1re division : Kern\n24e de ligne 900\nSapeurs 2\n3 Sapeurs\n")), (std::vector{4, 5}));
}

TEST(PartsCounted, SappersAndTrainOnALineAreNotOneUnit) {
  EXPECT_EQ(asked(read("France\n1re division : Kern\n24e de ligne 900\n2 Sapeurs, 3 Train\n")), (std::vector{4}));
}

TEST(PartsCounted, APlainFigureBeforeAnAbbreviatedRegimentIsAskedAbout) {
  EXPECT_EQ(asked(read("Russia\nDivision: Kern\n5 Kos.-Reg.\n5. Kos.-Reg.\n3 K\u00FCrassier-Reg.\n")),
            (std::vector{3, 5}));
}

TEST(PartsCounted, CompaniesInGermanShortFormsAreCounted) {
  EXPECT_EQ(told(read("Prussia\n1. Brigade: Kern\nIR 5 (3 Bat.) 2100\n6 Compagn. J\u00E4ger\n")),
            "1. Brigade[IR 5 2100; J\u00E4ger 540; ]");
}

}  // namespace estafette::readers::parts_counted_test
