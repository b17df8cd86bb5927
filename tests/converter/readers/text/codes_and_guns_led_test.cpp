// What was read wrongly without a word: ratings behind leaders, a division's artillery in a list that runs on, French
// regiments by two letters, single guns, and how many battalions a regiment had.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::codes_and_guns_led_test {
namespace {

using text_test::asked;
using text_test::battalions;
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
  for (const std::string line :
       {"40th Division GD Toro  LD12", "40th Division - GD Toro  LD12", "40th Division - GD Toro, LD10+1",
        "40th Division - GD Toro XD9", "40th Division - GD Toro LD 12", "40th Division: GD Toro LD12"}) {
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
  for (const std::string joint :
       {"2d La., Maj. P. Vela. Artillery, Capt. J. Roth; ", "2d La., Maj. P. Vela; Artillery, Capt. J. Roth; ",
        "2d La., Maj. P. Vela.\nArtillery, Capt. J. Roth; ", "2d La., Maj. P. Vela.\nArtillery, Capt. J. Roth: "}) {
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

TEST(SingleGuns, AFootGunBetweenTwoBrigadesIsABattery) {
  for (const std::string gun : {"Foot gun", "Ft gun", "Horse gun"}) {
    const Reading reading =
        read("French Army\nKern's Brigade\n3 Battalions Line infantry\n" + gun + "\nLind's Brigade\n9th Hussars 400\n");
    const Formation& army = reading.orbat.formations.at(0);
    ASSERT_EQ(army.formations.size(), 2U) << gun << told(reading);
    EXPECT_EQ(arm_of(army.formations[0].units.back().kind), Arm::artillery) << gun;
  }
}

TEST(SoManyBattalions, ARegimentOnSoManyBattalionsHasThem) {
  EXPECT_EQ(battalions(read("Esercito italiano\nDivisione Toro: 2\u00B0 Reggimento di linea, su due battaglioni, "
                            "3\u00B0 leggero su tre battaglioni\n")),
            "2\u00B0 Reggimento di linea 2; 3\u00B0 leggero 3; ");
  EXPECT_EQ(
      battalions(read("Arm\u00E9e fran\u00E7aise\nDivision Toro : 9e l\u00E9ger sur deux bataillons, 24e de ligne "
                      "sur trois bataillons\n")),
      "9e l\u00E9ger 2; 24e de ligne 3; ");
  EXPECT_EQ(battalions(read("Franz\u00F6sische Armee\nDivision Toro\n24. Linie auf zwei Bataillone 1200\n")),
            "24. Linie 2; ");
}

TEST(TwoLetters, NumbersWithTwoLettersAreRegimentsOfTheirBrigades) {
  const Reading reading = read(
      "8\u00E8me Division\nG\u00E9n\u00E9ral de Division Louis Alba\nBrigade Vela\n9\u00E8me LE (2 bat) : Col Dorn\n"
      "- 1er bataillon : Roth\n- 2\u00E8me bataillon : Wolff\n34\u00E8me LI (2 bat) : Col Sand\nBrigade Falk\n"
      "25\u00E8me LE (2 bat) : Colonel Holm\n117\u00E8me LI (4 comp) : Colonel Beck\n");
  ASSERT_EQ(division(reading).formations.size(), 2U) << told(reading);
  const std::vector<Unit>& first = division(reading).formations[0].units;
  ASSERT_EQ(first.size(), 2U) << told(reading);
  EXPECT_EQ(first[0].kind, Kind::light_infantry);
  EXPECT_EQ(first[0].subunits, 2);
  EXPECT_EQ(first[0].commander, "Col Dorn");
  EXPECT_NE(first[0].note.find("Roth"), std::string::npos) << first[0].note;
  EXPECT_EQ(first[1].kind, Kind::line_infantry);
  EXPECT_EQ(division(reading).formations[1].units.size(), 2U) << told(reading);
}

}  // namespace estafette::readers::codes_and_guns_led_test
