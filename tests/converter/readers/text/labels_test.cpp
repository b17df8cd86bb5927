// Labels and letters beside commands, leaders and troops: "19e DI", "Commander:", "not present", a leader's figures, a
// column of ratings.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::labels_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

const Formation& first(const Reading& reading) {
  return reading.orbat.formations.at(0);
}

}  // namespace

TEST(Labels, ACommandInLettersHasTheTroopsBehindIt) {
  EXPECT_EQ(french("19e DI Kern, 135e, 149e ligne\n9e DCL (Roe) 3e hussards, 5e hussards"),
            "19e division d'infanterie[135e ligne 570; 149e ligne 570; ]9e division de cavalerie légère[3e hussards "
            "450; 5e hussards 450; ]");
  const Reading german = read("Preußen\n18. ID (GL Kern)\n35. IB (GM Roe): IR 84 (3), IR 36 (3)\n");
  EXPECT_EQ(first(german).name, "18. Infanterie-Division");
  EXPECT_EQ(first(german).formations.at(0).commander, "GM Roe");
}

TEST(Labels, OneNumberBehindACommandIsARegimentAndNobodysName) {
  const Reading reading = read("France\n20th Division (Kern): 40e\n");
  EXPECT_EQ(first(reading).commander, "Kern");
  EXPECT_EQ(unit_of(reading).name, "40e");
}

TEST(Labels, WhoCommandsIsNoPartOfTheName) {
  for (const std::string line :
       {"1st Brigade: Commander: Kern", "1st Brigade - Commander: Kern", "1st Brigade Commander: Kern",
        "1st Brigade (Commander: Kern)", "1st Brigade. Commander: Kern", "1st Brigade: Commanding Officer: Kern"}) {
    const Reading reading = read("France\n" + line + "\n9th Line 900\n");
    EXPECT_EQ(first(reading).name, "1st Brigade") << line;
    EXPECT_EQ(first(reading).commander, "Kern") << line;
  }
  EXPECT_EQ(first(read("France\n2e Brigade : commandant : Kern\n9e ligne 900\n")).commander, "Kern");
  EXPECT_EQ(first(read("Preußen\n3. Brigade: Kommandeur: Oberst Kern\nIR 4 900\n")).commander, "Oberst Kern");
  EXPECT_EQ(first(read("France\nInfantry Garrison Commander: Dale\n9th Line 900\n")).name, "Infantry Garrison");
}

TEST(Labels, WhoCommandsABrigadeBelowItsHeadingLeadsIt) {
  const Reading reading = read("France\n1st Brigade\nBrigade Commander: Kern\n9th Line 900\n");
  EXPECT_EQ(first(reading).commander, "Kern");
}

TEST(Labels, WhoCommandsACorpsAboveOrBelowItsHeadingLeadsIt) {
  const std::string troops = "1st Division: Dale\nIR 4 900\n2nd Division: Till\nIR 5 900\n";
  for (const std::string head : {"Corps Commander: Kern\nI Corps\n", "I Corps\nCorps Commander: Kern\n"}) {
    const Reading reading = read("Austria\n" + head + troops);
    EXPECT_EQ(first(reading).name, "I Corps") << head;
    EXPECT_EQ(first(reading).commander, "Kern") << head;
    EXPECT_EQ(asked(reading), std::vector<int>{}) << head;
  }
  const Reading divided = read("Austria\n1st Division\nDivisional commander: Kern\nIR 4 900\n");
  EXPECT_EQ(first(divided).commander, "Kern");
  EXPECT_EQ(told(divided), "1st Division[IR 4 900; ]");
}

TEST(Labels, WhoCommandsBelowTheTroopsOfOneDivisionDoesNotLeadTheNext) {
  const Reading reading = read(
      "Austria\n1st Division\nIR 4 900\nDivision Commander: Kern\n2nd Division\nDivision Commander: Roe\nIR 5 900\n");
  EXPECT_EQ(asked(reading), std::vector<int>{4});
  EXPECT_EQ(reading.orbat.formations.back().commander, "Roe");
}

