// Scenarios of rules for the table, as wargamers post them: what leaders and units are worth there is a note, what is
// counted there is troops, and nothing of it is a name.
#include "converter/orbat/totals.hpp"
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::scenarios_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

/// What the note of the first unit says before its guesses.
std::string note_of(const std::string& unit) {
  const std::string note = unit_of(read("France\n1re division: Kern\n" + unit + "\n")).note;
  return note.substr(0, note.find("; guessed"));
}

}  // namespace

TEST(Scenarios, TheTitleIsNoCommand) {
  for (const std::string title : {"Black Powder scenario: The Combat of Morven", "Scenario 3: Morven"})
    EXPECT_EQ(told(read(title + "\n\n1re division: Kern\n24e Ligne 700\n")), "1re division[24e Ligne 700; ]") << title;
}

TEST(Scenarios, WhatALeaderIsWorthIsANote) {
  for (const std::string grade : {"Average", "Excellent", "sehr gut", "mediocre"}) {
    const Reading reading = read("France\n1re division: GdD Kern (" + grade + ")\n24e Ligne 700\n");
    EXPECT_EQ(reading.orbat.formations.at(0).commander, "GdD Kern") << grade;
    EXPECT_NE(reading.orbat.formations.at(0).note.find(grade), std::string::npos) << grade;
  }
  EXPECT_EQ(note_of("24e Ligne 700 (Average)"), "Note: Average");
  EXPECT_EQ(note_of("24e Ligne 700 Average"), "Note: Average");
}

