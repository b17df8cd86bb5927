// Lists as books, series of web pages and official records print them: dashes before troops, stars before names,
// officers and men with their sum, battalions by their numbers, strengths by their label, and sentences that go on.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::printed_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;

std::string union_of(const std::string& text) {
  return told(read("Union\n" + text));
}

}  // namespace

TEST(Printed, TroopsBehindADashOfTheirCommanderAreItsUnits) {
  EXPECT_EQ(union_of("2d Brigade, Brig.-Gen. Roe\u20147th Ind., 76th Ohio\n"),
            "2d Brigade[7th Ind 570; 76th Ohio 570; ]");
  EXPECT_EQ(union_of("STONE'S BRIGADE.--Col. Stone: 92d Ill., 98th Ill.\n"),
            "STONE'S BRIGADE[92d Ill 570; 98th Ill 570; ]");
}

TEST(Printed, EachNameInCapitalsBeginsACommandOfItsOwn) {
  EXPECT_EQ(union_of("KERN'S FORCES.--Col. Brand: 83d Ill., 2d Ohio. ROE'S BRIGADE.--Col. Roe: 34th Ill., 3d O.\n"),
            "KERN'S FORCES[83d Ill 570; 2d Ohio 570; ]ROE'S BRIGADE[34th Ill 570; 3d O 570; ]");
}

TEST(Printed, ACommandAndItsRegimentsMayBePartedBySemicolons) {
  const Reading reading = read("Confederacy\nFirst Brigade, Col. Paxley; 2d Va., Capt. Roe; 4th Va., Maj. Stone.\n");
  EXPECT_EQ(told(reading), "First Brigade[2d Va 570; 4th Va 570; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(1).commander, "Maj. Stone");
}

TEST(Printed, StarsBeforeNamesAreNoFootnotesAndTheMenBehindTheLastAreOfAll) {
  EXPECT_EQ(told(read("Spain\n1st Division\n*Majorca (two batts.); \u2020Toro; \u2021Lena (one batt.) 2,400\n")),
            "1st Division[Majorca 1200; Toro 600; Lena 600; ]");
}

TEST(Printed, AListBySemicolonsThatCannotBePartedIsAskedAbout) {
  EXPECT_EQ(asked(read("Spain\n1st Division\nKing (two batts.); Naples (two batts.); Toro 4,900\n")),
            std::vector<int>{3});
}

TEST(Printed, ASentenceThatListsTroopsIsNoNote) {
  EXPECT_EQ(
      asked(read("Confederacy\n1st Brigade\n2d Va. 300\nStone's Battalion, Col. Stone; Roe's battery, Dance's battery, "
                 "Salem Art., and Till's battery with others.\n")),
      std::vector<int>{4});
}

TEST(Printed, OfficersAndMenWithTheirSumAreTheStrength) {
  EXPECT_EQ(french("1st Division\n8th Line 35 1,759 1,794\nArtillery: one battery 3 90 93\n"),
            "1st Division[8th Line 1794; Foot artillery 93 8 guns; ]");
  EXPECT_EQ(french("1st Division\n8th Line 75 81 76 1,678 1,910\n"), "1st Division[8th Line 1910; ]");
  EXPECT_EQ(french("1st Division\n8th and 9th Line (35/1,759)\n"), "1st Division[8th Line 897; 9th Line 897; ]");
}

TEST(Printed, UnitsWithADashBetweenThemAreTwo) {
  EXPECT_EQ(french("Brigade Kern\n4th Light 1,203 - 7th Line 1,147\n"),
            "Brigade Kern[4th Light 1203; 7th Line 1147; ]");
  EXPECT_EQ(
      told(read("Naples\nBrigata Rossi\n\u2013 Ussari cavalli 556 uomini 426 \u2013 7\u00B0 di Linea uomini 190\n")),
      "Brigata Rossi[Ussari 426; 7\u00B0 di Linea 190; ]");
}

TEST(Printed, SurnamesBeforeTheRankAreCommanders) {
  const Reading reading = read("13th Division\nMorel, GdD Armand-Charles, Comte\n18th Light Regiment: 2 battalions\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Morel, GdD Armand-Charles, Comte");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).nation, "France");
}

TEST(Printed, ANationInBracketsBeforeAUnitIsItsOwn) {
  EXPECT_EQ(read("France\n1st Division\n[Baden] 2nd Infantry Regiment 900\n").orbat.formations.at(0).units.at(0).nation,
            "Baden");
  EXPECT_EQ(french("1st Division\n[X] 8th Line 900\n[ ] 9th Line 800\n"), "1st Division[8th Line 900; 9th Line 800; ]");
}

