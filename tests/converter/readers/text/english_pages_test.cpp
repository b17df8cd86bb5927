// Manners of English and American pages: regiments of states in a row, names in brackets and behind commas, leaders
// with figures whose unit nobody knows.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::readers::english_pages_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(EnglishPages, RegimentsOfStatesPartedByDashesAreEachAUnit) {
  for (const std::string dash : {" - ", " \u2013 "}) {
    const Reading reading =
        read("Union\n1st Division\nRoe's Brigade: 56th Ohio" + dash + "28th Ohio" + dash + "9th Iowa Battalion\n");
    EXPECT_EQ(told(reading), "1st Division[Roe's Brigade[56th Ohio 570; 28th Ohio 570; 9th Iowa Battalion 570; ]]");
    EXPECT_TRUE(asked(reading).empty());
  }
}

TEST(EnglishPages, TwoRegimentsOfStatesWithTheirLeadersOnOneLineAreTwo) {
  const Reading reading = read("Union\n1st Division\n96th Ohio, Major Kern, 38th Ohio, Capt. Roe\n");
  EXPECT_EQ(told(reading), "1st Division[96th Ohio 570; 38th Ohio 570; ]");
  EXPECT_EQ(unit_of(reading).commander, "Major Kern");
  EXPECT_EQ(unit_of(reading, 1).commander, "Capt. Roe");
  const Reading of_another = read("Union\n1st Division\n96th Ohio, Major Kern, 38th Ohio\n9th Iowa: Col. Moe\n");
  EXPECT_EQ(told(of_another), "1st Division[96th Ohio 570; 9th Iowa 570; ]") << "he came from another regiment";
}

TEST(EnglishPages, AnotherRegimentOrBrigadeBehindALeadersFullStopIsAskedAbout) {
  const std::string head = "Union\n1st Division\n";
  EXPECT_EQ(asked(read(head + "51st Ohio, Lt. Col. Charles Kern. V iT^ird Brigade\n9th Iowa\n")), std::vector{3});
  EXPECT_EQ(asked(read(head + "81st Ohio, Major Edward Roe. \"ilst Kentucky\n9th Iowa\n")), std::vector{3});
  EXPECT_TRUE(asked(read(head + "81st Ohio, Major Geo. Roe\n9th Iowa, Capt. Kern, Jr.\n")).empty());
}

TEST(EnglishPages, APersonNamedLikeAMakerOfGunsMakesNoBattery) {
  const Reading reading = read("Union\n1st Division\n80th Ohio, Captaih James Kern\n9th Iowa: Col. Moe\n");
  EXPECT_EQ(unit_of(reading).kind, Kind::line_infantry);
}

TEST(EnglishPages, WhatARegimentIsCalledStaysInItsNameThoughItTellsItsKind) {
  const Reading reading = read(
      "Britain\n1st Brigade\n1st Foot (Royal Scots) 3 bns\n2nd North British Dragoons (Scots Greys) 3 sq\n"
      "9th Foot (Light Infantry) 600\n");
  EXPECT_EQ(unit_of(reading).name, "1st Foot (Royal Scots)");
  EXPECT_EQ(unit_of(reading, 1).name, "2nd North British Dragoons (Scots Greys)");
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::medium_cavalry);
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::light_infantry);
}

TEST(EnglishPages, WhatAUnitIsStaysInItsNameBehindAComma) {
  const Reading reading = read(
      "Confederacy\n1st Brigade\nKern County, Arkansas, Artillery Battery 76 Men\n"
      "Roe's, Mississippi and Alabama, Cavalry Battalion 200 Men\n1st Battery, Royal Artillery (6 guns)\n");
  EXPECT_EQ(unit_of(reading).name, "Kern County, Arkansas, Artillery Battery");
  EXPECT_EQ(unit_of(reading).men.value, 76);
  EXPECT_EQ(unit_of(reading, 1).name, "Roe's, Mississippi and Alabama, Cavalry Battalion");
  EXPECT_EQ(unit_of(reading, 1).men.value, 200);
  EXPECT_EQ(unit_of(reading, 2).name, "1st Battery, Royal Artillery");
  EXPECT_EQ(unit_of(reading, 2).guns.value, 6);
}

