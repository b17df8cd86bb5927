// Posts of a staff above the troops, regiments put together of others' battalions, and headings that are no troops.
#include "converter/orbat/totals.hpp"
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::staff_and_parts_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

TEST(StaffAndParts, PostsOfAStaffAreNeitherTroopsNorCommands) {
  const Reading reading = read(
      "British Army\nCommander-in-Chief: General Roe\nStaff Major: Major Kern\nArtillery Staff: Major Moe\nFrench "
      "Liaison: Captain Dale\n\n1st Brigade: General Till\n65th Foot 600\n");
  EXPECT_EQ(told(reading), "British Army[1st Brigade[65th Foot 600; ]]");
  EXPECT_EQ(unit_of(read("French Liaison: Captain Dale\nBritain\n1st Brigade: General Till\n65th Foot 600\n")).nation,
            "Britain");
}

TEST(StaffAndParts, BattalionsThatSayWhereTheyCameFromAreTheRegimentAboveThem) {
  const Reading reading = read(
      "Sardinia\n1st Brigade: General Roe\n2nd Provisional Regiment - Lieut Col Dale\n1st Battalion (from 3rd Infantry "
      "Regt. B. Alba) - Major Moe\n2nd Battalion (from 4th Infantry Regt) - Major Till\n7th Line 700\n");
  EXPECT_EQ(totals(reading.orbat).men(), Men{570 + 570 + 700});
}

TEST(StaffAndParts, SquadronsWithNamesAreTheRegimentAboveThem) {
  const Reading reading = read(
      "Sardinia\n1st Brigade: General Roe\nProvisional Cavalry Regiment: Colonel Dale\n1st Squadron - Alba\n2nd "
      "Squadron "
      "- Toro\n7th Line 700\n");
  EXPECT_EQ(totals(reading.orbat).men(), Men{130 + 130 + 700});
}

TEST(StaffAndParts, ANumberedHeadingOfASortIsNoRegiment) {
  const Reading reading = read("Preu\u00DFen\n1. Brigade: Kern\n1. Linienregimenter.\nRegiment Nr. 1: 1200 Mann\n");
  EXPECT_EQ(told(reading), "1. Brigade[Regiment Nr. 1 1200; ]");
}

TEST(StaffAndParts, TroopsThatSayThatTheyIncludeOthersAreAskedAbout) {
  const Reading reading = read(
      "Britain\n1st Brigade: Roe\nAlba Militia, including:\n1st Alba Battalion, 300 men\n2nd Alba Battalion, 250\n");
  EXPECT_EQ(told(reading), "1st Brigade[1st Alba Battalion 300; 2nd Alba Battalion 250; ]");
  EXPECT_EQ(asked(reading), std::vector<int>{3});
}

TEST(StaffAndParts, WhatAllRegimentsOfASortHadIsNoRegiment) {
  const Reading reading = read(
      "Niederlande\n1. Brigade: Kern\nHusaren Nr. 1: 520 Mann\nDie Kavallerie-Regimenter bestehen durchg\u00E4ngig "
      "aus 4 Eskadrons.\n");
  EXPECT_EQ(asked(reading), std::vector<int>{4});
}

}  // namespace
}  // namespace estafette::readers::staff_and_parts_test
