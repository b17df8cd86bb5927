// Small figures that were taken for something else, and figures that were taken for men: a general's number, guns at a
// place, figures of a game for each battalion, the year of a book; and commands told by the men below them.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::small_figures_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(SmallFigures, ADigitBehindAGeneralsNameTellsWhichOfTheTwo) {
  const Reading reading = read("France\nFirst Division (Kern 2) 700\n24e Ligne 700\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Kern 2");
  EXPECT_NE(reading.orbat.formations.at(0).note.find("guessed: commander Kern 2"), std::string::npos);
}

TEST(SmallFigures, AHigherDigitIsWhatAGeneralIsRated) {
  const Reading reading = read("France\nFirst Division (Kern 8) 700\n24e Ligne 700\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Kern");
  EXPECT_NE(reading.orbat.formations.at(0).note.find("Kern 8"), std::string::npos);
}

TEST(SmallFigures, GunsAtTwoPlacesAreTwoBatteries) {
  EXPECT_EQ(french("1re division\n24e Ligne 700\n3 guns at Toro, 2 more on the way near Alba.\n"),
            "1re division[24e Ligne 700; Guns at Toro 39 3 guns; Guns on the way near Alba 26 2 guns; ]");
  EXPECT_EQ(french("1re division\n24e Ligne 700\n3 canons devant Toro\n"),
            "1re division[24e Ligne 700; Canons devant Toro 39 3 guns; ]");
}

TEST(SmallFigures, UnitsOfAUseAreCounted) {
  const Reading reading = read("France\n1re division\n24e Ligne 700\n2 skirmish units of detached Voltigeurs\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 3U);
  EXPECT_NE(unit_of(reading, 1).note.find("skirmish"), std::string::npos);
}

TEST(SmallFigures, FiguresOfEachBattalionAreThoseOfAll) {
  EXPECT_EQ(french("1 figure = 10 men\n1re division\n2 Battalions 39e Ligne (36 figures each)\n"),
            "1re division[39e Ligne 720; ]");
}

TEST(SmallFigures, TheYearOfABookIsNoStrength) {
  const Reading reading = read(
      "The lists were based on Roe (1998) and then on the books by Kern and Moe (2007) and Dale "
      "(2008).\n\nFrench Army\n1re division: Kern\n24e Ligne 700\n");
  EXPECT_EQ(told(reading), "French Army[1re division[24e Ligne 700; ]]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(SmallFigures, RegimentsOfAsManyMenAsAYearKeepThem) {
  EXPECT_EQ(french("1re division\nAlba (1950), Toro (2008)\n"), "1re division[Alba 1950; Toro 2008; ]");
}

TEST(SmallFigures, AListWithoutAVerbTellsOfNoBooks) {
  const Reading reading = read(
      "France\n1re division: Kern\n24e Ligne 700\nGarrison from Alba (1960) and the armed men "
      "from Toro (1970)\n");
  EXPECT_TRUE(!asked(reading).empty() || reading.orbat.formations.at(0).units.size() > 1U);
}

TEST(SmallFigures, AContingentOfAsManyMenAsTheTroopsBelowItIsTheirCommand) {
  const Reading reading = read(
      "British Army\n1st Division (Kern) 700\n1/40th Foot 700\nSpanish Contingent (Roe) 3,840\n1B (LN) 2,880\n2B "
      "(LC) 960\n");
  EXPECT_EQ(told(reading), "British Army[1st Division[1/40th Foot 700; ]Spanish Contingent[1B 2880; 2B 960; ]]");
  const Formation& contingent = reading.orbat.formations.at(0).formations.at(1);
  EXPECT_EQ(contingent.commander, "Roe");
  EXPECT_EQ(contingent.units.at(1).nation, "Spain");
  EXPECT_NE(contingent.note.find("guessed: a command from the men"), std::string::npos);
}

TEST(SmallFigures, AContingentWithOtherMenIsAUnit) {
  EXPECT_EQ(
      told(read("British Army\n1st Division (Kern)\nSpanish Contingent (Roe) 500\n1/40th Foot 700\n2/9th Foot 600\n")),
      "British Army[1st Division[Spanish Contingent (Roe) 500; 1/40th Foot 700; 2/9th Foot 600; ]]");
}

TEST(SmallFigures, GunsLineByLineBelowTheirHeadingAreABatteryEach) {
  const Reading reading = read(
      "Britain\n1st Division: Kern\n1/40th Foot 700\nArtillery, Commander Major Roe\n10 x 4pdr\n4 x 6pdr\n2 x "
      "howitzers\n");
  EXPECT_EQ(told(reading),
            "1st Division[1/40th Foot 700; Artillery 4-pounder 200 10 guns; Artillery 6-pounder 80 4 guns; "
            "Artillery howitzer 40 2 guns; ]");
  EXPECT_NE(unit_of(reading, 1).note.find("under Major Roe"), std::string::npos);
}

TEST(SmallFigures, AShortSentenceBelowANameMakesItDoubtful) {
  EXPECT_EQ(
      asked(read("Britain\n1st Brigade: Kern\n24th Foot 700\nLight Battalion\nThis was formed while the others were "
                 "in Toro.\n")),
      std::vector<int>{4});
}

TEST(SmallFigures, ADetachmentOfSignalsIsAskedAbout) {
  EXPECT_EQ(asked(read("Union\n1st Division: Kern\nSignal detachment: Cpt James Roe\n24th Ohio 700\n")),
            std::vector<int>{3});
}

}  // namespace estafette::readers::small_figures_test