TEST(EnglishPages, ALeaderWithMenAndGunsOfAUnitThatIsNotNamedIsAskedAbout) {
  const Reading reading = read(
      "Union\nFirst Division: General Kern\nAshland Light Artillery, Captain Roe (103 men) 4 guns\n\n"
      "Captain John Moe (80 men) 3 guns\n");
  EXPECT_EQ(asked(reading), std::vector{5});
  EXPECT_NE(reading.orbat.formations.at(0).note.find("Captain John Moe (80 men) 3 guns"), std::string::npos);
}

TEST(EnglishPages, TheArmyOfTheUnitedStatesIsANation) {
  const Reading reading = read(
      "British\nMajor General Kern\n4th Foot\n7th Foot\nUS Army: Major General Roe\n7th Infantry\n44th Infantry\n");
  EXPECT_EQ(reading.orbat.formations.size(), 2U) << told(reading);
  EXPECT_EQ(reading.orbat.formations.back().formations.at(0).units.at(0).nation, "Union");
}

TEST(EnglishPages, ABrigadeWhoseRegimentsRunOnBehindFullStopsIsRead) {
  const Reading reading = read(
      "Union\nFirst Brigade. Colonel John Kern. 82d Ind., Col. Morton Roe. 31st Ohio, Lt. Col. Fred Moe. "
      "38th Ohio.* Col. Edward Toe.\nSecond Brigade. Colonel Thomas Dale. 11th Ind. Col. Bill Poe. 12th Ohio, "
      "Capt. Adam Coe.\n");
  EXPECT_EQ(told(reading),
            "First Brigade[82d Ind 570; 31st Ohio 570; 38th Ohio 570; ]Second Brigade[11th Ind 570; 12th Ohio 570; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Colonel John Kern");
  EXPECT_EQ(unit_of(reading, 2).commander, "Col. Edward Toe") << "the mark of a footnote parts them";
  EXPECT_EQ(reading.orbat.formations.at(1).units.at(0).commander, "Col. Bill Poe");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(EnglishPages, AnotherCommanderOrUnitBehindACommandersFullStopIsAskedAbout) {
  const std::string head = "Union\n1st Division\n2nd Brigade\n";
  const std::string troops = "\n9th Iowa\n";
  EXPECT_EQ(asked(read(head + "Colonel Timothy Kern. Coionel William Roe. IDth 111., Lt. Col. Moe" + troops)),
            std::vector{4});
  EXPECT_TRUE(asked(read(head + "Brig. Gen. Timothy St. Kern" + troops)).empty());
}

TEST(EnglishPages, ALightGunBehindTheNameOfGunnersMakesNoLightInfantry) {
  const Reading reading = read(
      "Britain\n1st Brigade: Kern\nRoyal Artillery (light)\n23rd Regiment of Foot\nBritish Legion Artillery (light)\n");
  EXPECT_EQ(unit_of(reading).kind, Kind::foot_artillery);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::line_infantry);
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::foot_artillery);
}

TEST(EnglishPages, AnAmericanCompanyOfGunnersIsOneBattery) {
  for (const std::string part : {" Co/", " Co./", " Company, "}) {
    const Reading reading =
        read("America\n1st Brigade: Kern\nRoe's (Maryland)" + part + "Continental Artillery\n9th Iowa\n");
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << told(reading);
    EXPECT_EQ(unit_of(reading).kind, Kind::foot_artillery) << part;
    EXPECT_EQ(unit_of(reading).commander, "");
  }
}

TEST(EnglishPages, ANumberedRegimentOfFootBelowTheGunsIsInfantry) {
  const Reading reading = read("Britain\n1st Division: Kern\nArtillery\n23rd Foot\n24th Regiment of Foot\n");
  EXPECT_EQ(unit_of(reading).kind, Kind::line_infantry);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::line_infantry);
}

