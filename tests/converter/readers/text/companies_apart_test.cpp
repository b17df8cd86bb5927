// Companies away from their battalions, and what joins figures to a battery: as British and American lists have them.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::companies_apart_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

const std::string kBritish = "Britain\n1st Brigade: Col Roe\n";

TEST(CompaniesApart, ACompanyBeforeItsBattalionIsThatBattalion) {
  for (const std::string line : {"One company, 5/60th", "One coy., 5/60th"}) {
    const Reading reading = read(kBritish + "65th Foot 600\n" + line + "\n");
    EXPECT_EQ(told(reading), "1st Brigade[65th Foot 600; 5/60th 100; ]") << line;
  }
  EXPECT_EQ(told(read(kBritish + "6 coys., 3/95th (Major Dale) 400\n65th Foot 600\n")),
            "1st Brigade[3/95th 400; 65th Foot 600; ]");
}

TEST(CompaniesApart, CompaniesOfSeveralRegimentsAreOneUnit) {
  for (const std::string line :
       {"Light companies of 1/65th, 1/66th and 2/67th Foot: 300", "Light companies, 1/65th, 1/66th and 2/67th: 300 men",
        "Light companies (1/65th, 1/66th and 2/67th): 300 men", "Light companies of the 65th, the 66th and 67th Foot"})
    EXPECT_EQ(told(read(kBritish + line + "\n68th Foot 600\n")), "1st Brigade[Light companies 300; 68th Foot 600; ]")
        << line;
  const Reading french =
      read("France\n1re brigade : g\u00E9n\u00E9ral Petit\nCompagnies de voltigeurs des 12e et 21e\n");
  EXPECT_EQ(told(french), "1re brigade[Compagnies de voltigeurs 200; ]");
}

TEST(CompaniesApart, AMinusInABracketIsWhatWasMissing) {
  for (const std::string line : {"2/65th Foot (-2 coys) 450", "2/65th Foot (- light company): 450",
                                 "2/65th Foot, less 2 companies: 450 men", "2/65th Foot (less two coys.): 450"}) {
    const Reading reading = read(kBritish + line + "\n");
    EXPECT_EQ(told(reading), "1st Brigade[2/65th Foot 450; ]") << line;
    EXPECT_EQ(asked(reading), std::vector<int>{}) << line;
    EXPECT_EQ(unit_of(reading).kind, Kind::line_infantry) << line;
  }
}

TEST(CompaniesApart, HeadquartersOfABattalionAreOfItsArm) {
  EXPECT_EQ(unit_of(read(kBritish + "Headquarters, 5/60th Foot: 250\n")).kind, Kind::line_infantry);
}

TEST(CompaniesApart, ADetachmentBeforeACommaIsNoCommand) {
  const Reading reading = read(kBritish + "65th Foot 600\nDetachment, 14th Light Dragoons\n");
  EXPECT_EQ(told(reading), "1st Brigade[65th Foot 600; 14th Light Dragoons (Detachment) 420; ]");
}

TEST(CompaniesApart, ACompanyOfTheRoyalArtilleryIsNotTwo) {
  const Reading reading = read(kBritish + "65th Foot 600\nCapt. Dale's company RA, 6 guns\n");
  EXPECT_EQ(told(reading), "1st Brigade[65th Foot 600; Capt. Dale's company RA 120 6 guns; ]");
}

TEST(CompaniesApart, NumberedCompaniesOfABattalionAreCounted) {
  const std::string prussian = "Prussia\n1st Brigade: Col Roe\n24th Line 600\n";
  EXPECT_EQ(told(read(prussian + "1st & 2nd Coys of the Silesian Sch\u00FCtzen\n")),
            "1st Brigade[24th Line 600; 1st & 2nd Coys of the Silesian Sch\u00FCtzen 180; ]");
  EXPECT_EQ(told(read(prussian + "3. und 4. Kompanie des Schlesischen Sch\u00FCtzenbataillons\n")),
            "1st Brigade[24th Line 600; 3. und 4. Kompanie des Schlesischen Sch\u00FCtzenbataillons 180; ]");
}

TEST(CompaniesApart, BehindAnArmTheyAreOfThatArm) {
  const std::string french = "France\n1re brigade : g\u00E9n\u00E9ral Petit\n24e de ligne 600\n";
  EXPECT_EQ(told(read(french + "Artillerie : 11e compagnie du 2e r\u00E9giment \u00E0 pied (capitaine Moe), 8 "
                               "pi\u00E8ces\n")),
            "1re brigade[24e de ligne 600; 11e compagnie du 2e r\u00E9giment \u00E0 pied 104 8 guns; ]");
  EXPECT_EQ(told(read(french + "Artillery: 4th Company, 8th Foot (6 guns)\n")),
            "1re brigade[24e de ligne 600; 4th Company, 8th Foot 78 6 guns; ]");
  EXPECT_EQ(unit_of(read("France\n1re brigade : g\u00E9n\u00E9ral Petit\nTrain : 1re compagnie du 3e escadron\n24e de "
                         "ligne 600\n"))
                .kind,
            Kind::train);
}

