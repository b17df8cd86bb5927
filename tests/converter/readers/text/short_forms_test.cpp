// What people write in a shorter way than they mean it: thousands, halves, dittos, howitzers, battalions with a
// strength each, and sizes that are stated once for all.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::short_forms_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(ShortForms, AStrengthInThousandsIsReadAsMen) {
  EXPECT_EQ(french("1st Division\n8th Line 1.5k men\n24th Line 2k\n45th Line 1,25K\n"),
            "1st Division[8th Line 1500; 24th Line 2000; 45th Line 1250; ]");
}

TEST(ShortForms, SlashesWithBlanksPartTheFiguresOfAUnit) {
  EXPECT_EQ(french("1st Division // General Morel\n8th Line // 2 bns // 1,200\n24th Line / 2 bns / 1,100\n"),
            "1st Division[8th Line 1200; 24th Line 1100; ]");
}

TEST(ShortForms, AHalfBrigadeIsADemiBrigade) {
  EXPECT_EQ(
      french("Division Kern\n9e \u00BD brigade de ligne: 2 bns 1,400\n24e 1/2-brigade l\u00E9g\u00E8re 3 bns 2,000\n"),
      "Division Kern[9e demi-brigade de ligne 1400; 24e demi-brigade l\u00E9g\u00E8re 2000; ]");
}

TEST(ShortForms, OfHalfABatteryTheGunsAreAskedAbout) {
  EXPECT_EQ(asked(read("Austria\nDivision Kern\nIR 33 2 bns 1200\n\u00BD 6-pdr Brigade battery\n")),
            std::vector<int>{4});
}

TEST(ShortForms, HowitzersBehindTheGunsOfABatteryAreMoreOfThem) {
  for (const char* guns : {"(6 + 2 how)", "6 guns, 2 how", "6 guns and 2 howitzers", ": 6 + 2 Haubitzen"}) {
    const Reading reading =
        read("Prussia\n1. Brigade\n1. IR 3 bns 2100\nFuss-Batterie Nr. 7 " + std::string(guns) + "\n");
    EXPECT_EQ(unit_of(reading, 1).guns.value, 8) << guns;
    EXPECT_EQ(unit_of(reading, 1).men.value, 128) << guns;
  }
}

TEST(ShortForms, HowitzersAmongTheGunsOfABatteryAreCountedOnce) {
  EXPECT_EQ(french("1st Division\n8th Line 900\nFoot Battery 7: 8 guns, 2 howitzers\n"),
            "1st Division[8th Line 900; Foot Battery 7 104 8 guns; ]");
}

TEST(ShortForms, AmericanGunsByTheirLetters) {
  const Reading reading = read(
      "Union\n1st Brigade\n21st Ohio 540\nBattery A, 1st Ohio Light: 3 Nap, 1 12H\n"
      "5th Indiana Battery: 4 3\" R, 2 6S\nBattery B, 1st Illinois Light: 4 Nap, 2 10P\n");
  EXPECT_EQ(told(reading),
            "1st Brigade[21st Ohio 540; Battery A, 1st Ohio Light 60 4 guns; "
            "5th Indiana Battery 90 6 guns; Battery B, 1st Illinois Light 90 6 guns; ]");
  EXPECT_EQ(unit_of(reading, 1).piece, "12-pounder");
  EXPECT_EQ(unit_of(reading, 2).piece, "3-inch");
}

TEST(ShortForms, GunsThatAreNotUnderstoodAreAskedAbout) {
  EXPECT_EQ(asked(read("Union\n1st Brigade\n21st Ohio 540\nBattery A, 1st Ohio Light: 3 Wiard, 1 odd\n")),
            std::vector<int>{4});
  EXPECT_EQ(asked(read("Union\n1st Brigade\n21st Ohio 540\n1st Ohio Battery: 6 guns, 9 men\n")), std::vector<int>{4});
}

TEST(ShortForms, AStrengthForEachBattalionIsAddedUp) {
  for (const char* unit : {"8th Line: 1st Bn: 600; 2nd Bn: 580", "8th Line (1st Bn 600, 2nd Bn 580)",
                           "8th Line 600 + 580", "8th Line, I. Bataillon 600, II. Bataillon 580 Mann"}) {
    const Reading reading = read("France\n1st Division\n" + std::string(unit) + "\n");
    EXPECT_EQ(unit_of(reading).men.value, 1180) << unit;
    EXPECT_EQ(unit_of(reading).subunits, 2) << unit;
    EXPECT_EQ(unit_of(reading).name, "8th Line") << unit;
  }
  EXPECT_EQ(french("1st Division\n24th Line 610 + 590 + 400\n"), "1st Division[24th Line 1600; ]");
}

