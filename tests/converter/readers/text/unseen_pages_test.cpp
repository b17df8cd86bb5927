// Manners of pages that nobody here had seen: what is attached to a division, names of regiments without a word for
// them, leaders with a title, lists in two halves.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::unseen_pages_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(UnseenPages, CavalryAttachedToADivisionIsInItThoughItHasNoBrigades) {
  const Reading reading = read(
      "Spanish Army\n1st Division, General Alba:\nLeon Regiment, 640\nToro Regiment, 812\n"
      "Cavalry attached to the 1st Division:\nBorbon, 204\nTotal of the Division 1,656\n");
  ASSERT_EQ(reading.orbat.formations.at(0).formations.size(), 1U) << told(reading);
  EXPECT_EQ(reading.orbat.formations[0].formations[0].units.size(), 3U);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(UnseenPages, ATotalIsThatOfTheListAboveItThoughMoreOfItsCommandFollows) {
  const std::string page =
      "Spanish Army\n1st Division, General Alba:\nLeon Regiment, 640\nToro Regiment, 812\nTotal1,452\n"
      "Soria Regiment, 500\nJaen Regiment, 400\nTotal900\n";
  EXPECT_TRUE(asked(read(page)).empty());
  EXPECT_EQ(asked(read(page + "Total901\n")).size(), 1U);
}

TEST(UnseenPages, AListWithoutCommandsHasItsTotals) {
  EXPECT_TRUE(asked(read("Spanish\nLeon Regiment, 640\nToro Regiment, 812\nTotal 1,452\n")).empty());
  EXPECT_EQ(asked(read("Spanish\nLeon Regiment, 640\nToro Regiment, 812\nTotal 1,453\n")).size(), 1U);
}

TEST(UnseenPages, WhatIsCountedInCompaniesHasMenAndNoNumber) {
  const Unit sappers = unit_of(read("Spain\n1st Division\nTwo companies of sappers166\n"));
  EXPECT_EQ(sappers.men.value, 166);
  EXPECT_EQ(sappers.name, "sappers");
}

TEST(UnseenPages, ANameWithItsBattalionBehindItIsABattalion) {
  const Reading reading =
      read("Spain\n1st Division\nToro, 1st Battalion\n1st Real Marina (Marines), 2nd Battalion, 560\n");
  EXPECT_EQ(unit_of(reading, 0).name, "1st Battalion Toro");
  EXPECT_EQ(unit_of(reading, 1).men.value, 560);
  EXPECT_TRUE(asked(read("Spain\n1st Division\nNote: Major Kern, 2nd Battalion\n9th Line 600\n")).empty());
}

TEST(UnseenPages, ALeaderWithATitleInSmallLettersIsNoPartOfTheName) {
  for (const std::string line :
       {"I Corpo al comando del principe Carlo Moro", "6e corps aux ordres du prince Carlo Moro",
        "I Corps, conte Carlo Moro", "IV Corps commanded by the Prince Carlo Moro",
        "8. Korps unter dem Befehl des Prinzen Carlo Moro"}) {
    const Reading reading = read("French Army\n" + line + "\n1st Division\n9th Line 600\n");
    const Formation& corps = reading.orbat.formations.at(0).formations.at(0);
    EXPECT_NE(corps.commander.find("Carlo Moro"), std::string::npos) << line << ": " << told(reading);
    EXPECT_EQ(corps.name.find("Moro"), std::string::npos) << line;
  }
}

TEST(UnseenPages, SortsCountedInBracketsAreTroopsIfTheyComeToWhatIsSaid) {
  const Reading reading = read(
      "Prussian Army\nRoe's left wing - 4 battalions (2 x musketeers 2 x fusiliers), and 2 squadrons of Hussars\n");
  const Formation& wing = reading.orbat.formations.at(0).formations.at(0);
  ASSERT_EQ(wing.units.size(), 3U) << told(reading);
  EXPECT_EQ(wing.units[0].subunits, 2);
  const Reading other =
      read("Prussian Army\nRoe's left wing - 5 battalions (2 x musketeers, 2 x fusiliers)\n9th Line 600\n");
  EXPECT_FALSE(asked(other).empty());
}

TEST(UnseenPages, GunsBehindBattalionsInAListAreABatteryAndNoNote) {
  const Reading reading =
      read("Prussia\nKern's Brigade: 2 bns musketeers, 3 x 12-pound Brummers, 2 squadrons of Hussars\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 3U) << told(reading);
  EXPECT_NE(told(reading).find("3 guns"), std::string::npos) << told(reading);
}

TEST(UnseenPages, AFirstLineThatMayBeATitleOrTroopsIsAskedAbout) {
  EXPECT_EQ(asked(read("5th Battalion at Altmark\n1st Brigade\n9th Line 600\n")).at(0), 1);
  EXPECT_TRUE(asked(read("French\n5th Battalion 480 men\n1st Brigade\n9th Line 600\n")).empty());
}

TEST(UnseenPages, RegimentsNamedAfterTheirCountryAreInTheList) {
  const Reading reading = read(
      "Spain\nOfficers. Men.\n1st Division, General Lasa:\nBurgos, 1st of Espa\u00F1a, Alcala (three batts.)140 "
      "3,610\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 3U) << told(reading);
}

TEST(UnseenPages, TheRestOfAnEntryMayStandWithoutTheBulletOfTheOthers) {
  const Reading reading = read(
      "France\n1st Division\n- 14e r\u00E9giment\nde mobiles : lt-col d'Aubier\n- 9e de ligne\n- 10e de ligne\n"
      "- 11e de ligne\n");
  EXPECT_EQ(unit_of(reading, 0).name, "14e r\u00E9giment de mobiles") << told(reading);
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 4U);
}

TEST(UnseenPages, ATableInTwoHalvesIsReadHalfByHalf) {
  const Reading reading = read(
      "Prussian cavalry\nREGIMENTS. | SQUADRONS. | REGIMENTS. | SQUADRONS. |\nCuirassiers. | |||\n"
      "Kern | 3 | Dale | 5 |\nRoe | 5 | Dragoons. | |\nLake | 2 | Moss | 10 |\n");
  EXPECT_EQ(reading.orbat.formations.size(), 2U) << told(reading);
  EXPECT_EQ(unit_of(reading, 3).name, "Dale");
  EXPECT_EQ(unit_of(reading, 3).subunits, 5);
}

TEST(UnseenPages, ATitleThatNamesAnArmySaysWhoseItsArmiesAre) {
  const Reading reading =
      read("Arm\u00E9e autrichienne\n1re arm\u00E9e\nIIe corps\n1re division\n45e r\u00E9giment d'infanterie 2.400\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).formations.at(0).units.at(0).nation, "Austria")
      << told(reading);
}

}  // namespace estafette::readers::unseen_pages_test
