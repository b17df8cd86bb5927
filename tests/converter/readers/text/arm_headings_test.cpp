// Lines of an arm with its strength that stand above its commands: they count nobody a second time.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::arm_headings_test {

using text_test::asked;
using text_test::read;
using text_test::told;

TEST(ArmHeadings, AnArmAndItsStrengthAboveBrigadesSetInIsTheirCommandAndItsStrengthIsCompared) {
  const Reading reading = read(
      "British Army\nCavalry (900)\n  Kern's Brigade: 3rd Dragoons (400), 4th Dragoons (500)\n  Roe's Brigade: 14th "
      "Dragoons (450)\n");
  EXPECT_EQ(told(reading),
            "British Army[Cavalry[Kern's Brigade[3rd Dragoons 400; 4th Dragoons 500; ]Roe's Brigade[14th Dragoons "
            "450; ]]]");
  EXPECT_EQ(asked(reading), std::vector<int>{2}) << "1,350 men are in its brigades";
}

TEST(ArmHeadings, WhoLeadsTheArmMayStandBeforeItsStrength) {
  const std::string_view troops = "[Kern's Brigade[3rd Dragoons 400; 4th Dragoons 500; ]]]";
  for (const std::string line : {"Cavalry - Payne (900)", "Cavalry: Payne (900)", "Cavalry - Lt Gen Payne - 900 men"}) {
    const Reading reading =
        read("British Army\n" + line + "\n- Kern's Brigade: 3rd Dragoons (400), 4th Dragoons (500)\n");
    EXPECT_EQ(told(reading), "British Army[Cavalry" + std::string(troops)) << line;
    EXPECT_TRUE(reading.looks.empty()) << line;
    EXPECT_NE(reading.orbat.formations.at(0).formations.at(0).commander.find("Payne"), std::string::npos) << line;
  }
}

TEST(ArmHeadings, AnArmWithNothingSetInBelowItIsTroops) {
  EXPECT_EQ(told(read("British Army\n1st Division\n3rd Foot 500\nCavalry 300\n2nd Division\n4th Foot 500\n")),
            "British Army[1st Division[3rd Foot 500; Cavalry 300; ]2nd Division[4th Foot 500; ]]");
}

}  // namespace estafette::readers::arm_headings_test