TEST(ShortForms, BeforeTheMenOfAHorseRegimentStandItsSquadrons) {
  const Reading reading = read("France\nCavalry Division\n4th Hussars 3/350\n8th Hussars 22/420\n");
  EXPECT_EQ(unit_of(reading).men.value, 350);
  EXPECT_EQ(unit_of(reading).subunits, 3);
  EXPECT_EQ(unit_of(reading, 1).men.value, 442);  // 22 officers
}

TEST(ShortForms, ThreeOrFourFiguresOfAReturn) {
  const Reading reading = read(
      "France\n1st Division\n8th Line Regiment (2/40/1,180)\n"
      "3/8th Foot Artillery (3/88/2/4)\n");
  EXPECT_EQ(told(reading), "1st Division[8th Line Regiment 1220; 3/8th Foot Artillery 91 8 guns; ]");
  EXPECT_EQ(unit_of(reading).subunits, 2);
}

TEST(ShortForms, ACompanyOfAnotherRegimentIsNoReturnOfOfficers) {
  EXPECT_EQ(asked(read("Britain\n1st Brigade\n1/45th Foot 602\ncoy 5/60 55\n")), std::vector<int>{4});
}

TEST(ShortForms, DittosAreWhatStandsAboveThem) {
  EXPECT_EQ(french("1st Division\n8th Line Regiment, 1 bn, 600\n24th  \"      \"      2 \"  1100\n"
                   "45th  do.  do.  2 do. 1150\n"),
            "1st Division[8th Line Regiment 600; 24th Line Regiment 1100; 45th Line Regiment 1150; ]");
}

TEST(ShortForms, ADittoWithNothingInItsPlaceAboveIsAskedAbout) {
  EXPECT_EQ(asked(read("France\n1st Division\nBrigade Kern\n24th do. 2 do. 1100\n")), std::vector<int>{4});
}

TEST(ShortForms, ASizeStatedOnceForAllIsThatOfWhateverStatesNone) {
  const Reading reading = read(
      "All battalions are 600 men unless noted. All squadrons are 120. Each battery: 4 guns.\nFrance\n"
      "1st Division\n8th Line, 2 bns\n24th Line, 3 bns (450 each)\n4th Hussars, 3 sqns\nFoot battery 7\n");
  EXPECT_EQ(told(reading), "1st Division[8th Line 1200; 24th Line 1350; 4th Hussars 360; Foot battery 7 52 4 guns; ]");
  EXPECT_NE(unit_of(reading).source.find("stated once for all"), std::string::npos);
  EXPECT_NE(unit_of(reading).note.find("strength from 2 battalions"), std::string::npos);
}

