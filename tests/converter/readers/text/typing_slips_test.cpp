// Words for troops and for what they are counted in, with a slip of the hand: "4 batallions", "3rd Cuirrassiers".
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::typing_slips_test {
namespace {

using text_test::battalions;
using text_test::read;
using text_test::told;
using text_test::unit_of;

Kind kind_of_line(const std::string& line) {
  return unit_of(read("French Division Roe\n" + line + "\n")).kind;
}

}  // namespace

TEST(TypingSlips, BattalionsWithALetterTwiceOrOnceAreCounted) {
  EXPECT_EQ(battalions(read("French Division Roe\n4 batallions 7th Line\n2 battallions of the 9th Line\n3 Battalians "
                            "12th Line\n2 conscript infantry batallions\n")),
            "7th Line 4; 9th Line 2; 12th Line 3; Conscript line infantry 2; ");
  EXPECT_EQ(battalions(read("Division Roe (France)\n2 battaillons du 7e de ligne\n3 bataillion du 9e l\u00E9ger\n")),
            "7e de ligne 2; 9e l\u00E9ger 3; ");
  EXPECT_EQ(battalions(read("Preu\u00DFische Brigade Roe\n2 Battalione Infanterie-Regiment Dale\n3 Batallione des 2. "
                            "Infanterie-Regiments\n")),
            "Infanterie-Regiment Dale 2; 2. Infanterie-Regiments 3; ");
}

TEST(TypingSlips, CompaniesAndSquadronsWithASlipAreCountedAndNoted) {
  const Reading reading = read("Britain\n1st Brigade: Kern\n1/61st Foot\nOne comapany 5/60th Foot\n");
  EXPECT_NE(told(reading).find("5/60th Foot 100; "), std::string::npos) << told(reading);
  EXPECT_NE(unit_of(reading, 1).note.find("company for comapany"), std::string::npos);
  EXPECT_EQ(battalions(read("French Division Roe\n22nd Dragoons, 3 squadons\n")), "22nd Dragoons 3; ");
}

TEST(TypingSlips, AWordThatIsOneLetterTooLongIsPutRightInItsOwnLanguage) {
  const Reading reading = read("Division Roe (France)\n1er et 2e Battaillons Grenadiers \u00E0 Pied\n");
  EXPECT_EQ(unit_of(reading).name, "1er Bataillon Grenadiers \u00E0 Pied") << told(reading);
}

TEST(TypingSlips, SortsOfTroopsAreKnownThoughALetterIsWrong) {
  EXPECT_EQ(kind_of_line("3rd Cuirrassiers 300"), Kind::heavy_cavalry);
  EXPECT_EQ(kind_of_line("5th Cuirasiers 300"), Kind::heavy_cavalry);
  EXPECT_EQ(kind_of_line("Alba Cuirrassiers, 3 squadrons"), Kind::heavy_cavalry);
  EXPECT_EQ(kind_of_line("12th Grenediers 400"), Kind::grenadiers);
  EXPECT_EQ(kind_of_line("15th Tiralleurs 400"), Kind::light_infantry);
  EXPECT_EQ(kind_of_line("29th Grenadeirs 400"), Kind::grenadiers);
  EXPECT_EQ(kind_of_line("6. Ulahnen 300"), Kind::light_cavalry);
  EXPECT_EQ(kind_of_line("10th Huzzars 300"), Kind::light_cavalry);
  EXPECT_EQ(kind_of_line("11th Carabineers 300"), Kind::heavy_cavalry);
}

TEST(TypingSlips, WhatStoodInTheTextIsNoted) {
  EXPECT_NE(unit_of(read("French Division Roe\n3rd Cuirrassiers 300\n")).note.find("Cuirassiers for Cuirrassiers"),
            std::string::npos);
}

TEST(TypingSlips, NamesOfRegimentsAndPeopleStayAsTheyAre) {
  for (const std::string name : {"2nd Grenado Regiment", "4th Carolina Regiment", "Lancaster's Regiment"})
    EXPECT_EQ(unit_of(read("French Division Roe\n" + name + " 400\n")).name, name);
  const std::string leader = "Colonel Dragonner";
  EXPECT_NE(told(read("French Division Roe\n9th Line 400, " + leader + "\n")).find("9th Line 400"), std::string::npos);
}

}  // namespace estafette::readers::typing_slips_test