TEST(EnglishPages, NamesOfLeadersKeepTheirCapitals) {
  const Reading reading =
      read("Britain\nReserve Brigade: Lieutenant Colonel Alexander McDonald\n71st Highland Regiment\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Lieutenant Colonel Alexander McDonald");
}

TEST(EnglishPages, CompaniesBeforeABattalionByItsNumbersAreItsOwn) {
  const Reading reading = read("Britain\n1st Brigade\n3 Companies, 5/60th (Rifles): 254\n");
  EXPECT_EQ(told(reading), "1st Brigade[5/60th 254; ]");
  EXPECT_EQ(unit_of(reading).kind, Kind::light_infantry);
}

TEST(EnglishPages, ALeaderBelowTheCompaniesAndGunsOfAUnitIsItsOwn) {
  const Reading reading = read(
      "Union\n1st Brigade\nColonel Kern\n24th Missouri Infantry\nCompanies A, B, F\nMaj Eli Roe\n"
      "4th Battery, Ohio Light Artillery\n4 6-pounder guns & 2 12-pounder howitzers\nCpt Louis Moe\n9th Iowa\n");
  EXPECT_EQ(unit_of(reading).commander + ", " + unit_of(reading, 1).commander, "Maj Eli Roe, Cpt Louis Moe");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Colonel Kern");
  EXPECT_EQ(reading.orbat.formations.at(0).note.find("Roe"), std::string::npos);
}

TEST(EnglishPages, LettersOfCompaniesThatRunTogetherAreCounted) {
  const Reading reading = read("Union\n1st Brigade\n1st U.S. Cavalry, Companies. BCH&I: Cpt Roe\n9th Iowa\n");
  EXPECT_EQ(unit_of(reading).name, "1st U.S. Cavalry (Companies B C H I)");
  EXPECT_EQ(unit_of(reading).men.value, 260) << "of four companies, two to a squadron";
}

TEST(EnglishPages, ACaptionGluedBeforeARegimentIsAskedAbout) {
  EXPECT_EQ(asked(read("Union\n1st Brigade\n9th Iowa 300\nGeneral Bart Kern4th Ohio Infantry, Colonel Roe (550)\n")),
            std::vector{4});
}

TEST(EnglishPages, TheLastOfSeveralNationsInARowIsAskedAboutIfTroopsFollow) {
  const std::string head = "Austria - General Kern\nPrussia - General Roe\nSpain - General Moe\n";
  const std::vector<int> lines = asked(read(head + "\nI Corps\n1st Division\n9th Line 600\n"));
  EXPECT_EQ(std::count(lines.begin(), lines.end(), 3), 1);
  EXPECT_TRUE(asked(read("Spain - General Moe\nI Corps\n1st Division\n9th Line 600\n")).empty());
}

TEST(EnglishPages, ANumberedBrigadeThatComesAgainInItsDivisionIsAskedAbout) {
  const std::string first =
      "Union\nFirst Division (Kern)\nFirst Brigade (Roe)\n9th Iowa\nSecond Brigade (Moe)\n12th Iowa\n";
  EXPECT_EQ(asked(read(first + "\nFirst Brigade (Toe)\n15th Iowa\n")), std::vector{8});
  EXPECT_TRUE(asked(read(first + "\nSecond Division (Doe)\nFirst Brigade (Toe)\n15th Iowa\n")).empty());
}

TEST(EnglishPages, TitlesOfColumnsThatEndWithALinkAreNoPartOfTheFirstUnit) {
  const Reading reading = read(
      "Spain\n1st Division\nNumbers.   Quartered in\nHalberdiers (one compy.)   152   Madrid\nAfrica   898   Cadiz\n");
  EXPECT_EQ(told(reading), "1st Division[Halberdiers 152; Africa 898; ]");
  EXPECT_EQ(unit_of(reading).kind, Kind::line_infantry);
}

