// What was read wrongly without a word: ratings behind leaders, a division's artillery in a list that runs on, French
// regiments by two letters, single guns, and how many battalions a regiment had.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::codes_and_guns_led_test {
namespace {

using text_test::read;
using text_test::told;

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

}  // namespace estafette::readers::codes_and_guns_led_test
