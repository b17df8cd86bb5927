// Commands whose troops are told by arms and counts, and not by name; and headings for an arm.
#include "converter/readers/text/told.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace estafette::readers::arms_test {
namespace {

using text_test::asked;
using text_test::counted;
using text_test::french;
using text_test::read;
using text_test::told;

}  // namespace

TEST(Arms, MenBehindTheCountOfAnArmAreThoseOfTheArm) {
  for (const char* told : {"12th Division (Morel) 16 bns 5,759 2 art co 260 2 sqns 241",
                           "12th Division (Morel)  16 bns 5,759  2 art cos 260  2 sqns 241",
                           "12th Division, Morel, 16 bns 5,759 men, 2 batteries 260 men, 2 sqns 241 men"})
    EXPECT_EQ(french(told), "12th Division[" + counted("12th Division battalion", 16, 5759) +
                                "12th Division cavalry 241; "
                                "12th Division artillery 1 130 8 guns; 12th Division artillery 2 130 8 guns; ]")
        << told;
}

TEST(Arms, AnArmWhosePartsAreCountedWithoutItsMenIsNotLost) {
  EXPECT_EQ(french("12th Division 8 bns 4,000, 2 art cos 260, 3 sqns"),
            "12th Division[" + counted("12th Division battalion", 8, 4000) +
                "12th Division cavalry 450; "
                "12th Division artillery 1 130 8 guns; 12th Division artillery 2 130 8 guns; ]");
  EXPECT_EQ(french("12th Division 8 bns, 3 sqns 420, 2 art cos"),
            "12th Division[" + counted("12th Division battalion", 8, 4560) +
                "12th Division cavalry 420; "
                "12th Division artillery 1 104 8 guns; 12th Division artillery 2 104 8 guns; ]");
}

TEST(Arms, MenByArmBehindTheColonOfACommandAreItsTroops) {
  EXPECT_EQ(french("12th Division (Morel): 5,000 infantry, 400 cavalry, 12 guns"),
            "12th Division[12th Division 5000; 12th Division cavalry 400; 12th Division artillery 156 12 guns; ]");
  EXPECT_EQ(french("12th Division: 5,000 infantry"), "12th Division[12th Division 5000; ]");
  EXPECT_EQ(read("France\n12th Division (Morel): 5,000 foot, 400 horse\n").orbat.formations.at(0).commander, "Morel");
}

TEST(Arms, WhatIsNotHorseOfTheMenOfACommandIsFoot) {
  EXPECT_EQ(french("12th Division: 5,400 men, 400 cavalry"),
            "12th Division[12th Division 5000; 12th Division cavalry 400; ]");
}

TEST(Arms, OfOneUnitMenByArmAreAskedAbout) {
  EXPECT_EQ(asked(read("France\n1st Division\n8th Line 900\nLegion Alpha, 2 bns 900, 3 sqns 250\n")),
            (std::vector<int>{4}));
}

TEST(Arms, ASmallFigureBehindACommandCountsItsParts) {
  const Reading reading = read("France\nCavalry Brigade, Lefebvre (19)\n1st Division, Alix (11)\n");
  ASSERT_EQ(reading.orbat.formations.size(), 2U);
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 5U);  // 19 squadrons in regiments of four
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).subunits, 4);
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).men.value, 570);
  EXPECT_EQ(reading.orbat.formations.at(1).units.size(), 11U);
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(Arms, GunsWithTheMenOfADivisionAreAskedAbout) {
  EXPECT_EQ(asked(read("Britain\n1st Division\n29th Foot 600\nGarrisons (13,000 men, 26 guns)\n")),
            (std::vector<int>{4}));
}

TEST(Arms, AHeadingWithTheFiguresOfManyCommandsIsAskedAbout) {
  EXPECT_EQ(asked(read("France\nVII Corps Morel's Division 9 3,150 Kern's Division 11 3,938 Guy's Division 11 5,757\n"
                       "8th Line 500\n"))
                .at(0),
            2);
}

TEST(Arms, WhatFollowsAnArmAndItsCommaIsATroop) {
  EXPECT_EQ(told(read("Britain\n1st Division\nCavalry, 20th Light Dragoons 240\nInfantry, 29th Foot 600\n")),
            "1st Division[20th Light Dragoons 240; 29th Foot 600; ]");
}

TEST(Arms, WhoLeadsAnArmIsItsCommander) {
  const Reading reading = read(
      "Britain\n3rd Division: Picton\n5th Foot 600\nCavalry: Cotton\nSlade's Brigade\n"
      "1st Dragoons 400\n");
  EXPECT_EQ(told(reading), "3rd Division[5th Foot 600; ]Cavalry[Slade's Brigade[1st Dragoons 400; ]]");
  EXPECT_EQ(reading.orbat.formations.at(1).commander, "Cotton");
}

TEST(Arms, ArmsUnderTheirCommandersBelowAnEmptyDivisionAreItsOwn) {
  EXPECT_EQ(told(read("Preußen\n1. Division\nKavallerie unter dem Generalmajor von Stern\n2. Husaren 500 Mann\n"
                      "Leichte Infanterie unter dem Oberst von Hagen\nFüsilierbataillon Borck 400 Mann\n")),
            "1. Division[Kavallerie[2. Husaren 500; ]Leichte Infanterie[Füsilierbataillon Borck 400; ]]");
}

