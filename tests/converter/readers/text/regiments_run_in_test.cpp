// Regiments that stand on one line with the guns and companies beside them, with the sum of all behind them, or with a
// leader who is told with more words than usual.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::regiments_run_in_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(RegimentsRunIn, WhatIsCountedBesideRegimentsOnALineStandsByItself) {
  EXPECT_EQ(
      french("1re division : Kern\n2e de ligne, 3e l\u00E9ger, 2 compagnies d'artillerie \u00E0 pied"),
      "1re division[2e de ligne 570; 3e l\u00E9ger 570; artillerie \u00E0 pied 1 104 8 guns; artillerie \u00E0 pied 2 "
      "104 8 guns; ]");
  const Reading reading = read(
      "Regno d'Italia\nDivisione del Generale Kern\n2\u00B0 Reggimento di Linea, Reggimento dei Coscritti, 1 Compagnia "
      "di "
      "Artiglieria a piedi, 2 Compagnie del Treno, 1 Reparto Trasporti ed una Compagnia di Marinai;\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 6U) << told(reading);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::line_infantry);
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::foot_artillery);
  EXPECT_EQ(unit_of(reading, 3).kind, Kind::train);
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(RegimentsRunIn, ThePartsOfARegimentOfTheSameSortStayItsOwn) {
  EXPECT_EQ(french("1re division : Kern\n2e hussards, 3 escadrons de hussards").find("; escadrons"), std::string::npos);
  EXPECT_EQ(read("British Army\n1st Division: Kern\n2nd Hussars, 3 squadrons of hussars\n")
                .orbat.formations.at(0)
                .formations.at(0)
                .units.size(),
            1U);
}

TEST(RegimentsRunIn, WhatEqualsAListIsTheSumOfAllOfIt) {
  const Reading reading = read(
      "British Army\nKern's Brigade. 7th, 11th Light Dragoons, 1st squadron of the Toro Carbineers = 9 squadrons.\n");
  const std::string outline = told(reading);
  EXPECT_NE(outline.find("Kern's Brigade[7th Light Dragoons 420; 11th Light Dragoons 420; 1st squadron of the Toro "
                         "Carbineers 140; ]"),
            std::string::npos)
      << outline;
  EXPECT_EQ(asked(reading), std::vector<int>{2});
}

TEST(RegimentsRunIn, NamesOfBritishHorseAreRegiments) {
  const Reading reading =
      read("British Army\nSecond Cavalry Brigade: The Blues, 3rd and 5th Dragoon Guards, and the Royal Dragoons.\n");
  EXPECT_NE(told(reading).find("The Blues 420; 3rd Dragoon Guards 420; 5th Dragoon Guards 420; Royal Dragoons 420; "),
            std::string::npos)
      << told(reading);
}

TEST(RegimentsRunIn, AGeneralLeadsABrigadeOfASortOfHorse) {
  for (const std::string brigade :
       {"Brigata di Cavalleria Leggera del Generale Dale", "Brigada de caballer\u00EDa ligera del General Dale",
        "Divisione Cavalleria Leggera del Generale Dale"}) {
    const Reading reading = read("Regno d'Italia\n" + brigade + "\n2nd Hussars 400\n3rd Hussars 420\n");
    const Formation& command = reading.orbat.formations.at(0);
    EXPECT_EQ(command.units.size(), 2U) << told(reading);
    EXPECT_NE(command.commander.find("Dale"), std::string::npos) << brigade;
  }
}

TEST(RegimentsRunIn, AListBehindProseIsReadThoughTheProseTellsOfBrigades) {
  const Reading reading = read(
      "At the opening the British troops consisted of three cavalry brigades, composed of the Blues; the 1st, 2nd, "
      "3rd, "
      "5th and 6th Dragoon Guards, and the 7th, 8th and 11th Light Dragoons.\n\n"
      "First Cavalry Brigade: 2nd and 6th Dragoon Guards.\n\nSecond Cavalry Brigade: 7th and 11th Light Dragoons.\n");
  const std::string outline = told(reading);
  EXPECT_NE(outline.find("[2nd Dragoon Guards 420; 6th Dragoon Guards 420; ]"), std::string::npos) << outline;
  EXPECT_NE(outline.find("[7th Light Dragoons 420; 11th Light Dragoons 420; ]"), std::string::npos) << outline;
}

TEST(RegimentsRunIn, TheHorseToldBelowADivisionAreNotItsFoot) {
  const Reading reading = read(
      "Russian Army\n32nd Division (Dale) 6 2,593\nAlba Uhlans 621\nToro Hussars 638\n33rd Division (Roe) 8 4,100\n");
  const std::vector<Unit>& units = reading.orbat.formations.at(0).formations.at(0).units;
  ASSERT_EQ(units.size(), 3U) << told(reading);
  EXPECT_EQ(units.at(0).kind, Kind::line_infantry);
  EXPECT_EQ(units.at(1).kind, Kind::light_cavalry);
}

TEST(RegimentsRunIn, FullStopsPartRegimentsBatteriesAndCavalry) {
  EXPECT_EQ(
      told(read("Army of the Roe\n\nFirst Brigade:  Colonel Dale. 21st Virginia Regiment. 42nd Virginia Regiment. "
                "1st Regular Battalion (Irish).\n\nSecond Brigade:  Colonel Kern. 23rd Virginia Regiment. "
                "McRae's Battery 8 guns. Till's Battery 4 guns. Alba's Regiment of Cavalry. Toro's "
                "Horse-Artillery Battery 3 guns.\n")),
      "Army of the Roe[First Brigade[21st Virginia Regiment 570; 42nd Virginia Regiment 570; 1st Regular Battalion "
      "(Irish) 570; ]Second Brigade[23rd Virginia Regiment 570; McRae's Battery 120 8 guns; Till's Battery 60 4 "
      "guns; Alba's Regiment of Cavalry 520; Toro's Horse-Artillery Battery 48 3 guns; ]]");
}

TEST(RegimentsRunIn, AShortDashBehindAHeadIsAColon) {
  const Reading reading = read(
      "3. KERN'S DIVISION\nCavalry.-1st New York, 8th Illinois.\nInfantry.-3d and 5th New York, 7th Maine, "
      "volunteers.\nArtillery-Battery I, 2d United States artillery, 2d Maine light battery.\n");
  EXPECT_EQ(told(reading),
            "3. KERN'S DIVISION[1st New York 520; 8th Illinois 520; 3d New York 570; 5th New York 570; 7th Maine 570; "
            "Battery I 2d United States artillery 120 8 guns; 2d Maine light battery 120 8 guns; ]");
}

TEST(RegimentsRunIn, TheLetterOfABatteryIsOfTheRegimentBehindIt) {
  EXPECT_EQ(
      told(read("Union\n1st Division: Roe\nArtillery: 5th New York Battery, Battery K, 1st Ohio Light Artillery.\n")),
      "1st Division[5th New York Battery 120 8 guns; Battery K 1st Ohio Light Artillery 120 8 guns; ]");
}

TEST(RegimentsRunIn, LettersBehindTheirRegimentNameABatteryEach) {
  EXPECT_EQ(
      told(read("Union\n1st Division: Roe\n12th Ohio: Col Bern\n1st New York Light, Batteries D & K: Cpt Kern\n")),
      "1st Division[12th Ohio 570; Battery D, 1st New York Light 120 8 guns; Battery K, 1st New York Light 120 8 "
      "guns; ]");
}

}  // namespace estafette::readers::regiments_run_in_test
