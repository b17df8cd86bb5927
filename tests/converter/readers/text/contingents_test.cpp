// Contingents within an army, what stands beside an advanced corps, and sums of one nation.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::contingents_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

/// The nation of the first unit of a command, wherever it stands; empty if there is none.
std::string nation_of(const Formation& top, const std::string& command) {
  if (top.name == command) {
    const Formation* at = &top;
    while (at->units.empty() && !at->formations.empty()) at = &at->formations.front();
    return at->units.empty() ? "" : at->units.front().nation;
  }
  for (const Formation& below : top.formations)
    if (std::string nation = nation_of(below, command); !nation.empty()) return nation;
  return "";
}

std::string nation_of(const Reading& reading, const std::string& command) {
  for (const Formation& top : reading.orbat.formations)
    if (std::string nation = nation_of(top, command); !nation.empty()) return nation;
  return "";
}

}  // namespace

TEST(Contingents, EndWhereACommandIsSetInNoFurtherThanTheirHeading) {
  const Reading reading = read(
      "Allied Army\nBrunswick Contingent:\n  1st Brigade: 2 battalions\n  2nd Brigade: 3 battalions\n"
      "3rd British Brigade: Halm\n  30th Foot\n4th Brigade\n  33rd Foot\n");
  EXPECT_EQ(nation_of(reading, "1st Brigade"), "Brunswick");
  EXPECT_EQ(nation_of(reading, "3rd British Brigade"), "Britain");
  EXPECT_EQ(nation_of(reading, "4th Brigade"), "Britain");
}

TEST(Contingents, EndWhereAHigherCommandOfTheArmyBeginsAndThatIsMarked) {
  const Reading reading = read(
      "French Army\nPolish Contingent\nBrigade Toro\n1st Infantry Regiment\nDivision Dale\nBrigade Alba\n"
      "8e Ligne\n9e Ligne\n");
  EXPECT_EQ(nation_of(reading, "Brigade Toro"), "Poland");
  EXPECT_EQ(nation_of(reading, "Division Dale"), "France");
  const Formation& division = reading.orbat.formations.at(0).formations.at(1);
  EXPECT_EQ(division.note, "guessed: beside Polish Contingent, and none of it");
  const Reading german = read(
      "Armee Roe\nS\u00E4chsisches Kontingent:\nBrigade Kern\nRegiment K\u00F6nig\nDivision Dale\nBrigade Alba\n"
      "Infanterie-Regiment 8\n");
  EXPECT_EQ(nation_of(german, "Brigade Kern"), "Saxony");
  EXPECT_NE(nation_of(german, "Division Dale"), "Saxony");
}

TEST(Contingents, WithALeaderAreNoArmiesOfTheirOwn) {
  const Reading reading = read(
      "British Army\n1st Division: Roe\n1st Brigade\n5th Foot\nBrunswick Contingent: Col. Kern\nLight Brigade\n"
      "Leib Battalion\nLine Brigade\n1st Line Battalion\n2nd Division: Dale\n3rd Brigade\n9th Foot\n");
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
  EXPECT_EQ(nation_of(reading, "Line Brigade"), "Brunswick");
  EXPECT_EQ(nation_of(reading, "2nd Division"), "Britain");
  EXPECT_EQ(nation_of(reading, "1st Division"), "Britain");
}

TEST(Contingents, WithoutAnArmyAboveThemHoldHigherCommandsToo) {
  const Reading reading =
      read("Saxon Contingent\nCavalry Brigade Roe\n3rd Hussars\n1st Division Kern\nBrigade Alba\n4th Infantry\n");
  EXPECT_EQ(nation_of(reading, "1st Division"), "Saxony");
  EXPECT_EQ(reading.orbat.formations.back().note.find("beside"), std::string::npos);
}

TEST(Contingents, OfStatesThatSoldTheirTroopsAreOfThese) {
  const Reading reading = read(
      "British Army\n2nd Brigade\nBraunschweiger Leibregiment\nAnsbach Regiment\nHessen-Kassel Leibregiment\n"
      "Hesse-Hanau Regiment\n44th Foot\n");
  std::string nations;
  for (const Unit& unit : reading.orbat.formations.at(0).formations.at(0).units) nations += unit.nation + "; ";
  EXPECT_EQ(nations, "Brunswick; Ansbach-Bayreuth; Hesse-Kassel; Hesse-Hanau; Britain; ");
}

TEST(Contingents, ThatASumNamesAreSummedUp) {
  const Reading reading = read(
      "Allied Army\nBritish\n1st Brigade\n5th Foot 600\n2nd Brigade\n9th Foot 500\nTotal of the British: 1,100 men\n"
      "Spanish\n1st Division\nToro Regiment 700\nTotal Spanish present 800\n");
  EXPECT_EQ(asked(reading), std::vector<int>{11}) << "700 men are not 800";
}

TEST(MainBody, BehindAnAdvancedCorpsIsNoPartOfIt) {
  EXPECT_EQ(told(read("British Army\nAdvanced corps: Brig. Gen. Roe\nRight Wing: Major Dale\n24th Foot 400\n"
                      "Left Wing: Major Kern\n25th Foot 500\nMain body\n20th Foot 600\n")),
            "British Army[Main body[20th Foot 600; ]Advanced corps[Right Wing[24th Foot 400; ]Left Wing[25th Foot 500; "
            "]]]");
}

}  // namespace estafette::readers::contingents_test
