// Leaders whose command stands in brackets or is lost, detachments among troops, names of regiments between commas.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::leaders_and_titles_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(LeadersInAList, LeadTheCommandsThatStandInBracketsBehindThem) {
  const Reading reading = read(
      "Allied Command\nLG Roe (3rd Division)\nMG Dale (Light Division)\nBritish Army\n3rd Division\n5th Foot 600\n"
      "Light Division\n43rd Foot 700\n");
  EXPECT_EQ(told(reading), "British Army[3rd Division[5th Foot 600; ]Light Division[43rd Foot 700; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "LG Roe");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(1).commander, "MG Dale");
}

TEST(LeadersInAList, HeadTheTroopsBelowThemWhereTheirCommandHasNoOtherLine) {
  const Reading reading = read(
      "French Command\nGdD Roe (1st Division)\nGdB Dale (1st Brigade)\n3e Ligne 900\nGdB Kern (2nd Brigade)\n"
      "8e Ligne 800\n");
  EXPECT_EQ(told(reading), "1st Division[1st Brigade[3e Ligne 900; ]2nd Brigade[8e Ligne 800; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(1).commander, "GdB Kern");
}

TEST(LeadersInAList, OfCommandsThatStandTwiceOnThePageAreAskedAbout) {
  const Reading reading = read(
      "LG Roe (1st Division)\n\nBritish Army\n1st Division\n5th Foot 600\nFrench Army\n1st Division\n8e Ligne 800\n");
  ASSERT_FALSE(reading.looks.empty());
  EXPECT_EQ(reading.looks.front().expected, "the command that he leads");
}

TEST(LeadersInAList, BelowABrigadeThatCameFromADivisionLeadTheBrigade) {
  const Reading reading = read("Left Column\n1st Brigade\nCol. Roe (4th Division)\n5th Foot 600\n9th Foot 500\n");
  EXPECT_EQ(told(reading), "Left Column[1st Brigade[5th Foot 600; 9th Foot 500; ]]");
}

TEST(ColonelsAmongRegiments, BehindABlankLineLeadTheNextBrigade) {
  const Reading reading = read(
      "Army of Roe\nDivision Toro\nFirst Brigade\nCol. Halm\n4th Infantry 400\n5th Infantry 500\n\nColonel Smith\n"
      "6th Infantry 600\n7th Infantry 700\n");
  EXPECT_EQ(told(reading),
            "Army of Roe[Division Toro[First Brigade[4th Infantry 400; 5th Infantry 500; ]Smith[6th Infantry 600; "
            "7th Infantry 700; ]]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).formations.at(1).note,
            "guessed: a brigade from its commander");
}

TEST(ColonelsAmongRegiments, AloneBetweenThemAreAskedAbout) {
  const std::string alone =
      "Preussen\nDivision Roe\nInfanterieregiment 4 (400)\nInfanterieregiment 5 (500)\nOberst v. Kern\n"
      "Infanterieregiment 6 (600)\n";
  EXPECT_EQ(asked(read(alone)), std::vector<int>{5});
  EXPECT_EQ(asked(read(alone + "Oberst v. Till\n")), std::vector<int>{}) << "each regiment has its own";
}

TEST(Detachments, OfASortAmongOtherTroopsAreTroops) {
  EXPECT_EQ(
      told(read("British Army\nBrigade Dale\n5th Foot 600\nRoyal Marine Detachment\n"
                "Royal Artillery Detachment (4 guns)\nHalm Artillery Detachment, 2 guns\n")),
      "British Army[Brigade Dale[5th Foot 600; Royal Marine Detachment 650; Royal Artillery Detachment 80 4 guns; "
      "Halm Artillery Detachment 40 2 guns; ]]");
  EXPECT_EQ(told(read("Spanish Army\n1st Division Roe\n2nd Toro Regiment 900\nRoyal Alba Artillery Detachment\n")),
            "Spanish Army[1st Division[2nd Toro Regiment 900; Royal Alba Artillery Detachment 120 8 guns; ]]");
}

TEST(Detachments, AboveTroopsOfTheirSortAreCommands) {
  EXPECT_EQ(told(read("British Army\nBrigade Dale\n5th Foot 600\nToro Cavalry Detachment\n3rd Hussars 300\n"
                      "4th Dragoons 350\n")),
            "British Army[Brigade Dale[5th Foot 600; ]Toro Cavalry Detachment[3rd Hussars 300; 4th Dragoons 350; ]]");
}

TEST(TitlesOfRegiments, BetweenCommasBehindTheirNumbersAreNoUnitsAndAreAskedAbout) {
  const Reading reading = read(
      "British Army\n1st Brigade\n42nd Regiment of Foot, Royal Highlanders, 79th Foot\n"
      "Brigade Dale: 27th Foot, Inniskillings, 40th Foot, Somersetshire, 5th Foot\n");
  EXPECT_EQ(told(reading),
            "British Army[1st Brigade[42nd Regiment of Foot (Royal Highlanders) 650; 79th Foot 650; ]Brigade Dale[27th "
            "Foot (Inniskillings) 650; 40th Foot (Somersetshire) 650; 5th Foot 650; ]]");
  EXPECT_EQ(asked(reading), (std::vector<int>{3, 4}));
}

TEST(TitlesOfRegiments, WithoutANumberBeforeThemAreUnits) {
  EXPECT_EQ(
      told(read("British Army\n1st Brigade\n42nd Royal Highlanders, 79th Cameron Highlanders, Royal Fusiliers\n")),
      "British Army[1st Brigade[42nd Royal Highlanders 650; 79th Cameron Highlanders 650; Royal Fusiliers 650; ]]");
}

TEST(NamesOfLands, StandForAllTheNumbersBeforeThem) {
  const Reading reading =
      read("British Army\nBrigade Dale\n2nd and 14th Bengal Infantry\n4th, 6th and 9th Alba Volunteers\n");
  EXPECT_EQ(told(reading),
            "British Army[Brigade Dale[2nd Bengal Infantry 650; 14th Bengal Infantry 650; 4th Alba Volunteers 650; 6th "
            "Alba Volunteers 650; 9th Alba Volunteers 650; ]]");
  EXPECT_NE(unit_of(read("Brigade Dale\n2nd and 14th Bengal Infantry\n")).note.find("the name Bengal"),
            std::string::npos);
  EXPECT_EQ(asked(read("British Army\nBrigade Dale\n31st and Royal Kern Infantry\n")), std::vector<int>{3});
}

TEST(LeadersInAList, KeepTheirTitlesBehindAComma) {
  const Reading reading = read(
      "Union\n1st Brigade, Col Walter Toro, Jr.\n22nd Ohio 400\n2nd Brigade, Brigadier General, Ernst Kern, Baron "
      "Morven\n24th Ohio 400\n3rd Brigade, Col. Roe, attached\n25th Ohio 300\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Col Walter Toro, Jr");
  EXPECT_EQ(reading.orbat.formations.at(1).commander, "Brigadier General Ernst Kern, Baron Morven");
  EXPECT_EQ(reading.orbat.formations.at(2).commander, "Col. Roe");
}

}  // namespace estafette::readers::leaders_and_titles_test