TEST(CompaniesApart, BattalionsOfOneRegimentAreCountedByTheirSort) {
  for (const std::string behind : {", 2 Musketeer Bns and 1 Fusilier Bn", ": 2 musketeer bns, 1 fusilier bn",
                                   " (2 musketeer and 1 fusilier battalions)", ", 1st, 2nd and fusilier battalions",
                                   " 2 Musk. Btl., 1 F\u00FCs. Btl."}) {
    const Reading reading = read("Prussia\n1st Brigade: Col Roe\n12th IR" + behind + "\n24th Line 600\n");
    EXPECT_EQ(told(reading), "1st Brigade[12th IR 2070; 24th Line 600; ]") << behind;
    EXPECT_EQ(asked(reading), std::vector<int>{}) << behind;
  }
}

TEST(CompaniesApart, TwoNamesBeforeOneSortAreTwoRegiments) {
  const std::string russian = "Russia\n1st Brigade: Col Roe\n";
  EXPECT_EQ(told(read(russian + "Tobolsk & Minsk Infantry\n")),
            "1st Brigade[Tobolsk Infantry 350; Minsk Infantry 350; ]");
  const Reading regts = read(russian + "Pskov and Moscow Dragoon Regts\nSumy Hussar Regt\n");
  EXPECT_EQ(told(regts), "1st Brigade[Pskov Dragoon Regt 360; Moscow Dragoon Regt 360; Sumy Hussar Regt 360; ]");
  EXPECT_EQ(asked(regts), std::vector<int>{});
}

TEST(CompaniesApart, ARegimentWithoutNameOrNumberIsAskedAbout) {
  const Reading reading = read("France\n1st Brigade: Col Roe\n24th Line 600\n19th Company, 6th Foot Arty. Regt.\n");
  EXPECT_EQ(asked(reading), std::vector<int>{4});
}

TEST(CompaniesApart, NumbersAloneAreRegimentsWhereAStrokeTellsThatTheyAreFoot) {
  const Reading reading = read("Britain\n5th Brigade: Col Roe\n2/30th, 33rd, 2/69th, 95th (6 coys)\n");
  EXPECT_EQ(told(reading), "5th Brigade[2/30th 650; 33rd 650; 2/69th 650; 95th 600; ]");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(CompaniesApart, WhoLedAnArmBeforeADashIsNoPartOfItsFirstBattery) {
  for (const std::string between : {" \u2013 ", " - ", ": "}) {
    const Reading reading = read("Britain\n5th Brigade: Col Roe\n65th Foot 600\nArtillery: Lt-Col Dale" + between +
                                 "Moe's RA battery, Kern's horse battery\n");
    EXPECT_EQ(told(reading),
              "5th Brigade[65th Foot 600; Moe's RA battery 120 6 guns; Kern's horse battery 144 6 guns; ]");
  }
}

TEST(CompaniesApart, WhoLedAGuardOrAReserveInBracketsLeadsItBeforeItsList) {
  for (const std::string command : {"Old Guard", "Reserve"}) {
    const Reading reading = read("France\n1st Corps: General Roe\n" + command + " (Dale): 24th Line, 25th Line\n");
    const Formation& led = reading.orbat.formations.at(0).formations.at(0);
    EXPECT_EQ(led.name, command);
    EXPECT_EQ(led.commander, "Dale");
  }
}

TEST(CompaniesApart, HussarsWithGunsAreNoBattery) {
  const Reading reading = read("Prussia\n1st Brigade: Col Roe\n1. Husaren (4 Esk.) und 2 reitende Gesch\u00FCtze\n");
  EXPECT_EQ(asked(reading), std::vector<int>{3});
}

TEST(CompaniesApart, WithAStrokeIsTheWordWith) {
  const std::string union_army = "Union Army\n1st Brigade: General Roe\n9th Ohio 400\n";
  for (const std::string line : {"Battery C w/ 2 guns", "Battery C w/2 guns", "Battery C W/ 2 guns"})
    EXPECT_EQ(told(read(union_army + line + "\n")), "Union Army[1st Brigade[9th Ohio 400; Battery C 30 2 guns; ]]")
        << line;
  for (const std::string line : {"Battery B, 4th US w/ 6 guns", "Battery B, 4th US with 6 guns"})
    EXPECT_EQ(told(read(union_army + line + "\n")),
              "Union Army[1st Brigade[9th Ohio 400; Battery B, 4th US 90 6 guns; ]]")
        << line;
}

TEST(CompaniesApart, WhatIsMarkedAsANoteIsNoOtherUnit) {
  for (const std::string line : {"65th Foot (Note: with the 9th Foot) 600", "65th Foot 600, Note: with the 9th Foot"}) {
    const Reading reading = read(kBritish + line + "\n");
    EXPECT_EQ(told(reading), "1st Brigade[65th Foot 600; ]") << line;
    EXPECT_EQ(asked(reading), std::vector<int>{}) << line;
  }
}

}  // namespace
}  // namespace estafette::readers::companies_apart_test
