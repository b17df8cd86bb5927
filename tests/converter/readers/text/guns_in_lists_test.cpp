// Batteries and gunners in lists as books and forums print them: captains of two nations, half a battery, guns of each,
// men and guns in one bracket, and troops of the artillery that have no guns.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::guns_in_lists_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(GunsInLists, CaptainsOfTwoNationsAreTheirBatteriesWithFiguresInLetters) {
  const Reading reading = read(
      "Britain\n1st Division: Kern\n4th Foot 900\nThree British batteries (Roe, Dale, Till) and two KGL (Moss, Toe), "
      "30 "
      "guns\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 6U);
  EXPECT_EQ(unit_of(reading, 5).nation, "Hanover");
  EXPECT_EQ(unit_of(reading, 5).guns.value, 6);
}

TEST(GunsInLists, GunsOfEachBehindTheNumbersOfBatteriesAreNoNumber) {
  const Reading reading = read("Russia\n5th Division: Kern\nPerm IR 900\nPosition batteries 5, 14, 27 12 guns each\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 4U);
  EXPECT_EQ(unit_of(reading, 3).name, "Position battery 27");
  EXPECT_EQ(unit_of(reading, 3).guns.value, 12);
}

TEST(GunsInLists, ArtilleryAndEngineersAtTheEndOfADivisionWithoutGunsAreItsTroops) {
  const Reading reading = read("France\n1re division\n9e de ligne 900\nArtillerie (Kern) : 206 h.\nG\u00E9nie : 107\n");
  EXPECT_EQ(told(reading), "1re division[9e de ligne 900; Artillerie 206 8 guns; G\u00E9nie 107; ]");
  EXPECT_EQ(unit_of(reading, 1).commander, "Kern");
}

TEST(GunsInLists, HalfABatteryHasHalfTheGunsOfOthers) {
  EXPECT_EQ(unit_of(read("France\n1st Division\n1/2 horse battery\n")).guns.value, 3);
}

TEST(GunsInLists, APontoonCompanyHasNoGuns) {
  const Unit& unit = unit_of(read("Russia\n5th Division: Kern\nPontoon coy 1\n"));
  EXPECT_EQ(unit.kind, Kind::engineers);
  EXPECT_EQ(unit.guns.value, 0);
}

TEST(GunsInLists, GunsOfEachBatteryOnALineAreThoseOfAll) {
  const Reading reading =
      read("Netherlands\n2nd Division: Kern\n7th Line 700\nArty: Roe's HA bty, Dale's FA bty (8 guns each)\n");
  EXPECT_EQ(unit_of(reading, 1).guns.value, 8);
  EXPECT_EQ(unit_of(reading, 2).guns.value, 8);
}

TEST(GunsInLists, ABatteryOfAnOwnerAndItsStatesRegimentAreOne) {
  const Reading reading = read(
      "Union\n1st Division: Kern\n8th IL 600\nArt: Burr's 14th Ohio Battery (6 guns), Roe's Battery D, 2nd Illinois "
      "Light (4 guns)\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 3U);
  EXPECT_EQ(unit_of(reading, 2).guns.value, 4);
}

TEST(GunsInLists, MenAndGunsWithAStrokeAreReadAlikeWithAndWithoutTheWordForMen) {
  const auto battalion = [](const std::string& strength) {
    return read("Union\n5th Division: Roe\nLake's Battalion " + strength + ": 1st Ohio Battery, Dale Battery\n");
  };
  const Reading reading = battalion("(256/12 guns)");
  ASSERT_EQ(reading.orbat.formations.at(0).formations.size(), 1U);
  EXPECT_EQ(reading.orbat.formations[0].formations[0].units.size(), 2U);
  EXPECT_EQ(told(reading), told(battalion("(256 men/12 guns)")));
  EXPECT_EQ(asked(reading), std::vector<int>{3});  // 12 guns, and two batteries that do not say how many are theirs
}

TEST(GunsInLists, WorkmenOfTheArtilleryHaveNoGuns) {
  for (const std::string troops : {"1 compagnie d'ouvriers d'artillerie", "1 Company Artillery Workmen"}) {
    const Reading reading = read("France\nBrigade Kern\n9e ligne\n" + troops + "\n");
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << troops;
    EXPECT_EQ(unit_of(reading, 1).kind, Kind::engineers) << troops;
    EXPECT_EQ(unit_of(reading, 1).guns, Guns{0}) << troops;
  }
}

TEST(GunsInLists, SeveralBatteriesOfMountainArtilleryAreEachAUnit) {
  const Reading reading = read("Austria\nBrigade Kern\nIR 12 900\n2 Batteries Mountain Artillery\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 3U);
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::foot_artillery);
}

TEST(GunsInLists, BatteriesByTheirNumbersAndTheirRegimentAreSeveral) {
  const std::string three = "Kern[Fußbatterie Nr. 7/I 84 6 guns; Fußbatterie Nr. 8/I 84 6 guns; ]";
  for (const char* list :
       {"Fußbatterien Nr. 7 und 8/I", "Fußbatterien Nr. 7/I und 8/I", "Fußbatterien Nr. 7/I, Nr. 8/I"})
    EXPECT_EQ(told(read("Austria\nDivision Kern\n" + std::string(list) + "\n")), "Division " + three) << list;
}

TEST(GunsInLists, BatteriesOnHorsebackAreHorseArtilleryWhereverItIsSaid) {
  for (const char* line :
       {"7e batterie du 17e (à cheval)", "7e batterie à cheval du 17e", "7e batterie (à cheval) du 17e"})
    EXPECT_EQ(unit_of(read("France\nDivision Kern\n" + std::string(line) + "\n")).kind, Kind::horse_artillery) << line;
}

TEST(GunsInLists, ShortFormsOfBatteriesAbroadAreBatteries) {
  EXPECT_EQ(told(read("Austria\nBrigade Kern: 26. Feldj\u00E4ger-Bat., I.R. Nr. 42, I.R. Nr. 73, Batt. Nr. 4/I\n")),
            "Brigade Kern[26. Feldj\u00E4ger-Bat. 800; IR Nr. 42 800; IR Nr. 73 800; Batterie Nr. 4/I 84 6 guns; ]");
  EXPECT_EQ(told(read("Divisione Roe (Sardinia)\n13a e 14a batteria\n1a, 2a batteria a cavallo\n")),
            "Divisione Roe (Sardinia)[13\u00AA batteria 120 8 guns; 14\u00AA batteria 120 8 guns; 1\u00AA batteria a "
            "cavallo 96 6 "
            "guns; 2\u00AA batteria a cavallo 96 6 guns; ]");
}

TEST(GunsInLists, AFigureTooSmallForAllBatteriesIsTheirCalibre) {
  const Reading reading = read("France\nDivision Kern\n5e et 12e batteries du 5e (4)\n");
  EXPECT_EQ(told(reading), "Division Kern[5e batterie du 5e 104 8 guns; 12e batterie du 5e 104 8 guns; ]");
}

}  // namespace estafette::readers::guns_in_lists_test