TEST(Arms, TheBrigadesOfACavalryDivisionAreItsOwnAlsoBehindItsGuns) {
  EXPECT_EQ(told(read("Britain\nCavalry Division\n1st Horse Artillery Troop, 6 guns\n1st Cavalry Brigade\n"
                      "2nd Dragoons 300\n2nd Cavalry Brigade\n7th Hussars 300\n")),
            "Cavalry Division[1st Horse Artillery Troop 144 6 guns; 1st Cavalry Brigade[2nd Dragoons 300; ]"
            "2nd Cavalry Brigade[7th Hussars 300; ]]");
}

TEST(Arms, LightTroopsAreAHeading) {
  EXPECT_EQ(told(read("Britain\n2nd Division: Hill\nDivisional Light Troops\n5/60th Foot 300\n")),
            "2nd Division[5/60th Foot 300; ]");
}

TEST(Arms, AKindThatIsNotThatOfTheNextLineIsATroopOfItsOwn) {
  EXPECT_EQ(french("1st Division\nChasseurs\n2nd Line 800"), "1st Division[Chasseurs 570; 2nd Line 800; ]");
  EXPECT_EQ(french("1st Division\nBrigade Noel (5 battalions)\nGrenadiers\n1st Grenadiers 900"),
            "1st Division[Brigade Noel[1st Grenadiers 900; ]]");
}

TEST(Arms, ACompanyOfAnArmIsAUnit) {
  const Reading reading = read("Union\nFirst Brigade\n42d Ohio\nHill's Company Ohio Cavalry, Capt. Tom Hill\n");
  EXPECT_EQ(told(reading), "First Brigade[42d Ohio 570; Hill's Company Ohio Cavalry 130; ]");
}

TEST(Arms, GunsAndWhatTheyFireMayHaveACommaBetween) {
  EXPECT_EQ(french("1st Division\n2nd Battery (6,9pdr)\n3rd Battery (6,6pdr, 2 5.5\")"),
            "1st Division[2nd Battery 78 6 guns; 3rd Battery 104 8 guns; ]");
}

TEST(Arms, ADashBeforeTheSumOfAListIsNoFigureOfItsLast) {
  EXPECT_EQ(told(read("Britain\nHill's Brigade\n2/31st Foot 398, 2/48th Foot 452, 2/66th Foot 441 - 1,291\n")),
            "Hill's Brigade[2/31st Foot 398; 2/48th Foot 452; 2/66th Foot 441; ]");
}

TEST(Arms, TroopsBesideTroopsWithoutTitlesAreUnits) {
  EXPECT_EQ(told(read("Prussia\n1. Brigade\nAnhalt Cuirassiers | 3 | Spaen Dragoons | 4\n")),
            "1. Brigade[Anhalt Cuirassiers 390; Spaen Dragoons 520; ]");
}

TEST(Arms, AScaleInATitleIsNoCount) {
  EXPECT_EQ(told(read("Order of battle at 1:15 figure scale\nFrance\n1st Division\n8th Line 48 figs\n")),
            "1st Division[8th Line 720; ]");
}

TEST(Arms, TheGunsOfAnArmAboveItsBatteriesAreTheirSum) {
  for (const char* heading : {"Division Artillery - 12 guns", "Division Artillery 12 guns",
                              "Division Artillery: 12 guns", "Artillery (12 guns)"})
    EXPECT_EQ(french("1st Division\n8th Line 900\n" + std::string(heading) +
                     "\nFoot Battery (6 guns)\nHorse Battery (6 guns)\n"),
              "1st Division[8th Line 900; Foot Battery 78 6 guns; Horse Battery 90 6 guns; ]")
        << heading;
}

TEST(Arms, FiguresOfAnArmThatStandAloneAreTroops) {
  EXPECT_EQ(french("1st Division\n8th Line 900\nDivision Artillery - 12 guns\n"),
            "1st Division[8th Line 900; Division Artillery 156 12 guns; ]");
  EXPECT_EQ(french("1st Division\n8th Line 900\nDivision Artillery - 12 guns\nHorse Battery (6 guns)\n"),
            "1st Division[8th Line 900; Division Artillery 156 12 guns; Horse Battery 90 6 guns; ]");
}

TEST(Arms, TroopsSetInBelowTheFiguresOfTheirArmAreAllOfIt) {
  const Reading reading =
      read("France\n1st Division\n 8th Line 900\n Cavalry 1,200 men\n  5th Hussars 400\n  7th Hussars 300\n");
  EXPECT_EQ(told(reading), "1st Division[8th Line 900; 5th Hussars 400; 7th Hussars 300; ]");
  EXPECT_EQ(asked(reading), std::vector<int>{4});  // the sum is 700
}

TEST(Arms, AGuardRegimentByItsNameAloneIsNoHeading) {
  EXPECT_EQ(told(read("Prussia\nCavalry Division\nGarde du Corps\n3rd Cuir. Regt (4 sqns) 600\n")),
            "Cavalry Division[Garde du Corps 520; 3rd Cuir. Regt 600; ]");
}

}  // namespace estafette::readers::arms_test
