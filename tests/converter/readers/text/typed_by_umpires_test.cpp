// Orders of battle as umpires and players type them for one another: short, without endings on numbers, and with men
// before their sort.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::typed_by_umpires_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

}  // namespace

TEST(TypedByUmpires, AStateGluedToTheNumberOfItsRegimentIsReadAsIfApart) {
  EXPECT_EQ(told(read("Confederate Army\nKern Division\nRoe Brigade\n2SC 412, 3SC 406, 3SC Bn 203\n")),
            "Confederate Army[Kern Division[Roe Brigade[2nd SC 412; 3rd SC 406; 3rd SC Bn 203; ]]]");
  EXPECT_EQ(told(read("Union Army\nKern Division\nRoe Brigade: 57PA 207 63PA 246 68PA 320\n")),
            "Union Army[Kern Division[Roe Brigade[57th PA 207; 63rd PA 246; 68th PA 320; ]]]");
}

TEST(TypedByUmpires, AFigureBehindABrigadeThatMayBeAYearIsAskedAbout) {
  EXPECT_EQ(asked(read("Confederate Army\nKern Division\nRoe Bde 1800\n2nd SC 412\n3rd SC 406\n")), (std::vector{3}));
}

TEST(TypedByUmpires, MenBeforeTheirSortAreItsStrength) {
  EXPECT_EQ(told(read("French Army\nDivision Kern\nCav: 300 hussars, 250 dragoons\n24th Line 900\n")),
            "French Army[Division Kern[hussars 300; dragoons 250; 24th Line 900; ]]");
  EXPECT_EQ(told(read("French Army\nDivision Kern\n1,200 militia and 500 elite grenadiers\n")),
            "French Army[Division Kern[militia 1200; elite grenadiers 500; ]]");
}

TEST(TypedByUmpires, RiflesInTheMidstOfAListMakeNoRiflesOfTheNumbersBesideThem) {
  const Reading reading =
      read("British Army\n3rd Division\nKern's Brigade: 1/45th (527), 3/60th rifles coys, 74th (409), 1/88th (663)\n");
  const std::vector<Unit>& units = reading.orbat.formations.at(0).formations.at(0).formations.at(0).units;
  ASSERT_EQ(units.size(), 4U) << told(reading);
  EXPECT_EQ(units[0].name, "1/45th");
  EXPECT_EQ(units[0].kind, Kind::line_infantry);
  EXPECT_EQ(units[1].kind, Kind::light_infantry);
  EXPECT_EQ(units[3].name, "1/88th");
}

TEST(TypedByUmpires, NumbersWithoutEndingsAreRegimentsWhereTheirBattalionsStandBehind) {
  const std::string expected =
      "French Army[Inf Div 1[13th Light 1710; 17th Line 1140; ]Inf Div 2[26th Light 1140; 24th Line 1140; ]]";
  EXPECT_EQ(told(read("French Army\nInf Div 1 (Dale): 13 Lt x3, 17 Line x2\nInf Div 2: 26 Lt (2), 24 Line (2)\n")),
            expected);
}

TEST(TypedByUmpires, ADivisionOnOneLineHasItsBrigadesAndWhatElseStandsBehindThem) {
  EXPECT_EQ(told(read("British Army\n1st Div (Kern) - 1st Bde (Roe) 2/1 Gds, 3/1 Gds; 2nd Bde Dale 28th, 1/95th\n")),
            "British Army[1st Div[1st Bde[2/1 Gds 650; 3/1 Gds 650; ]2nd Bde[28th 650; 1/95th 650; ]]]");
  const Reading reading =
      read("British Army\n1st Div (Kern) - 1st Bde (Roe) 2/1 Gds, 3/1 Gds; 2nd Bde Dale 28th, 1/95th\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).formations.at(1).commander, "Dale");
  EXPECT_EQ(
      told(read("Sardinian Army\n1st Div Kern: Alba brigade (1st, 2nd rgts), Toro bde (3rd, 4th rgts), 5th & 6th "
                "Bersaglieri bns, Dale cav (4 sqns)\n")),
      "Sardinian Army[1st Div[5th Bersaglieri bn 570; 6th Bersaglieri bn 570; Dale cav 520; Alba brigade[1st rgt 570; "
      "2nd rgt 570; ]Toro bde[3rd rgt 570; 4th rgt 570; ]]]");
}

TEST(TypedByUmpires, ARegimentOfFootAmongHorseStaysOnFoot) {
  const Reading reading = read("British Army\nCavalry Brigade Kern\n30th Foot 500\n5th Lancers 300\n");
  const std::vector<Unit>& units = reading.orbat.formations.at(0).formations.at(0).units;
  ASSERT_EQ(units.size(), 2U) << told(reading);
  EXPECT_EQ(units[0].kind, Kind::line_infantry);
}

TEST(TypedByUmpires, AFigureBehindTheNameOfARegimentIsAskedAboutAndSoAreSeveralNumbers) {
  EXPECT_EQ(asked(read("Spanish Army\nDivision Kern\nRegimiento de Infanter\u00EDa Alba 3\n")), (std::vector{3}));
  EXPECT_EQ(
      asked(read("Prussian Army\nDivision Kern\nRegiment Nr. 153. Nr. 93. Regiment Nr. 66.\nInfanterie-Regiment Nr. 20 "
                 "Infanterie-Regiment Nr. 21\n")),
      (std::vector{3, 4}));
}

}  // namespace estafette::readers::typed_by_umpires_test
