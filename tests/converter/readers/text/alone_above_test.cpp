// Who stands alone above the commands of a page, and what stands between a command and its troops: generals without a
// command of their own, armies of several nations, divisions that lost their heading, guns behind a blank line.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::alone_above_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

/// The level, the name and the leader of the first command.
std::string first_command(const Reading& reading) {
  const Formation& command = reading.orbat.formations.at(0);
  return std::string(to_string(command.level)) + ": " + command.name + " (" + command.commander + ")";
}

bool is_marked(const Formation& command, const std::string& guess) {
  return command.note.find("guessed: ") != std::string::npos && command.note.find(guess) != std::string::npos;
}

}  // namespace

TEST(AloneAbove, AGeneralAboveDivisionsLeadsAnArmyThatIsMarked) {
  for (const std::string leader :
       {"Lieutenant General Sir John Roe", "Roe, MdE Jean, Prince de Moe", "Commander-in-Chief: General Roe"}) {
    const Reading reading =
        read("Battle of Toro\n\n" + leader + "\n\n1st Division (General Kern)\n24th Line 700\n2nd Division (General " +
             "Dale)\n25th Line 600\n");
    const Formation& army = reading.orbat.formations.at(0);
    EXPECT_EQ(reading.orbat.formations.size(), 1U) << leader;
    EXPECT_EQ(army.level, Level::army) << leader;
    EXPECT_EQ(army.formations.size(), 2U) << leader;
    EXPECT_NE(army.commander.find("Roe"), std::string::npos) << leader;
    EXPECT_TRUE(is_marked(army, "an army from its commander")) << leader;
  }
}

TEST(AloneAbove, AGeneralRemarkIsNobody) {
  for (const std::string title :
       {"General Orders", "General Remarks", "General notes on the battle", "General overview"})
    EXPECT_EQ(told(read(title + "\n\n1st Division: Kern\n24e ligne 700\n2nd Division: Dale\n25e ligne 600\n")),
              "1st Division[24e ligne 700; ]2nd Division[25e ligne 600; ]")
        << title;
}

TEST(AloneAbove, AGeneralAboveTheOnlyCommandThatNobodyLeadsLeadsIt) {
  const Reading reading = read("Major General Roe\n\n1st Division\n1st Brigade: Kern\n9th Ohio 400\n");
  EXPECT_EQ(first_command(reading), "division: 1st Division (Major General Roe)");
  EXPECT_TRUE(is_marked(reading.orbat.formations.at(0), "commander Major General Roe from the title"));
}

TEST(AloneAbove, WhoIsCalledCommanderBelowAnArmyLeadsItAndNoDivision) {
  const Reading reading = read(
      "Union Army\nApril 6, 1862\n\nMaj. Gen. ROE, Commanding\n\nFirst Brigade: Kern\n9th Ohio "
      "400\n");
  EXPECT_EQ(first_command(reading), "army: Union Army (Maj. Gen. ROE)");
}

TEST(AloneAbove, AGeneralAboveBrigadesLeadsADivision) {
  const Reading reading =
      read("Maj. Gen. JOHN ROE\n\n1st Brigade: Kern\n9th Ohio 400\n2nd Brigade: Dale\n8th Ohio 300\n");
  EXPECT_EQ(first_command(reading), "division: Division of Maj. Gen. JOHN ROE (Maj. Gen. JOHN ROE)");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).level, Level::brigade);
  EXPECT_TRUE(is_marked(reading.orbat.formations.at(0), "a division from its commander"));
}

TEST(AloneAbove, AGeneralAboveBothSidesIsAskedAbout) {
  const Reading reading =
      read("General Roe\n\nFrench 1st Division: Kern\n24e Ligne 700\nBritish 1st Division: Dale\n1/9th Foot 600\n");
  EXPECT_EQ(reading.orbat.formations.size(), 2U);
  EXPECT_EQ(asked(reading), std::vector<int>{1});
}

TEST(AloneAbove, AGeneralAboveNationsThatNeverFoughtEachOtherLeadsTheirArmy) {
  const Reading reading = read(
      "Battle of Toro\nMarshal Roe, commander in chief\n\nPolish\n1st Division: Kern\n9th Line "
      "900\nBavarian\n2nd Division: Dale\n2nd Line 900\n");
  EXPECT_EQ(first_command(reading), "army: Army of Marshal Roe (Marshal Roe)");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.size(), 2U);
}

TEST(AloneAbove, AGeneralBetweenBlankLinesBeforeAnotherCommandIsAskedAbout) {
  EXPECT_EQ(asked(read("Britain\n\nCavalry Division: Roe\n7th Hussars 500\n8th Hussars 600\n\nGeneral Kern\n\n1st "
                       "Division: Dale\n3/9th Foot 500\n")),
            std::vector<int>{7});
}

TEST(AloneAbove, WhoLedSeveralArmiesIsAskedAboutForNoCommandIsAboveAnArmy) {
  const Reading reading = read(
      "Russian\nCiC: Prince Roe\n1st Army of the North\nGen. Kern\n2nd Corps: Dale\n4th Div: "
      "Moe\nTula Regiment 900\n");
  EXPECT_EQ(first_command(reading), "army: 1st Army of the North (Gen. Kern)");
  EXPECT_EQ(asked(reading), std::vector<int>{1});
}