TEST(Printed, TheStrengthOfACommandByItsLabelIsNoUnit) {
  for (const char* line : {"strength: 1,700 men", "Total strength: 1,700", "Strength: 1,700 men and 0 guns"})
    EXPECT_EQ(union_of("1st Brigade\n" + std::string(line) + "\n12th Ohio 900\n14th Ohio 800\n"),
              "1st Brigade[12th Ohio 900; 14th Ohio 800; ]")
        << line;
  EXPECT_EQ(union_of("1st Brigade\n12th Ohio 310\ncasualties: 85 killed, 261 wounded, 346 total\n"),
            "1st Brigade[12th Ohio 310; ]");
}

TEST(Printed, AUnitThatIsAsStrongAsAnArmyIsAskedAbout) {
  EXPECT_EQ(asked(read("France\n1st Division\n8th Line 900\nGuards 48,000 men\n")), std::vector<int>{4});
}

TEST(Printed, AYearBehindThePlaceInATitleIsNoStrength) {
  EXPECT_EQ(told(read("Britain\nRegiments that served in Egypt, 1801\n1st Brigade\n12th Foot 610\n")),
            "1st Brigade[12th Foot 610; ]");
  EXPECT_EQ(told(read("Spanish Army of the Left 20 May 1808\n1st Division\nMajorca Regiment 600\n")),
            "Spanish Army of the Left[1st Division[Majorca Regiment 600; ]]");
}

TEST(Printed, BattalionsByTheirNumbersAreCounted) {
  EXPECT_EQ(french("1st Division\n52nd Line (1st and 2nd battalions)\n67e de ligne (1er, 2e et 3e bataillons)\n"),
            "1st Division[52nd Line 1140; 67e de ligne 1710; ]");
  EXPECT_EQ(french("1st Division\n41st Line, 52nd Line, 67th Line (9 battalions)\n"),
            "1st Division[41st Line 1710; 52nd Line 1710; 67th Line 1710; ]");
}

TEST(Printed, TroopsOfACaptainAreNoCommand) {
  EXPECT_EQ(
      union_of("1st Brigade\n7th Indiana 300\nFlying Artillery, Lt. Paul Stone\nDismounted Cavalry: Capt. Till\n"),
      "1st Brigade[7th Indiana 300; Flying Artillery 96 6 guns; Dismounted Cavalry 570; ]");
}

TEST(Printed, RegimentsOfStatesTellWhoseTheyAre) {
  EXPECT_EQ(read("1st Brigade\n34th Georgia 300\n20th Alabama 280\n").orbat.formations.at(0).units.at(0).nation,
            "Confederacy");
  EXPECT_EQ(read("1st Brigade\n34th Ohio 300\n20th Indiana 280\n").orbat.formations.at(0).units.at(0).nation, "Union");
}

TEST(Printed, ACommandMayBeNamedByItsCommanderAlone) {
  EXPECT_EQ(told(read("Confederacy\nBrig Gen Samuel Roe\n23rd VA Inf 300\n37th VA Inf 400\n")),
            "Samuel Roe[23rd VA Inf 300; 37th VA Inf 400; ]");
}

TEST(Printed, ANameOrAListGoesOnOnTheNextLine) {
  EXPECT_EQ(told(read("Poland\nBrigade Kern\n1st Combined Infantry Regt.\n of the Warta Legion (2) approx. 720 men\n")),
            "Brigade Kern[1st Combined Infantry Regt. of the Warta Legion 720; ]");
  EXPECT_EQ(french("Division Morel\nBrigade Vass : 30e de ligne 600,\n31e de ligne 500\n"),
            "Division Morel[Brigade Vass[30e de ligne 600; 31e de ligne 500; ]]");
}

TEST(Printed, OneStrayBlankSetsNothingIn) {
  EXPECT_EQ(
      french("1st Division\n1st Brigade\n 8th Line 900\n9th Line 800\n10th Line 700\n11th Line 600\n12th Line 500\n"),
      "1st Division[1st Brigade[8th Line 900; 9th Line 800; 10th Line 700; 11th Line 600; 12th Line 500; ]]");
}

TEST(Printed, BulletsMayStandRightBeforeTheNumber) {
  EXPECT_EQ(french("1re brigade\n-41e de ligne 600\n- 52e de ligne 500\n"),
            "1re brigade[41e de ligne 600; 52e de ligne 500; ]");
}

}  // namespace estafette::readers::printed_test
