// Lists that were read wrongly without a word: battalions by their marks, names that share a strength, counts behind
// names, headings of arms, brigades that are only a name.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::silent_lists_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

/// The first command below the first.
const Formation& brigade_of(const Reading& reading, std::size_t at = 0) {
  return reading.orbat.formations.at(0).formations.at(at);
}

}  // namespace

TEST(SilentLists, BattalionsByTheirMarksBeforeARegimentWithItsNumber) {
  for (const std::string marks : {"I./III.", "I/II", "1./2.", "I. u. II."}) {
    const Reading reading = read("Austria\nDivision Kern\nIR 4 2 bns 1.300\n" + marks + "/IR 24 1.500\n");
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << marks << ": " << told(reading);
    EXPECT_EQ(unit_of(reading, 1).subunits, 2) << marks;
    EXPECT_EQ(unit_of(reading, 1).men.value, 1500) << marks;
    EXPECT_TRUE(unit_of(reading, 1).name.ends_with("/IR 24")) << marks;
  }
  for (const std::string mark : {"I.", "1", "II", "Fus."}) {
    const Reading reading = read("Austria\nDivision Kern\nIR 4 2 bns 1.300\n" + mark + "/IR 34 800\n");
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << mark << ": " << told(reading);
    EXPECT_EQ(unit_of(reading, 1).men.value, 800) << mark;
  }
}

TEST(SilentLists, BattalionsBehindARegimentMayBeFiguresBesideTheFusiliers) {
  const Reading reading = read("Prussia\nDivision Kern\n12. Infanterie-Regiment: 1., 2., F. 2.100\n");
  EXPECT_EQ(unit_of(reading).name, "12. Infanterie-Regiment");
  EXPECT_EQ(unit_of(reading).subunits, 3);
  EXPECT_EQ(unit_of(reading).men.value, 2100);
}

