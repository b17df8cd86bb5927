// The manners of printed histories: run-on lists of names, and what stands on a line of its own below a unit.
#include "converter/readers/text/told.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace estafette::readers::histories_test {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;

TEST(Histories, NamesStrungTogetherAreARegimentEach) {
  const Reading reading = read(
      "Spain\n1st Division, General Lopez:\n*Leon (two batts.); *Soria (one batt.); †Toro; ‡Ronda; one company of "
      "sappers\n2nd Division, General Ruiz:\n*Malaga, 700.\n3rd Division: Luna (2 bns), Jaca (1 bn), Baza (1 bn)\n");
  EXPECT_EQ(told(reading),
            "1st Division[Leon 1140; Soria 570; Toro 570; Ronda 570; sappers 100; ]2nd Division[Malaga 700; ]3rd "
            "Division[Luna 1140; Jaca 570; Baza 570; ]");
  EXPECT_TRUE(reading.looks.empty());
}

TEST(Histories, AStrengthBehindStrungNamesIsSharedAmongThem) {
  EXPECT_EQ(french("1st Division\nLeon (two batts.); Soria (one batt.); Malaga; 3,400 men"),
            "1st Division[Leon 1700; Soria 850; Malaga 850; ]");
}

TEST(Histories, RegimentsBehindTheColonOfAnArmAreItsRegiments) {
  const Reading reading = read(
      "Spain\n1st Division\nLeon Regiment, 900 men\nCavalry, General Diaz: Alba (2), Pavia "
      "(1), Baza (3)\n");
  EXPECT_EQ(told(reading), "1st Division[Leon Regiment 900; Alba 260; Pavia 130; Baza 390; ]");
}

TEST(Histories, ANameBehindACommaIsNoUnitWhereTheFirstHasNoFigures) {
  EXPECT_EQ(french("1st Division\nBrigade Battery, Colloredo (8 guns)"),
            "1st Division[Brigade Battery, Colloredo 104 8 guns; ]");
  EXPECT_EQ(french("1st Division\n22nd Line (2 bns), Colonel Fririon"), "1st Division[22nd Line 1140; ]");
}

TEST(Histories, KindsStrungTogetherAreAUnitEachAndMarked) {
  const Reading reading = read("France\nCavalry Division\nCuirassiers, Lancers and Dragoons, 1,800 men\n");
  EXPECT_EQ(told(reading), "Cavalry Division[Cuirassiers 600; Lancers 600; Dragoons 600; ]");
  EXPECT_NE(reading.orbat.formations.at(0).units.at(0).note.find("a unit of its own"), std::string::npos);
}

TEST(Histories, AMarkBeforeANameOpensAFootnoteOnlyIfALineRefersToIt) {
  EXPECT_EQ(french("1st Division\n22nd Line, 900 men\n*Alba Regiment, 500 men"),
            "1st Division[22nd Line 900; Alba Regiment 500; ]");
  EXPECT_EQ(french("1st Division\n22nd Line* 900 men\n*Two battalions, 500 men, came late"),
            "1st Division[22nd Line 900; ]");
}

TEST(Histories, GunsOnALineBelowARegimentAreABatteryBesideIt) {
  for (const char* guns : {"Huit canons", "Eight guns", "8 guns"})
    EXPECT_EQ(french(fmt::format("1re division\n22e de ligne, 900 hommes\n{}", guns)),
              "1re division[22e de ligne 900; Foot artillery 104 8 guns; ]")
        << guns;
  EXPECT_EQ(french("1re division\nBatterie Hulot\n8 guns"), "1re division[Batterie Hulot 104 8 guns; ]");
}

TEST(Histories, ACaptainAndHisGunsBelowABatteryAreThatBatterys) {
  const Reading reading = read(
      "Britain\nHill's Brigade\n29th Foot, 600 men\nHawker's Battery, 100 men\nCapt. Hawker, 4 x 9-pdr, 1 howitzer\n");
  EXPECT_EQ(told(reading), "Hill's Brigade[29th Foot 600; Hawker's Battery 100 5 guns; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(1).commander, "Capt. Hawker");
}

TEST(Histories, ACommanderBelowARegimentThatEndsWithAColonIsItsOwn) {
  const Reading reading =
      read("Union\nFirst Brigade\nCol. John Hart\n12th Ohio:\nCapt. Amos Reed\n42d Indiana:\nMaj. Abe Fox\n");
  EXPECT_EQ(told(reading), "First Brigade[12th Ohio 570; 42d Indiana 570; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Col. John Hart");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).commander, "Capt. Amos Reed");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(1).commander, "Maj. Abe Fox");
}

TEST(Histories, AnAdvanceGuardIsNoGuard) {
  for (const char* command :
       {"Adv. Guard Division, Prince Karl", "Rear Guard Brigade", "Vanguard", "Van Guard: Kern"}) {
    const Reading reading = read(fmt::format("Prussia\n{}\n1st Infantry 900 men\n", command));
    ASSERT_EQ(reading.orbat.formations.size(), 1U) << command;
    EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).quality, Quality::line) << command;
  }
}

TEST(Histories, WhoCommandsIsToldInManyWords) {
  for (const char* line : {"Reserve unter dem General von Hagen", "Reserve under the command of General von Hagen",
                           "Reserve, sous le commandement du General von Hagen"}) {
    const Reading reading =
        read(fmt::format("Prussia\n1st Division\n1st Infantry 900 men\n{}\n2nd Infantry 900 men\n", line));
    ASSERT_EQ(reading.orbat.formations.size(), 2U) << line;
    EXPECT_EQ(reading.orbat.formations.at(1).name, "Reserve") << line;
    EXPECT_EQ(reading.orbat.formations.at(1).commander, "General von Hagen") << line;
  }
}

TEST(Histories, ADateIsNoUnitEvenIfItsMonthIsCutShort) {
  EXPECT_EQ(french("1st Division\n22nd Line, 900 men\nOct. 1811.\n5 Nov. 1811"), "1st Division[22nd Line 900; ]");
}

TEST(Histories, SappersUnderHorseAreStillSappers) {
  const Reading reading = read("Spain\nCavalry of the 4th Division:\nAlba, 541 men\nSappers, one company 100\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(1).kind, Kind::engineers);
}

}  // namespace estafette::readers::histories_test