TEST(AloneAbove, AnArmyCalledAfterTwoNationsHoldsTheArmiesOfBoth) {
  const Reading reading = read(
      "==Anglo-Spanish Army==\nCommander-in-Chief: General Roe\n\n===British Army===\nCommander: "
      "General Dale\n\n1st Division: Kern\n1/40th Foot 900\n\n===Spanish Army===\n1st "
      "Division: Moe\nToro Regiment 800\n");
  EXPECT_EQ(told(reading),
            "Anglo-Spanish Army[British Army[1st Division[1/40th Foot 900; ]]Spanish Army[1st "
            "Division[Toro Regiment 800; ]]]");
  EXPECT_EQ(first_command(reading), "army: Anglo-Spanish Army (General Roe)");
  EXPECT_TRUE(is_marked(reading.orbat.formations.at(0).formations.at(0), "level corps"));
}

TEST(AloneAbove, BrigadesBeforeAnotherGeneralsAreOfADivisionThatLostItsHeading) {
  const Reading reading = read(
      "Organization of the Union Army\n\nMaj. Gen. A. B. ROE, Commanding\n\nFirst Brigade\nCol. JOHN KERN, 11th "
      "Iowa\n8th Ohio:\nCapt. James Moe\n9th Ohio:\nMaj. Samuel Till\n\nBrig. Gen. DALE (mortally "
      "wounded)\n\nFirst Brigade\n2d Iowa:\nLt. Col. James Hill\n");
  const Formation& army = reading.orbat.formations.at(0);
  EXPECT_EQ(army.level, Level::army);
  ASSERT_EQ(army.formations.size(), 2U);
  EXPECT_TRUE(is_marked(army.formations.at(0), "whose heading is missing"));
  EXPECT_EQ(army.formations.at(0).formations.at(0).commander, "Col. JOHN KERN");
  EXPECT_EQ(army.formations.at(1).commander, "Brig. Gen. DALE");
  EXPECT_TRUE(army.formations.at(1).note.starts_with("mortally wounded"));
}

TEST(AloneAbove, ABrigadierAboveTheFirstBrigadeOfAnArmyLedADivision) {
  const Reading reading = read(
      "Union Army : Union Order of Battle : Battle of Toro\nApril 6, 1862\n\nBrig. Gen. JOHN "
      "ROE (wounded)\n\nFirst Brigade\nCol. KERN\n11th Ohio 400\n");
  EXPECT_EQ(first_command(reading), "army: Union Army ()");
  const Formation& division = reading.orbat.formations.at(0).formations.at(0);
  EXPECT_EQ(division.commander, "Brig. Gen. JOHN ROE");
  EXPECT_TRUE(is_marked(division, "a division from the brigades below it"));
}

TEST(AloneAbove, GunsAndHorseBehindABlankLineAreTheDivisions) {
  const Reading reading = read(
      "Second Division\nBG Nathan Roe\n\nFirst Brigade\nCol. Kern\n8th Ohio Infantry 400\n9th Ohio "
      "Infantry 500\n\nTill's Battery 90 men 6 guns\nDale's Company Ohio Cavalry 60 men\n");
  EXPECT_EQ(told(reading),
            "Second Division[Till's Battery 90 6 guns; Dale's Company Ohio Cavalry 60; First Brigade[8th "
            "Ohio Infantry 400; 9th Ohio Infantry 500; ]]");
}

TEST(AloneAbove, HorseBehindABlankLineIsTheWings) {
  EXPECT_EQ(
      told(read("Left Wing: General Roe\n\n1st Brigade: Kern\n9th Ohio Infantry 400\n10th Ohio Infantry 300\n\n3rd "
                "Ohio Cavalry 200\n\n2nd Brigade: Dale\n8th Ohio Infantry 300\n")),
      "Left Wing[3rd Ohio Cavalry 200; 1st Brigade[9th Ohio Infantry 400; 10th Ohio Infantry 300; ]2nd "
      "Brigade[8th Ohio Infantry 300; ]]");
}

TEST(AloneAbove, GunsRightBehindTheFootAreTheBrigades) {
  const Reading reading = read(
      "Second Division\nBG Nathan Roe\n\nFirst Brigade\nCol. Kern\n8th Ohio Infantry 400\n9th Ohio "
      "Infantry 500\nTill's Battery, 6 guns\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.size(), 3U);
}

TEST(AloneAbove, APostBehindADashIsNoPartOfTheNameAndASecondLeaderIsAskedAbout) {
  const Reading reading = read(
      "FRENCH ARMY\nGeneral Roe - Commander In Chief - veteran, skilled\nGeneral Kern - "
      "Sub-Commander - veteran\n22nd Line 340\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "General Roe");
  EXPECT_EQ(asked(reading), std::vector<int>{3});
}

TEST(AloneAbove, WhatBefellALeaderIsTheNoteOfWhatHeLed) {
  const Reading reading = read("Union\n1st Division: General Roe (killed)\n11th Ohio:\nCol. Samuel Kern (wounded)\n");
  const Formation& division = reading.orbat.formations.at(0);
  EXPECT_EQ(division.commander, "General Roe");
  EXPECT_EQ(division.note, "killed");
  EXPECT_EQ(division.units.at(0).commander, "Col. Samuel Kern");
  EXPECT_NE(division.units.at(0).note.find("wounded"), std::string::npos);
}

}  // namespace estafette::readers::alone_above_test