TEST(EnglishPages, TheWordInMakesNoGuns) {
  const Reading reading = read("Spain\n1st Division\nQuartered in Africa 600\nRegiment in Cadiz 700\n");
  for (const Unit& unit : reading.orbat.formations.at(0).units) EXPECT_EQ(unit.kind, Kind::line_infantry) << unit.name;
}

TEST(EnglishPages, DiceOfLeadersMakeNoLightDragoonsWhateverStandsBehindThem) {
  const Reading reading = read(
      "French Army: Kern\nExceptional, LD 12   Morale points 51\n1st Corps, Marshal Roe Skilled, LD 10\n"
      "1st Division - General Moe  Average  LD 8\n3 Ligne  DD6  CD10\n2 Ligne  DD6  CD10\n"
      "2nd Division General Toe  Skilled  LD 10\n3 Ligne  DD6  CD10\n3rd Corps, Marshal Dale Exceptional  LD 12+1\n"
      "2nd Division, General Coe  Skilled  LD 12    (arrives late)\n1 Ligne  DD6  CD10\n");
  EXPECT_EQ(told(reading).find("LD"), std::string::npos) << told(reading);
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "Marshal Roe");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(1).commander, "Marshal Dale");
}

TEST(EnglishPages, DismountedHorseIsOnFootAndSaysSo) {
  for (const std::string line : {"14th Dragoons (dismounted)", "14th Dragoons [dismounted]",
                                 "14th Dragoons, dismounted", "14th Dragoons (dismounted), Colonel Kern"}) {
    const Reading reading = read("Britain\n1st Brigade\n" + line + "\n9th Foot\n");
    EXPECT_EQ(unit_of(reading).kind, Kind::line_infantry) << line;
    EXPECT_EQ(unit_of(reading).name, "14th dismounted Dragoons");
    EXPECT_TRUE(asked(reading).empty());
  }
}

TEST(EnglishPages, ColonelsInitialsNeedNoStops) {
  for (const std::string leader : {"Colonel G H Kern", "Colonel J M Kern", "Colonel M Kern", "Lt Colonel H Kern"}) {
    const Reading reading = read("1st Brigade\n2nd Massachusetts Infantry " + leader + "\n");
    EXPECT_EQ(unit_of(reading).name, "2nd Massachusetts Infantry") << leader;
    EXPECT_EQ(unit_of(reading).commander, leader);
  }
}

TEST(EnglishPages, CaptainBehindTheCompanyOfHisRegimentLeadsIt) {
  for (const std::string unit : {"3rd Maine Infantry, Company K", "4th United States Artillery, Light Company F"}) {
    const Reading reading = read("1st Brigade\n" + unit + " Captain T B Kern\n");
    EXPECT_EQ(unit_of(reading).name, unit);
    EXPECT_EQ(unit_of(reading).commander, "Captain T B Kern");
  }
}

TEST(EnglishPages, FootnotesStarBeforeAColonelHidesHimNot) {
  const Reading reading = read("1st Brigade\n1st New Hampshire Infantry* Colonel M Kern\n");
  EXPECT_EQ(unit_of(reading).name, "1st New Hampshire Infantry");
  EXPECT_EQ(unit_of(reading).commander, "Colonel M Kern");
}

TEST(EnglishPages, ColonelOfARegimentBelowTheArmysLeaderIsAskedAbout) {
  const Reading reading = read(
      "Army of the Valley\nMajor General Roe\n\nColonel G H Kern, 2nd United States Cavalry\n\n"
      "19th New York Infantry\n28th New York Infantry\n\nColonel C P Moe, 14th United States Infantry\n\n"
      "3rd Ohio Infantry\n");
  EXPECT_EQ(asked(reading), (std::vector{4, 9}));
}

TEST(EnglishPages, LeaderOfAnArmyMayBeOfARegiment) {
  const Reading reading =
      read("Army of the Valley\nColonel G H Kern, 2nd United States Cavalry\n19th New York Infantry\n");
  EXPECT_TRUE(asked(reading).empty());
}

}  // namespace estafette::readers::english_pages_test
