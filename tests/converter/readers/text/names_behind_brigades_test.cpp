// Brigades whose regiments stand behind their colon by name alone, in any language.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::names_behind_brigades_test {
namespace {

using text_test::asked;
using text_test::battalions;
using text_test::read;

std::string below(const std::string& brigade) {
  return "Austria\nDivision FML. Kern\n" + brigade + "\n";
}

}  // namespace

TEST(NamesBehindBrigades, ThreeNamesOfWhichTwoAreJoinedAreRegimentsAndNobodyWhoLedIt) {
  EXPECT_EQ(battalions(read(below("Brigade Roe: Alba, Toro und Reina"))), "Alba 1; Toro 1; Reina 1; ");
  EXPECT_EQ(battalions(read(below("Brigade Roe : Alba, Toro et Reina"))), "Alba 1; Toro 1; Reina 1; ");
}

TEST(NamesBehindBrigades, WhatEachHasIsOfEach) {
  EXPECT_EQ(battalions(read(below("Brigade Roe: Alba, Toro und Reina je 2 Bat."))), "Alba 2; Toro 2; Reina 2; ");
  EXPECT_EQ(battalions(read(below("Brigade Roe: Alba, Toro und Reina (je 2 Bat.)"))), "Alba 2; Toro 2; Reina 2; ");
}

TEST(NamesBehindBrigades, TwoJoinedNamesMayBothHaveLedIt) {
  EXPECT_EQ(asked(read(below("Brigade Roe: Alba und Toro\nBrigade Till\n24th Line 900"))), (std::vector{3}));
}

TEST(NamesBehindBrigades, BattalionsBehindTheLastOfSeveralAreMarkedAsItsOwn) {
  const Reading reading = read("Austria\nBrigada Roe: Regimientos de Alba, Toro y Reina (5 batallones)\n");
  EXPECT_NE(text_test::unit_of(reading, 2).note.find("5 battalions of its own, and not of all"), std::string::npos);
}

TEST(NamesBehindBrigades, ANumberedRegimentThatGoesOnWithANameIsAskedAbout) {
  EXPECT_EQ(asked(read(below("Brigade Roe: 13th Foot, 63rd Foot and Alba Blues"))), (std::vector{3}));
  EXPECT_EQ(battalions(read(below("Brigade Roe: 13th Foot, 63rd Foot and Alba Rangers"))),
            "13th Foot 1; 63rd Foot 1; Alba Rangers 1; ");
  EXPECT_TRUE(asked(read(below("Brigade Roe\n3rd Sappers and Miners\n24th Foot"))).empty());
}

TEST(NamesBehindBrigades, OneRegimentOfTwoNamesAndManyBattalionsIsAskedAbout) {
  EXPECT_EQ(asked(read(below("Brigade Roe: Inf.Regt. Alba und Toro, 5 Bataillone"))), (std::vector{3}));
  EXPECT_TRUE(asked(read(below("Brigade Roe: Inf.Regt. Alba und Toro, 3 Bataillone"))).empty());
}

}  // namespace estafette::readers::names_behind_brigades_test