TEST(ShortForms, RaisedFiguresOfFootnotesAreNoPartOfTheStrength) {
  const Reading reading = read(
      "France\n1st Division\n8th Line 1200\u00B9\n24th Line\u00B2 1300\n\n"
      "\u00B9 Detached to Mainz with 400 men\n");
  EXPECT_EQ(told(reading), "1st Division[8th Line 1200; 24th Line 1300; ]");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(ShortForms, WhatIsStruckOutIsANote) {
  for (const char* line :
       {"~~24th Line 1,300~~", "- ~~24th Line 1,300~~", "[s]24th Line 1,300[/s]", "<del>24th Line 1,300</del>"}) {
    const Reading reading = read("France\n1st Division\n8th Line 1,200\n" + std::string(line) + "\n45th Line 1,100\n");
    EXPECT_EQ(told(reading), "1st Division[8th Line 1200; 45th Line 1100; ]") << line;
    EXPECT_NE(unit_of(reading).note.find("struck out: 24th Line 1,300"), std::string::npos) << unit_of(reading).note;
  }
  EXPECT_EQ(french("1st Division\n8th Line ~~1,200~~ 1,150\n"), "1st Division[8th Line 1150; ]");
}

TEST(ShortForms, FiguresInBracketsBeforeAUnitAreItsBattalions) {
  const Reading reading = read("France\n1st Division\n(3) 45th Line\n(2) 15th Light\n(3) 8th Line\n");
  EXPECT_EQ(told(reading), "1st Division[45th Line 1710; 15th Light 1140; 8th Line 1710; ]");
  EXPECT_EQ(told(read("France\n1st Division\n(1) 45th Line 900\n(2) 15th Light 800\n")),
            "1st Division[45th Line 900; 15th Light 800; ]");  // a list
}

TEST(ShortForms, AStrengthMayStandBeforeTheUnit) {
  EXPECT_EQ(told(read("Austria\nBrigade Kern\n1200 IR 45\n980 men, IR 33\n1100 44th Line\n")),
            "Brigade Kern[IR 45 1200; IR 33 980; 44th Line 1100; ]");
}

TEST(ShortForms, RegimentsByTheirAbbreviations) {
  const Reading reading =
      read("Prussia\n1. Brigade\nIR 12 1200\nKR 3 420\nDR 5 520\nHR 2 480\n9e Lg 900\nJ\u00E4gerbaon 1 700\n");
  std::vector<Kind> kinds;
  for (const Unit& unit : reading.orbat.formations.at(0).units) kinds.push_back(unit.kind);
  EXPECT_EQ(kinds, (std::vector<Kind>{Kind::line_infantry, Kind::heavy_cavalry, Kind::medium_cavalry,
                                      Kind::light_cavalry, Kind::light_infantry, Kind::light_infantry}));
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(ShortForms, PulksAreRegimentsAndSotniasSquadronsOfCossacks) {
  const Reading reading =
      read("Russia\nCossack Corps Platov\nAtaman Pulk 480\n2 pulks of Don Cossacks\n3 sotnias Bashkirs\n");
  EXPECT_EQ(told(reading).find("Ataman Pulk 480; Don Cossacks 540; Bashkirs 270") == std::string::npos, false)
      << told(reading);
}

TEST(ShortForms, SeveralUnitsWithTheirFiguresOnALineAreOneEach) {
  for (const char* line : {"5e hussards: 300, 7e hussards: 250", "5e hussards (2) 300, 7e hussards (2) 250",
                           "5e hussards 300 \u00B7 7e hussards 250"})
    EXPECT_EQ(french("Division Seruri\n" + std::string(line) + "\n"),
              "Division Seruri[5e hussards 300; 7e hussards 250; ]")
        << line;
  EXPECT_EQ(told(read("Britain\n1st Brigade\n4th (320), 5th (305), 23rd (341) Foot\n")),
            "1st Brigade[4th Foot 320; 5th Foot 305; 23rd Foot 341; ]");
}

TEST(ShortForms, SeveralUnitsThatCannotBeToldApartAreAskedAbout) {
  for (const char* line : {"84e ligne: 1/84e (700), 2/84e (690)", "Africa (2 bns), Burgos (2 bns); total 2,310",
                           "Lt. Batt. 33 & 34, 12 guns ea."})
    EXPECT_EQ(asked(read("Union\n1st Division\n8th Ohio 900\n" + std::string(line) + "\n")), std::vector<int>{4})
        << line;
}

TEST(ShortForms, AStrengthInWhatWasTakenForANoteIsAskedAboutAndADayIsNot) {
  for (const char* line : {"4th Line: 600, 5th Line 580", "4e hussards: 300, 5e hussards 280"})
    EXPECT_EQ(asked(read("France\n1st Division\n" + std::string(line) + "\n")), std::vector<int>{3}) << line;
  for (const char* line : {"4th Line: 600, 2nd of the line until 1807", "4th Line: 600, formed 12 May 1813"})
    EXPECT_EQ(asked(read("France\n1st Division\n" + std::string(line) + "\n")), std::vector<int>{}) << line;
}

TEST(ShortForms, TroopsInWhatWasTakenForTheCommanderAreAskedAbout) {
  EXPECT_EQ(
      asked(read(
          "Britain\n2nd Division: Hill\n1st Bde: MG Stewart 29th (750), 1/48th (820), 1st Bn Detachments (610)\n")),
      std::vector<int>{3});
}

TEST(ShortForms, MoreGunsThanAnybodyHadAreAskedAbout) {
  EXPECT_EQ(asked(read("Union\n1st Division\n8th Ohio 900\n\u00A4 9 22222222 Rifles\n")).empty(), false);
}

TEST(ShortForms, WhatStandsBesideNothingIsKept) {
  EXPECT_EQ(told(read("co\x1F\n")), "Order of battle[co 100; ]");
}

TEST(ShortForms, ABatteryByItsLetterAndItsRegimentAreOneName) {
  EXPECT_EQ(told(read("Union\n1st Brigade\n21st Ohio 540\nBattery C, 1st Ohio (6 guns), Battery D, 5th US (4 guns)\n")),
            "1st Brigade[21st Ohio 540; Battery C, 1st Ohio 90 6 guns; Battery D, 5th US 60 4 guns; ]");
}

}  // namespace estafette::readers::short_forms_test