TEST(SilentLists, ThreeNamesBeforeOneWordShareTheStrengthBehindThem) {
  const Reading reading = read("Spain\nDivision Kern\nToro, Alba and Reina Dragoons - 1,800\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 3U);
  EXPECT_EQ(unit_of(reading, 1).name, "Alba Dragoons");
  EXPECT_EQ(unit_of(reading, 2).men.value, 600);
  EXPECT_NE(unit_of(reading, 2).note.find("share"), std::string::npos);
}

TEST(SilentLists, NamesJoinedBeforeOneWordHaveWhatStandsForEach) {
  const Reading reading = read("Russia\nDivision Kern\nViborg, Podolia and Narva Musketeers (3 bns each)\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 3U);
  for (std::size_t at = 0; at < 3; ++at) EXPECT_EQ(unit_of(reading, at).subunits, 3);
}

TEST(SilentLists, ACompanyWithoutItsStrengthMayEndAList) {
  for (const std::string last : {"1 coy 5/60th", "1 coy 5/60th 51"}) {
    const Reading reading = read("Britain\n1st Division\n1/61st 778, 2/83rd 460, " + last + "\n");
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 3U) << told(reading);
    EXPECT_EQ(unit_of(reading, 1).men.value, 460);
    EXPECT_EQ(unit_of(reading, 2).name, "5/60th");
  }
}

TEST(SilentLists, ASmallFigureForEachIsThatOfAll) {
  const Reading reading = read("Russia\nDivision Kern: Pskov (2), Sofia (3), 23rd and 26th Jagers (3 each)\n");
  EXPECT_EQ(unit_of(reading, 2).subunits, 3);
  EXPECT_EQ(unit_of(reading, 3).subunits, 3);
}

TEST(SilentLists, SquadronsBehindTwoRegimentsAreThoseOfBoth) {
  const Reading reading = read("France\nBrigade Kern : 2e et 10e chasseurs, 8 esc.\n");
  EXPECT_EQ(unit_of(reading, 0).subunits, 4);
  EXPECT_EQ(unit_of(reading, 1).subunits, 4);
}

TEST(SilentLists, FiguresBehindNamesCountTheirBattalionsOrSquadrons) {
  const Reading reading = read(
      "Prussia\nDivision Kern\nIR Till 2, IR Dale 2, IR Moss 3\nDragoner Roe 5, Stone 5\n"
      "Roe Cuirassiers 5, Moss Hussars 10, Dale Hussars 5\nGarde du Corps 3, Gens d'Armes 5, Till 5\n");
  const std::vector<Unit>& units = reading.orbat.formations.at(0).units;
  ASSERT_EQ(units.size(), 11U);
  EXPECT_EQ(units[2].name, "IR Moss");
  EXPECT_EQ(units[2].subunits, 3);
  EXPECT_EQ(units[4].name, "Dragoner Stone");
  EXPECT_EQ(units[4].kind, Kind::medium_cavalry);
  EXPECT_EQ(units[6].name, "Moss Hussars");
  EXPECT_EQ(units[6].subunits, 10);
  EXPECT_EQ(units[8].name, "Garde du Corps");
  EXPECT_EQ(units[8].subunits, 3);
  EXPECT_TRUE(reading.looks.empty());
}

TEST(SilentLists, FiguresThatAllDifferMayBeNumbersAndStay) {
  const Reading reading = read("Austria\nDivision Kern\nIR 4, IR 5\n");
  EXPECT_EQ(unit_of(reading, 0).name, "IR 4");
  EXPECT_EQ(unit_of(reading, 1).name, "IR 5");
}

TEST(SilentLists, ASignOfMultiplicationBehindANameCountsItsBattalions) {
  for (const std::string times : {"x2", "x 2", "\u00D72"}) {
    const Unit unit = unit_of(read("Prussia\nDivision Kern\nIR Till " + times + "\n"));
    EXPECT_EQ(unit.name, "IR Till") << times;
    EXPECT_EQ(unit.subunits, 2) << times;
  }
}

TEST(SilentLists, AnotherSortBehindACommaIsNotLost) {
  for (const std::string line :
       {"Dragoner 3 Roe, Gens d'Armes 5 sqns", "Chasseurs à cheval 4 esc. 500, Mamelouks 1 cie"}) {
    const Reading reading = read("Prussia\nDivision Kern\n" + line + "\n");
    EXPECT_TRUE(reading.orbat.formations.at(0).units.size() > 1 || asked(reading) == std::vector<int>{3}) << line;
  }
}

TEST(SilentLists, BatteriesOfANationBehindOthersAreThatNations) {
  const Reading reading =
      read("Britain\nDivision Kern\n24th Foot 900\n3 British batteries (A, B, C), 2 KGL (D, E) - 30 guns\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 6U);
  EXPECT_EQ(reading.orbat.formations[0].units[5].nation, "Hanover");
}

TEST(SilentLists, TheHeadingOfAnArmStandsAsFarInAsItsBrigades) {
  const Reading reading = read(
      "Britain\n1st Division\nInfantry (1,900)\nRoe's Brigade\n1/3rd Foot 900\n2/31st Foot 1,000\n"
      "Cavalry (1,200)\nKern's Brigade\n3rd Dragoon Guards 600\n4th Dragoons 600\n");
  EXPECT_EQ(told(reading).find("1900"), std::string::npos) << told(reading);
  ASSERT_EQ(reading.orbat.formations.at(0).formations.size(), 2U);
  EXPECT_EQ(brigade_of(reading, 1).units.size(), 2U);
  EXPECT_TRUE(reading.looks.empty());
}

TEST(SilentLists, AnArmWhoseFigureIsNotThatOfTheBrigadesBelowItIsAskedAbout) {
  const Reading reading =
      read("Britain\n1st Division\nInfantry (2,900)\nRoe's Brigade\n1/3rd Foot 900\n2/31st Foot 1,000\n");
  EXPECT_EQ(asked(reading), std::vector<int>{3});
}

TEST(SilentLists, NamesAboveTroopsInADivisionAreItsBrigades) {
  const Reading reading = read(
      "Austria\nDivision Till\nKern\nIR 23 2 bns 1,500\nIR 24 2 bns 1,400\nRoe\nIR 25 2 bns 1,500\n"
      "Division Dale\nMoss\nIR 26 2 bns 1,500\n");
  ASSERT_EQ(reading.orbat.formations.at(0).formations.size(), 2U);
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "");
  EXPECT_EQ(brigade_of(reading).commander, "Kern");
  EXPECT_EQ(brigade_of(reading).units.size(), 2U);
  EXPECT_EQ(reading.orbat.formations.at(1).formations.at(0).commander, "Moss");
}

TEST(SilentLists, ACommanderIsNotCalledCommanding) {
  EXPECT_EQ(read("Austria\nDivision Kern\nFML Till commanding\nIR 31 3 bns 2,400\n").orbat.formations.at(0).commander,
            "FML Till");
  EXPECT_EQ(
      read("Austria\nDivision Kern: FML Till kommandierend\nIR 31 3 bns 2,400\n").orbat.formations.at(0).commander,
      "FML Till");
}

TEST(SilentLists, ACountryInBracketsBesideCommandersIsAskedAbout) {
  const std::string troops = "4th Line 2 bns 900\n";
  const Reading reading = read("France\n1st Division (Kern)\n" + troops + "2nd Division (Nassau)\n" + troops +
                               "3rd Division (Saxon)\n" + troops);
  EXPECT_EQ(asked(reading), std::vector<int>{4});
}

TEST(SilentLists, MarksThatCountUpThroughAPageAreToldOf) {
  const Reading reading = read(
      "France\nDivision Kern\n22nd Line (1) 900\n23rd Line (2) 800\n24th Line (3) 700\n25th Line (4) 700\n"
      "26th Line (5) 600\n");
  EXPECT_EQ(unit_of(reading).men.value, 900);
  EXPECT_NE(reading.orbat.formations.at(0).note.find("from (1) to (5)"), std::string::npos);
}

TEST(SilentLists, BatteriesBelowTheirBrigadeAreItsOwnBehindBrigadesOnOneLine) {
  const Reading reading = read(
      "Union\nThird Division - MG Kern [1,500]\n1st Bde - Col Roe [713]: 13th VT 366; 14th VT 347\n"
      "2nd Bde - Col Dale [661]: 16th VT 661\nArtillery Bde - Col Moss [126]\nBtry B, 4th US: 6 x 12-pdr Napoleons, "
      "126\n");
  EXPECT_EQ(brigade_of(reading, 2).units.size(), 1U);
  EXPECT_EQ(told(reading).find("Artillery Bde 126"), std::string::npos) << told(reading);
}

TEST(SilentLists, ALeaderBeforeADashHasAllTroopsBehindIt) {
  const Reading reading =
      read("France\n3e division: Kern\nRoe \u2013 34e ligne (3), 40e ligne (2)\nDale - 64e ligne (2), 88e ligne (2)\n");
  EXPECT_TRUE(reading.orbat.formations.at(0).units.empty());
  EXPECT_EQ(brigade_of(reading, 0).units.size(), 2U);
  EXPECT_EQ(brigade_of(reading, 1).units.size(), 2U);
}

TEST(SilentLists, HorseWithItsOwnLeaderIsNoPartOfTheDivisionBeforeIt) {
  const Reading reading = read(
      "Grande Arm\u00E9e\nR\u00E9serve de cavalerie (Prince Kern)\n"
      " 2e division de dragons (Roe) : 3e dragons (3 esc.), 6e dragons (3 esc.)\n"
      " Cavalerie l\u00E9g\u00E8re (Dale) : 4e hussards (3 esc.), 5e chasseurs (3 esc.)\n");
  const Formation& reserve = reading.orbat.formations.at(0).formations.at(0);
  ASSERT_EQ(reserve.formations.size(), 2U);
  EXPECT_EQ(reserve.formations.at(0).units.size(), 2U);
  EXPECT_EQ(reserve.formations.at(1).commander, "Dale");
}

TEST(SilentLists, RegimentsOfSeveralAtamansAreAskedAbout) {
  EXPECT_EQ(asked(read("Россия\nДонские казаки: полки Кернова, Роева 5-го, Далева 2-го\n")).size(), 1U);
}

TEST(SilentLists, ARegimentWithItsNumberBehindItsWordIsNoSumOfTheOneAbove) {
  const Reading reading =
      read("Prussia\nBrigade Kern\nInfanterie-Regiment 12 (3 Btl)\nInfanterie-Regiment 9 (3 Btl)\n");
  EXPECT_EQ(unit_of(reading, 1).name, "Infanterie-Regiment 9");
  EXPECT_EQ(unit_of(reading, 1).subunits, 3);
}

}  // namespace estafette::readers::silent_lists_test
