// What stands on pages of books and of the web round the troops: titles with a year, chiefs of an arm, columns, dice of
// leaders, troops that belong to nobody.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::pages_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(Pages, ATitleWithAYearIsNoRegimentOfSoManyMen) {
  const Reading reading = read(
      "= Battle of Rietberg (1805) order of battle =\n\n== French order of battle ==\n\nArmy of the Ems: Marshal "
      "Kern\n1st Division: Roe\n24th Line Infantry Regiment (3 battalions)\n");
  EXPECT_EQ(told(reading), "Army of the Ems[1st Division[24th Line Infantry Regiment 1710; ]]");
}

TEST(Pages, LgInCapitalsBeforeANameIsALieutenantGeneralAndBehindANumberLightInfantry) {
  EXPECT_EQ(french("1st Division: LG Kern\n9e Lg 900\n10e LG (2 bns) 800"), "1st Division[9e Lg 900; 10e LG 800; ]");
  const Reading reading = read("France\nDivision LG Kern\n9e Lg 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "LG Kern");
  EXPECT_EQ(unit_of(reading).kind, Kind::light_infantry);
}

TEST(Pages, ADivisionThatIsNamedAfterMrFrenchIsNotFrench) {
  const Reading reading = read("French's Division: Maj. Gen. Aaron French\n29th North Carolina 400\n9th Texas 300\n");
  EXPECT_EQ(unit_of(reading).nation, "Confederacy");
  EXPECT_EQ(unit_of(read("French Division: Kern\n24th Line 400\n")).nation, "France");
}

TEST(Pages, WhereADivisionCameFromIsNotWhoseItIs) {
  const Reading reading =
      read("Spain\n5th Division [from Denmark], General Kern\nRegiment of Toro (2 bns) 900\nRegiment of Alba 500\n");
  EXPECT_EQ(unit_of(reading).nation, "Spain");
  EXPECT_EQ(unit_of(reading, 1).nation, "Spain");
}

TEST(Pages, AChiefOfTheArtillerySurnameFirstIsNoBattery) {
  const Reading reading = read(
      "III Corps\nKern, GdD Jean, Comte\nArtillery: Roe, GdD Paul, Baron\n8th Infantry Division\nTill, GdD Marc\n"
      "24th Line Regiment: 3 battalions\n");
  EXPECT_EQ(told(reading), "III Corps[8th Infantry Division[24th Line Regiment 1710; ]]");
}

TEST(Pages, ADieOfALeaderBehindABlankIsNoLightDragoons) {
  const Reading reading = read(
      "Army of the Ems - Marechal Kern  LD 10\n\nInfantry Division (Saxon) - Roe  LD 8\n3 Saxon Line  DD4 CD10\n"
      "1 Saxon Light  DD6 CD12+1\n\nInfantry Division (Italian) - Till  LD 10\n1 Italian Light Infantry  DD6 CD12\n"
      "1 Italian Guard Infantry  DD8 CD12\n");
  EXPECT_EQ(told(reading),
            "Army of the Ems[Infantry Division (Saxon)[Saxon Line 1740; Saxon Light 580; ]Infantry Division "
            "(Italian)[Italian Light Infantry 600; Italian Guard Infantry 600; ]]");
}

TEST(Pages, TroopsThatNobodyWasAssignedAreNotThoseOfTheBrigadeAbove) {
  EXPECT_EQ(told(read("Union\nKERN'S DIVISION.\nROE'S BRIGADE.--Col. Abel Roe: 29th Ohio 500, 30th Ohio 400.\n"
                      "UNASSIGNED INFANTRY.--34th Illinois 300, 80th Illinois 350.\n")),
            "KERN'S DIVISION.[ROE'S BRIGADE[29th Ohio 500; 30th Ohio 400; ]]UNASSIGNED INFANTRY[34th Illinois 300; "
            "80th Illinois 350; ]");
}

TEST(Pages, TitlesOfTheColumnsOfAnArmEachAreNoCommand) {
  EXPECT_EQ(french("The army had these elements:\nInfantry.Cavalry.\nKern\u2019s Brigade\n47th Line (1 batt.) 600\n3rd "
                   "Swiss Regiment 500\n"),
            "Kern\u2019s Brigade[47th Line 600; 3rd Swiss Regiment 500; ]");
}

TEST(Pages, OfficersAndMenWithABlankBetweenThemAreToldByTheirTitles) {
  const Reading reading = read(
      "Spain\nOfficers. Men.\n1st Division, General Roe:\nToro, Alba, 1st of Ronda, Cordova, Reina (seven "
      "batts.)260 6,510\n");
  EXPECT_EQ(told(reading), "1st Division[Toro 1935; Alba 1934; 1st of Ronda 967; Cordova 967; Reina 967; ]");
}

TEST(Pages, AboutInBracketsIsNoPartOfAName) {
  EXPECT_EQ(told(read("Spain\n1st Division: Kern\nToro (two batts.); Alba (one batt.); Ronda(about) 2,400\n")),
            "1st Division[Toro 1200; Alba 600; Ronda 600; ]");
}

TEST(Pages, AScannedOneBeforeASlashIsABattalion) {
  const Reading reading = read(
      "Spain\n5th Division: Kern\n3/Toro Infantry Regiment 400\nl/Reina Infantry Regiment 410\nAlba Regiment (2)\n"
      "Ronda Regiment (l)\n");
  EXPECT_EQ(unit_of(reading, 1).name, "1/Reina Infantry Regiment");
}

TEST(Pages, ADetachmentOfARegimentIsNoCommandAboveIt) {
  EXPECT_EQ(french("1re division : Kern\nDetachment of the 25th Line, 240 men\n26th Line 500\n"),
            "1re division[25th Line 240; 26th Line 500; ]");
  EXPECT_EQ(french("1er corps : Kern\nDetachment of the 2nd Division: Roe\n26th Line 500\n"),
            "1er corps[Detachment of the 2nd Division[26th Line 500; ]]");
}

TEST(Pages, CompaniesOnHorseOrOnFootAreThoseOfTheGuns) {
  EXPECT_EQ(
      french("1re division : Kern\n24e Ligne 600\n2 compagnies \u00E0 cheval\n1 compagnies \u00E0 pied\n"),
      "1re division[24e Ligne 600; horse artillery 1 90 6 guns; horse artillery 2 90 6 guns; foot artillery 104 8 "
      "guns; ]");
}

TEST(Pages, ABatteryThatIsNamedOnceForTwoSortsOfGunsIsAskedAbout) {
  EXPECT_EQ(asked(read("Prussia\n2. Brigade: Kern\nIR 5 (3 bns) 2100\n1 6-Pf. Batt., 2 12-Pf.\n")), (std::vector{4}));
}

TEST(Pages, AFigureBeforeTheWordForOneBatteryIsItsNumber) {
  EXPECT_EQ(
      told(read("Britain\n1st Brigade: Kern\n24th Foot 600\n5 Btty\n2 batteries\n")),
      "1st Brigade[24th Foot 600; Btty No. 5 120 6 guns; Foot artillery 1 120 6 guns; Foot artillery 2 120 6 guns; "
      "]");
}

TEST(Pages, AFigureBehindAStrokeMayCountOrNumberBattalions) {
  EXPECT_EQ(asked(read("Portugal\n1st Brigade: Kern\n9th Line /3\n10th Line 600\n")), (std::vector{3}));
}

TEST(Pages, APrinceWhoIsCalledLikeAMonthLeadsHisBrigade) {
  const Reading reading = read("Prussia\n12th Bde Prince August\n2nd Silesian Infantry Regiment 700\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Prince August");
}

TEST(Pages, GunnersAndTheirTrainTogetherAreAskedAbout) {
  EXPECT_EQ(asked(read("Britain\n3rd Division: Kern\n24th Foot 700\nArtillery, Train, &c. 1,240\n")), (std::vector{4}));
}

TEST(Pages, RegimentsOfAStateInABrigadeOfEngineersAreEngineers) {
  EXPECT_EQ(unit_of(read("Union\nEngineer Brigade: Kern\n15th New York 700\n")).kind, Kind::engineers);
}

TEST(Pages, RegimentsThatAreMadeUpOfBattalionsStandBesideEachOther) {
  const Reading reading = read(
      "Bavaria\n1st Brigade: Kern\n1st combined infantry regiment (2nd battalion of the 3rd Regiment, reserve "
      "battalion of the 13th Regiment)\n2nd combined infantry regiment (2nd battalion of the 4th and 1st of the 8th "
      "Regiment)\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 2U);
  EXPECT_EQ(asked(reading), (std::vector{3, 4}));
}

TEST(Pages, WhichBattalionItIsStandsInBracketsBesideThoseOfOthers) {
  EXPECT_EQ(
      told(read("Spain\n1st Division: Kern\n*Walloon Guards (4th batt.); *Toro (two batts.); Alba; Ronda 3,300\n")),
      "1st Division[4th batt. Walloon Guards 660; Toro 1320; Alba 660; Ronda 660; ]");
}

TEST(Pages, OneWordDoesNotMakeAnArmyFrenchThatHasSpanishHussars) {
  EXPECT_EQ(unit_of(read("1st Division: Kern\nSpanish Hussars 300\nRegiment of Toro 700\nTirailleurs 90\n"), 1).nation,
            "unknown");
}

}  // namespace estafette::readers::pages_test
