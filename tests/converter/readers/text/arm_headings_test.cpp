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

TEST(ArmHeadings, ASortOfTroopsWithNothingBelowItIsTroopsAndItsStrengthIsGuessed) {
  const Reading reading = read(
      "French I Corps\n- 1st Division\n  - 8th Line\n  - Divisional artillery\n- Corps artillery\n  - Foot "
      "artillery\n  - Horse artillery\n  - Engineers\n");
  EXPECT_EQ(
      told(reading),
      "French I Corps[Foot artillery 104 8 guns; Horse artillery 90 6 guns; Engineers 100; 1st Division[8th Line 570; "
      "Divisional artillery 104 8 guns; ]]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(ArmHeadings, GunsOfTheHorseBeforeGunsOfTheFootAreNoHeadingOfTheirs) {
  EXPECT_EQ(told(read("French I Corps\n 1re division\n  8e de ligne\n Artillerie\n  Artillerie \u00E0 cheval\n  "
                      "Artillerie \u00E0 pied\n")),
            "French I Corps[Artillerie \u00E0 cheval 90 6 guns; Artillerie \u00E0 pied 104 8 guns; 1re division[8e de "
            "ligne 570; ]]");
}

TEST(ArmHeadings, AnArmAloneInAFlatListIsAskedAbout) {
  const Reading reading = read("French I Corps\n1st Division\n8th Line\nCavalry\n2nd Division\n9th Line\n");
  EXPECT_EQ(told(reading), "French I Corps[1st Division[8th Line 570; ]2nd Division[9th Line 570; ]]");
  EXPECT_EQ(asked(reading), std::vector<int>{4});
}

}  // namespace estafette::readers::arm_headings_test
