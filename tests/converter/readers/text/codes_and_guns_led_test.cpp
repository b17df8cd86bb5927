// What was read wrongly without a word: ratings behind leaders, a division's artillery in a list that runs on, French
// regiments by two letters, single guns, and how many battalions a regiment had.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::codes_and_guns_led_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

const std::string kFoot =
    "Toro's Division, Brig.-Gen. James Alba:\u2014First Brigade, Brig.-Gen. A. Kern; 2d Va., Capt. J. Lind; 4th Va., "
    "Col. R. Mair. Second Brigade, Col. E. Brun; 1st La., Lieut.-Col. M. Dorn; ";
const std::string kGuns = "Sand's (Va.) battery, Lieut. G. Huber; Holm (Va.) Art., Capt. W. Falk.\n";

const Formation& division(const Reading& reading) {
  return reading.orbat.formations.at(0);
}

}  // namespace

TEST(CodesOfLeaders, ARatingBehindTheLeaderOfADivisionIsNoRegiment) {
  for (const std::string line : {"40th Division GD Toro  LD12", "40th Division - GD Toro  LD12",
                                 "40th Division - GD Toro, LD10+1", "40th Division - GD Toro XD9", "40th Division - GD Toro LD 12", "40th Division: GD Toro LD12"}) {
    const Reading reading = read("French Army\n" + line + "\n2 bns 8th Legere 1,200\n1st Hussars 400\n");
    const Formation& led = reading.orbat.formations.at(0).formations.at(0);
    EXPECT_EQ(led.name, "40th Division") << line;
    EXPECT_EQ(led.commander, "GD Toro") << line;
    EXPECT_EQ(led.units.size(), 2U) << line;
    EXPECT_NE(led.note.find("D"), std::string::npos) << "the rating is kept: " << line;
  }
}

TEST(CodesOfLeaders, OthersWithTheSameLettersAreRatedToo) {
  EXPECT_EQ(told(read("French Army\n40th Division - GD Toro  LD12\n8th Legere 1,200\n41st Division - Vela  LD 10\n"
                      "9th Legere 1,100\n")),
            "French Army[40th Division[8th Legere 1200; ]41st Division[9th Legere 1100; ]]");
}

TEST(CodesOfLeaders, ARegimentBehindALeaderIsStillOne) {
  EXPECT_EQ(told(read("Austrian Army\n2nd Division, GM Roe: IR12 (1,200), IR20 (900)\n")),
            "Austrian Army[2nd Division[IR12 1200; IR20 900; ]]");
  EXPECT_NE(told(read("Austrian Army\n2nd Division, GM Roe IR12 1,200\nIR20 900\n")).find("IR12"), std::string::npos);
}

TEST(GunsLed, TheArtilleryOfADivisionStandsBesideItsBrigades) {
  for (const std::string joint : {"2d La., Maj. P. Vela. Artillery, Capt. J. Roth; ",
                                  "2d La., Maj. P. Vela; Artillery, Capt. J. Roth; ",
                                  "2d La., Maj. P. Vela.\nArtillery, Capt. J. Roth; ",
                                  "2d La., Maj. P. Vela.\nArtillery, Capt. J. Roth: "}) {
    const Reading reading = read(kFoot + joint + kGuns);
    ASSERT_EQ(division(reading).formations.size(), 3U) << joint << told(reading);
    EXPECT_EQ(division(reading).formations[1].units.back().commander, "Maj. P. Vela") << joint;
    EXPECT_EQ(division(reading).formations[2].commander, "Capt. J. Roth") << joint;
    EXPECT_EQ(division(reading).formations[2].units.size(), 2U) << joint;
    EXPECT_TRUE(asked(reading).empty()) << joint;
  }
}

TEST(GunsLed, ABattalionBeforeTheArtilleryIsAskedAbout) {
  const Reading reading = read(kFoot + "Vela's (La.) Battn. Artillery, Capt. J. Roth; " + kGuns);
  ASSERT_EQ(division(reading).formations.size(), 3U) << told(reading);
  EXPECT_EQ(division(reading).formations[1].units.size(), 2U) << told(reading);
  EXPECT_EQ(division(reading).formations[2].units.size(), 2U) << told(reading);
  EXPECT_EQ(asked(reading), std::vector<int>{1});
}

}  // namespace estafette::readers::codes_and_guns_led_test
