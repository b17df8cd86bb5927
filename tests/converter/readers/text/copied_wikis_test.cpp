// Manners of copied wikis, rosters and older prints: second marks, counts left open, pieces for guns, owners for names.
#include "base/problem.hpp"
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::copied_wikis_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

const Formation& division_of(const Reading& reading, std::size_t at = 0) {
  return reading.orbat.formations.at(at);
}

}  // namespace

TEST(CopiedWikis, ASecondMarkBehindABulletIsAStepFurtherIn) {
  const Reading reading = read(
      "France\n- 1st Division : Gen. Kern\n  - 1st Brigade : Gen. Roe\n  - *1st Voltigeurs\n  - *Zouaves\n"
      "  - 2nd Brigade : Gen. Dale\n  - *9th Line\n");
  ASSERT_EQ(division_of(reading).formations.size(), 2U) << told(reading);
  EXPECT_EQ(division_of(reading).formations[0].units.size(), 2U) << told(reading);
  EXPECT_EQ(division_of(reading).formations[1].units.size(), 1U) << told(reading);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(CopiedWikis, AListBehindABulletGoesOnBelowItAsFarIn) {
  const Reading reading = read(
      "British\n  • 2nd Brigade: Kern\n    • 4th Foot, 5th Foot, 9th Foot,\n      12th and 27th Foot\n    • 30th "
      "Foot\n");
  EXPECT_EQ(division_of(reading).units.size(), 6U) << told(reading);
}

TEST(CopiedWikis, ACountLeftOpenIsTheHigherAndTheNoteSaysSo) {
  const Unit unit = unit_of(read("France\n1st Division\n4e Légère (3 or 4 bns)\n"));
  EXPECT_EQ(unit.subunits, 4);
  EXPECT_NE(unit.note.find("3 or 4 bns"), std::string::npos) << unit.note;
  EXPECT_EQ(asked(read("France\n1st Division\n4e Légère (2 or 4 bns)\n")).size(), 1U) << "two that differ by more";
}

TEST(CopiedWikis, ACountIsLeftOpenInEveryLanguage) {
  for (const std::string told : {"3 oder 4 Bataillone", "3 ou 4 bataillons", "3 o 4 batallones", "3 of 4 bataljons",
                                 "3 lub 4 bataliony", "3 eller 4 bataljoner", "3 или 4 батальона"})
    EXPECT_EQ(unit_of(read("France\n1st Division\n4e Légère (" + told + ")\n")).subunits, 4) << told;
}

TEST(CopiedWikis, GunsToldAsPiecesAreThoseOfOneBattery) {
  const Reading reading = read("Prussia\n1st Division\n6 8pdr Artillery pieces\n1 4pdr Horse Artillery piece\n");
  EXPECT_EQ(unit_of(reading, 0).guns.value, 6);
  EXPECT_EQ(unit_of(reading, 1).guns.value, 1);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::horse_artillery);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(CopiedWikis, ABatteryOfMitrailleusesIsNoSingleGun) {
  const Reading reading = read("France\n1st Division\n1 Guard Mitrailleuse battery\n1 Mitrailleuse battery\n");
  EXPECT_EQ(unit_of(reading, 0).name, "Guard Mitrailleuse battery");
  EXPECT_GT(unit_of(reading, 0).guns.value, 1);
  EXPECT_GT(unit_of(reading, 1).guns.value, 1);
}

TEST(CopiedWikis, ANumberedBattalionAndItsRegimentAreOneUnit) {
  EXPECT_TRUE(
      asked(read("Union\n1st Division\n1st Battalion, 4th Illinois Light Cavalry, Lieut. Col. Kern\n")).empty());
  EXPECT_EQ(asked(read("Union\n1st Division\n1st Battalion Kern, 4th Hussars\n")).size(), 1U);
}

TEST(CopiedWikis, CompaniesWithoutANumberAreAskedAbout) {
  EXPECT_EQ(asked(read("British\n1st Division\nFlank companies, 104th Foot\n")).size(), 1U);
  EXPECT_TRUE(asked(read("British\n1st Division\nLight company, 104th Foot\n")).empty());
  const Unit cavalry = unit_of(read("Union\n1st Division\nCompanies A, B and C, 2nd US Cavalry\n"));
  EXPECT_NE(cavalry.note.find("3 companies"), std::string::npos) << cavalry.note;
}

TEST(CopiedWikis, ACommandPostedElsewhereKeepsItsLeader) {
  const Reading reading =
      read("Austria\nDivision Roe\nBrigade: General-Major Josef Kern (Brigade attached to Dale)\nIR 31\n");
  const Formation& brigade = division_of(reading).formations.at(0);
  EXPECT_EQ(brigade.commander, "General-Major Josef Kern");
  EXPECT_NE(brigade.note.find("attached to Dale"), std::string::npos) << brigade.note;
  EXPECT_EQ(division_of(read("France\n21st Division (Kern) - Detached from Roe's 6th Corps\n9th Line\n")).commander,
            "Kern");
}

TEST(CopiedWikis, AStaffWithoutMenIsNoUnitButGuidesAre) {
  for (const std::string staff :
       {"General Staff & Headquarters", "Field-Marshal Kern and Staff", "Headquarters Guard: Maj Roe"})
    EXPECT_EQ(told(read("Union Army\n" + staff + "\n1st Division\n9th Ohio\n")),
              told(read("Union Army\n1st Division\n9th Ohio\n")))
        << staff;
  EXPECT_EQ(division_of(read("France\n1st Cavalry Brigade\nGuides\nHussars\n")).units.size(), 2U);
  EXPECT_EQ(unit_of(read("Union\n1st Division\nHeadquarters Guard: 7th Company Ohio Sharpshooters\n")).kind,
            Kind::light_infantry);
}

TEST(CopiedWikis, WhoLedTheGunsOfADivisionLeadsNoBrigade) {
  const Reading reading = read(
      "French Army\n8th Division\nKern, GdD Louis\n\nInfantry Brigade\nRoe, GdB Paul\n\n22nd Line Regiment: 3 "
      "battalions\n"
      "Dale, Colonel Marc\n\nTrip, CdB\n\n8th Foot Artillery Regiment: 2 batteries\n");
  EXPECT_EQ(told(reading).find("22nd Line Regiment"), told(reading).rfind("22nd Line Regiment"));
  const Formation& division = reading.orbat.formations.at(0).formations.at(0);
  EXPECT_EQ(division.units.size(), 2U) << told(reading);
  EXPECT_EQ(division.formations.at(0).units.size(), 1U) << told(reading);
}

TEST(CopiedWikis, TroopsToldByTheirOwnersAreUnitsOfTheirOwn) {
  const Reading reading = read(
      "Confederates\nKern's Division\nRoe's Infantry, Dale's Infantry (bn), Moss's Cav.\n"
      "Lake's Division\nHall's Infantry, Ross's Baty.\n");
  EXPECT_EQ(division_of(reading, 0).units.size(), 3U) << told(reading);
  EXPECT_EQ(division_of(reading, 1).units.size(), 2U) << told(reading);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(CopiedWikis, GunsAndHorseInOneEntryAreAskedAbout) {
  EXPECT_EQ(asked(read("Union\n1st Division\n2nd US Arty, Kansas Rangers, 1st US Cav\n")).size(), 1U);
  EXPECT_TRUE(asked(read("France\n1st Division\n1st Horse Battery, I Cavalry Corps (6 guns)\n")).empty());
  EXPECT_EQ(asked(read("Union\n1st Division\nArk. Infantry (bn). So. Ks-Tx Mtd\n")).size(), 1U);
}

TEST(CopiedWikis, HorseBehindAStopIsAUnitOfItsOwn) {
  const Reading reading =
      read("Prussia\n9th Brigade\n3rd Line, 30th Line (6 battalions - 4752 men). 2 squadrons-4th Hussars.\n");
  ASSERT_EQ(division_of(reading).units.size(), 3U) << told(reading);
  EXPECT_EQ(unit_of(reading, 2).subunits, 2);
}

TEST(CopiedWikis, TitlesOfColumnsThatRunTogetherAreNoRegiment) {
  const Reading reading =
      read("Army of Virginia\nI Corps\nDivisionBrigadeRegiments and Others\nFirst Division\n29th New York\n");
  EXPECT_EQ(told(reading), told(read("Army of Virginia\nI Corps\nFirst Division\n29th New York\n")));
}

TEST(CopiedWikis, EmptyBoxesOfARosterAreNoPartOfALeader) {
  const Unit unit = unit_of(read("Confederates\n1st Division\n1st Missouri Cavalry: Col Kern 400 /    /  \n"));
  EXPECT_EQ(unit.men.value, 400);
  EXPECT_EQ(unit.commander, "Col Kern");
}

TEST(CopiedWikis, AGuardOfAGeneralThatIsAsStrongAsABrigadeIsAskedAbout) {
  EXPECT_EQ(asked(read("Union\n1st Division\n9th Ohio\nKansas State Guard, Brig. Gen. Kern (2,720)\n")).size(), 1U);
}

TEST(CopiedWikis, AShareIsNeverMoreThanTwiceWhatCountedBattalionsHave) {
  const std::string corps =
      "Austria\nVI Corps: Kern (35,639)\nDivision Roe\nIR 14 (3 battalions)\nIR 59 (3 battalions)\n";
  EXPECT_EQ(asked(read(corps)).size(), 1U);
  EXPECT_LT(unit_of(read("Austria\nDivision Roe (15,000)\nIR 14 (3 battalions)\nIR 59 (3 battalions)\n")).men.value,
            5'000);
}

TEST(CopiedWikis, ADivisionsLeaderBeforeItsBrigadeIsNoPartOfItsName) {
  const Reading reading = read("British\n2nd Division - Kern Brigade Roe - 3 bases Veteran (3rd, 48th, 66th)\n");
  EXPECT_EQ(division_of(reading).commander, "Kern");
  EXPECT_EQ(division_of(reading).formations.at(0).units.size(), 3U) << told(reading);
}

TEST(CopiedWikis, RegimentsBehindBasesAreNotLostInTheirBrigade) {
  EXPECT_EQ(told(read("British\n1 base = 500 men\n2nd Division\nBrigade Roe - 3 bases (3rd, 48th, 66th)\n")),
            "2nd Division[Brigade Roe[3rd 500; 48th 500; 66th 500; ]]");  // they share what its bases are
}

TEST(CopiedWikis, CommandsWithoutAnyTroopsAreToldSo) {
  try {
    (void)read("THE ARMY\nKern's Division\nRoe's Brigade -- General Roe\nDale's Brigade -- General Dale\n");
    FAIL();
  } catch (const Refusal& refusal) {
    EXPECT_NE(std::string(refusal.what()).find("no troops below any"), std::string::npos) << refusal.what();
  }
}

TEST(CopiedWikis, TheSameSortOfTroopsTwiceInOneEntryIsAskedAbout) {
  EXPECT_EQ(asked(read("Americans\n1st Division\nTennessee Militia Ohio Militia Free Men (2 battalions)\n")).size(),
            1U);
  EXPECT_EQ(asked(read("Americans\n1st Division\nKern's Dragoons Alba Dragoons Roe's Horse Volunteers\n")).size(), 1U);
  EXPECT_TRUE(asked(read("France\n1st Division\nGuard Dragoons of the Empress Dragoons (2 squadrons)\n")).empty());
}

TEST(CopiedWikis, MilitiaIncludingWhatStandsBelowItIsNoRegiment) {
  const Reading reading = read("Americans\nKern's Militia, including:\n1st Ohio\n2nd Ohio\n");
  EXPECT_EQ(told(reading), told(read("Americans\nKern's Militia:\n1st Ohio\n2nd Ohio\n")));
}

TEST(CopiedWikis, AStateBrokenAcrossTwoLinesIsOneName) {
  const Reading reading = read("Union\n1st Brigade: Kern\n- 6th New\nHampshire: Col. Roe\n- 2nd Maryland: Col. Dale\n");
  ASSERT_EQ(division_of(reading).units.size(), 2U) << told(reading);
  EXPECT_EQ(unit_of(reading, 0).commander, "Col. Roe");
}

TEST(CopiedWikis, ABatteryOfAStateGoesOnBelowAsItsLightArtillery) {
  const Reading reading = read(
      "Union\n1st Brigade: Col. Kern\n- 1st Kansas: Col. Roe\n- 14th Battery, Massachusetts\nLight: Cpt Dale\n"
      "- 2nd Kansas: Col. Hall\n");
  ASSERT_EQ(division_of(reading).units.size(), 3U) << told(reading);
  EXPECT_EQ(unit_of(reading, 1).commander, "Cpt Dale");
}

TEST(CopiedWikis, ALeaderWhoseBrigadeIsAttachedToAnotherKeepsIt) {
  const Reading reading =
      read("France\n1st Division: General Kern\nBrigade: General Hall - attached to Roe\n4th Line\n");
  EXPECT_EQ(division_of(reading).formations.at(0).commander, "General Hall") << told(reading);
}

TEST(CopiedWikis, BoxesOfATableThatRunTogetherAreAskedAbout) {
  EXPECT_FALSE(asked(read("France\n1st Division\n9th Line\nC/XIVKern5 SP, LCTrained\n")).empty());
  EXPECT_TRUE(asked(read("France\n1st Division\nIIIrd Battalion, KGL\n")).empty());
}

TEST(CopiedWikis, TheFigureOfAFootnoteIsNoPartOfANumberedCommand) {
  const Reading reading = read("Union\nThird Division6\nBrig. Gen. Kern\nFirst Brigade4\n82d Indiana 31st Ohio\n");
  EXPECT_EQ(division_of(reading).name, "Third Division") << told(reading);
  EXPECT_EQ(division_of(reading).formations.at(0).name, "First Brigade") << told(reading);
}

TEST(CopiedWikis, BattalionsAreOftenSpeltWrongly) {
  const Reading reading = read(
      "France\nI Corps\n1st Division: Roe\n4 conscript infantry batallions\n1er and 2e Battaillons Grenadiers à "
      "Pied\n");
  EXPECT_EQ(division_of(reading).formations.at(0).units.at(0).subunits, 4) << told(reading);
  EXPECT_EQ(division_of(reading).formations.at(0).units.at(1).name, "1er Bataillon Grenadiers à Pied");
}

TEST(CopiedWikis, TheListOfContentsIsNoOrderOfBattle) {
  EXPECT_EQ(told(read("Contents [hide]\n1 British Army\n1.1 1st Division\n1.2 Artillery\n2 Notes\n3 References\n\n"
                      "British Army[edit]\n1st Division[edit]\n9th Foot 900\n\nNotes[edit]\nA remark.\n")),
            "British Army[1st Division[9th Foot 900; ]]");
}

}  // namespace estafette::readers::copied_wikis_test
