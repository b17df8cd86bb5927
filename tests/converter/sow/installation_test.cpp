#include "converter/sow/installation/installation.hpp"

#include "battles.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::sow::installation_test {
namespace {

const fs::path kGame = ESTAFETTE_FIXTURES "/sow/installation";

bool knows(GameTable table, const std::string& id) {
  return read_installation(kGame).at(static_cast<std::size_t>(table)).contains(id);
}

TEST(Installation, ItsTablesAreTheUnionOfBaseAndDlcAndModsWhateverTheLetterCase) {
  EXPECT_TRUE(knows(GameTable::unit_class, "UGLB_FR_INF_1"));
  EXPECT_TRUE(knows(GameTable::unit_class, "UGLB_PR_INF_2"));  // in a DLC, whose folder is called Data Files
  EXPECT_TRUE(knows(GameTable::unit_class, "UGLB_FR_CAV_2"));  // spelt in small letters
  EXPECT_TRUE(knows(GameTable::map, "WATERLOO"));              // in a mod beside Base
}

TEST(Installation, RiflesAndGunsAreOneTableOfWeapons) {
  EXPECT_TRUE(knows(GameTable::weapon, "IDS_ARSN_1777_CHARLEVILLE_FRANCE"));
  EXPECT_TRUE(knows(GameTable::weapon, "IDS_ARSN_6LB_CANNON_FR"));
}

TEST(Installation, NotesRepeatedHeadersAndTheSlotsOfADrillAreNoEntries) {
  EXPECT_FALSE(knows(GameTable::unit_class, "CLASS"));
  EXPECT_FALSE(knows(GameTable::unit_class, ""));
  EXPECT_FALSE(knows(GameTable::formation, "UGLY_SLOT"));
  EXPECT_TRUE(knows(GameTable::formation, "DRIL_SUPPLYWAGON"));  // it stands after many slots
}

TEST(Installation, TheBaseFolderAloneWillDoButForWhatOtherLayersHold) {
  EXPECT_EQ(
      test::refusal([] { (void)read_installation(kGame / "Base"); }),
      (kGame / "Base").generic_string() +
          ": expected a map of the folder Maps. Name the folder of the game that holds Base, or Logistics and Maps");
}

TEST(Installation, AFlagOrAnInferredMapThatIsMissingIsRemarkedOnOnly) {
  const Profile& profile = test::waterloo();
  std::vector<std::string> expected;
  for (const Identifier& used : profile.identifiers) {
    if (used.id == "Ligny" || used.id == "QuatreBras" || used.id == "Wavre") {
      expected.push_back("waterloo.xml:" + std::to_string(used.line) + ": name: no map of " + kGame.string() +
                         " is called " + used.id + ", a name that is only inferred");
    }
    if (used.id != "GFX_PR_Landwehr") continue;
    expected.push_back("waterloo.xml:" + std::to_string(used.line) + ": flag: no table of " + kGame.string() +
                       " has GFX_PR_Landwehr, nor any xml file of its interface");
  }
  EXPECT_FALSE(expected.empty());
  EXPECT_EQ(check_installation(profile, kGame), expected);
}

TEST(Installation, WhatItLacksIsRefusedWithTheLineOfTheProfileToChange) {
  Profile profile = test::waterloo();
  profile.identifiers = {{GameTable::unit_class, "UGLB_FR_Inf_99", "class", 12},
                         {GameTable::weapon, "IDS_ARSN_Catapult", "weapon", 34},
                         {GameTable::graphic, "GFX_Obj_Mayor", "neutral", 56}};
  const std::string below = " below " + kGame.string();
  EXPECT_EQ(
      test::refusal([&] { (void)check_installation(profile, kGame); }),
      "waterloo.xml:12: class: found \"UGLB_FR_Inf_99\"; expected a class of unitglobal.csv" + below +
          ". The nearest there is \"UGLB_FR_Inf_1\"\n"
          "waterloo.xml:34: weapon: found \"IDS_ARSN_Catapult\"; expected a weapon of rifles.csv or artillery.csv" +
          below +
          "\nwaterloo.xml:56: neutral: found \"GFX_Obj_Mayor\"; expected a graphic of gfxpack.csv, gfx.csv or "
          "unitpack.csv" +
          below + ". The nearest there is \"GFX_Obj_Major\"");
}

}  // namespace
}  // namespace estafette::sow::installation_test
