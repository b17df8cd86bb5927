// What old prints and their scans put round an order of battle: sums by arms, corrections, leader dots, smudges and
// lists that begin without a heading.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::old_prints_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

const std::string kTroops =
    "Preu\u00DFen\nDivision Kern\nBrigade Roe\n1. Infanterie-Regiment 2 Bat. 1500 Mann\n2. Infanterie-Regiment 2 Bat. "
    "1500 "
    "Mann\n";

}  // namespace

TEST(OldPrints, SumsOfEachSortBehindAListAreNoTroops) {
  const Reading reading =
      read(kTroops +
           "\n4 Batt. Infanterie 3000 Mann\n6 Compagn. J\u00E4ger 900 --\n20 Escadr. Cavallerie 2400 "
           "Pferde\n------ ------\n3900 Mann 2400 Pferde\n");
  EXPECT_EQ(told(reading).find("J\u00E4ger"), std::string::npos) << told(reading);
  EXPECT_NE(told(reading).find("1. Infanterie-Regiment 1500; 2. Infanterie-Regiment 1500; ]"), std::string::npos);
}

TEST(OldPrints, SortsCountedBelowACommandAreItsTroops) {
  const Reading reading =
      read(kTroops +
           "\nDivision Dale\n4 Batt. Infanterie 3000 Mann\n6 Compagn. J\u00E4ger 900 Mann\n5 Escadr. Cavallerie 600 "
           "Mann\n4500 Mann\n");
  EXPECT_NE(told(reading).find("J\u00E4ger 900"), std::string::npos) << told(reading);
}

TEST(OldPrints, ASentenceAboutTheLossesOfEachIsNoUnit) {
  const Reading reading = read(
      "British Army\n1st Brigade: Kern\n5th Foot 944\n9th Foot 761\n(1) Omitted to deduct from each regiment the "
      "losses "
      "at Alba, 474 in all.\n");
  EXPECT_NE(told(reading).find("[5th Foot 944; 9th Foot 761; ]"), std::string::npos) << told(reading);
  EXPECT_EQ(asked(reading), std::vector<int>{5});
}

TEST(OldPrints, BulletsThatLeadTheEyeAreNoPartOfAName) {
  const Reading reading = read(
      "British Army\n1st Brigade: Kern\nAlba Hussars \u2022 \u2022 \u2022 I\n12th Dragoons \u2022 \u2022 . i D . ,. . "
      ",\n");
  EXPECT_NE(told(reading).find("[Alba Hussars 420; 12th Dragoons 420; ]"), std::string::npos) << told(reading);
}

TEST(OldPrints, RegimentsAboveTheFirstCommandAreAskedAbout) {
  const Reading reading = read(
      "List of the general officers of Britain.\nGuards Major-General Kern.\n1st or Royal, 2nd Battalion\n92nd )\n1st "
      "Brigade: Roe\n40th Foot 900\n");
  EXPECT_EQ(asked(reading), (std::vector<int>{2, 3, 4})) << told(reading);
}

TEST(OldPrints, AMisreadWordForABattalionIsOne) {
  const Reading reading =
      read("Bayern\n1ste Brigade: Generalmajor Graf Kern\n2tes leichtes Infanterie = Batajllon Dale.\n");
  EXPECT_EQ(unit_of(reading).level, UnitLevel::battalion) << told(reading);
  EXPECT_NE(unit_of(reading).note.find("Batajllon in the print"), std::string::npos) << unit_of(reading).note;
}

TEST(OldPrints, AMarkOfANoteBeforeAMisreadNumberIsNoPartOfACommand) {
  const Reading reading =
      read("Bayern\n*5) iste Brigade: Generalmajor Graf\nKern.\n1stes Linien-Infanterie-Regiment Wald.\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Generalmajor Graf Kern") << told(reading);
  EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 1U);
}

}  // namespace estafette::readers::old_prints_test
