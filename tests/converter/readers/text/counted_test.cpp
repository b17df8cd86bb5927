// Troops by their numbers, as wargamers list them: kinds and counts, and no regiments' names.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::counted_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;

}  // namespace

TEST(Counted, SoManyRegimentsAreSoManyUnits) {
  EXPECT_EQ(french("1st Division\n- 1 Regiment of French Line Infantry\n- 2 Regiments of French Line Infantry\n"
                   "- three regiments of dragoons"),
            "1st Division[French Line Infantry 570; French Line Infantry 1 570; French Line Infantry 2 570; "
            "Dragoons 1 450; Dragoons 2 450; Dragoons 3 450; ]");
}

TEST(Counted, WhatTheyHaveTogetherIsSharedAndMarked) {
  const Reading reading = read("France\n1st Division\n2 regiments of hussars (8 squadrons) 1,001 men\n");
  EXPECT_EQ(told(reading), "1st Division[Hussars 1 501; Hussars 2 500; ]");
  const Unit& first = reading.orbat.formations.at(0).units.at(0);
  EXPECT_EQ(first.subunits, 4);
  EXPECT_NE(first.note.find("a share of 1001 men for 2 regiments"), std::string::npos) << first.note;
  EXPECT_EQ(french("1st Division\n2 regiments of hussars (4 squadrons each)"),
            "1st Division[Hussars 1 600; Hussars 2 600; ]");
}

TEST(Counted, WhatCannotBeSharedIsAskedAbout) {
  EXPECT_EQ(asked(read("France\n1st Division\n8th Line 900\n2 regiments of hussars (7 squadrons)\n")),
            (std::vector<int>{4}));
  EXPECT_EQ(asked(read("France\n1st Division\n8th Line 900\nthree dragoon (Battle) cavalry regiments\n")),
            (std::vector<int>{4}));
}

TEST(Counted, ASignOfMultiplicationCountsBattalionsRegimentsOrBatteries) {
  EXPECT_EQ(told(read("Austria\nBrigade Moll\n3 x Line Infantry (large)\n1 x Hussars (standard)\n"
                      "2 x Foot Artillery\n")),
            "Brigade Moll[Line Infantry (large) 2400; Hussars 780; Foot Artillery 1 84 6 guns; "
            "Foot Artillery 2 84 6 guns; ]");
}

TEST(Counted, TheWordsOfASentenceMayStandForAColon) {
  for (const char* line : {"1st infantry brigade. Containing one eight pounder battery, four veteran battalions and a "
                           "four stand skirmish screen.",
                           "1st infantry brigade, consisting of one 8pdr battery and four veteran battalions",
                           "1st infantry brigade: one eight pounder battery, four veteran battalions"}) {
    const Reading reading = read("French\n" + std::string(line) + "\n");
    EXPECT_EQ(told(reading), "1st infantry brigade[Foot artillery 104 8 guns; Veteran line infantry 2280; ]") << line;
    EXPECT_EQ(reading.orbat.formations.at(0).units.at(1).quality, Quality::veteran) << line;
    EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).piece, "8-pounder") << line;
  }
}

TEST(Counted, WhoIsCountedIsNoCommander) {
  const Reading reading = read("French\n3rd Brigade: four veteran battalions, 2 light battalions\n");
  EXPECT_EQ(told(reading), "3rd Brigade[Veteran line infantry 2280; Light infantry 1140; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "");
}

TEST(Counted, LineBehindABatteryTellsHowGoodItIs) {
  const Reading reading = read("Prussia\nBrigade 1\n6pdr Foot battery - Line\nDragoons - Veteran\n");
  const std::vector<Unit>& units = reading.orbat.formations.at(0).units;
  EXPECT_EQ(units.at(0).kind, Kind::foot_artillery);
  EXPECT_EQ(units.at(0).guns.value, 8);
  EXPECT_EQ(units.at(1).quality, Quality::veteran);
}

}  // namespace estafette::readers::counted_test