TEST(Labels, TroopsThatWereNotPresentAreToldOfAndNotCounted) {
  for (const std::string absent :
       {"13th Lancers (detached, not present)", "13th Lancers, 350, not present", "13th Lancers 350 - absent",
        "13e Lanciers (détaché, absent)", "Ulanen-Rgt. 13 (nicht anwesend) 350", "Lanceros de Roe (ausente)",
        "Lancieri di Roe (assenti)", "13th Lancers (on the march, not present)"}) {
    const Reading reading = read("France\nBrigade Kern\n3rd Lancers 400\n" + absent + "\n4th Lancers 380\n");
    EXPECT_EQ(told(reading), "Brigade Kern[3rd Lancers 400; 4th Lancers 380; ]") << absent;
    EXPECT_NE(unit_of(reading).note.find(absent), std::string::npos) << unit_of(reading).note;
  }
}

TEST(Labels, TroopsThatStoodElsewhereOnTheFieldAreCounted) {
  EXPECT_EQ(french("Brigade Kern\n3rd Lancers (not engaged) 400"), "Brigade Kern[3rd Lancers (not engaged) 400; ]");
}

TEST(Labels, ACommandAListAndAPartThatWereNotPresentAreAskedAbout) {
  for (const std::string line : {"7th Division (Kern) - absent", "7th Division (in reserve, not present)"})
    EXPECT_EQ(asked(read("France\n" + line + "\n9th Line 900\n")), std::vector<int>{2}) << line;
  EXPECT_EQ(asked(read("France\n7th Division: Kern\n9th Line - 3 bns (one at Morven, not present)\n")),
            std::vector<int>{3});
  EXPECT_EQ(asked(read("France\n7th Division: 9th Line, 24th Line (not present)\n")), std::vector<int>{2});
  EXPECT_EQ(asked(read("France\n7th Division: Kern\n(not present)\n9th Line 900\n")), std::vector<int>{3});
}

TEST(Labels, AFewFiguresBehindANameAreItsLeader) {
  const Reading reading = read(
      "Spanish Army (1 fig = 20 men)\nBLAKE 3 figs\n1st Division\nKern 2 figs\nIrlanda Regiment 24 figs\nZafra "
      "Regiment 18 figs\nRoe's Brigade 1 fig\n4th Hussars 12 figs\n");
  EXPECT_EQ(first(reading).commander, "BLAKE");
  EXPECT_EQ(told(reading),
            "Spanish Army[1st Division[Irlanda Regiment 480; Zafra Regiment 360; Roe's Brigade[4th Hussars 240; ]]]");
  EXPECT_EQ(first(reading).formations.at(0).commander, "Kern");
}

TEST(Labels, AHeadingThatTellsWhatAFigureIsStaysAHeading) {
  const Reading reading = read("Spanish Army (1 figure = 20 men)\n1st Division\nZafra Regiment 18 figs\n");
  const Formation& division = first(reading).formations.at(0);
  EXPECT_EQ(division.units.at(0).nation, "Spain");
  EXPECT_EQ(division.units.at(0).men.value, 360);
}

TEST(Labels, AScaleAtTheEndOfATitleIsNoBattery) {
  const Reading reading = read("Albuera in March Attack - 1:30\nBritish Army\nKern's Brigade\n29th Foot 17 figs\n");
  EXPECT_EQ(told(reading).find("guns"), std::string::npos) << told(reading);
  EXPECT_NE(told(reading).find("29th Foot 510"), std::string::npos) << told(reading);
}

TEST(Labels, SmallUnitsOfFewFiguresStayTroops) {
  EXPECT_EQ(told(read("France (1 fig = 20 men)\n1st Division\nKern Rifles 4 figs\n9th Line 30 figs\n24th Line 30 "
                      "figs\n")),
            "1st Division[Kern Rifles 80; 9th Line 600; 24th Line 600; ]");
}

TEST(Labels, AColumnOfRatingsCountsNoBattalions) {
  const Reading reading = read(
      "France\nI Corps: Kern\nUnit | Élan | Traits\n1st Infantry | 7 | Skirmish\n2nd Infantry | 6 |\n3rd Infantry | - "
      "| Slow\n");
  EXPECT_EQ(told(reading), "I Corps[I Corps troops[1st Infantry 570; 2nd Infantry 570; 3rd Infantry 570; ]]");
  EXPECT_NE(reading.orbat.formations.at(0).formations.at(0).units.at(0).note.find("Élan 7"), std::string::npos);
}

TEST(Labels, RatingsByTheirNamesAreNotedAndCountNothing) {
  EXPECT_EQ(french("Brigade Kern\n28th Foot, H-t-H 6, Shooting 3, Morale 4+, Stamina 3\n1st Infantry (Élan 7, "
                   "Skirmish)"),
            "Brigade Kern[28th Foot 570; 1st Infantry 570; ]");
}

}  // namespace estafette::readers::labels_test
