// Battalions, squadrons and companies that are counted by their sort alone: each line of them is troops, and never the
// figure of the unit or command above it.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace estafette::readers::sorts_counted_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

Reading prussian(const std::string& line) {
  return read("Preussen\n1. Division: Kern\n8. Regiment, 900 Mann\n" + line + "\n");
}

}  // namespace

TEST(SortsCounted, ASortInTheWordForABattalionIsAUnitBesideTheOneAbove) {
  EXPECT_EQ(told(prussian("1 J\u00E4gerbataillon")), "1. Division[8. Regiment 900; Light infantry 690; ]");
  EXPECT_EQ(told(prussian("1 Landwehrbataillon")), "1. Division[8. Regiment 900; Militia infantry 690; ]");
  EXPECT_EQ(french("1st Division: Kern\n8th Line 900\n3 chasseur battalions\n"),
            "1st Division[8th Line 900; Chasseur 1710; ]");
}

TEST(SortsCounted, TwoSortsOnALineAreTwoUnitsAndNoSum) {
  const std::array<std::array<std::string, 2>, 5> lines = {{
      {"1 J\u00E4gerbataillon, 2 Schwadronen Husaren", "Light infantry 690; Husaren 260; "},
      {"1 J\u00E4gerbataillon, 1 Pionierkompanie", "Light infantry 690; Engineers 90; "},
      {"1 Landwehrbataillon; 1 Fussbatterie", "Militia infantry 690; Foot artillery 128 8 guns; "},
      {"F\u00FCsilier-Bataillon IR 8, 1 Pionier-Kompanie", "F\u00FCsilier-Bataillon IR 8 690; Engineers 90; "},
      {"J\u00E4ger-Bataillon, Pionier-Kompanie", "J\u00E4ger-Bataillon 690; Pionier-Kompanie 90; "},
  }};
  for (const auto& [line, units] : lines)
    EXPECT_EQ(told(prussian(line)), "1. Division[8. Regiment 900; " + units + "]") << line;
  EXPECT_EQ(french("1st Division: Kern\n8th Line 900\n3 chasseur battalions, 1 foot battery\n"),
            "1st Division[8th Line 900; Chasseur 1710; Foot artillery 104 8 guns; ]");
  EXPECT_EQ(french("1st Division: Kern\n8th Line 900\n1 rifle battalion, 2 squadrons hussars\n"),
            "1st Division[8th Line 900; rifle 570; hussars 300; ]");
}

TEST(SortsCounted, ABattalionBeforeACompanyOfSappersIsNoEngineers) {
  for (const std::string line :
       {"Rifle battalion, company of sappers", "bataillon de chasseurs, compagnie de sapeurs"}) {
    const Reading reading = read("France\n1st Division: Kern\n" + line + "\n");
    EXPECT_EQ(unit_of(reading, 0).kind, Kind::light_infantry) << line;
    EXPECT_EQ(unit_of(reading, 1).kind, Kind::engineers) << line;
  }
  EXPECT_EQ(asked(read("Britain\n1st Division: Kern\nMarine battalion, rifle company\n")), std::vector<int>{3});
}

TEST(SortsCounted, ASortThatNobodyKnowsIsAskedAboutAndNotTheFigureOfTheUnitAbove) {
  EXPECT_EQ(asked(read("Sverige\nDivision Kern\n8. regemente 900 man\n1 vargbataljon\n")), std::vector<int>{4});
}

TEST(SortsCounted, CountsOfAWholeArmAreStillASum) {
  EXPECT_EQ(french("1st Division: Kern\n8th Line (2 bns) 900\n9th Line (2 bns) 900\n3rd Hussars (3 sqns) 300\n"
                   "4 battalions infantry, 3 squadrons cavalry\n"),
            "1st Division[8th Line 900; 9th Line 900; 3rd Hussars 300; ]");
}

TEST(SortsCounted, RussianRegimentsOfASortAreSeveral) {
  EXPECT_EQ(told(read("Россия\n1-я дивизия: генерал Петров\nСтрелковый батальон, рота сапер\n")),
            "1-я дивизия[Стрелковый батальон 350; рота сапер 140; ]");
  EXPECT_EQ(unit_of(read("Россия\n1-я дивизия: генерал Петров\n3 донских казачьих полка\n")).subunits, 3);
}

TEST(SortsCounted, AStopBehindTheLastRegimentEndsTheList) {
  EXPECT_EQ(french("2e brigade Petit: 44e et 72e. 2 batteries mont\u00E9es\n").find("72e . 2"), std::string::npos);
  EXPECT_EQ(unit_of(read("France\n2e brigade: Petit\n44e et 72e de ligne\n"), 1).kind, Kind::line_infantry);
}

TEST(SortsCounted, ALongDashBeforeTheFirstBrigadeIsTakenAwayWhole) {
  EXPECT_EQ(
      french("2e division: g\u00E9n\u00E9ral Dale \u2014 1re brigade Alba: 9e ligne, 45e ligne; 2e brigade Toro: 65e "
             "et 70e\n"),
      "2e division[1re brigade[9e ligne 570; 45e ligne 570; ]2e brigade[65e 570; 70e 570; ]]");
}

}  // namespace estafette::readers::sorts_counted_test