TEST(Scenarios, TheGradeOfALeaderBeforeWhatHeHasIsNoPartOfHisName) {
  const Reading reading = read(
      "France\n1re division : g\u00E9n\u00E9ral de division Jean Kern (moyen), 14 unit\u00E9s, sd : 8\n24e Ligne "
      "700\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "g\u00E9n\u00E9ral de division Jean Kern");
}

TEST(Scenarios, ASortOfFigureHasItsMenToo) {
  EXPECT_EQ(french("1 wargame figure = 50 men\n1re division: Kern\n24e Ligne 12 figures\n"),
            "1re division[24e Ligne 600; ]");
}

TEST(Scenarios, AGradeInBracketsCommandsNothing) {
  EXPECT_EQ(read("France\nBrigade Kern (Poor)\n24e Ligne 700\n").orbat.formations.at(0).commander, "");
}

TEST(Scenarios, AGeneralWithTheNameOfAGradeKeepsIt) {
  EXPECT_EQ(read("France\n1re division: Bon\n24e Ligne 700\n").orbat.formations.at(0).commander, "Bon");
}

TEST(Scenarios, AStaffRatingInBracketsIsNoPartOfTheName) {
  const Reading reading = read("France\n1re division: Kern (Staff rating 8)\n24e Ligne 700\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Kern");
  EXPECT_EQ(reading.orbat.formations.at(0).note, "Staff rating 8");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(Scenarios, WhoCommandsBelowANationLeadsItsArmy) {
  const Reading reading = read("French Forces\nCinC: GdD Kern (Excellent)\n1re division: Roe\n24e Ligne 700\n");
  EXPECT_EQ(told(reading), "French Forces[1re division[24e Ligne 700; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "GdD Kern");
  EXPECT_NE(reading.orbat.formations.at(0).note.find("an army from its commander"), std::string::npos);
}

TEST(Scenarios, APlayerHasTheTroopsOfHisSide) {
  EXPECT_EQ(told(read("French player: Kern\n1re division\n5e Ligne 500\nAllied player: Roe\n1st Division\n2/48th Foot "
                      "300\n")),
            "French player[1re division[5e Ligne 500; ]]Allied player[1st Division[2/48th Foot 300; ]]");
}

TEST(Scenarios, TheAlliesBehindANationsArmyAreNoneOfIt) {
  EXPECT_EQ(told(read("FRENCH ARMY: Kern\n1re division: Roe\n24e Ligne 700\n\nALLIES\n2nd Netherlands Division: "
                      "Stone\n27th J\u00E4gers 900\n")),
            "2nd Netherlands Division[27th J\u00E4gers 900; ]FRENCH ARMY[1re division[24e Ligne 700; ]]");
}

TEST(Scenarios, InitialsInBracketsTellTheNation) {
  const Reading reading = read(
      "1st Division: Kern\nStopford's Brigade (BR)\n24th Foot 700\nPack's Brigade (POR)\n1st Line 900\nRoe's Brigade "
      "(XQ)\n2nd Line 800\n");
  const std::vector<Formation>& brigades = reading.orbat.formations.at(0).formations;
  EXPECT_EQ(brigades.at(0).units.at(0).nation, "Britain");
  EXPECT_EQ(brigades.at(1).units.at(0).nation, "Portugal");
  for (const Formation& brigade : brigades) EXPECT_EQ(brigade.commander, "");
  EXPECT_EQ(asked(reading).front(), 6);
}

TEST(Scenarios, APieceBeforeFootOrHorseIsABattery) {
  EXPECT_EQ(french("1re division: Kern\n24e Ligne 700\n6 lb Foot\n4pdr Horse (1 stand)\nRoe 8pdr Foot 1 bty\n"),
            "1re division[24e Ligne 700; 6 lb Foot Artillery 104 8 guns; 4pdr Horse Artillery 90 6 guns; Roe 8pdr "
            "Foot Artillery 104 8 guns; ]");
}

TEST(Scenarios, ModelsAreGunsAndNoMen) {
  EXPECT_EQ(french("1 figure = 20 men\n1 model = 4 guns\n1re division: Kern\n24e Ligne 36 figs\nRoe's Battery 2 models "
                   "(8pdr)\n"),
            "1re division[24e Ligne 720; Roe's Battery 104 8 guns; ]");
  EXPECT_EQ(asked(read("France\n1 figure = 20 men\n1re division: Kern\n24e Ligne 36 figs\nRoe's Battery 2 models\n")),
            std::vector<int>{5});
}

TEST(Scenarios, TheStandOfABatteryIsNoGun) {
  EXPECT_EQ(french("1re division: Kern\n24e Ligne 700\nRoe's Battery (1 stand)\n"),
            "1re division[24e Ligne 700; Roe's Battery 104 8 guns; ]");
}

TEST(Scenarios, UnitsOfFootAreBattalions) {
  EXPECT_EQ(french("1re division: Kern\n24e Ligne - 2 units\n25e Ligne (3 small units)\n6e Hussards, 1 unit\n"),
            "1re division[24e Ligne 1140; 25e Ligne 1710; 6e Hussards 450; ]");
  EXPECT_EQ(note_of("24e Ligne - 2 units"), "Note: 2 units");
}

TEST(Scenarios, TimesInAListCountTheBattalionsOfEach) {
  EXPECT_EQ(french("1re brigade: 3 x 9e L\u00E9g\u00E8re, 2 x 24e Ligne\n"),
            "1re brigade[9e L\u00E9g\u00E8re 1710; 24e Ligne 1140; ]");
}

TEST(Scenarios, SoManyTimesSoManySquadronsAreThoseOfEach) {
  const Reading reading = read("France\n1re division\nBrigade Kern : 17e et 27e dragons (2 x 3 escadrons, 700 h)\n");
  EXPECT_EQ(told(reading), "1re division[Brigade Kern[17e dragons 350; 27e dragons 350; ]]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(Scenarios, RatingsWithABlankBeforeTheirFigureAreNoMen) {
  EXPECT_EQ(french("1re division: Kern MR 4\n10e L\u00E9g\u00E8re MR 5 3 bns\n3e Ligne MR 4 3 bns\n57e Ligne MR 5 2 "
                   "bns\n"),
            "1re division[10e L\u00E9g\u00E8re 1710; 3e Ligne 1710; 57e Ligne 1140; ]");
}

TEST(Scenarios, SizesInBracketsAreNotes) {
  EXPECT_EQ(french("1re brigade: 24e Ligne (L), 25e Ligne (S), 26e Ligne (S)\n"),
            "1re brigade[24e Ligne 570; 25e Ligne 570; 26e Ligne 570; ]");
  EXPECT_EQ(told(read("Union\n1st Brigade: Kern\n1st Ohio Battery (A)\n2nd Ohio Battery (B)\n3rd Ohio Battery (A)\n")),
            "1st Brigade[1st Ohio Battery (A) 120 8 guns; 2nd Ohio Battery (B) 120 8 guns; 3rd Ohio Battery (A) 120 8 "
            "guns; ]");
}

TEST(Scenarios, APersonBeforeHisCorpsLeadsIt) {
  const Reading reading = read(
      "French Army\nDavout, III Corps\n1re division\n24e Ligne 700\nOudinot, II Corps\n2e division\n25e Ligne 600\n");
  EXPECT_EQ(told(reading),
            "French Army[III Corps[1re division[24e Ligne 700; ]]II Corps[2e division[25e Ligne 600; ]]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "Davout");
}

TEST(Scenarios, APlaceBeforeACorpsIsNobody) {
  EXPECT_EQ(told(read("Morven, III Corps\n1re division\n24e Ligne 700\n")), "1re division[24e Ligne 700; ]");
}

TEST(Scenarios, WithTheInitialOfALeaderABrigadeIsRead) {
  EXPECT_EQ(told(read("Britain\n1st Division\nH. Kern: 2/7th Foot 431, 2/53rd Foot 537\n")),
            "1st Division[H. Kern[2/7th Foot 431; 2/53rd Foot 537; ]]");
}

TEST(Scenarios, TheGunsOfEachBatteryAreNotThoseOfAll) {
  for (const std::string line : {"3 Brigadebatterien \u00E0 8 6-Pf\u00FCnder", "3 batteries of 8 6-pounders",
                                 "3 batteries de 8 "
                                 "pi\u00E8ces"})
    EXPECT_EQ(told(read("\u00D6sterreich\nDivision Kern\nIR 2 1,900\n" + line + "\n")),
              "Division Kern[IR 2 1900; Foot artillery 1 112 8 guns; Foot artillery 2 112 8 guns; Foot artillery 3 112 "
              "8 guns; ]")
        << line;
  EXPECT_EQ(french("1re division: Kern\n24e Ligne 700\n2 batteries de 12\n"),
            "1re division[24e Ligne 700; Foot artillery 1 104 8 guns; Foot artillery 2 104 8 guns; ]");
}

TEST(Scenarios, BatteriesThatWeNumberOurselvesAreNotAskedAbout) {
  EXPECT_TRUE(asked(read("\u00D6sterreich\nDivision Kern\nIR 2 1,900\n3 Brigadebatterien zu 8 6-Pf\u00FCndern, 2 "
                         "Positionsbatterien zu 6 12-Pf\u00FCndern\n"))
                  .empty());
}

TEST(Scenarios, AnArmyOfSeveralNationsIsNoneOfTheWingBeforeIt) {
  const Reading reading = read(
      "French Left Wing - Marshal Kern\n1st Division: Roe\n24e Ligne 700\n\nANGLO-DUTCH - Prince Dale\n2nd Netherlands "
      "Division (Stone)\n7th Line 701\n5th Division (Moe)\nMorven's Bty, 5 x 9pdr + 1 how\n8th British Bde (Dale): "
      "28th 557, 32nd 662\nBrunswick Corps\nAdvance Guard battalion 672 men\n");
  for_each_unit(reading.orbat, [](const CommandPath&, const Unit& unit) {
    EXPECT_EQ(unit.nation == "France", unit.name == "24e Ligne") << unit.name;
  });
}

}  // namespace estafette::readers::scenarios_test
